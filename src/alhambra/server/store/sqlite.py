"""Tables in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from ...errors import SetupError
from ..clock import clock_ms
from .base import AWAITED, Conflict, Heard, Index, Listing, Row, ScoreRow, Unavailable, unheard
from .presence import Presence
from .schema import bring_sqlite_up_to_date
from .sqlite_alerts import SqliteAlerts
from .sqlite_deals import SqliteDeals
from .sqlite_people import SqlitePeople
from .sqlite_rows import Append, hold, prepare
from .sqlite_writer import Change, Result, Writer

_MARKED = 1000  # tables marked at once
_SAFE = ("synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")
_CACHE = "cache_size = -16000"  # kilobytes, enough to hold the ends of many logs
_LOG = "wal_autocheckpoint = 4000"  # pages: many, as the same ones are written again and again
_PATIENCE = 3.0  # seconds for which another program, such as a backup, may lock the file


class SqliteStore:
    """A `Store` in a file. No other process changes it, so `heard` and `moved` are never called."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path).resolve()
        self.people = SqlitePeople(self._read, self._change)
        """See `Store`."""
        self._presence = Presence()
        self.deals = SqliteDeals(self._change, self._read)
        self.alerts = SqliteAlerts(self._read, self._change)
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._lock: sqlite3.Connection | None = None

    async def open(self, heard: Heard, moved: Heard = unheard) -> None:
        """See `Store`. Raises `SetupError` if the file is unusable or used by another server."""
        self._writer = Writer(await asyncio.to_thread(self._connect))
        self._reading = ThreadPoolExecutor(1, "alhambra-reader")

    async def close(self) -> None:
        """See `Store`."""
        writer, self._writer = self._writer, None
        if writer is None or self._reading is None or self._reader is None or self._lock is None:
            return
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        await writer.close()
        self._lock.close()

    async def secret(self) -> bytes:
        """See `Store`."""
        return await self._change(_secret)

    async def create(self, table: str, row: Row, index: Index) -> None:
        """See `Store`."""
        assert row.version == 1, row.version
        await self._change(lambda connection: _create(connection, table, row, index))

    async def append(self, table: str, row: Row, index: Index) -> None:
        """See `Store`."""
        if self._writer is None:
            raise Unavailable("the database is not open")
        await self._writer.append(Append(table, row, index))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """See `Store`."""
        found = await self._read(
            "SELECT version, at, body FROM log WHERE table_id = ? AND version > ? ORDER BY version",
            (table, after),
        )
        return [Row(*row) for row in found]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """See `Store`."""
        found = await self._read(
            "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(tables)),),
        )
        return dict(found)

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """See `Store`."""
        found = await self._read(
            "SELECT id, created, updated, due, summary FROM tables WHERE listed AND status = ?"
            " ORDER BY created DESC, id DESC LIMIT ?",
            (status, limit),
        )
        return [
            Listing(table, created, updated, Index(status, True, due, summary))
            for table, created, updated, due, summary in found
        ]

    async def analysis(self, table: str, version: int) -> bytes | None:
        """See `Store`."""
        found = await self._read(
            "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
        )
        return bytes(found[0][0]) if found else None

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """See `Store`."""
        await self._change(lambda connection: _keep_analysis(connection, table, version, body))

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """See `Store`."""
        return await self._change(lambda connection: _claim(connection, now, lease, limit))

    async def renew(self, versions: Mapping[str, int], until: int) -> None:
        """See `Store`."""
        await self._change(lambda connection: _renew(connection, versions, until))

    async def expire(
        self, status: str, before: int, now: int, notice: int, limit: int
    ) -> list[str]:
        """See `Store`."""
        gone = await self._change(
            lambda connection: _expire(connection, status, before, now, notice, limit)
        )
        self._presence.forget(gone)
        return gone

    async def put_scores(self, room: str, version: int, now: int, body: bytes) -> None:
        """See `Store`."""
        await self._change(lambda connection: _put_scores(connection, room, version, now, body))

    async def scores(self, room: str) -> ScoreRow | None:
        """See `Store`."""
        found = await self._read("SELECT version, created, body FROM scores WHERE id = ?", (room,))
        return ScoreRow(*found[0]) if found else None

    async def expire_scores(self, before: int) -> int:
        """See `Store`."""
        return await self._change(
            lambda connection: (
                connection.execute("DELETE FROM scores WHERE updated < ?", (before,)).rowcount
            )
        )

    async def time(self) -> int:
        """See `Store`: there is only one machine."""
        return clock_ms()

    async def touch(self, now: int) -> None:
        """See `Store`."""
        await self._change(lambda connection: _touch(connection, now))

    async def size(self) -> int:
        """See `Store`; free pages do not count, as they are used again."""
        [[size]] = await self._read(
            "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
            (),
        )
        return int(size)

    async def forget_presence(self, before: int) -> None:
        """See `Store`."""
        self._presence.forget_before(before)

    async def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """See `Store`."""
        self._presence.arrive(table, seat, process, until)

    async def depart(self, table: str, seat: int, process: str) -> None:
        """See `Store`."""
        self._presence.depart(table, seat, process)

    async def remain(self, process: str, until: int) -> None:
        """See `Store`."""
        self._presence.remain(process, until)

    async def present(self, table: str, now: int) -> frozenset[int]:
        """See `Store`."""
        return self._presence.seats(table, now)

    def _connect(self) -> sqlite3.Connection:
        """Open all connections; returns the one to write with."""
        with ExitStack() as undo, _usable(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = undo.enter_context(closing(_locked(self._path)))
            writing = undo.enter_context(closing(_opened(self._path)))
            [mode] = writing.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise SetupError(
                    f"{self._path} is on a disk where SQLite cannot keep its log: use a local one"
                )
            for setting in (*_SAFE, _CACHE, _LOG):
                writing.execute(f"PRAGMA {setting}")
            _check(self._path, writing)
            bring_sqlite_up_to_date(writing)
            prepare(writing)
            self._reader = undo.enter_context(closing(_opened(self._path)))
            self._reader.execute("PRAGMA query_only = ON")
            undo.pop_all()
            return writing

    async def _change(self, change: Change[Result]) -> Result:
        if self._writer is None:
            raise Unavailable("the database is not open")
        return await self._writer.do(change)

    async def _read(self, query: str, parameters: tuple[object, ...]) -> list[Any]:
        """Run a query on committed data, without waiting for the writer."""
        if self._writer is None or self._reading is None or self._reader is None:
            raise Unavailable("the database is not open")
        reader = self._reader
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._reading, lambda: reader.execute(query, parameters).fetchall()
            )
        except sqlite3.Error as error:
            raise Unavailable("the database cannot be read") from error


def _secret(connection: sqlite3.Connection) -> bytes:
    made = secrets.token_bytes(32)
    connection.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (made,))
    kept: bytes
    [kept] = connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
    return kept


def _create(connection: sqlite3.Connection, table: str, row: Row, index: Index) -> None:
    made = connection.execute(
        "INSERT OR IGNORE INTO tables (id, created, updated, status, listed, version, due, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, row.at, row.at, index.status, index.listed, row.version, index.due, index.summary),
    )
    if made.rowcount != 1:
        raise Conflict(f"there is a table {table}")
    connection.execute(
        "INSERT INTO log (table_id, version, at, body) VALUES (?, ?, ?, ?)",
        (table, row.version, row.at, row.body),
    )
    hold(connection, Append(table, row, index))


def _keep_analysis(connection: sqlite3.Connection, table: str, version: int, body: bytes) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO analyses (table_id, version, body)"
        " SELECT id, ?, ? FROM tables WHERE id = ?",
        (version, body, table),
    )


def _claim(connection: sqlite3.Connection, now: int, lease: int, limit: int) -> list[str]:
    found = connection.execute(
        "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", (now, limit)
    )
    due = [table for [table] in found]
    for table in due:
        connection.execute("UPDATE tables SET due = ? WHERE id = ?", (now + lease, table))
    return due


def _renew(connection: sqlite3.Connection, versions: Mapping[str, int], until: int) -> None:
    connection.executemany(
        "UPDATE tables SET due = ? WHERE id = ? AND version = ? AND due < ?",
        [(until, table, version, until) for table, version in versions.items()],
    )


def _expire(
    connection: sqlite3.Connection, status: str, before: int, now: int, notice: int, limit: int
) -> list[str]:
    connection.execute(
        "UPDATE tables SET doomed = ? WHERE id IN (SELECT id FROM tables WHERE status = ?"
        " AND updated < ? AND doomed IS NULL AND (due IS NULL OR due < ?) LIMIT ?)",
        (now, status, before, now + AWAITED, _MARKED),
    )
    found = connection.execute(
        "SELECT id FROM tables WHERE status = ? AND updated < ? AND doomed <= ?"
        " AND (due IS NULL OR due < ?) ORDER BY updated, id LIMIT ?",
        (status, before, now - notice, now + AWAITED, limit),
    )
    stale = [table for [table] in found]
    for table in stale:
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return stale


def _put_scores(
    connection: sqlite3.Connection, room: str, version: int, now: int, body: bytes
) -> None:
    if version == 1:
        put = connection.execute(
            "INSERT OR IGNORE INTO scores (id, created, updated, version, body)"
            " VALUES (?, ?, ?, 1, ?)",
            (room, now, now, body),
        )
    else:
        put = connection.execute(
            "UPDATE scores SET updated = ?, version = ?, body = ? WHERE id = ? AND version = ?",
            (now, version, body, room, version - 1),
        )
    if put.rowcount != 1:
        raise Conflict(f"{version} is not the next version of score sheet {room}")


def _touch(connection: sqlite3.Connection, now: int) -> None:
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('touched', ?)", (b"%d" % now,))


def _check(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a damaged file, as anything written to it could be lost."""
    [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _damaged(path, found)


def _damaged(path: Path, found: str) -> SetupError:
    why = " ".join(found.split())
    return SetupError(f"{path} is damaged ({why:.200}); put a backup in its place")


def _opened(path: Path) -> sqlite3.Connection:
    """A connection for any thread, one at a time. A new file is readable by its owner only."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    return sqlite3.connect(path, _PATIENCE, isolation_level=None, check_same_thread=False)


def _locked(path: Path) -> sqlite3.Connection:
    """A lock that keeps other servers out until it is closed or the process ends.

    It is SQLite's own lock on an empty file: it works on every platform, also within one process,
    and forked processes do not inherit it.
    """
    with ExitStack() as undo:
        lock = undo.enter_context(closing(_opened(path.with_name(f"{path.name}.lock"))))
        lock.execute("PRAGMA busy_timeout = 0")
        try:
            lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written there
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise SetupError(
                f"{path} is in use by another server; several servers need PostgreSQL"
            ) from None
        undo.pop_all()
        return lock


@contextmanager
def _usable(path: Path) -> Iterator[None]:
    """Turn errors on opening a file into `SetupError` or `Unavailable`."""
    try:
        yield
    except OSError as error:
        raise SetupError(f"{error.filename} cannot be used: {error.strerror}") from error
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise SetupError(f"{path} is not a SQLite database") from error
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise _damaged(path, str(error)) from error
        raise Unavailable(f"{path} cannot be opened: {error}") from error
