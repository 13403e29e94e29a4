"""Bots think in processes of their own: the event loop never waits for a search.

Each process is asked for one turn at a time by a thread that waits for it. One that dies or gets
stuck is replaced, and only the turn that it had is taken again.
"""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias

from ..bots import BOTS, Budget, player
from ..bots.budget import DEFAULT
from ..core import compiled
from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from ..turn import Turn

TRIES = 3
"""How many processes a turn may cost before it is given up."""

_CALM = 4  # turns that may wait for each worker before everybody thinks shorter
_SHORTER = 0.25  # the share of its time that a turn gets when it is taken again
_FORGET = 0.98  # what is left after a turn of the longest time that a level has taken
_START = 30.0  # seconds that a process may take to start
_NICE = 5  # how far workers stand back behind the process that answers people

_lock = threading.Lock()  # for starting and ending processes: multiprocessing has none itself

_Answer: TypeAlias = tuple[int, ...] | str  # the codes of a turn, or why there is none


class ThinkingFailed(Exception):
    """No turn came: the bot is broken, or the machine cannot run it, or the server closes."""


def check_bot(name: str) -> None:
    """Refuse, with a `SetupError`, what is not the plain name of a level."""
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r:.40}; there is {', '.join(BOTS)}")


class Thinkers:
    """Processes that play bots' turns.

    A level that searches does what it likes to do, but for at most about `bot_seconds`. When many
    turns wait, all think shorter, so that none waits for much longer than a few `bot_seconds`.
    """

    def __init__(self, workers: int, *, bot_seconds: float = 0.5, seconds: float = 15.0) -> None:
        """No process is started before it is needed; after `seconds` without a turn it is stuck."""
        self.waiting = 0
        """Turns that were asked for and are not there yet."""
        self._seconds = seconds
        self._workers = [_Worker(bot_seconds) for _ in range(workers)]
        self._idle = list(self._workers)
        self._threads = ThreadPoolExecutor(workers, "thinkers")
        self._closed = False

    async def turn(self, state: State, bot: str, seed: int) -> tuple[int, ...]:
        """The codes of the rest of the acting seat's turn, until it is played out."""
        assert state.actor() >= 0, "nobody has a turn"
        if self._closed:
            raise ThinkingFailed("the server closes")
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self._threads, self._turn, state.copy(), bot, seed)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Stop thinking at once; every turn that is still wanted raises `ThinkingFailed`."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown()
        for worker in self._workers:
            worker.end()

    def _turn(self, state: State, bot: str, seed: int) -> tuple[int, ...]:
        """Have a worker play the turn. Runs in a thread, of which there is one for each worker."""
        worker = self._idle.pop()
        try:
            share = min(1.0, _CALM * len(self._workers) / max(1, self.waiting))
            for _ in range(TRIES):
                try:
                    answer = worker.ask(_Task(state, bot, seed, share), self._seconds)
                except _WorkerLost as lost:
                    why = str(lost)
                    share *= _SHORTER
                    if self._closed:
                        raise ThinkingFailed("the server closes") from None
                    continue
                if isinstance(answer, str):
                    raise ThinkingFailed(f"{bot} gives no turn: {answer}")
                return answer
            raise ThinkingFailed(f"{bot} gives no turn: {TRIES} processes were lost; {why}")
        finally:
            self._idle.append(worker)


@dataclass(frozen=True, slots=True)
class _Task:
    """A turn that is wanted."""

    state: State
    bot: str
    seed: int
    share: float
    """Of the time that the bot might take."""


class _WorkerLost(Exception):
    """A process is gone; says why."""


class _Worker:
    """A process that plays turns. While one thread asks, another may only `stop` it."""

    def __init__(self, bot_seconds: float) -> None:
        """Not started yet."""
        self._bot_seconds = bot_seconds
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False

    def ask(self, task: _Task, seconds: float) -> _Answer:
        """The answer of a process, which is started if there is none.

        Raises `_WorkerLost` if it dies or has not answered after `seconds`; then it is gone.
        """
        try:
            pipe = self._pipe or self._start()
            pipe.send(task)
            answer: _Answer = _receive(pipe, seconds)
            return answer
        except (OSError, EOFError) as error:
            self.end()
            raise _WorkerLost(str(error) or "it died") from None

    def stop(self) -> None:
        """Kill the process, and start none again; whoever asks will notice."""
        with _lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Let go of the process."""
        with _lock:
            if self._process is not None and self._pipe is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
                self._pipe.close()
            self._process = self._pipe = None

    def _start(self) -> Connection:
        with _lock:
            if self._stopped:
                raise _WorkerLost("it was stopped")
            context = get_context("spawn")  # not by fork: there are threads
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, self._bot_seconds), name="alhambra-bot", daemon=True
            )
            try:
                with theirs, _deaf_to_interrupts():
                    process.start()
            except OSError:
                ours.close()
                raise
            self._process, self._pipe = process, ours
        _receive(ours, _START)
        return ours


def _receive(pipe: Connection, seconds: float) -> Any:  # noqa: ANN401
    """What comes next. Raises `TimeoutError`, or `EOFError` if nothing will ever come."""
    if not pipe.poll(seconds):
        raise TimeoutError(f"it did not answer within {seconds:g} s")
    return pipe.recv()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even before their first line runs."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it comes with the first process, and would lift the mask
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# In the process


def _work(pipe: Connection, bot_seconds: float) -> None:
    """Answer tasks as long as somebody asks. SIGTERM ends it without a word, Ctrl-C does not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        os.nice(_NICE)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    thinker = _Thinker(bot_seconds)
    try:
        pipe.send(None)  # ready
        while True:
            pipe.send(thinker.answer(pipe.recv()))
    except (EOFError, OSError):
        return  # nobody is there


def _die_with_parent() -> None:
    """Leave at once when the parent is gone, however it went and whatever is being thought."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class _Thinker:
    """Plays turns, and learns how long each level takes for what it likes to do."""

    def __init__(self, bot_seconds: float) -> None:
        """Interpreted, levels that search take seconds: they go by time from the first turn on."""
        self._bot_seconds = bot_seconds
        self._usual = dict.fromkeys(BOTS, 0.0 if compiled() else math.inf)  # processor seconds

    def answer(self, task: _Task) -> _Answer:
        """A turn, or what went wrong in a bot's code, whatever it was."""
        try:
            return self._turn(task)
        except Exception:
            return traceback.format_exc()

    def _turn(self, task: _Task) -> tuple[int, ...]:
        level = task.bot.partition("@")[0]
        asked = player(task.bot)
        bot = replace(asked, budget=self._budget(level, asked.budget, task.share))
        begin = time.process_time()
        turn, rng = Turn(task.state), Rng(task.seed)
        while not turn.complete:
            turn.take(*turn.planned([bot.code(turn.state, rng)]))
        took = time.process_time() - begin if bot.budget == DEFAULT else 0.0
        self._usual[level] = max(took, _FORGET * self._usual[level])
        return turn.codes

    def _budget(self, level: str, asked: Budget, share: float) -> Budget:
        """What was asked for, or what the level likes, or the time that there is; a share of it."""
        if asked.simulations is not None:
            return Budget(simulations=max(1, int(asked.simulations * share)))
        seconds = share * (asked.seconds or self._bot_seconds)
        if asked.seconds is None and self._usual[level] <= seconds:
            return asked
        return Budget(seconds=seconds)
