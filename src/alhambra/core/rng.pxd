cimport cython

from . cimport bits

ctypedef unsigned long long u64

cdef u64 _STEP
cdef u64 _FIRST_MIX
cdef u64 _SECOND_MIX


@cython.final
cdef class Rng:
    cdef u64 word

    cpdef Rng copy(self)
    @cython.locals(mixed=u64)
    cpdef u64 next(self) noexcept
    cpdef int below(self, int bound) noexcept
