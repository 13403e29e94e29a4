"""Whole games of uniformly random play inside the core."""

from __future__ import annotations

from . import const
from .apply import apply
from .dealer import Dealer
from .legal import pick
from .rng import Rng
from .state import State


def play_random(state: State, rng: Rng, max_turns: int) -> int:
    """Play at random to the end, or to the first decision of turn `max_turns`.

    Returns the number of decisions made.
    """
    dealer = Dealer(rng)
    dealer.follow(state)
    dealer.deal(state)
    decisions = 0
    turns = 0
    while state.phase != const.OVER and turns < max_turns:
        if state.phase == const.ACT and not state.exact:
            turns += 1
        apply(state, pick(state, rng))
        decisions += 1
        if state.phase < const.ACT:
            dealer.deal(state)
    return decisions
