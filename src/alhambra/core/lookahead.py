"""One turn ahead: the turn that a judge likes best, and futures in which every seat plays that way.

The quick player plays carelessly, so many long futures of its kind say only roughly what a turn is
worth. Here only a few futures are played, for only a few rounds: in each round every rival plays
its best turn, then the seat itself. The value of a future is an average of the judge's values for
the seat's turns, in which the last one counts most.
"""

from __future__ import annotations

from . import const
from .dealer import Dealer
from .judge import Judge, utility
from .plans import Plan, Planner
from .rng import Rng
from .state import State

_SITES = 2  # fewer than for a real turn: the best is nearly always among them
_PAYMENTS = 1
_SHORTLIST = 12  # the best by both nets is among the best so many by the small one in 97 %
_NEAR = 0.3  # share of a turn's value in the result, if another round follows


class Lookahead:
    """Finds the turn of the acting seat that a judge values most, without playing futures."""

    def __init__(self, judge: Judge, planner: Planner, shortlist: int = 0) -> None:
        """Choose among the plans that a planner lists, or among so many that look best roughly."""
        self.judge = judge
        self.planner = planner
        self.shortlist = shortlist

    def best(self, state: State) -> Plan:
        """The plan with the highest value; sets `value` of all plans that it is chosen from."""
        best: Plan | None = None
        plans = self.planner.plan(state)
        if 0 < self.shortlist < len(plans):
            plans = self._shortened(plans, state.turn)
        for plan in plans:
            plan.value = self.judge.value(plan.state, state.turn)
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None  # a planner always finds one
        return best

    def _shortened(self, plans: list[Plan], seat: int) -> list[Plan]:
        """The plans with the highest rough values, best first."""
        kept: list[Plan] = []
        for plan in plans:
            plan.value = self.judge.rough_value(plan.state, seat)
            place = len(kept)
            while place > 0:
                other = kept[place - 1]
                if other.value >= plan.value:
                    break
                place -= 1
            if place < self.shortlist:
                kept.insert(place, plan)
                del kept[self.shortlist :]
        return kept


def answering(judge: Judge) -> Lookahead:
    """Finds the turns that everybody plays in answers."""
    return Lookahead(judge, Planner(_SITES, _PAYMENTS, True), _SHORTLIST)


class Answers:
    """Plays rounds in which everybody answers well; future n has the same seed for every plan."""

    def __init__(self, seat: int, seed: int, judge: Judge, rounds: int = 1) -> None:
        """Play for the turns of a seat, this many rounds ahead."""
        self.seat = seat
        self.seed = seed
        self.rounds = rounds
        self.lookahead = answering(judge)
        self.dealer = Dealer(Rng(0))

    def visit(self, plan: Plan, count: int) -> None:
        """Play `count` more futures from a plan."""
        for _ in range(count):
            state = plan.state.copy()
            self.dealer.rng = Rng(self.seed + len(plan.answers))
            self.dealer.follow(state)
            plan.answers.append(self._value(state))

    def _value(self, state: State) -> float:
        """Play the rounds; returns what the seat's turns in them are worth."""
        left = self.rounds
        value = 0.0
        share = 1.0
        phase = self.dealer.deal(state)
        while phase != const.OVER:
            best = self.lookahead.best(state)
            if state.turn == self.seat:
                left -= 1
                if left == 0:
                    return value + share * best.value
                value += share * _NEAR * best.value
                share *= 1 - _NEAR
            state = best.state
            phase = self.dealer.deal(state)
        return value + share * utility(state, self.seat)
