"""Palaces that reach as far from the fountain as tiles can: around the core's torus."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ..plain.palace import OPPOSITE, Cell, can_place, neighbour
from ..plain.tiles import SIDES, TILES, walls

Snake = list[tuple[str, Cell]]


def snake(forward: str, rng: Random) -> Snake:
    """Tiles that go `forward` column by column, in building order, more than 31 cells far.

    A tile with no wall before or behind it goes one column on. So does a pair: the first has
    its wall before it, the second, beside it, behind it.
    """
    cell: Cell = (0, 0)
    built: dict[Cell, str] = {}
    found: Snake = []
    for column in _columns(forward, rng):
        cell = neighbour(cell, forward)
        for number, (tile, turn) in enumerate(column):
            if number:
                cell = neighbour(cell, turn)
            assert can_place(built, tile, cell)
            built[cell] = tile
            found.append((tile, cell))
    return found


def _columns(forward: str, rng: Random) -> list[list[tuple[str, str]]]:
    """One tile, or two and where the second lies, for each column in random order."""
    back = OPPOSITE[forward]
    loose = set(TILES)

    def grab(*, with_: Iterable[str] = (), without: Iterable[str]) -> str | None:
        fitting = [
            tile
            for tile in TILES
            if tile in loose
            and set(with_) <= set(walls(tile))
            and not set(without) & set(walls(tile))
        ]
        if not fitting:
            return None
        # Walls to the side first, for other pairs need those without.
        chosen = max(fitting, key=lambda tile: len(walls(tile)))
        loose.remove(chosen)
        return chosen

    columns = []
    while single := grab(without=forward + back):
        columns.append([(single, forward)])
    for turn in SIDES:
        if turn in (forward, back):
            continue
        while first := grab(with_=forward, without=back + turn):
            second = grab(with_=back, without=forward + OPPOSITE[turn])
            if second is None:
                loose.add(first)
                break
            columns.append([(first, turn), (second, turn)])
    rng.shuffle(columns)
    if head := grab(with_=forward, without=back):
        columns.append([(head, forward)])
    return columns
