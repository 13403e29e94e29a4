"""Money cards of one currency, packed: two bits count each value, 1 in the lowest bits (R1.3)."""

from __future__ import annotations

from . import bits

# Literal sizes, as in money.pxd: a compiled array must have a fixed length.
_WORTH_LOW = [0] * 1024  # what the cards of values 1 to 5 are worth
_WORTH_HIGH = [0] * 256  # what those of values 6 to 9 are worth


def worth(cards: int) -> int:
    """The sum of the values of packed cards."""
    return _WORTH_LOW[cards & 1023] + _WORTH_HIGH[cards >> 10]


def size(cards: int) -> int:
    """How many packed cards there are."""
    return bits.count(cards & 0x15555) + 2 * bits.count(cards & 0x2AAAA)


def _make_tables() -> None:
    for cards in range(1024):
        for value in range(1, 6):
            _WORTH_LOW[cards] += (cards >> (2 * value - 2) & 3) * value
    for cards in range(256):
        for value in range(6, 10):
            _WORTH_HIGH[cards] += (cards >> (2 * value - 12) & 3) * value


_make_tables()
