"""Appends rows to the logs in SQLite: one by one, or many in one statement."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from .base import Conflict, Index, Row

MOST = 32
"""The most rows in one statement."""


@dataclass(slots=True)
class Append:
    """A row to be appended to a table's log."""

    table: str
    row: Row
    index: Index


class TakenSince(Exception):
    """Not all rows could be appended, and it is not known which."""


def prepare(connection: sqlite3.Connection) -> None:
    """Add a view `wanted`: inserting into it appends to the log and updates the index.

    So several rows take one statement, which is its own transaction if none is open.
    """
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(
        "CREATE TEMP VIEW wanted AS SELECT id, version, updated AS at, summary AS body, status,"
        " listed, due, summary FROM tables"
    )
    connection.execute(
        "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON wanted BEGIN"
        " UPDATE tables SET updated = new.at, status = new.status, listed = new.listed,"
        " version = new.version, due = new.due, summary = new.summary, doomed = NULL"
        " WHERE id = new.id AND version = new.version - 1;"
        " SELECT raise(ABORT, 'taken') WHERE changes() = 0;"
        " INSERT INTO log (table_id, version, at, body)"
        " VALUES (new.id, new.version, new.at, new.body); END"
    )


def append(connection: sqlite3.Connection, wanted: Append) -> None:
    """Append one row. Raises `Conflict`, and changes nothing, if it is not the next one."""
    try:
        append_all(connection, [wanted])
    except TakenSince:
        text = f"{wanted.row.version} is not the next version of table {wanted.table}"
        raise Conflict(text) from None


def append_all(connection: sqlite3.Connection, wanted: Sequence[Append]) -> None:
    """Append all rows. After `TakenSince`, an open transaction must be rolled back."""
    for first in range(0, len(wanted), MOST):
        some = wanted[first : first + MOST]
        try:
            connection.execute(_statement(len(some)), list(_values(some)))
        except sqlite3.IntegrityError as error:
            raise TakenSince from error
    for each in wanted:
        hold(connection, each)


def _values(wanted: Sequence[Append]) -> Iterator[object]:
    for each in wanted:
        yield each.table
        yield from each.row
        yield from each.index[:-1]  # without the holders, which `hold` writes


@cache
def _statement(rows: int) -> str:
    """The statement that appends so many rows, if each is the next one."""
    return f"INSERT INTO wanted VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * rows)}"


def hold(connection: sqlite3.Connection, written: Append) -> None:
    """Store whose lists of games a table is in, if that has changed."""
    table, row, index = written.table, written.row, written.index
    if index.holders is None:
        return
    connection.execute(
        "DELETE FROM played WHERE table_id = ? AND guest NOT IN (SELECT value FROM json_each(?))",
        (table, json.dumps([holder.guest for holder in index.holders])),
    )
    connection.executemany(
        "INSERT INTO played (guest, table_id, seats, status, at, names) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guest, table_id) DO UPDATE SET seats = excluded.seats,"
        " status = excluded.status, at = excluded.at, names = excluded.names",
        [
            (holder.guest, table, holder.seats, index.status, row.at, holder.names)
            for holder in index.holders
        ],
    )
