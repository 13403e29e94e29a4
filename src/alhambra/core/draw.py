"""Drawing lots inside the core; `draw.pxd` has the generator's sums on the spot, without a call."""

from __future__ import annotations

from .rng import Rng


def below(rng: Rng, bound: int) -> int:
    """A number from 0 to `bound` - 1, as `Rng.below` gives it."""
    return rng.below(bound)
