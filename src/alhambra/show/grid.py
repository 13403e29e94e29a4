"""Draws a palace with box-drawing characters or in ASCII."""

from __future__ import annotations

from collections.abc import Mapping

from ..pieces import FOUNTAIN, Cell, Side, Tile
from ..scoring import Wall
from .words import in_ascii, width

FOUNTAIN_SIGN = "(@)"
_COLUMNS = 7  # width of a cell: the longest name and a blank on either side

# An edge has the coordinates of the crossing at its west or north end; crossing (x, y)
# is the north-west corner of cell (x, y).
_OPEN, _WALL, _LIT = 1, 2, 3
_FLAT = {0: " ", _OPEN: "┄", _WALL: "━", _LIT: "═"}
_UPRIGHT = {0: " ", _OPEN: "┆", _WALL: "┃", _LIT: "║"}
_N, _E, _S, _W = 1, 2, 4, 8
_THICK = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Characters for crossings, by the set of arms that are walls."""
_DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"


def palace(layout: Mapping[Cell, Tile], wall: Wall | None = None, *, ascii: bool = False) -> str:
    """Draw a palace: walls as thick lines, the scoring wall, if given, as double lines.

    In ASCII, walls are `-`, `|` and `+`, the scoring wall `#`, open sides `.` and `:`.
    """
    cells = {FOUNTAIN, *layout}
    columns = range(min(cell.x for cell in cells), max(cell.x for cell in cells) + 1)
    rows = range(max(cell.y for cell in cells), min(cell.y for cell in cells) - 1, -1)
    flat, upright = _edges(layout, wall)
    margin = max(len(str(y)) for y in rows)
    lines = []
    for y in (*rows, rows[-1] - 1):
        border = [_crossing(flat, upright, columns[0], y)]
        for x in columns:
            border.append(_FLAT[flat.get((x, y), 0)] * _COLUMNS)
            border.append(_crossing(flat, upright, x + 1, y))
        lines.append(" " * (margin + 1) + "".join(border))
        if y not in rows:
            break
        middle = [_UPRIGHT[upright.get((columns[0], y), 0)]]
        for x in columns:
            middle.append(f"{_inside(layout, Cell(x, y)):^{_COLUMNS}}")
            middle.append(_UPRIGHT[upright.get((x + 1, y), 0)])
        lines.append(f"{y:>{margin}} " + "".join(middle))
    lines.append(" " * (margin + 2) + " ".join(f"{x:^{_COLUMNS}}" for x in columns))
    drawing = "\n".join(line.rstrip() for line in lines)
    return in_ascii(drawing) if ascii else drawing


def size(drawing: str) -> int:
    """The width of a drawing in columns."""
    return max(map(width, drawing.splitlines()), default=0)


_Edges = dict[tuple[int, int], int]


def _edges(layout: Mapping[Cell, Tile], wall: Wall | None) -> tuple[_Edges, _Edges]:
    """The horizontal and the vertical edges: open, wall or scoring wall."""
    lit = set(wall.segments) if wall else set()
    flat: _Edges = {}
    upright: _Edges = {}
    for cell in (FOUNTAIN, *layout):
        walls = layout[cell].walls if cell in layout else frozenset()
        for side in Side:
            edges, place = _place(flat, upright, cell, side)
            sort = _OPEN if side not in walls else _LIT if (cell, side) in lit else _WALL
            edges[place] = max(sort, edges.get(place, 0))
    return flat, upright


def _place(flat: _Edges, upright: _Edges, cell: Cell, side: Side) -> tuple[_Edges, tuple[int, int]]:
    """The dict and the key for the edge on one side of a cell."""
    match side:
        case Side.NORTH:
            return flat, (cell.x, cell.y)
        case Side.SOUTH:
            return flat, (cell.x, cell.y - 1)
        case Side.WEST:
            return upright, (cell.x, cell.y)
        case Side.EAST:
            return upright, (cell.x + 1, cell.y)


def _crossing(flat: _Edges, upright: _Edges, x: int, y: int) -> str:
    """The character where edges meet; it shows only the strongest kind of edge there."""
    arms = {
        _N: upright.get((x, y + 1), 0),
        _E: flat.get((x, y), 0),
        _S: upright.get((x, y), 0),
        _W: flat.get((x - 1, y), 0),
    }
    strongest = max(arms.values())
    if strongest <= _OPEN:
        return "·" if strongest else " "
    mask = sum(arm for arm, sort in arms.items() if sort == strongest)
    return _DOUBLE[mask] if strongest == _LIT else _THICK[mask]


def _inside(layout: Mapping[Cell, Tile], cell: Cell) -> str:
    """The text inside a cell."""
    if cell == FOUNTAIN:
        return FOUNTAIN_SIGN
    return layout[cell].name if cell in layout else ""
