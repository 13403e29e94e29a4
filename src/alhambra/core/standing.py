"""Who leads in which kind, and what one more building would change."""

from __future__ import annotations

from . import const
from .palace import kind_count
from .scoring import place_points
from .state import State


class Standing:
    """How many buildings of each kind everybody has built, Dirk last."""

    def __init__(self) -> None:
        """Empty; `read` fills it."""
        self.contenders = 0
        self.counts = [0] * 42  # kind * 7 + contender

    def read(self, state: State) -> None:
        """Count the buildings of a position."""
        self.contenders = state.players
        for seat in range(state.players):
            palace = state.palaces[seat]
            for kind in range(const.KINDS):
                self.counts[kind * 7 + seat] = palace.count(kind)
        if state.players == const.MIN_PLAYERS:
            self.contenders += 1
            for kind in range(const.KINDS):
                self.counts[kind * 7 + 2] = kind_count(state.dirk, kind)

    def count(self, kind: int, seat: int) -> int:
        """A seat's buildings of a kind."""
        return self.counts[kind * 7 + seat]

    def share(self, scoring: int, kind: int, seat: int, more: int) -> int:
        """60 times the points for a kind at a scoring, if the seat had `more` extra buildings.

        Shares are not rounded down here: this is an estimate made before the scoring.
        """
        first = kind * 7
        own = self.counts[first + seat] + more
        if own <= 0:
            return 0
        better = 0
        tied = 1
        for other in range(self.contenders):
            if other != seat:
                if self.counts[first + other] > own:
                    better += 1
                elif self.counts[first + other] == own:
                    tied += 1
        total = 0
        place = better + 1
        while place <= better + tied and place <= scoring:
            total += place_points(scoring, place, kind)
            place += 1
        return total * 60 // tied
