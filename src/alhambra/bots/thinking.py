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
from ..core.plans import Plan, Planner
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
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


def judged(state: State, judge: Judge) -> list[Plan]:
    """All plans for the acting seat, the best by the judge first."""
    plans = Planner().plan(state)
    for plan in plans:
        plan.judge(judge.value(plan.state, state.turn))
    plans.sort(key=_by_value)
    return plans


def think(state: State, style: Style, budget: Budget, rng: Rng) -> list[Option]:
    """The best ways to go on, the very best first; at least one."""
    begin = time.perf_counter()
    return tried(judged(state, style.prior)[: style.width], state.turn, style, budget, rng, begin)


def tried(
    plans: list[Plan], seat: int, style: Style, budget: Budget, rng: Rng, begin: float
) -> list[Option]:
    """The plans of a seat, the best by futures first; the clock has run since `begin`."""
    search = Search(seat, rng.next(), style.leaf, style.depth)

    def worth(plan: Plan) -> float:
        return -(plan.total + style.trust * plan.value) / (plan.visits + style.trust)

    if len(plans) > 1:
        if budget.seconds is None:
            _spend(plans, search, budget.simulations or style.default, worth)
        else:
            _spend_time(plans, search, begin, budget.seconds, worth)
    return [Option(tuple(plan.codes), -worth(plan), plan.visits) for plan in plans]


def _spend(
    plans: list[Plan], search: Search, simulations: int, worth: Callable[[Plan], float]
) -> None:
    """Share out a number of futures; the plans end up in their order."""
    left = len(plans)
    rounds = (left - 1).bit_length()
    spent = 0
    for number in range(rounds):
        share = (simulations * (number + 1) // rounds - spent) // left
        for plan in plans[:left]:
            search.visit(plan, share)
        spent += share * left
        plans[:left] = sorted(plans[:left], key=worth)
        left = (left + 1) // 2


def _spend_time(
    plans: list[Plan], search: Search, begin: float, seconds: float, worth: Callable[[Plan], float]
) -> None:
    """The same for time, with a margin for what comes after the last future."""
    left = len(plans)
    rounds = (left - 1).bit_length()
    for number in range(rounds):
        end = begin + 0.97 * seconds * (number + 1) / rounds
        while time.perf_counter() < end:
            for plan in plans[:left]:
                search.visit(plan, 1)
                if time.perf_counter() >= end:
                    break
        plans[:left] = sorted(plans[:left], key=worth)
        left = (left + 1) // 2


def _by_value(plan: Plan) -> float:
    return -plan.value
