"""Sets of small numbers as the bits of an int; `bits.pxd` maps these to CPU instructions."""

from __future__ import annotations

MASK64 = (1 << 64) - 1


def count(bits: int) -> int:
    """How many numbers are in the set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest number in the set, which must not be empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The greatest number in the set, which must not be empty."""
    return bits.bit_length() - 1


def scatter(number: int, places: int) -> int:
    """Hash a number to one of `places`, a power of two; similar numbers land far apart."""
    return (number * 2654435761 >> 18) & (places - 1)


def nth(bits: int, place: int) -> int:
    """The number at this place of the set in ascending order, counted from 0."""
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)
