"""Several servers on one PostgreSQL, with the tables of a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from tests.harness.postgres import Postgres
from tests.harness.processes import Server

from alhambra.server.store import open_store

_COLUMNS = {
    "tables": ("id", "created", "updated", "status", "listed", "version", "due", "summary"),
    "log": ("table_id", "version", "at", "body"),
}


class Cluster:
    """Servers that run as long as the context does."""

    def __init__(self, servers: int, tables: Path, log: Path, **environment: str) -> None:
        """Not yet started; settings by the environment."""
        self.database = Postgres()
        self.servers: list[Server] = []
        self.url = ""
        self._count = servers
        self._tables = tables
        self._log = log
        self._environment = environment

    def __enter__(self) -> Cluster:
        """Start it all."""
        try:
            self.database.start()
            self.url = self.database.empty_database()
            asyncio.run(copy(self._tables, self.url))
            self._log.unlink(missing_ok=True)
            for _ in range(self._count):
                self.servers.append(Server(self.url, self._log, **self._environment))
                self.servers[-1].start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop it all."""
        self.close()

    def close(self) -> None:
        """Stop it all, whatever of it runs."""
        for server in self.servers:
            server.close()
        self.database.remove()


async def copy(file: Path, url: str) -> None:
    """Tables of a SQLite file into an empty PostgreSQL, with the secret that signs their tokens."""
    store = open_store(url)
    await store.open(lambda tables: None)
    await store.close()
    connection = await asyncpg.connect(url)
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as source:
            [secret] = source.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
            await connection.execute("INSERT INTO meta VALUES ('secret', $1)", secret)
            for table, columns in _COLUMNS.items():
                found = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                rows = [_with_truth(row, columns) for row in found]
                await connection.copy_records_to_table(table, records=rows, columns=columns)
        await connection.execute("ANALYZE")
    finally:
        await connection.close()


def _with_truth(row: tuple[Any, ...], columns: tuple[str, ...]) -> tuple[Any, ...]:
    """SQLite has numbers where PostgreSQL has true and false."""
    return tuple(
        bool(value) if name == "listed" else value for name, value in zip(columns, row, strict=True)
    )
