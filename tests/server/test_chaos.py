"""Servers and the database are killed under load, a few times; `make chaos` does it for longer."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from alhambra.server.store import Row
from tests.harness.chaos import Order, Run, chaos, traces
from tests.harness.ledger import Fault, Ledger, Promise
from tests.harness.postgres import Postgres
from tests.harness.stages import HARMS, PostgresStage, SqliteStage, Stage

ORDERS = (Order(2, ("builder",), {}), Order(2, (), {"confirm": False}))  # the latter with Dirk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")

HEAD = "Traceback (most recent call last):\n"
BIRTH = (
    '  File "<string>", line 1, in <module>\n'
    '  File "/usr/lib/python3/multiprocessing/spawn.py", line 122, in spawn_main\n'
    "    exitcode = _main(fd, parent_sentinel)\n"
)
OURS = '  File "/src/alhambra/server/workers.py", line 7, in _work\nOSError: no\n'


@pytest.mark.parametrize(
    ("log", "wrong"),
    [
        ('{"level": "warning"}\n', False),
        (HEAD + BIRTH + "EOFError: Ran out of input\n", False),
        (HEAD + HEAD + BIRTH + "EOFError: Ran out of input\n" + BIRTH + "EOFError\n", False),
        (HEAD + OURS, True),
        (HEAD + BIRTH + OURS, True),
        (HEAD + HEAD + BIRTH + OURS + "EOFError: Ran out of input\n", True),
        (HEAD + "OSError: no\n", True),
    ],
)
def test_bots_that_are_not_born_are_no_mistake_and_all_else_is(log: str, *, wrong: bool) -> None:
    assert bool(traces(log)) == wrong


class Asked(Ledger):
    """A ledger that counts how often a log is held against it."""

    checks = 0

    def check(self, rows: list[Row], promises: Sequence[Promise]) -> Iterator[Fault]:
        self.checks += 1
        return iter(())


def test_a_table_that_ends_while_logs_are_read_is_not_held_against_an_older_one(
    tmp_path: Path,
) -> None:
    """Its whole log is looked at when it ends, and may have grown since."""
    goes_on, ends = Asked("goes on"), Asked("ends")

    class Reading(SqliteStage):
        async def rows(self, tables: Sequence[str]) -> dict[str, list[Row]]:
            run._live.pop(ends)
            return {table: [] for table in tables}

    run = Run(Reading(tmp_path), ORDERS, "test", lambda _: None, 1)
    run._live = {goes_on: [], ends: []}
    asyncio.run(run._check())
    assert (goes_on.checks, ends.checks) == (1, 0)


def check(stage: Stage, kills: int) -> None:
    """Nothing that was acknowledged is lost, every table goes on, every record verifies."""
    figures, faults, records = asyncio.run(chaos(stage, kills, ORDERS, "test", lambda _: None))
    assert faults == []
    assert figures["kills"] >= kills
    assert len(records) == figures["finished"] == figures["verified"] >= len(ORDERS)
    assert figures["acknowledged"] > 100


@pytest.mark.soak
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


@pytest.mark.soak
def test_full_disks_wrong_clocks_and_killed_bots_lose_nothing(tmp_path: Path) -> None:
    check(OnSqlite(tmp_path), 6)


@pytest.mark.soak
def test_the_same_with_two_servers_on_a_database(tmp_path: Path, postgres: Postgres) -> None:
    check(OnPostgres(tmp_path, postgres), 6)


@pytest.mark.soak
def test_killed_servers_and_a_killed_database_lose_nothing(
    tmp_path: Path, postgres: Postgres
) -> None:
    check(PostgresStage(tmp_path, postgres), 4)
