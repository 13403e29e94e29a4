"""Rows that are appended to the logs of tables in SQLite: one by one, or many in one statement."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from .base import Conflict, Index, Row

_TOGETHER = 32  # the most rows of one statement


@dataclass(frozen=True, slots=True)
class Append:
    """A row that is wanted at the end of a table's log."""

    table: str
    row: Row
    index: Index


class TakenSince(Exception):
    """Not all rows could be appended, and it is not known which: some may have been."""


def append(connection: sqlite3.Connection, wanted: Append) -> None:
    """One row. Raises `Conflict` if it is not the next one, and then nothing has changed."""
    try:
        _append_some(connection, [wanted])
    except TakenSince:
        text = f"{wanted.row.version} is not the next version of table {wanted.table}"
        raise Conflict(text) from None


def append_all(connection: sqlite3.Connection, wanted: Sequence[Append]) -> None:
    """All rows, or `TakenSince`: then the transaction has to be given up."""
    for first in range(0, len(wanted), _TOGETHER):
        _append_some(connection, wanted[first : first + _TOGETHER])


def _append_some(connection: sqlite3.Connection, wanted: Sequence[Append]) -> None:
    insert, update = _statements(len(wanted))
    values = list(_values(wanted))
    if connection.execute(insert, values).rowcount != len(wanted):
        raise TakenSince
    connection.execute(update, values)
    for each in wanted:
        hold(connection, each)


def _values(wanted: Sequence[Append]) -> Iterator[object]:
    for each in wanted:
        row, index = each.row, each.index
        yield from (each.table, row.version, row.at, row.body)
        yield from (index.status, index.listed, index.due, index.summary)


@cache
def _statements(rows: int) -> tuple[str, str]:
    """What appends so many rows, if each is the next one, and what notes that beside the logs."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)
    wanted = (
        f"WITH wanted (id, version, at, body, status, listed, due, summary) AS (VALUES {places})"
    )
    return (
        f"INSERT OR IGNORE INTO log (table_id, version, at, body) {wanted}"
        " SELECT wanted.id, wanted.version, wanted.at, wanted.body FROM wanted CROSS JOIN tables"
        " ON tables.id = wanted.id AND tables.version = wanted.version - 1",
        "INSERT INTO tables (id, created, updated, status, listed, version, due, summary)"
        f" {wanted} SELECT id, at, at, status, listed, version, due, summary FROM wanted WHERE true"
        " ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, status = excluded.status,"
        " listed = excluded.listed, version = excluded.version, due = excluded.due,"
        " summary = excluded.summary",
    )


def hold(connection: sqlite3.Connection, written: Append) -> None:
    """Note whose games a table is among, if that has changed."""
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
