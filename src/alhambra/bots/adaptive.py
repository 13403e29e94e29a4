"""The adaptive bot: plays about as well as whoever is the best placed of the others.

What a turn of another seat has cost is found by trying it beside the turns that a master would try.
Of its own ways to play, the bot then takes one that costs about as much, and somewhat more while it
is ahead, somewhat less while it is behind; never one that costs more than `MOST_GIVEN`, so nobody
sees it throw a turn away. Where the others play well, it does as well as it can: luck decides.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.apply import apply
from ..core.judge import SCALE
from ..core.plans import Plan
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State
from .budget import Budget
from .levels import TurnBot, master_style
from .thinking import Option, judged, think

MOST_GIVEN = 6.0
"""Points of lead that a turn may be worth less than the best that was found."""
RECENT = 20
"""Turns of a seat by which it is known."""

_TRIED = 6  # turns that are tried beside one that was played,
_FUTURES_EACH = 24  # with so many futures each
_NOISE = 0.5  # points that the best of turns seems to cost, when it is found by so few futures
_UNKNOWN = 3  # turns' worth of good play that is believed of a seat before any was seen
_SHARE = 3.0  # times as much as the rival that is given in an even game,
_EVENS = 4.0  # one more for so many points of lead, by a rival whose turns cost a point each,
_MOST_SHARE = 6.0  # and never more than so many
_EASE = 0.15  # of each point of lead, so much is given as well
_CLEAR = 0.3  # to a rival whose turns cost at least so much, and less to others
_WORTH_IT = 0.8  # points below which nothing is given: what seems to cost less may cost more
_FOR_OTHERS = 0.5  # of the time for a turn, to judge those of others
_SURE = 0.02  # a value beyond which leads are not told apart


@dataclass(slots=True)
class _Turn:
    """A turn that was played, between two positions without a draw."""

    before: State
    after: State
    cost: float | None = None
    """In points of lead, once it was needed."""


class Adaptive(TurnBot):
    """Keeps a game close to even for the best placed of the others."""

    def __init__(self) -> None:
        """Nobody has played yet."""
        super().__init__()
        self._style = master_style()
        self._began: State | None = None
        self._played: dict[int, deque[_Turn]] = {}

    def watch(self, state: State, code: int) -> None:
        """Somebody at the table, perhaps this bot, decides so."""
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
        """Of the ways that were found, the one that gives away what the others do."""
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
        """What a turn of a seat costs it, as far as was seen and can be judged by then."""
        costs = []
        for turn in reversed(self._played.get(seat, ())):
            if turn.cost is None:
                if time.perf_counter() > until:
                    break
                turn.cost = self._cost(turn)
            costs.append(turn.cost)
        return max(0.0, sum(costs) - _NOISE * len(costs)) / (len(costs) + _UNKNOWN)

    def _rival(self, state: State) -> int:
        """The best placed of the others."""
        others = [seat for seat in range(state.players) if seat != state.turn]
        worth = [self._style.prior.value(state, seat) for seat in others]
        return others[worth.index(max(worth))]

    def _cost(self, turn: _Turn) -> float:
        """What a turn was worth less than the best of those that a master would try."""
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


def _nearest(options: Sequence[Option], best: float, give: float) -> Option:
    """The option that costs about as much as is to be given, the better of equals."""
    found, off = options[0], give
    for option in options:
        cost = best - _lead(option.value)
        if cost <= MOST_GIVEN and abs(cost - give) < off:
            found, off = option, abs(cost - give)
    return found


def _lead(value: float) -> float:
    """The lead in points that is worth so much."""
    value = min(max(value, _SURE), 1 - _SURE)
    return SCALE * math.log(value / (1 - value))
