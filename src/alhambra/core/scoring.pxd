cimport cython

from . cimport const, shelf
from .palace cimport Palace, kind_count
from .state cimport State

cdef int[3] _FIRST
cdef int[7] _counts

cpdef int place_points(int scoring, int place, int kind) noexcept
@cython.locals(contenders=int, kind=int, seat=int, palace=Palace, points=int)
cpdef void score(State state, int scoring) noexcept
cpdef int next_scoring(State state) noexcept
@cython.locals(after=State, points=list, seat=int)
cpdef list gains(State state)
@cython.locals(better=int, tied=int, other=int, total=int, place=int)
cdef int _share(int contenders, int seat, int scoring, int kind) noexcept
