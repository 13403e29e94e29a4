"""What tables need done without a person: bots' turns, expired clocks, cleaning up."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import WARNING

from ..core.legal import legal
from . import decisions
from .background import Background
from .clock import SteadyClock, ticks_ms
from .deals.fixed import fixed_turn
from .errors import NoSuchTable
from .following import Following
from .lobby import BOTS_ONLY, LESSON, SANDBOX
from .logs import log_event, log_failure, log_unavailable, mark
from .metrics import Metrics
from .pace import Pace, bot_pause
from .presence import Presence
from .room import Chore, Room
from .rooms import Rooms
from .scores import ScoreRooms
from .settings import Settings
from .setup import DAY
from .store import Conflict, Store, Unavailable
from .table import OPEN, OVER, RUNNING
from .tables import Tables
from .thinkers import Thinkers, ThinkingFailed, Thought

_LOOKED_AT = 50  # tables looked at before other tasks get to run
_CLAIMED = 50  # the most tables claimed at once
_NEXT = 0.02  # seconds until the next claim, if there is room for more
_RENEWED = 0.6  # leases are renewed after this share of their time


class Chores:
    """Looks after tables, whenever a change calls for it and once a second anyway."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        presence: Presence,
        following: Following,
        tables: Tables,
        scores: ScoreRooms,
        thinkers: Thinkers,
        background: Background,
        settings: Settings,
        metrics: Metrics,
        pace: Pace,
        now: Callable[[], int],
        clock: SteadyClock | None,
    ) -> None:
        """Until `run`, react to changes only.

        `clock` is the clock behind `now`, if it is to be compared with the database's.
        """
        self._store = store
        self._rooms = rooms
        self._presence = presence
        self._following = following
        self._tables = tables
        self._scores = scores
        self._thinkers = thinkers
        self._background = background
        self._settings = settings
        self._metrics = metrics
        self._pace = pace
        self._now = now
        self._clock = clock
        self._waking = 0  # claimed tables that are still being read
        self._driven: set[Room] = set()  # rooms whose driver is running
        tables.when_changed(self.drive)

    async def run(self, connect: Callable[[], Awaitable[None]]) -> None:
        """Loop every second: people who left, tables nobody looks at, tables that have expired."""
        expired = presence = 0.0
        while True:
            await asyncio.sleep(self._pace.tick)
            now = time.monotonic()
            try:
                await connect()
                await self._look_in_everywhere(now)
                if now - presence > self._pace.believed / 3000:
                    presence = now
                    await self._presence.remain()
                    self._background.spawn(self._presence.see_elsewhere())
                    await self._measure()
                if now - expired > self._pace.expiry:
                    expired = now
                    await self._expire()
            except Unavailable as error:
                log_unavailable(error)
            except Exception as error:  # whatever it was, the loop must go on
                log_failure("chores.failed", error)

    async def take_over(self) -> None:
        """Loop for ever: claim tables that are due, and renew the leases of those in work here.

        A process that has claimed a table is presumed alive for one lease, and renews it in time.
        """
        while True:
            room, found = self._room, list[str]()
            most = max(0 if self._thinkers.starting else 1, room)
            with suppress(Unavailable):  # `run` logs it
                await self._renew()
                if most:
                    found = await self._store.claim(self._now(), self._pace.lease, most)
            self._waking += len(found)
            for name in found:
                self._background.spawn(self._wake(name))
            more = room > 0 and len(found) == most
            await asyncio.sleep(_NEXT if more else self._pace.due)

    @property
    def _room(self) -> int:
        """How many more tables this process can look after soon.

        The rest is left to other processes. Even with no room, `take_over` claims one table at a
        time, because it may be due for an expired clock, which needs no bot.
        """
        return max(0, min(_CLAIMED, self._thinkers.room - self._waking))

    async def _renew(self) -> None:
        """Renew the leases of tables in work here, so that no other process claims them."""
        now = self._now()
        old = now - int(_RENEWED * self._pace.lease)
        busy = {
            room.table.name: room.table.version
            for room in self._driven
            if room.table.changed <= old and not room.behind
        }
        if busy:
            await self._store.renew(busy, now + self._pace.lease)

    def drive(self, room: Room) -> None:
        """Start a task for a room's bots and clocks, if there is something to do and none runs."""
        if room.driver is None and self._chore(room) is not None:
            self._driven.add(room)
            room.driver = self._background.spawn(self._do_all(room))

    async def _do_all(self, room: Room) -> None:
        try:
            while True:
                try:
                    async with room.lock:
                        await self._rooms.catch_up(room)
                        chore = self._chore(room)
                    if chore is None:
                        return
                    await self._do(room, chore)
                except Conflict:
                    pass
                except Unavailable as error:
                    log_unavailable(error)
                    await asyncio.sleep(self._pace.tick)
                except ThinkingFailed as error:
                    log_failure("bot.failed", error, table=mark(room.table.name))
                    await asyncio.sleep(self._pace.tick)
                except NoSuchTable:
                    return
        except Exception as error:
            log_failure("table.stuck", error, table=mark(room.table.name))
            await asyncio.sleep(self._pace.lease / 1000)
        finally:
            self._driven.discard(room)
            room.driver = None

    async def _do(self, room: Room, chore: Chore) -> None:
        """Do one chore, unless it has been done in the meantime."""
        thought = Thought()
        if chore.bot:
            pause = self._pause(room, chore) if room.viewers else 0.0
            if pause:
                thought, _ = await asyncio.gather(self._thought(chore), asyncio.sleep(pause))
            else:
                thought = await self._thought(chore)
        async with room.lock:
            await self._rooms.catch_up(room)
            again = self._chore(room)
            if again is None or (again.acted, again.bot) != (chore.acted, chore.bot):
                return
            if chore.bot:
                decision = decisions.bot_turn(again.turn, thought.codes, thought.why)
            else:
                await self._presence.see(room)
                decision = decisions.late(room.table, room.present)
            await self._tables.commit(room, decision)

    def _pause(self, room: Room, chore: Chore) -> float:
        """Seconds that a bot waits at least, so that people can see what happened before."""
        passed = max(0, self._now() - room.table.changed) / 1000
        return bot_pause(self._settings.bot_delay, passed, len(legal(chore.turn.state)))

    async def _thought(self, chore: Chore) -> Thought:
        """The rest of a bot's turn."""
        if chore.turn.complete:
            return Thought()
        began = time.perf_counter()
        state = chore.turn.state
        if chore.fixed:
            thought = await fixed_turn(self._thinkers, state, chore.bot, chore.fixed)
        else:
            thought = await self._thinkers.turn(state, chore.bot, secrets.randbits(62), chore.past)
        self._metrics.bot_took(chore.bot, time.perf_counter() - began)
        return thought

    async def _wake(self, name: str) -> None:
        try:
            room = await self._rooms.room(name)
            async with room.lock:
                await self._rooms.catch_up(room, read=True)
                by = room.table.shuffled_by
                if by is not None and by <= self._now():
                    with suppress(Conflict):
                        await self._tables.commit(room, decisions.dealt(room.table))
            self.drive(room)
        except (Unavailable, NoSuchTable):
            pass  # it becomes due again when the lease ends
        finally:
            self._waking -= 1

    async def _look_in_everywhere(self, now: float) -> None:
        """Look at all tables, in slices, so that thousands of them do not block the loop."""
        for number, room in enumerate(self._rooms, 1):
            if not self._is_calm(room, now) and self._rooms.get(room.table.name) is room:  # still
                self._look_in(room, now)
            if number % _LOOKED_AT == 0:
                await asyncio.sleep(0)

    def _is_calm(self, room: Room, now: float) -> bool:
        """Whether nothing needs to be done here, as mostly: people are playing without a clock."""
        table = room.table
        if room.behind or not room.viewers or now - room.used > self._pace.rest:
            return False
        if table.bot_wanted or table.setup.clock is not None:
            return False
        return self._now() >= table.changed

    def _look_in(self, room: Room, now: float) -> None:
        """Forget a table that nobody looks at; let bots play for people who left."""
        name = room.table.name
        # Sooner if nobody is connected, as a program may look at many tables one after the other.
        rest = self._pace.rest if room.viewers else self._pace.tick
        if now - room.used > rest and room.driver is None and not room.lock.locked():
            room.rest()
        if room.deserted:
            if now - room.used > self._pace.idle and not room.lock.locked():
                self._rooms.forget(name)
            return
        if room.behind and not room.lock.locked():
            self._background.spawn(self._following.follow(name))
        if self._now() < room.table.changed:  # the clock was set back, so the due time is wrong
            self.drive(room)
        for seat in room.missing(now - self._settings.grace):
            self._background.spawn(self._miss(room, seat))

    async def _miss(self, room: Room, seat: int) -> None:
        # If it fails, the next look tries again, if it is still needed.
        with suppress(Conflict, Unavailable, NoSuchTable):
            async with room.lock:
                await self._rooms.catch_up(room)
                if seat in room.missing(time.monotonic() - self._settings.grace):
                    await self._tables.commit(room, decisions.went_away(room.table, seat))

    def _chore(self, room: Room) -> Chore | None:
        """What a room needs now. No turn is ended by a clock that may have been wrong."""
        if room.table.setup.clock is None and not room.table.mover:
            return None
        room.table.begin_by(now := self._now())
        return room.chore(now, self._steady)

    @property
    def _steady(self) -> float:
        """Seconds for which the clock has not jumped."""
        return math.inf if self._clock is None else self._clock.steady

    async def _measure(self) -> None:
        """Compare the clock with the database's, and check how much is stored."""
        if self._clock is not None:
            asked = ticks_ms()
            self._clock.hear(await self._store.time(), asked)
        most = self._settings.disk_mb * 1_000_000
        full = bool(most) and await self._store.size() >= most
        if full and not self._tables.full:
            log_event("store.full", level=WARNING, megabytes=self._settings.disk_mb)
        self._tables.full = full

    async def _expire(self) -> None:
        """Mark tables and people that have expired, and remove those marked a day ago.

        Whatever changes a table or is done by a person removes the mark.
        """
        if self._steady < self._pace.calm:
            return
        settings = self._settings
        ages = {
            OPEN: settings.keep_open_hours * 3600,
            RUNNING: settings.keep_unfinished_days * DAY,
            OVER: settings.keep_finished_days * DAY,
            BOTS_ONLY: settings.keep_bots_days * DAY,
            LESSON: settings.keep_lessons_days * DAY,
            SANDBOX: settings.keep_lessons_days * DAY,
        }
        for status, age in ages.items():
            now = self._now()
            before = now - int(age * 1000)
            while gone := await self._store.expire(status, before, now, self._pace.notice, 100):
                for name in gone:
                    self._rooms.remove(name)
                log_event("tables.expired", status=status, count=len(gone))
        now = self._now()
        before = now - int(settings.keep_people_days * DAY * 1000)
        people = self._store.people
        while count := await people.expire(before, now, self._pace.notice, 100):
            log_event("people.expired", count=count)
        if count := await self._scores.expire(
            self._now() - int(settings.keep_scores_days * DAY * 1000)
        ):
            log_event("scores.expired", count=count)
