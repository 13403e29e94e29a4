"""What the cards of one currency can pay: which sums, and with which cards at the least loss."""

from __future__ import annotations

from . import bits, const
from .money import size, worth

_NONE = -1


def reach(hand: int) -> int:
    """Every sum that some of the packed cards make, as a set: bit n for n; sums below 64 only."""
    sums = 1
    value = 1
    while hand:
        copies = hand & 3
        while copies:
            sums |= sums << value
            copies -= 1
        hand >>= 2
        value += 1
    return sums


def least(sums: int, price: int) -> int:
    """The least of the sums that pays the price; some sum must."""
    return price + bits.lowest(sums >> price)


def payment(hand: int, total: int) -> int:
    """Cards of the hand worth exactly `total`, few and dear ones first; -1 if there are none."""
    return _pay(hand, total, const.VALUES)


def _pay(hand: int, total: int, value: int) -> int:
    """The same with cards of at most `value`."""
    while value > 0 and total > 0:
        shift = 2 * value - 2
        copies = (hand >> shift) & 3
        if copies * value > total:
            copies = total // value
        while copies > 0:
            rest = _pay(hand, total - copies * value, value - 1)
            if rest != _NONE:
                return rest | copies << shift
            copies -= 1
        value -= 1
    return 0 if total == 0 else _NONE


def freedom(hand: int) -> int:
    """How many of the prices 2 to 13 the packed cards pay exactly."""
    return bits.count(reach(hand) & 0x3FFC)


def remains(hand: int, paid: int) -> int:
    """How good a hand is after a payment: prices it still pays exactly, then cards, then worth."""
    left = hand - paid
    return (freedom(left) << 16) + (size(left) << 8) + worth(left)
