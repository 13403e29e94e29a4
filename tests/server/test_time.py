"""A clock that is wrong, or that jumps, ends no turn and removes no table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from alhambra.server import chores
from alhambra.server import clock as clocks
from alhambra.server import service as services
from alhambra.server.clock import BELIEVED, SteadyClock
from alhambra.server.log import Created, Entry, Seated, to_body
from alhambra.server.pace import Pace
from alhambra.server.room import Room
from alhambra.server.setup import Setup
from alhambra.server.store import Index, Row, open_store
from tests.harness.postgres import Postgres

from .services import Clock, Listener, new_table, service, until
from .sitting import three

NOW = 1_800_000_000_000
HOUR = 3_600_000


class Ticks:
    """Milliseconds that pass only when told, and a clock of the machine that may be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0
        self.told = NOW
        for module in (clocks, chores, services):
            monkeypatch.setattr(module, "ticks_ms", lambda: self.passed)
        monkeypatch.setattr(clocks, "clock_ms", lambda: self.told + self.passed)

    def hear(self, clock: SteadyClock, there: int = 0, back: int = 0) -> None:
        """Ask for the time; the question and the answer take so many milliseconds."""
        clock.hear(*self.answer(there, back))

    def answer(self, there: int, back: int) -> tuple[int, int]:
        """What is told, and when it was asked."""
        asked = self.passed
        self.passed += there
        told = self.told + self.passed
        self.passed += back
        return told, asked


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    return Ticks(monkeypatch)


def test_a_steady_clock_counts_and_follows_a_small_drift(ticks: Ticks) -> None:
    clock = SteadyClock()
    ticks.passed += 5_000
    assert clock() == NOW + 5_000
    ticks.told += 300
    ticks.hear(clock)
    assert clock() == NOW + 5_300
    assert clock.steady == 5.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 40 * 24 * HOUR])
def test_a_jump_is_passed_over(ticks: Ticks, jump: int) -> None:
    clock = SteadyClock()
    ticks.passed += 7_200_000
    ticks.told += jump
    ticks.hear(clock)
    assert clock() == NOW + 7_200_000
    assert clock.steady == 0.0
    ticks.told -= jump
    ticks.passed += 1_000
    ticks.hear(clock)
    assert clock() == NOW + 7_201_000


def test_another_time_is_believed_when_it_has_been_told_for_an_hour(ticks: Ticks) -> None:
    clock = SteadyClock()
    ticks.told -= HOUR
    ticks.hear(clock)
    ticks.passed += int(BELIEVED * 1000) - 1
    ticks.hear(clock)
    assert clock() == NOW + ticks.passed
    ticks.passed += 1
    ticks.hear(clock)
    assert clock() == NOW - HOUR + ticks.passed
    assert clock.steady == 0.0


SLOW = [(3_000, 0), (0, 3_000), (1_500, 1_500)]


@pytest.mark.parametrize(("there", "back"), SLOW)
def test_a_slow_answer_is_no_jump(ticks: Ticks, there: int, back: int) -> None:
    clock = SteadyClock()
    ticks.passed += 5_000
    ticks.hear(clock, there, back)
    assert clock() == NOW + 8_000
    assert clock.steady == 8.0


@pytest.mark.parametrize(("there", "back"), SLOW)
def test_a_clock_that_was_set_by_a_slow_answer_is_put_right(
    ticks: Ticks, there: int, back: int
) -> None:
    clock = SteadyClock()
    clock.set(*ticks.answer(there, back))
    assert clock() == NOW + there
    ticks.passed += 1_000
    ticks.hear(clock)
    assert clock() == NOW + 4_000
    assert clock.steady == 1.0
    ticks.told += 2_000  # now that it is right, this is a jump
    ticks.hear(clock)
    assert clock() == NOW + 6_000
    assert clock.steady == 0.0


@pytest.mark.parametrize("jump", [10_000, -10_000, 60_000, -60_000])
def test_a_small_jump_is_followed_at_once(ticks: Ticks, jump: int) -> None:
    """So a server that was paused for some seconds soon agrees with the others again."""
    paused = SteadyClock()
    ticks.passed += HOUR
    ticks.told += jump
    started = SteadyClock()
    assert paused() != started()
    ticks.hear(paused)
    assert paused() == started() == NOW + HOUR + jump
    assert paused.steady == 0.0


@pytest.mark.parametrize(("there", "back"), SLOW)
def test_a_jump_is_one_jump_however_slow_the_answers(ticks: Ticks, there: int, back: int) -> None:
    clock = SteadyClock()
    ticks.told += HOUR
    ticks.hear(clock)
    ticks.passed += 5_000
    ticks.hear(clock, there, back)
    assert clock() == NOW + 8_000
    assert clock.steady == 8.0
    ticks.passed += int(BELIEVED * 1000)
    ticks.hear(clock)
    assert clock() == NOW + HOUR + ticks.passed


def test_a_server_with_a_slow_database_sees_no_jump(
    tmp_path: Path,
    ticks: Ticks,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = 0

    async def slow() -> int:
        nonlocal asked
        asked += 1
        return ticks.answer(0, 3_000 * (asked % 2))[0]  # every other answer

    async def run() -> None:
        store = open_store(str(tmp_path / "games.db"))
        monkeypatch.setattr(store, "time", slow)
        async with service(store, pace=Pace(tick=0.01, believed=0)):
            await until(lambda: asked > 3)

    asyncio.run(run())
    assert "clock.jumped" not in [each.message for each in caplog.records]


@pytest.mark.parametrize(
    ("setup", "needed"), [({"clock": 50}, 50), ({"clock": 14 * 86_400}, 3_600)]
)
def test_a_clock_runs_out_only_where_the_time_was_steady(
    setup: dict[str, int], needed: int
) -> None:
    room = Room(three(**setup).table)
    late = (room.table.deadline or 0) + 1
    assert room.chore(late, steady=needed - 0.1) is None
    assert room.chore(late, steady=needed) is not None


def test_a_turn_that_began_in_the_future_begins_now() -> None:
    """The clock was an hour ahead: a turn of twenty seconds would have taken an hour."""
    sitting = three(clock=20)
    sitting.table.begin_by(sitting.now - HOUR)
    assert sitting.table.deadline == sitting.now - HOUR + 20_000
    sitting.table.begin_by(sitting.now)
    assert sitting.table.deadline == sitting.now - HOUR + 20_000


def test_a_clock_that_was_set_back_does_not_make_turns_longer(tmp_path: Path) -> None:
    clock = Clock()
    clock.now += HOUR

    async def play() -> None:
        async with service(str(tmp_path / "games.db"), now=clock) as home:
            table = await new_table(home, "ada", "ben", clock=20)
            listener = Listener("ada")
            await home.tables.join(table, listener)
            actor = listener.last["game"]["actor"]
            clock.now -= HOUR
            home.chores.drive(await home.rooms.room(table))
            clock.now += 20_001
            await until(lambda: listener.last["game"]["actor"] != actor)
            assert listener.last["table"]["deadline"] == clock.now + 20_000

    asyncio.run(play())


@pytest.mark.parametrize("calm", [3_600.0, 0.0])
def test_a_server_that_has_just_started_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calm: float
) -> None:
    """For its clock may be forty days ahead."""
    url = str(tmp_path / "games.db")
    entry = Entry((Created(Setup(2), "ada"), Seated(0, "ada", "Ada", "n")), "ada")

    async def start() -> None:
        store = open_store(url)
        await store.open(lambda tables: None)
        await store.create("t" * 16, Row(1, 1, to_body(entry)), Index("open", False, None, b"{}"))
        await store.people.renew("ada", b"key", 1)
        await store.close()
        looks = 0
        async with service(url, pace=Pace(tick=0.01, expiry=0.0, calm=calm, notice=0)) as home:
            expire = home.store.expire

            async def counted(*arguments: object) -> list[str]:
                nonlocal looks
                looks += 1
                return await expire(*arguments)  # type: ignore[arg-type]

            monkeypatch.setattr(home.store, "expire", counted)
            claim, ticks = home.store.claim, 0

            async def ticking(*arguments: object) -> list[str]:
                nonlocal ticks
                ticks += 1
                return await claim(*arguments)  # type: ignore[arg-type]

            monkeypatch.setattr(home.store, "claim", ticking)
            await until(lambda: ticks > 5 and (calm > 0 or looks > 6))  # the second time
            rows = await home.store.rows("t" * 16)
            person = await home.store.people.person("ada")
        assert bool(looks) == bool(not rows) == (person is None) == (calm == 0)

    asyncio.run(start())


def test_two_servers_go_by_the_time_of_their_database(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose own clock is a minute ahead ends no turn of fifty seconds."""
    url = postgres.empty_database()
    real = clocks.clock_ms

    async def play() -> None:
        monkeypatch.setattr(clocks, "clock_ms", lambda: real() + 60_000)
        async with service(url, pace=Pace(tick=0.02)) as ahead:
            monkeypatch.setattr(clocks, "clock_ms", real)
            async with service(url) as right:
                table = await new_table(right, "ada", "ben", clock=50)
                listener = Listener("ada")
                await ahead.tables.join(table, listener)
                assert abs(listener.last["now"] - real()) < 20_000
                deadline = listener.last["table"]["deadline"]
                assert 30_000 < deadline - listener.last["now"] <= 50_000
                await asyncio.sleep(0.2)  # ten looks at the table
                assert not listener.last["table"]["late"]

    asyncio.run(play())
