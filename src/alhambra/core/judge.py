"""What a position between two turns is worth to a seat: by nets, or played out at the very end."""

from __future__ import annotations

import math

from . import bits, const
from .dealer import Dealer
from .features import Features
from .inputs import Inputs
from .net import Net
from .network import Network
from .rng import Rng
from .rollout import QuickPlayer, play_out
from .state import State

SCALE = 20.0
"""The lead, in points, that is worth 0.73 on a scale where a tie is worth 0.5."""

_MOST = 300  # greater leads count as this one
_UTILITY = [0.0] * 601
_ENDS = 4  # that are played if it is open which tiles come


class Judge:
    """Gives values from about 0 for a sure loss to about 1 for a sure win."""

    def __init__(self, net: Net, network: Network | None = None) -> None:
        """Judge by a small net and, if given, a larger one that corrects it."""
        self.net = net
        self.network = network
        self.features = Features()
        self.inputs = Inputs()
        self.quick = QuickPlayer()
        self.dealer = Dealer(Rng(0))

    def value(self, state: State, seat: int) -> float:
        """What a position is worth to a seat."""
        if self.network is None or self._is_decided(state):
            return self.rough_value(state, seat)
        self.inputs.read(state)
        self.inputs.fill(seat)
        value = self.net.value(self.inputs.features, state.scorings)
        return value + self.network.value(self.inputs)

    def rough_value(self, state: State, seat: int) -> float:
        """What it is worth by the small net alone, in a third of the time."""
        if self._is_decided(state):
            return self._end_value(state, seat)
        self.features.read(state)
        self.features.fill(seat)
        return self.net.value(self.features, state.scorings)

    def _is_decided(self, state: State) -> bool:
        """Whether the last turn has been played.

        Before the market is refilled only a judge with two nets sees it, from the tiles that are
        left (R6.4); the first master did not, and the exercises were chosen by it.
        """
        if state.ending or state.phase >= const.AWARD:
            return True
        return self.network is not None and _gaps(state) > bits.count(state.bag)

    def _end_value(self, state: State, seat: int) -> float:
        """The mean of some ends of a game after its last turn; the quick player builds awards.

        Draws matter only if the market can be refilled in part, or if a scoring card may still turn
        up (R6.4, R8.1, R8.2); their seeds are always the same.
        """
        if state.phase == const.OVER:
            return utility(state, seat)
        ends = 1 if state.ending or state.phase >= const.AWARD else _ENDS
        total = 0.0
        for number in range(ends):
            end = state.copy()
            self.dealer.rng = Rng(number)
            self.dealer.follow(end)
            play_out(end, self.dealer, self.quick, 12)
            total += utility(end, seat)
        return total / ends


def _gaps(state: State) -> int:
    """How many slots of the market are empty."""
    gaps = 0
    for slot in range(const.SLOTS):
        if state.market[slot] == const.EMPTY:
            gaps += 1
    return gaps


def utility(state: State, seat: int) -> float:
    """What the scores are worth to a seat, by its lead (or deficit) against the best other seat."""
    best = -1000
    for other in range(state.players):
        if other != seat and state.scores[other] > best:
            best = state.scores[other]
    lead = state.scores[seat] - best
    return _UTILITY[_MOST + min(max(lead, -_MOST), _MOST)]


def lead_of(value: float) -> float:
    """The lead that is worth this value, which is between 0 and 1."""
    return SCALE * math.log(value / (1 - value))


def _make_tables() -> None:
    for lead in range(-_MOST, _MOST + 1):
        _UTILITY[_MOST + lead] = 1.0 / (1.0 + math.exp(-lead / SCALE))


_make_tables()
