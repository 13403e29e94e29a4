"""Many games at once in numpy arrays: in this process, or spread over several."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
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


class Runner(Protocol):
    """What steps many games: a `Batch` in this process, or `Workers`."""

    def reset(self, seed: int | None = None) -> None:
        """Begin every row anew."""

    def step(self) -> None:
        """Play the ids in `actions`; ValueError, and nothing has changed, if one is illegal."""


def make_arrays(batch: Batch, names: tuple[str, ...] = NAMES) -> Arrays:
    """Arrays of the shapes that a batch writes to."""
    shapes = batch.shapes()
    return {name: np.zeros(shapes[name], FORMATS[name]) for name in names}


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


class AlhambraVec(VectorEnv[NDArray[np.uint8], NDArray[np.int64], Arrays]):
    """Games that one policy plays for every seat: it sees each row as the seat that is to act.

    A reward is that of the seat that acted; `infos` has those of all seats, who is to act next, the
    masks, the scores, and `final_obs` where a game was over. The next game begins in the same step.
    With `copy=False` the arrays are the same in every step: use them before the next.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        players: int = 3,
        edition: str = "standard",
        changes: Mapping[str, str] | None = None,
        view: layout.View = "memory",
        reward: layout.Reward = "win",
        max_turns: int = 1000,
        planes: bool = False,
        workers: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("a vector of games is not drawn; draw one of them")
        self.num_envs = num_envs
        self.render_mode = None
        self.copy = copy
        high = np.frombuffer(layout.bounds(players), np.uint8).copy()
        self.single_observation_space = Box(0, high, dtype=np.uint8)
        self.single_action_space = Discrete(layout.IDS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        options = Options(players, edition, changes or {})
        settings: dict[str, Any] = {"view": view, "reward": reward, "max_turns": max_turns}
        names = (*NAMES, "planes") if planes else NAMES
        self._workers: Workers | None = None
        self._runner: Runner
        if workers:
            self._workers = Workers(options, num_envs, workers, names, **settings)
            self._runner, self.arrays = self._workers, self._workers.arrays
        else:
            batch = Batch(options.new_state(0), num_envs, **settings)
            self.arrays = make_arrays(batch, names)
            batch.attach(**self.arrays)
            self._runner = batch

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.uint8], Arrays]:
        """Begin every row anew; one seed is enough for all rows."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all rows; each draws from (seed, row, game)")
        super().reset(seed=seed)
        self._runner.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._out("obs"), self._infos()

    def step(  # type: ignore[override]
        self, actions: NDArray[Any]
    ) -> tuple[
        NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Arrays
    ]:
        """Play an id in every row."""
        acted = self.arrays["actor"].copy()
        np.copyto(self.arrays["actions"], actions, casting="same_kind")
        self._runner.step()
        rewards = self.arrays["rewards"][np.arange(self.num_envs), acted]
        terminated = self.arrays["terminated"].view(np.bool_)
        truncated = self.arrays["truncated"].view(np.bool_)
        if self.copy:
            terminated, truncated = terminated.copy(), truncated.copy()
        return self._out("obs"), rewards, terminated, truncated, self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which ids are legal in each row."""
        return self._out("mask").view(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401
        """End the workers, if there are any."""
        if self._workers is not None:
            self.arrays = {}
            self._workers.close()
            self._workers = None

    def _out(self, name: str) -> NDArray[Any]:
        return self.arrays[name].copy() if self.copy else self.arrays[name]

    def _infos(self) -> Arrays:
        names = ("actor", "rewards", "scores", "legal", "legal_count", "final_obs", "planes")
        infos = {name: self._out(name) for name in names if name in self.arrays}
        infos["action_mask"] = self.action_masks()
        return infos


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
