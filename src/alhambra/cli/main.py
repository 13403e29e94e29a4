"""The program `alhambra`: parses the arguments and runs one command."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence

from .. import __version__
from ..core import compiled
from ..errors import AlhambraError, MissingExtra
from . import (
    analyse,
    arena,
    backup,
    bench,
    calibrate,
    demo,
    duplicate,
    export,
    legal,
    palace,
    puzzles,
    score,
    serve,
    show,
    simulate,
    site,
    train,
    verify,
)
from .common import FAILED, INTERRUPTED, PIPE_CLOSED, USAGE, Failure, UsageError

EXAMPLES = """\
examples:
  alhambra serve --open
  alhambra simulate --games 1000 --players 3 --seed 7 --records games.jsonl
  alhambra arena --bots random,builder --players 3 --games 60
  alhambra verify games.jsonl
  alhambra export games.jsonl --out moves.parquet
  alhambra show games.jsonl --game 12 --at 80 --svg table.svg
  alhambra analyse games.jsonl --game 12 --page game.html
  alhambra palace 'C9W -1,0; A9 -1,-1; S6ES 0,-1'

exit codes:
  0  fine
  1  a check failed
  2  the command cannot be carried out as given

`alhambra COMMAND --help` has more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    _open_streams()
    name = "alhambra"
    try:
        parsed = _parsed(sys.argv[1:] if arguments is None else arguments)
        name = f"alhambra {parsed.command}"
        code: int = parsed.run(parsed)
        sys.stdout.flush()
        return code
    except SystemExit as stop:  # argparse has printed help, the version or an error
        return stop.code if isinstance(stop.code, int) else USAGE
    except (UsageError, MissingExtra) as error:
        return _complain(name, error, USAGE)
    except (Failure, AlhambraError) as error:
        return _complain(name, error, FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        what = repr(error.filename) if error.filename else "standard output"
        return _complain(name, f"cannot write {what}: {error.strerror or error}", USAGE)


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments. Raises SystemExit, after an error message, if they are wrong."""
    parser = _parser()
    first = arguments[0] if arguments else ""
    if first.startswith("-") and first not in ("-h", "--help", "--version"):
        parser.error(f"unknown option {first:.40}; the options of a command come after it")
    parsed = parser.parse_args(arguments)
    if not hasattr(parsed, "command"):
        parser.print_help(sys.stderr)
        parser.exit(USAGE)
    return parsed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="alhambra",
        description="The board game Alhambra: simulate, check, replay, draw and score games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (
        serve, simulate, arena, train, verify, export, legal, show, score, analyse, calibrate,
        palace, puzzles, bench, demo, backup, site, duplicate,
    ):  # fmt: skip
        command.add(commands)
    return parser


def _version() -> str:
    answer = "yes" if compiled() else "no"
    return f"alhambra {__version__} (compiled: {answer}, Python {platform.python_version()})"


def _complain(name: str, error: object, code: int) -> int:
    """Flush what was printed before, then print the error; returns the exit code."""
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    print(f"{name}: {error}", file=sys.stderr)
    return code


def _open_streams() -> None:
    """Make printing safe: escape what cannot be encoded, and discard output to a closed stream."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Discard the remaining output, which cannot be written."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
