"""Bounds on what runs at once, for each of many keys."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Lanes:
    """At most so many at once for each key; others with that key wait their turn."""

    def __init__(self, most: int) -> None:
        """Allow `most` at once for each key."""
        self._most = most
        self._lanes: dict[str, asyncio.Semaphore] = {}
        self._users: Counter[str] = Counter()  # those who wait as well; kept while there are any

    def __len__(self) -> int:
        """How many keys are in use."""
        return len(self._lanes)

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        """Entered when there is room for one more with this key."""
        lane = self._lanes.setdefault(key, asyncio.Semaphore(self._most))
        self._users[key] += 1
        try:
            async with lane:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._lanes[key]
