"""Rows, stores and ears for the tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import ParamSpec

from alhambra.server.store import Conflict, Index, Row, Store, open_store
from alhambra.server.store.base import unheard

Arguments = ParamSpec("Arguments")

PATIENCE = 60.0  # seconds for what should take much less


def in_loop(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """A test that has an event loop to itself."""

    @wraps(test)
    def run(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), PATIENCE))

    return run


@asynccontextmanager
async def opened(
    url: str | Store,
    heard: Callable[[Sequence[str] | None], None] = unheard,
    moved: Callable[[Sequence[str] | None], None] = unheard,
) -> AsyncIterator[Store]:
    """A store that is open for a while."""
    store = open_store(url) if isinstance(url, str) else url
    await store.open(heard, moved)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], object]) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def row(version: int, at: int = 1000, body: bytes = b"{}") -> Row:
    return Row(version, at, body)


def index(
    status: str = "open", *, listed: bool = True, due: int | None = None, summary: bytes = b"[]"
) -> Index:
    return Index(status, listed, due, summary)


async def taken(writing: Awaitable[None]) -> bool:
    """Whether a row is written, and not in conflict."""
    try:
        await writing
    except Conflict:
        return False
    return True


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.losses = 0
        """How often news may have been missed."""

    def __call__(self, tables: Sequence[str] | None) -> None:
        if tables is None:
            self.losses += 1
        else:
            self.tables.update(tables)
