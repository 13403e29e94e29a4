cimport cython

from . cimport bits

cdef int[1024] _WORTH_LOW
cdef int[256] _WORTH_HIGH

cpdef int worth(int cards) noexcept
cpdef int size(int cards) noexcept
@cython.locals(cards=int, value=int)
cdef void _make_tables()
