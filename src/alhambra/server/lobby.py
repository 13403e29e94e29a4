"""A table in short, as the lobby shows it: kept beside the log, and read leniently.

A row may have been written by an older version of the program, or by a newer one on the same
database. What is missing has a default, what is unknown is passed over, and a row of which nothing
can be made is left out: it never spoils the list.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .setup import Setup
from .table import OVER, Table
from .wire.updates import SeatOut, SummaryOut, encode, seats_out


class StoredSetup(Setup, frozen=True, forbid_unknown_fields=False, rename="camel"):
    """The setup of a table, whatever version wrote it."""


class StoredSummary(Struct, frozen=True, rename="camel"):
    """A table in short, whatever version wrote it."""

    setup: StoredSetup
    seats: list[SeatOut]


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
    return encode(SummaryOut(table.setup, seats_out(table, ())))


def read_summary(stored: bytes) -> SummaryOut | None:
    """What is stored, as far as it can be read."""
    try:
        found = _decoder.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return SummaryOut(found.setup, found.seats)
