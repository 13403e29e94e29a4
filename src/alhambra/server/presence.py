"""Who is connected: hearsay that runs out by itself, and is in no log."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from .pace import Pace
from .room import Room, Viewer
from .rooms import Rooms
from .store import Store, Unavailable
from .wire import updates

POLLED = 10.0
"""Seconds between two notes that somebody asks over HTTP."""


class Presence:
    """Tells the store who is connected here, and rooms who is connected anywhere."""

    def __init__(
        self, store: Store, rooms: Rooms, process: str, pace: Pace, now: Callable[[], int]
    ) -> None:
        """For this process, under a name that no other has."""
        self._store = store
        self._rooms = rooms
        self._process = process
        self._pace = pace
        self._now = now

    async def announce(self, room: Room) -> None:
        """Say which seats have somebody connected here."""
        name, until = room.table.name, self._now() + self._pace.believed
        with suppress(Unavailable):  # presence is told again, and lost by itself
            for seat in sorted(room.here):  # each once, however many sockets it has
                if seat in room.here:  # still
                    await self._store.arrive(name, seat, self._process, until)
            await self.see(room)

    async def asked(self, room: Room, guest: str) -> None:
        """Somebody asks over HTTP: whoever holds a seat is there for a while."""
        now = time.monotonic()
        for seat in room.table.held_by(guest):
            if now - room.polled.get(seat, -POLLED) >= POLLED:
                room.polled[seat] = now
                with suppress(Unavailable):
                    until = self._now() + self._pace.believed
                    process = f"{self._process}/http"
                    await self._store.arrive(room.table.name, seat, process, until)
                    await self.see(room)

    async def departed(self, room: Room, viewer: Viewer) -> None:
        """Somebody has disconnected."""
        still = room.here
        with suppress(Unavailable):  # it runs out by itself
            for seat in room.table.held_by(viewer.guest):
                if seat not in still:
                    await self._store.depart(room.table.name, seat, self._process)
            await self.see(room)

    async def see(self, room: Room) -> None:
        """Find out who is connected to a table anywhere, and tell everybody if that changed."""
        present = await self._store.present(room.table.name, self._now())
        present |= room.here  # whatever a database that has crashed remembers
        now = time.monotonic()
        for seat in range(len(room.table.seats)):
            if seat in present:
                room.left.pop(seat, None)
            else:
                room.left.setdefault(seat, now)
        if present != room.present:
            room.present = present
            self.tell(room, *room.viewers)

    def tell(self, room: Room, *viewers: Viewer) -> None:
        """Say who is there, and who is missing since when."""
        message = updates.encode(updates.Presence(sorted(room.present), self._absent(room)))
        for viewer in viewers:
            viewer.tell(message)

    def tell_missing(self, room: Room, viewer: Viewer) -> None:
        """Say who is missing to somebody who has just come, if anybody is."""
        if self._absent(room):
            self.tell(room, viewer)

    def _absent(self, room: Room) -> list[updates.AbsentOut]:
        mono, now = time.monotonic(), self._now()
        left = {seat: now - int(1000 * (mono - when)) for seat, when in room.left.items()}
        return updates.absent_out(room.table, room.present, left)

    async def remain(self) -> None:
        """Say that everybody who is here still is, and forget the past. Raises `Unavailable`."""
        await self._store.remain(self._process, self._now() + self._pace.believed)
        await self._store.forget_presence(self._now())

    async def see_elsewhere(self) -> None:
        """Nobody says when those over HTTP are gone, or those of a process that died."""
        with suppress(Unavailable):
            for room in self._rooms:
                if (room.viewers or room.waiting) and not room.present <= room.here:
                    await self.see(room)
