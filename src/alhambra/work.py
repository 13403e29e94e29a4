"""Work in several processes, with the results in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from .common import MAX_JOBS, Failure

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD = 4  # tasks that wait for each process; the rest is not even read


def in_order(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Iterator[Result]:
    """`map` in `jobs` processes, 0 for one per processor, or in this one if there is one job."""
    jobs = jobs or min(os.cpu_count() or 1, MAX_JOBS)
    if jobs == 1:
        yield from map(function, tasks)
        return
    # Not by fork: a progress bar has a thread.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_let_go)
    try:
        waiting: deque[Future[Result]] = deque()
        for task in tasks:
            waiting.append(_submitted(pool, function, task))
            if len(waiting) == _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise Failure("a worker process died; try again with --jobs 1") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _submitted(
    pool: ProcessPoolExecutor, function: Callable[[Task], Result], task: Task
) -> Future[Result]:
    try:
        return pool.submit(function, task)
    except OSError as error:
        raise Failure(f"cannot start a process: {error.strerror or error}") from None


def chunks(items: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """The items in lists of `size`, the last one shorter."""
    rest = iter(items)
    while chunk := list(islice(rest, size)):
        yield chunk


def _let_go() -> None:
    """Die of Ctrl-C without a word: the parent speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
