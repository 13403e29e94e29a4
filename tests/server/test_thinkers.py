"""Bots think in processes: whole turns, in time, and whatever happens to a process."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing import active_children
from typing import ClassVar

import psutil  # type: ignore[import-untyped]
import pytest

from alhambra.bots import BOTS, Budget, player
from alhambra.bots.base import CoreBot
from alhambra.bots.budget import DEFAULT
from alhambra.core import compiled, const
from alhambra.core.apply import carry_out
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.server import thinkers as processes
from alhambra.server.thinkers import (
    TRIES,
    Errand,
    Task,
    Thinker,
    Thinkers,
    ThinkingFailed,
    Thought,
    check_bot,
)
from alhambra.server.workers import Worker
from alhambra.turn import is_played_out

LONG = 60.0  # seconds; nothing takes as long, unless it hangs

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals")
linux = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="pidfd")


@contextmanager
def thinking(
    workers: int = 1, *, bot_seconds: float = 0.1, seconds: float = LONG
) -> Iterator[Thinkers]:
    with closing(Thinkers(workers, bot_seconds=bot_seconds, seconds=seconds)) as thinkers:
        yield thinkers


def fresh(players: int = 3) -> State:
    """A table where the first turn begins."""
    return Game(Options(players), seed="thinkers").state


def thought() -> float:
    """Processor seconds that the bots have used so far, however busy the machine is."""
    times = [child.cpu_times() for child in psutil.Process().children(recursive=True)]
    return float(sum(each.user + each.system for each in times))


def decisions(players: int) -> list[State]:
    """Positions of all sorts of decision, in the middle of turns as well."""
    found: dict[tuple[int, bool, bool, bool], State] = {}
    for seed in range(3):
        game, rng, bot = Game(Options(players), seed=f"turns/{seed}"), Rng(seed), player("builder")
        while not game.over:
            state = game.state
            sort = (state.phase, state.exact, state.pending != 0, state.reserves[state.turn] != 0)
            found[sort] = state.copy()
            game.play_code(bot.code(state, rng))
    return list(found.values())


async def check_turn(thinkers: Thinkers, state: State, bot: str) -> None:
    """A bot's turn is legal from step to step and ends where the turn ends."""
    before = state.key()
    thought = await thinkers.turn(state, bot, seed=1)
    assert state.key() == before
    assert thought.codes
    after = state.copy()
    for code in thought.codes:
        assert not is_played_out(after)
        assert code in legal(after)
        carry_out(after, code)
    assert is_played_out(after)
    assert after.turn == state.turn


@pytest.mark.parametrize("bot", [*BOTS, "master@2ms", "architect@20"])
def test_a_turn_is_played_to_its_end_wherever_it_is_taken_up(bot: str) -> None:
    states = [*decisions(2), *decisions(4)]
    sorts = {(state.phase, state.exact) for state in states}
    assert sorts >= {(const.ACT, False), (const.ACT, True), (const.PUT, False)}
    assert any(state.phase == const.AWARD for state in states)

    async def run() -> None:
        with thinking(bot_seconds=0.02) as thinkers:
            for state in states:
                await check_turn(thinkers, state, bot)

    asyncio.run(run())


def test_a_turn_that_is_played_out_needs_nothing_more() -> None:
    state = next(each for each in decisions(3) if each.phase == const.PUT)

    async def run() -> None:
        with thinking() as thinkers:
            for code in (await thinkers.turn(state, "mason", seed=1)).codes:
                carry_out(state, code)
            assert await thinkers.turn(state, "mason", seed=1) == Thought()

    asyncio.run(run())


def test_processes_can_be_started_before_anybody_needs_them() -> None:
    async def run() -> None:
        with thinking(2) as thinkers:
            start = asyncio.create_task(thinkers.start())
            await asyncio.sleep(0)
            assert (thinkers.starting, thinkers.room) == (True, 0)
            await start
            assert (thinkers.starting, thinkers.room) == (False, 8)
            started = pids()
            assert len(started) == 2
            await asyncio.gather(*(thinkers.turn(fresh(), "random", seed) for seed in range(4)))
            assert sorted(pids()) == sorted(started)

    asyncio.run(run())


def test_the_same_seed_gives_the_same_turn() -> None:
    async def run() -> None:
        with thinking(2) as thinkers:
            turns = [thinkers.turn(fresh(), "apprentice", seed) for seed in (7, 7, 8, 9, 10, 11)]
            found = await asyncio.gather(*turns)
        assert found[0] == found[1]
        assert len(set(found)) > 1

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["architect", "master"])
def test_a_bot_is_ready_in_time(bot: str) -> None:
    """Interpreted, what these levels like to do would take seconds."""

    async def run() -> float:
        with thinking(bot_seconds=0.05) as thinkers:
            await thinkers.turn(fresh(), "random", seed=1)  # the process runs
            begin = thought()
            for seed in range(4):
                await thinkers.turn(fresh(), bot, seed)
            return thought() - begin

    assert asyncio.run(run()) < 4 * 0.4


def test_under_load_everybody_thinks_shorter() -> None:
    async def run() -> float:
        with thinking() as thinkers:
            await thinkers.turn(fresh(), "random", seed=1)
            begin = thought()
            turns = asyncio.gather(
                *(thinkers.turn(fresh(), "architect@0.2s", seed) for seed in range(24))
            )
            await asyncio.sleep(0)
            assert thinkers.waiting == 24
            await turns
            assert thinkers.waiting == 0
            return thought() - begin

    assert asyncio.run(run()) < 24 * 0.2 * 0.9


# What happens to processes


class Noting(CoreBot):
    """Plays the first legal code, and notes how long it may think."""

    budgets: ClassVar[list[Budget]] = []

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        self.budgets.append(budget)
        return legal(state)[0]


@pytest.mark.skipif(not compiled(), reason="interpreted, all levels are limited by time")
def test_a_turn_that_is_tried_again_is_limited_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even in a process that does not know yet how long the level takes."""
    monkeypatch.setitem(BOTS, "noting", Noting)
    for task in (
        Task(fresh(), "noting", 1, 1.0),
        Task(fresh(), "noting", 1, 0.25, again=True),
        Task(fresh(), "noting", 1, 0.5),
    ):
        Noting.budgets.clear()
        assert isinstance(Thinker(0.4).answer(task), Thought)
        assert {*Noting.budgets} == {Budget(seconds=0.1) if task.again else DEFAULT}


class Unlucky(Thinker):
    """Does not survive a turn, unless it is tried for the last time."""

    def answer(self, task: Task | Errand) -> Thought | str | bytes:
        assert isinstance(task, Task)
        if not task.again or task.share > 0.1:
            os._exit(1)
        return super().answer(task)


def test_a_turn_is_tried_again_with_less_and_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "Thinker", Unlucky)

    async def run() -> None:
        with thinking() as thinkers:
            await check_turn(thinkers, fresh(), "mason")

    asyncio.run(run())


def pids() -> list[int]:
    """The workers that run."""
    return [process.pid or 0 for process in active_children() if process.name == "alhambra-bot"]


@posix
def test_a_process_that_was_killed_is_replaced() -> None:
    async def run() -> None:
        with thinking(2) as thinkers:
            turns = [thinkers.turn(fresh(), "mason", seed) for seed in (1, 2)]
            usual = await asyncio.gather(*turns)
            for _ in range(2):
                lost = pids()
                for pid in lost:
                    os.kill(pid, signal.SIGKILL)
                turns = [thinkers.turn(fresh(), "mason", seed) for seed in (1, 2)]
                assert await asyncio.gather(*turns) == usual
                assert not {*pids()} & {*lost}

    asyncio.run(run())


@posix
def test_a_process_that_is_killed_while_it_thinks_is_replaced() -> None:
    async def run() -> None:
        with thinking() as thinkers:
            usual = await thinkers.turn(fresh(), "mason", seed=1)
            [pid] = pids()
            os.kill(pid, signal.SIGSTOP)
            turns = [asyncio.create_task(thinkers.turn(fresh(), "mason", 1)) for _ in range(3)]
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGKILL)
            assert await asyncio.gather(*turns) == [usual] * 3

    asyncio.run(run())


@posix
def test_a_process_that_is_stuck_is_replaced_and_the_others_go_on() -> None:
    async def run() -> None:
        with thinking(2, seconds=2.0) as thinkers:
            turns = [thinkers.turn(fresh(), "mason", seed) for seed in range(4)]
            usual = await asyncio.gather(*turns)
            stuck, going = pids()
            os.kill(stuck, signal.SIGSTOP)
            turns = [thinkers.turn(fresh(), "mason", seed) for seed in range(4)]
            assert await asyncio.gather(*turns) == usual
            assert stuck not in pids()
            assert going in pids()

    asyncio.run(run())


def test_a_turn_that_never_comes_is_given_up() -> None:
    async def run() -> None:
        with thinking(seconds=0.05) as thinkers:
            with pytest.raises(ThinkingFailed, match=f"{TRIES} processes were lost; it did not"):
                await thinkers.turn(fresh(), "master@1000s", seed=1)
            assert thinkers.waiting == 0
            assert not pids()

    asyncio.run(run())


def test_a_process_outlives_the_loop_that_it_was_asked_from() -> None:
    """Another loop hears it as well, and none is lost meanwhile."""

    async def turns(thinkers: Thinkers) -> None:
        for _ in range(2):
            await thinkers.turn(fresh(), "mason", 1)

    with thinking() as thinkers:
        asyncio.run(turns(thinkers))
        before = {child.pid for child in active_children()}
        asyncio.run(turns(thinkers))
        assert {child.pid for child in active_children()} == before


def test_what_goes_wrong_in_a_bot_is_told_and_the_process_goes_on() -> None:
    async def run() -> None:
        with thinking() as thinkers:
            with pytest.raises(ThinkingFailed, match=r"(?s)nobody gives no turn: .*unknown bot"):
                await thinkers.turn(fresh(), "nobody", seed=1)
            before = pids()
            await check_turn(thinkers, fresh(), "mason")
            assert pids() == before

    asyncio.run(run())


def raising() -> None:
    raise TypeError("nobody can read this")


class Unreadable:
    """Can be sent through a pipe, but not received."""

    def __reduce__(self) -> tuple[object, ...]:
        return raising, ()


class Muddled:
    """A craft that answers what it is asked, or something unreadable."""

    def answer(self, task: object) -> object:
        return task or Unreadable()


@posix
def test_an_answer_that_cannot_be_read_is_told_and_the_process_goes_on() -> None:
    async def run() -> None:
        worker = Worker(Muddled, "muddled")
        try:
            worker.start()
            for task, expected in (("", TypeError), ("clear", str)):
                heard: asyncio.Future[object] = asyncio.get_running_loop().create_future()
                worker.begin(task, LONG, heard.set_result)
                assert type(await heard) is expected
        finally:
            worker.fall_silent()
            worker.end()

    asyncio.run(run())


def test_closing_waits_for_nobody() -> None:
    async def run() -> None:
        with thinking() as thinkers:
            await thinkers.turn(fresh(), "random", seed=1)
            turns = [asyncio.create_task(thinkers.turn(fresh(), "master@1000s", 1)) for _ in "ab"]
            await asyncio.sleep(0)
            thinkers.close()
            for turn in turns:
                with pytest.raises(ThinkingFailed, match="the server closes"):
                    await turn
            with pytest.raises(ThinkingFailed, match="the server closes"):
                await thinkers.turn(fresh(), "random", seed=1)
            assert not pids()

    asyncio.run(run())


def test_a_turn_that_nobody_wants_any_more_does_not_count() -> None:
    async def run() -> None:
        with thinking() as thinkers:
            turns = [asyncio.create_task(thinkers.turn(fresh(), "mason", 1)) for _ in range(9)]
            await asyncio.sleep(0)
            for turn in turns:
                turn.cancel()
            await asyncio.gather(*turns, return_exceptions=True)
            assert thinkers.waiting == 0
            await check_turn(thinkers, fresh(), "mason")

    asyncio.run(run())


@posix
def test_a_process_that_is_just_starting_does_not_hear_an_interrupt() -> None:
    async def run() -> None:
        with thinking() as thinkers:
            turn = asyncio.create_task(thinkers.turn(fresh(), "random", seed=1))
            while not pids():
                await asyncio.sleep(0)
            [pid] = pids()
            os.kill(pid, signal.SIGINT)
            await turn
            assert pids() == [pid]

    asyncio.run(run())


PARENT = """
import asyncio, signal, sys
from multiprocessing import active_children
from alhambra.game import Game
from alhambra.options import Options
from alhambra.server.thinkers import Thinkers, ThinkingFailed

async def main() -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
    state = Game(Options(3), seed="x").state
    thinkers = Thinkers(2)
    if sys.argv[1] == "late":
        await asyncio.gather(*(thinkers.turn(state, "random", seed) for seed in range(2)))
    turn = asyncio.create_task(thinkers.turn(state, "master@1000s", 1))
    while not active_children():
        await asyncio.sleep(0)
    print(*(process.pid for process in active_children()), flush=True)
    await stop.wait()
    thinkers.close()
    await asyncio.gather(turn, return_exceptions=True)

if __name__ == "__main__":
    asyncio.run(main())
"""


@contextmanager
def server(moment: str) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A process with workers, in a session of its own, and handles of the workers.

    Early, one of them is just being started; late, one thinks and one is idle.
    """
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, moment],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as parent:
        assert parent.stdout is not None
        workers = [int(pid) for pid in parent.stdout.readline().split()]
        handles = [os.pidfd_open(pid) for pid in workers]
        try:
            yield parent, handles
        finally:
            parent.kill()
            for handle in handles:
                os.close(handle)


def gone(handle: int) -> bool:
    """Whether a process ends."""
    return bool(select.select([handle], [], [], LONG)[0])


@linux
@pytest.mark.parametrize(("moment", "count"), [("early", 1), ("late", 2)])
def test_workers_die_with_their_parent(moment: str, count: int) -> None:
    with server(moment) as (parent, workers):
        assert len(workers) == count
        parent.kill()
        assert all(gone(worker) for worker in workers)


@linux
def test_an_interrupt_from_the_keyboard_leaves_no_traces() -> None:
    with server("late") as (parent, workers):
        os.killpg(parent.pid, signal.SIGINT)
        _, errors = parent.communicate(timeout=LONG)
        assert (parent.returncode, errors) == (0, "")
        assert all(gone(worker) for worker in workers)


def test_only_levels_can_be_asked_for() -> None:
    for name in BOTS:
        check_bot(name)
    for name in ("", "Master", "master@0.2s", "random@1", "nobody" * 99, "\ud800"):
        with pytest.raises(SetupError, match=r"unknown bot .*; choose from random, .*, master-1$"):
            check_bot(name)
