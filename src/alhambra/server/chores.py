"""What tables need and no person does: bots' turns, clocks that run out, tables that expire."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import WARNING

from . import decisions
from .background import Background
from .errors import NoSuchTable
from .following import Following
from .logs import log_event, log_failure, mark
from .metrics import Metrics
from .pace import Pace
from .presence import Presence
from .room import Chore, Room
from .rooms import Rooms
from .settings import Settings
from .setup import DAY
from .store import Conflict, Store, Unavailable
from .table import OPEN, RUNNING
from .tables import Tables
from .thinkers import Thinkers, ThinkingFailed

_CLAIMED = 50  # tables that are looked after in one go


class Chores:
    """Looks after tables, as soon as a change calls for it and once a second anyway."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        presence: Presence,
        following: Following,
        tables: Tables,
        thinkers: Thinkers,
        background: Background,
        settings: Settings,
        metrics: Metrics,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """Nothing is done before `run`, but what a change calls for."""
        self._store = store
        self._rooms = rooms
        self._presence = presence
        self._following = following
        self._tables = tables
        self._thinkers = thinkers
        self._background = background
        self._settings = settings
        self._metrics = metrics
        self._pace = pace
        self._now = now
        tables.when_changed(self.drive)

    async def run(self, connect: Callable[[], Awaitable[None]]) -> None:
        """Every second: tables that are due, people who have left, tables nobody looks at."""
        expired = presence = 0.0
        while True:
            await asyncio.sleep(self._pace.tick)
            now = time.monotonic()
            try:
                await connect()
                for room in self._rooms:
                    self._look_in(room, now)
                for name in await self._store.claim(self._now(), self._pace.lease, _CLAIMED):
                    self._background.spawn(self._wake(name))
                if now - presence > self._pace.believed / 3000:
                    presence = now
                    await self._presence.remain()
                    self._background.spawn(self._presence.see_elsewhere())
                if now - expired > self._pace.expiry:
                    expired = now
                    await self._expire()
            except Unavailable as error:
                log_event("store.unavailable", level=WARNING, why=error)
            except Exception as error:  # whatever it was, tables have to be looked after
                log_failure("chores.failed", error)

    def drive(self, room: Room) -> None:
        """See to it that bots play and clocks run out."""
        if room.driver is None and room.chore(self._now()) is not None:
            room.driver = self._background.spawn(self._do_all(room))

    async def _do_all(self, room: Room) -> None:
        try:
            while True:
                try:
                    async with room.lock:
                        await self._rooms.catch_up(room)
                        chore = room.chore(self._now())
                    if chore is None:
                        return
                    await self._do(room, chore)
                except Conflict:
                    pass
                except Unavailable:
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
            room.driver = None

    async def _do(self, room: Room, chore: Chore) -> None:
        """One chore, unless somebody else has done it in the meantime."""
        codes: tuple[int, ...] = ()
        if chore.bot:
            if room.viewers and self._settings.bot_delay:
                await asyncio.sleep(self._settings.bot_delay)
            codes = await self._thought(chore)
        async with room.lock:
            await self._rooms.catch_up(room)
            again = room.chore(self._now())
            if again is None or (again.acted, again.bot) != (chore.acted, chore.bot):
                return
            if chore.bot:
                decision = decisions.bot_turn(again.turn, codes)
            else:
                decision = decisions.went_away(chore.seat, "clock")
            await self._tables.commit(room, decision)

    async def _thought(self, chore: Chore) -> tuple[int, ...]:
        """The rest of a bot's turn."""
        if chore.turn.complete:
            return ()
        began = time.perf_counter()
        codes = await self._thinkers.turn(chore.turn.state, chore.bot, secrets.randbits(62))
        self._metrics.bot_seconds.labels(chore.bot).observe(time.perf_counter() - began)
        return codes

    async def _wake(self, name: str) -> None:
        with suppress(Unavailable, NoSuchTable):  # it is due again when the lease ends
            room = await self._rooms.room(name)
            async with room.lock:
                await self._rooms.catch_up(room, read=True)
                by = room.table.shuffled_by
                if by is not None and by <= self._now():
                    with suppress(Conflict):
                        await self._tables.commit(room, decisions.dealt(room.table))
            self.drive(room)

    def _look_in(self, room: Room, now: float) -> None:
        """Forget a table that nobody looks at; give the seats of those who left to bots."""
        name = room.table.name
        if not room.viewers and not room.waiting and room.driver is None:
            if now - room.used > self._pace.idle and not room.lock.locked():
                self._rooms.forget(name)
            return
        if room.behind and not room.lock.locked():
            self._background.spawn(self._following.follow(name))
        if self._now() - room.table.changed > self._pace.overdue:
            self.drive(room)
        for seat in room.missing(now - self._settings.grace):
            self._background.spawn(self._miss(room, seat))

    async def _miss(self, room: Room, seat: int) -> None:
        # If it fails, the next look sees what is needed then.
        with suppress(Conflict, Unavailable, NoSuchTable):
            async with room.lock:
                await self._rooms.catch_up(room)
                if seat in room.missing(time.monotonic() - self._settings.grace):
                    await self._tables.commit(room, decisions.went_away(seat, "left"))

    async def _expire(self) -> None:
        hours = self._settings.keep_open_hours
        days = self._settings.keep_unfinished_days
        for status, age in ((OPEN, hours * 3600), (RUNNING, days * DAY)):
            before = self._now() - int(age * 1000)
            while gone := await self._store.expire(status, before, 100):
                for name in gone:
                    self._rooms.forget(name)
                log_event("tables.expired", status=status, count=len(gone))
