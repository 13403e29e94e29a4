"""Listens to what other processes have changed, and reconnects when the connection is lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from ..background import keep_up
from .base import Heard, Unavailable
from .postgres_link import Link
from .postgres_writer import CHANNEL

PRESENCE = f"{CHANNEL}_presence"
"""The channel for tables where somebody has connected or disconnected."""

_SILENCE = 10.0  # seconds after which the connection is tested
_FIRST_PAUSE = 0.05  # seconds between attempts to connect, doubled each time
_LONGEST_PAUSE = 2.0


class News:
    """Listens from `open` to `close`."""

    def __init__(self, link: Link, heard: Heard, moved: Heard) -> None:
        self._link = link
        self._heard = heard
        self._moved = moved
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening; every change from now on is heard. Raises `Unavailable`."""
        await self._listen()
        loop = keep_up(self._keep_listening, _LONGEST_PAUSE)
        self._task = asyncio.create_task(loop, name="alhambra-news")

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            await self._link.disconnect(self._connection)

    async def _keep_listening(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            await self._until_lost()
            try:
                await self._listen()
            except Unavailable:
                await asyncio.sleep(pause * random.uniform(0.5, 1))  # not all processes at once
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                pause = _FIRST_PAUSE
                asyncio.get_running_loop().call_soon(self._heard, None)

    async def _listen(self) -> None:
        async with self._link.answering():
            self._connection = await self._link.connect()
            self._lost.clear()
            self._connection.add_termination_listener(self._lose)
            try:
                await self._connection.add_listener(CHANNEL, self._hear)
                await self._connection.add_listener(PRESENCE, self._hear)
            except BaseException:
                self._connection.terminate()
                raise

    async def _until_lost(self) -> None:
        """Wait until the connection is lost, testing it from time to time."""
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(_SILENCE):
                    await self._lost.wait()
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        try:
            async with self._link.answering():
                await self._connection.execute("SELECT 1")
        except Unavailable:
            self._connection.terminate()

    def _lose(self, connection: object) -> None:
        if connection is self._connection:
            self._lost.set()

    def _hear(self, connection: object, process: int, channel: str, message: object) -> None:
        name, *tables = str(message).split(" ")
        if name != self._link.name:
            (self._moved if channel == PRESENCE else self._heard)(tables)
