cimport cython

from . cimport const, ids, rows, shelf
from .apply cimport apply
from .dealer cimport Dealer
from .ids cimport decode, held_of
from .rng cimport Rng
from .state cimport State


@cython.final
cdef class Episode:
    cdef readonly State state
    cdef readonly int held
    cdef readonly int turns
    cdef int max_turns
    cdef int reward
    cdef Dealer dealer
    cdef readonly int seat
    cdef readonly bint terminated
    cdef readonly bint truncated
    cdef int[6] before
    cdef double[6] gained
    cdef readonly int legal_count
    cdef int code
    cdef short[512] legal

    @cython.locals(twin=Episode)
    cpdef Episode copy(self)
    cpdef list legal_ids(self)
    @cython.locals(bytemap=bytearray, place=int)
    cpdef bytearray mask(self)
    cpdef bint is_legal(self, int number) noexcept
    cpdef void play(self, int number) except *
    @cython.locals(seat=int)
    cpdef list rewards(self)
    @cython.locals(state=State, seat=int)
    cdef int step(self, int number) except -1
    cdef int _look(self) except -1
    @cython.locals(best=int, winners=int, seat=int, other=int)
    cdef void _reward_end(self) noexcept


cpdef unsigned long long generator(unsigned long long seed, int row, int number)
