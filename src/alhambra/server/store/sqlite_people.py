"""People and their games in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from .people import GameQuery, GameRow, Person
from .sqlite_writer import Change

Read = Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]
Write = Callable[[Change[Any]], Awaitable[Any]]

_PERSON = "SELECT guest, generation, openings, opened, CAST(settings AS BLOB), seen FROM people"
_EMPTY = "CAST('{}' AS BLOB)"
_IN_USE = """(EXISTS (SELECT 1 FROM played WHERE played.guest = people.guest)
    OR EXISTS (SELECT 1 FROM devices WHERE devices.guest = people.guest))"""
_STALE = f"""
SELECT guest FROM people WHERE seen > 0 AND seen < ? AND NOT {_IN_USE}
AND (generation = 0 OR CAST(settings AS BLOB) <> {_EMPTY}) AND
"""
_MARKED = 1000  # people marked at once
_RUNS = "FROM runs WHERE runs.table_id = played.table_id"
_GAME = (
    "SELECT table_id, seats, played.status, at, hidden, updated, summary,"
    f" (SELECT max(deal) {_RUNS}), muted FROM"
)
_JOINED = "played JOIN tables ON tables.id = table_id"


class SqlitePeople:
    """`People` in a file."""

    def __init__(self, read: Read, change: Write) -> None:
        """Use the store's functions to read and write."""
        self._read = read
        self._change = change

    async def person(self, guest: str) -> Person | None:
        """See `People`."""
        found = await self._read(f"{_PERSON} WHERE guest = ?", (guest,))
        return Person(*found[0]) if found else None

    async def with_key(self, key: bytes) -> Person | None:
        """See `People`."""
        found = await self._read(f"{_PERSON} WHERE key = ?", (key,))
        return Person(*found[0]) if found else None

    async def renew(self, guest: str, key: bytes | None, now: int) -> int:
        """See `People`."""
        [[generation]] = await self._change(
            lambda connection: connection.execute(
                "INSERT INTO people VALUES (?1, ?2, ?2 IS NULL, ?3, 0, 0, '{}', ?3, NULL)"
                " ON CONFLICT (guest) DO UPDATE SET key = ?2, generation = generation + 1,"
                " renewed = ?3, openings = 0, opened = 0, seen = ?3, doomed = NULL"
                " RETURNING generation",
                (guest, key, now),
            ).fetchall()
        )
        return int(generation)

    async def open(self, guest: str, now: int) -> None:
        """See `People`."""
        await self._execute(
            "UPDATE people SET openings = openings + 1, opened = ?1, seen = ?1, doomed = NULL"
            " WHERE guest = ?2",
            now,
            guest,
        )

    async def see(self, guest: str, now: int) -> None:
        """See `People`."""
        await self._execute("UPDATE people SET seen = ?, doomed = NULL WHERE guest = ?", now, guest)

    async def expire(self, before: int, now: int, notice: int, limit: int) -> int:
        """See `People`."""
        gone: int = await self._change(
            lambda connection: _expire(connection, before, now, notice, limit)
        )
        return gone

    async def keep_settings(self, guest: str, before: bytes, settings: bytes) -> bool:
        """See `People`."""
        changed = await self._execute(
            "UPDATE people SET settings = ? WHERE guest = ? AND CAST(settings AS BLOB) = ?",
            settings,
            guest,
            before,
        )
        return changed > 0

    async def renewals(self, since: int) -> list[tuple[str, int, int]]:
        """See `People`."""
        return await self._read(
            "SELECT guest, generation, renewed FROM people WHERE renewed >= ? AND generation > 0",
            (since,),
        )

    async def games(self, guest: str, wanted: GameQuery) -> list[GameRow]:
        """See `People`."""
        found: list[GameRow] = []
        for status in wanted.statuses:  # separately, to use the index
            at, table = wanted.before or (2**62, "")
            rows = await self._read(
                f"{_GAME} {_JOINED} WHERE guest = ? AND hidden = ? AND played.status = ?"
                " AND (at, table_id) < (?, ?) AND (? = '' OR instr(names, ?))"
                f" AND (NOT ? OR EXISTS (SELECT 1 {_RUNS}))"
                " ORDER BY at DESC, table_id DESC LIMIT ?",
                (guest, wanted.hidden, status, at, table, wanted.search, wanted.search,
                 wanted.deals, wanted.limit),
            )  # fmt: skip
            found += map(_game, rows)
        found.sort(key=lambda game: (game.at, game.table), reverse=True)
        return found[: wanted.limit]

    async def shared(
        self, guests: Sequence[str], limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """See `People`."""
        at, table = before or (2**62, "")
        rows = await self._read(
            f"{_GAME} {_JOINED} WHERE guest = ? AND played.status = 'over' AND NOT EXISTS ("
            "SELECT 1 FROM json_each(?) WHERE value NOT IN ("
            "SELECT guest FROM played AS other WHERE other.table_id = tables.id))"
            " AND (at, table_id) < (?, ?) ORDER BY at DESC, table_id DESC LIMIT ?",
            (guests[0], json.dumps(list(guests)), at, table, limit),
        )
        return [_game(row) for row in rows]

    async def hide(self, guest: str, table: str, hidden: bool) -> bool:
        """See `People`."""
        changed = await self._execute(
            "UPDATE played SET hidden = ? WHERE guest = ? AND table_id = ?", hidden, guest, table
        )
        return changed > 0

    async def move(self, guest: str, to: str) -> None:
        """See `People`."""
        await self._change(lambda connection: _move(connection, guest, to))

    async def alone(self, guest: str, limit: int) -> list[str]:
        """See `People`."""
        found = await self._read(
            "SELECT table_id FROM played WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM played AS"
            " other WHERE other.table_id = played.table_id AND other.guest <> played.guest)"
            " LIMIT ?",
            (guest, limit),
        )
        return [table for [table] in found]

    async def remove(self, tables: Sequence[str]) -> None:
        """See `People`."""
        await self._execute(
            "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            json.dumps(list(tables)),
        )

    async def knows(self, guest: str, player: str) -> bool:
        """See `People`."""
        [[known]] = await self._read(
            "SELECT EXISTS (SELECT 1 FROM played WHERE guest = ?1)"
            " OR EXISTS (SELECT 1 FROM devices WHERE guest = ?1)"
            " OR EXISTS (SELECT 1 FROM people WHERE guest = ?1)"
            " OR EXISTS (SELECT 1 FROM runs WHERE player = ?2 AND counted)",
            (guest, player),
        )
        return bool(known)

    async def forget(self, guest: str) -> None:
        """See `People`."""
        await self._change(lambda connection: _forget(connection, guest))

    async def finished(self, limit: int) -> list[bytes]:
        """See `People`."""
        found = await self._read(
            "SELECT summary FROM tables WHERE status = 'over' ORDER BY updated DESC LIMIT ?",
            (limit,),
        )
        return [summary for [summary] in found]

    async def keep_losses(self, table: str, at: int, body: bytes) -> None:
        """See `People`."""
        await self._execute(
            "INSERT OR REPLACE INTO losses (table_id, at, body)"
            " SELECT id, ?, ? FROM tables WHERE id = ?",
            at,
            body,
            table,
        )

    async def losses(self, tables: Sequence[str]) -> dict[str, bytes]:
        """See `People`."""
        found = await self._read(
            "SELECT table_id, body FROM losses WHERE table_id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(tables)),),
        )
        return dict(found)

    async def analysed(self, limit: int) -> list[tuple[bytes, bytes]]:
        """See `People`."""
        return await self._read(
            "SELECT summary, body FROM losses JOIN tables ON tables.id = table_id"
            " ORDER BY at DESC LIMIT ?",
            (limit,),
        )

    async def _execute(self, statement: str, *arguments: object) -> int:
        """Run a statement; returns the number of rows changed."""
        changed = await self._change(
            lambda connection: connection.execute(statement, arguments).rowcount
        )
        return int(changed)


def _game(row: tuple[Any, ...]) -> GameRow:
    table, seats, status, at, hidden, updated, summary, deal, muted = row
    return GameRow(table, seats, status, at, bool(hidden), updated, summary, deal, bool(muted))


def _move(connection: sqlite3.Connection, guest: str, to: str) -> None:
    connection.execute("UPDATE OR IGNORE played SET guest = ? WHERE guest = ?", (to, guest))
    connection.execute("DELETE FROM played WHERE guest = ?", (guest,))


def _expire(connection: sqlite3.Connection, before: int, now: int, notice: int, limit: int) -> int:
    connection.execute("UPDATE people SET seen = ? WHERE seen = 0", (now,))
    connection.execute(
        f"UPDATE people SET doomed = NULL WHERE seen < ? AND doomed IS NOT NULL AND {_IN_USE}",
        (before,),
    )
    connection.execute(
        f"UPDATE people SET doomed = ? WHERE guest IN ({_STALE} doomed IS NULL LIMIT ?)",
        (now, before, _MARKED),
    )
    stale = connection.execute(f"{_STALE} doomed <= ? LIMIT ?", (before, now - notice, limit))
    guests = stale.fetchall()
    for statement in (
        "DELETE FROM people WHERE guest = ? AND generation = 0",
        "UPDATE people SET settings = '{}' WHERE guest = ?",
    ):
        connection.executemany(statement, guests)
    return len(guests)


def _forget(connection: sqlite3.Connection, guest: str) -> None:
    connection.execute("DELETE FROM played WHERE guest = ?", (guest,))
    connection.execute("DELETE FROM devices WHERE guest = ?", (guest,))
    connection.execute("UPDATE people SET settings = '{}' WHERE guest = ?", (guest,))
