cimport cython

from . cimport bits, const
from .dealer cimport Dealer
from .features cimport Features
from .inputs cimport Inputs
from .net cimport Net
from .network cimport Network
from .rollout cimport QuickPlayer, play_out
from .rng cimport Rng
from .state cimport State

cdef int _MOST
cdef double[601] _UTILITY
cdef int _ENDS


@cython.final
cdef class Judge:
    cdef Net net
    cdef Network network
    cdef Features features
    cdef Inputs inputs
    cdef QuickPlayer quick
    cdef Dealer dealer

    @cython.locals(value=double)
    cpdef double value(self, State state, int seat)
    cdef double rough_value(self, State state, int seat)
    cdef bint _is_decided(self, State state) noexcept
    @cython.locals(ends=int, number=int, total=double, end=State)
    cdef double _end_value(self, State state, int seat)


@cython.locals(slot=int, gaps=int)
cdef int _gaps(State state) noexcept
@cython.locals(best=int, other=int, lead=int)
cpdef double utility(State state, int seat) noexcept
@cython.locals(lead=int)
cdef void _make_tables()
