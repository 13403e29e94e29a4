"""Measures speed in rounds, in CPU time on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias

from .core import const
from .core.apply import apply
from .core.dealer import Dealer
from .core.legal import legal
from .core.playout import play_random
from .core.rng import Rng
from .core.state import State
from .game import Game
from .options import Options
from .simulate import Match
from .simulate import play as play_match

SEATS = 3
ROUNDS = 5
MAX_TURNS = 100_000  # never reached: random play ends long before
COPIES = 1000  # made between two readings of the clock

Work: TypeAlias = Callable[[], int]
"""Does one piece of work and returns the number of its steps."""


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed in each round."""

    steps: list[float]
    """Decisions or copies per second."""
    pieces: list[float]
    """Pieces of work, such as games, per second."""
    steps_per_piece: float
    """The mean over all rounds."""


def measure(work: Work, seconds: float) -> Speed:
    """Repeat `work` for about `seconds` of CPU time, after one warm-up."""
    work()
    begin = time.process_time()
    rounds: list[tuple[int, int, float]] = []
    while len(rounds) < ROUNDS:
        rounds.append(_round(work, seconds / ROUNDS))
        if time.process_time() - begin > seconds:
            break
    return Speed(
        [steps / spent for steps, _, spent in rounds],
        [pieces / spent for _, pieces, spent in rounds],
        sum(steps for steps, _, _ in rounds) / sum(pieces for _, pieces, _ in rounds),
    )


def ways_to_play() -> dict[str, Work]:
    """Work that plays whole three-seat games, by the layer it uses."""
    return {"core": _core(), "api": _api(), "game": _game(), "builder": _builder()}


def copying(seats: int) -> Work:
    """Work that copies a state from the middle of a game."""
    state, dealer, rng = _dealt(seats, Rng(seats))
    while state.bag_left() > const.TILES // 2:
        codes = legal(state)
        apply(state, codes[rng.below(len(codes))])
        dealer.deal(state)

    def copy() -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    return copy


def _round(work: Work, seconds: float) -> tuple[int, int, float]:
    """Steps and pieces of work done, and the seconds that they took."""
    begin = time.process_time()
    steps = pieces = 0
    while True:
        steps += work()
        pieces += 1
        spent = time.process_time() - begin
        if spent >= seconds and spent > 0:
            return steps, pieces, spent


def _core() -> Work:
    rng = Rng(1)
    return lambda: play_random(State(SEATS), rng, MAX_TURNS)


def _api() -> Work:
    rng = Rng(1)

    def play() -> int:
        state, dealer, _ = _dealt(SEATS, rng)
        decisions = 0
        while state.phase != const.OVER:
            codes = legal(state)
            apply(state, codes[rng.below(len(codes))])
            dealer.deal(state)
            decisions += 1
        return decisions

    return play


def _game() -> Work:
    rng = Rng(1)
    seeds = count()

    def play() -> int:
        game = Game(Options(SEATS), seed=next(seeds))
        while not game.over:
            actions = game.legal()
            game.play(actions[rng.below(len(actions))])
        return game.version

    return play


def _builder() -> Work:
    match = Match(Options(SEATS), "bench", ("builder",) * SEATS)
    numbers = count()
    return lambda: play_match(match, next(numbers)).decisions


def _dealt(seats: int, rng: Rng) -> tuple[State, Dealer, Rng]:
    """A state before its first decision."""
    state = State(seats)
    dealer = Dealer(rng)
    dealer.follow(state)
    dealer.deal(state)
    return state, dealer, rng
