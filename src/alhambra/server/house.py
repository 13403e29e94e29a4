"""The house: every table that this process looks after, and the one way to change a table.

A command is decided on the table in memory, stored, and only then acknowledged and shown. The
database settles who was first: whoever loses reads the log again and decides again. So any number
of houses can stand on one database, and nothing in a house is the truth.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from logging import WARNING
from typing import Any

from msgspec import UNSET

from ..actions import Action
from ..errors import AlhambraError
from . import decisions, wire
from .changes import (
    DAY,
    AnyChange,
    CameBack,
    Claimed,
    Ended,
    Entry,
    Rematched,
    Seated,
    TakenBack,
    Vacated,
    from_body,
    to_body,
)
from .errors import NoSuchTable, TableError
from .logs import log_event, log_failure
from .messages import AnyCommand, NewTable, Rematch
from .metrics import Metrics
from .room import Chore, Room, Viewer
from .settings import Settings
from .store import Conflict, Index, Listing, Row, Store, Unavailable
from .table import OPEN, OVER, RUNNING, News, Table
from .thinkers import Thinkers, ThinkingFailed
from .tokens import Signer, is_table_id, table_id

LEASE = 10_000
"""Milliseconds after which another process takes over a bot's turn."""
TRIES = 8
"""How often a command is decided anew after it lost against another."""
_OVERDUE = 3_000  # milliseconds until others help the process after whose change a bot is to act
_TICK = 1.0
_IDLE = 60.0  # seconds until a table that nobody looks at is forgotten
_PRESENCE = 30_000  # milliseconds that a dead process's people are believed to be there
_POLLED = 10.0  # seconds between two notes that somebody asks over HTTP
_CLAIMED = 50  # tables that are looked after in one go
_EXPIRY = 600.0  # seconds between two looks for tables that have expired


def index_of(table: Table, now: int) -> Index:
    """What the store can be asked about a table."""
    due: int | None = None
    if table.turn is not None:
        due = now + LEASE if table.seats[table.turn.seat].player else table.deadline
    summary = wire.encode(wire.summary_out(table))
    return Index(table.status, table.setup.listed, due, summary)


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
        *,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        """Ready to be opened."""
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._metrics = metrics
        self._now = now
        self._process = table_id()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None

    async def open(self) -> None:
        """Begin to look after tables. If the database is away, it is tried again and again."""
        try:
            await self._connect()
        except Unavailable as error:
            log_event("store.unavailable", level=WARNING, why=error)
        self._spawn(self._look_after())

    async def _connect(self) -> None:
        try:
            await self._store.open(self._heard)
            self._signer = Signer(await self._store.secret())
        except Unavailable:
            await self._store.close()
            raise

    async def close(self) -> None:
        """Stop looking after tables. Whatever was acknowledged is stored."""
        for room in self._rooms.values():
            if room.driver is not None:
                room.driver.cancel()
        for task in self._tasks:
            task.cancel()
        drivers = [room.driver for room in self._rooms.values() if room.driver is not None]
        await asyncio.gather(*self._tasks, *drivers, return_exceptions=True)
        await self._store.close()

    @property
    def signer(self) -> Signer:
        """Who knows our own tokens and keys. Raises `Unavailable` before the database was there."""
        if self._signer is None:
            raise Unavailable("the database does not answer")
        return self._signer

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def bots_waiting(self) -> int:
        """How many bots are thinking or wait to think."""
        return self._thinkers.waiting

    async def check(self) -> None:
        """Raise `Unavailable` if the database does not answer."""
        await self._store.versions(())

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """Listed tables of a status, the newest first."""
        return await self._store.lobby(status, limit)

    # Commands

    async def create(self, order: NewTable, guest: str) -> Table:
        """A new table."""
        return await self._create(decisions.create(order, guest), guest)

    async def command(self, name: str, guest: str, command: AnyCommand) -> wire.Done:
        """Carry out a guest's command. When this returns, it is stored for good."""
        return await self._metrics.count(command, self._carried_out(name, guest, command))

    async def _carried_out(self, name: str, guest: str, command: AnyCommand) -> wire.Done:
        room = await self._room(name)
        if isinstance(command, Rematch):
            return await self._rematch(room, guest, command)
        return await self._command(room, guest, command)

    async def _command(self, room: Room, guest: str, command: AnyCommand) -> wire.Done:
        looked = False
        async with room.lock:
            for _ in range(TRIES):
                await self._catch_up(room, look=looked)
                table = room.table
                before = table.done_before(guest, command.ref) if command.ref else None
                if before is not None:
                    return wire.Done(command.ref, before, again=True)
                try:
                    changes = decisions.decide(table, guest, command, self.signer)
                except AlhambraError:
                    if looked:
                        raise
                    looked = True  # another process may have done what is missing
                    continue
                if not changes:
                    return wire.Done(command.ref, table.version, again=False)
                try:
                    await self._commit(room, changes, guest, command.ref)
                except Conflict:
                    continue
                return wire.Done(command.ref, room.table.version, again=False)
        raise _busy()

    async def _create(self, changes: Sequence[AnyChange], guest: str) -> Table:
        table = Table(table_id())
        at = self._now()
        entry = Entry(tuple(changes), guest)
        table.apply(entry, at)
        await self._store.create(table.name, Row(1, at, to_body(entry)), index_of(table, at))
        log_event("table.created", table=table.name, players=table.setup.players)
        room = self._rooms[table.name] = Room(table, told=1, used=time.monotonic())
        self._drive(room)
        return table

    async def _rematch(self, room: Room, guest: str, command: Rematch) -> wire.Done:
        made = ""
        async with room.lock:
            for _ in range(TRIES):
                await self._catch_up(room, look=True)
                table = room.table
                decisions.decide(table, guest, command, self.signer)
                if table.rematch:
                    version = table.done_before(guest, command.ref) or table.version
                    return wire.Done(command.ref, version, again=True, table=table.rematch)
                if not made:
                    made = (await self._create(decisions.rematch(table, guest), guest)).name
                with suppress(Conflict):
                    await self._commit(room, [Rematched(made)], guest, command.ref)
                    return wire.Done(command.ref, table.version, again=False, table=made)
        raise _busy()

    async def _commit(
        self, room: Room, changes: Sequence[AnyChange], guest: str = "", ref: str = ""
    ) -> None:
        """Store changes and show them. The lock is held. Raises `Conflict` or `Unavailable`."""
        table = room.table
        at = max(self._now(), table.changed)
        entry = Entry(tuple(changes), guest, ref)
        room.behind = True  # until it is stored, memory is ahead of the log
        news = table.apply(entry, at)
        with self._metrics.append_seconds.time():
            await self._store.append(
                table.name, Row(table.version, at, to_body(entry)), index_of(table, at)
            )
        room.behind = False
        if any(isinstance(change, (Ended, TakenBack)) for change in changes):
            room.hide_hands()
        self._show(room, news)
        self._drive(room)
        if any(isinstance(change, (Seated, Claimed, Vacated)) for change in changes):
            self._spawn(self._announce(room))
        if table.status == OVER and isinstance(changes[-1], Ended):
            log_event("table.over", table=table.name, actions=table.game and table.game.version)

    # Looking

    async def look(
        self, name: str, guest: str, seat: int | None = None, after: int = -1, wait: float = 0.0
    ) -> bytes:
        """The whole view of a guest, as soon as the table has a version above `after`."""
        room = await self._room(name)
        if wait and room.table.version <= after:
            room.waiting += 1
            try:
                await asyncio.wait_for(room.changed.wait(), wait)
            except TimeoutError:
                pass
            finally:
                room.waiting -= 1
        await self._asked(room, guest)
        async with room.lock:
            await self._catch_up(room, look=True)
            table = room.table
            held = table.held_by(guest)
            if seat is not None:
                decisions.own_seat(table, guest, seat)
            elif len(held) == 1:
                seat = held[0]
            return self._whole(room, guest, seat)

    async def table(self, name: str) -> Table:
        """A table, to be looked at only until the next `await`."""
        room = await self._room(name)
        async with room.lock:
            await self._catch_up(room, look=True)
            return room.table

    async def join(self, name: str, viewer: Viewer) -> None:
        """Connect somebody to a table, and show it: nothing is missing that they saw elsewhere."""
        room = await self._room(name)
        async with room.lock:
            await self._catch_up(room, look=True)
            held = room.table.held_by(viewer.guest)
            viewer.show(self._whole(room, viewer.guest, room.facing(viewer)), whole=True)
            room.viewers[viewer] = None
            back = [CameBack(seat) for seat in held if room.table.seats[seat].away]
            if back:
                with suppress(Conflict, Unavailable):  # any command of theirs does as well
                    await self._commit(room, back, viewer.guest)
        await self._announce(room)
        self._drive(room)

    async def leave(self, name: str, viewer: Viewer) -> None:
        """Disconnect somebody."""
        room = self._rooms.get(name)
        if room is None:
            return
        room.viewers.pop(viewer, None)
        room.used = time.monotonic()
        still = room.here
        try:
            for seat in room.table.held_by(viewer.guest):
                if seat not in still:
                    await self._store.depart(name, seat, self._process)
            await self._see_present(room)
        except Unavailable:
            pass  # presence runs out by itself

    async def refresh(self, name: str, viewer: Viewer) -> None:
        """Show the whole table again to somebody who is connected."""
        room = await self._room(name)
        async with room.lock:
            await self._catch_up(room)
            viewer.show(self._whole(room, viewer.guest, room.facing(viewer)), whole=True)

    async def face(self, name: str, viewer: Viewer, seat: int | None) -> None:
        """Somebody else looks at the screen now: show that seat's hand, or nobody's."""
        room = await self._room(name)
        if seat is not None:
            decisions.own_seat(room.table, viewer.guest, seat)
        viewer.faced = seat
        await self.refresh(name, viewer)

    async def _announce(self, room: Room) -> None:
        """Say which seats have somebody connected here."""
        name, until = room.table.name, self._now() + _PRESENCE
        with suppress(Unavailable):  # presence is told again, and lost by itself
            for viewer in list(room.viewers):
                for seat in room.table.held_by(viewer.guest):
                    if viewer in room.viewers:  # still
                        await self._store.arrive(name, seat, self._process, until)
            await self._see_present(room)

    async def _asked(self, room: Room, guest: str) -> None:
        """Somebody asks over HTTP: whoever holds a seat is there for a while."""
        now = time.monotonic()
        for seat in room.table.held_by(guest):
            if now - room.polled.get(seat, -_POLLED) >= _POLLED:
                room.polled[seat] = now
                with suppress(Unavailable):
                    await self._store.arrive(
                        room.table.name, seat, f"{self._process}/http", self._now() + _PRESENCE
                    )
                    await self._see_present(room)

    def _whole(self, room: Room, guest: str, facing: int | None) -> bytes:
        table = room.table
        keys = self._keys(table, guest)
        common = wire.shared(table, room.present, self._now())
        you = wire.you_out(table, guest, facing, keys)
        return wire.update(common, you, wire.exercise_out(table, guest))

    def _keys(self, table: Table, guest: str) -> dict[str, str]:
        """The secret keys of a guest's own seats."""
        return {
            str(seat): self.signer.seat_key(table.name, seat, table.seats[seat].nonce)
            for seat in table.held_by(guest)
        }

    def _show(self, room: Room, news: News) -> None:
        """Tell everybody who is connected here what happened."""
        room.told = room.table.version
        room.used = time.monotonic()
        if room.waiting:
            room.changed.set()
            room.changed = asyncio.Event()
        if not room.viewers:
            return
        common = wire.shared(room.table, room.present, self._now(), news)
        shown: dict[tuple[str, int | None], bytes] = {}
        for viewer in room.viewers:
            facing = room.facing(viewer)
            key = viewer.guest, facing
            if key not in shown:
                keys = self._keys(room.table, viewer.guest) if room.table.game is None else UNSET
                you = wire.you_out(room.table, viewer.guest, facing, keys)
                exercise = wire.exercise_out(room.table, viewer.guest)
                shown[key] = wire.update(common, you, exercise)
            viewer.show(shown[key], whole=False)

    async def _see_present(self, room: Room) -> None:
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
            message = wire.encode(wire.Presence(sorted(present)))
            for viewer in room.viewers:
                viewer.tell(message)

    # Memory

    async def _room(self, name: str) -> Room:
        """The room of a table, read from the store if need be."""
        if (room := self._rooms.get(name)) is None:
            if not is_table_id(name):
                raise NoSuchTable
            if (loading := self._loading.get(name)) is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def _load(self, name: str) -> Room:
        try:
            rows = await self._store.rows(name)
            if not rows:
                raise NoSuchTable
            table = Table(name)
            for row in rows:
                table.apply(from_body(row.body), row.at)
            room = self._rooms[name] = Room(table, told=table.version, used=time.monotonic())
            return room
        finally:
            del self._loading[name]

    async def _catch_up(self, room: Room, *, look: bool = False) -> None:
        """Make memory what the log says. The lock is held.

        If memory was ahead, the whole log is read again; else, if `look`, what is new in it.
        """
        if not room.behind and not look:
            return
        table = Table(room.table.name) if room.behind else room.table
        rows = await self._store.rows(table.name, table.version)
        if not rows and room.behind:
            self._rooms.pop(table.name, None)
            raise NoSuchTable
        told = room.told
        room.table = table
        for row in rows:
            news = table.apply(from_body(row.body), row.at)
            if row.version > told:
                room.hide_hands()
                self._show(room, news)
        room.behind = False

    def _heard(self, tables: Sequence[str] | None) -> None:
        """Another process has changed tables, these or perhaps any."""
        if tables is None:
            self._spawn(self._follow_all())
            return
        for name in tables:
            # What is being read just now may have been read before the news.
            if name in self._rooms or name in self._loading:
                self._spawn(self._follow(name))

    async def _follow_all(self) -> None:
        """News may have been missed: say who is here, see which tables have changed, and how."""
        loading = list(self._loading)
        while True:
            try:
                await self._store.remain(self._process, self._now() + _PRESENCE)
                newest = await self._store.versions(list(self._rooms))
                break
            except Unavailable:
                await asyncio.sleep(_TICK)
        for name in loading:
            await self._follow(name)
        for name, room in list(self._rooms.items()):
            if room.behind or room.table.version != newest.get(name):
                await self._follow(name)
            elif room.viewers:
                with suppress(Unavailable):
                    await self._see_present(room)

    async def _follow(self, name: str) -> None:
        """Show what another process has done at a table."""
        with suppress(Unavailable, NoSuchTable):
            room = await self._room(name)
            try:
                async with room.lock:
                    await self._catch_up(room, look=True)
                await self._see_present(room)
            except Unavailable:
                room.behind = True  # it is tried again

    # What tables need and no person does

    def _drive(self, room: Room) -> None:
        """See to it that bots play and clocks run out."""
        if room.driver is None and room.chore(self._now()) is not None:
            room.driver = asyncio.create_task(self._do_chores(room))

    async def _do_chores(self, room: Room) -> None:
        try:
            while True:
                try:
                    async with room.lock:
                        await self._catch_up(room)
                        task = room.chore(self._now())
                    if task is None:
                        return
                    await self._do(room, task)
                except Conflict:
                    pass
                except Unavailable:
                    await asyncio.sleep(_TICK)
                except ThinkingFailed as error:
                    log_failure("bot.failed", error, table=room.table.name)
                    await asyncio.sleep(_TICK)
                except NoSuchTable:
                    return
        except Exception as error:
            log_failure("table.stuck", error, table=room.table.name)
            await asyncio.sleep(LEASE / 1000)
        finally:
            room.driver = None

    async def _do(self, room: Room, task: Chore) -> None:
        """One chore, unless somebody else has done it in the meantime."""
        changes = decisions.went_away(task.seat, "clock")
        if task.bot:
            if room.viewers and self._settings.bot_delay:
                await asyncio.sleep(self._settings.bot_delay)
            changes = decisions.bot_turn(() if task.complete else await self._thought(task))
        async with room.lock:
            await self._catch_up(room)
            again = room.chore(self._now())
            if again is not None and (again.acted, again.bot) == (task.acted, task.bot):
                await self._commit(room, changes)

    async def _thought(self, task: Chore) -> tuple[Action, ...]:
        began = time.perf_counter()
        actions = await self._thinkers.turn(task.state, task.bot, secrets.randbits(62))
        self._metrics.bot_seconds.labels(task.bot).observe(time.perf_counter() - began)
        return actions

    async def _look_after(self) -> None:
        """Every second: tables that are due, people who have left, tables nobody looks at."""
        expired = presence = 0.0
        while True:
            await asyncio.sleep(_TICK)
            now = time.monotonic()
            try:
                if self._signer is None:
                    await self._connect()
                for room in list(self._rooms.values()):
                    self._look_in(room, now)
                for name in await self._store.claim(self._now(), LEASE, _CLAIMED):
                    self._spawn(self._wake(name))
                if now - presence > _PRESENCE / 3000:
                    presence = now
                    await self._store.remain(self._process, self._now() + _PRESENCE)
                    self._spawn(self._see_who_is_elsewhere())
                if now - expired > _EXPIRY:
                    expired = now
                    await self._expire()
            except Unavailable as error:
                log_event("store.unavailable", level=WARNING, why=error)
            except Exception as error:  # whatever it was, tables have to be looked after
                log_failure("house.failed", error)

    async def _see_who_is_elsewhere(self) -> None:
        """Nobody says when those over HTTP are gone, or those of a process that died."""
        with suppress(Unavailable):
            for room in list(self._rooms.values()):
                if (room.viewers or room.waiting) and not room.present <= room.here:
                    await self._see_present(room)

    async def _wake(self, name: str) -> None:
        with suppress(Unavailable, NoSuchTable):  # it is due again when the lease ends
            room = await self._room(name)
            async with room.lock:
                await self._catch_up(room, look=True)
            self._drive(room)

    def _look_in(self, room: Room, now: float) -> None:
        """Forget a table that nobody looks at; give the seats of those who left to bots."""
        if not room.viewers and not room.waiting and room.driver is None:
            if now - room.used > _IDLE and not room.lock.locked():
                self._rooms.pop(room.table.name, None)
            return
        if room.behind and not room.lock.locked():
            self._spawn(self._follow(room.table.name))
        if self._now() - room.table.changed > _OVERDUE:
            self._drive(room)
        for seat in room.missing(now - self._settings.grace):
            self._spawn(self._miss(room, seat))

    async def _miss(self, room: Room, seat: int) -> None:
        try:
            async with room.lock:
                await self._catch_up(room)
                if seat in room.missing(time.monotonic() - self._settings.grace):
                    await self._commit(room, decisions.went_away(seat, "left"))
        except (Conflict, Unavailable, NoSuchTable):
            pass  # the next look sees what is needed then

    async def _expire(self) -> None:
        hours = self._settings.keep_open_hours
        days = self._settings.keep_unfinished_days
        for status, age in ((OPEN, hours * 3600), (RUNNING, days * DAY)):
            before = self._now() - int(age * 1000)
            while gone := await self._store.expire(status, before, 100):
                for name in gone:
                    self._rooms.pop(name, None)
                log_event("tables.expired", status=status, count=len(gone))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("house.failed", error)


def _busy() -> TableError:
    return TableError("busy", "too many people changed the table at once; try again")
