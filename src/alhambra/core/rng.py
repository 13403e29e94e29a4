"""A small random generator for simulated futures and playouts; never for a real shuffle."""

from __future__ import annotations

from . import bits

_STEP = 0x9E3779B97F4A7C15
_FIRST_MIX = 0xBF58476D1CE4E5B9
_SECOND_MIX = 0x94D049BB133111EB


class Rng:
    """SplitMix64: one 64-bit word of state; the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        """Start from the lowest 64 bits of `seed`."""
        self.word = seed & 0xFFFFFFFFFFFFFFFF

    def copy(self) -> Rng:
        """A copy that gives the same numbers from now on."""
        return Rng(self.word)

    def next(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + _STEP) & bits.MASK64
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST_MIX) & bits.MASK64
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND_MIX) & bits.MASK64
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1 (bound below 2**31; bias below 2**-32)."""
        return ((self.next() >> 32) * bound) >> 32
