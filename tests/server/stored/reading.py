"""The one door of these tests to the server: all that they import from it, they import here.

Whoever moves modules of the server or of its tests changes this file, and never the golden data.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from alhambra import record as record
from alhambra.game import Game as Game
from alhambra.lots import Shuffle as Shuffle
from alhambra.lots import sealed as sealed
from alhambra.options import Options as Options
from alhambra.server import new_tables as new_tables
from alhambra.server.deals.deal import StoredDeal as StoredDeal
from alhambra.server.lobby import StoredSummary
from alhambra.server.log import Entry
from alhambra.server.metrics import Metrics
from alhambra.server.service import Service
from alhambra.server.settings import Settings
from alhambra.server.setup import DAY as DAY
from alhambra.server.setup import Setup as Setup
from alhambra.server.store import Index as Index
from alhambra.server.store import Row as Row
from alhambra.server.store import Store as Store
from alhambra.server.store import open_store as open_store
from alhambra.server.store import schema
from alhambra.server.table import Table as Table
from alhambra.server.tables import Tables as Tables
from alhambra.server.thinkers import Thinkers as Thinkers
from alhambra.server.tokens import table_id as table_id
from alhambra.server.wire import messages as messages
from alhambra.server.wire.positions import Beginning as Beginning
from alhambra.server.wire.positions import FromGame as FromGame
from tests.harness.postgres import Postgres as Postgres

from ..serving import bearer as bearer
from ..serving import serving as serving

ENTRY: type[msgspec.Struct] = Entry
"""What a row of a log holds."""
SUMMARY: type[msgspec.Struct] = StoredSummary
"""What the lobby's row of a table holds."""


def sqlite_steps() -> tuple[str, ...]:
    """What leads from an empty SQLite file to today's."""
    return schema.SQLITE


def postgres_steps() -> tuple[str, ...]:
    """What leads from an empty PostgreSQL database to today's."""
    return schema.POSTGRES


@asynccontextmanager
async def service_of(
    store: str | Store,
    thinkers: Thinkers,
    now: Callable[[], int],
    grace: float = 60.0,
) -> AsyncIterator[Service]:
    """A server on a database, at a time that only we move."""
    settings = Settings(bot_delay=0.0, workers=1, grace=grace)
    opened = open_store(store) if isinstance(store, str) else store
    service = Service(opened, thinkers, settings, Metrics(), now=now)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


@asynccontextmanager
async def tables_of(
    store: str | Store, thinkers: Thinkers, now: Callable[[], int]
) -> AsyncIterator[Tables]:
    """The tables of such a server."""
    async with service_of(store, thinkers, now) as service:
        yield service.tables


async def acted(tables: Tables, name: str) -> int:
    """The version of the newest change to a game: what answers an older one is stale."""
    return (await tables.table(name)).acted


async def played(tables: Tables, name: str) -> list[str]:
    """Every action of a game that was played for good."""
    game = (await tables.table(name)).game
    return [] if game is None else list(map(str, game.actions))
