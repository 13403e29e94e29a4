"""Worker processes, so that the event loop never waits for a search or a long replay.

Each does one task at a time, asked by a thread that waits, or by the loop with a callback. If one
dies or gets stuck, the next task starts a new process.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # a browser has no processes, and none of these modules
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_START = 30.0  # seconds that a process may take to start
_NICE = 5  # niceness of workers, so that the process that serves people goes first
_LAST = 19  # niceness of idle workers

_lock = threading.Lock()  # multiprocessing's own start and end are not thread-safe


class Craft(Protocol):
    """Carries out tasks in a worker process."""

    def answer(self, task: Any) -> Any:  # noqa: ANN401
        """The result of a task; both are sent through a pipe."""
        ...


class WorkerLost(Exception):
    """A process has died or was killed; the message says why."""


class Worker:
    """A process that carries out tasks. While a thread asks, other threads may only `stop` it."""

    def __init__(self, craft: Callable[[], Craft], name: str, *, idle: bool = False) -> None:
        """The process calls `craft` to begin; if `idle`, it gets only otherwise unused CPU time."""
        self._craft = craft
        self._name = name
        self._idle = idle
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False
        self._lost = False  # whether the process must be replaced
        self._listening: asyncio.AbstractEventLoop | None = None  # has a reader on the pipe
        self._then: Callable[[Any], None] | None = None  # called with the answer
        self._timer: asyncio.TimerHandle | None = None  # for the answer

    def ask(self, task: object, seconds: float) -> Any:  # noqa: ANN401
        """The answer of the process, which is started if need be. Blocks.

        Raises `WorkerLost` if it dies, or does not answer within `seconds` and is killed, and any
        exception if its answer cannot be read.
        """
        try:
            if self._lost:
                self.end()
            pipe = self._pipe or self._start()
            pipe.send(task)
            return _receive(pipe, seconds)
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerLost(str(error) or "it died") from None

    @property
    def can_be_heard(self) -> bool:
        """Whether it is running, and the loop can wait for its answer without a thread."""
        return self._pipe is not None and not self._lost and sys.platform != "win32"

    def begin(self, task: object, seconds: float, then: Callable[[Any], None]) -> None:
        """Ask from the loop; `then` is called with the answer, or with what `ask` would raise.

        The answer has to be short: the loop reads it in one go.
        """
        assert self._pipe is not None
        assert self._then is None
        loop = asyncio.get_running_loop()
        self._then = then
        try:
            self._pipe.send_bytes(pickle.dumps(task, pickle.HIGHEST_PROTOCOL))
        except OSError as error:
            loop.call_soon(self._lose, str(error))
            return
        if self._listening is not loop:  # not yet, or an earlier loop that has been closed
            self._listening = loop
            loop.add_reader(self._pipe.fileno(), self._hear)
        self._timer = loop.call_later(seconds, self._lose, _not_within(seconds))

    def fall_silent(self) -> None:
        """Stop listening in the loop, so that a thread can; a pending task is lost."""
        self._stop_listening()
        if self._then is not None:
            self._lose("it was stopped")

    def _stop_listening(self) -> None:
        if self._listening is not None and not self._listening.is_closed():
            assert self._pipe is not None
            self._listening.remove_reader(self._pipe.fileno())
        self._listening = None

    def _hear(self) -> None:
        """Read from the pipe: an answer, or its end."""
        if self._then is None:  # it has died; the next task will notice
            self._stop_listening()
            return
        assert self._pipe is not None
        try:
            answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            self._lose(str(error) or "it died")
            return
        except Exception as error:  # it cannot be read
            answer = error
        self._tell(answer)

    def _lose(self, why: str) -> None:
        """Kill the process, and answer the pending task with `WorkerLost`."""
        self._lost = True
        if self._process is not None:
            self._process.kill()
        self._stop_listening()
        self._tell(WorkerLost(why))

    def _tell(self, answer: object) -> None:
        then, self._then = self._then, None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if then is not None:
            then(answer)

    def start(self) -> None:
        """Start the process, if it is not running. Raises `WorkerLost`."""
        try:
            if self._lost:
                self.end()
            self._pipe or self._start()
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerLost(str(error) or "it died") from None

    def stop(self) -> None:
        """Kill the process for good; pending and later tasks raise `WorkerLost`."""
        with _lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Kill the process and free its resources; the next task starts a new one."""
        with _lock:
            if self._process is not None and self._pipe is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
                self._pipe.close()
            self._process = self._pipe = None
            self._lost = False

    def _start(self) -> Connection:
        from multiprocessing import get_context

        with _lock:
            if self._stopped:
                raise WorkerLost("it was stopped")
            context = get_context("spawn")  # not by fork: there are threads
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_work,
                args=(theirs, self._craft, self._idle),
                name=self._name,
                daemon=True,
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
    """The next object from a pipe. Raises `TimeoutError`, or `EOFError` at its end."""
    if not _has_come(pipe, seconds):
        raise TimeoutError(_not_within(seconds))
    return pipe.recv()


def _not_within(seconds: float) -> str:
    return f"it did not answer within {seconds:g} s"


def _has_come(pipe: Connection, seconds: float) -> bool:
    """Whether there is data within `seconds`. Much faster than the pipe's own `poll`."""
    if sys.platform == "win32":
        return pipe.poll(seconds)
    waiting = select.poll()
    waiting.register(pipe.fileno(), select.POLLIN)
    return bool(waiting.poll(1000 * seconds))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Make processes started meanwhile ignore Ctrl-C, even before their first line runs."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # starting it later would unblock SIGINT
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# In the worker process


def _work(pipe: Connection, craft: Callable[[], Craft], idle: bool) -> None:
    """Answer tasks until the pipe is closed. SIGTERM ends it silently; Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _stand_back(idle)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    worker = craft()
    try:
        pipe.send(None)  # ready
        while True:
            pipe.send(worker.answer(pipe.recv()))
    except (EOFError, OSError):
        return  # the parent has gone


def _stand_back(idle: bool) -> None:
    """Lower this process's priority, as far as the system allows."""
    if sys.platform != "win32":
        with suppress(PermissionError):
            os.nice(_LAST if idle else _NICE)
    if idle and sys.platform == "linux":  # niceness alone would still make others wait
        with suppress(PermissionError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _die_with_parent() -> None:
    """Exit at once when the parent process ends, however it ended."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
