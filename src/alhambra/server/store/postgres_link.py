"""Connections to PostgreSQL: how long it may take to answer, and what it means if it does not."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .base import Unavailable

_READERS = 4  # connections for all but the rows of the logs

_MISTAKES = (ValueError, asyncpg.DataError)  # what was asked for makes no sense
_FAILURES = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class Link:
    """The way to a database, which may be cut and restored at any time."""

    def __init__(self, url: str, patience: float) -> None:
        """Whatever is asked is answered within `patience` seconds, or `Unavailable`."""
        self.name = _new_name()
        """Signs what this process changes, so that it can tell its own news.

        After a failure there is a new one: what may have been done under the old name is news.
        """
        self._url = url
        self._patience = patience
        self._pool: Any = None

    async def open(self) -> None:
        """Be ready to `fetch`."""
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=_READERS, init=self._settle, reset=_leave_as_it_is
        )

    async def close(self) -> None:
        """Let go."""
        if self._pool is None:
            return
        try:
            async with self.answering():
                await self._pool.close()
        except Unavailable:
            self._pool.terminate()

    @asynccontextmanager
    async def answering(self, patience: float | None = None) -> AsyncIterator[None]:
        """Raise `Unavailable` for all that goes wrong, and if it takes too long."""
        try:
            async with asyncio.timeout(patience or self._patience):
                yield
        except _MISTAKES:
            raise
        except _FAILURES as error:
            self.name = _new_name()
            raise Unavailable("the database does not answer") from error

    async def connect(self) -> Any:  # noqa: ANN401
        """A connection of one's own."""
        connection = await asyncpg.connect(self._url)
        try:
            await self._settle(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def disconnect(self, connection: Any) -> None:  # noqa: ANN401
        """Let go of a connection, in good order if the database answers."""
        try:
            async with self.answering():
                await connection.close()
        except Unavailable:
            connection.terminate()

    async def fetch(self, query: str, *arguments: object) -> list[Any]:
        """What a query finds, on any connection."""
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
        """Choose what must not depend on how the database is set up."""
        milliseconds = max(1, int(self._patience * 900))
        await connection.execute(
            # What is committed is on disk, and what nobody waits for any more is not done.
            f"SET synchronous_commit = on; SET statement_timeout = {milliseconds};"
            # Every query has its index, also if the table was empty when it was first asked.
            "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off"
        )


def _new_name() -> str:
    return secrets.token_hex(6)


async def _leave_as_it_is(connection: Any) -> None:  # noqa: ANN401
    """Nothing that is asked here leaves a trace on its connection."""
