"""Random numbers inside the core; `draw.pxd` computes them inline, without a call to `Rng`."""

from __future__ import annotations

from .rng import Rng


def below(rng: Rng, bound: int) -> int:
    """A number from 0 to `bound` - 1, as `Rng.below` gives it."""
    return rng.below(bound)
