"""Runs tasks in this process, in several or on a cluster, and keeps the results in order."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from .errors import AlhambraError, MissingExtra

if TYPE_CHECKING:  # not importable on platforms without processes
    from concurrent.futures import Future, ProcessPoolExecutor

Task = TypeVar("Task")
Result = TypeVar("Result")

MAX_JOBS = 61
"""The most worker processes: the limit of Windows."""

LOCAL = "local"
"""Names a cluster on this machine that is started for the work and stopped after it."""

_AHEAD = 4  # tasks queued per worker; no more are read ahead
_PATIENCE = 10.0  # seconds to wait for a cluster to answer
_STORE = 100 * 2**20  # bytes of shared memory of a local cluster; tasks and results are small


class WorkError(AlhambraError):
    """The workers failed, not the task."""

    slug = "work"


def in_order(
    function: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    cluster: str | None = None,
) -> Iterator[Result]:
    """A `map` over `jobs` workers; 0 means one per processor, 1 means in this process.

    With a `cluster`, the workers are Ray's: `jobs` of them on this machine for `LOCAL`, otherwise
    all that the Ray cluster at that address has. An exception in a task is raised here.
    """
    jobs = jobs or min(os.cpu_count() or 1, MAX_JOBS)
    if cluster is not None:
        yield from _on_ray(function, tasks, jobs, cluster)
    elif jobs == 1:
        yield from map(function, tasks)
    else:
        yield from _in_processes(function, tasks, jobs)


def chunks(items: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """The items in lists of `size`, the last one shorter."""
    rest = iter(items)
    while chunk := list(islice(rest, size)):
        yield chunk


def _in_processes(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Iterator[Result]:
    # Not by fork: the parent may have a thread, for its progress bar.
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

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
        raise WorkError("a worker process died; try again with --jobs 1") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _submitted(
    pool: ProcessPoolExecutor, function: Callable[[Task], Result], task: Task
) -> Future[Result]:
    try:
        return pool.submit(function, task)
    except OSError as error:
        raise WorkError(f"cannot start a process: {error.strerror or error}") from None


def _let_go() -> None:
    """Let Ctrl-C end a worker without a traceback; the parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _on_ray(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, cluster: str
) -> Iterator[Result]:
    with _connected(jobs, cluster) as ray:
        remote = ray.remote(function)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()

        def first() -> Result:
            try:
                result: Result = ray.get(waiting.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                why = str(error).splitlines()[0]
                raise WorkError(f"the Ray cluster lost a task: {why}") from None
            return result

        # Never cancel a running task: Ray may crash if the task ends at that moment.
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) == _AHEAD * workers:
                yield first()
        while waiting:
            yield first()


@contextmanager
def _connected(jobs: int, cluster: str) -> Iterator[Any]:
    """Connect Ray to a cluster; an existing connection is reused and left open."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise MissingExtra("--cluster", "cluster") from None
    if ray.is_initialized():
        yield ray
        return
    place: dict[str, Any] = {"address": cluster}
    if cluster != LOCAL:
        _check_address(cluster)
    else:
        place |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": _STORE}
    try:
        ray.init(**place, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise _unreachable(cluster, error) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_address(cluster: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, colon, port = cluster.rpartition("://")[2].rpartition(":")
    if not colon:
        return  # `auto`, or a name that Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError, ValueError) as error:
        raise _unreachable(cluster, error) from None


def _unreachable(cluster: str, error: Exception) -> WorkError:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error) or "no answer"
    return WorkError(
        f"cannot reach a Ray cluster at {cluster!r:.60}: {why.splitlines()[0]}; "
        "start one with `ray start --head`, or give no address"
    )
