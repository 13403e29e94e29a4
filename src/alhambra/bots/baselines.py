"""The two baselines: uniformly random play, and the plain greedy builder."""

from __future__ import annotations

from ..core.builder import choose_builder
from ..core.legal import pick
from ..core.rng import Rng
from ..core.state import State
from .base import CoreBot
from .budget import Budget


class Random(CoreBot):
    """Plays a random legal action, all equally likely."""

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """A random legal code."""
        return pick(state, rng)


class Builder(CoreBot):
    """Buys, pays exactly when it can, builds, and sometimes redesigns."""

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """The code that the builder plays."""
        return choose_builder(state, rng)
