cimport cython

from . cimport atomic, rows

ctypedef unsigned char u8

cdef int _RINGS
cdef int _SLEEPS


@cython.final
cdef class Bell:
    cdef object memory
    cdef int* words
    cdef int heard

    cdef void _open(self, u8[::1] memory) except *
    cpdef bint ring(self) noexcept
    @cython.locals(rings=int)
    cpdef bint listen(self, int looks) noexcept
    cpdef bint lie_down(self) noexcept
    cpdef void get_up(self) noexcept
