"""Devices and calls in PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .alerts import Device, Kind, Push, Watched
from .postgres_people import Fetch

_DEVICE = "SELECT id, guest, generation, made, seen, body FROM devices"
_WATCHED = """
SELECT played.guest, tables.id, seats, tables.status, summary, told_turn, told_sat, told_soon
FROM tables JOIN played ON table_id = id
WHERE NOT muted AND EXISTS (SELECT 1 FROM devices WHERE devices.guest = played.guest) AND
"""
_KEEP = """
INSERT INTO devices (id, guest, generation, made, seen, body) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (id) DO UPDATE SET generation = excluded.generation, seen = excluded.seen,
    body = excluded.body, guest = excluded.guest,
    made = CASE devices.guest WHEN excluded.guest THEN devices.made ELSE excluded.made END
"""
_TELL = """
WITH claimed AS (
    UPDATE played SET told_{kind} = $3 WHERE guest = $1 AND table_id = $2 AND told_{kind} < $3
    RETURNING table_id
), pushed AS (
    INSERT INTO pushes (device, table_id, kind, mark, due, tries)
    SELECT devices.id, table_id, $4, $3, called.due, 0
    FROM claimed, unnest($5::text[], $6::bigint[]) AS called (id, due)
    JOIN devices ON devices.id = called.id
    ON CONFLICT (device, table_id, kind) DO UPDATE
    SET mark = excluded.mark, due = excluded.due, tries = 0
)
SELECT table_id FROM claimed
"""
_CLAIM = """
WITH waiting AS (
    SELECT device, table_id, kind FROM pushes WHERE due <= $1
    ORDER BY due LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
), claimed AS (
    UPDATE pushes SET due = $1 + $2 FROM waiting WHERE pushes.device = waiting.device
    AND pushes.table_id = waiting.table_id AND pushes.kind = waiting.kind
    RETURNING pushes.*
)
SELECT devices.id, devices.guest, generation, made, seen, body, claimed.table_id, kind, mark, tries,
    coalesce(seats, 0), tables.status, summary, coalesce(muted, false)
FROM claimed JOIN devices ON devices.id = device JOIN tables ON tables.id = claimed.table_id
LEFT JOIN played ON played.guest = devices.guest AND played.table_id = claimed.table_id
"""
_THIS = "WHERE device = $1 AND table_id = $2 AND kind = $3 AND mark = $4"


class PostgresAlerts:
    """An `AlertStore` in a database that other processes use at the same time."""

    def __init__(self, fetch: Fetch) -> None:
        """Use the store's `fetch`."""
        self._fetch = fetch

    async def key(self, made: bytes) -> bytes:
        """See `AlertStore`."""
        await self._fetch("INSERT INTO meta VALUES ('vapid', $1) ON CONFLICT DO NOTHING", made)
        [found] = await self._fetch("SELECT value FROM meta WHERE key = 'vapid'")
        return bytes(found["value"])

    async def keep(self, device: Device, most: int) -> None:
        """See `AlertStore`."""
        await self._fetch(
            _KEEP, device.id, device.guest, device.generation, device.made, device.seen, device.body
        )
        await self._fetch(
            "DELETE FROM devices WHERE guest = $1 AND id NOT IN"
            " (SELECT id FROM devices WHERE guest = $1 ORDER BY seen DESC, id LIMIT $2)",
            device.guest,
            most,
        )

    async def devices(self, guest: str) -> list[Device]:
        """See `AlertStore`."""
        found = await self._fetch(f"{_DEVICE} WHERE guest = $1 ORDER BY seen DESC, id", guest)
        return [Device(*row) for row in found]

    async def find(self, device: str) -> Device | None:
        """See `AlertStore`."""
        found = await self._fetch(f"{_DEVICE} WHERE id = $1", device)
        return Device(*found[0]) if found else None

    async def drop(self, device: str) -> None:
        """See `AlertStore`."""
        await self._fetch("DELETE FROM devices WHERE id = $1", device)

    async def drop_older(self, guest: str, generation: int) -> None:
        """See `AlertStore`."""
        await self._fetch(
            "DELETE FROM devices WHERE guest = $1 AND generation < $2", guest, generation
        )

    async def expire(self, before: int) -> int:
        """See `AlertStore`."""
        return len(await self._fetch("DELETE FROM devices WHERE seen < $1 RETURNING id", before))

    async def any(self) -> bool:
        """See `AlertStore`."""
        return bool(await self._fetch("SELECT 1 FROM devices LIMIT 1"))

    async def mute(self, guest: str, table: str, muted: bool) -> bool:
        """See `AlertStore`."""
        changed = await self._fetch(
            "UPDATE played SET muted = $1 WHERE guest = $2 AND table_id = $3 RETURNING 1",
            muted,
            guest,
            table,
        )
        return bool(changed)

    async def muted(self, guest: str, table: str) -> bool:
        """See `AlertStore`."""
        query = "SELECT 1 FROM played WHERE guest = $1 AND table_id = $2 AND muted"
        return bool(await self._fetch(query, guest, table))

    async def watched(self, since: int) -> list[Watched]:
        """See `AlertStore`."""
        recent = "tables.status IN ('open', 'running') AND updated >= $1"
        return [_watched(row) for row in await self._fetch(f"{_WATCHED} {recent}", since)]

    async def running_out(self, now: int, until: int) -> list[Watched]:
        """See `AlertStore`."""
        soon = "tables.status = 'running' AND due > $1 AND due <= $2 AND told_soon < due"
        return [_watched(row) for row in await self._fetch(f"{_WATCHED} {soon}", now, until)]

    async def tell(
        self, guest: str, table: str, kind: Kind, mark: int, due: Mapping[str, int]
    ) -> bool:
        """See `AlertStore`."""
        statement = _TELL.format(kind=kind)
        devices, when = list(due), list(due.values())
        return bool(await self._fetch(statement, guest, table, mark, kind, devices, when))

    async def claim(self, now: int, lease: int, limit: int) -> list[Push]:
        """See `AlertStore`."""
        found = await self._fetch(_CLAIM, now, lease, limit)
        return [Push(Device(*row[:6]), *row[6:]) for row in map(tuple, found)]

    async def put_off(self, push: Push, due: int, tries: int) -> None:
        """See `AlertStore`."""
        await self._fetch(f"UPDATE pushes SET due = $5, tries = $6 {_THIS}", *_of(push), due, tries)

    async def done(self, push: Push) -> None:
        """See `AlertStore`."""
        await self._fetch(f"DELETE FROM pushes {_THIS}", *_of(push))


def _of(push: Push) -> tuple[object, ...]:
    return push.device.id, push.table, push.kind, push.mark


def _watched(row: Any) -> Watched:  # noqa: ANN401
    guest, table, seats, status, summary, turn, sat, soon = row
    told: dict[Kind, int] = {"turn": turn, "sat": sat, "soon": soon}
    return Watched(guest, table, seats, status, summary, told)
