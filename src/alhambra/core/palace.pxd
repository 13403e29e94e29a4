cimport cython

from . cimport bits, const, rows

ctypedef unsigned char u8
ctypedef unsigned short u16
ctypedef unsigned long long u64

cdef int[54] _WALLS
cdef u64[6] _KIND_TILES
cdef int[8] _STEP
cdef u8[256] _SIDES
cdef u64[256] _MATCH
cdef u64[256] _FIT
cdef u8[4096] _MATCH_KEY
cdef u8[4096] _FIT_KEY
cdef u16[1024] _LAP
cdef short[112] _edge_cell
cdef u8[112] _edge_side
cdef u8[112] _edge_wall
cdef u8[4096] _seen
cdef u8[4096] _only_way


@cython.final
cdef class Palace:
    cdef readonly u64 built
    cdef int site_count
    cdef int way_count
    cdef int block_count
    cdef bint walked
    cdef readonly u64 removable
    cdef u64 takers
    cdef int longest
    cdef u64 adds_of
    cdef int adds
    cdef u64 swaps_of
    cdef int swaps
    cdef int clock
    cdef u16[54] cells
    cdef u16[113] sites
    cdef u16[4096] around

    @cython.locals(twin=Palace)
    cpdef Palace copy(self)
    cpdef int count(self, int kind) noexcept
    cpdef int cell_of(self, int tile) noexcept
    cpdef u64 fits_at(self, Py_ssize_t cell) noexcept
    @cython.locals(tiles=u64, site=int)
    cpdef u64 fitting(self) noexcept
    @cython.locals(found=int, site=int, cell=int)
    cdef int cells_for(self, int tile, short* row) noexcept
    @cython.locals(site=int)
    cpdef bint can_place(self, int tile, int cell) noexcept
    @cython.locals(around=int)
    cpdef int promise(self, int tile, int cell) noexcept
    cpdef u64 matches(self, Py_ssize_t tile) noexcept
    @cython.locals(one=u64, found=u64, rest=u64)
    cpdef u64 outs(self, int tile) noexcept
    cpdef bint can_remove(self, int tile) noexcept
    @cython.locals(around=int, angles=int)
    cdef bint _is_loose(self, int cell) noexcept
    @cython.locals(total=int, site=Py_ssize_t)
    cpdef int count_adds(self, u64 tiles) noexcept
    @cython.locals(site=Py_ssize_t, fitting=u64)
    cpdef int nth_add(self, u64 tiles, int place) noexcept
    @cython.locals(total=int, rest=u64)
    cpdef int count_swaps(self, u64 tiles) noexcept
    @cython.locals(rest=u64, matching=u64)
    cpdef int nth_swap(self, u64 tiles, int place) noexcept
    @cython.locals(run=int)
    cpdef int wall(self) noexcept
    @cython.locals(
        cell=int, side=int, first=int, lap=int, edges=int, around=int, length=int, walls=u64,
        whole=u64, run=int,
    )
    cdef int _short_lap(self) noexcept
    @cython.locals(longest=int, trial=Palace, way=int, placed=int)
    cpdef int longest_with(self, u64 tiles) except? -1
    @cython.locals(edges=int, run=int, first=int, step=int)
    cpdef list wall_segments(self)
    @cython.locals(one=u64)
    cpdef void place(self, int tile, int cell) noexcept
    @cython.locals(one=u64, cell=int)
    cpdef void remove(self, int tile) noexcept
    @cython.locals(one=u64, cell=int, changed=int)
    cpdef void swap(self, int tile, int out) noexcept
    @cython.locals(rest=u64)
    cdef void clear(self) noexcept
    @cython.locals(direction=int)
    cdef void _clear_around(self, int cell) noexcept
    @cython.locals(ring=int, sides=int, ways=int, side=int, neighbour=int, alone=bint)
    cdef void _occupy(self, int cell, int walls) noexcept
    @cython.locals(
        ring=int, walls=int, ways=int, sides=int, outer=int, free=int, neighbour=int,
    )
    cdef void _vacate(self, int cell) noexcept
    cdef void _forget(self, int walls) noexcept
    cdef void _strike_site(self, int cell) noexcept
    @cython.locals(north=int, east=int, south=int, west=int)
    cdef int _blocks_at(self, int cell, int ways) noexcept
    @cython.locals(one=u64, loose=u64, takers=u64, rest=u64, tile=int)
    cpdef void walk(self) noexcept
    @cython.locals(one=u64, removable=u64, rest=u64, tile=int, cell=int)
    cdef void _walk_through(self) noexcept
    @cython.locals(back=int, ways=int, beyond=int, reach=int)
    cdef int _visit(self, int cell, int parent) noexcept
    @cython.locals(
        cell=int, first=int, side=int, edges=int, around=int, corner=int, ahead=int,
    )
    cdef int _trace(self) noexcept
    @cython.locals(best=int, first=int, run=int, step=int, lap=int)
    cdef int _longest_run(self, int edges) noexcept


@cython.locals(palace=Palace, rest=u64, place=int)
cpdef Palace rebuilt(tuple key, list sites)
cpdef int kind_count(u64 tiles, int kind) noexcept
@cython.locals(one=u64, tile=int, key=int, around=int, walls=int, direction=int, step=int)
cdef void _make_tables()
@cython.locals(edges=int, turn=int)
cdef int _lap_of(int ring, int side) noexcept
