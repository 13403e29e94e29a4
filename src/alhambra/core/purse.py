"""What the cards of one currency can pay: which sums, and with which cards."""

from __future__ import annotations

from . import bits, const
from .money import size, worth

_NONE = -1


def reach(hand: int) -> int:
    """The set of all sums that packed cards can make, as bits; compiled, only sums below 64."""
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
    """The smallest of the sums that is at least the price; there must be one."""
    return price + bits.lowest(sums >> price)


def payment(hand: int, total: int) -> int:
    """Cards of the hand worth exactly `total`, high cards first; -1 if no cards are."""
    return _pay(hand, total, const.VALUES)


def _pay(hand: int, total: int, value: int) -> int:
    """The same as `payment`, with cards of at most `value`."""
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
    """How many of the prices 2 to 13 the packed cards can pay exactly."""
    return bits.count(reach(hand) & 0x3FFC)


def remains(hand: int, paid: int) -> int:
    """How good a hand is after a payment: by `freedom`, then number of cards, then worth."""
    left = hand - paid
    return (freedom(left) << 16) + (size(left) << 8) + worth(left)
