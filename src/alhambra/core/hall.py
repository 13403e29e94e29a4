"""Access to the games of a batch; `hall.pxd` skips the checks that Cython makes for lists."""

from __future__ import annotations

from .episode import Episode
from .observe import Sight


def episode_of(episodes: list[Episode], row: int) -> Episode:
    """The game of a row; there must be one."""
    return episodes[row]


def legal_of(episodes: list[Episode], row: int) -> list[int]:
    """The legal ids of a row's game, of which only the first `legal_count_of` count."""
    return episodes[row].legal


def legal_count_of(episodes: list[Episode], row: int) -> int:
    """How many legal ids the game of a row has."""
    return episodes[row].legal_count


def sight_of(sights: list[Sight], row: int) -> Sight:
    """What has been observed of the game of a row."""
    return sights[row]


def fetch(episodes: list[Episode], row: int) -> None:
    """Prefetch the memory of the next rows; does nothing when interpreted."""
