"""A task that writes rows to PostgreSQL; all that wait are committed in one statement."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from .base import BETWEEN, Conflict, Index, Row, Unavailable
from .postgres_link import Link

CHANNEL = "alhambra"
"""The channel for tables that have changed."""

_MOST = 500  # rows in one commit, to bound how long it takes

NOTIFY = f"""
    SELECT pg_notify('{CHANNEL}', $1 || ' ' || string_agg(id, ' ')), array_agg(id) AS tables
    FROM (
        SELECT id, sum(octet_length(id) + 1) OVER (ORDER BY id) / 7000 AS part
        FROM changed GROUP BY id
    ) AS news
    GROUP BY part
"""
"""Ends a statement with a CTE `changed`: sends the names of its tables, preceded by $1.

Split into several messages, as one may have at most 8000 bytes.
"""

_WRITE = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        $2::text[], $3::integer[], $4::bigint[], $5::bytea[],
        $6::text[], $7::boolean[], $8::bigint[], $9::bytea[]
    ) AS wanted (id, version, at, body, status, listed, due, summary)
), created AS (
    INSERT INTO tables (id, created, updated, status, listed, version, due, summary)
    SELECT id, at, at, status, listed, version, due, summary
    FROM wanted WHERE version = 1 ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id
), held AS (
    SELECT id, version FROM tables WHERE id = ANY($2) ORDER BY id FOR NO KEY UPDATE
), changed AS (
    INSERT INTO log (table_id, version, at, body)
    SELECT id, version, at, body FROM wanted WHERE (id, version) IN (
        SELECT id, 1 FROM created UNION ALL SELECT id, version + 1 FROM held
    )
    ON CONFLICT DO NOTHING
    RETURNING table_id AS id
), indexed AS (
    UPDATE tables SET updated = wanted.at, status = wanted.status, listed = wanted.listed,
        version = wanted.version, due = wanted.due, summary = wanted.summary, doomed = NULL
    FROM wanted JOIN changed USING (id) WHERE tables.id = wanted.id
), holding AS (
    SELECT * FROM unnest($11::text[], $12::text[], $13::integer[], $14::text[])
    AS holding (id, guest, seats, names)
), left_out AS (
    DELETE FROM played USING changed WHERE table_id = changed.id AND table_id = ANY($10)
    AND NOT EXISTS (
        SELECT 1 FROM holding WHERE holding.id = table_id AND holding.guest = played.guest
    )
), taken_in AS (
    INSERT INTO played (guest, table_id, seats, status, at, names)
    SELECT holding.guest, id, seats, wanted.status, wanted.at, names
    FROM holding JOIN changed USING (id) JOIN wanted USING (id)
    ON CONFLICT (guest, table_id) DO UPDATE SET seats = excluded.seats,
        status = excluded.status, at = excluded.at, names = excluded.names
)
{NOTIFY}
"""
"""Version 1 makes a table; other versions need the one before.

Tables are locked in order of their names, so that there are no deadlocks.
"""


@dataclass(frozen=True, slots=True)
class _Job:
    table: str
    row: Row
    index: Index
    future: asyncio.Future[None]


class Writer:
    """Writes all rows of this process; other processes have their own writers."""

    def __init__(self, link: Link, between: float = BETWEEN) -> None:
        """Start the task; commits are at least `between` seconds apart."""
        self._link = link
        self._between = between
        self._connection: Any = None
        self._waiting: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="alhambra-writer")

    async def write(self, table: str, row: Row, index: Index) -> None:
        """Return when a row is on disk. Raises `Conflict` or `Unavailable`."""
        if self._closed:
            raise Unavailable("the database is closed")
        job = _Job(table, row, index, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        try:
            await asyncio.shield(job.future)
        except asyncio.CancelledError:
            # It is written all the same, so wait for it: the next reader must find it.
            if not job.future.done():
                await asyncio.wait([job.future])
            raise

    async def close(self) -> None:
        """Write what waits, and close the connection."""
        self._closed = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            await self._link.disconnect(self._connection)

    async def _run(self) -> None:
        began = -self._between
        while self._waiting or not self._closed:
            self._wake.clear()
            if self._waiting:
                await asyncio.sleep(max(0.0, began + self._between - time.monotonic()))
                began = time.monotonic()
                await self._commit(self._take())
            else:
                await self._wake.wait()

    def _take(self) -> list[_Job]:
        """The first waiting row of each table; later ones may build on it."""
        first: dict[str, _Job] = {}
        later: deque[_Job] = deque()
        for job in self._waiting:
            if job.table in first or len(first) == _MOST:
                later.append(job)
            else:
                first[job.table] = job
        self._waiting = later
        return list(first.values())

    async def _commit(self, jobs: list[_Job]) -> None:
        """Write jobs in one transaction, and resolve their futures."""
        try:
            changed = await self._write(jobs)
        except Unavailable as error:
            self._waiting, also = deque(), self._waiting  # they have waited long enough
            for job in (*jobs, *also):
                unavailable = Unavailable(*error.args)
                unavailable.__cause__ = error.__cause__
                _answer(job, unavailable)
            return
        except Exception as mistake:  # a bug: report it to the callers, and go on
            for job in jobs:
                _answer(job, mistake)
            return
        for job in jobs:
            text = f"{job.row.version} is not the next version of table {job.table}"
            _answer(job, None if job.table in changed else Conflict(text))

    async def _write(self, jobs: list[_Job]) -> set[str]:
        """Write rows; returns the tables that accepted theirs."""
        async with self._link.answering():
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._link.connect()
            try:
                found = await self._connection.fetch(_WRITE, self._link.name, *_columns(jobs))
            except BaseException:
                self._connection.terminate()  # it may be in the middle of something
                raise
        return {table for row in found for table in row["tables"]}


def _columns(jobs: list[_Job]) -> tuple[list[Any], ...]:
    """The statement's arguments after $1."""
    holding = [(job.table, holder) for job in jobs for holder in job.index.holders or ()]
    return (
        [job.table for job in jobs],
        [job.row.version for job in jobs],
        [job.row.at for job in jobs],
        [job.row.body for job in jobs],
        [job.index.status for job in jobs],
        [job.index.listed for job in jobs],
        [job.index.due for job in jobs],
        [job.index.summary for job in jobs],
        [job.table for job in jobs if job.index.holders is not None],
        [table for table, _ in holding],
        [holder.guest for _, holder in holding],
        [holder.seats for _, holder in holding],
        [holder.names for _, holder in holding],
    )


def _answer(job: _Job, error: Exception | None) -> None:
    if job.future.done():  # the caller was cancelled
        return
    if error is None:
        job.future.set_result(None)
    else:
        job.future.set_exception(error)
