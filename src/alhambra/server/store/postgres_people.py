"""People and their games in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from .people import GameQuery, GameRow, Person
from .postgres_writer import NOTIFY

_PERSON = "SELECT guest, generation, openings, opened, settings, seen FROM people"
_RUNS = "FROM runs WHERE runs.table_id = played.table_id"
_GAME = (
    "SELECT table_id, seats, played.status, at, hidden, updated, summary,"
    f" (SELECT max(deal) {_RUNS}), muted FROM"
)
_JOINED = "played JOIN tables ON tables.id = table_id"

_KNOW = """
WITH unknown AS (
    SELECT guest FROM people WHERE seen = 0 LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE people SET seen = $1 FROM unknown WHERE people.guest = unknown.guest
"""

_IN_USE = """(EXISTS (SELECT 1 FROM played WHERE played.guest = people.guest)
    OR EXISTS (SELECT 1 FROM devices WHERE devices.guest = people.guest))"""

_SPARE = f"""
WITH spared AS (
    SELECT guest FROM people WHERE seen < $1 AND doomed IS NOT NULL AND {_IN_USE}
    FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE people SET doomed = NULL FROM spared WHERE people.guest = spared.guest
"""

_STALE = f"""
SELECT guest FROM people WHERE seen > 0 AND seen < $1 AND NOT {_IN_USE}
AND (generation = 0 OR settings <> '{{}}') AND
"""

_DOOM = f"""
WITH stale AS ({_STALE} doomed IS NULL LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED)
UPDATE people SET doomed = $2 FROM stale WHERE people.guest = stale.guest
"""

_EXPIRE = f"""
WITH stale AS (
    {_STALE} doomed <= $2 LIMIT $3 FOR UPDATE SKIP LOCKED
), gone AS (
    DELETE FROM people USING stale
    WHERE people.guest = stale.guest AND generation = 0 RETURNING 1
), emptied AS (
    UPDATE people SET settings = '{{}}' FROM stale
    WHERE people.guest = stale.guest AND generation > 0 RETURNING 1
)
SELECT * FROM gone UNION ALL SELECT * FROM emptied
"""

_REMOVE = f"WITH changed AS (DELETE FROM tables WHERE id = ANY($2) RETURNING id) {NOTIFY}"


class Fetch(Protocol):
    """Runs a query."""

    def __call__(self, query: str, *arguments: object) -> Awaitable[list[Any]]:
        """The rows that it finds."""
        ...


class PostgresPeople:
    """`People` in a database that other processes use at the same time."""

    def __init__(self, fetch: Fetch, name: Callable[[], str]) -> None:
        """Use the store's `fetch`; `name` is the sender of its notifications."""
        self._fetch = fetch
        self._name = name

    async def person(self, guest: str) -> Person | None:
        """See `People`."""
        found = await self._fetch(f"{_PERSON} WHERE guest = $1", guest)
        return Person(*found[0]) if found else None

    async def with_key(self, key: bytes) -> Person | None:
        """See `People`."""
        found = await self._fetch(f"{_PERSON} WHERE key = $1", key)
        return Person(*found[0]) if found else None

    async def renew(self, guest: str, key: bytes | None, now: int) -> int:
        """See `People`."""
        [[generation]] = await self._fetch(
            "INSERT INTO people VALUES"
            " ($1, $2::bytea, ($2::bytea IS NULL)::integer, $3, 0, 0, '{}', $3, NULL)"
            " ON CONFLICT (guest) DO UPDATE SET key = $2, generation = people.generation + 1,"
            " renewed = $3, openings = 0, opened = 0, seen = $3, doomed = NULL"
            " RETURNING generation",
            guest,
            key,
            now,
        )
        return int(generation)

    async def open(self, guest: str, now: int) -> None:
        """See `People`."""
        await self._fetch(
            "UPDATE people SET openings = openings + 1, opened = $1, seen = $1, doomed = NULL"
            " WHERE guest = $2",
            now,
            guest,
        )

    async def see(self, guest: str, now: int) -> None:
        """See `People`."""
        await self._fetch("UPDATE people SET seen = $1, doomed = NULL WHERE guest = $2", now, guest)

    async def expire(self, before: int, now: int, notice: int, limit: int) -> int:
        """See `People`."""
        await self._fetch(_KNOW, now)
        await self._fetch(_SPARE, before)
        await self._fetch(_DOOM, before, now)
        return len(await self._fetch(_EXPIRE, before, now - notice, limit))

    async def keep_settings(self, guest: str, before: bytes, settings: bytes) -> bool:
        """See `People`."""
        changed = await self._fetch(
            "UPDATE people SET settings = $1 WHERE guest = $2 AND settings = $3 RETURNING 1",
            settings,
            guest,
            before,
        )
        return bool(changed)

    async def renewals(self, since: int) -> list[tuple[str, int, int]]:
        """See `People`."""
        found = await self._fetch(
            "SELECT guest, generation, renewed FROM people WHERE renewed >= $1 AND generation > 0",
            since,
        )
        return [tuple(row) for row in found]

    async def games(self, guest: str, wanted: GameQuery) -> list[GameRow]:
        """See `People`."""
        at, table = wanted.before or (2**62, "")
        found: list[GameRow] = []
        for status in wanted.statuses:  # separately, to use the index
            rows = await self._fetch(
                f"{_GAME} {_JOINED} WHERE guest = $1 AND hidden = $2 AND played.status = $3"
                " AND (at, table_id) < ($4, $5) AND ($6 = '' OR position($6 IN names) > 0)"
                f" AND (NOT $7 OR EXISTS (SELECT 1 {_RUNS}))"
                " ORDER BY at DESC, table_id DESC LIMIT $8",
                guest,
                wanted.hidden,
                status,
                at,
                table,
                wanted.search,
                wanted.deals,
                wanted.limit,
            )
            found += (GameRow(*row) for row in rows)
        found.sort(key=lambda game: (game.at, game.table), reverse=True)
        return found[: wanted.limit]

    async def shared(
        self, guests: Sequence[str], limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """See `People`."""
        at, table = before or (2**62, "")
        rows = await self._fetch(
            f"{_GAME} {_JOINED} WHERE guest = $1 AND played.status = 'over' AND NOT EXISTS ("
            "SELECT 1 FROM unnest($2::text[]) AS wanted WHERE wanted NOT IN ("
            "SELECT guest FROM played AS other WHERE other.table_id = tables.id))"
            " AND (at, table_id) < ($3, $4) ORDER BY at DESC, table_id DESC LIMIT $5",
            guests[0],
            list(guests),
            at,
            table,
            limit,
        )
        return [GameRow(*row) for row in rows]

    async def hide(self, guest: str, table: str, hidden: bool) -> bool:
        """See `People`."""
        changed = await self._fetch(
            "UPDATE played SET hidden = $1 WHERE guest = $2 AND table_id = $3 RETURNING 1",
            hidden,
            guest,
            table,
        )
        return bool(changed)

    async def move(self, guest: str, to: str) -> None:
        """See `People`."""
        await self._fetch(
            "WITH moved AS (DELETE FROM played WHERE guest = $1 RETURNING *)"
            " INSERT INTO played (guest, table_id, seats, status, at, names, hidden, muted)"
            " SELECT $2, table_id, seats, status, at, names, hidden, muted FROM moved"
            " ON CONFLICT DO NOTHING",
            guest,
            to,
        )

    async def alone(self, guest: str, limit: int) -> list[str]:
        """See `People`."""
        found = await self._fetch(
            "SELECT table_id FROM played WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM played AS"
            " other WHERE other.table_id = played.table_id AND other.guest <> played.guest)"
            " LIMIT $2",
            guest,
            limit,
        )
        return [table for [table] in found]

    async def remove(self, tables: Sequence[str]) -> None:
        """See `People`."""
        await self._fetch(_REMOVE, self._name(), list(tables))

    async def knows(self, guest: str, player: str) -> bool:
        """See `People`."""
        [[known]] = await self._fetch(
            "SELECT EXISTS (SELECT 1 FROM played WHERE guest = $1)"
            " OR EXISTS (SELECT 1 FROM devices WHERE guest = $1)"
            " OR EXISTS (SELECT 1 FROM people WHERE guest = $1)"
            " OR EXISTS (SELECT 1 FROM runs WHERE player = $2 AND counted)",
            guest,
            player,
        )
        return bool(known)

    async def forget(self, guest: str) -> None:
        """See `People`."""
        await self._fetch(
            "WITH lost AS (DELETE FROM played WHERE guest = $1),"
            " ended AS (DELETE FROM devices WHERE guest = $1)"
            " UPDATE people SET settings = '{}' WHERE guest = $1",
            guest,
        )

    async def finished(self, limit: int) -> list[bytes]:
        """See `People`."""
        found = await self._fetch(
            "SELECT summary FROM tables WHERE status = 'over' ORDER BY updated DESC LIMIT $1",
            limit,
        )
        return [summary for [summary] in found]

    async def keep_losses(self, table: str, at: int, body: bytes) -> None:
        """See `People`."""
        await self._fetch(
            "INSERT INTO losses (table_id, at, body) SELECT id, $2, $3 FROM tables WHERE id = $1"
            " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, body = excluded.body",
            table,
            at,
            body,
        )

    async def losses(self, tables: Sequence[str]) -> dict[str, bytes]:
        """See `People`."""
        found = await self._fetch(
            "SELECT table_id, body FROM losses WHERE table_id = ANY($1)", list(tables)
        )
        return {table: body for table, body in found}

    async def analysed(self, limit: int) -> list[tuple[bytes, bytes]]:
        """See `People`."""
        found = await self._fetch(
            "SELECT summary, body FROM losses JOIN tables ON tables.id = table_id"
            " ORDER BY at DESC LIMIT $1",
            limit,
        )
        return [tuple(row) for row in found]
