cimport cython

from . cimport bits, const
from .apply cimport apply
from .dealer cimport Dealer
from .legal cimport code_at, currency_of, fill, price_of, slot_of, takes_of
from .palace cimport Palace
from .purse cimport least, payment, reach
from .standing cimport Standing
from .state cimport State

ctypedef unsigned long long u64

cdef int NEXT
cdef int AFTER
cdef int KIND
cdef int BUILD
cdef int MISFIT
cdef int MONEY
cdef int CARD
cdef int AIM
cdef int RESERVE
cdef int WEIGHTS
cdef int[54] _KIND
cdef double _FREE


@cython.final
cdef class QuickPlayer:
    cdef double[9] weights
    cdef Standing standing
    cdef u64[4] sums
    cdef double[4] cards
    cdef u64 fitting

    @cython.locals(phase=int, turn=int)
    cpdef int play_turn(self, State state) except -1
    cpdef int code(self, State state) except -1
    @cython.locals(
        palace=Palace, first=int, best=double, best_slot=int, best_sum=int, slot=int, currency=int,
        tile=int, total=int, value=double, code=int, paid=int,
    )
    cdef int _act(self, State state) except -1
    @cython.locals(kind=int, value=double, scoring=int, weight=int, gain=int)
    cdef double _worth(self, State state, int tile) noexcept
    @cython.locals(
        code=int, rest=int, slot=int, card=int, mask=int, value=double, tiles=u64, tile=int,
        cell=int,
    )
    cdef int _instead(self, State state, double best) noexcept
    @cython.locals(value=int, currency=int, worth=double, slot=int, tile=int, sums=u64)
    cdef double _card(self, State state, int card) noexcept
    @cython.locals(palace=Palace, tiles=u64, tile=int, cell=int)
    cdef int _put(self, State state) noexcept
    @cython.locals(best=int, best_cell=int, site=int, cell=int, promise=int)
    cdef int _site(self, Palace palace, int tile) noexcept


@cython.locals(phase=int)
cpdef int play_out(State state, Dealer dealer, QuickPlayer quick, int turns) except -1
@cython.locals(tile=int)
cdef void _make_tables()
