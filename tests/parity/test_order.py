"""Codes come in rising order, and a random pick takes each with the same chance."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal, pick
from alhambra.core.rng import Rng
from alhambra.options import Options


@pytest.mark.parametrize("players", range(2, 7))
def test_codes_rise_and_pick_takes_one_of_them(players: int) -> None:
    state = Options(players).new_state(0)
    dealer = Dealer(Rng(players))
    dealer.follow(state)
    rng = Rng(players)
    while state.phase != const.OVER:
        codes = legal(state)
        assert codes == sorted(set(codes))
        if state.actor() == const.CHANCE:
            apply(state, dealer.draw(state))
            continue
        code = pick(state, rng)
        assert code in codes
        apply(state, code)


@pytest.mark.parametrize("actions", [40, 120, 200])
def test_every_code_is_picked_equally_often(actions: int) -> None:
    state = Options(3).new_state(0)
    rng = Rng(actions)
    dealer = Dealer(rng)
    dealer.follow(state)
    dealer.deal(state)
    for _ in range(actions):
        apply(state, pick(state, rng))
        dealer.deal(state)
    codes = legal(state)
    expected = 200
    picked = Counter(pick(state, rng) for _ in range(expected * len(codes)))
    assert set(picked) == set(codes)
    chi_square = sum((count - expected) ** 2 / expected for count in picked.values())
    degrees = len(codes) - 1
    assert chi_square < degrees + 5 * (2 * degrees) ** 0.5 + 10


def test_looking_changes_nothing_about_what_follows() -> None:
    def play(look: bool) -> tuple[object, ...]:
        state = Options(3).new_state(0)
        rng = Rng(5)
        dealer = Dealer(rng)
        dealer.follow(state)
        dealer.deal(state)
        for _ in range(150):
            if look:
                legal(state)
                legal(state.copy())
            apply(state, pick(state, rng))
            dealer.deal(state)
        return state.key()

    assert play(look=True) == play(look=False)
