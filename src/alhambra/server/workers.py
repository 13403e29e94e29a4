"""Processes that work for the server: the event loop never waits for a search or a long replay.

Each is asked for one thing at a time, by a thread that waits for it or by the loop, which is called
when the answer is there. One that dies or gets stuck is gone, and the next question starts another.
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
_NICE = 5  # how far workers stand back behind the process that answers people
_LAST = 19

_lock = threading.Lock()  # for starting and ending processes: multiprocessing has none itself


class Craft(Protocol):
    """What a process can do."""

    def answer(self, task: Any) -> Any:  # noqa: ANN401
        """What becomes of a task; both are sent through a pipe."""
        ...


class WorkerLost(Exception):
    """A process is gone; says why."""


class Worker:
    """A process that carries out tasks. While one thread asks, another may only `stop` it."""

    def __init__(self, craft: Callable[[], Craft], name: str, *, idle: bool = False) -> None:
        """Not started yet; `craft` is called there, `idle` only while nobody else wants to work."""
        self._craft = craft
        self._name = name
        self._idle = idle
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False
        self._lost = False  # it is of no use any more
        self._listening: asyncio.AbstractEventLoop | None = None  # that waits for the pipe
        self._then: Callable[[Any], None] | None = None  # what the loop does with the answer
        self._timer: asyncio.TimerHandle | None = None  # until it is stuck

    def ask(self, task: object, seconds: float) -> Any:  # noqa: ANN401
        """The answer of the process, which is started if there is none.

        Raises `WorkerLost` if it dies or has not answered after `seconds`; then it is gone.
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
        """Whether it runs, and the loop can wait for its answer without a thread."""
        return self._pipe is not None and not self._lost and sys.platform != "win32"

    def begin(self, task: object, seconds: float, then: Callable[[Any], None]) -> None:
        """Ask from the loop; `then` is called with the answer, or with a `WorkerLost`.

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
        if self._listening is not loop:  # a loop that is closed hears nothing any more
            self._listening = loop
            loop.add_reader(self._pipe.fileno(), self._hear)
        self._timer = loop.call_later(seconds, self._lose, _not_within(seconds))

    def fall_silent(self) -> None:
        """Listen no more, for a thread will; whoever waits is told that the process is lost."""
        self._stop_listening()
        if self._then is not None:
            self._lose("it was stopped")

    def _stop_listening(self) -> None:
        if self._listening is not None and not self._listening.is_closed():
            assert self._pipe is not None
            self._listening.remove_reader(self._pipe.fileno())
        self._listening = None

    def _hear(self) -> None:
        """Something has come, or nothing ever will."""
        if self._then is None:  # it has died: whoever asks next will notice
            self._stop_listening()
            return
        assert self._pipe is not None
        try:
            answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            self._lose(str(error) or "it died")
            return
        self._tell(answer)

    def _lose(self, why: str) -> None:
        """It will not answer any more."""
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
        """Start the process, if there is none. Raises `WorkerLost`."""
        try:
            if self._lost:
                self.end()
            self._pipe or self._start()
        except (OSError, EOFError) as error:
            self.end()
            raise WorkerLost(str(error) or "it died") from None

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
    """What comes next. Raises `TimeoutError`, or `EOFError` if nothing will ever come."""
    if not _has_come(pipe, seconds):
        raise TimeoutError(_not_within(seconds))
    return pipe.recv()


def _not_within(seconds: float) -> str:
    return f"it did not answer within {seconds:g} s"


def _has_come(pipe: Connection, seconds: float) -> bool:
    """Whether something comes in time. The pipe's own `poll` takes longer than a bot's turn."""
    if sys.platform == "win32":
        return pipe.poll(seconds)
    waiting = select.poll()
    waiting.register(pipe.fileno(), select.POLLIN)
    return bool(waiting.poll(1000 * seconds))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even before their first line runs."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # it comes with the first process, and would lift the mask
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# In the process


def _work(pipe: Connection, craft: Callable[[], Craft], idle: bool) -> None:
    """Answer tasks as long as somebody asks. SIGTERM ends it without a word, Ctrl-C does not."""
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
        return  # nobody is there


def _stand_back(idle: bool) -> None:
    """Let the process that answers people go first, as far as the system allows to say so."""
    if sys.platform != "win32":
        with suppress(PermissionError):
            os.nice(_LAST if idle else _NICE)
    if idle and sys.platform == "linux":  # being nice is not enough: others would still wait for it
        with suppress(PermissionError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _die_with_parent() -> None:
    """Leave at once when the parent is gone, however it went and whatever is being done."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
