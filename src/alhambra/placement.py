"""Explains why a tile may not be placed somewhere (sections 4 and 5).

The core decides what is legal; this module says why something is not. It is plain and slow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .pieces import FOUNTAIN, Cell, Side, Tile

Layout = Mapping[Cell, Tile]
"""A palace: the tile on each cell, without the fountain."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One way in which a palace, or a change to it, breaks the rules."""

    rule: str
    """The rule id, such as `R4.2`."""
    slug: str
    """The kind of fault, for programs and translations."""
    cell: Cell
    text: str
    """One English sentence."""
    details: Mapping[str, object] = field(default_factory=dict)
    """What the sentence mentions, by name."""


def why_not_place(palace: Layout, tile: Tile, cell: Cell) -> Fault | None:
    """Why `tile` may not be built on `cell` of a legal palace; None if it may."""
    if cell == FOUNTAIN or cell in palace:
        there = palace.get(cell, "the fountain")
        return Fault(
            "R4.6", "occupied", cell, f"{cell} is taken by {there}; choose a free cell",
            {"tile": tile, "there": there},
        )  # fmt: skip
    beside = [side for side in Side if _occupied(palace, cell.beyond(side))]
    if not beside:
        return _touches_nothing(palace, tile, cell)
    if clash := next(_clashes(palace, tile, cell), None):
        return clash
    if all(side in tile.walls for side in beside):
        return Fault(
            "R4.3", "unreachable", cell,
            f"nobody could walk to {tile} on {cell}: there is a wall on every shared edge",
            {"tile": tile},
        )  # fmt: skip
    gap = enclosed({*palace, cell})
    if gap:
        return Fault(
            "R4.5", "encloses", cell,
            f"{tile} on {cell} would enclose the empty {_listed(gap)}",
            {"tile": tile, "enclosed": tuple(gap)},
        )  # fmt: skip
    return None


def why_not_remove(palace: Layout, cell: Cell) -> Fault | None:
    """Why the tile on `cell` of a legal palace may not be removed; None if it may."""
    tile = palace[cell]
    rest = {other: each for other, each in palace.items() if other != cell}
    if all(_occupied(rest, neighbour) for neighbour in cell.neighbours):
        return Fault(
            "R4.5", "encloses", cell,
            f"without {tile}, {cell} would be an enclosed gap",
            {"tile": tile, "enclosed": (cell,)},
        )  # fmt: skip
    stranded = sorted(set(rest) - on_foot(rest))
    if stranded:
        names = tuple(rest[each] for each in stranded)
        return Fault(
            "R4.3", "unreachable", cell,
            f"without {tile} nobody could walk to {_listed(names)}",
            {"tile": tile, "stranded": names},
        )  # fmt: skip
    return None


def why_not_swap(palace: Layout, tile: Tile, cell: Cell) -> Fault | None:
    """Why `tile` may not take the place of the one on `cell` of a legal palace."""
    rest = {other: each for other, each in palace.items() if other != cell}
    return next(_clashes(rest, tile, cell), None)


def faults(placed: Iterable[tuple[Tile, Cell]]) -> list[Fault]:
    """Every fault of a palace, whose tiles may lie on any cells."""
    palace: dict[Cell, Tile] = {}
    found = []
    for tile, cell in placed:
        if cell == FOUNTAIN or cell in palace:
            there = palace.get(cell, "the fountain")
            text = f"{cell} holds {there} and {tile}; a cell holds one tile"
            details = {"tile": tile, "there": there}
            found.append(Fault("R4.6", "occupied", cell, text, details))
        else:
            palace[cell] = tile
    for cell, tile in palace.items():
        for clash in _clashes(palace, tile, cell):
            # Report a bad edge once, for the northern or eastern of its two tiles.
            side, beyond = clash.details["side"], clash.details["beyond"]
            if side in (Side.SOUTH, Side.WEST) or beyond == FOUNTAIN:
                found.append(clash)
    touching = _connected({FOUNTAIN, *palace})
    reachable = on_foot(palace)
    for cell, tile in palace.items():
        if cell not in touching:
            text = f"{tile} on {cell} touches the Alhambra by no edge"
            found.append(Fault("R4.4", "apart", cell, text, {"tile": tile}))
        if cell not in reachable:
            text = f"nobody can walk from the fountain to {tile} on {cell}"
            found.append(Fault("R4.3", "unreachable", cell, text, {"tile": tile}))
    for cell in enclosed(palace):
        text = f"the empty {cell} is enclosed by tiles"
        found.append(Fault("R4.5", "encloses", cell, text, {"enclosed": (cell,)}))
    return found


def on_foot(palace: Layout) -> set[Cell]:
    """The cells that can be reached on foot from the fountain, crossing no wall (R4.3)."""
    reached = {FOUNTAIN}
    rest = [FOUNTAIN]
    while rest:
        cell = rest.pop()
        for side in Side:
            beyond = cell.beyond(side)
            if beyond in reached or not _occupied(palace, beyond):
                continue
            if not _wall(palace, cell, side) and not _wall(palace, beyond, side.opposite):
                reached.add(beyond)
                rest.append(beyond)
    return reached


def enclosed(tiles: Iterable[Cell]) -> list[Cell]:
    """The empty cells that tiles and fountain cut off from outside; corners do not count (R4.5)."""
    taken = {FOUNTAIN, *tiles}
    columns = range(min(cell.x for cell in taken) - 1, max(cell.x for cell in taken) + 2)
    rows = range(min(cell.y for cell in taken) - 1, max(cell.y for cell in taken) + 2)
    free = {Cell(x, y) for x in columns for y in rows} - taken
    outside = _connected(free, Cell(columns[0], rows[0]))
    return sorted(free - outside)


def _connected(cells: set[Cell], start: Cell = FOUNTAIN) -> set[Cell]:
    """Those of `cells` that are connected to `start` by edges."""
    reached = {start}
    rest = [start]
    while rest:
        for neighbour in rest.pop().neighbours:
            if neighbour in cells and neighbour not in reached:
                reached.add(neighbour)
                rest.append(neighbour)
    return reached


def _clashes(palace: Layout, tile: Tile, cell: Cell) -> Iterator[Fault]:
    """The edges where only one of two tiles has a wall (R4.2)."""
    for side in Side:
        beyond = cell.beyond(side)
        if not _occupied(palace, beyond):
            continue
        mine, theirs = side in tile.walls, _wall(palace, beyond, side.opposite)
        if mine == theirs:
            continue
        other = palace.get(beyond, "the fountain")
        has, has_not = (tile, other) if mine else (other, tile)
        edge = f"the {side.name.lower()} edge of {cell}"
        text = f"on {edge} {has} has a wall and {has_not} has none"
        details = {"tile": tile, "side": side, "other": other, "beyond": beyond}
        yield Fault("R4.2", "clash", cell, text, details)


def _touches_nothing(palace: Layout, tile: Tile, cell: Cell) -> Fault:
    """The fault of building on a cell with no neighbour (R4.4)."""
    corners = [Cell(cell.x + dx, cell.y + dy) for dx in (-1, 1) for dy in (-1, 1)]
    if any(_occupied(palace, corner) for corner in corners):
        text = f"{cell} touches the Alhambra only by a corner; a whole edge has to touch"
        return Fault("R4.4", "corner", cell, text, {"tile": tile})
    text = f"{cell} does not touch the Alhambra; build beside a tile or the fountain"
    return Fault("R4.4", "apart", cell, text, {"tile": tile})


def _occupied(palace: Layout, cell: Cell) -> bool:
    return cell == FOUNTAIN or cell in palace


def _wall(palace: Layout, cell: Cell, side: Side) -> bool:
    """Whether a tile has a wall there; the fountain has none (R1.1)."""
    return cell in palace and side in palace[cell].walls


def _listed(things: Iterable[object]) -> str:
    *rest, last = map(str, things)
    return f"{', '.join(rest)} and {last}" if rest else last
