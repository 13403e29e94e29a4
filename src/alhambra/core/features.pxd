cimport cython

from . cimport bits, const
from .legal cimport currency_of, price_of
from .palace cimport Palace, kind_count
from .purse cimport reach
from .standing cimport Standing
from .state cimport State

ctypedef unsigned long long u64

cdef int _KIND_NUMBERS


@cython.final
cdef class Features:
    cdef float[96] values
    cdef Standing standing
    cdef State state
    cdef int next_seat
    cdef int[6] walls
    cdef int[6] worths
    cdef int[6] sizes
    cdef int[6] freedoms
    cdef int[6] useful
    cdef int[6] exact
    cdef int[6] affordable
    cdef u64[24] sums
    cdef float near
    cdef float late

    @cython.locals(seat=int, low=int)
    cpdef int read(self, State state) except -1
    @cython.locals(palace=Palace, slot=int, place=int, sums=u64, tile=int)
    cdef int _read_seat(self, State state, int seat) except -1
    @cython.locals(
        state=State, values="float*", standing=Standing, palace=Palace, others=float,
        next_scoring=int, stock=u64, slot=int, now_sum=float, last_sum=float, margin=float,
        place=int, kind=int, own=int, best=int, second=int, other=int, count=int, now=int, last=int,
        lead=int, best_wall=int, sum_walls=int, best_score=int, sum_scores=int, sum_built=int,
        best_worth=int, sum_worths=int, sum_freedoms=int, sum_exact=int, fitting=u64, distance=int,
        players=int,
    )
    cpdef int fill(self, int seat) except -1
    @cython.locals(place=int)
    cpdef list numbers(self, int seat)


@cython.locals(one=u64)
cdef u64 _single(int tile) noexcept
cdef int _size(Palace palace) noexcept
