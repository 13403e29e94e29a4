"""A figure estimated by simulation, with its standard error."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

BLOCKS = 20
"""The number of blocks into which the futures of an estimate are split."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """One figure, estimated once per block of futures.

    With the same seed, block n of every estimate uses the same draws. So sums and differences are
    taken block by block, and luck that both sides share cancels out of a difference.
    """

    blocks: tuple[float, ...]

    @property
    def value(self) -> float:
        """The mean of the blocks."""
        return sum(self.blocks) / len(self.blocks)

    @property
    def error(self) -> float:
        """The standard error of the value; 0 for what is certain."""
        mean = self.value
        spread = math.fsum((each - mean) ** 2 for each in self.blocks)
        return math.sqrt(spread / (len(self.blocks) - 1) / len(self.blocks))

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(tuple(a + b for a, b in zip(self.blocks, other.blocks, strict=True)))

    def __sub__(self, other: Estimate) -> Estimate:
        return Estimate(tuple(a - b for a, b in zip(self.blocks, other.blocks, strict=True)))

    def as_json(self) -> dict[str, float]:
        """Value and error, rounded to four digits."""
        return {"value": round(self.value, 4), "error": round(self.error, 4)}


NOTHING = Estimate((0.0,) * BLOCKS)
"""Zero, without error."""


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum."""
    return sum(estimates, NOTHING)
