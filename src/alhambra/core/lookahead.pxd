cimport cython

from . cimport const
from .dealer cimport Dealer
from .judge cimport Judge, utility
from .plans cimport Plan, Planner
from .rng cimport Rng
from .state cimport State

ctypedef unsigned long long u64

cdef int _SITES
cdef int _PAYMENTS
cdef int _SHORTLIST
cdef double _NEAR


@cython.final
cdef class Lookahead:
    cdef Judge judge
    cdef Planner planner
    cdef int shortlist

    @cython.locals(best=Plan, plan=Plan, plans=list)
    cpdef Plan best(self, State state)
    @cython.locals(kept=list, plan=Plan, other=Plan, place=Py_ssize_t)
    cdef list _shortened(self, list plans, int seat)


@cython.final
cdef class Answers:
    cdef int seat
    cdef u64 seed
    cdef int rounds
    cdef Lookahead lookahead
    cdef Dealer dealer

    @cython.locals(_=int, state=State)
    cpdef int visit(self, Plan plan, int count) except -1
    @cython.locals(left=int, value=double, share=double, phase=int, best=Plan)
    cdef double _value(self, State state) except? -1.0
