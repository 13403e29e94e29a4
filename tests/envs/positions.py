"""Positions of random games, and what ids come to."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.core import const, ids
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.options import EDITIONS, Options


def table(number: int) -> State:
    """An empty table: 2 to 6 seats and the three editions take turns."""
    return Options(2 + number % 5, list(EDITIONS)[number % 3]).new_state(0)


def positions(games: int, first: int = 0, most: int = 100_000) -> Iterator[State]:
    """Every position of random games where a seat is to act; the state is played on."""
    for number in range(first, first + games):
        state = table(number)
        rng = Rng(number)
        dealer = Dealer(rng)
        dealer.follow(state)
        dealer.deal(state)
        for _ in range(most):
            if state.phase == const.OVER:
                break
            yield state
            codes = legal(state)
            apply(state, codes[rng.below(len(codes))])
            dealer.deal(state)


def expanded(state: State) -> dict[int, list[int]]:
    """Each code that the legal ids lead to, with the ids that lead there; none twice."""
    found: dict[int, list[int]] = {}
    held = ids.held_of(state)
    for number in ids.legal_ids(state, held):
        code = ids.decode(state, held, number)
        ways = {code: [number]}
        if code == const.EMPTY:
            tile = number - const.ID_PICK
            seconds = ids.legal_ids(state, tile)
            ways = {ids.decode(state, tile, second): [number, second] for second in seconds}
            assert len(ways) == len(seconds) > 0
        assert ways.keys().isdisjoint(found)
        found |= ways
    return found
