"""One player's Alhambra: where tiles lie, where more may go, and its wall (sections 4, 5 and R7.5).

Three facts make this fast; the tests prove each against flood fills:
the outline of a legal palace is one simple closed line; a tile on a free cell beside it encloses
something exactly when the eight cells around show more than one run of tiles; and a swap keeps
every way on foot when the walls on the occupied sides stay as they were.
"""

from __future__ import annotations

from . import bits, const
from .tiles import KIND_OF, WALLS_OF

# Literal sizes here and below, as in palace.pxd: a compiled array must know its length.
_WALLS = [0] * 55  # of each tile; the last is the fountain, which has none
_KIND_TILES = [0] * 6  # the tiles of each kind, as a set
_SIDES = [0] * 512  # occupied sides in a 3 x 3 neighbourhood
_SITE_SIDES = [0] * 512  # the same, but none where building would enclose a cell (R4.5)
_MATCH = [0] * 256  # tiles whose walls agree, by sides << 4 | walls on them (R4.2)
_FIT = [0] * 256  # the same, but only where some side is open to walk in (R4.3)

# Blackboards of one call each, clean between calls.
_walls_on = [0] * 4096  # walls that neighbours turn to a free cell
_tile_on = [0] * 4096  # 1 + the tile on a cell, 0 for none
_edge_cell = [0] * 112  # the outline, edge by edge, clockwise
_edge_side = [0] * 112
_edge_wall = [0] * 112
_seen = [0] * 55  # when the walk came to a tile, 0 for not yet

_FOUNTAIN_TILE = 54  # stands for the fountain in `_tile_on` and `_seen`


class Palace:
    """The tiles built around one fountain."""

    def __init__(self) -> None:
        """A fountain alone."""
        self.built = 0  # set of tiles
        self.cells = [0] * 54  # of each built tile
        self.rows = [0] * 64  # occupied columns of each row, fountain included
        self.used = 1  # rows that are not empty
        self.rows[0] = 1
        self.surveyed = False
        self.site_count = 0
        self.sites = [0] * 112  # free cells beside the palace, rising
        self.site_keys = [0] * 112  # index into _FIT
        self.sides = [0] * 54  # occupied sides of each built tile
        self.walked = False
        self.removable = 0  # set of tiles, once walked
        self.clock = 0

    def copy(self) -> Palace:
        """A twin that shares nothing with this palace."""
        twin = Palace.__new__(Palace)
        twin.built = self.built
        twin.cells = self.cells[:]
        twin.rows = self.rows[:]
        twin.used = self.used
        twin.surveyed = self.surveyed
        twin.site_count = self.site_count
        twin.sites = self.sites[:]
        twin.site_keys = self.site_keys[:]
        twin.sides = self.sides[:]
        twin.walked = self.walked
        twin.removable = self.removable
        twin.clock = 0
        return twin

    def key(self) -> tuple[int, ...]:
        """What tells this palace from another: the set of tiles and each one's cell."""
        placed = [self.cells[tile] for tile in range(const.TILES) if (self.built >> tile) & 1]
        return (self.built, *placed)

    # Questions

    def count(self, kind: int) -> int:
        """How many buildings of a kind are built (R7.3)."""
        return bits.count(self.built & _KIND_TILES[kind])

    def occupied(self, cell: int) -> bool:
        """Whether the fountain or a tile lies on `cell`."""
        return (self.rows[cell >> 6] >> (cell & 63)) & 1 != 0

    def cell_of(self, tile: int) -> int:
        """The cell of a built tile."""
        return self.cells[tile]

    def fits(self, site: int) -> int:
        """The set of tiles that may be built on the cell `sites[site]` (R4.2 to R4.5)."""
        return _FIT[self.site_keys[site]]

    def matches(self, tile: int) -> int:
        """The set of tiles that could take the place of the built `tile` (R5.3)."""
        return _MATCH[self.sides[tile] << 4 | _WALLS[tile]]

    def fitting(self) -> int:
        """The set of tiles that may be built somewhere."""
        self.survey()
        tiles = 0
        for site in range(self.site_count):
            tiles |= _FIT[self.site_keys[site]]
        return tiles

    def can_place(self, tile: int, cell: int) -> bool:
        """Whether `tile` may be built on `cell`."""
        self.survey()
        for site in range(self.site_count):
            if self.sites[site] == cell:
                return (_FIT[self.site_keys[site]] >> tile) & 1 != 0
        return False

    def wall(self) -> int:
        """The length of the longest unbroken outer wall (R7.5)."""
        return self._longest_run(self._trace()) & 0xFF

    def wall_segments(self) -> list[tuple[int, int]]:
        """The longest outer wall, clockwise, as pairs of a cell and a side (0 N, 1 E, 2 S, 3 W)."""
        edges = self._trace()
        run = self._longest_run(edges)
        first = run >> 8
        return [
            (_edge_cell[(first + step) % edges], _edge_side[(first + step) % edges])
            for step in range(run & 0xFF)
        ]

    # Changes; the caller knows that they are legal

    def place(self, tile: int, cell: int) -> None:
        """Put `tile` on `cell`."""
        one = 1
        self.built |= one << tile
        self.cells[tile] = cell
        self.rows[cell >> 6] |= one << (cell & 63)
        self.used |= one << (cell >> 6)
        self.surveyed = False
        self.walked = False

    def remove(self, tile: int) -> None:
        """Take `tile` away."""
        one = 1
        cell = self.cells[tile]
        self.built ^= one << tile
        self.rows[cell >> 6] ^= one << (cell & 63)
        if self.rows[cell >> 6] == 0:
            self.used ^= one << (cell >> 6)
        self.surveyed = False
        self.walked = False

    def swap(self, tile: int, out: int) -> None:
        """Put `tile` where `out` lies."""
        cell = self.cells[out]
        self.remove(out)
        self.place(tile, cell)

    # What is worked out once for each palace

    def survey(self) -> None:
        """Find the free cells beside the palace, what fits there, and each tile's neighbours."""
        if self.surveyed:
            return
        self.surveyed = True
        rest = self.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            cell = self.cells[tile]
            self.sides[tile] = _SIDES[self._around(cell)]
            walls = _WALLS[tile]
            if walls & const.NORTH:
                _walls_on[_north(cell)] |= const.SOUTH
            if walls & const.EAST:
                _walls_on[_east(cell)] |= const.WEST
            if walls & const.SOUTH:
                _walls_on[_south(cell)] |= const.NORTH
            if walls & const.WEST:
                _walls_on[_west(cell)] |= const.EAST
        self._find_sites()
        rest = self.built
        while rest:
            _walls_on[self.cells[bits.lowest(rest)]] = 0
            rest &= rest - 1

    def walk(self) -> None:
        """Find which tiles may be removed (R5.2): those on no other tile's only way on foot."""
        if self.walked:
            return
        self.walked = True
        self.survey()
        self.removable = self.built
        if self.built == 0:
            return
        self._mark()
        self.clock = 0
        self._visit(_FOUNTAIN_TILE, const.FOUNTAIN, _FOUNTAIN_TILE)
        self._unmark()
        one = 1
        rest = self.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            _seen[tile] = 0
            if self.sides[tile] == 15:  # its cell would be enclosed
                self.removable &= ~(one << tile)
        _seen[_FOUNTAIN_TILE] = 0

    def _find_sites(self) -> None:
        """List the free cells beside the palace in rising order, with the key of what fits."""
        found = 0
        used = self.used
        rest = (used | used << 1 | used >> 63 | used >> 1 | used << 63) & bits.MASK64
        while rest:
            y = bits.lowest(rest)
            rest &= rest - 1
            above = self.rows[(y + 1) & 63]
            here = self.rows[y]
            below = self.rows[(y - 1) & 63]
            beside = here << 1 | here >> 63 | here >> 1 | here << 63
            free = (above | below | beside) & ~here & bits.MASK64
            while free:
                x = bits.lowest(free)
                free &= free - 1
                cell = y << 6 | x
                around = _near(above, x) << 6 | _near(here, x) << 3 | _near(below, x)
                self.sites[found] = cell
                self.site_keys[found] = _SITE_SIDES[around] << 4 | _walls_on[cell]
                _walls_on[cell] = 0
                found += 1
        self.site_count = found

    def _around(self, cell: int) -> int:
        """The 3 x 3 neighbourhood of `cell` as nine bits, SW first, NE last."""
        x = cell & 63
        y = cell >> 6
        return (
            _near(self.rows[(y + 1) & 63], x) << 6
            | _near(self.rows[y], x) << 3
            | _near(self.rows[(y - 1) & 63], x)
        )

    def _visit(self, tile: int, cell: int, parent: int) -> int:
        """Walk on from `tile`, strike what must stay off `removable`, say how far back one gets."""
        one = 1
        self.clock += 1
        _seen[tile] = self.clock
        back = self.clock
        for side in range(4):
            if (_WALLS[tile] >> side) & 1:
                continue
            beyond = _step(cell, side)
            neighbour = _tile_on[beyond] - 1
            if neighbour < 0 or neighbour == parent:
                continue
            if _seen[neighbour]:
                back = min(back, _seen[neighbour])
                continue
            reach = self._visit(neighbour, beyond, tile)
            back = min(back, reach)
            if tile != _FOUNTAIN_TILE and reach >= _seen[tile]:
                self.removable &= ~(one << tile)
        return back

    def _trace(self) -> int:
        """Write the outline onto the blackboard, clockwise from the fountain's column."""
        self._mark()
        cell = const.FOUNTAIN
        while self.occupied(_north(cell)):
            cell = _north(cell)
        first = cell
        side = 0
        edges = 0
        while True:
            _edge_cell[edges] = cell
            _edge_side[edges] = side
            _edge_wall[edges] = (_WALLS[_tile_on[cell] - 1] >> side) & 1
            edges += 1
            ahead = _step(cell, (side + 1) & 3)
            corner = _step(ahead, side)
            if _tile_on[corner]:
                cell = corner
                side = (side + 3) & 3
            elif _tile_on[ahead]:
                cell = ahead
            else:
                side = (side + 1) & 3
            if cell == first and side == 0:
                break
        self._unmark()
        return edges

    def _longest_run(self, edges: int) -> int:
        """The first longest run of walls on the traced outline, as first edge << 8 | length."""
        best = 0
        first = 0
        run = 0
        for step in range(edges * 2):
            if not _edge_wall[step % edges]:
                run = 0
                if step >= edges:
                    break
                continue
            run += 1
            if run > best and run <= edges:
                best = run
                first = (step - run + 1) % edges
        return first << 8 | best

    def _mark(self) -> None:
        """Write the palace onto the blackboard."""
        _tile_on[const.FOUNTAIN] = _FOUNTAIN_TILE + 1
        rest = self.built
        while rest:
            tile = bits.lowest(rest)
            rest &= rest - 1
            _tile_on[self.cells[tile]] = tile + 1

    def _unmark(self) -> None:
        """Wipe the blackboard."""
        _tile_on[const.FOUNTAIN] = 0
        rest = self.built
        while rest:
            _tile_on[self.cells[bits.lowest(rest)]] = 0
            rest &= rest - 1


def _north(cell: int) -> int:
    return (cell + 64) & 4095


def _east(cell: int) -> int:
    return (cell & 4032) | ((cell + 1) & 63)


def _south(cell: int) -> int:
    return (cell + 4032) & 4095


def _west(cell: int) -> int:
    return (cell & 4032) | ((cell + 63) & 63)


def _step(cell: int, side: int) -> int:
    """The cell beyond a side (0 N, 1 E, 2 S, 3 W)."""
    if side == 0:
        return _north(cell)
    if side == 1:
        return _east(cell)
    if side == 2:
        return _south(cell)
    return _west(cell)


def _near(row: int, x: int) -> int:
    """The columns x - 1, x, x + 1 of a row as three bits."""
    shift = (x + 63) & 63
    return (row >> shift | row << ((64 - shift) & 63)) & 7


def _make_tables() -> None:
    """Fill the tables from the tiles."""
    one = 1
    for tile in range(const.TILES):
        _WALLS[tile] = WALLS_OF[tile]
        _KIND_TILES[KIND_OF[tile]] |= one << tile
    for key in range(256):
        for tile in range(const.TILES):
            if (_WALLS[tile] ^ key) & (key >> 4) == 0:
                _MATCH[key] |= one << tile
        if (key >> 4) & ~key:
            _FIT[key] = _MATCH[key]
    for around in range(512):
        ring = [(around >> place) & 1 for place in (7, 8, 5, 2, 1, 0, 3, 6)]  # N, NE, E … NW
        runs = sum(1 for place in range(8) if ring[place] and not ring[place - 1])
        _SIDES[around] = sum(ring[2 * side] << side for side in range(4))
        _SITE_SIDES[around] = _SIDES[around] if runs == 1 else 0


_make_tables()
