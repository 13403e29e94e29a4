"""Scorings explained in full: counts, places, ties, shares and walls (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .core import const
from .core.scoring import place_points
from .pieces import Cell, Kind, Side


class Segment(NamedTuple):
    """One piece of outer wall: a cell and the side of it (R7.5)."""

    cell: Cell
    side: Side


@dataclass(frozen=True, slots=True)
class Wall:
    """A longest unbroken outer wall."""

    length: int
    segments: tuple[Segment, ...] = ()
    """Clockwise; empty where only the length is known."""


@dataclass(frozen=True, slots=True)
class Rank:
    """How one contender stands with one kind."""

    count: int
    """Buildings of the kind."""
    place: int
    """1 for the most; 0 for none at all."""
    tied: int
    """How many contenders share the place, this one included; 0 for none."""
    total: int
    """The points of all places that they take up together."""
    share: int
    """What this contender gets: its part of `total`, rounded down (R7.4)."""


NO_RANK = Rank(count=0, place=0, tied=0, total=0, share=0)


@dataclass(frozen=True, slots=True)
class Scoring:
    """One scoring, in full."""

    number: int
    """1, 2 or 3."""
    ranks: tuple[tuple[Rank, ...], ...]
    """By kind, then by seat."""
    dirk: tuple[Rank, ...] | None
    """Dirk's, by kind, where he plays along (R9.3)."""
    walls: tuple[Wall, ...]
    """By seat."""

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat scores."""
        return tuple(
            wall.length + sum(self.ranks[kind][seat].share for kind in Kind)
            for seat, wall in enumerate(self.walls)
        )

    @property
    def dirk_points(self) -> int:
        """What Dirk scores."""
        return sum(rank.share for rank in self.dirk or ())


def points_of_places() -> list[list[list[int]]]:
    """The points for each place (R7.3), by scoring and kind, first place first."""
    return [
        [[place_points(number, place, kind) for place in range(1, number + 1)] for kind in Kind]
        for number in range(1, const.SCORINGS + 1)
    ]


def explain(
    number: int,
    counts: Sequence[Sequence[int]],
    walls: Sequence[Wall],
    dirk: Sequence[int] | None = None,
) -> Scoring:
    """Score a table from `counts` by seat and kind, each seat's wall, and Dirk's counts, if any."""
    contenders = [*counts, dirk] if dirk is not None else [*counts]
    by_kind = [_ranks(number, kind, [row[kind] for row in contenders]) for kind in Kind]
    seats = len(counts)
    return Scoring(
        number=number,
        ranks=tuple(tuple(ranks[:seats]) for ranks in by_kind),
        dirk=None if dirk is None else tuple(ranks[seats] for ranks in by_kind),
        walls=tuple(walls),
    )


def _ranks(number: int, kind: Kind, counts: Sequence[int]) -> list[Rank]:
    """Every contender's rank with one kind (R7.3, R7.4)."""
    ranks = []
    for count in counts:
        if count == 0:
            ranks.append(NO_RANK)
            continue
        better = sum(other > count for other in counts)
        tied = sum(other == count for other in counts)
        places = range(better + 1, better + tied + 1)
        total = sum(place_points(number, place, kind) for place in places)
        ranks.append(Rank(count, better + 1, tied, total, total // tied))
    return ranks


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points (R8.3)."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
