"""Summaries of tables, for the lobby and for lists of games: stored beside the log.

They are read leniently, as an older or a newer version of the program may have written them:
missing fields have defaults, unknown ones are ignored, and an unreadable summary is left out of
the list.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from ..game import Game
from .setup import Setup
from .store import Holder
from .table import OPEN, OVER, Table
from .wire.updates import SeatOut, SummaryOut, encode, seats_out


class StoredSetup(Setup, frozen=True, forbid_unknown_fields=False, rename="camel"):
    """The setup of a table, read leniently."""


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    shares: list[list[list[int]]]
    """Points for buildings, by scoring, seat and kind."""
    walls: list[list[int]]
    """The longest walls, by scoring and seat."""


class Written(SummaryOut, frozen=True, rename="camel"):
    """A summary as written: what the lobby shows, and the state of the game."""

    turn: int | None
    """The seat on turn."""
    deadline: int | None
    """When the clock of that turn runs out, in milliseconds since 1970."""
    said: list[tuple[int, int]]
    """The last chat lines: their seats and times."""
    result: Result | None
    since: int | None
    """When that turn began, in milliseconds since 1970."""
    sat: list[int]
    """When the person at each seat sat down; 0 if nobody did. Empty once the game has started."""
    brought: bool
    """Whether the game was played offline and only its record uploaded, so it proves little."""


class StoredSummary(Struct, frozen=True, rename="camel"):
    """A summary as read, whatever version wrote it."""

    setup: StoredSetup
    seats: list[SeatOut]
    turn: int | None = None
    deadline: int | None = None
    said: list[tuple[int, int]] = []
    result: Result | None = None
    since: int | None = None
    sat: list[int] = []
    brought: bool = False


LINES = 9
"""The most chat lines whose times are in a summary."""
LESSON, SANDBOX, BOTS_ONLY = "lesson", "sandbox", "bots-only"
"""Further statuses of stored tables: an exercise, a game from a position, and a finished game
between bots only."""

_decoder = msgspec.json.Decoder(StoredSummary)


def kind_of(table: Table) -> str:
    """The stored status of a table: its own, or one of those that are kept for a shorter time."""
    if table.progress is not None:
        return LESSON
    if table.begun is not None:
        return SANDBOX
    if table.status == OVER and not any(seat.holders for seat in table.seats):
        return BOTS_ONLY
    return table.status


def write_summary(table: Table) -> bytes:
    """The summary of a table to be stored; it does not say who is connected."""
    turn = table.turn
    return encode(
        Written(
            table.setup,
            seats_out(table, ()),
            None if turn is None else turn.seat,
            table.deadline,
            [(line.seat, line.at) for line in table.chat[-LINES:]],
            result_of(table.game) if table.game is not None and table.status == OVER else None,
            None if turn is None else table.since,
            [seat.sat for seat in table.seats] if table.status == OPEN else [],
            table.brought,
        )
    )


def result_of(game: Game) -> Result:
    """The result of a finished game."""
    seats = range(len(game.scores))
    return Result(
        list(game.scores),
        [
            [[ranks[seat].share for ranks in scoring.ranks] for seat in seats]
            for scoring in game.scorings
        ],
        [[wall.length for wall in scoring.walls] for scoring in game.scorings],
    )


def holders_of(table: Table) -> tuple[Holder, ...]:
    """The guests whose lists of games a table is in; none for an exercise."""
    if table.progress is not None:
        return ()
    guests = dict.fromkeys(guest for seat in table.seats for guest in seat.holders)
    return tuple(
        Holder(guest, sum(1 << seat for seat in held), _others(table, held))
        for guest in guests
        if (held := table.held_by(guest))
    )


def _others(table: Table, held: Collection[int]) -> str:
    """The names of the fellow players of whoever holds some seats, for searching."""
    return "\n".join(
        seat.name.lower() for number, seat in enumerate(table.seats) if number not in held
    )


def read_summary(stored: bytes) -> SummaryOut | None:
    """A stored summary as the lobby shows it; None if it cannot be read."""
    found = read_stored(stored)
    return None if found is None else SummaryOut(found.setup, found.seats)


def read_stored(stored: bytes) -> StoredSummary | None:
    """A stored summary; None if it cannot be read."""
    try:
        return _decoder.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return None
