cimport cython

from . cimport const, layers
from .inputs cimport Inputs


@cython.final
cdef class Network:
    cdef float[864] shared
    cdef float[24] shared_bias
    cdef float[24576] first
    cdef float[128] first_bias
    cdef float[4096] second
    cdef float[32] second_bias
    cdef float[32] last
    cdef float bias
    cdef float[24] block
    cdef float[24] pooled
    cdef float[193] numbers
    cdef Py_ssize_t[193] rows
    cdef float[128] hidden
    cdef float[32] upper

    @cython.locals(
        total=float, currency=Py_ssize_t, j=Py_ssize_t, first=Py_ssize_t, found=Py_ssize_t,
    )
    cpdef double value(self, Inputs inputs) noexcept
