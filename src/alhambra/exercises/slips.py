"""Slips: what a learner may do instead of what an exercise asks for.

Each has a code, which the screens turn into words; a step names the slips to look for.
"""

from __future__ import annotations

from collections.abc import Callable

from ..actions import (
    AddTile,
    BuyTile,
    PlaceTile,
    RemoveTile,
    Stop,
    StoreTile,
    SwapTile,
    TakeMoney,
)
from .goals import Attempt, is_exact, wall_after

NOT_YET = "not-yet"
"""The slip for a completed turn that misses the goal, if no other fits."""


def _did(*kinds: type) -> Callable[[Attempt], bool]:
    return lambda attempt: any(isinstance(each, kinds) for each in attempt.actions)


def _overpaid(attempt: Attempt) -> bool:
    return not all(map(is_exact, attempt.bought))


def _wall_same(attempt: Attempt) -> bool:
    return attempt.complete and wall_after(attempt) <= attempt.before.palace(attempt.seat).wall()


SLIPS: dict[str, Callable[[Attempt], bool]] = {
    "few-cards": _did(TakeMoney),
    "took-money": _did(TakeMoney),
    "overpaid": _overpaid,
    "bought": _did(BuyTile),
    "other-tile": _did(BuyTile),
    "stopped": _did(Stop),
    "built": _did(PlaceTile),
    "stored": _did(StoreTile),
    "added": _did(AddTile),
    "removed": _did(RemoveTile),
    "swapped": _did(SwapTile),
    "wall-same": _wall_same,
}
"""Every slip that a step can name."""
