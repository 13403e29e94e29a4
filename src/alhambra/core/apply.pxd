cimport cython

from . cimport bits, const
from .legal cimport currency_of, price_of
from .money cimport size, worth
from .scoring cimport score
from .state cimport State

ctypedef unsigned long long u64

cpdef int apply(State state, int code) except -1
@cython.locals(kind=int, field=int, tile=int)
cpdef int carry_out(State state, int code) except -1
@cython.locals(one=u64)
cdef u64 _single(int tile) noexcept
@cython.locals(slot=int)
cdef void _take(State state, int mask) noexcept
@cython.locals(place=int)
cdef void _give_card(State state, int card) noexcept
@cython.locals(tile=int, currency=int, paid=int)
cdef void _buy(State state, int slot, int payment) noexcept
cdef void _end_actions(State state) noexcept
cdef void _put(State state, int tile) noexcept
@cython.locals(currency=int)
cdef void _draw_card(State state, int card) noexcept
cdef void _draw_tile(State state, int tile) noexcept
@cython.locals(slot=int)
cdef int _first_gap(int* slots) noexcept
cdef bint _has_gap(int* slots) noexcept
@cython.locals(gap=bint)
cpdef void go_on(State state) noexcept
cdef void _set_up(State state) noexcept
cdef void _end_turn(State state) noexcept
cdef void _pass_turn(State state) noexcept
@cython.locals(currency=int)
cdef bint _has_deck(State state) noexcept
@cython.locals(above=int, pile=int, count=int, letter=int, on_top=bint)
cdef void _split_piles(State state) noexcept
@cython.locals(best=int, step=int, seat=int, rank=int)
cdef void _choose_starter(State state) noexcept
@cython.locals(letter=int, wanted=int)
cdef void _score_due(State state) noexcept
@cython.locals(slot=int, tile=int, seat=int)
cdef void _award(State state) noexcept
@cython.locals(best=int, winner=int, seat=int, cash=int)
cpdef int richest(State state, int currency) noexcept
cdef void _next_award(State state) noexcept
