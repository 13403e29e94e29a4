"""Batches queries that come at the same time into one statement.

After a server has died, all its people come to the others at once: one by one, their queries
would queue up for seconds, and those for bots and clocks behind them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Generic, TypeVar

from .base import Unavailable

Key = TypeVar("Key")
Found = TypeVar("Found")


class Together(Generic[Key, Found]):
    """Collects keys while a query runs, and asks for all of them in the next."""

    def __init__(
        self, ask: Callable[[list[Key]], Awaitable[Mapping[Key, Found]]], most: int
    ) -> None:
        """`ask` finds the answers for up to `most` keys, or raises `Unavailable`."""
        self._ask = ask
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Found]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: Key) -> Found:
        """The answer for a key, from a query begun after this call."""
        if (answer := self._waiting.get(key)) is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(answer)

    async def _ask_all(self) -> None:
        try:
            while self._waiting:
                await self._ask_some()
        finally:
            self._asking = None

    async def _ask_some(self) -> None:
        asked = {key: self._waiting.pop(key) for key in list(islice(self._waiting, self._most))}
        try:
            found = await self._ask(list(asked))
        except Unavailable as error:
            asked |= self._waiting  # the others have waited long enough
            self._waiting = {}
            for answer in asked.values():
                _fail(answer, error)
            return
        except Exception as mistake:  # a bug: report it to the callers, and go on
            for answer in asked.values():
                answer.set_exception(mistake)
            return
        for key, answer in asked.items():
            answer.set_result(found[key])


def _fail(answer: asyncio.Future[Found], error: Unavailable) -> None:
    """Fail one of several futures with a copy of the error."""
    unavailable = Unavailable(*error.args)
    unavailable.__cause__ = error.__cause__
    answer.set_exception(unavailable)
    answer.exception()  # mark as retrieved: the caller may have been cancelled
