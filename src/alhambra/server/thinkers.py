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
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol, TypeAlias, runtime_checkable

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


@dataclass(frozen=True, slots=True)
class Thought:
    """A turn that was thought out."""

    codes: tuple[int, ...] = ()
    """Of the rest of the turn."""
    why: tuple[Reason, ...] = ()
    """What everybody can see to speak for the turn."""


_Answer: TypeAlias = Thought | str  # a turn, or why there is none

ERRANDS = 8
"""The most errands that wait for each other."""
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
            await asyncio.gather(
                *(loop.run_in_executor(self._threads, self._start) for _ in self._workers)
            )
        finally:
            self.starting = False

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
        if self._closed:
            raise ThinkingFailed("the server closes")
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(
                self._threads, self._turn, Task(state.copy(), bot, seed, 1.0, past), whole
            )
        finally:
            self.waiting -= 1

    async def errand(self, errand: Errand) -> bytes:
        """What comes of an errand. Raises `TooMany` if many wait, `ThinkingFailed` if it fails."""
        if self._closed:
            raise ThinkingFailed("the server closes")
        if self._errands >= ERRANDS:
            raise TooMany("many people ask for advice just now; wait a little", _SOON)
        loop = asyncio.get_running_loop()
        self._errands += 1
        try:
            async with self._errand:
                return await loop.run_in_executor(self._threads, self._run, errand)
        finally:
            self._errands -= 1

    def close(self) -> None:
        """Stop thinking at once; every turn that is still wanted raises `ThinkingFailed`."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown()
        for worker in self._workers:
            worker.end()

    def _start(self) -> None:
        """Start a worker. One that does not start is started when it is needed."""
        worker = self._idle.pop()
        try:
            with suppress(WorkerLost):
                worker.start()
        finally:
            self._idle.insert(0, worker)

    def _turn(self, task: Task, whole: bool) -> Thought:
        """Have a worker play the turn. Runs in a thread, of which there is one for each worker."""
        worker = self._idle.pop()
        try:
            calm = 1.0 if whole else _CALM * len(self._workers) / max(1, self.waiting)
            share = min(1.0, calm)
            for _ in range(TRIES):
                try:
                    answer: _Answer = worker.ask(replace(task, share=share), self._seconds)
                except WorkerLost as lost:
                    why = str(lost)
                    share *= 1.0 if whole else _SHORTER
                    if self._closed:
                        raise ThinkingFailed("the server closes") from None
                    continue
                if isinstance(answer, str):
                    raise ThinkingFailed(f"{task.bot} gives no turn: {answer}")
                return answer
            raise ThinkingFailed(f"{task.bot} gives no turn: {TRIES} processes were lost; {why}")
        finally:
            self._idle.append(worker)

    def _run(self, errand: Errand) -> bytes:
        """Have a worker run an errand, and another one if it dies. Runs in a thread."""
        worker = self._idle.pop()
        try:
            for _ in range(2):
                try:
                    answer: bytes | str = worker.ask(errand, self._seconds)
                except WorkerLost as lost:
                    why = str(lost)
                    if self._closed:
                        raise ThinkingFailed("the server closes") from None
                    continue
                if isinstance(answer, bytes):
                    return answer
                raise ThinkingFailed(f"an errand failed: {answer}")
            raise ThinkingFailed(f"an errand failed: {why}")
        finally:
            self._idle.append(worker)


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


@dataclass(frozen=True, slots=True)
class Task:
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
