"""Steps of one of pgx's games on one core, many games a call."""

from __future__ import annotations

import argparse
import json
import os
from importlib.metadata import version
from time import process_time

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax  # type: ignore[import, unused-ignore]
import jax.numpy as jnp  # type: ignore[import, unused-ignore]
import pgx  # type: ignore[import, unused-ignore]
from pgx.experimental.wrappers import auto_reset  # type: ignore[import, unused-ignore]


def steps_per_second(name: str, games: int, seconds: float) -> float:
    """Play legal ids at random, all inside the compiled step, for so many seconds of CPU time."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def play(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, logits, axis=1)
        return step(state, actions, jax.random.split(dealt, games)), key

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    state, key = play(state, key)
    jax.block_until_ready(state)
    steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(10):
            state, key = play(state, key)
        jax.block_until_ready(state)
        steps += 10 * games
    return steps / elapsed


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--games", type=int, default=64)
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    rate = steps_per_second(chosen.game, chosen.games, chosen.seconds)
    print(json.dumps({"version": version("pgx"), "steps_per_s": rate}))
