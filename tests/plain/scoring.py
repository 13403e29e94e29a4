"""Points for the most buildings of a type (R7.3, R7.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .tiles import KINDS, kind

# For each scoring the points of first, second and third place, pavilion to tower.
PLACES = {
    1: [[1, 2, 3, 4, 5, 6]],
    2: [[8, 9, 10, 11, 12, 13], [1, 2, 3, 4, 5, 6]],
    3: [[16, 17, 18, 19, 20, 21], [8, 9, 10, 11, 12, 13], [1, 2, 3, 4, 5, 6]],
}


def count_kinds(tiles: Iterable[str]) -> list[int]:
    """How many tiles there are of each type, pavilion to tower."""
    letters = [kind(tile) for tile in tiles]
    return [letters.count(letter) for letter in KINDS]


def majorities(counts: Sequence[Sequence[int]], scoring: int) -> list[list[int]]:
    """The points of every row for every type; Dirk, if he plays, is a row like any other."""
    points = [[0] * len(KINDS) for _ in counts]
    for column in range(len(KINDS)):
        numbers = [row[column] for row in counts]
        place = 0
        for number in sorted({n for n in numbers if n > 0}, reverse=True):
            tied = [row for row, n in enumerate(numbers) if n == number]
            taken_up = range(place, place + len(tied))
            shared = sum(place_points(scoring, p, column) for p in taken_up) // len(tied)
            for row in tied:
                points[row][column] = shared
            place += len(tied)
    return points


def place_points(scoring: int, place: int, column: int) -> int:
    """What a place (0 is the first) is worth; places beyond the table are worth nothing."""
    rows = PLACES[scoring]
    return rows[place][column] if place < len(rows) else 0
