"""Follows what other processes on the same database do at tables in memory here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from .background import Background
from .errors import NoSuchTable
from .pace import Pace
from .presence import Presence
from .room import Room
from .rooms import Rooms
from .store import Store, Unavailable


class Following:
    """Reads the new log entries of tables that other processes have changed."""

    def __init__(
        self, store: Store, rooms: Rooms, presence: Presence, background: Background, pace: Pace
    ) -> None:
        """`Store.open` is to be given `heard` and `moved`."""
        self._store = store
        self._rooms = rooms
        self._presence = presence
        self._background = background
        self._pace = pace

    def heard(self, tables: Sequence[str] | None) -> None:
        """Another process has changed these tables; None if any may have changed."""
        if tables is None:
            self._background.spawn(self.follow_all())
            return
        for name in tables:
            # A table that is being loaded counts too: its rows may have been read before the news.
            if self._rooms.is_known(name):
                self._background.spawn(self.follow(name))

    def moved(self, tables: Sequence[str] | None) -> None:
        """Somebody has connected to these tables in another process, or disconnected."""
        for name in tables or ():
            room = self._rooms.get(name)
            if room is not None and (room.viewers or room.waiting):
                self._background.spawn(self._see(room))

    async def follow(self, name: str) -> None:
        """Show what another process has done at a table."""
        with suppress(Unavailable, NoSuchTable):
            room = await self._rooms.room(name)
            try:
                async with room.lock:
                    here = room.here
                    await self._rooms.catch_up(room, read=True)
            except Unavailable:
                room.behind = True  # `Chores` tries again
                return
            if room.here != here:  # somebody connected here has sat down through another process
                await self._presence.announce(room)

    async def follow_all(self) -> None:
        """Catch up on all tables after news may have been missed, and report who is connected."""
        loading = self._rooms.loading
        while True:
            try:
                await self._presence.remain()
                newest = await self._store.versions([room.table.name for room in self._rooms])
                break
            except Unavailable:
                await asyncio.sleep(self._pace.tick)
        for name in loading:
            await self.follow(name)
        for room in self._rooms:
            if room.behind or room.table.version != newest.get(room.table.name):
                await self.follow(room.table.name)
            if room.viewers:
                await self._see(room)

    async def _see(self, room: Room) -> None:
        with suppress(Unavailable):
            await self._presence.see(room)
