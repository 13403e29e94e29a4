cimport cython

from . cimport bits, const
from .money cimport size, worth

ctypedef unsigned long long u64

cdef int _NONE

@cython.locals(sums=u64, value=int, copies=int)
cpdef u64 reach(int hand) noexcept
cpdef int least(u64 sums, int price) noexcept
cpdef int payment(int hand, int total) noexcept
@cython.locals(shift=int, copies=int, rest=int)
cdef int _pay(int hand, int total, int value) noexcept
cpdef int freedom(int hand) noexcept
@cython.locals(left=int)
cpdef int remains(int hand, int paid) noexcept
