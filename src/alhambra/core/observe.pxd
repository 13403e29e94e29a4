cimport cython

from . cimport bits, const, rows
from .ids cimport column, line, place_of
from .palace cimport Palace
from .state cimport State

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef int[54] _KIND
cdef int[54] _WALLS
cdef u8[8192] _LOW
cdef u8[1024] _HIGH
cdef u8[2048] _SPREAD
cdef u8[512] _vector
cdef u8[29106] _planes


@cython.final
cdef class Sight:
    cdef u64[6] built
    cdef u8[6] walls
    cdef u8[56] columns
    cdef u8[56] lines

    @cython.locals(seat=int, palace=Palace, rest=u64)
    cdef void look(self, State state) noexcept
    @cython.locals(kind=int, tile=int, palace=Palace)
    cdef void note(self, State state, int seat, int code) noexcept
    cdef void _settle(self, Palace palace, int tile) noexcept


cdef Sight _sight

cpdef int length(int players) noexcept
cpdef int held_place(int players) noexcept
cpdef int planes_length(int players) noexcept
cpdef bytes vector(State state, int held, int viewer, bint table)
cpdef bytes planes(State state, int viewer)
@cython.locals(
    players=int, place=int, slot=int, seat=int, relative=int, packed=int, currency=int, letter=int,
    zone=int, _=int,
)
cdef void write(State state, Sight sight, int held, int viewer, bint table, u8* row) noexcept
@cython.locals(first=int, total=int, currency=int, packed=int)
cdef int _hand_size(State state, int seat) noexcept
@cython.locals(currency=int, place=int)
cdef void _write_cards(u8* row, int place, int* packed, int first) noexcept
@cython.locals(
    relative=int, palace=Palace, first=int, rest=u64, tile=int, place=int, walls=int,
)
cdef void write_planes(State state, int viewer, u8* row, u8 mark) noexcept
@cython.locals(packed=int, value=int, tile=int)
cdef void _make_tables()
