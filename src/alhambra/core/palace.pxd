cimport cython

from . cimport bits, const

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef int[55] _WALLS
cdef u64[6] _KIND_TILES
cdef int[512] _SIDES
cdef int[512] _SITE_SIDES
cdef u64[256] _MATCH
cdef u64[256] _FIT
cdef u8[4096] _walls_on
cdef u8[4096] _tile_on
cdef int[112] _edge_cell
cdef int[112] _edge_side
cdef int[112] _edge_wall
cdef int[55] _seen
cdef int _FOUNTAIN_TILE


@cython.final
cdef class Palace:
    cdef readonly u64 built
    cdef short[54] cells
    cdef u64[64] rows
    cdef u64 used
    cdef bint surveyed
    cdef int site_count
    cdef short[112] sites
    cdef u8[112] site_keys
    cdef u8[54] sides
    cdef bint walked
    cdef u64 removable
    cdef int clock

    @cython.locals(twin=Palace)
    cpdef Palace copy(self)
    cpdef int count(self, int kind) noexcept
    cpdef bint occupied(self, int cell) noexcept
    cpdef int cell_of(self, int tile) noexcept
    cpdef u64 fits(self, int site) noexcept
    cpdef u64 matches(self, int tile) noexcept
    @cython.locals(tiles=u64, site=int)
    cpdef u64 fitting(self) noexcept
    @cython.locals(site=int)
    cpdef bint can_place(self, int tile, int cell) noexcept
    cpdef int wall(self) noexcept
    @cython.locals(edges=int, run=int, first=int, step=int)
    cpdef list wall_segments(self)
    @cython.locals(one=u64)
    cpdef void place(self, int tile, int cell) noexcept
    @cython.locals(one=u64, cell=int)
    cpdef void remove(self, int tile) noexcept
    @cython.locals(cell=int)
    cpdef void swap(self, int tile, int out) noexcept
    @cython.locals(rest=u64, tile=int, cell=int, walls=int)
    cpdef void survey(self) noexcept
    @cython.locals(rest=u64, tile=int, one=u64)
    cpdef void walk(self) noexcept
    @cython.locals(
        found=int, used=u64, rest=u64, y=int, above=u64, here=u64, below=u64, beside=u64, free=u64,
        x=int, cell=int, around=int,
    )
    cdef void _find_sites(self) noexcept
    @cython.locals(x=int, y=int)
    cdef int _around(self, int cell) noexcept
    @cython.locals(one=u64, back=int, side=int, beyond=int, neighbour=int, reach=int)
    cdef int _visit(self, int tile, int cell, int parent) noexcept
    @cython.locals(cell=int, first=int, side=int, edges=int, ahead=int, corner=int)
    cdef int _trace(self) noexcept
    @cython.locals(best=int, first=int, run=int, step=int)
    cdef int _longest_run(self, int edges) noexcept
    @cython.locals(rest=u64, tile=int)
    cdef void _mark(self) noexcept
    @cython.locals(rest=u64)
    cdef void _unmark(self) noexcept


cdef int _north(int cell) noexcept
cdef int _east(int cell) noexcept
cdef int _south(int cell) noexcept
cdef int _west(int cell) noexcept
cdef int _step(int cell, int side) noexcept
@cython.locals(shift=int)
cdef int _near(u64 row, int x) noexcept
@cython.locals(one=u64, tile=int, key=int, around=int)
cdef void _make_tables()
