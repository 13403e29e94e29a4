"""Futures played from the end of a turn, to see what the turn is worth."""

from __future__ import annotations

from .dealer import Dealer
from .judge import Judge, utility
from .plans import Plan
from .rng import Rng
from .rollout import QuickPlayer, play_out
from .state import State

_FOREVER = 2000  # turns; a game has 50 to 80


class Search:
    """Plays futures with the quick player; future n has the same seed for every plan."""

    def __init__(self, seat: int, seed: int, judge: Judge | None = None, depth: int = 0) -> None:
        """Play to the end or, with a judge, for `depth` turns and then use its value."""
        self.seat = seat
        self.seed = seed
        self.judge = judge
        self.depth = depth
        self.quick = QuickPlayer()
        self.dealer = Dealer(Rng(0))

    def visit(self, plan: Plan, count: int) -> None:
        """Play `count` more futures from a plan."""
        for _ in range(count):
            state = plan.state.copy()
            self.dealer.rng = Rng(self.seed + plan.visits)
            self.dealer.follow(state)
            plan.visits += 1
            if self.judge is not None:
                play_out(state, self.dealer, self.quick, self.depth)
                plan.total += self.judge.value(state, self.seat)
            else:
                play_out(state, self.dealer, self.quick, _FOREVER)
                plan.total += utility(state, self.seat)
                self._count(plan, state)

    def _count(self, plan: Plan, state: State) -> None:
        """Add up who won and with how many points."""
        best = -1
        ties = 0
        for seat in range(state.players):
            plan.points[seat] += state.scores[seat]
            if state.scores[seat] > best:
                best = state.scores[seat]
                ties = 0
            if state.scores[seat] == best:
                ties += 1
        for seat in range(state.players):
            if state.scores[seat] == best:
                plan.wins[seat] += 1.0 / ties
