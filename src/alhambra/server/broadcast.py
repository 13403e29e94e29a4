"""Sends tables, and what happens there, to everybody connected to them."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import UNSET

from .room import Room
from .table import News, Table
from .tokens import Keyring
from .wire import updates

_OF_LINKS = ("claimed", "renewed")


class Broadcast:
    """Writes what each viewer of a room may know, and sends it."""

    def __init__(self, keyring: Keyring, now: Callable[[], int]) -> None:
        """`keyring` makes seat keys; `now` is the time in milliseconds since 1970."""
        self._keyring = keyring
        self._now = now

    def whole_view(self, room: Room, guest: str, facing: int | None) -> bytes:
        """The whole table, as far as a guest may know it."""
        table = room.table
        common = updates.shared(table, room.present, self._now(), drawn=room.drawn)
        you = updates.you_out(table, guest, facing, self._keys(table, guest))
        return updates.update(common, you, updates.exercise_out(table, guest))

    def show(self, room: Room, news: News) -> None:
        """Send what happened to everybody connected to this process."""
        table = room.table
        room.told = table.version
        room.used = time.monotonic()
        if room.changed is not None:
            room.changed.set()
            room.changed = None
        if not room.viewers:
            return
        common = updates.shared(table, room.present, self._now(), news, room.drawn)
        written: dict[tuple[str, int | None], bytes] = {}
        seen: dict[int | None, updates.Faced] = {}  # by the seat that is faced
        links = table.game is None or any(note.what in _OF_LINKS for note in news.notes)
        for viewer in room.viewers:
            facing = room.facing(viewer)
            key = viewer.guest, facing
            if key not in written:
                keys = self._keys(table, viewer.guest) if links else UNSET
                if facing not in seen:
                    seen[facing] = updates.faced(table, facing)
                you = updates.you_out(table, viewer.guest, facing, keys, seen[facing])
                exercise = updates.exercise_out(table, viewer.guest)
                written[key] = updates.update(common, you, exercise)
            viewer.show(written[key], whole=False)

    def _keys(self, table: Table, guest: str) -> dict[str, str]:
        """The secret keys of a guest's own seats."""
        signer = self._keyring.signer
        return {
            str(seat): signer.seat_key(table.name, seat, table.seats[seat].nonce)
            for seat in table.held_by(guest)
        }
