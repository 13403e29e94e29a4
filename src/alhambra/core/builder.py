"""The plain greedy builder: buys, pays exactly when it can, builds, sometimes redesigns.

It is a baseline and a source of lively games, not a strong player.
"""

from __future__ import annotations

from . import bits, const
from .legal import code_at, fill, price_of
from .money import worth
from .palace import Palace
from .rng import Rng
from .state import State
from .tiles import KIND_OF

_KIND = [0] * 54

_WHIM = 12  # one decision in this many is made at random
_OVERPAY = 3  # the most that the builder is ready to overpay


def choose_builder(state: State, rng: Rng) -> int:
    """The code that the builder plays."""
    found = fill(state)
    if found == 1:
        return code_at(0)
    if rng.below(_WHIM) == 0:
        return code_at(rng.below(found))
    trial = state.palace(state.turn).copy()
    best = 0
    best_value = -1
    for place in range(found):
        value = _value(state, trial, code_at(place)) << 8 | rng.below(256)
        if value > best_value:
            best_value = value
            best = code_at(place)
    return best


def _value(state: State, trial: Palace, code: int) -> int:
    """How much the builder likes a code; 0 is the least."""
    kind = code >> const.KIND_SHIFT
    field = (code >> const.FIELD_SHIFT) & const.FIELD_MASK
    tile = code & const.TILE_MASK
    if kind == const.TAKE:
        return 100 + _take_value(state, field)
    if kind == const.BUY:
        return _buy_value(state, trial, (code >> const.SLOT_SHIFT) & 3, code & const.FIELD_MASK)
    if kind == const.ADD:
        return 130 + _wall_with(trial, tile, field) + _KIND[tile]
    if kind == const.PLACE:
        return 100 + _wall_with(trial, tile, field)
    if kind == const.SWAP:
        return 50 + 10 * (_KIND[tile] - _KIND[field])
    return 10  # STOP, PASS, REMOVE, STORE, GIVE


def _take_value(state: State, mask: int) -> int:
    """What a take is worth: the sum of its cards, and 1 more for each card."""
    total = 0
    while mask:
        total += state.display[bits.lowest(mask)] % const.VALUES + 2
        mask &= mask - 1
    return total


def _buy_value(state: State, palace: Palace, slot: int, payment: int) -> int:
    """Prefers exact payments, then small overpayments; then tiles that fit and valuable kinds."""
    tile = state.market[slot]
    lost = worth(payment) - price_of(tile)
    if lost > _OVERPAY:
        return 20
    value = 300 if lost == 0 else 130 - 5 * lost
    if (palace.fitting() >> tile) & 1:
        value += 20
    return value + 3 * _KIND[tile]


def _wall_with(trial: Palace, tile: int, cell: int) -> int:
    """The length of the wall if `tile` were built on `cell`."""
    trial.place(tile, cell)
    wall = trial.wall()
    trial.remove(tile)
    return wall


def _make_tables() -> None:
    for tile in range(const.TILES):
        _KIND[tile] = KIND_OF[tile]


_make_tables()
