"""Processes that step the games of one batch, in memory that they share."""

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
"""The arrays that are always there; planes are made if they are asked for."""
STEP, RESET, RESEED = range(3)
"""What a worker can be told to do."""
LOOKS = 20_000
"""How often a process looks out for another before it sleeps: for about a millisecond."""
LINE = 64
"""Bytes that processors exchange at once: words that two processes use lie so far apart."""


class Workers:
    """Processes that share the rows of a batch, and the memory that they write to.

    This process is the first of them: nobody is woken for its rows, and it would only wait. What
    happens in a row is the same whatever their number is.
    """

    def __init__(
        self,
        options: Options,
        games: int,
        workers: int,
        names: tuple[str, ...] = NAMES,
        **settings: Any,  # noqa: ANN401
    ) -> None:
        """Start `workers` processes less this one; the settings are those of `Batch`."""
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
        total = LINE * (2 * workers - 1)  # the order, and two bells for each other process
        for name, size in sizes.items():
            offsets[name] = total
            total += (size + LINE - 1) // LINE * LINE
        self._memory = SharedMemory(create=True, size=total)
        self._order = np.ndarray((2,), "u8", self._memory.buf)  # what to do, and with which seed
        self.arrays: Arrays = _arrays_in(self._memory, offsets, shapes, 0, games)
        self._firsts = np.arange(games) * layout.IDS  # of each row in the mask
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
        """Begin every row anew."""
        self._order[:] = (RESET, 0) if seed is None else (RESEED, seed & 0xFFFFFFFFFFFFFFFF)
        self._tell()
        self._own.reset(seed)
        self._gather()

    def step(self) -> None:
        """Play the ids in `actions`; ValueError, and nothing has changed, if one is illegal."""
        mask, actions = self.arrays["mask"].reshape(-1), self.arrays["actions"]
        inside = actions.view(np.uint32) < layout.IDS  # what is negative is great as well
        if not (inside.all() and mask[self._firsts + actions].all()):
            legal = inside & (mask[self._firsts + np.where(inside, actions, 0)] != 0)
            row = int(np.argmin(legal))
            raise ValueError(f"id {actions[row]} is not legal in row {row}")
        self._order[0] = STEP
        self._tell()
        self._own.step()
        self._gather()

    def close(self) -> None:
        """End the processes, and give the memory back."""
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
            with suppress(BufferError):  # somebody still looks at an array
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
    """Two processes' way to call each other: a bell for each, and a pipe to wake who sleeps."""

    def __init__(self, connection: Connection, memory: memoryview, rings: int, hears: int) -> None:
        """One end of it: where in the memory the bell is that it rings, and the one it hears."""
        self.connection = connection
        self._rings = Bell(memory[rings : rings + 8])
        self._hears = Bell(memory[hears : hears + 8])

    def ring(self) -> None:
        """Call the other end."""
        if self._rings.ring():
            self.connection.send_bytes(b"")

    def listen(self) -> str:
        """Wait until the other end calls; what it complains about instead, or else nothing."""
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
    """What a worker does until nobody is at the other end."""
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
    del batch, line, order  # or they would still be in the memory
    memory.close()
