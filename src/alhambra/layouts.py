"""Reads palaces typed by hand, checks them and finds their longest wall."""

from __future__ import annotations

from . import pieces, placement
from .codes import cell_number
from .core.palace import Palace
from .errors import NotationError
from .pieces import TILES, Cell, Kind, Side, Tile
from .placement import Fault, Layout
from .scoring import Segment, Wall

FORM = "write each tile with its cell, separated by ; such as 'T9NE 1,0; G10 2,0'"


def parse(text: str) -> list[tuple[Tile, Cell]]:
    """Read tiles and cells, such as `T9NE 1,0; G10 2,0`; extra blanks and line breaks are fine."""
    tight = ",".join(part.strip() for part in text.split(","))
    placed = []
    for part in tight.split(";"):
        words = part.split()
        if len(words) % 2:
            raise NotationError(f"{' '.join(words)[:40]!r} is not a tile on a cell; {FORM}")
        for name, place in zip(words[::2], words[1::2], strict=True):
            placed.append((tile(name), pieces.cell(place)))
    return placed


def tile(name: str) -> Tile:
    """The tile with a name typed by a person; if only the case is wrong, the error says so."""
    capitals = name.upper()
    if name != capitals and any(each.name == capitals for each in TILES):
        raise NotationError(f"no tile is called {name!r}; write {capitals}")
    return pieces.tile(name)


def faults(placed: list[tuple[Tile, Cell]]) -> list[Fault]:
    """Every fault of a palace, sorted by rule and cell, including duplicate tiles (R1.2)."""
    found = placement.faults(placed)
    first: dict[Tile, Cell] = {}
    for each, cell in placed:
        if each in first:
            text = f"{each} is on {first[each]} and on {cell}; there is only one of each tile"
            found.append(Fault("R1.2", "twins", cell, text, {"tile": each}))
        else:
            first[each] = cell
    return sorted(found, key=lambda fault: (fault.rule, fault.cell))


def written(layout: Layout) -> str:
    """Write a palace as `parse` reads it."""
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
