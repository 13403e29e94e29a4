"""Analyses finished games in a separate process, piece by piece, and keeps them in the store.

Games without a quick first pass come before those that wait for the thorough one.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from .. import record
from ..analysis.passes import QUICK, Passes, Stage
from ..analysis.study import Effort
from ..bots.budget import Budget
from ..errors import AlhambraError
from .clock import clock_ms
from .errors import TableError, TooMany
from .logs import log_failure, log_unavailable
from .losses import write_losses
from .store import Store, Unavailable
from .wire import updates
from .wire.analyses import FORMAT, WAITING, AnalysisWriter
from .workers import Worker, WorkerLost

LONGEST = 1_000
"""The most actions of a game to analyse; real ones have a few hundred."""
MOST = 20
"""The most games being analysed or waiting for it."""
KEPT = 50
"""Finished analyses kept in memory; those of submitted records are kept nowhere else."""

_SOON = 5.0  # seconds after which to ask again
_SECONDS = 60.0  # for one piece; a process that takes longer is stuck
_SEARCH = 0.8  # simulations to find better turns, as a share of the futures of one estimate


class AnalysisFailed(Exception):
    """The analysing process has raised an exception, or was lost twice."""


class Analysts:
    """Analyses games in the background, one piece at a time."""

    def __init__(self, store: Store, futures: int, *, seconds: float = _SECONDS) -> None:
        """Use `futures` simulated games per estimate in the thorough pass.

        The process is started when needed, and replaced if it does not answer for `seconds`.
        """
        self._store = store
        self._seconds = seconds
        self._worker = Worker(partial(Analyst, futures), "alhambra-analysis", idle=True)
        self._thread = ThreadPoolExecutor(1, "analysts")
        self._jobs: OrderedDict[str, _Job] = OrderedDict()  # most recently asked for last
        self._started = 0
        self._running: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many games are being analysed or wait for it."""
        return sum(not job.over for job in self._jobs.values())

    async def table(
        self,
        table: str,
        game: Callable[[], record.Record],
        begin: Callable[[], None],
        after: int,
        wait: float,
    ) -> bytes:
        """The analysis of a table's finished game so far, as JSON.

        Waits up to `wait` seconds while `after` is still the newest piece. If there is no analysis
        yet, one is begun, unless `begin` raises a refusal.
        """
        job = self._jobs.get(table)
        if job is None:
            read = game()
            _check_length(read)
            text = record.to_json(read)
            kept = await self._store.analysis(table, FORMAT)
            job = self._jobs.get(table)  # somebody else may have begun it meanwhile
            if job is None and kept is not None:
                job = self._take(table, _Job("", table, gzip.decompress(kept), over=True))
                if not await self._store.people.losses([table]):  # made by a version without losses
                    await self._keep_losses(table, job.body)
            elif job is None:
                begin()
                job = self._start(table, _Job(text, table))
        return await self._answer(table, job, after, wait)

    async def record(
        self, text: bytes, begin: Callable[[], None], after: int, wait: float
    ) -> bytes:
        """The same for a submitted record. Raises a refusal if the record is not valid."""
        key = f"#{hashlib.sha256(text).hexdigest()}"  # cannot be the name of a table
        job = self._jobs.get(key)
        if job is None:
            begin()
            job = self._start(key, _Job(text.decode("utf-8", "replace"), None))
        await job.begun.wait()  # until the record has been checked, which is soon
        return await self._answer(key, job, after, wait)

    async def close(self) -> None:
        """Stop at once. Unfinished analyses start again when somebody asks for them."""
        self._worker.stop()
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self._thread.shutdown()
        self._worker.end()

    def _start(self, key: str, job: _Job) -> _Job:
        if self.waiting >= MOST:
            raise TooMany("many games are being analysed; wait a little", _SOON)
        self._started += 1
        job.number = self._started
        self._take(key, job)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._work())
        return job

    def _take(self, key: str, job: _Job) -> _Job:
        """Remember a job, and forget the least recently used of the finished ones."""
        self._jobs[key] = job
        over = [each for each, known in self._jobs.items() if known.over]
        for each in over[: max(0, len(over) - KEPT)]:
            del self._jobs[each]
        return job

    async def _answer(self, key: str, job: _Job, after: int, wait: float) -> bytes:
        if key in self._jobs:
            self._jobs.move_to_end(key)
        if wait and job.piece == after and not job.over:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.changed.wait(), wait)
        if job.failure is not None:
            raise job.failure
        return job.body

    async def _work(self) -> None:
        """Work piece by piece, as long as there is anything to do; a failure ends only its job."""
        while (found := self._next()) is not None:
            key, job = found
            try:
                await self._work_on(key, job)
            except Exception as error:  # whatever it was, others wait for their analyses
                job.failure, job.over = error, True
                self._jobs.pop(key, None)  # the next request tries again
                if not isinstance(error, AlhambraError):
                    log_failure("analysis.failed", error)
            job.tell()

    async def _work_on(self, key: str, job: _Job) -> None:
        """Do the next piece of a job. Raises a refusal or `AnalysisFailed`."""
        answer = await self._ask(AnalysisTask(key, job.text))
        if isinstance(answer, AlhambraError):
            raise answer
        if isinstance(answer, str):
            raise AnalysisFailed(answer)
        job.stage, job.body, job.piece = answer.stage, answer.body, answer.number
        job.over = answer.stage == "done"
        if answer.packed is not None and job.table is not None:
            await self._keep(job.table, answer.packed)
            await self._keep_losses(job.table, answer.body)

    def _next(self) -> tuple[str, _Job] | None:
        """The job to work on next; among equals, the one begun first."""
        jobs = [(key, job) for key, job in self._jobs.items() if not job.over]
        return min(jobs, key=lambda each: each[1].order, default=None)

    async def _ask(self, task: AnalysisTask) -> Answer:
        """The process's answer; if it dies, a second process is asked."""
        loop = asyncio.get_running_loop()
        lost = ""
        for _ in range(2):
            try:
                answer: Answer = await loop.run_in_executor(
                    self._thread, self._worker.ask, task, self._seconds
                )
            except WorkerLost as error:
                lost = str(error)
                continue
            return answer
        raise AnalysisFailed(lost)

    async def _keep(self, table: str, packed: bytes) -> None:
        """Store an analysis; if that fails, it will be made again another time."""
        try:
            await self._store.keep_analysis(table, FORMAT, packed)
        except Unavailable as error:
            log_unavailable(error)

    async def _keep_losses(self, table: str, body: bytes) -> None:
        """Store each seat's losses; if that fails, the next request tries again."""
        try:
            await self._store.people.keep_losses(table, clock_ms(), write_losses(body))
        except Unavailable as error:
            log_unavailable(error)


@dataclass(slots=True)
class _Job:
    """A game that is being analysed, or has been."""

    text: str
    """The record; empty if the analysis came from the store."""
    table: str | None
    body: bytes = field(default_factory=lambda: updates.encode(WAITING))
    stage: Stage = "quick"
    piece: int = WAITING.piece
    number: int = 0
    """Counts up in the order in which jobs were begun."""
    over: bool = False
    failure: Exception | None = None
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def order(self) -> tuple[int, int]:
        """The most urgent sorts first: checking the record, the quick pass, the thorough one."""
        return 0 if self.piece == WAITING.piece else 1 + (self.stage == "full"), self.number

    def tell(self) -> None:
        """Wake all requests that wait for a change."""
        self.begun.set()
        self.changed.set()
        self.changed = asyncio.Event()


@dataclass(frozen=True, slots=True)
class AnalysisTask:
    """A request for the next piece of a game."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """An analysis as far as it has come."""

    stage: Stage
    number: int
    body: bytes
    packed: bytes | None
    """`body`, compressed for the store, once the analysis is complete."""


Answer: TypeAlias = Piece | AlhambraError | str  # a piece, a refusal, or a traceback


def _check_length(game: record.Record) -> None:
    if len(game.actions) > LONGEST:
        raise TableError("game-too-long", f"a game of more than {LONGEST} actions is not analysed")


# In the worker process


class Analyst:
    """Analyses games, and remembers how far each has come."""

    def __init__(self, futures: int) -> None:
        search = Budget(simulations=max(1, int(_SEARCH * futures)))
        self._full = Effort(futures=futures, search=search)
        self._quick = min(QUICK, self._full, key=lambda each: each.futures)
        self._games: dict[str, tuple[Passes, AnalysisWriter]] = {}

    def answer(self, task: AnalysisTask) -> Answer:
        """The next piece, or what went wrong."""
        try:
            return self._piece(task)
        except AlhambraError as error:
            return error
        except Exception:
            self._games.pop(task.key, None)
            return traceback.format_exc()

    def _piece(self, task: AnalysisTask) -> Piece:
        """The first call only checks the record, which is quick; each further one does a piece."""
        if task.key in self._games:
            passes, writer = self._games[task.key]
            passes.work()
        else:
            game = record.from_json(task.text)
            _check_length(game)
            passes = Passes(game, self._quick, self._full)
            writer = AnalysisWriter(passes)
            self._games[task.key] = passes, writer
        told = writer.write()
        body = updates.encode(told)
        packed = None
        if passes.stage == "done":
            del self._games[task.key]
            packed = gzip.compress(body, mtime=0)
        return Piece(passes.stage, told.piece, body, packed)
