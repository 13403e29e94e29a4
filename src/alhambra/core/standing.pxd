cimport cython

from . cimport const
from .palace cimport Palace, kind_count
from .scoring cimport place_points
from .state cimport State


@cython.final
cdef class Standing:
    cdef readonly int contenders
    cdef int[42] counts

    @cython.locals(seat=int, kind=int, palace=Palace)
    cpdef void read(self, State state) noexcept
    cpdef int count(self, int kind, int seat) noexcept
    @cython.locals(first=int, own=int, better=int, tied=int, other=int, total=int, place=int)
    cpdef int share(self, int scoring, int kind, int seat, int more) noexcept
