"""A table in short, as the lobby shows it: kept beside the log, and read leniently.

A row may have been written by an older version of the program, or by a newer one on the same
database. What is missing has a default, what is unknown is passed over, and a row of which nothing
can be made is left out: it never spoils the list.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..game import Game
from .setup import Setup
from .store import Holder
from .table import OPEN, OVER, Table
from .wire.updates import SeatOut, SummaryOut, encode, seats_out


class StoredSetup(Setup, frozen=True, forbid_unknown_fields=False, rename="camel"):
    """The setup of a table, whatever version wrote it."""


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    shares: list[list[list[int]]]
    """Points for buildings, by scoring, seat and kind."""
    walls: list[list[int]]
    """The longest walls, by scoring and seat."""


class Written(SummaryOut, frozen=True, rename="camel"):
    """A table in short, as it is stored: what the lobby shows, and how the game stands."""

    turn: int | None
    """Who is on turn."""
    deadline: int | None
    """When the clock of that turn runs out, in milliseconds."""
    said: list[tuple[int, int]]
    """The last lines of chat: seats, and when."""
    result: Result | None
    since: int | None
    """When that turn began, in milliseconds."""
    sat: list[int]
    """When the person of each seat sat down; 0 where nobody did."""
    brought: bool
    """Whether it was played elsewhere: nobody here can say how."""


class StoredSummary(Struct, frozen=True, rename="camel"):
    """A table in short, whatever version wrote it."""

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
"""The most lines of chat of which it is stored when they were said."""
LESSON, SANDBOX, BOTS_ONLY = "lesson", "sandbox", "bots-only"
"""The table of an exercise, begun or done; a game from a position, running or over; a game that is
over, and nobody had a seat there."""

_decoder = msgspec.json.Decoder(StoredSummary)


def kind_of(table: Table) -> str:
    """The status of a table in its row; another one for what is not kept for as long."""
    if table.progress is not None:
        return LESSON
    if table.begun is not None:
        return SANDBOX
    if table.status == OVER and not any(seat.holders for seat in table.seats):
        return BOTS_ONLY
    return table.status


def write_summary(table: Table) -> bytes:
    """A table in short, as it is stored; who is there now is not known."""
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
    """How a game that is over has ended."""
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
    """Among whose games a table is; exercises are among nobody's."""
    if table.progress is not None:
        return ()
    guests = dict.fromkeys(guest for seat in table.seats for guest in seat.holders)
    return tuple(
        Holder(guest, sum(1 << seat for seat in table.held_by(guest)), _others(table, guest))
        for guest in guests
    )


def _others(table: Table, guest: str) -> str:
    """The names of those who play with a guest, to be searched."""
    return "\n".join(seat.name.lower() for seat in table.seats if guest not in seat.holders)


def read_summary(stored: bytes) -> SummaryOut | None:
    """What is stored, as far as it can be read, for the lobby."""
    found = read_stored(stored)
    return None if found is None else SummaryOut(found.setup, found.seats)


def read_stored(stored: bytes) -> StoredSummary | None:
    """What is stored, as far as it can be read."""
    try:
        return _decoder.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return None
