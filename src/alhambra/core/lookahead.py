"""One turn ahead: the turn that a judge likes best, and futures in which everybody plays so.

The quick player answers a turn carelessly, so its futures are many, long and rough. Here few are
played, for one round only: each rival plays its best turn, then the seat itself does, and what
the judge says of that is the value of a future.
"""

from __future__ import annotations

from . import const
from .dealer import Dealer
from .judge import Judge, utility
from .plans import Plan, Planner
from .rng import Rng
from .state import State

_SITES = 2  # fewer ways than a real turn is worth: the best is among them nearly always
_PAYMENTS = 1


class Lookahead:
    """Finds the best turn of the acting seat by a judge, without any future."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        """Choose among the plans of a planner."""
        self.judge = judge
        self.planner = planner

    def best(self, state: State) -> Plan:
        """The plan with the highest value, which it knows afterwards."""
        best: Plan | None = None
        for plan in self.planner.plan(state):
            plan.value = self.judge.value(plan.state, state.turn)
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None  # a planner finds one always
        return best


class Answers:
    """Plays rounds in which everybody answers well; number n deals alike to every turn."""

    def __init__(self, seat: int, seed: int, judge: Judge) -> None:
        """For the turns of a seat."""
        self.seat = seat
        self.seed = seed
        self.lookahead = Lookahead(judge, Planner(_SITES, _PAYMENTS))
        self.dealer = Dealer(Rng(0))

    def visit(self, plan: Plan, count: int) -> None:
        """Play so many rounds more from a plan."""
        for _ in range(count):
            state = plan.state.copy()
            self.dealer.rng = Rng(self.seed + plan.answers)
            self.dealer.follow(state)
            plan.answers += 1
            plan.answered += self._value(state)

    def _value(self, state: State) -> float:
        """What the seat's next turn is worth, after those of its rivals."""
        phase = self.dealer.deal(state)
        while phase != const.OVER and state.turn != self.seat:
            state = self.lookahead.best(state).state
            phase = self.dealer.deal(state)
        if phase == const.OVER:
            return utility(state, self.seat)
        return self.lookahead.best(state).value
