cimport cython

from . cimport const, layers
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
    cdef float[97] numbers
    cdef Py_ssize_t[97] rows
    cdef float[32] hidden
    cdef float[16] upper
    cdef bint[3] deep

    @cython.locals(total=float, i=Py_ssize_t, j=Py_ssize_t, found=Py_ssize_t)
    cpdef double value(self, Features features, Py_ssize_t stage) noexcept
