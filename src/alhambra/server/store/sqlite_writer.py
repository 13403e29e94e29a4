"""A thread that writes to SQLite; changes that wait are committed together.

A commit waits for the disk, which takes as long for a hundred changes as for one. So changes that
come during a commit share the next. While commits are rare, each begins at once; when there are
many, changes are collected for a moment, because a commit costs several times as much CPU time as
a change.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar, cast

from .base import Conflict, Unavailable
from .sqlite_rows import MOST, Append, TakenSince, append, append_all

Result = TypeVar("Result")

Change: TypeAlias = Callable[[sqlite3.Connection], Result]
"""Called in a transaction. If it raises `Conflict`, it must not have changed anything."""

_A_SECOND = 60.0  # commits per second up to which none is delayed
_AT_ONCE = 10.0  # commits in a burst that are not delayed
_MOST = 1000  # changes in one commit, to bound how long it takes


class Tempo:
    """Decides when the next commit may begin: at once, unless there were many recently."""

    def __init__(self) -> None:
        """Begin as if there had been no commits."""
        self._credit = _AT_ONCE
        self._began = 0.0

    def wait(self, now: float) -> float:
        """Seconds to delay a commit wanted now; it is counted as begun then."""
        earned = (now - self._began) * _A_SECOND
        self._credit = max(-_AT_ONCE, min(_AT_ONCE, self._credit + earned) - 1)
        wait = 0.0 if self._credit >= 0 else max(0.0, self._began + 1 / _A_SECOND - now)
        self._began = now + wait
        return wait


class _Job:
    """A change, and the future of its result."""

    __slots__ = ("answered", "change", "future")

    def __init__(self, change: Change[Any] | Append, future: asyncio.Future[Any]) -> None:
        self.change = change
        self.future = future
        self.answered = False


class Writer:
    """Does all writing to a database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start the thread. The connection must have no open transaction; `close` closes it."""
        self._connection = connection
        self._tempo = Tempo()
        self._closed = False
        self._wanted: list[_Job] = []  # for the next commit
        self._busy = False  # whether a commit is running or scheduled
        self._batches: SimpleQueue[list[_Job]] = SimpleQueue()  # an empty one ends the thread
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="alhambra-writer", daemon=True)
        self._thread.start()

    def append(self, row: Append) -> Awaitable[None]:
        """Return when a row is on disk. Raises `Conflict` or `Unavailable`."""
        return self._done(row)

    async def do(self, change: Change[Result]) -> Result:
        """The result of a change, once it is on disk. Raises `Conflict` or `Unavailable`."""
        result: Result = await self._done(change)
        return result

    async def _done(self, change: Change[Any] | Append) -> Any:  # noqa: ANN401
        if self._closed:
            raise Unavailable("the database is closed")
        job = _Job(change, self._loop.create_future())
        self._wanted.append(job)
        if not self._busy:
            self._begin_soon()
        try:
            return await job.future
        except asyncio.CancelledError:
            # It is done all the same, so wait for it: the next reader must find it.
            if not job.answered:
                job.future = self._loop.create_future()
                with suppress(Exception):  # nobody wants the result any more
                    await job.future
            raise

    async def close(self) -> None:
        """Write what waits, then close the connection."""
        self._closed = True
        while self._wanted:
            self._begin()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)

    def _begin_soon(self) -> None:
        """Schedule a commit; everything wanted by then shares it.

        The loop does the waiting, so that the thread is woken only once for each commit.
        """
        self._busy = True
        if wait := self._tempo.wait(time.monotonic()):
            self._loop.call_later(wait, self._begin)
        else:
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        """Hand the wanted changes to the thread."""
        batch, self._wanted = self._wanted[:_MOST], self._wanted[_MOST:]
        if batch:  # none if `close` has handed them over already
            self._batches.put(batch)

    def _run(self) -> None:
        """Commit batches; runs in the thread."""
        while batch := self._batches.get():
            results = self._commit(batch)
            with suppress(RuntimeError):  # the loop is closed, so nobody waits
                self._loop.call_soon_threadsafe(self._answer, batch, results)
        self._connection.close()

    def _answer(self, jobs: list[_Job], results: list[object]) -> None:
        """Resolve the futures of a batch, and schedule the next commit."""
        for job, result in zip(jobs, results, strict=True):
            job.answered = True
            if job.future.done():  # the caller was cancelled
                continue
            if isinstance(result, Exception):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)
        self._busy = False
        if self._wanted:
            self._begin_soon()

    def _commit(self, jobs: list[_Job]) -> list[object]:
        """Do all changes in one transaction; returns each one's result or exception."""
        try:
            try:
                return self._transaction([job.change for job in jobs], together=True)
            except TakenSince:
                self._give_up()
                return self._transaction([job.change for job in jobs], together=False)
        except sqlite3.Error as error:
            self._give_up()
            return [_unavailable(error) for _ in jobs]
        except Exception as mistake:  # a bug: report it to the callers, and go on
            self._give_up()
            return [mistake] * len(jobs)

    def _transaction(
        self, changes: Sequence[Change[Any] | Append], *, together: bool
    ) -> list[object]:
        """Do all changes in order; if `together`, consecutive rows are appended in one statement.

        Each call of SQLite releases the GIL and has to get it back from the busy loop. So fewer
        calls are better, and a single statement gets no explicit transaction.
        """
        results: list[object] = []
        if together and _is_one_statement(changes):
            append_all(self._connection, cast(Sequence[Append], changes))
            return [None] * len(changes)
        self._connection.execute("BEGIN IMMEDIATE")
        for is_row, group in groupby(changes, lambda change: isinstance(change, Append)):
            if is_row and together:
                rows = cast(list[Append], list(group))
                append_all(self._connection, rows)
                results += [None] * len(rows)
                continue
            for change in group:
                try:
                    if isinstance(change, Append):
                        append(self._connection, change)
                        results.append(None)
                    else:
                        results.append(change(self._connection))
                except Conflict as conflict:
                    results.append(conflict)
        self._connection.execute("COMMIT")
        return results

    def _give_up(self) -> None:
        with suppress(sqlite3.Error):  # it may be rolled back already
            self._connection.execute("ROLLBACK")


def _is_one_statement(changes: Sequence[Change[Any] | Append]) -> bool:
    """Whether all are rows without holders, and fit in one statement."""
    if len(changes) > MOST:
        return False
    return all(isinstance(each, Append) and each.index.holders is None for each in changes)


def _unavailable(cause: sqlite3.Error) -> Unavailable:
    error = Unavailable("the database cannot be written to")
    error.__cause__ = cause
    return error
