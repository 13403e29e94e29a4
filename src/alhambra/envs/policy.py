"""A trained policy as a bot: any callable that maps an observation and a mask to an id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex, TypeAlias

import numpy as np

from ..bots.base import CoreBot
from ..bots.budget import Budget
from ..core import const, ids, observe
from ..core.rng import Rng
from ..core.state import State
from .layout import VIEWS, View

Bytes: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"
Policy: TypeAlias = Callable[[Bytes, Bytes], SupportsIndex]
"""Takes the vector of `envs.layout` and a byte for each id, 1 if it is legal; returns an id."""


class PolicyBot(CoreBot):
    """Lets a policy play as a bot: in the arena and, with an entry point, at tables in the browser.

    It is shown only what its seat knows: `view` is "memory", as in the environments, or "table". A
    policy that needs random numbers uses its own generator.
    """

    def __init__(self, policy: Policy, *, view: View = "memory") -> None:
        """The policy is called once for each id, so twice where a tile is picked up first."""
        if view not in VIEWS:
            raise ValueError(f"there is no view {view!r:.40}")
        self._policy = policy
        self._table = view == "table"

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """The code that the policy chooses. Raises `ValueError` if its id is not legal."""
        held = ids.held_of(state)
        while True:
            row = _array(observe.vector(state, held, state.turn, self._table))
            mask = _array(ids.mask(state, held))
            chosen = self._policy(row, mask).__index__()
            if not 0 <= chosen < const.IDS or not mask[chosen]:
                legal = ids.legal_ids(state, held)
                raise ValueError(f"the policy chose id {chosen}; legal is {legal!s:.200}")
            code = ids.decode(state, held, chosen)
            if code != const.EMPTY:
                return code
            held = chosen - const.ID_PICK


def _array(row: bytes) -> Bytes:
    """A copy that the policy may keep and change."""
    return np.frombuffer(row, np.uint8).copy()
