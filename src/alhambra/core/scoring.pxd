cimport cython

from . cimport bits, const
from .palace cimport Palace
from .state cimport State

ctypedef unsigned long long u64

cdef int[3] _FIRST
cdef u64[6] _KIND_TILES
cdef int[7] _counts

cpdef int place_points(int scoring, int place, int kind) noexcept
@cython.locals(contenders=int, kind=int, seat=int, palace=Palace, points=int)
cpdef void score(State state, int scoring)
@cython.locals(better=int, tied=int, other=int, total=int, place=int)
cdef int _share(int contenders, int seat, int scoring, int kind) noexcept
@cython.locals(one=u64, tile=int)
cdef void _make_tables()
