"""Codes come in rising order, and a random pick is one of them by its place."""

from __future__ import annotations

import pytest

from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal, pick
from alhambra.core.rng import Rng
from alhambra.options import Options


@pytest.mark.parametrize("players", range(2, 7))
def test_codes_rise_and_pick_takes_the_one_that_was_drawn(players: int) -> None:
    state = Options(players).new_state(0)
    dealer = Dealer(Rng(players))
    dealer.follow(state)
    number = 0
    while state.phase != const.OVER:
        codes = legal(state)
        assert codes == sorted(set(codes))
        if state.actor() == const.CHANCE:
            apply(state, dealer.draw(state))
            continue
        number += 1
        assert pick(state, Rng(number)) == codes[Rng(number).below(len(codes))]
        apply(state, codes[Rng(number).below(len(codes))])
