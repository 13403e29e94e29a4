"""Connections to PostgreSQL, with timeouts, and with failures turned into `Unavailable`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .base import Unavailable

_READERS = 4  # connections for everything except writing rows

_MISTAKES = (ValueError, asyncpg.DataError)  # errors in the query's arguments
_FAILURES = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class Link:
    """The connections to a database, which may go away and come back at any time."""

    def __init__(self, url: str, patience: float) -> None:
        """Queries that take longer than `patience` seconds raise `Unavailable`."""
        self.name = _new_name()
        """Sent along with changes, so that this process can tell its own from others' news.

        It changes after each failure: then it is not known which changes under the old name were
        made, so they must count as news.
        """
        self._url = url
        self._patience = patience
        self._pool: Any = None

    async def open(self) -> None:
        """Open the pool for `fetch`."""
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=_READERS, init=self._settle, reset=_leave_as_it_is
        )

    async def close(self) -> None:
        """Close the pool."""
        if self._pool is None:
            return
        try:
            async with self.answering():
                await self._pool.close()
        except Unavailable:
            self._pool.terminate()

    @asynccontextmanager
    async def answering(self, patience: float | None = None) -> AsyncIterator[None]:
        """Turn database errors and timeouts into `Unavailable`."""
        try:
            async with asyncio.timeout(patience or self._patience):
                yield
        except _FAILURES as error:
            # A certificate that is not accepted is a `ValueError` too, but nobody's argument.
            if isinstance(error, _MISTAKES) and not isinstance(error, OSError):
                raise
            self.name = _new_name()
            raise Unavailable("the database does not answer") from error

    async def connect(self) -> Any:  # noqa: ANN401
        """A new connection outside the pool."""
        connection = await asyncpg.connect(self._url)
        try:
            await self._settle(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def disconnect(self, connection: Any) -> None:  # noqa: ANN401
        """Close a connection, gracefully if the database answers."""
        try:
            async with self.answering():
                await connection.close()
        except Unavailable:
            connection.terminate()

    async def fetch(self, query: str, *arguments: object) -> list[Any]:
        """Run a query on any connection of the pool."""
        async with self.answering():
            connection = await self._pool.acquire()
            try:
                found: list[Any] = await connection.fetch(query, *arguments)
            except BaseException:
                connection.terminate()  # it may be in the middle of something
                raise
            finally:
                await self._pool.release(connection)
            return found

    async def _settle(self, connection: Any) -> None:  # noqa: ANN401
        """Set what must not depend on the database's configuration."""
        milliseconds = max(1, int(self._patience * 900))
        await connection.execute(
            # Commits are on disk; queries are cancelled when nobody waits any more.
            f"SET synchronous_commit = on; SET statement_timeout = {milliseconds};"
            # Always use indexes, even if a table was empty when a query was first planned.
            "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off"
        )


def _new_name() -> str:
    return secrets.token_hex(6)


async def _leave_as_it_is(connection: Any) -> None:  # noqa: ANN401
    """Skip asyncpg's reset: our queries leave nothing behind on a connection."""
