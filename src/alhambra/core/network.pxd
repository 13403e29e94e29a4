cimport cython

from . cimport const
from .inputs cimport Inputs


@cython.final
cdef class Network:
    cdef float[864] shared
    cdef float[24] shared_bias
    cdef float[12288] first
    cdef float[64] first_bias
    cdef float[2048] second
    cdef float[32] second_bias
    cdef float[32] last
    cdef float bias
    cdef float[24] block
    cdef float[24] pooled
    cdef float[196] numbers
    cdef Py_ssize_t[196] rows
    cdef float[64] hidden
    cdef float[32] upper

    @cython.locals(
        total=float, number=float, currency=Py_ssize_t, i=Py_ssize_t, j=Py_ssize_t, row=Py_ssize_t,
        found=Py_ssize_t,
    )
    cpdef double value(self, Inputs inputs) noexcept
    @cython.locals(
        a=float, b=float, c=float, d=float, first=Py_ssize_t, second=Py_ssize_t, third=Py_ssize_t,
        fourth=Py_ssize_t, j=Py_ssize_t,
    )
    cdef void _add_rows(self, Py_ssize_t place) noexcept
