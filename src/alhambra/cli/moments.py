"""One moment of a game: from a record, or from a position in notation."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from ..core import const
from ..core.state import State
from ..positions import read_position
from ..view import View, legal_actions, view_for
from . import files
from .common import UsageError, number


@dataclass(frozen=True)
class Moment:
    """A position, and what is known about its game."""

    state: State
    names: Sequence[str]
    game: int | None
    """The number of the record in its file; None for a position given with --position."""
    at: int | None
    """How many actions had been played; None for a position given with --position."""

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the game is over."""
        actor = self.state.actor()
        return None if actor == const.NOBODY else actor

    @property
    def legal(self) -> list[str]:
        """The legal actions, sorted as text."""
        return [] if self.actor is None else sorted(map(str, legal_actions(self.state)))

    def view(self, seat: int | None, *, open_hands: bool) -> View:
        """What a seat may know, or a spectator if `seat` is None."""
        return view_for(self.state, seat, version=self.at or 0, open_hands=open_hands)


def add_moment(parser: argparse.ArgumentParser, at_help: str) -> None:
    """Add the arguments for a file with `--game` and `--at`, or for `--position`."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a file of records; - is standard input"
    )
    parser.add_argument(
        "--game", type=number(0), metavar="I", help="the record, counted from 0 (default: 0)"
    )
    parser.add_argument("--at", type=number(0), metavar="N", help=at_help)
    parser.add_argument(
        "--position",
        metavar="TEXT",
        help="use this position instead, written as in docs/notation.md",
    )


def check_moment(arguments: argparse.Namespace) -> None:
    """Refuse arguments with both a file and a position, or with neither."""
    if (arguments.file is None) == (arguments.position is None):
        raise UsageError("name a FILE of records, or a position with --position, but not both")
    if arguments.position is not None and (arguments.game is not None or arguments.at is not None):
        raise UsageError("--game and --at go with a FILE of records, not with --position")


def load_moment(arguments: argparse.Namespace) -> Moment:
    """The moment given by the arguments of `add_moment`."""
    check_moment(arguments)
    if arguments.position is not None:
        state = read_position(arguments.position)
        return Moment(state, [f"Seat {seat + 1}" for seat in range(state.players)], None, None)
    index = arguments.game or 0
    _, game = files.load(arguments.file, index, at=arguments.at)
    return Moment(game.state, game.names, index, game.version)
