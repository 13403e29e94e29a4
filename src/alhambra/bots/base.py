"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..core.rng import Rng
from ..core.state import State


class Bot(Protocol):
    """Decides for the acting seat.

    A bot sees the state, which is what a player with a perfect memory knows (section 12): every
    hand, but no order of undrawn cards or tiles. Its randomness comes from `rng` alone.
    """

    def choose(self, state: State, rng: Rng) -> int:
        """One of the codes that `core.legal.legal` names for `state`, which stays as it is."""
        ...
