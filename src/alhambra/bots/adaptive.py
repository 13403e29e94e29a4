"""The adaptive bot: plays about as well as its rival, the best-placed of the other seats.

The cost of a rival's turn is what it loses against those that the master's judge likes best. The
bot then picks a turn of its own that gives away in proportion, more while it is ahead and less
while it is behind, but never more than `MOST_GIVEN`, so that it does not visibly throw a turn away.
Against strong play it plays as well as it can.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ..core.apply import apply
from ..core.judge import lead_of
from ..core.plans import Plan
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
from .budget import Budget
from .levels import TurnBot, master_style
from .thinking import Option, Style, judged, think

MOST_GIVEN = 6.0
"""The most points of lead that a turn may cost against the best one found."""
RECENT = 20
"""A seat is judged by so many of its latest turns."""

_TRIED = 6  # turns to compare with a played one,
_FUTURES_EACH = 24  # with so many futures each
_NOISE = 0.5  # points that even the best turn seems to cost, with so few futures
_UNKNOWN = 3  # perfect turns that every seat is credited with beforehand
_SHARE = 3.25  # in an even game, the bot gives away so many times the rival's mean cost
_EVENS = 4.0  # points of lead that add 1 to that factor, if the rival's mean cost is 1
_MOST_SHARE = 6.0  # the most of that factor
_EASE = 0.15  # of its own lead is given away as well,
_CLEAR = 0.3  # in full if the rival's mean cost is at least so much, else in proportion
_WORTH_IT = 0.8  # points; less is not given away, since such small costs are uncertain
_FOR_OTHERS = 0.5  # the share of the thinking time for judging the rival's turns
_SURE = 0.02  # values closer than this to 0 or 1 all count as the same lead


@dataclass(slots=True)
class _Turn:
    """A played turn: the positions before and after it, without the draws that follow."""

    before: State
    after: State
    cost: float | None = None
    """In points of lead; None until it is needed."""


class Adaptive(TurnBot):
    """Keeps the game close between itself and its rival."""

    def __init__(self) -> None:
        """Start without any turns watched."""
        super().__init__()
        self._style = adaptive_style()
        self._began: State | None = None
        self._played: dict[int, deque[_Turn]] = {}

    def watch(self, state: State, code: int) -> None:
        """Note a decision of any seat, including this bot's own."""
        seat = state.turn
        if self._began is None:
            self._began = state.copy()
        after = state.copy()
        apply(after, code)
        if after.actor() != seat:
            turns = self._played.setdefault(seat, deque(maxlen=RECENT))
            turns.append(_Turn(self._began, after))
            self._began = None

    def turn(self, state: State, budget: Budget, rng: Rng) -> list[int]:
        """The turn that gives away about as much as the rival's turns call for."""
        begin, seconds = time.perf_counter(), budget.seconds
        until = math.inf if seconds is None else begin + _FOR_OTHERS * seconds
        weakness = self._weakness(self._rival(state), until)
        if seconds is not None:
            spent = time.perf_counter() - begin
            budget = Budget(seconds=max(seconds - spent, (1 - _FOR_OTHERS) * seconds))
        options = think(state, self._style, budget, rng)
        best = _lead(options[0].value)
        share = min(max(_SHARE + weakness * best / _EVENS, 0.0), _MOST_SHARE)
        give = share * weakness + _EASE * max(0.0, best) * min(1.0, weakness / _CLEAR)
        return list((options[0] if give < _WORTH_IT else _nearest(options, best, give)).codes)

    def _weakness(self, seat: int, until: float) -> float:
        """The mean cost of a seat's turns, as far as they can be judged until a time."""
        costs = []
        for turn in reversed(self._played.get(seat, ())):
            if turn.cost is None:
                if time.perf_counter() > until:
                    break
                turn.cost = self._cost(turn)
            costs.append(turn.cost)
        return max(0.0, sum(costs) - _NOISE * len(costs)) / (len(costs) + _UNKNOWN)

    def _rival(self, state: State) -> int:
        """The best-placed of the other seats."""
        others = [seat for seat in range(state.players) if seat != state.turn]
        worth = [self._style.prior.value(state, seat) for seat in others]
        return others[worth.index(max(worth))]

    def _cost(self, turn: _Turn) -> float:
        """The points of lead that a turn lost against the best of those that the judge likes."""
        seat, style = turn.before.turn, self._style
        same = turn.after.key()
        others = judged(turn.before, style.prior)[:_TRIED]
        played = Plan(turn.after, [])
        played.judge(style.prior.value(turn.after, seat))
        search = Search(seat, 0, style.leaf, style.depth)
        values = []
        for plan in [played, *(each for each in others if each.state.key() != same)]:
            search.visit(plan, _FUTURES_EACH)
            total = plan.total + style.trust * plan.value
            values.append(total / (plan.visits + style.trust))
        return _lead(max(values)) - _lead(values[0])


@cache
def adaptive_style() -> Style:
    """How it thinks: like a master, but about more turns that really differ.

    With all the sites that a master tries, most of its best turns are the same purchase in other
    places, and hardly any costs what is to be given away.
    """
    return replace(master_style(), width=32, sites=4, removals=False)


def _nearest(options: Sequence[Option], best: float, give: float) -> Option:
    """The option whose cost is nearest to `give`; of equals, the better one."""
    found, off = options[0], give
    for option in options:
        cost = best - _lead(option.value)
        if cost <= MOST_GIVEN and abs(cost - give) < off:
            found, off = option, abs(cost - give)
    return found


def _lead(value: float) -> float:
    return lead_of(min(max(value, _SURE), 1 - _SURE))
