"""How lucky a seat is in a game: what is drawn after each turn against what could have been drawn.

After every draw the master's judge values the position for the seat, and it values some other draws
that were just as likely. The value of the actual draw less the mean of the others is luck. Its
expectation is 0, whatever the judge thinks and whoever plays. So a result less luck has the same
expectation as the result itself, but varies less. Poker research knows this as the advantage sum.
"""

from __future__ import annotations

from alhambra.bots.levels import master_style
from alhambra.core import const
from alhambra.core.dealer import Dealer
from alhambra.core.judge import Judge, utility
from alhambra.core.lookahead import answering
from alhambra.core.rng import Rng
from alhambra.core.state import State


class Luck:
    """Adds up the luck of one seat in one game."""

    def __init__(self, seat: int, others: int, rng: Rng) -> None:
        """Compare each draw with so many others; with 0, nothing is compared."""
        self.total = 0.0
        self._seat = seat
        self._others = others
        self._judge: Judge = master_style().prior
        self._lookahead = answering(self._judge)
        self._dealer = Dealer(rng)

    def add(self, before: State, after: State) -> None:
        """Count a draw, or several in a row, from one position to another."""
        if self._others == 0:
            return
        other_values = 0.0
        for _ in range(self._others):
            state = before.copy()
            self._dealer.follow(state)
            self._dealer.deal(state)
            other_values += self._value(state)
        self.total += self._value(after) - other_values / self._others

    def _value(self, state: State) -> float:
        """What a position after draws is worth to the seat, if the next turn is a good one."""
        if state.phase == const.OVER:
            return utility(state, self._seat)
        end = self._lookahead.best(state).state
        value = self._judge.value(end, self._seat)
        if state.players == const.MIN_PLAYERS:  # both views together foresee the outcome better
            value = (value + 1 - self._judge.value(end, 1 - self._seat)) / 2
        return value
