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
FAILED = 1  # a check failed
USAGE = 2  # the command cannot be carried out as given
INTERRUPTED = 130  # what a shell reports after Ctrl-C
PIPE_CLOSED = 141  # what a shell reports when the reader of a pipe is gone


class Failure(Exception):
    """A check failed: one line on standard error, exit code 1."""


class UsageError(Exception):
    """The command cannot be carried out as given: one line on standard error, exit code 2."""


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    summary: str,
    more: str,
) -> argparse.ArgumentParser:
    """Add a command; in the help, `more` comes after the options, with the examples."""
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
    """Add the switch `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the option `--jobs`."""
    parser.add_argument(
        "--jobs",
        type=number(0, MAX_JOBS),
        default=1,
        metavar="J",
        help="work in J processes; 0 for one per processor (default: 1)",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Add the option `--cluster`."""
    parser.add_argument(
        "--cluster", nargs="?", const=LOCAL, metavar="ADDRESS",
        help="work on a Ray cluster; without ADDRESS, on J workers started on this machine",
    )  # fmt: skip


def number(low: int, high: int = 10**9) -> Callable[[str], int]:
    """A type for argparse: a whole number from `low` to `high`."""

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
    """Print data as JSON, in ASCII for any terminal and pipe."""
    print(json.dumps(data, indent=2), file=sys.stderr if to_error else sys.stdout)


def plural(count: int, one: str) -> str:
    """A number with its noun: `1 game`, `2 games`."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"
