"""Bots think in separate processes, so that the event loop never waits for a search.

A process that dies or gets stuck is replaced, and only its current turn is tried again. The same
processes also run errands, such as hints, but only one at a time, so that bots hardly wait.
"""

from __future__ import annotations

import asyncio
import math
import time
import traceback
from array import array
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from ..analysis.reasons import Reason, seen_reasons
from ..bots import BOTS, Budget, Player, player
from ..bots.budget import DEFAULT
from ..core import compiled
from ..core.rng import Rng
from ..core.state import State
from ..deal import Deal
from ..errors import SetupError
from ..game import Game
from ..options import Options
from ..simulate import bare_table
from ..turn import Turn
from .errors import TooMany
from .workers import Worker, WorkerLost

TRIES = 3
"""How many processes may be lost over a turn before it is given up."""

_CALM = 4  # turns that may wait per worker before all get less time
_SHORTER = 0.25  # a turn that is tried again gets this share of its time
_FORGET = 0.98  # a level's longest time so far decays by this factor per turn


class Thought(NamedTuple):
    """A bot's choice for the rest of a turn."""

    codes: tuple[int, ...] = ()
    """The codes of its actions."""
    why: tuple[Reason, ...] = ()
    """Reasons for it that everybody can see."""


_Answer: TypeAlias = Thought | str  # a turn, or a traceback

ERRANDS = 8
"""The most errands in progress and waiting."""
ERRANDS_EACH = 2
"""The most of them that one address may have asked for."""
_TRIES_OF_ERRANDS = 2  # like `TRIES`, for errands
_SOON = 2.0  # seconds after which to ask again


@runtime_checkable
class Errand(Protocol):
    """A task other than a bot's turn, which takes no longer than one."""

    def run(self) -> bytes:
        """The result as JSON. Called in the worker process."""
        ...


class ThinkingFailed(Exception):
    """There is no result: the bot has failed, processes were lost, or the server is closing."""


def check_bot(name: str) -> None:
    """Raise `SetupError` unless `name` is the plain name of a level."""
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r:.40}; choose from {', '.join(BOTS)}")


class Thinkers:
    """Processes that play bots' turns.

    Levels that search use their own budget, but at most about `bot_seconds`. When many turns wait,
    all get less, so that none takes much longer than a few `bot_seconds`.
    """

    def __init__(self, workers: int, *, bot_seconds: float = 0.5, seconds: float = 15.0) -> None:
        """Processes are started when needed, and replaced if silent for `seconds`."""
        self.waiting = 0
        """How many turns are in progress or wait."""
        self._seconds = seconds
        self._workers = [
            Worker(partial(Thinker, bot_seconds), "alhambra-bot") for _ in range(workers)
        ]
        self._idle = list(self._workers)
        self._jobs: deque[_Job] = deque()  # not begun yet
        self._threads = ThreadPoolExecutor(workers, "thinkers")
        self._errands: Counter[str] = Counter()  # by who asked
        self._errand = asyncio.Lock()
        self.starting = False
        """Whether `start` is still starting processes."""
        self._closed = False

    @property
    def room(self) -> int:
        """How many more turns could be taken on without getting less time."""
        return 0 if self.starting else max(0, _CALM * len(self._workers) - self.waiting)

    async def start(self) -> None:
        """Start all processes in advance."""
        loop = asyncio.get_running_loop()
        self.starting = True
        try:
            workers, self._idle = self._idle, []
            await asyncio.gather(
                *(loop.run_in_executor(self._threads, _started, worker) for worker in workers)
            )
        finally:
            self.starting = False
            self._idle += workers
            self._go_on()

    async def turn(
        self,
        state: State,
        bot: str,
        seed: int,
        past: Past | None = None,
        *,
        whole: bool = False,
    ) -> Thought:
        """The rest of the acting seat's turn. Raises `ThinkingFailed`.

        With `whole`, the bot gets its full budget however many turns wait. `past` is needed by
        levels that `watches` is true for.
        """
        assert state.actor() >= 0, "nobody has a turn"
        self.waiting += 1
        try:
            task = Task(state.copy(), bot, seed, 1.0, past)
            answer = await self._done(task, TRIES, whole=whole)
        finally:
            self.waiting -= 1
        if isinstance(answer, WorkerLost):
            raise ThinkingFailed(f"{bot} gives no turn: {TRIES} processes were lost; {answer}")
        if not isinstance(answer, Thought):
            raise ThinkingFailed(f"{bot} gives no turn: {answer}")
        return answer

    async def errand(self, errand: Errand, asker: str = "") -> bytes:
        """Run an errand. Raises `TooMany` if many wait, `ThinkingFailed` if it fails.

        `asker` is the address that it is for, which gets only some of the places; if empty, any.
        """
        if self._errands.total() >= ERRANDS:
            raise TooMany("many people are asking for advice; wait a little", _SOON)
        if asker and self._errands[asker] >= ERRANDS_EACH:
            raise TooMany("you are waiting for other advice already; wait a little", _SOON)
        self._errands[asker] += 1
        try:
            async with self._errand:
                answer = await self._done(errand, _TRIES_OF_ERRANDS)
        finally:
            self._errands[asker] -= 1
            if not self._errands[asker]:
                del self._errands[asker]
        if not isinstance(answer, bytes):
            raise ThinkingFailed(f"an errand failed: {answer}")
        return answer

    def close(self) -> None:
        """Stop at once; whatever is in progress or waits raises `ThinkingFailed`."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        while self._jobs:
            self._jobs.popleft().answer(_closing())
        self._threads.shutdown()
        for worker in self._workers:
            worker.fall_silent()
            worker.end()

    async def _done(self, task: Task | Errand, tries: int, *, whole: bool = False) -> object:
        """The answer of the next free worker, or the exception with which the last was lost."""
        if self._closed:
            raise _closing()
        job = _Job(task, tries, whole, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._go_on()
        return await job.future

    def _go_on(self) -> None:
        """Give waiting jobs to idle workers."""
        while self._idle and self._jobs:
            job = self._jobs.popleft()
            if not job.future.done():  # otherwise nobody waits for it any more
                self._begin(self._idle.pop(), job)

    def _begin(self, worker: Worker, job: _Job) -> None:
        """Ask a worker; from a thread only if it must be started, or if the answer may be long."""
        task = job.task
        if isinstance(task, Task) and not job.whole:
            calm = _CALM * len(self._workers) / max(1, self.waiting)
            share = job.patience * min(1.0, calm)
            again = job.patience < 1.0
            if (share, again) != (task.share, task.again):
                task = task._replace(share=share, again=again)
        come = partial(self._come, worker, job)
        if isinstance(task, Task) and worker.can_be_heard:
            worker.begin(task, self._seconds, come)
            return
        worker.fall_silent()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, _asked, worker, task, self._seconds)
        asked.add_done_callback(lambda _: come(asked.result()))

    def _come(self, worker: Worker, job: _Job, answer: object) -> None:
        """Take a worker's answer, or try again if the worker was lost."""
        if self._closed:
            job.answer(_closing())
            return
        if isinstance(answer, WorkerLost) and job.tries > 1:
            job.tries -= 1
            job.patience *= _SHORTER
            self._begin(worker, job)
            return
        self._idle.append(worker)
        job.answer(answer)
        self._go_on()


class _Job:
    """A task for any worker, and the future of its result."""

    __slots__ = ("future", "patience", "task", "tries", "whole")

    def __init__(
        self, task: Task | Errand, tries: int, whole: bool, future: asyncio.Future[object]
    ) -> None:
        self.task = task
        self.tries = tries
        self.whole = whole
        self.patience = 1.0
        """The share of its time that it gets; reduced each time a process was lost over it."""
        self.future = future

    def answer(self, answer: object) -> None:
        """Resolve the future, if anybody still waits."""
        if self.future.done():
            return
        if isinstance(answer, ThinkingFailed):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


def _closing() -> ThinkingFailed:
    return ThinkingFailed("the server closes")


def _started(worker: Worker) -> None:
    """Start a worker; if that fails, it is tried again when needed. Runs in a thread."""
    with suppress(WorkerLost):
        worker.start()


def _asked(worker: Worker, task: Task | Errand, seconds: float) -> object:
    """Ask a worker, starting it if need be. Runs in a thread."""
    try:
        return worker.ask(task, seconds)
    except Exception as error:  # whatever it was, somebody waits for an answer
        return error


def watches(level: str) -> bool:
    """Whether a level goes by the game so far, not by the position alone."""
    return hasattr(BOTS.get(level), "watch")


@dataclass(frozen=True, slots=True)
class Past:
    """The game so far, in a compact form for sending to another process."""

    options: Options
    deal: Deal
    codes: array[int]
    position: State | None
    """Where the game began, if it was not dealt."""

    @classmethod
    def of(cls, game: Game) -> Past:
        """The past of a game."""
        return cls(game.options, game.deal, game.codes, game.began_at)

    def tell(self, bot: Player) -> None:
        """Show a bot each decision; it sees only what had been drawn by then."""
        table = bare_table(self.options, self.deal, self.position)
        for code in self.codes:
            bot.watch(table.state, code)
            table.step(code)


class Task(NamedTuple):
    """A request for a bot's turn."""

    state: State
    bot: str
    seed: int
    share: float
    """The share of its budget that the bot gets."""
    past: Past | None = None
    """The game so far, for a bot that watches."""
    again: bool = False
    """Whether a process was lost over it before."""


# In the worker process


class Thinker:
    """Plays turns, and learns how long each level's default budget takes."""

    def __init__(self, bot_seconds: float) -> None:
        """With an interpreted core, levels are limited by time from the first turn on."""
        self._bot_seconds = bot_seconds
        self._usual = dict.fromkeys(BOTS, 0.0 if compiled() else math.inf)  # processor seconds

    def answer(self, task: Task | Errand) -> _Answer | bytes:
        """A turn, the result of an errand, or a traceback."""
        try:
            return self._turn(task) if isinstance(task, Task) else task.run()
        except Exception:
            return traceback.format_exc()

    def _turn(self, task: Task) -> Thought:
        level = task.bot.partition("@")[0]
        asked = player(task.bot)
        bot = replace(asked, budget=self._budget(level, asked.budget, task))
        begin = time.process_time()
        if task.past is not None:
            task.past.tell(bot)
        turn, rng = Turn(task.state), Rng(task.seed)
        while not turn.complete:
            turn.take(*turn.planned([bot.code(turn.state, rng)]))
        took = time.process_time() - begin if bot.budget == DEFAULT else 0.0
        self._usual[level] = max(took, _FORGET * self._usual[level])
        return Thought(turn.codes, seen_reasons(task.state, turn.codes))

    def _budget(self, level: str, asked: Budget, task: Task) -> Budget:
        """A share of the budget asked for; if none, the level's own if quick enough, else time.

        The level's own was not quick enough if a process was lost over it: another one, which has
        only just begun, knows nothing of that.
        """
        share = task.share
        if asked.simulations is not None:
            return Budget(simulations=max(1, int(asked.simulations * share)))
        seconds = share * (asked.seconds or self._bot_seconds)
        if asked.seconds is None and not task.again and self._usual[level] <= seconds:
            return asked
        return Budget(seconds=seconds)
