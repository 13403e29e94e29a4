"""Questions that come at the same time are asked together, in one statement.

After a server has died, all its people come to the others at once: asked one by one, their
questions would stand in line for seconds, and what bots and clocks need behind them.
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
    """Asks what has gathered while the question before was being answered."""

    def __init__(
        self, ask: Callable[[list[Key]], Awaitable[Mapping[Key, Found]]], most: int
    ) -> None:
        """`ask` finds an answer for each of at most `most` keys. Raises `Unavailable`."""
        self._ask = ask
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Found]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: Key) -> Found:
        """The answer for a key, asked for after this was called."""
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
        except Exception as mistake:  # whoever made it should hear of it, and the task go on
            for answer in asked.values():
                answer.set_exception(mistake)
            return
        for key, answer in asked.items():
            answer.set_result(found[key])


def _fail(answer: asyncio.Future[Found], error: Unavailable) -> None:
    """Tell one of several what has failed for all of them."""
    unavailable = Unavailable(*error.args)
    unavailable.__cause__ = error.__cause__
    answer.set_exception(unavailable)
    answer.exception()  # whoever asked may not want to know any more
