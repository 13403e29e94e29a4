"""Who is connected: kept outside the logs, and expires unless it is renewed."""

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
"""Seconds before a guest polling over HTTP is noted as present again."""


class Presence:
    """Tells the store who is connected here, and rooms who is connected anywhere."""

    def __init__(
        self, store: Store, rooms: Rooms, process: str, pace: Pace, now: Callable[[], int]
    ) -> None:
        """`process` is a unique name for this process."""
        self._store = store
        self._rooms = rooms
        self._process = process
        self._pace = pace
        self._now = now

    async def announce(self, room: Room) -> None:
        """Report which seats have somebody connected here, and which no longer have."""
        name, until = room.table.name, self._now() + self._pace.believed
        await self._withdraw(room)
        with suppress(Unavailable):  # it is reported again later, or expires
            for seat in sorted(room.here):  # each once, however many sockets it has
                if seat in room.here:  # still
                    room.announced.add(seat)
                    await self._store.arrive(name, seat, self._process, until)
            await self.see(room)

    async def asked(self, room: Room, guest: str) -> None:
        """A guest polls over HTTP, and so counts as present for a while."""
        now = time.monotonic()
        for seat in room.table.held_by(guest):
            if now - room.polled.get(seat, -POLLED) >= POLLED:
                room.polled[seat] = now
                with suppress(Unavailable):
                    until = self._now() + self._pace.believed
                    process = f"{self._process}/http"
                    await self._store.arrive(room.table.name, seat, process, until)
                    await self.see(room)

    async def departed(self, room: Room) -> None:
        """Report that somebody has disconnected."""
        await self._withdraw(room)
        with suppress(Unavailable):
            await self.see(room)

    async def _withdraw(self, room: Room) -> None:
        """Report which seats no longer have anybody connected here.

        Those whose holders have lost the seat are among them, though they may still be connected.
        """
        for seat in sorted(room.announced - room.here):
            if seat in room.announced - room.here:  # still
                room.announced.discard(seat)
                with suppress(Unavailable):  # it expires by itself
                    await self._store.depart(room.table.name, seat, self._process)

    async def see(self, room: Room) -> None:
        """Find out who is connected to a table in any process, and tell viewers of changes."""
        present = await self._store.present(room.table.name, self._now())
        present |= room.here  # a database that has crashed may have lost them
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
        """Tell viewers who is there, and who is missing since when."""
        message = updates.encode(updates.Presence(sorted(room.present), self._absent(room)))
        for viewer in viewers:
            viewer.tell(message)

    def tell_missing(self, room: Room, viewer: Viewer) -> None:
        """Tell a new viewer who is missing, if anybody is."""
        if self._absent(room):
            self.tell(room, viewer)

    def _absent(self, room: Room) -> list[updates.AbsentOut]:
        mono, now = time.monotonic(), self._now()
        left = {seat: now - int(1000 * (mono - when)) for seat, when in room.left.items()}
        return updates.absent_out(room.table, room.present, left)

    async def remain(self) -> None:
        """Report that everybody here still is, and drop expired entries. Raises `Unavailable`."""
        await self._store.remain(self._process, self._now() + self._pace.believed)
        await self._store.forget_presence(self._now())

    async def see_elsewhere(self) -> None:
        """Notice who has expired: HTTP clients, and people of processes that died."""
        with suppress(Unavailable):
            for room in self._rooms:
                if (room.viewers or room.waiting) and not room.present <= room.here:
                    await self.see(room)
