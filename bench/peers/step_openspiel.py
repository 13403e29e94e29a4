"""Steps of one of OpenSpiel's games, with the observation and the mask of who is to act."""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version
from random import Random
from time import process_time

import pyspiel  # type: ignore[import, unused-ignore]


def steps_per_second(name: str, seconds: float) -> float:
    """Play at random for so many seconds of CPU time; chance takes its time but is no step."""
    game = pyspiel.load_game(name)
    rng = Random(1)
    state = game.new_initial_state()
    steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
    return steps / elapsed


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--seconds", type=float, default=1.0)
    chosen = options.parse_args()
    rate = steps_per_second(chosen.game, chosen.seconds)
    print(json.dumps({"version": version("open_spiel"), "steps_per_s": rate}))
