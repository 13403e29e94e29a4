"""A figure found by trying, and how far it may be off."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

BLOCKS = 20
"""How many parts the futures of an estimate are shared out to."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The same figure from each block of futures.

    Block n of all estimates with one seed deals alike. So sums and differences are taken block by
    block, and what the futures have in common is no error of a difference.
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
        """Value and error, with as many digits as anybody needs."""
        return {"value": round(self.value, 4), "error": round(self.error, 4)}


NOTHING = Estimate((0.0,) * BLOCKS)
"""Certainly zero."""


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum."""
    return sum(estimates, NOTHING)
