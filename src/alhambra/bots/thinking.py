"""Thinking ahead: which turn is best, by judging it and by playing futures from it.

The turns that an evaluation likes best are tried first. Futures are shared out by successive
halving: each round tries the turns that are left equally often and keeps the better half. Future
number n deals alike to every turn, so that luck does not decide between them. In a future every
seat plays for itself.

A style may then look at the few best turns once more: at what becomes of them if everybody answers
well (`core.lookahead`). Such a round takes as long as many futures, and says more than they do.
Turns that are clearly worse by then get no answers, and where one is left nobody thinks on. The
more time there is, the more rounds far the answers go.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ..core.judge import Judge
from ..core.lookahead import Answers
from ..core.plans import Plan, Planner
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
from .budget import Budget

Visit = Callable[[Plan, int], object]
Worth = Callable[[Plan], float]
Clock = Callable[[], float]

_FUTURES = 0.3  # the share of a budget that goes to futures, where answers are played as well
_COST = 40  # as many futures as take the time of a round of answers
_SECONDS = 0.0005  # that such a round takes, about
_LEAST = 8  # rounds for each turn, without which answers would say too little
_MIX = 0.65  # the weight of what answers say, beside what futures do
_FARTHER = (300, 1200)  # rounds from which answers go two and three rounds far
_CLEAR = 0.08  # what a turn may be worth less than the best, by futures, and still get answers
_MARGIN = 0.97  # of the time; the rest is for what comes after the last future


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
    answered: int = 0
    """The most turns to play answers to: those that futures like best."""


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
    plans: list[Plan],
    seat: int,
    style: Style,
    budget: Budget,
    rng: Rng,
    begin: float,
    clock: Clock | None = None,
) -> list[Option]:
    """The plans of a seat, the best first; the clock, usually the wall's, has run since `begin`."""
    clock = clock or time.perf_counter

    def worth(plan: Plan) -> float:
        futures = (plan.total + style.trust * plan.value) / (plan.visits + style.trust)
        if not plan.answers:
            return -futures
        return -(_MIX * plan.answered / plan.answers + (1 - _MIX) * futures)

    if len(plans) > 1:
        search = Search(seat, rng.next(), style.leaf, style.depth)
        simulations = budget.simulations or style.default
        seconds = budget.seconds or 0.0
        timed = budget.seconds is not None
        rounds = int((1 - _FUTURES) * (seconds / _SECONDS if timed else simulations / _COST))
        few = _few(plans, rounds, style)
        end = begin + _MARGIN * seconds
        middle = begin + _FUTURES * _MARGIN * seconds if few else end
        if timed:
            _spend_time(plans, search.visit, begin, middle, worth, clock)
        else:
            _spend(plans, search.visit, simulations - (_COST * rounds if few else 0), worth)
        best = [plan for plan in plans[:few] if worth(plan) - worth(plans[0]) < _CLEAR]
        if len(best) > 1:
            far = 1 + sum(rounds >= least for least in _FARTHER)
            answers = Answers(seat, rng.next(), style.prior, far)
            rest = [plan for plan in plans if plan not in best]
            if timed:
                _spend_time(best, answers.visit, clock(), end, worth, clock)
            else:
                _spend(best, answers.visit, rounds // far, worth)
            plans[:] = best + rest
    return [Option(tuple(plan.codes), -worth(plan), plan.visits) for plan in plans]


def _few(plans: list[Plan], rounds: int, style: Style) -> int:
    """To how many plans so many rounds of answers are played; 0 if they are not worth it."""
    few = min(style.answered, len(plans), rounds // _LEAST)
    return few if few > 1 else 0


def _spend(plans: list[Plan], visit: Visit, number: int, worth: Worth) -> None:
    """Share out a number of visits; the plans end up in their order."""
    left = len(plans)
    rounds = (left - 1).bit_length()
    spent = 0
    for done in range(1, rounds + 1):
        share = (number * done // rounds - spent) // left
        for plan in plans[:left]:
            visit(plan, share)
        spent += share * left
        plans[:left] = sorted(plans[:left], key=worth)
        left = (left + 1) // 2


def _spend_time(
    plans: list[Plan], visit: Visit, begin: float, end: float, worth: Worth, clock: Clock
) -> None:
    """The same for the time between two moments."""
    left = len(plans)
    rounds = (left - 1).bit_length()
    for done in range(1, rounds + 1):
        until = begin + (end - begin) * done / rounds
        while clock() < until:
            for plan in plans[:left]:
                visit(plan, 1)
                if clock() >= until:
                    break
        plans[:left] = sorted(plans[:left], key=worth)
        left = (left + 1) // 2


def _by_value(plan: Plan) -> float:
    return -plan.value
