"""Thinking ahead: which turn is best, by judging it and by playing futures from it.

The turns that an evaluation likes best are tried first. Futures are shared out by successive
halving: each round tries the turns that are left equally often and keeps the better half. Future
number n deals alike to every turn, so that luck does not decide between them. In a future every
seat plays for itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ..core.judge import Judge
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
from ..core.turns import Planner, Turn
from .budget import Budget


@dataclass(frozen=True, slots=True)
class Style:
    """How to think."""

    prior: Judge
    """Says which turns to try, and what they are worth before any future was played."""
    trust: int
    """As many futures as the prior counts for."""
    width: int
    """The most turns to try."""
    default: int
    """Futures for a decision, if no budget says otherwise."""
    leaf: Judge | None = None
    """Judges a future after `depth` turns; with none, it is played to its end."""
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play the rest of a turn."""

    codes: tuple[int, ...]
    value: float
    """What it is worth to the seat: 0 for a sure loss, 1 for a sure win."""
    visits: int
    """How many futures say so."""


def judged(state: State, judge: Judge) -> list[Turn]:
    """All turns for the acting seat, the best by the judge first."""
    turns = Planner().plan(state)
    for turn in turns:
        turn.judge(judge.value(turn.state, state.turn))
    turns.sort(key=_by_value)
    return turns


def think(state: State, style: Style, budget: Budget, rng: Rng) -> list[Option]:
    """The best ways to go on, the very best first; at least one."""
    begin = time.perf_counter()
    turns = judged(state, style.prior)[: style.width]
    search = Search(state.turn, rng.next(), style.leaf, style.depth)

    def worth(turn: Turn) -> float:
        return -(turn.total + style.trust * turn.value) / (turn.visits + style.trust)

    if len(turns) > 1:
        if budget.seconds is None:
            _spend(turns, search, budget.simulations or style.default, worth)
        else:
            _spend_time(turns, search, begin, budget.seconds, worth)
    return [Option(tuple(turn.codes), -worth(turn), turn.visits) for turn in turns]


def _spend(
    turns: list[Turn], search: Search, simulations: int, worth: Callable[[Turn], float]
) -> None:
    """Share out a number of futures; the turns end up in their order."""
    left = len(turns)
    rounds = (left - 1).bit_length()
    spent = 0
    for number in range(rounds):
        share = (simulations * (number + 1) // rounds - spent) // left
        for turn in turns[:left]:
            search.visit(turn, share)
        spent += share * left
        turns[:left] = sorted(turns[:left], key=worth)
        left = (left + 1) // 2


def _spend_time(
    turns: list[Turn], search: Search, begin: float, seconds: float, worth: Callable[[Turn], float]
) -> None:
    """The same for time, with a margin for what comes after the last future."""
    left = len(turns)
    rounds = (left - 1).bit_length()
    for number in range(rounds):
        end = begin + 0.97 * seconds * (number + 1) / rounds
        while time.perf_counter() < end:
            for turn in turns[:left]:
                search.visit(turn, 1)
                if time.perf_counter() >= end:
                    break
        turns[:left] = sorted(turns[:left], key=worth)
        left = (left + 1) // 2


def _by_value(turn: Turn) -> float:
    return -turn.value
