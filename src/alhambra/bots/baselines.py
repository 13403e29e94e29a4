"""The two baselines: uniformly random play, and the plain greedy builder."""

from __future__ import annotations

from ..core.legal import pick
from ..core.policy import choose_builder
from ..core.rng import Rng
from ..core.state import State


class Random:
    """Plays any legal action, each with the same chance."""

    def choose(self, state: State, rng: Rng) -> int:
        """A random legal code."""
        return pick(state, rng)


class Builder:
    """Buys, pays exactly when it can, builds, and sometimes redesigns."""

    def choose(self, state: State, rng: Rng) -> int:
        """The builder's code."""
        return choose_builder(state, rng)
