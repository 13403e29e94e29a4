cimport cython

from . cimport bits, const
from .apply cimport apply
from .legal cimport currency_of, legal, price_of
from .money cimport worth
from .palace cimport Palace
from .purse cimport remains
from .state cimport State

ctypedef unsigned long long u64

cdef int[54] _KIND
cdef int _MANY
cdef int _ENOUGH
cdef int _MOST
cdef int _DOWN
cdef int _WALL


@cython.final
cdef class Plan:
    cdef readonly State state
    cdef readonly list codes
    cdef readonly double value
    cdef readonly int visits
    cdef readonly double total
    cdef readonly list answers
    cdef readonly double[6] wins
    cdef readonly double[6] points

    cpdef void judge(self, double value) noexcept


@cython.final
cdef class Planner:
    cdef list found
    cdef int sites
    cdef int payments
    cdef int seat
    cdef int bought
    cdef bint given
    cdef int left
    cdef bint sparing
    cdef bint brief
    cdef bint removals

    @cython.locals(sites=int, payments=int)
    cpdef list plan(self, State state)
    cdef int _list(self, State state) except? -1
    @cython.locals(options=list, best=list, rank=list, code=int, kind=int, each=int, place=int,
                   after=State, redesign=bint, moving=bint)
    cdef int _act(self, State state, list codes, int slot) except -1
    @cython.locals(slot=int, paid=int, loss=int, good=int, place=int, ranks=list, bests=list)
    cdef int _sort_payment(self, State state, int code, list best, list rank) except -1
    @cython.locals(tile=int, out=int, palace=Palace, trial=Palace, gain=int)
    cdef bint _betters(self, State state, int code)
    @cython.locals(tiles=u64, palace=Palace)
    cdef bint _is_moving(self, State state)
    @cython.locals(tiles=u64, one=u64, palace=Palace, trial=Palace, least=int, ranked=list,
                   code=int, tile=int, wall=int)
    cdef int _removes(self, State state, list codes, list options) except -1
    @cython.locals(trial=Palace, ranked=dict, code=int, tile=int, sites=list, longest=int,
                   outlook=int)
    cdef int _adds(self, State state, list codes, list options, bint moving) except -1
    @cython.locals(after=State)
    cdef int _go(self, State state, list codes, int code) except -1
    cdef int _put(self, State state, list codes) except -1
    @cython.locals(palace=Palace, trial=Palace, placed=list, code=int, kind=int, width=int)
    cdef int _put_down(self, State state, list codes) except -1
    @cython.locals(tile=int, value=int)
    cdef int _outlook(self, State state, Palace trial, int code) noexcept


@cython.locals(taken=int, slot=int)
cdef bint _leaves_cards(State state, int code) noexcept
@cython.locals(tile=int)
cdef void _make_tables()
