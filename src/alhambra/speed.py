"""Measurements of speed: CPU time of one core, in rounds."""

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
MAX_TURNS = 100_000  # random play ends long before
COPIES = 1000  # made between two looks at the clock

Work: TypeAlias = Callable[[], int]
"""Does one piece of work and says of how many steps it was."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What was achieved in each round."""

    steps: list[float]
    """Per second: decisions, or copies."""
    pieces: list[float]
    """Per second: games."""
    steps_per_piece: float
    """Over all rounds."""


def measure(work: Work, seconds: float) -> Speed:
    """Repeat `work` for about so many seconds of CPU time, after a warm-up."""
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
    """Whole games of three seats, by what plays them."""
    return {"core": _core(), "api": _api(), "game": _game(), "builder": _builder()}


def copying(seats: int) -> Work:
    """Copies of a state in the middle of a game."""
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
