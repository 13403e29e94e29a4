"""Points at a scoring (section 7): majorities, shared places, walls."""

from __future__ import annotations

from . import const, shelf
from .palace import kind_count
from .state import State

# Points for the most pavilions at each scoring; each place lower gets one entry earlier (R7.3).
_FIRST = [1, 8, 16]
_counts = [0] * 7  # how many buildings of one kind each contender has; Dirk comes last


def place_points(scoring: int, place: int, kind: int) -> int:
    """The points of one place for one kind; places beyond the table are worth nothing."""
    if place > scoring:
        return 0
    return _FIRST[scoring - place] + kind


def score(state: State, scoring: int) -> None:
    """Add the points of a scoring, 1 to 3, to every score."""
    contenders = state.players + 1 if state.has_dirk() else state.players
    for kind in range(const.KINDS):
        for seat in range(state.players):
            palace = shelf.palace_of(state, seat)
            _counts[seat] = palace.count(kind)
        if state.has_dirk():
            _counts[state.players] = kind_count(state.dirk, kind)
        for seat in range(contenders):
            points = _share(contenders, seat, scoring, kind)
            if seat < state.players:
                state.scores[seat] += points
            else:
                state.dirk_score += points
    for seat in range(state.players):
        palace = shelf.palace_of(state, seat)
        state.scores[seat] += palace.wall()


def next_scoring(state: State) -> int:
    """The number of the next scoring; during awards the last, even if one was skipped (R7.1)."""
    if state.phase >= const.AWARD:
        return const.SCORINGS
    return min(state.scorings + 1, const.SCORINGS)


def gains(state: State) -> list[int]:
    """What each seat would get if the next scoring took place now; 0 after the last one."""
    after = state.copy()
    if state.phase != const.OVER:
        score(after, next_scoring(state))
    points = []
    for seat in range(state.players):
        points.append(after.scores[seat] - state.scores[seat])  # noqa: PERF401  (compiled)
    return points


def _share(contenders: int, seat: int, scoring: int, kind: int) -> int:
    """What one contender gets for a kind: its share of the places it is tied for (R7.4)."""
    if _counts[seat] == 0:
        return 0
    better = 0
    tied = 0
    for other in range(contenders):
        if _counts[other] > _counts[seat]:
            better += 1
        elif _counts[other] == _counts[seat]:
            tied += 1
    total = 0
    for place in range(better + 1, better + tied + 1):
        total += place_points(scoring, place, kind)
    return total // tied
