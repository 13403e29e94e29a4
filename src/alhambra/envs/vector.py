"""Many games at once in numpy arrays: in this process, or spread over several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core import const
from ..core.batch import FORMATS, Batch
from ..options import Options
from . import layout
from .workers import NAMES, Arrays, Workers


class Runner(Protocol):
    """What steps many games: a `Batch` in this process, or `Workers`."""

    def reset(self, seed: int | None = None) -> None:
        """Start a new game in every row."""

    def step(self) -> None:
        """Play the ids in `actions`. Raises ValueError, and changes nothing, if one is illegal."""


def make_arrays(batch: Batch, names: tuple[str, ...] = NAMES) -> Arrays:
    """New arrays of the shapes that a batch needs."""
    shapes = batch.shapes()
    return {name: np.zeros(shapes[name], FORMATS[name]) for name in names}


def _narrow(actions: NDArray[Any]) -> NDArray[Any]:
    """The same ids, with -1 for what 32 bits could not hold and no game has."""
    ids = np.asarray(actions)
    return ids if ids.itemsize <= 4 else np.where((ids < 0) | (ids >= const.IDS), -1, ids)


class AlhambraVec(VectorEnv[NDArray[np.uint8], NDArray[np.int64], Arrays]):
    """Games in which one policy plays every seat: a row is observed by the seat that has to act.

    The reward is that of the seat that acted; `infos` has the rewards of all seats, who has to act
    next, the masks, the scores, and `final_obs` where a game ended. The next game begins in the
    same step. With `copy=False` every step returns the same arrays: use them before the next step.
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
        """Start a new game in every row; one seed serves all rows."""
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
        np.copyto(self.arrays["actions"], _narrow(actions), casting="same_kind")
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
