"""The one way to change a table: decide, store, and only then acknowledge and show.

If several processes change a table at once, the database decides who was first; the others read
the log again and decide again. So any number of processes can serve the same tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence, Set
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TypeAlias

from ..errors import AlhambraError
from . import decisions, new_tables
from .background import Background
from .broadcast import Broadcast
from .decisions import Decision
from .errors import Full, TableError
from .lobby import holders_of, kind_of, write_summary
from .log import (
    AnyChange,
    BotSeated,
    BotWanted,
    CameBack,
    Claimed,
    Ended,
    Entry,
    Rematched,
    Renewed,
    Seated,
    Started,
    Stepped,
    TakenBack,
    TakenOver,
    Undone,
    Vacated,
    WentAway,
    to_body,
)
from .logs import log_event, mark
from .metrics import Metrics
from .pace import Pace
from .presence import Presence
from .room import Room, Viewer
from .rooms import Rooms, new_room
from .store import Conflict, Index, Listing, Row, Store, Unavailable
from .table import OVER, Table
from .tokens import Keyring, table_id
from .wire import updates
from .wire.messages import AnyCommand, NewTable, Rematch, Say, WantBot
from .wire.positions import Beginning

CHECKED = 1.0
"""Seconds before `check` tests again whether the database can be written to."""
JOINING = 8
"""The most people who join at once, so that others can still act when a server has died and all
its people come here."""
TRIES = 8
"""Attempts at a command when others change the table at the same time."""

Permit: TypeAlias = AbstractAsyncContextManager[Callable[[str], None]]
"""Entered to make a table; yields what to call with its name. May raise `TooMany`."""


_GRANTED: nullcontext[Callable[[str], None]] = nullcontext(lambda name: None)

_SEATS = frozenset((Seated, BotSeated, Claimed, Renewed, TakenOver, Vacated))
"""Changes after which a seat's holders may be different."""
_STATUS = frozenset((Started, TakenBack))
"""Changes after which a game may be running that was not."""
_ON_TURN = frozenset((Ended, TakenBack))
"""Changes after which somebody else may be on turn."""
_ABSENT = frozenset((Started, WentAway, BotWanted, CameBack))
"""Changes after which the list of absent people may be different."""
_STEPS = frozenset((Stepped, Undone))
"""Changes that leave the summary as it was."""


class Tables:
    """Carries out commands at tables, and shows tables to people."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        presence: Presence,
        broadcast: Broadcast,
        keyring: Keyring,
        background: Background,
        metrics: Metrics,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """`now` is the time in milliseconds since 1970."""
        self._store = store
        self._rooms = rooms
        self._presence = presence
        self._broadcast = broadcast
        self._keyring = keyring
        self._background = background
        self._metrics = metrics
        self._pace = pace
        self._now = now
        self._joining = asyncio.Semaphore(JOINING)
        self._checked: tuple[float, asyncio.Future[None]] | None = None
        self.full = False
        """Whether the storage limit is reached; new tables and chat are refused then."""
        self._when_changed: Callable[[Room], None] = lambda room: None
        self._when_over: Callable[[Table], None] = lambda table: None
        rooms.when_gone(self._gone)

    def when_changed(self, call: Callable[[Room], None]) -> None:
        """Have `call` called when a table has changed and may need something done."""
        self._when_changed = call

    def when_over(self, call: Callable[[Table], None]) -> None:
        """Have `call` called when a game has ended in this process."""
        self._when_over = call

    async def check(self) -> None:
        """Raise `Unavailable` if the store cannot be written to; tested at most once a second."""
        now = time.monotonic()
        if self._checked is None or now - self._checked[0] > CHECKED:
            self._checked = now, asyncio.ensure_future(self._store.touch(self._now()))
        await asyncio.shield(self._checked[1])

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """Listed tables of a status, the newest first."""
        return await self._store.lobby(status, limit)

    # Commands

    async def create(
        self, order: NewTable, guest: str, beginning: Beginning | None = None
    ) -> Table:
        """Make a new table; `beginning` is its position if it is not dealt."""
        if self.full:
            raise Full
        changes = new_tables.create(order, guest, beginning)
        return await self._create(changes, guest)

    async def command(
        self,
        name: str,
        guest: str,
        command: AnyCommand,
        making: Callable[[bool], Permit] = lambda listed: _GRANTED,
    ) -> updates.Done:
        """Carry out a guest's command. When this returns, it is stored for good.

        A rematch that makes a table, listed or not, needs the permit that `making` gives.
        """
        with self._metrics.counting(command):
            if self.full and isinstance(command, (Say, Rematch)):
                raise Full
            room = await self._rooms.room(name)
            if isinstance(command, Rematch):
                return await self._rematch(room, guest, command, making)
            return await self._command(room, guest, command)

    async def commit(self, room: Room, decision: Decision, guest: str = "", ref: str = "") -> None:
        """Store changes and show them. Raises `Conflict` or `Unavailable`.

        The room's lock must be held.
        """
        table, changes = room.table, decision.changes
        kinds = set(map(type, changes))
        at = self._now()
        entry = Entry(changes, guest, ref)
        body = to_body(entry)
        room.behind = True  # until it is stored, memory is ahead of the log
        room.pending = None
        news = table.apply(entry, at, decision.steps)
        news.why = decision.why
        room.pending = body, news
        began = time.perf_counter()
        await self._store.append(
            table.name, Row(table.version, at, body), self._index(room, at, kinds)
        )
        self._metrics.append_seconds.observe(time.perf_counter() - began)
        room.behind, room.pending = False, None
        if kinds & _ON_TURN:
            room.hide_hands()
        self._broadcast.show(room, news)
        self._when_changed(room)
        if kinds & _SEATS:
            self._background.spawn(self._presence.announce(room))
        if kinds & _ABSENT:
            self._presence.tell(room, *room.viewers)
        if table.status == OVER and isinstance(changes[-1], Ended):
            self._when_over(table)
            log_event(
                "table.over", table=mark(table.name), actions=table.game and table.game.version
            )

    async def _command(self, room: Room, guest: str, command: AnyCommand) -> updates.Done:
        looked = False
        async with room.lock:
            for _ in range(TRIES):
                await self._rooms.catch_up(room, read=looked)
                table = room.table
                before = table.done_before(guest, command.ref) if command.ref else None
                if before is not None:
                    return updates.Done(command.ref, before, again=True)
                if isinstance(command, WantBot):
                    await self._presence.see(room)
                try:
                    decision = decisions.decide(
                        table, guest, command, self._keyring.signer, room.present, self._now()
                    )
                except AlhambraError:
                    if looked:
                        raise
                    looked = True  # another process may have changed the table
                    continue
                if decision.changes:
                    try:
                        await self.commit(room, decision, guest, command.ref)
                    except Conflict:
                        continue
                return updates.Done(command.ref, room.table.version, again=False)
        raise _busy()

    async def make(self, changes: Sequence[AnyChange], guest: str, name: str) -> None:
        """Make a table with a given name. Raises `Conflict` if it exists."""
        await self._create(changes, guest, Table(name))

    async def make_whole(self, changes: Sequence[AnyChange], guest: str, name: str) -> None:
        """The same for a whole game, applied in a thread so that it does not block the loop."""
        table, at = Table(name), self._now()
        entry = Entry(tuple(changes), guest)
        body = await asyncio.to_thread(_played, table, entry, at)
        await self._keep(table, entry, body, at)

    async def _create(
        self, changes: Sequence[AnyChange], guest: str, table: Table | None = None
    ) -> Table:
        table, at = table or Table(table_id()), self._now()
        entry = Entry(tuple(changes), guest)
        await self._keep(table, entry, _played(table, entry, at), at)
        return table

    async def _keep(self, table: Table, entry: Entry, body: bytes, at: int) -> None:
        """Store a new table with its first entry."""
        room = new_room(table)
        index = self._index(room, at, set(map(type, entry.changes)))
        await self._store.create(table.name, Row(1, at, body), index)
        log_event("table.created", table=mark(table.name), players=table.setup.players)
        self._rooms.add(room)
        self._when_changed(room)

    async def _rematch(
        self, room: Room, guest: str, command: Rematch, making: Callable[[bool], Permit]
    ) -> updates.Done:
        made = ""
        async with room.lock:
            for _ in range(TRIES):
                await self._rooms.catch_up(room, read=True)
                table = room.table
                decisions.decide(table, guest, command, self._keyring.signer)
                if table.rematch:
                    version = table.done_before(guest, command.ref) or table.version
                    return updates.Done(command.ref, version, again=True, table=table.rematch)
                if not made:
                    again = new_tables.rematch(table, guest, command.seal)
                    async with making(table.setup.listed) as told:
                        told(made := (await self._create(again, guest)).name)
                with suppress(Conflict):
                    await self.commit(room, Decision((Rematched(made),)), guest, command.ref)
                    return updates.Done(command.ref, table.version, again=False, table=made)
        raise _busy()

    def _index(self, room: Room, at: int, kinds: Set[type[AnyChange]]) -> Index:
        """The index entry of a table, after changes of these kinds."""
        table = room.table
        due: int | None = None
        if table.turn is not None:
            due = at + self._pace.lease if table.mover else table.deadline
        elif table.shuffling:
            due = table.shuffled_by
        ended = Ended in kinds and table.status == OVER
        holders = holders_of(table) if ended or kinds & _SEATS or kinds & _STATUS else None
        if not room.summary or not kinds <= _STEPS:
            room.summary = write_summary(table)
        return Index(kind_of(table), table.setup.listed, due, room.summary, holders)

    # People

    async def take_over(self, name: str, old: str, guest: str) -> None:
        """Give all seats of `old` at a table to `guest`."""
        await self._settle(name, lambda table: decisions.taken_over(table, old, guest))

    async def let_go(self, name: str, guest: str) -> None:
        """Remove a guest who will not come back to a table."""
        await self._settle(name, lambda table: decisions.gone(table, guest))

    async def _settle(self, name: str, decide: Callable[[Table], Decision]) -> None:
        """Commit the server's own decision at a table, if it has any changes."""
        room = await self._rooms.room(name)
        async with room.lock:
            for _ in range(TRIES):
                await self._rooms.catch_up(room, read=True)
                decision = decide(room.table)
                if not decision.changes:
                    return
                with suppress(Conflict):
                    await self.commit(room, decision)
                    return
        raise _busy()

    # Looking

    def has_seat(self, name: str, guest: str) -> bool:
        """Whether a guest has a seat at a table; False if the table is not in memory."""
        room = self._rooms.get(name)
        return room is not None and bool(room.table.held_by(guest))

    async def table(self, name: str) -> Table:
        """An up-to-date table, to be looked at only until the next `await`."""
        room = await self._rooms.room(name)
        async with room.lock:
            await self._rooms.catch_up(room, read=True)
            return room.table

    async def whole_view(
        self, name: str, guest: str, seat: int | None = None, after: int = -1, wait: float = 0.0
    ) -> bytes:
        """A guest's whole view; waits up to `wait` seconds for a version above `after`.

        A table that is read only for this rests at once: a program may look at thousands.
        """
        read = self._rooms.get(name) is None
        room = await self._rooms.room(name)
        if wait and room.table.version <= after:
            room.waiting += 1
            room.changed = room.changed or asyncio.Event()
            try:
                await asyncio.wait_for(room.changed.wait(), wait)
            except TimeoutError:
                pass
            finally:
                room.waiting -= 1
        await self._presence.asked(room, guest)
        async with room.lock:
            await self._rooms.catch_up(room, read=True)
            table = room.table
            held = table.held_by(guest)
            if seat is not None:
                decisions.own_seat(table, guest, seat)
            elif len(held) == 1:
                seat = held[0]
            view = self._broadcast.whole_view(room, guest, seat)
            if read and room.deserted:
                room.rest()
            return view

    # Being connected

    async def join(self, name: str, viewer: Viewer) -> None:
        """Connect somebody to a table and show it, as new as any process can have shown it."""
        async with self._joining:
            room = await self._rooms.room(name)
            async with room.lock:
                await self._rooms.catch_up(room, read=True)
                self._show_whole(room, viewer)
                room.viewers[viewer] = None
                back = decisions.came_back(room.table, viewer.guest)
                if back.changes:
                    with suppress(Conflict, Unavailable):  # their next action does the same
                        await self.commit(room, back, viewer.guest)
        await self._presence.announce(room)
        self._presence.tell_missing(room, viewer)
        self._when_changed(room)

    async def leave(self, name: str, viewer: Viewer) -> None:
        """Disconnect somebody."""
        room = self._rooms.get(name)
        if room is None:
            return
        room.leave(viewer)
        await self._presence.departed(room)

    def _gone(self, room: Room) -> None:
        """Disconnect everybody from a table that was removed; whoever waits there looks again."""
        for viewer in list(room.viewers):
            viewer.end()
            room.leave(viewer)
        if room.changed is not None:
            room.changed.set()
        self._background.spawn(self._presence.departed(room))

    async def refresh(self, name: str, viewer: Viewer) -> None:
        """Show the whole table again to somebody who is connected."""
        room = await self._rooms.room(name)
        async with room.lock:
            await self._rooms.catch_up(room)
            self._show_whole(room, viewer)

    async def face(self, name: str, viewer: Viewer, seat: int | None) -> None:
        """Show the hand of the seat whose person now looks at a shared screen, or no hand."""
        room = await self._rooms.room(name)
        if seat is not None:
            decisions.own_seat(room.table, viewer.guest, seat)
        viewer.faced = seat
        await self.refresh(name, viewer)

    def _show_whole(self, room: Room, viewer: Viewer) -> None:
        view = self._broadcast.whole_view(room, viewer.guest, room.facing(viewer))
        viewer.show(view, whole=True)


def _busy() -> TableError:
    return TableError("busy", "too many people changed the table at once; try again")


def _played(table: Table, entry: Entry, at: int) -> bytes:
    """Apply the first entry of a table; returns its stored form."""
    table.apply(entry, at)
    return to_body(entry)
