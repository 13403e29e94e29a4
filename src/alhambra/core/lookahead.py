"""One turn ahead: the turn that a judge likes best, and futures in which everybody plays so.

The quick player answers a turn carelessly, so its futures are many, long and rough. Here few are
played, for some rounds only: in each one every rival plays its best turn, then the seat itself.
What the judge says of the seat's turns, most of the last one, is the value of a future.
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
_NEAR = 0.3  # what the value of a turn counts where a further round is played


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

    def __init__(self, seat: int, seed: int, judge: Judge, rounds: int = 1) -> None:
        """For the turns of a seat, so many rounds far."""
        self.seat = seat
        self.seed = seed
        self.rounds = rounds
        self.lookahead = Lookahead(judge, Planner(_SITES, _PAYMENTS))
        self.dealer = Dealer(Rng(0))

    def visit(self, plan: Plan, count: int) -> None:
        """Play so many futures more from a plan."""
        for _ in range(count):
            state = plan.state.copy()
            self.dealer.rng = Rng(self.seed + plan.answers)
            self.dealer.follow(state)
            plan.answers += 1
            plan.answered += self._value(state)

    def _value(self, state: State) -> float:
        """What the seat's next turns are worth, each after those of its rivals."""
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
