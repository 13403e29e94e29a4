"""Processes that step the games of one batch, in shared memory."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.batch import FORMATS, Batch
from ..core.bell import Bell
from ..options import Options
from . import layout

Arrays = dict[str, NDArray[Any]]

NAMES = tuple(name for name in FORMATS if name != "planes")
"""The arrays that always exist; planes are made only on request."""
STEP, RESET, RESEED = range(3)
"""What a worker can be told to do."""
LOOKS = 20_000
"""How often a process polls another before it sleeps: about a millisecond."""
LINE = 64
"""Bytes of a cache line: words written by different processes are at least this far apart."""


class Workers:
    """Processes that share the rows of a batch, and the memory that they write to.

    This process steps the first rows itself instead of just waiting for the others. What happens in
    a row does not depend on the number of processes.
    """

    def __init__(
        self,
        options: Options,
        games: int,
        workers: int,
        names: tuple[str, ...] = NAMES,
        **settings: Any,  # noqa: ANN401
    ) -> None:
        """Start `workers` - 1 processes beside this one; the settings are those of `Batch`."""
        if not 1 <= workers <= games:
            raise ValueError("there is at least one worker, and no more than there are games")
        ends = [games * (number + 1) // workers for number in range(workers)]
        self._own = Batch(options.new_state(0), ends[0], **settings)
        shapes = self._own.shapes()
        sizes = {
            name: games * int(np.prod(shapes[name][1:])) * np.dtype(FORMATS[name]).itemsize
            for name in names
        }
        offsets: dict[str, int] = {}
        total = LINE * (2 * workers - 1)  # the command, and two bells for each other process
        for name, size in sizes.items():
            offsets[name] = total
            total += (size + LINE - 1) // LINE * LINE
        self._memory = SharedMemory(create=True, size=total)
        self._order = np.ndarray((2,), "u8", self._memory.buf)  # what to do, and with which seed
        self.arrays: Arrays = _arrays_in(self._memory, offsets, shapes, 0, games)
        self._firsts = np.arange(games) * layout.IDS  # where each row begins in the flat mask
        context = get_context("spawn")
        memory = self._memory.buf
        assert memory is not None
        self._others: list[Line] = []
        self.processes = []
        for number, (first, end) in enumerate(pairwise(ends)):
            ours, theirs = context.Pipe()
            asked = LINE * (2 * number + 1)
            place = (self._memory.name, asked, offsets, first, end)
            process = context.Process(
                target=_serve, args=(theirs, place, options, settings), daemon=True
            )
            process.start()
            theirs.close()
            self._others.append(Line(ours, memory, asked, asked + LINE))
            self.processes.append(process)
        self._own.attach(**_arrays_in(self._memory, offsets, shapes, 0, ends[0]))
        self._gather()

    def reset(self, seed: int | None = None) -> None:
        """Start a new game in every row."""
        self._order[:] = (RESET, 0) if seed is None else (RESEED, seed & 0xFFFFFFFFFFFFFFFF)
        self._tell()
        self._own.reset(seed)
        self._gather()

    def step(self) -> None:
        """Play the ids in `actions`. Raises ValueError, and changes nothing, if one is illegal."""
        mask, actions = self.arrays["mask"].reshape(-1), self.arrays["actions"]
        inside = actions.view(np.uint32) < layout.IDS  # as unsigned, negative ids are too large
        if not (inside.all() and mask[self._firsts + actions].all()):
            legal = inside & (mask[self._firsts + np.where(inside, actions, 0)] != 0)
            row = int(np.argmin(legal))
            raise ValueError(f"id {actions[row]} is not legal in row {row}")
        self._order[0] = STEP
        self._tell()
        self._own.step()
        self._gather()

    def close(self) -> None:
        """End the processes and free the memory."""
        for other in self._others:
            other.connection.close()
        for process in self.processes:
            process.join()
        self._others.clear()
        self.processes.clear()
        if self.arrays:
            self.arrays = {}
            del self._own, self._order
            self._memory.unlink()
            with suppress(BufferError):  # somebody still uses one of the arrays
                self._memory.close()

    def _tell(self) -> None:
        for other in self._others:
            other.ring()

    def _gather(self) -> None:
        for other in self._others:
            try:
                failure = other.listen()
            except (EOFError, OSError):
                failure = "its process is gone"
            if failure:
                raise RuntimeError(f"a worker failed: {failure}")


class Line:
    """How two processes signal each other: a bell for each, and a pipe to wake a sleeping one."""

    def __init__(self, connection: Connection, memory: memoryview, rings: int, hears: int) -> None:
        """One end: the offsets in memory of the bell that it rings and of the one it hears."""
        self.connection = connection
        self._rings = Bell(memory[rings : rings + 8])
        self._hears = Bell(memory[hears : hears + 8])

    def ring(self) -> None:
        """Signal the other end."""
        if self._rings.ring():
            self.connection.send_bytes(b"")

    def listen(self) -> str:
        """Wait for the other end to ring; returns the error message it sent instead, or ''."""
        message = b""
        while not self._hears.listen(LOOKS) and not message:
            if self._hears.lie_down():
                message = self.connection.recv_bytes()
            self._hears.get_up()
        return message.decode()


def _arrays_in(
    memory: SharedMemory,
    offsets: dict[str, int],
    shapes: dict[str, tuple[int, ...]],
    first: int,
    end: int,
) -> Arrays:
    """The rows from `first` to `end` of every array in shared memory."""
    arrays = {}
    for name, offset in offsets.items():
        row = int(np.prod(shapes[name])) * np.dtype(FORMATS[name]).itemsize
        arrays[name] = np.ndarray(
            (end - first, *shapes[name][1:]), FORMATS[name], memory.buf, offset + first * row
        )
    return arrays


def _serve(
    connection: Connection,
    place: tuple[str, int, dict[str, int], int, int],
    options: Options,
    settings: dict[str, Any],
) -> None:
    """The main loop of a worker, until the other end is closed."""
    name, asked, offsets, first, end = place
    memory = SharedMemory(name)
    assert memory.buf is not None
    line = Line(connection, memory.buf, asked + LINE, asked)
    order = np.ndarray((2,), "u8", memory.buf)
    batch = Batch(options.new_state(0), end - first, first=first, **settings)
    shapes = {each: (1, *shape[1:]) for each, shape in batch.shapes().items()}
    batch.attach(**_arrays_in(memory, offsets, shapes, first, end))
    try:
        line.ring()
        while True:
            line.listen()
            if order[0] == STEP:
                batch.step()
            else:
                batch.reset(int(order[1]) if order[0] == RESEED else None)
            line.ring()
    except (EOFError, OSError):
        pass
    except ValueError as failure:
        connection.send_bytes(str(failure).encode())
    del batch, line, order  # they refer to the memory, which could not be closed otherwise
    memory.close()
