cimport cython

from . cimport const


@cython.locals(total=int, value=int)
cpdef int worth(int cards) noexcept
@cython.locals(total=int)
cpdef int size(int cards) noexcept
cpdef bint holds(int cards, int payment) noexcept
cpdef int one_card(int card) noexcept
