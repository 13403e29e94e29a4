"""Tables in PostgreSQL, for any number of server processes."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from ...errors import SetupError
from .base import AWAITED, Conflict, Heard, Index, Listing, Row, ScoreRow, Unavailable, unheard
from .postgres_alerts import PostgresAlerts
from .postgres_deals import PostgresDeals
from .postgres_link import Link
from .postgres_news import PRESENCE, News
from .postgres_people import PostgresPeople
from .postgres_writer import CHANNEL, NOTIFY, Writer
from .presence import Presence
from .schema import bring_postgres_up_to_date
from .together import Together

_LONG = 60.0  # seconds to bring the schema up to date, waiting for other processes included
_LOGS = 8  # logs read in one query; they may be long
_PLACES = 200  # seats written, or tables read, in one presence query

_REFUSALS = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
"""Errors that mean we may not use the database; their messages contain no password."""

_DOOM = """
WITH stale AS (
    SELECT id FROM tables WHERE status = $1 AND updated < $2 AND doomed IS NULL
        AND (due IS NULL OR due < $4)
    LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables SET doomed = $3 FROM stale WHERE tables.id = stale.id
"""

_EXPIRE = f"""
WITH stale AS (
    SELECT id FROM tables WHERE status = $2 AND updated < $3 AND doomed <= $4
        AND (due IS NULL OR due < $6)
    ORDER BY updated, id LIMIT $5 FOR UPDATE SKIP LOCKED
), changed AS (
    DELETE FROM tables USING stale WHERE tables.id = stale.id RETURNING tables.id
), departed AS (
    DELETE FROM presence USING stale WHERE table_id = stale.id
)
{NOTIFY}
"""

_CLAIM = """
WITH waiting AS (
    SELECT id, due FROM tables WHERE due <= $1
    ORDER BY due, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables SET due = $1 + $2 FROM waiting WHERE tables.id = waiting.id
RETURNING waiting.due, tables.id
"""

_RENEW = """
WITH working AS (
    SELECT tables.id FROM unnest($1::text[], $2::integer[]) AS busy (id, version)
    JOIN tables ON tables.id = busy.id AND tables.version = busy.version AND due < $3
    FOR NO KEY UPDATE OF tables SKIP LOCKED
)
UPDATE tables SET due = $3 FROM working WHERE tables.id = working.id
"""
"""A locked table is just being written, which renews it too; waiting could end in a deadlock."""

_ROWS = """
SELECT id, after, log.version, log.at, log.body
FROM unnest($1::text[], $2::integer[]) AS wanted (id, after)
JOIN log ON table_id = id AND log.version > after ORDER BY log.version
"""

_PRESENT = """
SELECT table_id, now, seat FROM unnest($1::text[], $2::bigint[]) AS wanted (id, now)
JOIN presence ON table_id = id AND until > now
"""

_NEW_SCORES = """
INSERT INTO scores (id, created, updated, version, body) VALUES ($1, $3, $3, $2, $4)
ON CONFLICT DO NOTHING RETURNING id
"""

_MORE_SCORES = """
UPDATE scores SET updated = $3, version = $2, body = $4 WHERE id = $1 AND version = $2 - 1
RETURNING id
"""

_TELL = NOTIFY.replace(CHANNEL, PRESENCE)

_ARRIVE = f"""
WITH changed AS (
    INSERT INTO presence (table_id, seat, process, until)
    SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::bigint[]) ORDER BY 1, 2, 3
    ON CONFLICT (table_id, seat, process) DO UPDATE SET until = excluded.until
    RETURNING table_id AS id
)
{_TELL}
"""
"""Rows are locked in a fixed order, here and below, so that there are no deadlocks."""

_REMAIN = f"""
WITH known AS (
    SELECT table_id, seat FROM presence WHERE process = $4
), renewed AS (
    INSERT INTO presence (table_id, seat, process, until)
    SELECT table_id, seat, $4::text, $5::bigint
    FROM unnest($2::text[], $3::integer[]) AS place (table_id, seat) ORDER BY 1, 2
    ON CONFLICT (table_id, seat, process) DO UPDATE SET until = excluded.until
    RETURNING table_id, seat
), changed AS (
    SELECT table_id AS id FROM renewed WHERE (table_id, seat) NOT IN (SELECT * FROM known)
)
{_TELL}
"""

_FORGET = """
DELETE FROM presence USING (
    SELECT table_id, seat, process FROM presence WHERE until <= $1 FOR UPDATE SKIP LOCKED
) AS past
WHERE (presence.table_id, presence.seat, presence.process)
    = (past.table_id, past.seat, past.process)
"""

_DEPART = f"""
WITH gone AS (
    SELECT presence.* FROM presence JOIN unnest($2::text[], $3::integer[], $4::text[])
    AS place (table_id, seat, process) USING (table_id, seat, process)
    ORDER BY 1, 2, 3 FOR UPDATE OF presence
), changed AS (
    DELETE FROM presence USING gone
    WHERE (presence.table_id, presence.seat, presence.process)
        = (gone.table_id, gone.seat, gone.process)
    RETURNING presence.table_id AS id
)
{_TELL}
"""


class PostgresStore:
    """A `Store` in a database that other processes use at the same time."""

    def __init__(self, url: str, *, patience: float = 4.0) -> None:
        """If the database does not answer for `patience` seconds, it is `Unavailable`."""
        self._link = Link(url, patience)
        self.people = PostgresPeople(self._fetch, lambda: self._link.name)
        """See `Store`."""
        self._presence = Presence()  # as reported by this process
        self._rows = Together(self._read, _LOGS)
        self._told = Together(self._tell, _PLACES)
        self._present = Together(self._see, _PLACES)
        self.deals = PostgresDeals(self._fetch)
        self.alerts = PostgresAlerts(self._fetch)
        self._writer: Writer | None = None
        self._news: News | None = None

    async def open(self, heard: Heard, moved: Heard = unheard) -> None:
        """See `Store`. Raises `SetupError` if the database refuses, `Unavailable` if it is away."""
        async with AsyncExitStack() as undo, _permitted():
            await self._bring_up_to_date()
            self._news = News(self._link, heard, moved)
            await self._news.open()
            undo.push_async_callback(self._news.close)
            await self._link.open()
            self._writer = Writer(self._link)
            undo.pop_all()

    async def close(self) -> None:
        """See `Store`."""
        writer, self._writer = self._writer, None
        if writer is None or self._news is None:
            return
        await writer.close()
        await self._news.close()
        await self._link.close()

    async def secret(self) -> bytes:
        """See `Store`."""
        await self._fetch(
            "INSERT INTO meta VALUES ('secret', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32)
        )
        [found] = await self._fetch("SELECT value FROM meta WHERE key = 'secret'")
        return bytes(found["value"])

    async def create(self, table: str, row: Row, index: Index) -> None:
        """See `Store`."""
        assert row.version == 1, row.version
        await self._write(table, row, index)

    async def append(self, table: str, row: Row, index: Index) -> None:
        """See `Store`."""
        if row.version <= 1:
            raise Conflict(f"{row.version} is not the next version of table {table}")
        await self._write(table, row, index)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """See `Store`."""
        return await self._rows((table, after))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """See `Store`."""
        found = await self._fetch("SELECT id, version FROM tables WHERE id = ANY($1)", list(tables))
        return dict(found)

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """See `Store`."""
        found = await self._fetch(
            "SELECT id, created, updated, due, summary FROM tables WHERE listed AND status = $1"
            " ORDER BY created DESC, id DESC LIMIT $2",
            status,
            limit,
        )
        return [
            Listing(table, created, updated, Index(status, True, due, summary))
            for table, created, updated, due, summary in found
        ]

    async def analysis(self, table: str, version: int) -> bytes | None:
        """See `Store`."""
        found = await self._fetch(
            "SELECT body FROM analyses WHERE table_id = $1 AND version = $2", table, version
        )
        return bytes(found[0]["body"]) if found else None

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """See `Store`."""
        await self._fetch(
            "INSERT INTO analyses (table_id, version, body)"
            " SELECT id, $2, $3 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING",
            table,
            version,
            body,
        )

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """See `Store`."""
        found = await self._fetch(_CLAIM, now, lease, limit)
        return [table for _, table in sorted(map(tuple, found))]

    async def renew(self, versions: Mapping[str, int], until: int) -> None:
        """See `Store`."""
        await self._fetch(_RENEW, list(versions), list(versions.values()), until)

    async def expire(
        self, status: str, before: int, now: int, notice: int, limit: int
    ) -> list[str]:
        """See `Store`."""
        soon = now + AWAITED
        await self._fetch(_DOOM, status, before, now, soon)
        found = await self._fetch(
            _EXPIRE, self._link.name, status, before, now - notice, limit, soon
        )
        gone = [table for row in found for table in row["tables"]]
        self._presence.forget(gone)
        return gone

    async def put_scores(self, room: str, version: int, now: int, body: bytes) -> None:
        """See `Store`."""
        query = _NEW_SCORES if version == 1 else _MORE_SCORES
        if not await self._fetch(query, room, version, now, body):
            raise Conflict(f"{version} is not the next version of score sheet {room}")

    async def scores(self, room: str) -> ScoreRow | None:
        """See `Store`."""
        found = await self._fetch("SELECT version, created, body FROM scores WHERE id = $1", room)
        return ScoreRow(*found[0]) if found else None

    async def expire_scores(self, before: int) -> int:
        """See `Store`."""
        return len(await self._fetch("DELETE FROM scores WHERE updated < $1 RETURNING id", before))

    async def time(self) -> int:
        """See `Store`."""
        [[now]] = await self._fetch("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(now)

    async def touch(self, now: int) -> None:
        """See `Store`."""
        await self._fetch(
            "INSERT INTO meta VALUES ('touched', $1)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            b"%d" % now,
        )

    async def size(self) -> int:
        """See `Store`."""
        [[size]] = await self._fetch("SELECT pg_database_size(current_database())")
        return int(size)

    async def forget_presence(self, before: int) -> None:
        """See `Store`."""
        self._presence.forget_before(before)
        await self._fetch(_FORGET, before)

    async def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """See `Store`. If it fails, `remain` makes up for it."""
        self._presence.arrive(table, seat, process, until)
        await self._told((table, seat, process))

    async def depart(self, table: str, seat: int, process: str) -> None:
        """See `Store`. If it fails, the entry expires, as `remain` does not renew it."""
        self._presence.depart(table, seat, process)
        await self._told((table, seat, process))

    async def remain(self, process: str, until: int) -> None:
        """See `Store`. Also restores entries that the database has lost in a crash."""
        self._presence.remain(process, until)
        places = self._presence.places(process)
        tables = [table for table, _ in places]
        seats = [seat for _, seat in places]
        await self._fetch(_REMAIN, self._link.name, tables, seats, process, until)

    async def present(self, table: str, now: int) -> frozenset[int]:
        """See `Store`."""
        return await self._present((table, now))

    async def _read(self, wanted: list[tuple[str, int]]) -> dict[tuple[str, int], list[Row]]:
        """The rows of several logs, each after some version."""
        rows: dict[tuple[str, int], list[Row]] = {each: [] for each in wanted}
        for table, after, *row in await self._fetch(_ROWS, *map(list, zip(*wanted, strict=True))):
            rows[table, after].append(Row(*row))
        return rows

    async def _tell(self, places: list[tuple[str, int, str]]) -> dict[tuple[str, int, str], None]:
        """Write the present state of several seats: connected until some time, or gone."""
        known = [(*place, self._presence.until(*place)) for place in places]
        for query, columns in (
            (_DEPART, [place for *place, until in known if until is None]),
            (_ARRIVE, [place for place in known if place[3] is not None]),
        ):
            if columns:
                await self._fetch(query, self._link.name, *map(list, zip(*columns, strict=True)))
        return dict.fromkeys(places)

    async def _see(self, wanted: list[tuple[str, int]]) -> dict[tuple[str, int], frozenset[int]]:
        """The seats of several tables whose holders are connected at the given times."""
        seats: dict[tuple[str, int], set[int]] = {each: set() for each in wanted}
        for table, now, seat in await self._fetch(_PRESENT, *map(list, zip(*wanted, strict=True))):
            seats[table, now].add(seat)
        return {each: frozenset(found) for each, found in seats.items()}

    async def _bring_up_to_date(self) -> None:
        async with self._link.answering():
            connection = await self._link.connect()
        try:
            async with self._link.answering(_LONG):
                await bring_postgres_up_to_date(connection)
        finally:
            await self._link.disconnect(connection)

    async def _write(self, table: str, row: Row, index: Index) -> None:
        if self._writer is None:
            raise Unavailable("the database is not open")
        await self._writer.write(table, row, index)

    async def _fetch(self, query: str, *arguments: object) -> list[Any]:
        if self._writer is None:
            raise Unavailable("the database is not open")
        return await self._link.fetch(query, *arguments)


@asynccontextmanager
async def _permitted() -> AsyncIterator[None]:
    """Turn refusals by the database into `SetupError`, but not its absence."""
    try:
        yield
    except Unavailable as error:
        if isinstance(error.__cause__, _REFUSALS):
            raise SetupError(f"PostgreSQL refuses: {error.__cause__}") from None
        raise
    except SetupError:
        raise
    except ValueError:
        # Do not quote the URL: there may be a password in it.
        raise SetupError(
            "the address of the PostgreSQL database is not understood; it looks like "
            "postgresql://user:password@host:5432/database, with %40 for an @ in the password"
        ) from None
