"""What the engine says of random tables, palaces and decks, for the scorer to say the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from alhambra.cardboard import MOST, TILE_WALLS
from alhambra.codes import cell_number
from alhambra.core.palace import Palace
from alhambra.game import Game
from alhambra.layouts import longest_wall
from alhambra.options import EDITIONS, Options
from alhambra.pieces import FOUNTAIN, TILES, Cell, Kind, Tile
from alhambra.placement import Fault, why_not_place, why_not_remove, why_not_swap

Json = dict[str, Any]


def tables(count: int, rng: random.Random) -> Iterator[tuple[Json, int]]:
    """Tables as `alhambra score --table` reads them, and which scoring it is."""
    for number in range(count):
        players = 2 + number % 5
        left = list(MOST)
        rows = [_counts(left, players, rng) for _ in range(players + (players == 2))]
        table: Json = {
            "players": [
                {
                    "name": f"Seat {seat}",
                    "counts": _named(row),
                    "wall": rng.randrange(min(TILE_WALLS * sum(row), 30) + 1),
                }
                for seat, row in enumerate(rows[:players], 1)
            ]
        }
        if players == 2:
            table["dirk"] = _named(rows[2])
        yield table, 1 + number % 3


def _counts(left: list[int], players: int, rng: random.Random) -> list[int]:
    """Some of what is left in the box, few enough for ties."""
    row = [rng.randrange(min(left[kind], 14 // players) + 1) for kind in Kind]
    for kind in Kind:
        left[kind] -= row[kind]
    return row


def _named(row: list[int]) -> Json:
    return {kind.label: row[kind] for kind in Kind if row[kind]}


def palaces(steps: int, rng: random.Random) -> Iterator[list[Json]]:
    """Palaces that grow and shrink at random, with what the engine says to every try."""
    while steps > 0:
        told = list(_palace(rng))
        steps -= len(told)
        yield told


def _palace(rng: random.Random) -> Iterator[Json]:
    palace = Palace()
    layout: dict[Cell, Tile] = {}
    box = rng.sample(TILES, len(TILES))
    for _ in range(150):
        if layout and rng.random() < 0.15:
            cell = rng.choice(list(layout))
            tile = layout[cell]
            fault = why_not_remove(layout, cell)
            assert palace.can_remove(tile.number) == (fault is None)
            if fault is None:
                palace.remove(tile.number)
                del layout[cell]
                box.append(tile)
            yield _told("remove", tile, cell, fault, palace.wall())
            continue
        if not box:
            return
        tile = rng.choice(box)
        if layout and rng.random() < 0.15:
            cell = rng.choice(list(layout))
            out = layout[cell]
            fault = why_not_swap(layout, tile, cell)
            assert bool(palace.matches(out.number) >> tile.number & 1) == (fault is None)
            if fault is None:
                palace.swap(tile.number, out.number)
                layout[cell] = tile
                box[box.index(tile)] = out
            yield _told("swap", tile, cell, fault, palace.wall())
            continue
        cell = rng.choice(_near(layout))
        fault = why_not_place(layout, tile, cell)
        if cell != FOUNTAIN and cell not in layout:
            assert palace.can_place(tile.number, cell_number(cell)) == (fault is None)
        if fault is None:
            palace.place(tile.number, cell_number(cell))
            layout[cell] = tile
            box.remove(tile)
            assert longest_wall(layout).length == palace.wall()
        yield _told("place", tile, cell, fault, palace.wall())


def _near(layout: dict[Cell, Tile]) -> list[Cell]:
    """Cells in and around a palace, those beside a tile twice as often."""
    beside = {each for cell in (FOUNTAIN, *layout) for each in cell.neighbours}
    around = {each for cell in beside for each in cell.neighbours}
    return sorted(beside) + sorted(beside | around)


def _told(do: str, tile: Tile, cell: Cell, fault: Fault | None, wall: int) -> Json:
    told: Json = {"do": do, "tile": str(tile), "cell": str(cell), "wall": wall, "fault": None}
    if fault is not None:
        details = {name: _plain(value) for name, value in fault.details.items()}
        told["fault"] = {"rule": fault.rule, "slug": fault.slug, "details": details}
    return told


def _plain(value: object) -> object:
    if isinstance(value, tuple) and not isinstance(value, Cell):
        return sorted(map(str, value))
    return getattr(value, "letter", None) or str(value)


def decks(rng: random.Random) -> Iterator[Json]:
    """When scoring cards can turn up, as views of new games tell it."""
    for players in range(2, 7):
        for edition in EDITIONS:
            for _ in range(3):
                state = Game(Options(players, edition), seed=rng.getrandbits(32)).state
                yield {
                    "players": players,
                    "edition": edition,
                    "dealt": sum(state.hand_size(seat) for seat in range(players)),
                    "low": list(state.scoring_low),
                    "high": list(state.scoring_high),
                }
