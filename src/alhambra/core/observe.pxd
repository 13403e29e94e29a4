cimport cython

from . cimport bits, const, rows, shelf
from .ids cimport column, line, place_of
from .palace cimport Palace
from .state cimport State

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef short[270] _MARKS
cdef u8[74] _CARD
cdef u8[8192] _LOW
cdef u8[1024] _HIGH
cdef u8[2048] _SPREAD
cdef u8[512] _vector
cdef u8[29106] _planes


@cython.final
cdef class Sight:
    cdef int players
    cdef u8[40] scores
    cdef int scorings
    cdef u64 bag
    cdef int[4] market
    cdef u64 pending
    cdef u64 dirk
    cdef u8[336] zones
    cdef u8[112] places
    cdef u8[440] hands
    cdef u8[24] sizes
    cdef bint places_new
    cdef u8[80] cards
    cdef bint cards_new
    cdef int deck_left
    cdef int discard_left
    cdef int[4] deck
    cdef int[4] discard

    @cython.locals(seat=int, palace=Palace, rest=u64, slot=int)
    cdef void look(self, State state, int viewer) noexcept
    @cython.locals(kind=int, viewer=int)
    cdef void note(self, State state, int seat, int code) noexcept
    @cython.locals(slot=int)
    cdef void _see_market(self, State state) noexcept
    @cython.locals(place=int, score=int)
    cdef void _see_scores(self, State state) noexcept
    cdef void _see_wall(self, int seat, Palace palace) noexcept
    @cython.locals(kind=int, tile=int, palace=Palace)
    cdef void _see_palace(self, State state, int seat, int code) noexcept
    @cython.locals(held=int, currency=int, hand=int)
    cdef void _see_hand(self, State state, int seat) noexcept
    @cython.locals(currency=int)
    cdef void _see_cards(self, State state) noexcept
    @cython.locals(place=int, slot=int, seat=int, relative=int, palace=Palace)
    cdef void _see_zones(self, State state, int viewer) noexcept
    cdef void _mark_all(self, u64 tiles, int zone) noexcept
    @cython.locals(viewer=int)
    cdef void _mark(self, int tile, int zone) noexcept
    @cython.locals(viewer=int, relative=int)
    cdef void _mark_of(self, int seat, int tile, int zone) noexcept
    cdef void _settle(self, Palace palace, int tile) noexcept
    cdef void _unsettle(self, int seat, int tile) noexcept


cdef Sight _sight

cpdef int length(int players) noexcept
cpdef int held_place(int players) noexcept
cpdef int planes_length(int players) noexcept
cpdef bytes vector(State state, int held, int viewer, bint table)
cpdef bytes planes(State state, int viewer)
@cython.locals(players=int, place=int, slot=int, relative=int, letter=int)
cdef void write(
    State state, Sight sight, int held, int viewer, bint table, bint whole, u8* row,
) noexcept
cdef void _write_cards(u8* row, int place, int packed) noexcept
@cython.locals(seat=int, relative=int, palace=Palace, first=int, rest=u64)
cdef void write_planes(State state, int viewer, u8* row, u8 mark) noexcept
@cython.locals(kind=int, palace=Palace)
cdef void redraw(State state, int seat, int code, u8* row) noexcept
@cython.locals(place=int, each=int)
cdef void _draw(Palace palace, int tile, u8* row, int first, u8 mark) noexcept
@cython.locals(packed=int, value=int, tile=int, each=int, card=int)
cdef void _make_tables()
