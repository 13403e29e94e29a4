"""Puts together, opens and closes everything that one process needs to serve tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .alerts.alerts import Alerts
from .background import Background, keep_up
from .broadcast import Broadcast
from .chores import Chores
from .clock import SteadyClock, ticks_ms
from .deals.deals import Deals
from .following import Following
from .logs import log_unavailable
from .metrics import Metrics
from .pace import Pace
from .people import People
from .presence import Presence
from .rooms import Rooms
from .scores import ScoreRooms
from .settings import Settings
from .store import Store, Unavailable
from .tables import Tables
from .thinkers import Thinkers
from .tokens import Keyring, table_id


class Service:
    """The parts of a server that know nothing of HTTP."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
        *,
        pace: Pace | None = None,
        now: Callable[[], int] | None = None,
    ) -> None:
        """Not open yet. The time is the database's, unless `now` is given."""
        self.store = store
        self.thinkers = thinkers
        self.pace = pace or Pace()
        self.keyring = Keyring()
        self.background = Background()
        self._clock = SteadyClock()
        now = now or self._clock
        broadcast = Broadcast(self.keyring, now)
        self.rooms = Rooms(store, broadcast)
        self.presence = Presence(store, self.rooms, table_id(), self.pace, now)
        self.tables = Tables(
            store, self.rooms, self.presence, broadcast, self.keyring, self.background, metrics,
            self.pace, now,
        )  # fmt: skip
        self.scores = ScoreRooms(store, self.keyring, now)
        self.alerts = Alerts(store, settings, self.background, self.pace, now)
        self.people = People(store, self.rooms, self.tables, self.keyring, self.pace, now)
        self.following = Following(store, self.rooms, self.presence, self.background, self.pace)
        self.chores = Chores(
            store, self.rooms, self.presence, self.following, self.tables, self.scores,
            thinkers, self.background, settings, metrics, self.pace, now,
            self._clock if now is self._clock else None,
        )  # fmt: skip

        self.deals = Deals(store.deals, self.tables, thinkers, self.background, self.pace, now)

    async def open(self) -> None:
        """Start looking after tables. If the database does not answer, keep trying."""
        try:
            await self._connect()
        except Unavailable as error:
            log_unavailable(error)
        for loop in (
            partial(self.chores.run, self._connect),
            self.chores.take_over,
            self.people.run,
            self.deals.run,
            self.alerts.run,
        ):
            self.background.spawn(keep_up(loop, self.pace.tick))

    async def close(self) -> None:
        """Stop looking after tables. Everything that was acknowledged is stored."""
        await self.background.close()
        await self.store.close()

    async def _connect(self) -> None:
        """Open the store, if it is not open yet. Raises `Unavailable`."""
        if self.keyring.is_open:
            return
        try:
            await self.store.open(self.following.heard, self.following.moved)
            asked = ticks_ms()
            self._clock.set(await self.store.time(), asked)
            await self.people.hear()
            await self.alerts.open()
            self.keyring.open(await self.store.secret())
        except Unavailable:
            await self.store.close()
            raise
