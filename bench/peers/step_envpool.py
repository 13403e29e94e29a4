"""Steps of one of EnvPool's games in one thread, many games a call."""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from time import process_time

import envpool  # type: ignore[import, unused-ignore]
import numpy as np


def steps_per_second(name: str, games: int, seconds: float) -> float:
    """Play legal ids at random for so many seconds of CPU time."""
    env = envpool.make_gymnasium(name, num_envs=games, num_threads=1)
    rng = np.random.default_rng(1)
    _, info = env.reset()
    steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(20):
            masks = _mask(info, games)
            actions = (masks * rng.random(masks.shape)).argmax(axis=1).astype(np.int32)
            _, _, _, _, info = env.step(actions)
            steps += games
    return steps / elapsed


def _mask(info: dict[str, np.ndarray], games: int) -> np.ndarray:
    """The legal actions of whoever is to act, whatever this version calls them."""
    name = next(key for key in info if "legal" in key or "mask" in key)
    masks = np.asarray(info[name])
    if masks.ndim == 3:
        masks = masks[np.arange(games), np.asarray(info["current_player"])]
    return masks.reshape(games, -1)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--games", type=int, default=64)
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    rate = steps_per_second(chosen.game, chosen.games, chosen.seconds)
    print(json.dumps({"version": version("envpool"), "steps_per_s": rate}))
