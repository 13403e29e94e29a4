cimport cython

from . cimport bits, const, shelf
from .money cimport size, worth
from .palace cimport Palace

ctypedef unsigned long long u64


@cython.final
cdef class State:
    cdef readonly int players
    cdef readonly int youngest
    cdef readonly int start_tie
    cdef readonly int scoring_place
    cdef readonly int dirk_second
    cdef readonly int dirk_gift
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly int starter
    cdef readonly bint exact
    cdef readonly u64 pending
    cdef readonly bint ending
    cdef readonly int due
    cdef readonly int scorings
    cdef readonly int awards_left
    cdef readonly int[4] market
    cdef readonly int[4] display
    cdef int takes
    cdef readonly u64 bag
    cdef readonly u64[6] reserves
    cdef readonly u64[6] awards
    cdef readonly u64 dirk
    cdef readonly int dirk_left
    cdef readonly int[6] scores
    cdef readonly int dirk_score
    cdef readonly int[24] hands
    cdef int[24] cash
    cdef readonly int[4] deck
    cdef readonly int deck_left
    cdef readonly int[4] discard
    cdef readonly int discard_left
    cdef readonly int reshuffles
    cdef readonly int drawn
    cdef readonly int[2] scoring_low
    cdef readonly int[2] scoring_high
    cdef list palaces
    cdef void* shelf[6]
    cdef int owned

    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef int actor(self) noexcept
    cpdef bint has_dirk(self) noexcept
    cpdef int bag_left(self) noexcept
    cpdef int hand(self, int seat, int currency) noexcept
    cpdef int money(self, int seat, int currency) noexcept
    @cython.locals(first=int)
    cpdef int hand_worth(self, int seat) noexcept
    @cython.locals(first=int, total=int, currency=int)
    cpdef int hand_size(self, int seat) noexcept
    cpdef Palace palace(self, int seat)
    @cython.locals(one=int, twin=Palace)
    cdef Palace own_palace(self, int seat)
    @cython.locals(one=int, seat=int, palace=Palace)
    cdef void inherit(self, State over) except *


@cython.locals(state=State)
cpdef State restored(tuple key, list palaces)
