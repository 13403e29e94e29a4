"""How fast Alhambra is as a game of OpenSpiel, by the processor's time.

    python -m bench.spiel

`measure()` gives the figures; bench/envs.py shows them beside the others.
"""

from __future__ import annotations

import random
from time import process_time
from typing import Any

SECONDS = 2.0
"""Of the processor, for each figure."""


def measure(seconds: float = SECONDS) -> dict[str, float]:
    """Decisions and nodes a second of uniformly random play, and microseconds for a clone."""
    import pyspiel

    from alhambra.envs.spiel import PERFECT

    game = pyspiel.load_game(PERFECT, {"players": 3})
    decisions, nodes, spent = _play(game, seconds)
    return {
        "decisions a second": decisions / spent,
        "nodes a second, including chance": nodes / spent,
        "a clone, in microseconds": _clone(game),
    }


def _play(game: Any, seconds: float) -> tuple[int, int, float]:  # noqa: ANN401
    """Whole games until the time is over: legal actions asked, one applied, chance answered."""
    chance = random.Random(1)
    decisions = nodes = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            nodes += 1
            if state.is_chance_node():
                drawn = chance.random()
                for outcome, share in state.chance_outcomes():  # noqa: B007
                    drawn -= share
                    if drawn < 0:
                        break
                state.apply_action(outcome)
            else:
                decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
    return decisions, nodes, process_time() - begin


def _clone(game: Any) -> float:  # noqa: ANN401
    """Microseconds for a clone in the middle of a game; the best of some rounds."""
    chance = random.Random(2)
    state = game.new_initial_state()
    while state.move_number() < 200:
        state.apply_action(chance.choice(state.legal_actions()))
    best = float("inf")
    for _ in range(20):
        begin = process_time()
        for _ in range(2000):
            state.clone()
        best = min(best, (process_time() - begin) / 2000)
    return best * 1e6


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:40} {figure:12,.1f}")
