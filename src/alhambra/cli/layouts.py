"""Palaces typed by hand: read, and with their wall."""

from __future__ import annotations

from .. import pieces
from ..building import Layout
from ..codes import cell_number
from ..core.palace import Palace
from ..errors import NotationError
from ..pieces import Cell, Kind, Side, Tile
from ..scoring import Segment, Wall

FORM = "write a tile and its cell, with ; between, such as 'T9NE 1,0; G10 2,0'"


def parse(text: str) -> list[tuple[Tile, Cell]]:
    """The tiles and cells that `T9NE 1,0; G10 2,0` names; each tile once (R1.2)."""
    placed: dict[Tile, Cell] = {}
    for part in text.split(";"):
        words = part.split()
        if not words:
            continue
        if len(words) != 2:
            raise NotationError(f"{' '.join(words)[:40]!a} is no tile on a cell; {FORM}")
        tile, cell = pieces.tile(words[0]), pieces.cell(words[1])
        if tile in placed:
            raise NotationError(
                f"{tile} stands on {placed[tile]} and on {cell}; there is one of each tile (R1.2)"
            )
        placed[tile] = cell
    return list(placed.items())


def written(layout: Layout) -> str:
    """A palace as `parse` reads it."""
    return "; ".join(f"{tile} {cell}" for cell, tile in layout.items())


def counts(tiles: list[Tile]) -> list[int]:
    """How many tiles of each kind there are."""
    kinds = [tile.kind for tile in tiles]
    return [kinds.count(kind) for kind in Kind]


def by_kind(figures: list[int]) -> dict[str, int]:
    """A figure for each kind, by the kind's name."""
    return {kind.label: figure for kind, figure in zip(Kind, figures, strict=True)}


def longest_wall(layout: Layout) -> Wall:
    """The longest outer wall of a legal palace (R7.5)."""
    palace = Palace()
    cells = {}
    for cell, tile in layout.items():
        palace.place(tile.number, cell_number(cell))
        cells[cell_number(cell)] = cell
    segments = tuple(Segment(cells[place], Side(side)) for place, side in palace.wall_segments())
    return Wall(len(segments), segments)


def wall_as_json(wall: Wall) -> list[dict[str, str]]:
    """The segments of a wall, in order."""
    return [{"cell": str(cell), "side": side.letter} for cell, side in wall.segments]
