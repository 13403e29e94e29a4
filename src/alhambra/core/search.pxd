cimport cython

from .dealer cimport Dealer
from .judge cimport Judge, utility
from .rollout cimport QuickPlayer, play_out
from .rng cimport Rng
from .state cimport State
from .plans cimport Plan

ctypedef unsigned long long u64

cdef int _FOREVER


@cython.final
cdef class Search:
    cdef int seat
    cdef u64 seed
    cdef Judge judge
    cdef int depth
    cdef QuickPlayer quick
    cdef Dealer dealer

    @cython.locals(_=int, state=State)
    cpdef int visit(self, Plan plan, int count) except -1
    @cython.locals(best=int, ties=int, seat=int)
    cdef int _count(self, Plan plan, State state) except -1
