"""The arguments that say which games are played: seats, edition, rule options, seed."""

from __future__ import annotations

import argparse

from ..deal import fresh_seed
from ..options import Options
from .common import UsageError, number


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add `--players`, `--edition`, `--option` and `--seed`."""
    parser.add_argument(
        "--players", type=number(0), required=True, metavar="K", help="seats, 2 to 6"
    )
    parser.add_argument(
        "--edition", default="standard", metavar="E", help="rules to play by (default: standard)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="a rule option that differs from the edition; may be given several times",
    )  # fmt: skip
    parser.add_argument("--seed", metavar="S", help="any text (default: a fresh one, printed)")


def options_of(arguments: argparse.Namespace) -> Options:
    """The rule options given by the arguments. Raises `SetupError` for unknown ones."""
    changes: dict[str, str] = {}
    for text in arguments.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"write --option {text[:40]!r} as NAME=VALUE")
        if name in changes:
            raise UsageError(f"--option {name[:40]!r} is given twice")
        changes[name] = value
    return Options(arguments.players, arguments.edition, changes)


def seed_of(arguments: argparse.Namespace) -> str:
    """The seed given by the arguments, or a fresh one."""
    seed: str = fresh_seed()[:16] if arguments.seed is None else arguments.seed
    if any("\ud800" <= sign <= "\udfff" for sign in seed):
        raise UsageError("--seed is not UTF-8 text")
    return seed
