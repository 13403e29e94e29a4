"""Money cards of one currency, packed: two bits for the copies of each value, 1 lowest (R1.3)."""

from __future__ import annotations

from . import const


def worth(cards: int) -> int:
    """The sum of the values of packed cards."""
    total = 0
    value = 1
    while cards:
        total += (cards & 3) * value
        cards >>= 2
        value += 1
    return total


def size(cards: int) -> int:
    """How many cards are packed."""
    total = 0
    while cards:
        total += cards & 3
        cards >>= 2
    return total


def holds(cards: int, payment: int) -> bool:
    """Whether `payment` can be taken out of `cards`."""
    while payment:
        if (payment & 3) > (cards & 3):
            return False
        payment >>= 2
        cards >>= 2
    return True


def one_card(card: int) -> int:
    """A single card, packed within its currency."""
    return 1 << (2 * (card % const.VALUES))
