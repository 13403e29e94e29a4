"""What the commands share: arguments, exit codes and JSON."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from typing import TypeAlias

from ..parallel import LOCAL, MAX_JOBS

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

OK = 0
FAILED = 1  # what was checked does not hold
USAGE = 2  # the command cannot be carried out as it was given
INTERRUPTED = 130  # as a shell reports Ctrl-C
PIPE_CLOSED = 141  # as a shell reports a reader that has gone


class Failure(Exception):
    """What was checked does not hold: one line, exit code 1."""


class UsageError(Exception):
    """The command cannot be carried out as it was given: one line, exit code 2."""


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    summary: str,
    more: str,
) -> argparse.ArgumentParser:
    """A new command; `more` follows its options in the help and holds the examples."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, command=name)
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    """The switch `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The option `--jobs`."""
    parser.add_argument(
        "--jobs",
        type=number(0, MAX_JOBS),
        default=1,
        metavar="J",
        help="work in J processes; 0 for one per processor (default: 1)",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """The option `--cluster`."""
    parser.add_argument(
        "--cluster", nargs="?", const=LOCAL, metavar="ADDRESS",
        help="work on a Ray cluster; without ADDRESS, on J workers started on this machine",
    )  # fmt: skip


def number(low: int, high: int = 10**9) -> Callable[[str], int]:
    """Reads a whole number from `low` to `high`, for argparse."""

    def read(text: str) -> int:
        plain = re.fullmatch(r"[0-9]{1,10}", text) is not None
        if not plain or not low <= int(text) <= high:
            wanted = f"from {low} to {high}" if high < 10**9 else f"of {low} or more"
            raise argparse.ArgumentTypeError(
                f"a whole number {wanted}, not {text if plain else repr(text[:40])}"
            )
        return int(text)

    return read


def print_json(data: object, *, to_error: bool = False) -> None:
    """Print data as JSON that any terminal and pipe can carry."""
    print(json.dumps(data, indent=2), file=sys.stderr if to_error else sys.stdout)


def plural(count: int, one: str) -> str:
    """A number with its noun: `1 game`, `2 games`."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"
