"""Servers and the database are killed under load, a few times; `make chaos` does it for longer."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.harness.chaos import Order, chaos
from tests.harness.postgres import Postgres
from tests.harness.stages import HARMS, PostgresStage, SqliteStage, Stage

ORDERS = (Order(2, ("builder",), {}), Order(2, (), {"confirm": False}))  # the latter with Dirk

pytestmark = [pytest.mark.soak, pytest.mark.skipif(sys.platform == "win32", reason="signals")]


def check(stage: Stage, kills: int) -> None:
    """Nothing that was acknowledged is lost, every table goes on, every record verifies."""
    figures, faults, records = asyncio.run(chaos(stage, kills, ORDERS, "test", lambda _: None))
    assert faults == []
    assert figures["kills"] >= kills
    assert len(records) == figures["finished"] == figures["verified"] >= len(ORDERS)
    assert figures["acknowledged"] > 100


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    check(SqliteStage(tmp_path), 5)


class InOrder(Stage):
    """Does one kind of harm after the other."""

    async def strike(self, dice: random.Random, restored: Callable[[], None]) -> None:
        """See `Stage`."""
        kinds = [*HARMS, "disk", "clock"]
        await self.harm(kinds[self.kills.total() % len(kinds)], dice, restored)


class OnSqlite(InOrder, SqliteStage):
    """On a file."""


class OnPostgres(InOrder, PostgresStage):
    """On a database."""


def test_full_disks_wrong_clocks_and_killed_bots_lose_nothing(tmp_path: Path) -> None:
    check(OnSqlite(tmp_path), 6)


def test_the_same_with_two_servers_on_a_database(tmp_path: Path, postgres: Postgres) -> None:
    check(OnPostgres(tmp_path, postgres), 6)


def test_killed_servers_and_a_killed_database_lose_nothing(
    tmp_path: Path, postgres: Postgres
) -> None:
    check(PostgresStage(tmp_path, postgres), 4)
