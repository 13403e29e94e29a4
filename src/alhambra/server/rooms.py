"""The tables in memory: copies of what the logs in the store say, which alone are the truth."""

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
"""Seconds of applying a log's entries before other tasks get to run."""


def new_room(table: Table) -> Room:
    """The room of a table that was just made or loaded, with nobody in it."""
    return Room(table, told=table.version, used=time.monotonic())


class Rooms:
    """The rooms by table, loaded from the store when needed."""

    def __init__(self, store: Store, broadcast: Broadcast) -> None:
        """Begin without rooms."""
        self._store = store
        self._broadcast = broadcast
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._reading = asyncio.Lock()  # held for one slice at a time
        self._when_gone: Callable[[Room], None] = lambda room: None

    def when_gone(self, call: Callable[[Room], None]) -> None:
        """Have `call` called with the room of a table that was removed from the store."""
        self._when_gone = call

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        """The rooms at this moment; rooms may be added or dropped during iteration."""
        return iter(list(self._rooms.values()))

    @property
    def loading(self) -> list[str]:
        """The tables that are being loaded."""
        return list(self._loading)

    def get(self, name: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(name)

    def is_known(self, name: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return name in self._rooms or name in self._loading

    def add(self, room: Room) -> Room:
        """Add a room."""
        self._rooms[room.table.name] = room
        return room

    def forget(self, name: str) -> None:
        """Drop a table from memory; it stays in the store."""
        self._rooms.pop(name, None)

    def remove(self, name: str) -> None:
        """Drop a table that was removed from the store, even one that is still being loaded."""
        self._loading.pop(name, None)
        if (room := self._rooms.pop(name, None)) is not None:
            self._when_gone(room)

    async def room(self, name: str) -> Room:
        """The room of a table, loaded from the store if need be. Raises `NoSuchTable`."""
        if (room := self._rooms.get(name)) is None:
            if not is_table_id(name):
                raise NoSuchTable
            if (loading := self._loading.get(name)) is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def catch_up(self, room: Room, *, read: bool = False) -> None:
        """Bring the table in memory in line with the log. The room's lock must be held.

        With `read`, new entries are read and applied. If the last entry may not have been stored,
        that is found out first; if it was not, the table is built again from the whole log. Raises
        `NoSuchTable` if the table turns out to be gone.
        """
        if room.behind:
            rows = await self._settled(room)
        elif read:
            name = room.table.name
            # The last known entry as well: without it, a table that is gone would look unchanged.
            known = await self._store.rows(name, room.table.version - 1)
            if not known:
                self.remove(name)
                raise NoSuchTable
            rows = known[1:]
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
        """Find out whether the pending entry was stored; returns the rows to apply after it."""
        pending, name = room.pending, room.table.name
        if pending is not None:
            body, news = pending
            rows = await self._store.rows(name, room.table.version - 1)
            # Another process may have stored the same a moment earlier or later.
            if rows and (rows[0].body, rows[0].at) == (body, room.table.changed):
                room.pending = None
                room.hide_hands()
                self._broadcast.show(room, news)
                return rows[1:]
        rows = await self._store.rows(name)
        if not rows:
            self.remove(name)
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
            if self._loading.get(name) is not asyncio.current_task():
                raise NoSuchTable  # it was removed meanwhile
            return self.add(new_room(table))
        finally:
            if self._loading.get(name) is asyncio.current_task():
                del self._loading[name]

    async def _read(self, table: Table, rows: Sequence[Row]) -> None:
        """Apply rows to a table."""
        await self._each(rows, lambda row: table.apply(from_body(row.body), row.at, told=False))

    async def _each(self, rows: Sequence[Row], do: Callable[[Row], object]) -> None:
        """Call `do` for each row, with pauses in which other tasks can run.

        All logs being read share the lock, so there is only one slice between two pauses.
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
                await asyncio.sleep(0)  # lock held, so no other slice comes before the pause
