"""Devices and calls in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from .alerts import Device, Kind, Push, Watched
from .sqlite_writer import Change

Read = Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]
Write = Callable[[Change[Any]], Awaitable[Any]]

_DEVICE = "SELECT id, guest, generation, made, seen, body FROM devices"
_WATCHED = """
SELECT played.guest, tables.id, seats, tables.status, summary, told_turn, told_sat, told_soon
FROM tables JOIN played ON table_id = id
WHERE NOT muted AND EXISTS (SELECT 1 FROM devices WHERE devices.guest = played.guest) AND
"""
_PUSH = """
SELECT devices.id, devices.guest, generation, made, seen, body, pushes.table_id, kind, mark, tries,
    coalesce(seats, 0), tables.status, summary, coalesce(muted, 0)
FROM pushes JOIN devices ON devices.id = device JOIN tables ON tables.id = pushes.table_id
LEFT JOIN played ON played.guest = devices.guest AND played.table_id = pushes.table_id
WHERE pushes.due <= ? ORDER BY pushes.due LIMIT ?
"""
_THIS = "WHERE device = ? AND table_id = ? AND kind = ? AND mark = ?"


class SqliteAlerts:
    """An `AlertStore` in the file of a `SqliteStore`."""

    def __init__(self, read: Read, change: Write) -> None:
        """Use the store's functions to read and write."""
        self._read = read
        self._change = change

    async def key(self, made: bytes) -> bytes:
        """See `AlertStore`."""
        kept: bytes = await self._change(lambda connection: _key(connection, made))
        return kept

    async def keep(self, device: Device, most: int) -> None:
        """See `AlertStore`."""
        await self._change(lambda connection: _keep(connection, device, most))

    async def devices(self, guest: str) -> list[Device]:
        """See `AlertStore`."""
        found = await self._read(f"{_DEVICE} WHERE guest = ? ORDER BY seen DESC, id", (guest,))
        return [Device(*row) for row in found]

    async def find(self, device: str) -> Device | None:
        """See `AlertStore`."""
        found = await self._read(f"{_DEVICE} WHERE id = ?", (device,))
        return Device(*found[0]) if found else None

    async def drop(self, device: str) -> None:
        """See `AlertStore`."""
        await self._execute("DELETE FROM devices WHERE id = ?", device)

    async def drop_older(self, guest: str, generation: int) -> None:
        """See `AlertStore`."""
        await self._execute(
            "DELETE FROM devices WHERE guest = ? AND generation < ?", guest, generation
        )

    async def expire(self, before: int) -> int:
        """See `AlertStore`."""
        return await self._execute("DELETE FROM devices WHERE seen < ?", before)

    async def any(self) -> bool:
        """See `AlertStore`."""
        return bool(await self._read("SELECT 1 FROM devices LIMIT 1", ()))

    async def mute(self, guest: str, table: str, muted: bool) -> bool:
        """See `AlertStore`."""
        changed = await self._execute(
            "UPDATE played SET muted = ? WHERE guest = ? AND table_id = ?", muted, guest, table
        )
        return changed > 0

    async def muted(self, guest: str, table: str) -> bool:
        """See `AlertStore`."""
        query = "SELECT 1 FROM played WHERE guest = ? AND table_id = ? AND muted"
        return bool(await self._read(query, (guest, table)))

    async def watched(self, since: int) -> list[Watched]:
        """See `AlertStore`."""
        recent = "tables.status IN ('open', 'running') AND updated >= ?"
        return [_watched(row) for row in await self._read(f"{_WATCHED} {recent}", (since,))]

    async def running_out(self, now: int, until: int) -> list[Watched]:
        """See `AlertStore`."""
        # The plus sign keeps SQLite from using the index on status: few tables are due.
        soon = "+tables.status = 'running' AND due > ? AND due <= ? AND told_soon < due"
        return [_watched(row) for row in await self._read(f"{_WATCHED} {soon}", (now, until))]

    async def tell(
        self, guest: str, table: str, kind: Kind, mark: int, due: Mapping[str, int]
    ) -> bool:
        """See `AlertStore`."""
        told: bool = await self._change(
            lambda connection: _tell(connection, guest, table, kind, mark, due)
        )
        return told

    async def claim(self, now: int, lease: int, limit: int) -> list[Push]:
        """See `AlertStore`."""
        claimed: list[Push] = await self._change(
            lambda connection: _claim(connection, now, lease, limit)
        )
        return claimed

    async def put_off(self, push: Push, due: int, tries: int) -> None:
        """See `AlertStore`."""
        await self._execute(f"UPDATE pushes SET due = ?, tries = ? {_THIS}", due, tries, *_of(push))

    async def done(self, push: Push) -> None:
        """See `AlertStore`."""
        await self._execute(f"DELETE FROM pushes {_THIS}", *_of(push))

    async def _execute(self, statement: str, *arguments: object) -> int:
        """Run a statement; returns the number of rows changed."""
        changed = await self._change(
            lambda connection: connection.execute(statement, arguments).rowcount
        )
        return int(changed)


def _of(push: Push) -> tuple[object, ...]:
    return push.device.id, push.table, push.kind, push.mark


def _watched(row: tuple[Any, ...]) -> Watched:
    guest, table, seats, status, summary, turn, sat, soon = row
    told: dict[Kind, int] = {"turn": turn, "sat": sat, "soon": soon}
    return Watched(guest, table, seats, status, summary, told)


def _key(connection: sqlite3.Connection, made: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO meta VALUES ('vapid', ?)", (made,))
    kept: bytes
    [kept] = connection.execute("SELECT value FROM meta WHERE key = 'vapid'").fetchone()
    return kept


def _keep(connection: sqlite3.Connection, device: Device, most: int) -> None:
    connection.execute(
        "INSERT INTO devices (id, guest, generation, made, seen, body) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET generation = excluded.generation, seen = excluded.seen,"
        " body = excluded.body, guest = excluded.guest,"
        " made = CASE guest WHEN excluded.guest THEN made ELSE excluded.made END",
        (device.id, device.guest, device.generation, device.made, device.seen, device.body),
    )
    connection.execute(
        "DELETE FROM devices WHERE guest = ?1 AND id NOT IN"
        " (SELECT id FROM devices WHERE guest = ?1 ORDER BY seen DESC, id LIMIT ?2)",
        (device.guest, most),
    )


def _tell(
    connection: sqlite3.Connection,
    guest: str,
    table: str,
    kind: Kind,
    mark: int,
    due: Mapping[str, int],
) -> bool:
    claimed = connection.execute(
        f"UPDATE played SET told_{kind} = ?1 WHERE guest = ?2 AND table_id = ?3"
        f" AND told_{kind} < ?1",
        (mark, guest, table),
    )
    if claimed.rowcount != 1:
        return False
    connection.executemany(
        "INSERT INTO pushes (device, table_id, kind, mark, due, tries)"
        " SELECT id, ?, ?, ?, ?, 0 FROM devices WHERE id = ?"
        " ON CONFLICT (device, table_id, kind) DO UPDATE"
        " SET mark = excluded.mark, due = excluded.due, tries = 0",
        [(table, kind, mark, when, device) for device, when in due.items()],
    )
    return True


def _claim(connection: sqlite3.Connection, now: int, lease: int, limit: int) -> list[Push]:
    pushes = [
        Push(Device(*row[:6]), *row[6:])
        for row in connection.execute(_PUSH, (now, limit)).fetchall()
    ]
    connection.executemany(
        f"UPDATE pushes SET due = ? {_THIS}", [(now + lease, *_of(push)) for push in pushes]
    )
    return pushes
