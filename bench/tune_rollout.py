"""Tunes the quick player's weights by CMA-ES: `python bench/tune_rollout.py`, some two minutes.

It needs the group `tune` of pyproject.toml, which `make` does not install: `pip install cmaes`.

Candidates play against copies of the mean so far, at two, three and four seats; what counts is the
sigmoid of the lead. The weights in core/rollout.py are rounded from such a run, scaled so that a
point at the next scoring counts 1.
"""

from __future__ import annotations

import argparse

import numpy as np
from cmaes import CMA
from rich.progress import track

from alhambra.core import const
from alhambra.core.dealer import Dealer
from alhambra.core.judge import utility
from alhambra.core.rng import Rng
from alhambra.core.rollout import TUNED, QuickPlayer
from alhambra.core.state import State

START = (1.0, 0.8, 0.3, 1.0, -6.0, 0.6, 0.8, 1.0, 0.0)
SCALE = (0.4, 0.4, 0.3, 1.0, 3.0, 0.2, 0.5, 0.7, 1.5)
GAMES = {3: 240, 2: 100, 4: 80}  # by seats, for each candidate
POPULATION = 14
FRESH = 15  # generations after which the opponents are the mean so far


def main() -> None:
    """Tune and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start, scale = np.array(START), np.array(SCALE)
    optimizer = CMA(np.zeros(len(START)), 0.6, seed=options.seed, population_size=POPULATION)
    rival = QuickPlayer(START)
    for generation in track(range(options.generations), "tuning"):
        asked = [optimizer.ask() for _ in range(POPULATION)]
        optimizer.tell([
            (each, -_fitness(QuickPlayer(tuple(start + each * scale)), rival, generation))
            for each in asked
        ])  # fmt: skip
        if generation % FRESH == FRESH - 1:
            rival = QuickPlayer(tuple(start + optimizer.mean * scale))
    tuned = start + optimizer.mean * scale
    print("tuned:", ", ".join(f"{weight:.2f}" for weight in tuned / tuned[0]))
    shipped = _share(QuickPlayer(tuple(tuned)), QuickPlayer(TUNED), 3, 3000, 1)
    even = _share(QuickPlayer(TUNED), QuickPlayer(TUNED), 3, 3000, 1)
    print(f"against two of the shipped ones: {shipped:.3f}, where these have {even:.3f}")


def _fitness(candidate: QuickPlayer, rival: QuickPlayer, generation: int) -> float:
    """The sum of the shares at all numbers of seats."""
    return sum(
        _share(candidate, rival, players, games, generation * 1000 + players)
        for players, games in GAMES.items()
    )


def _share(
    candidate: QuickPlayer, rival: QuickPlayer, players: int, games: int, seed: int
) -> float:
    """A candidate's mean utility, the sigmoid of its lead, against copies of a rival."""
    rng = Rng(seed)
    total = 0.0
    for number in range(games):
        state, dealer = State(players, rng.below(players)), Dealer(rng)
        dealer.follow(state)
        seat = number % players
        while dealer.deal(state) != const.OVER:
            (candidate if state.turn == seat else rival).play_turn(state)
        total += utility(state, seat)
    return total / games


if __name__ == "__main__":
    main()
