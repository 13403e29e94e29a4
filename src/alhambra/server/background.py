"""Background tasks that nobody awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from .logs import log_failure


async def keep_up(loop: Callable[[], Awaitable[None]], pause: float) -> None:
    """Run a loop that is never to end: if it fails, log that, and begin again after a pause."""
    while True:
        try:
            await loop()
        except Exception as error:  # whatever it was
            log_failure("background.failed", error)
        await asyncio.sleep(pause)


class Background:
    """Keeps references to running tasks, and logs their exceptions."""

    def __init__(self) -> None:
        """Begin without tasks."""
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Cancel everything that still runs."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("background.failed", error)
