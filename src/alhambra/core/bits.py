"""Sets of small numbers as the bits of an int; `bits.pxd` has the processor's instructions."""

from __future__ import annotations

MASK64 = (1 << 64) - 1


def count(bits: int) -> int:
    """How many numbers are in the set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The greatest number of a set that is not empty."""
    return bits.bit_length() - 1


def scatter(number: int, places: int) -> int:
    """One of so many places, a power of two, for a note on a number; alike numbers lie apart."""
    return (number * 2654435761 >> 18) & (places - 1)


def nth(bits: int, place: int) -> int:
    """The number at a place of a set, counted from 0."""
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)
