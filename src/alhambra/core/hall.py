"""Games of a batch; `hall.pxd` takes them from its lists without C's doubts about the lists."""

from __future__ import annotations

from .episode import Episode
from .observe import Sight


def episode_of(episodes: list[Episode], row: int) -> Episode:
    """The game of a row; there must be one."""
    return episodes[row]


def legal_of(episodes: list[Episode], row: int) -> list[int]:
    """Its list of legal ids."""
    return episodes[row].legal


def legal_count_of(episodes: list[Episode], row: int) -> int:
    """How many there are."""
    return episodes[row].legal_count


def sight_of(sights: list[Sight], row: int) -> Sight:
    """What was noted of it."""
    return sights[row]


def fetch(episodes: list[Episode], row: int) -> None:
    """Have the tables of the rows to come brought near; here they are near enough."""
