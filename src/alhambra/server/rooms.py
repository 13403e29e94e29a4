"""The tables in memory: each is what its log says, and none of them is the truth."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from .broadcast import Broadcast
from .errors import NoSuchTable
from .log import from_body
from .room import Room
from .store import Row, Store
from .table import Table
from .tokens import is_table_id
from .wire.updates import Drawn

SLICE = 0.005
"""Seconds of reading a log, after which others get their turn."""


def new_room(table: Table) -> Room:
    """The room of a table that was just made or read: nobody is there."""
    return Room(table, told=table.version, used=time.monotonic())


class Rooms:
    """Rooms by the names of their tables, read from the store when they are needed."""

    def __init__(self, store: Store, broadcast: Broadcast) -> None:
        """No table yet."""
        self._store = store
        self._broadcast = broadcast
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._reading = asyncio.Lock()  # held for a slice

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        """Those that are there now, whatever comes or goes meanwhile."""
        return iter(list(self._rooms.values()))

    @property
    def loading(self) -> list[str]:
        """The tables that are being read just now."""
        return list(self._loading)

    def get(self, name: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(name)

    def is_known(self, name: str) -> bool:
        """Whether a table is in memory, or will be in a moment."""
        return name in self._rooms or name in self._loading

    def add(self, room: Room) -> Room:
        """One more, whose table was just made or read."""
        self._rooms[room.table.name] = room
        return room

    def forget(self, name: str) -> None:
        """Keep a table in the store only."""
        self._rooms.pop(name, None)

    async def room(self, name: str) -> Room:
        """The room of a table, read from the store if need be. Raises `NoSuchTable`."""
        if (room := self._rooms.get(name)) is None:
            if not is_table_id(name):
                raise NoSuchTable
            if (loading := self._loading.get(name)) is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def catch_up(self, room: Room, *, read: bool = False) -> None:
        """Make memory what the log says. The lock is held.

        If memory was ahead, the whole log is read again, unless what it had more was stored;
        else, if `read`, what is new in the log.
        """
        if room.behind:
            rows = await self._settled(room)
        elif read:
            rows = await self._store.rows(room.table.name, room.table.version)
        else:
            return
        room.summary = b""

        def show(row: Row) -> None:
            news = room.table.apply(from_body(row.body), row.at)
            room.hide_hands()
            self._broadcast.show(room, news)

        await self._each(rows, show)
        room.behind = False

    async def _settled(self, room: Room) -> list[Row]:
        """Find out what became of an entry whose fate is unknown; what was stored after it."""
        pending, name = room.pending, room.table.name
        if pending is not None:
            body, news = pending
            rows = await self._store.rows(name, room.table.version - 1)
            if rows and rows[0].body == body:
                room.pending = None
                room.hide_hands()
                self._broadcast.show(room, news)
                return rows[1:]
        rows = await self._store.rows(name)
        if not rows:
            self.forget(name)
            raise NoSuchTable
        table = Table(name)
        await self._read(table, [row for row in rows if row.version <= room.told])
        room.table, room.pending, room.drawn = table, None, Drawn()
        return [row for row in rows if row.version > room.told]

    async def _load(self, name: str) -> Room:
        try:
            rows = await self._store.rows(name)
            if not rows:
                raise NoSuchTable
            table = Table(name)
            await self._read(table, rows)
            return self.add(new_room(table))
        finally:
            del self._loading[name]

    async def _read(self, table: Table, rows: Sequence[Row]) -> None:
        """Apply entries of a log."""
        await self._each(rows, lambda row: table.apply(from_body(row.body), row.at, told=False))

    async def _each(self, rows: Sequence[Row], do: Callable[[Row], object]) -> None:
        """Do something with each row of a log, with pauses in which others can work.

        However many logs are read, there is one slice between two pauses: they take turns.
        """
        place = 0
        while place < len(rows):
            async with self._reading:
                pause = time.perf_counter() + SLICE
                for row in islice(rows, place, None):
                    do(row)
                    place += 1
                    if time.perf_counter() > pause:
                        break
                await asyncio.sleep(0)  # with the lock held: nobody else reads before the pause
