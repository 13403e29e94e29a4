cimport cython

from . cimport const
from .features cimport Features


@cython.final
cdef class Net:
    cdef float[9216] first
    cdef float[96] first_bias
    cdef float[1536] second
    cdef float[48] second_bias
    cdef float[48] last
    cdef float[288] straight
    cdef float[3] bias
    cdef float[32] hidden
    cdef float[16] upper
    cdef bint[3] deep

    @cython.locals(total=float, number=float, i=int, j=int, row=int)
    cpdef double value(self, Features features, int stage) noexcept
