"""A thread that writes to SQLite and commits all that waits at once.

A commit waits for the disk, and the disk takes as long for a hundred changes as for one. So what
comes while one is under way shares the next. As long as commits are rare, nobody waits for anything
else; when they are not, changes gather for a moment, for a commit costs several times as much of a
processor as a change.
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
"""What is to be done in a transaction. It raises `Conflict` before it has changed anything."""

_A_SECOND = 100.0  # commits: until there are so many, nobody has to wait
_AT_ONCE = 10.0  # the same within a moment
_MOST = 1000  # changes in one commit: nobody should wait for longer than that takes


class Tempo:
    """When the next commit may begin: at once, unless there have been many of late."""

    def __init__(self) -> None:
        """There have been none."""
        self._credit = _AT_ONCE
        self._began = 0.0

    def wait(self, now: float) -> float:
        """The seconds until a commit may begin that is wanted now, as it then will."""
        earned = (now - self._began) * _A_SECOND
        self._credit = max(-_AT_ONCE, min(_AT_ONCE, self._credit + earned) - 1)
        wait = 0.0 if self._credit >= 0 else max(0.0, self._began + 1 / _A_SECOND - now)
        self._began = now + wait
        return wait


class _Job:
    """A change, and who waits for it."""

    __slots__ = ("answered", "change", "future")

    def __init__(self, change: Change[Any] | Append, future: asyncio.Future[Any]) -> None:
        self.change = change
        self.future = future
        self.answered = False


class Writer:
    """The only one who writes to a database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Begin. The connection has no transaction open, and is closed by `close`."""
        self._connection = connection
        self._tempo = Tempo()
        self._closed = False
        self._wanted: list[_Job] = []  # what shares the next commit
        self._busy = False  # with a commit, or until one may begin
        self._batches: SimpleQueue[list[_Job]] = SimpleQueue()  # an empty one is the last
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="alhambra-writer", daemon=True)
        self._thread.start()

    def append(self, row: Append) -> Awaitable[None]:
        """Come back when a row is on disk. Raises `Conflict` or `Unavailable`."""
        return self._done(row)

    async def do(self, change: Change[Result]) -> Result:
        """What a change returns, once it is on disk. Raises `Conflict` or `Unavailable`."""
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
            # It is done all the same: whoever looks next is to find it.
            if not job.answered:
                job.future = self._loop.create_future()
                with suppress(Exception):  # nobody asks any more what became of it
                    await job.future
            raise

    async def close(self) -> None:
        """Let go, after all that waits is written."""
        self._closed = True
        while self._wanted:
            self._begin()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)

    def _begin_soon(self) -> None:
        """Let a commit begin when it may. What else is wanted by then shares it.

        The loop counts the time, so that the thread is woken once for each commit.
        """
        self._busy = True
        if wait := self._tempo.wait(time.monotonic()):
            self._loop.call_later(wait, self._begin)
        else:
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        """Hand what is wanted to the thread."""
        batch, self._wanted = self._wanted[:_MOST], self._wanted[_MOST:]
        if batch:  # or it was closed meanwhile, and all is with the thread already
            self._batches.put(batch)

    def _run(self) -> None:
        """What the thread does."""
        while batch := self._batches.get():
            results = self._commit(batch)
            with suppress(RuntimeError):  # the loop is gone, and with it all who waited
                self._loop.call_soon_threadsafe(self._answer, batch, results)
        self._connection.close()

    def _answer(self, jobs: list[_Job], results: list[object]) -> None:
        """Tell everybody what became of it, and go on."""
        for job, result in zip(jobs, results, strict=True):
            job.answered = True
            if job.future.done():  # whoever asked does not want to know any more
                continue
            if isinstance(result, Exception):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)
        self._busy = False
        if self._wanted:
            self._begin_soon()

    def _commit(self, jobs: list[_Job]) -> list[object]:
        """Do it all in one transaction; what each returned, or the exception for its caller."""
        try:
            try:
                return self._transaction([job.change for job in jobs], together=True)
            except TakenSince:
                self._give_up()
                return self._transaction([job.change for job in jobs], together=False)
        except sqlite3.Error as error:
            self._give_up()
            return [_unavailable(error) for _ in jobs]
        except Exception as mistake:  # whoever made it should hear of it, and the thread go on
            self._give_up()
            return [mistake] * len(jobs)

    def _transaction(
        self, changes: Sequence[Change[Any] | Append], *, together: bool
    ) -> list[object]:
        """Do it all in order; rows that follow each other `together`, if all can be appended.

        Each call of SQLite gives the interpreter away and has to get it back, while the loop is
        busy: so few calls are better than many, and what is one statement is no transaction.
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
        with suppress(sqlite3.Error):  # then it is rolled back already
            self._connection.execute("ROLLBACK")


def _is_one_statement(changes: Sequence[Change[Any] | Append]) -> bool:
    """Whether all are rows that change nothing else."""
    if len(changes) > MOST:
        return False
    return all(isinstance(each, Append) and each.index.holders is None for each in changes)


def _unavailable(cause: sqlite3.Error) -> Unavailable:
    error = Unavailable("the database cannot be written to")
    error.__cause__ = cause
    return error
