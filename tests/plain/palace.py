"""The Alhambra of one player: section 4, redesigns, and the longest wall.

A palace is a dict from cell to tile name; the fountain at (0, 0) is not in it.

`faults` is section 4 sentence by sentence. `Site` answers the same questions for
every tile and cell at once, and remembers its flood fills; a test holds the two
together, and the game lists actions by `Site` but checks them by `faults`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import cache, lru_cache

from .tiles import SIDES, walls

Cell = tuple[int, int]
Palace = Mapping[Cell, str]
Point = tuple[int, int]
Segment = tuple[Point, Point]
Edge = tuple[str, bool]  # a side with a tile beyond, and whether that tile has a wall there

FOUNTAIN: Cell = (0, 0)
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# The two ends of a cell's side; the cell (x, y) has its corners at x, x + 1, y, y + 1.
ENDS = {"N": ((0, 1), (1, 1)), "E": ((1, 0), (1, 1)), "S": ((0, 0), (1, 0)), "W": ((0, 0), (0, 1))}


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell beyond a side."""
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


@cache
def sides(cell: Cell) -> tuple[tuple[str, str, Cell], ...]:
    """For each side of a cell: the side, its name seen from beyond, and the cell beyond."""
    return tuple((side, OPPOSITE[side], neighbour(cell, side)) for side in SIDES)


def with_fountain(palace: Palace) -> dict[Cell, str]:
    """The walls of every tile, and of the fountain, which has none (R1.1)."""
    return {**{cell: walls(tile) for cell, tile in palace.items()}, FOUNTAIN: ""}


def faults(palace: Palace) -> list[tuple[str, Cell]]:
    """Every rule of section 4 that a palace breaks, with the cell where it does."""
    return list(_faults(frozenset(palace.items())))


@lru_cache(maxsize=1 << 10)
def _faults(items: frozenset[tuple[Cell, str]]) -> list[tuple[str, Cell]]:
    palace = dict(items)
    ground = with_fountain(palace)
    walked = _reached(ground, on_foot=True)
    touched = _reached(ground, on_foot=False)
    found = [("R4.2", cell) for cell in palace if not _walls_match(ground, cell)]
    found += [("R4.3", cell) for cell in palace if cell not in walked]
    found += [("R4.4", cell) for cell in palace if cell not in touched]
    found += [("R4.5", cell) for cell in _enclosed(frozenset(ground))]
    found += [("R4.6", cell) for cell in palace if cell == FOUNTAIN]
    return sorted(found)


def _walls_match(ground: dict[Cell, str], cell: Cell) -> bool:
    """Whether the walls of a tile agree with those of all its neighbours (R4.2)."""
    return all(
        (side in ground[cell]) == (opposite in ground[beyond])
        for side, opposite, beyond in sides(cell)
        if beyond in ground
    )


def _reached(ground: dict[Cell, str], *, on_foot: bool) -> set[Cell]:
    """The cells joined to the fountain across shared edges, on foot only those without a wall."""
    reached = {FOUNTAIN}
    waiting = [FOUNTAIN]
    while waiting:
        cell = waiting.pop()
        for side, opposite, beyond in sides(cell):
            if beyond not in ground or beyond in reached:
                continue
            if on_foot and (side in ground[cell] or opposite in ground[beyond]):
                continue
            reached.add(beyond)
            waiting.append(beyond)
    return reached


@lru_cache(maxsize=1 << 10)
def _enclosed(cells: frozenset[Cell]) -> list[Cell]:
    """The empty cells that cannot be reached from outside, by edges only (R4.5)."""
    left, right = min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 1
    bottom, top = min(y for _, y in cells) - 1, max(y for _, y in cells) + 1
    box = {(x, y) for x in range(left, right + 1) for y in range(bottom, top + 1)}
    inside = box - cells
    waiting = [(left, bottom)]
    inside.remove((left, bottom))
    while waiting:
        cell = waiting.pop()
        for _, _, beyond in sides(cell):
            if beyond in inside:
                inside.remove(beyond)
                waiting.append(beyond)
    return sorted(inside)


def placed(palace: Palace, tile: str, cell: Cell) -> dict[Cell, str]:
    """The palace with a tile added, or swapped if the cell holds one."""
    return {**palace, cell: tile}


def without(palace: Palace, cell: Cell) -> dict[Cell, str]:
    """The palace with a tile removed."""
    return {other: tile for other, tile in palace.items() if other != cell}


def place_faults(palace: Palace, tile: str, cell: Cell) -> list[tuple[str, Cell]]:
    """What speaks against adding a tile on a cell (section 4)."""
    if cell in palace or cell == FOUNTAIN:
        return [("R4.6", cell)]
    return faults(placed(palace, tile, cell))


def can_place(palace: Palace, tile: str, cell: Cell) -> bool:
    """Whether a tile may be added on a cell (R5.1, R3.6)."""
    return not place_faults(palace, tile, cell)


def removable(palace: Palace) -> list[Cell]:
    """The cells whose tile may be removed (R5.2)."""
    return sorted(cell for cell in palace if not faults(without(palace, cell)))


def swappable(palace: Palace, tile: str) -> list[Cell]:
    """The cells whose tile may be swapped for `tile` (R5.3)."""
    return sorted(cell for cell in palace if not faults(placed(palace, tile, cell)))


def longest_wall(palace: Palace) -> int:
    """The number of segments of the longest unbroken outer wall (R7.5)."""
    ground = with_fountain(palace)
    outline = {(cell, side) for cell in ground for side in SIDES if faces_empty(ground, cell, side)}
    corners: defaultdict[Point, int] = defaultdict(int)
    for cell, side in outline:
        for end in segment(cell, side):
            corners[end] += 1
    # The outline never touches itself, so it is clear how walls go on at a corner.
    assert all(count == 2 for count in corners.values()), f"R7.5: no simple outline: {palace}"

    joined: defaultdict[Point, list[Segment]] = defaultdict(list)
    outer_walls = {segment(cell, side) for cell, side in outline if side in ground[cell]}
    for wall in outer_walls:
        for end in wall:
            joined[end].append(wall)
    longest = 0
    while outer_walls:
        waiting = [outer_walls.pop()]
        length = 0
        while waiting:
            wall = waiting.pop()
            length += 1
            for end in wall:
                for other in joined[end]:
                    if other in outer_walls:
                        outer_walls.remove(other)
                        waiting.append(other)
        longest = max(longest, length)
    return longest


def faces_empty(ground: Collection[Cell], cell: Cell, side: str) -> bool:
    """Whether there is an empty cell beyond a side of a tile."""
    return neighbour(cell, side) not in ground


def segment(cell: Cell, side: str) -> Segment:
    """A side of a cell as a line between two points."""
    (ax, ay), (bx, by) = ENDS[side]
    x, y = cell
    return (x + ax, y + ay), (x + bx, y + by)


class Site:
    """All that may be placed, swapped and removed in one legal palace.

    Sets of cells are bits of an int. The rows of a box, two cells wider than the
    palace on every side, lie one after the other, each followed by one bit that
    belongs to no cell, so that a step east or west never ends in another row.
    Ways on foot are sets of cells too: those one may leave to the east (and come
    back), and those one may leave to the north.
    """

    def __init__(self, items: frozenset[tuple[Cell, str]]) -> None:
        self.ground: dict[Cell, str] = {**dict(items), FOUNTAIN: ""}
        xs = [x for x, _ in self.ground]
        ys = [y for _, y in self.ground]
        self.left = min(xs) - 2
        self.bottom = min(ys) - 2
        width = max(xs) + 3 - self.left
        height = max(ys) + 3 - self.bottom
        self.stride = width + 1
        self.box = _box(width, height)
        self.rim = _rim(width, height)
        self.fountain = self.bit(FOUNTAIN)
        self.built = 0
        self.ways_east = 0
        self.ways_north = 0
        ground = self.ground
        # Every tile tells its four neighbour cells whether it has a wall on their side.
        edges: defaultdict[Cell, list[Edge]] = defaultdict(list)
        for cell, own in ground.items():
            here = self.bit(cell)
            self.built |= here
            for side, opposite, beyond in sides(cell):
                edges[beyond].append((opposite, side in own))
            (_, _, north), (_, _, east), _, _ = sides(cell)
            if "E" not in own and "W" not in ground.get(east, "W"):
                self.ways_east |= here
            if "N" not in own and "S" not in ground.get(north, "S"):
                self.ways_north |= here
        self.tile_edges = {cell: edges.pop(cell, []) for cell in self.ground}
        del self.tile_edges[FOUNTAIN]  # R5.4
        # R4.4: only here a new tile shares an edge with a tile.
        self.free_edges = dict(edges)
        self._places: dict[str, list[Cell]] = {}
        self._swaps: dict[str, list[Cell]] = {}
        self._removals: list[Cell] | None = None

    def places(self, own: str) -> list[Cell]:
        """The cells where a tile with the walls `own` may be placed."""
        if own not in self._places:
            self._places[own] = self.fitting(own, self.free_edges)
        return self._places[own]

    def swaps(self, own: str) -> list[Cell]:
        """The cells whose tile may give way to one with the walls `own`."""
        if own not in self._swaps:
            self._swaps[own] = self.fitting(own, self.tile_edges)
        return self._swaps[own]

    def removals(self) -> list[Cell]:
        """The cells whose tile may be removed."""
        if self._removals is None:
            self._removals = [cell for cell in self.tile_edges if self.holds_without(cell)]
        return self._removals

    def fitting(self, own: str, cells: dict[Cell, list[Edge]]) -> list[Cell]:
        """Those of some cells where section 4 holds once a tile with the walls `own` is there."""
        found = []
        for cell, edges in cells.items():
            for side, wall in edges:
                if (side in own) != wall:  # R4.2
                    break
            else:
                if self.holds_with(own, cell, edges):
                    found.append(cell)
        return found

    def holds_with(self, own: str, cell: Cell, edges: list[Edge]) -> bool:
        """Whether R4.3 to R4.5 hold once a tile with the walls `own` is on a cell."""
        here = self.bit(cell)
        ways_east = self.ways_east & ~(here | here >> 1)
        ways_north = self.ways_north & ~(here | here >> self.stride)
        for side, wall in edges:
            if wall or side in own:
                continue
            if side == "N":
                ways_north |= here
            elif side == "E":
                ways_east |= here
            elif side == "S":
                ways_north |= here >> self.stride
            else:
                ways_east |= here >> 1
        return self.holds(self.built | here, ways_east, ways_north)

    def holds_without(self, cell: Cell) -> bool:
        """Whether R4.3 to R4.5 hold once the tile on a cell is gone."""
        here = self.bit(cell)
        ways_east = self.ways_east & ~(here | here >> 1)
        ways_north = self.ways_north & ~(here | here >> self.stride)
        return self.holds(self.built & ~here, ways_east, ways_north)

    def holds(self, built: int, ways_east: int, ways_north: int) -> bool:
        """Whether R4.3, with it R4.4 (one walks across whole edges), and R4.5 hold."""
        if reached_on_foot(self.fountain, ways_east, ways_north, self.stride) != built:
            return False
        empty = self.box & ~built
        return reached_from_outside(self.rim, empty, self.stride) == empty

    def bit(self, cell: Cell) -> int:
        """The bit of a cell of the box."""
        return 1 << ((cell[1] - self.bottom) * self.stride + cell[0] - self.left)


@lru_cache(maxsize=1 << 10)
def _site(items: frozenset[tuple[Cell, str]]) -> Site:
    return Site(items)


def site(palace: Palace) -> Site:
    """The site of a legal palace; palaces with the same walls on the same cells share one."""
    return _site(frozenset(zip(palace, map(walls, palace.values()), strict=True)))


@lru_cache(maxsize=1 << 13)
def reached_on_foot(fountain: int, ways_east: int, ways_north: int, stride: int) -> int:
    """The cells that can be reached from the fountain, there and back by these ways (R4.3)."""
    reached = fountain
    while True:
        grown = reached | (reached & ways_east) << 1 | (reached >> 1) & ways_east
        grown |= (reached & ways_north) << stride | (reached >> stride) & ways_north
        if grown == reached:
            return reached
        reached = grown


@lru_cache(maxsize=1 << 13)
def reached_from_outside(rim: int, empty: int, stride: int) -> int:
    """The empty cells that can be reached from the rim of the box, by edges only (R4.5)."""
    reached = rim
    while True:
        grown = reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride
        grown &= empty
        if grown == reached:
            return reached
        reached = grown


@lru_cache(maxsize=1 << 10)
def _box(width: int, height: int) -> int:
    row = (1 << width) - 1
    return sum(row << (y * (width + 1)) for y in range(height))


@lru_cache(maxsize=1 << 10)
def _rim(width: int, height: int) -> int:
    inner = (1 << (width - 2)) - 1
    return _box(width, height) & ~sum(inner << (y * (width + 1) + 1) for y in range(1, height - 1))
