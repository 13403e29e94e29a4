"""Thinks ahead: finds the best turn by evaluating turns and playing out futures from them.

Only the turns that an evaluation likes best are tried. Futures are allotted by successive halving:
each round tries the remaining turns equally often and keeps the better half. Future number n uses
the same draws for every turn, so that luck does not decide between them. In a future every seat
plays for itself.

A style may then examine the few best turns again, with everybody giving good answers
(`core.lookahead`). One round of answers costs as much time as many futures, and says more than
they do. Turns that are clearly worse by then get no answers, and with only one turn left thinking
stops. With more time, the answers look more rounds ahead, and with much more of it, more turns get
them, while futures take an eighth of a second at most. A time is the most that is used: thinking
stops as soon as more answers would hardly change what is chosen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import erfc, exp, fsum, pi, sqrt

from ..core.judge import Judge
from ..core.lookahead import Answers
from ..core.plans import Plan, Planner
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
from .budget import Budget

Visit = Callable[[Plan, int], object]
Worth = Callable[[Plan], float]
Enough = Callable[[list[Plan], Worth], bool]
Clock = Callable[[], float]

_FUTURES = 0.3  # the share of the budget for futures, if answers are played as well,
_FUTURES_MOST = 250  # and the most of it, in rounds of answers: more futures say hardly more
_COST = 40  # futures that take as long as one round of answers
_SECONDS = 0.0005  # per round of answers, roughly
_LEAST = 8  # rounds of answers per turn; fewer would say too little
_MIX = 0.65  # the weight of the answers; the rest is that of the futures
_FARTHER = ((120, 2), (540, 3), (1800, 6))  # with so many rounds, so many are looked ahead,
_WIDER = 1800  # and twice as many turns get answers
_CLEAR = 0.08  # a turn worse than the best by this value gets no answers
_HARDLY = 0.0002  # a loss of value that is not worth more time
_MARGIN = 0.97  # the share of the time to use; the rest is for finishing up


@dataclass(frozen=True, slots=True)
class Style:
    """How to think."""

    prior: Judge
    """Selects the turns to try, and values them before any future is played."""
    trust: int
    """How many futures the prior's value counts as."""
    width: int
    """The most turns to try."""
    default: int
    """Futures per decision, if the budget does not say."""
    leaf: Judge | None = None
    """Judges a future after `depth` turns; None plays it to the end."""
    depth: int = 0
    answered: int = 0
    """How many turns get answers at most, the best by futures; twice as many with much time."""
    sites: int = 4
    payments: int = 2
    """What a `Planner` keeps for each tile; fewer sites are kept for each of several tiles."""
    removals: bool = False
    """Whether buildings are taken down where that can lengthen the wall."""


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play the rest of a turn."""

    codes: tuple[int, ...]
    value: float
    """What it is worth to the seat: 0 for a sure loss, 1 for a sure win."""
    visits: int
    """How many futures were played from it."""


def judged(state: State, judge: Judge, planner: Planner | None = None) -> list[Plan]:
    """All plans for the acting seat, the best by the judge first."""
    plans = (planner or Planner()).plan(state)
    for plan in plans:
        plan.judge(judge.value(plan.state, state.turn))
    plans.sort(key=_by_value)
    return plans


def think(state: State, style: Style, budget: Budget, rng: Rng) -> list[Option]:
    """The best ways to play the rest of the turn, best first; at least one."""
    begin = time.perf_counter()
    return tried(listed(state, style)[: style.width], state.turn, style, budget, rng, begin)


def listed(state: State, style: Style) -> list[Plan]:
    """The plans that a style chooses from, the best by its prior first."""
    planner = Planner(style.sites, style.payments, removals=style.removals)
    return judged(state, style.prior, planner)


def tried(
    plans: list[Plan],
    seat: int,
    style: Style,
    budget: Budget,
    rng: Rng,
    begin: float,
    clock: Clock | None = None,
) -> list[Option]:
    """Compare plans, best first; time counts from `begin` by `clock`, normally `perf_counter`."""
    clock = clock or time.perf_counter

    def worth(plan: Plan) -> float:
        futures = (plan.total + style.trust * plan.value) / (plan.visits + style.trust)
        if not plan.answers:
            return -futures
        return -(_MIX * _mean(plan.answers) + (1 - _MIX) * futures)

    if len(plans) > 1:
        search = Search(seat, rng.next(), style.leaf, style.depth)
        simulations = budget.simulations or style.default
        seconds = budget.seconds or 0.0
        timed = budget.seconds is not None
        total = seconds / _SECONDS if timed else simulations / _COST
        rounds = int(max((1 - _FUTURES) * total, total - _FUTURES_MOST))
        few = _few(plans, rounds, style)
        end = begin + _MARGIN * seconds
        futures = min(_FUTURES * seconds, _FUTURES_MOST * _SECONDS)
        middle = begin + _MARGIN * futures if few else end
        if timed:
            _spend_time(plans, search.visit, begin, middle, worth, clock)
        else:
            _spend(plans, search.visit, simulations - (_COST * rounds if few else 0), worth)
        best = [plan for plan in plans[:few] if worth(plan) - worth(plans[0]) < _CLEAR]
        if len(best) > 1:
            far = max((ahead for least, ahead in _FARTHER if rounds >= least), default=1)
            answers = Answers(seat, rng.next(), style.prior, far)
            rest = [plan for plan in plans if plan not in best]
            if timed:
                _spend_time(best, answers.visit, clock(), end, worth, clock, _settled)
            else:
                _spend(best, answers.visit, rounds // far, worth)
            plans[:] = best + rest
    return [Option(tuple(plan.codes), -worth(plan), plan.visits) for plan in _distinct(plans)]


def _distinct(plans: list[Plan]) -> list[Plan]:
    """The first of the plans that lead to each position: two tiles can be placed in any order."""
    ends: dict[tuple[object, ...], Plan] = {}
    for plan in plans:
        ends.setdefault(plan.state.key(), plan)
    return list(ends.values())


def _few(plans: list[Plan], rounds: int, style: Style) -> int:
    """How many plans get answers, given so many rounds; 0 if they are not worth it."""
    most = 2 * style.answered if rounds >= _WIDER else style.answered
    few = min(most, len(plans), rounds // _LEAST)
    return few if few > 1 else 0


def _spend(plans: list[Plan], visit: Visit, number: int, worth: Worth) -> None:
    """Allot a number of visits by successive halving, and sort the plans by worth."""
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
    plans: list[Plan],
    visit: Visit,
    begin: float,
    end: float,
    worth: Worth,
    clock: Clock,
    enough: Enough = lambda plans, worth: False,
) -> None:
    """Do the same with the time from `begin` to `end`, or until there are `enough` visits."""
    left = len(plans)
    rounds = (left - 1).bit_length()
    for done in range(1, rounds + 1):
        until = begin + (end - begin) * done / rounds
        while clock() < until:
            for plan in plans[:left]:
                visit(plan, 1)
                if clock() >= until:
                    break
            else:
                if enough(plans[:left], worth):
                    end = until = clock()
        plans[:left] = sorted(plans[:left], key=worth)
        left = (left + 1) // 2


def _settled(plans: list[Plan], worth: Worth) -> bool:
    """Whether to choose the best plan now would lose next to nothing."""
    if len(plans[-1].answers) % _LEAST:
        return False  # a look now and then is enough
    best = min(plans, key=worth)
    return all(_risk(best, plan, worth) < _HARDLY for plan in plans if plan is not best)


def _risk(best: Plan, other: Plan, worth: Worth) -> float:
    """The loss to be expected from choosing the best, since the other may really be better.

    Both had the same draws, so their difference varies less than their values do.
    """
    differences = [one - two for one, two in zip(best.answers, other.answers, strict=False)]
    mean = _mean(differences)
    square = _mean([(each - mean) ** 2 for each in differences])
    error = _MIX * sqrt(square / (len(differences) - 1))
    if error == 0:
        return 0.0
    lead = (worth(other) - worth(best)) / error
    return error * (exp(-lead * lead / 2) / sqrt(2 * pi) - lead * erfc(lead / sqrt(2)) / 2)


def _mean(values: list[float]) -> float:
    return fsum(values) / len(values)


def _by_value(plan: Plan) -> float:
    return -plan.value
