"""Services for tests: real stores and real bots, viewers that only listen, and a clock to turn."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from alhambra.server.metrics import Metrics
from alhambra.server.pace import Pace
from alhambra.server.room import Room
from alhambra.server.service import Service
from alhambra.server.settings import Settings
from alhambra.server.setup import Setup
from alhambra.server.store import Store, open_store
from alhambra.server.thinkers import Thinkers
from alhambra.server.wire.messages import End, NewTable, Play, Sit, Start

PATIENCE = 30.0


class Clock:
    """Milliseconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Listener:
    """A viewer that keeps what it is shown."""

    def __init__(self, guest: str = "") -> None:
        self.guest = guest
        self.faced: int | None = None
        self.updates: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.ended = False

    def show(self, update: bytes, *, whole: bool) -> None:
        message = json.loads(update)
        assert message["whole"] == whole
        self.updates.append(message)

    def end(self) -> None:
        self.ended = True

    def tell(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    @property
    def last(self) -> dict[str, Any]:
        return self.updates[-1]


@asynccontextmanager
async def service(
    url: str | Store,
    *,
    pace: Pace | None = None,
    now: Callable[[], int] | None = None,
    **settings: Any,  # noqa: ANN401
) -> AsyncIterator[Service]:
    """An open service at a database, or with a store that is not open yet."""
    store = open_store(url) if isinstance(url, str) else url
    chosen = Settings(bot_delay=0.0, workers=1, **settings)
    thinkers = Thinkers(1)
    built = Service(store, thinkers, chosen, Metrics(), pace=pace, now=now)
    await built.open()
    try:
        yield built
    finally:
        thinkers.close()
        await built.close()


def room_of(home: Service, table: str) -> Room:
    """The room of a table that is in memory."""
    room = home.rooms.get(table)
    assert room is not None
    return room


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def new_table(
    home: Service,
    *guests: str,
    bots: int = 0,
    **setup: Any,  # noqa: ANN401
) -> str:
    """A table that has started, with these guests and then bots."""
    order = NewTable(
        Setup(players=len(guests) + bots, **setup), name=guests[0], bots=["random"] * bots
    )
    table = (await home.tables.create(order, guests[0])).name
    for guest in guests[1:]:
        await home.tables.command(table, guest, Sit(name=guest))
    await home.tables.command(table, guests[0], Start())
    return table


def choice(update: dict[str, Any], dice: random.Random) -> Play | End | None:
    """What a seat does next, if it is to act."""
    game, you = update["game"], update["you"]
    if game is None or game["actor"] is None or game["actor"] != you["facing"]:
        return None
    if game["complete"]:
        return End(version=update["version"])
    better = [each for each in you["legal"] if each.split()[0] in ("buy", "place", "take", "stop")]
    return Play(version=update["version"], action=dice.choice(better or you["legal"]))
