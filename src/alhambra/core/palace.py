# cython: nonecheck=False
"""One player's Alhambra: where tiles lie, where more may go, and its wall (sections 4, 5 and R7.5).

Three facts make this fast; the tests check each against flood fills:
the outline of a legal palace is one simple closed line; a tile on a free cell beside the palace
encloses an empty cell exactly if the eight cells around it contain more than one run of tiles; and
a swap keeps every tile reachable if the walls on the occupied sides stay the same.

A *way* is an edge between two tiles that one can walk across, because it has no walls. A *block* is
four tiles in a square with all four ways between them.
"""

from __future__ import annotations

from . import bits, const, rows
from .tiles import KIND_OF, WALLS_OF

# Literal sizes here and below, as in palace.pxd: a compiled array must have a fixed length.
_WALLS = [0] * 54  # of each tile
_KIND_TILES = [0] * 6  # set of the tiles of each kind
_STEP = [0] * 8  # to the neighbour in each direction, N first, clockwise, corners included
_SIDES = [0] * 256  # occupied sides, by the eight cells around
_MATCH = [0] * 256  # set of tiles whose walls match, by sides << 4 | walls on them (R4.2)
_FIT = [0] * 256  # the same, but empty if no side is open to walk in (R4.3)
_MATCH_KEY = [0] * 4096  # sides << 4 | walls on them, by the lowest 12 bits of `Palace.around`
_FIT_KEY = [0] * 4096  # the same, but with no sides if building would enclose a cell (R4.5)
_LAP = [0] * 1024  # by side and the eight cells around: how the outline goes on, see `_lap_of`

# Scratch arrays, valid during one call. The last two are all zeros between calls.
_edge_cell = [0] * 112  # the outline, edge by edge, clockwise
_edge_side = [0] * 112
_edge_wall = [0] * 112
_seen = [0] * 4096  # when the search reached a cell, counted from 1; 0 for not yet
_only_way = [0] * 4096  # whether some other tile can be reached only through this cell


class Palace:
    """The tiles built around one fountain."""

    def __init__(self) -> None:
        """A fountain alone."""
        self.built = 0  # set of tiles
        self.cells = [0] * 54  # of each built tile
        # A word for each cell. Bits 0 to 7: which of the eight cells around are occupied, N lowest,
        # clockwise. Bits 8 to 11: its own walls if it is occupied, else the neighbours' walls that
        # face it. Bits 12 to 15: if it is occupied, the sides with a way.
        self.around = [0] * 4096
        # Free cells that share an edge with an occupied one, and one spare entry.
        self.sites = [0] * 113
        self.site_count = 0
        self.way_count = 0
        self.block_count = 0
        self.walked = False  # whether the next two are up to date, see `walk`
        self.removable = 0  # set of tiles that may be removed (R5.2)
        self.takers = 0  # set of tiles that could be added or swapped in
        self.longest = -1  # the length of the longest wall; -1 if it has to be computed
        self.adds_of = 0  # the last argument of `count_adds`
        self.adds = 0  # and its result
        self.swaps_of = 0  # the same for `count_swaps`
        self.swaps = 0
        self.clock = 0  # of the search in `_visit`
        self._occupy(const.FOUNTAIN, 0)

    def copy(self) -> Palace:
        """A copy that shares nothing with this palace."""
        twin = Palace.__new__(Palace)
        twin.built = self.built
        twin.cells = self.cells[:]
        twin.around = self.around[:]
        twin.sites = self.sites[:]
        twin.site_count = self.site_count
        twin.way_count = self.way_count
        twin.block_count = self.block_count
        twin.walked = self.walked
        twin.removable = self.removable
        twin.takers = self.takers
        twin.longest = self.longest
        twin.adds_of = self.adds_of
        twin.adds = self.adds
        twin.swaps_of = self.swaps_of
        twin.swaps = self.swaps
        twin.clock = 0
        return twin

    def __deepcopy__(self, memo: object) -> Palace:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the tiles with their cells, and the free cells beside them in order."""
        sites = [self.sites[place] for place in range(self.site_count)]
        return rebuilt, (self.key(), sites)

    def key(self) -> tuple[int, ...]:
        """What distinguishes this palace from another: the set of tiles and the cell of each."""
        placed = [self.cells[tile] for tile in range(const.TILES) if (self.built >> tile) & 1]
        return (self.built, *placed)

    # Questions

    def count(self, kind: int) -> int:
        """How many buildings of a kind are built (R7.3)."""
        return kind_count(self.built, kind)

    def cell_of(self, tile: int) -> int:
        """The cell of a built tile."""
        return self.cells[tile]

    def fits_at(self, cell: int) -> int:
        """The set of tiles that may be built on a free cell beside the palace (R4.2 to R4.5)."""
        return _FIT[_FIT_KEY[self.around[cell] & 0xFFF]]

    def fitting(self) -> int:
        """The set of tiles that may be built somewhere."""
        tiles = 0
        for site in range(self.site_count):
            tiles |= self.fits_at(self.sites[site])
        return tiles

    def cells_for(self, tile: int, row: list[int]) -> int:
        """Write the cells where `tile` may be built into a row of 113; returns how many."""
        found = 0
        for site in range(self.site_count):
            row[found] = self.sites[site]
            found += (self.fits_at(self.sites[site]) >> tile) & 1
        return found

    def can_place(self, tile: int, cell: int) -> bool:
        """Whether `tile` may be built on `cell`."""
        for site in range(self.site_count):
            if self.sites[site] == cell:
                return (self.fits_at(cell) >> tile) & 1 != 0
        return False

    def promise(self, tile: int, cell: int) -> int:
        """How many outer walls building `tile` on a free `cell` adds, minus those it covers.

        A quick estimate of its effect on the longest wall.
        """
        around = self.around[cell]
        return bits.count(_WALLS[tile] & ~_SIDES[around & 0xFF]) - bits.count(around >> 8)

    def matches(self, tile: int) -> int:
        """The set of tiles that could take the place of the built `tile` (R5.3)."""
        return _MATCH[_MATCH_KEY[self.around[self.cells[tile]] & 0xFFF]]

    def outs(self, tile: int) -> int:
        """The set of built tiles whose place `tile` could take (R5.3)."""
        one = 1
        found = 0
        rest = self.built
        while rest:
            found |= ((self.matches(bits.lowest(rest)) >> tile) & one) << bits.lowest(rest)
            rest &= rest - 1
        return found

    def can_remove(self, tile: int) -> bool:
        """Whether the built `tile` may go to the reserve (R5.2).

        It may if all other tiles can be reached without it and it leaves no enclosed gap. The ways
        form a planar graph. All others can be reached if at most one of the angles between the
        tile's ways does not open into a block. Otherwise not all can, unless the graph has faces
        other than blocks: these are rare, and need a search through the whole palace.
        """
        if self._is_loose(self.cells[tile]):
            return True
        if self.way_count - bits.count(self.built) == self.block_count:
            return False
        self.walk()
        return (self.removable >> tile) & 1 != 0

    def _is_loose(self, cell: int) -> bool:
        """Whether a cell has a free side, and at most one angle of its ways is not in a block."""
        around = self.around[cell]
        angles = bits.count(around >> 12) - self._blocks_at(cell, around >> 12)
        return (_SIDES[around & 0xFF] != 15) & (angles <= 1)

    def count_adds(self, tiles: int) -> int:
        """How many ways there are to build one of `tiles`."""
        if tiles != self.adds_of:
            total = 0
            for site in range(self.site_count):
                total += bits.count(tiles & self.fits_at(self.sites[site]))
            self.adds_of = tiles
            self.adds = total
        return self.adds

    def nth_add(self, tiles: int, place: int) -> int:
        """One of the ways that `count_adds` counts, from 0, as cell << 6 | tile."""
        site = 0
        fitting = tiles & self.fits_at(self.sites[0])
        while place >= bits.count(fitting):
            place -= bits.count(fitting)
            site += 1
            fitting = tiles & self.fits_at(self.sites[site])
        return self.sites[site] << 6 | bits.nth(fitting, place)

    def count_swaps(self, tiles: int) -> int:
        """How many ways there are for one of `tiles` to take the place of a built tile."""
        if tiles != self.swaps_of:
            total = 0
            rest = self.built
            while rest:
                total += bits.count(tiles & self.matches(bits.lowest(rest)))
                rest &= rest - 1
            self.swaps_of = tiles
            self.swaps = total
        return self.swaps

    def nth_swap(self, tiles: int, place: int) -> int:
        """One of the ways that `count_swaps` counts, from 0, as tile that goes out << 6 | tile."""
        rest = self.built
        matching = tiles & self.matches(bits.lowest(rest))
        while place >= bits.count(matching):
            place -= bits.count(matching)
            rest &= rest - 1
            matching = tiles & self.matches(bits.lowest(rest))
        return bits.lowest(rest) << 6 | bits.nth(matching, place)

    def wall(self) -> int:
        """The length of the longest unbroken outer wall (R7.5)."""
        if self.longest < 0:
            run = self._short_lap()
            self.longest = run if run >= 0 else self._longest_run(self._trace()) & 0xFF
        return self.longest

    def longest_with(self, tiles: int) -> int:
        """The longest wall that building one of `tiles` could give; -1 if none can be built."""
        longest = -1
        trial = self.copy()
        for way in range(self.count_adds(tiles)):
            placed = self.nth_add(tiles, way)
            trial.place(placed & 63, placed >> 6)
            longest = max(longest, trial.wall())
            trial.remove(placed & 63)
        return longest

    def wall_segments(self) -> list[tuple[int, int]]:
        """The longest outer wall, clockwise, as pairs of a cell and a side (0 N, 1 E, 2 S, 3 W)."""
        edges = self._trace()
        run = self._longest_run(edges)
        first = run >> 8
        return [
            (_edge_cell[(first + step) % edges], _edge_side[(first + step) % edges])
            for step in range(run & 0xFF)
        ]

    # Changes; the caller makes sure that they are legal

    def place(self, tile: int, cell: int) -> None:
        """Put `tile` on `cell`."""
        one = 1
        self.built |= one << tile
        self.cells[tile] = cell
        self._occupy(cell, _WALLS[tile])

    def remove(self, tile: int) -> None:
        """Take `tile` away."""
        one = 1
        cell = self.cells[tile]
        self.built ^= one << tile
        self._vacate(cell)

    def swap(self, tile: int, out: int) -> None:
        """Put `tile` in the place of `out`: only walls on free sides change (R5.3)."""
        one = 1
        cell = self.cells[out]
        self.built ^= one << tile | one << out
        self.cells[tile] = cell
        changed = _WALLS[tile] ^ _WALLS[out]
        self.around[cell] ^= changed << 8
        self.around[(cell + 64) & 4095] ^= (changed & const.NORTH) << 10
        self.around[(cell + 1) & 4095] ^= (changed & const.EAST) << 10
        self.around[(cell - 64) & 4095] ^= (changed & const.SOUTH) << 6
        self.around[(cell - 1) & 4095] ^= (changed & const.WEST) << 6
        self._forget(changed)

    def clear(self) -> None:
        """Remove all tiles; faster than a new palace, all of whose memory has to be written."""
        rest = self.built
        while rest:
            self._clear_around(self.cells[bits.lowest(rest)])
            rest &= rest - 1
        self._clear_around(const.FOUNTAIN)
        self.built = 0
        self.site_count = 0
        self.way_count = 0
        self.block_count = 0
        self.longest = -1
        self._occupy(const.FOUNTAIN, 0)

    def _clear_around(self, cell: int) -> None:
        """Clear the words of a cell and its eight neighbours."""
        self.around[cell] = 0
        for direction in range(8):
            self.around[(cell + _STEP[direction]) & 4095] = 0

    def _occupy(self, cell: int, walls: int) -> None:
        """Update a cell and its eight neighbours: it has a tile with these walls now."""
        ring = self.around[cell] & 0xFF
        sides = _SIDES[ring]
        ways = sides & ~walls
        if sides:
            self._strike_site(cell)
        self.around[cell] = ring | walls << 8 | ways << 12
        # For a neighbour, this tile, its wall and its way are on the opposite side.
        self.around[(cell + 64) & 4095] |= (
            16 | (walls & const.NORTH) << 10 | (ways & const.NORTH) << 14
        )
        self.around[(cell + 65) & 4095] |= 32
        self.around[(cell + 1) & 4095] |= (
            64 | (walls & const.EAST) << 10 | (ways & const.EAST) << 14
        )
        self.around[(cell - 63) & 4095] |= 128
        self.around[(cell - 64) & 4095] |= (
            1 | (walls & const.SOUTH) << 6 | (ways & const.SOUTH) << 10
        )
        self.around[(cell - 65) & 4095] |= 2
        self.around[(cell - 1) & 4095] |= 4 | (walls & const.WEST) << 6 | (ways & const.WEST) << 10
        self.around[(cell + 63) & 4095] |= 8
        # Each neighbour is written, but counted only if it is free and no other tile is beside it.
        # A branch would be slower: the processor could not predict it.
        for side in range(4):
            neighbour = (cell + _STEP[2 * side]) & 4095
            self.sites[self.site_count] = neighbour
            alone = _SIDES[self.around[neighbour] & 0xFF] == 1 << (side ^ 2)
            self.site_count += alone & ~(sides >> side) & 1
        self.way_count += bits.count(ways)
        self.block_count += self._blocks_at(cell, ways)
        self._forget(walls)

    def _vacate(self, cell: int) -> None:
        """Update a cell and its eight neighbours: it is free now."""
        ring = self.around[cell] & 0xFF
        walls = (self.around[cell] >> 8) & 15
        ways = self.around[cell] >> 12
        sides = _SIDES[ring]
        outer = walls & ~sides  # walls without a neighbour's wall behind them
        self.way_count -= bits.count(ways)
        self.block_count -= self._blocks_at(cell, ways)
        self.around[cell] = ring | (walls ^ outer) << 8
        self.around[(cell + 64) & 4095] ^= (
            16 | (outer & const.NORTH) << 10 | (ways & const.NORTH) << 14
        )
        self.around[(cell + 65) & 4095] ^= 32
        self.around[(cell + 1) & 4095] ^= (
            64 | (outer & const.EAST) << 10 | (ways & const.EAST) << 14
        )
        self.around[(cell - 63) & 4095] ^= 128
        self.around[(cell - 64) & 4095] ^= (
            1 | (outer & const.SOUTH) << 6 | (ways & const.SOUTH) << 10
        )
        self.around[(cell - 65) & 4095] ^= 2
        self.around[(cell - 1) & 4095] ^= 4 | (outer & const.WEST) << 6 | (ways & const.WEST) << 10
        self.around[(cell + 63) & 4095] ^= 8
        free = 15 & ~sides
        while free:
            neighbour = (cell + _STEP[2 * bits.lowest(free)]) & 4095
            free &= free - 1
            if _SIDES[self.around[neighbour] & 0xFF] == 0:
                self._strike_site(neighbour)
        self.sites[self.site_count] = cell
        self.site_count += 1
        self._forget(walls)

    def _forget(self, walls: int) -> None:
        """Discard cached results; the longest wall stays valid if no walls changed.

        A tile without walls touches only edges without walls (R4.2). These are consecutive in the
        outline, and adding or removing the tile replaces them with other edges without walls.
        """
        self.walked = False
        if walls:
            self.longest = -1
        self.adds_of = 0  # the empty set of tiles, which has 0 ways
        self.adds = 0
        self.swaps_of = 0
        self.swaps = 0

    def _strike_site(self, cell: int) -> None:
        """Remove a cell from the sites."""
        self.site_count -= 1
        self.sites[rows.find(self.sites, cell)] = self.sites[self.site_count]

    def _blocks_at(self, cell: int, ways: int) -> int:
        """How many blocks `cell` belongs to."""
        if not ways & (ways >> 1 | ways << 3):
            return 0
        north = self.around[(cell + 64) & 4095] >> 12
        east = self.around[(cell + 1) & 4095] >> 12
        south = self.around[(cell - 64) & 4095] >> 12
        west = self.around[(cell - 1) & 4095] >> 12
        # For each corner: two adjacent ways of the cell, and the two ways that close the block.
        return (
            (ways & ways >> 1 & north >> 1 & east & 1)
            + (ways >> 1 & ways >> 2 & east >> 2 & south >> 1 & 1)
            + (ways >> 2 & ways >> 3 & south >> 3 & west >> 2 & 1)
            + (ways >> 3 & ways & west & north >> 3 & 1)
        )

    # Computed on demand

    def walk(self) -> None:
        """Find all tiles that may be removed (R5.2), and all that could be added or swapped in."""
        if self.walked:
            return
        self.walked = True
        one = 1
        loose = 0
        takers = 0
        rest = self.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            loose |= (one if self._is_loose(self.cells[tile]) else 0) << tile
            takers |= self.matches(tile)
        self.removable = loose
        self.takers = takers | self.fitting()
        if self.way_count - bits.count(self.built) != self.block_count:
            self._walk_through()

    def _walk_through(self) -> None:
        """Find all tiles that may be removed, whatever faces the graph of ways has."""
        self._visit(const.FOUNTAIN, const.EMPTY)
        self.clock = 0
        _seen[const.FOUNTAIN] = 0
        _only_way[const.FOUNTAIN] = 0
        one = 1
        removable = 0
        rest = self.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            cell = self.cells[tile]
            if not _only_way[cell] and _SIDES[self.around[cell] & 0xFF] != 15:
                removable |= one << tile
            _seen[cell] = 0
            _only_way[cell] = 0
        self.removable = removable

    def _visit(self, cell: int, parent: int) -> int:
        """Depth-first search from `cell`, which sets `_only_way`.

        Returns when the earliest cell was seen that can be reached without going back to `parent`.
        """
        self.clock += 1
        _seen[cell] = self.clock
        back = self.clock
        ways = self.around[cell] >> 12
        while ways:
            beyond = (cell + _STEP[2 * bits.lowest(ways)]) & 4095
            ways &= ways - 1
            if _seen[beyond]:
                if beyond != parent:
                    back = min(back, _seen[beyond])
                continue
            reach = self._visit(beyond, cell)
            if reach >= _seen[cell]:
                _only_way[cell] = 1
            back = min(back, reach)
        return back

    def _short_lap(self) -> int:
        """The longest run of walls on an outline of at most 64 edges, or -1 if there are more.

        Goes from tile to tile, not from edge to edge, and collects the walls as bits of one word.
        """
        if self.built == 0:
            return 0
        cell = const.FOUNTAIN
        while self.around[cell] & 1:
            cell = (cell + 64) & 4095
        lap = _LAP[self.around[cell] & 0xFF]
        cell = (cell + lap) & 4095
        side = (lap >> 12) & 3
        first = cell << 2 | side
        edges = 0
        whole = 0
        while True:
            around = self.around[cell]
            lap = _LAP[side << 8 | (around & 0xFF)]
            length = (lap >> 14) + 1
            if edges + length > 64:
                return -1
            walls = (around >> 8) & 15
            walls = (walls | walls << 4) >> side & ((1 << length) - 1)
            whole |= walls << edges
            edges += length
            cell = (cell + lap) & 4095
            side = (lap >> 12) & 3
            if cell << 2 | side == first:
                break
        walls = whole
        run = 0
        while walls:
            walls &= (walls << 1 | walls >> (edges - 1)) & (bits.MASK64 >> (64 - edges))
            run += 1
            if run == edges:
                break
        return run

    def _trace(self) -> int:
        """Write the outline to scratch arrays, clockwise from the fountain's column.

        Returns how many edges it has.
        """
        cell = const.FOUNTAIN
        while self.around[cell] & 1:
            cell = (cell + 64) & 4095
        first = cell
        side = 0
        edges = 0
        while True:
            around = self.around[cell]
            _edge_cell[edges] = cell
            _edge_side[edges] = side
            _edge_wall[edges] = (around >> (8 + side)) & 1
            edges += 1
            corner = 2 * side + 1
            ahead = (corner + 1) & 7
            if (around >> corner) & 1:
                cell = (cell + _STEP[corner]) & 4095
                side = (side + 3) & 3
            elif (around >> ahead) & 1:
                cell = (cell + _STEP[ahead]) & 4095
            else:
                side = (side + 1) & 3
            if cell == first and side == 0:
                break
        return edges

    def _longest_run(self, edges: int) -> int:
        """The first longest run of walls on the traced outline, as first edge << 8 | length."""
        best = 0
        first = 0
        run = 0
        step = 0
        lap = 0
        while True:
            if _edge_wall[step]:
                run += 1
                if run > best:
                    best = run
                    first = step + 1 - run if step >= run - 1 else step + 1 - run + edges
                    if best == edges:
                        break
            else:
                run = 0
                if lap:
                    break
            step += 1
            if step == edges:
                step = 0
                lap += 1
                if lap == 2:
                    break
        return first << 8 | best


def rebuilt(key: tuple[int, ...], sites: list[int]) -> Palace:
    """The palace with this `key`, and with its free cells in the order of `sites`."""
    palace = Palace()
    rest = key[0]
    for place in range(1, len(key)):
        palace.place(bits.lowest(rest), key[place])
        rest &= rest - 1
    for place in range(palace.site_count):
        palace.sites[place] = sites[place]
    return palace


def kind_count(tiles: int, kind: int) -> int:
    """How many tiles of a set are of a kind."""
    return bits.count(tiles & _KIND_TILES[kind])


def _make_tables() -> None:
    """Fill the tables from the tiles."""
    one = 1
    for direction, step in enumerate((64, 65, 1, -63, -64, -65, -1, 63)):
        _STEP[direction] = step
    for tile in range(const.TILES):
        _WALLS[tile] = WALLS_OF[tile]
        _KIND_TILES[KIND_OF[tile]] |= one << tile
    for key in range(256):
        for tile in range(const.TILES):
            if (_WALLS[tile] ^ key) & (key >> 4) == 0:
                _MATCH[key] |= one << tile
        if (key >> 4) & ~key:
            _FIT[key] = _MATCH[key]
    for around in range(256):
        ring = [(around >> place) & 1 for place in range(8)]
        runs = sum(1 for place in range(8) if ring[place] and not ring[place - 1])
        _SIDES[around] = sum(ring[2 * side] << side for side in range(4))
        for walls in range(16):
            _MATCH_KEY[walls << 8 | around] = _SIDES[around] << 4 | walls
            _FIT_KEY[walls << 8 | around] = (_SIDES[around] if runs == 1 else 0) << 4 | walls
        for side in range(4):
            _LAP[side << 8 | around] = _lap_of(around, side)


def _lap_of(ring: int, side: int) -> int:
    """How the outline goes on clockwise from a side of a tile, by the eight cells around it.

    The number of consecutive edges of this tile minus 1, << 14 | the side of the next tile << 12 |
    the step to that tile modulo 4096. If there is no other tile, the next one is this tile.
    """
    for edges in range(1, 5):
        turn = 2 * side + 1
        if (ring >> turn) & 1:
            return (edges - 1) << 14 | ((side + 3) & 3) << 12 | (_STEP[turn] & 4095)
        turn = (turn + 1) & 7
        if (ring >> turn) & 1:
            return (edges - 1) << 14 | side << 12 | (_STEP[turn] & 4095)
        side = (side + 1) & 3
    return 3 << 14 | side << 12


_make_tables()
