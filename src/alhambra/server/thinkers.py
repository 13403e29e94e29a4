"""Bots think in processes of their own: the event loop never waits for a search.

One that dies or gets stuck is replaced, and only the turn that it had is taken again. Between their
turns the same processes run errands, one at a time, so that bots hardly wait for them.
"""

from __future__ import annotations

import asyncio
import math
import time
import traceback
from array import array
from collections import deque
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
"""How many processes a turn may cost before it is given up."""

_CALM = 4  # turns that may wait for each worker before everybody thinks shorter
_SHORTER = 0.25  # the share of its time that a turn gets when it is taken again
_FORGET = 0.98  # what is left after a turn of the longest time that a level has taken


class Thought(NamedTuple):
    """A turn that was thought out."""

    codes: tuple[int, ...] = ()
    """Of the rest of the turn."""
    why: tuple[Reason, ...] = ()
    """What everybody can see to speak for the turn."""


_Answer: TypeAlias = Thought | str  # a turn, or why there is none

ERRANDS = 8
"""The most errands that wait for each other."""
_TRIES_OF_ERRANDS = 2  # as `TRIES`
_SOON = 2.0  # seconds after which to ask again


@runtime_checkable
class Errand(Protocol):
    """Something else than a turn to think about, for as long as a turn at most."""

    def run(self) -> bytes:
        """What comes of it, as JSON. Called in the process."""
        ...


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
        self._workers = [
            Worker(partial(Thinker, bot_seconds), "alhambra-bot") for _ in range(workers)
        ]
        self._idle = list(self._workers)
        self._jobs: deque[_Job] = deque()  # that no worker has begun
        self._threads = ThreadPoolExecutor(workers, "thinkers")
        self._errands = 0
        self._errand = asyncio.Lock()
        self.starting = False
        """Whether processes are being started that nobody has asked for a turn yet."""
        self._closed = False

    @property
    def room(self) -> int:
        """How many more turns would be thought about soon."""
        return 0 if self.starting else max(0, _CALM * len(self._workers) - self.waiting)

    async def start(self) -> None:
        """Start all processes, so that no turn has to wait for that."""
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
        """The rest of the acting seat's turn, until it is played out.

        With `whole`, the bot's budget is never cut short, however many turns wait. The `past` is
        for a level that `watches`.
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

    async def errand(self, errand: Errand) -> bytes:
        """What comes of an errand. Raises `TooMany` if many wait, `ThinkingFailed` if it fails."""
        if self._errands >= ERRANDS:
            raise TooMany("many people ask for advice just now; wait a little", _SOON)
        self._errands += 1
        try:
            async with self._errand:
                answer = await self._done(errand, _TRIES_OF_ERRANDS)
        finally:
            self._errands -= 1
        if not isinstance(answer, bytes):
            raise ThinkingFailed(f"an errand failed: {answer}")
        return answer

    def close(self) -> None:
        """Stop thinking at once; every turn that is still wanted raises `ThinkingFailed`."""
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
        """What a worker answers, as soon as one has time; or why the last one was lost."""
        if self._closed:
            raise _closing()
        job = _Job(task, tries, whole, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._go_on()
        return await job.future

    def _go_on(self) -> None:
        """Let workers that have nothing to do begin what waits."""
        while self._idle and self._jobs:
            job = self._jobs.popleft()
            if not job.future.done():  # or nobody wants it any more
                self._begin(self._idle.pop(), job)

    def _begin(self, worker: Worker, job: _Job) -> None:
        """Ask a worker. It takes a thread only where it has to be started, or says much."""
        task = job.task
        if isinstance(task, Task) and not job.whole:
            calm = _CALM * len(self._workers) / max(1, self.waiting)
            share = job.patience * min(1.0, calm)
            task = task if share == task.share else task._replace(share=share)
        come = partial(self._come, worker, job)
        if isinstance(task, Task) and worker.can_be_heard:
            worker.begin(task, self._seconds, come)
            return
        worker.fall_silent()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, _asked, worker, task, self._seconds)
        asked.add_done_callback(lambda _: come(asked.result()))

    def _come(self, worker: Worker, job: _Job, answer: object) -> None:
        """A worker has answered, or was lost."""
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
    """Something that is wanted of any worker, and who waits for it."""

    __slots__ = ("future", "patience", "task", "tries", "whole")

    def __init__(
        self, task: Task | Errand, tries: int, whole: bool, future: asyncio.Future[object]
    ) -> None:
        self.task = task
        self.tries = tries
        self.whole = whole
        self.patience = 1.0
        """Of the time that it might take: less when processes were lost with it."""
        self.future = future

    def answer(self, answer: object) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.future.done():
            return
        if isinstance(answer, ThinkingFailed):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


def _closing() -> ThinkingFailed:
    return ThinkingFailed("the server closes")


def _started(worker: Worker) -> None:
    """Start a worker. One that does not start is started when it is needed. Runs in a thread."""
    with suppress(WorkerLost):
        worker.start()


def _asked(worker: Worker, task: Task | Errand, seconds: float) -> object:
    """Ask a worker, if need be after starting it. Runs in a thread."""
    try:
        return worker.ask(task, seconds)
    except Exception as error:  # whatever it was, somebody waits
        return error


def watches(level: str) -> bool:
    """Whether a level of ours goes by what was done before, and not by the position alone."""
    return hasattr(BOTS.get(level), "watch")


@dataclass(frozen=True, slots=True)
class Past:
    """All that was done in a game so far, small enough to be sent to another process."""

    options: Options
    deal: Deal
    codes: array[int]
    position: State | None
    """Where the game began, if it was not with a deal."""

    @classmethod
    def of(cls, game: Game) -> Past:
        """What was done in a game."""
        return cls(game.options, game.deal, game.codes, game.began_at)

    def tell(self, bot: Player) -> None:
        """Tell a bot decision by decision; of the deal it sees what was drawn by then."""
        table = bare_table(self.options, self.deal, self.position)
        for code in self.codes:
            bot.watch(table.state, code)
            table.step(code)


class Task(NamedTuple):
    """A turn that is wanted."""

    state: State
    bot: str
    seed: int
    share: float
    """Of the time that the bot might take."""
    past: Past | None = None
    """For a bot that watches."""


# In the process


class Thinker:
    """Plays turns, and learns how long each level takes for what it likes to do."""

    def __init__(self, bot_seconds: float) -> None:
        """Interpreted, levels that search take seconds: they go by time from the first turn on."""
        self._bot_seconds = bot_seconds
        self._usual = dict.fromkeys(BOTS, 0.0 if compiled() else math.inf)  # processor seconds

    def answer(self, task: Task | Errand) -> _Answer | bytes:
        """A turn, what comes of an errand, or what went wrong, whatever it was."""
        try:
            return self._turn(task) if isinstance(task, Task) else task.run()
        except Exception:
            return traceback.format_exc()

    def _turn(self, task: Task) -> Thought:
        level = task.bot.partition("@")[0]
        asked = player(task.bot)
        bot = replace(asked, budget=self._budget(level, asked.budget, task.share))
        begin = time.process_time()
        if task.past is not None:
            task.past.tell(bot)
        turn, rng = Turn(task.state), Rng(task.seed)
        while not turn.complete:
            turn.take(*turn.planned([bot.code(turn.state, rng)]))
        took = time.process_time() - begin if bot.budget == DEFAULT else 0.0
        self._usual[level] = max(took, _FORGET * self._usual[level])
        return Thought(turn.codes, seen_reasons(task.state, turn.codes))

    def _budget(self, level: str, asked: Budget, share: float) -> Budget:
        """What was asked for, or what the level likes, or the time that there is; a share of it."""
        if asked.simulations is not None:
            return Budget(simulations=max(1, int(asked.simulations * share)))
        seconds = share * (asked.seconds or self._bot_seconds)
        if asked.seconds is None and self._usual[level] <= seconds:
            return asked
        return Budget(seconds=seconds)
