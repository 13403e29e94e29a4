"""Finds the turning points of a game, caused by decisions or by draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from .estimate import Estimate
from .report import Analysis

MOST = 3
"""The most turning points to show."""
LEAST = 0.03
"""The least change in a chance to win that is a turning point."""
ERRORS = 2
"""The least change, in standard errors, that is a turning point."""

Cause: TypeAlias = Literal["mistake", "play", "luck"]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """What changed a seat's chance to win."""

    first: int
    """The first action of the turn, counted from 0."""
    last: int
    """The last action of the turn."""
    seat: int
    """Whose chance changed: for a decision the acting seat, for luck the seat affected most."""
    cause: Cause
    change: Estimate
    """The change in the chance to win."""


def turning_points(found: Analysis, most: int = MOST) -> tuple[TurningPoint, ...]:
    """The greatest changes, at most one per turn, in the order of the game."""
    per_turn = (max(both, key=_size) for both in _changes(found))
    worth = [
        each
        for each in per_turn
        if _size(each) >= LEAST and _size(each) >= ERRORS * each.change.error
    ]
    greatest = sorted(worth, key=_size, reverse=True)[:most]
    return tuple(sorted(greatest, key=lambda each: each.first))


def _changes(found: Analysis) -> Iterator[tuple[TurningPoint, TurningPoint]]:
    """For each turn, the change by its decisions and the change by the draws after it."""
    for first, after in found.turns():
        last = after - 1
        begun, ended = found.decisions[first], found.decisions[last]
        seat = begun.seat
        played = ended.after.wins[seat] - begun.before.wins[seat]
        wrong = played.value < 0 and any(each.mistake for each in found.decisions[first:after])
        luck = found.luck(last).wins
        lucky = max(range(len(luck)), key=lambda each: abs(luck[each].value))
        yield (
            TurningPoint(first, last, seat, "mistake" if wrong else "play", played),
            TurningPoint(first, last, lucky, "luck", luck[lucky]),
        )


def _size(each: TurningPoint) -> float:
    return abs(each.change.value)
