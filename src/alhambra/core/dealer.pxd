cimport cython

from . cimport bits, const, draw
from .apply cimport apply
from .legal cimport next_scoring
from .rng cimport Rng
from .state cimport State

ctypedef unsigned long long u64


@cython.final
cdef class Dealer:
    cdef Rng rng
    cdef int[108] cards
    cdef int card_count
    cdef int[54] tiles
    cdef int tile_count

    @cython.locals(twin=Dealer)
    cpdef Dealer copy(self)
    @cython.locals(rest=u64)
    cpdef void follow(self, State state) noexcept
    cpdef int deal(self, State state) except -1
    @cython.locals(letter=int, places=int, place=int, tile=int, card=int)
    cpdef int draw(self, State state) noexcept
    @cython.locals(found=int, card=int, copies=int, _=int)
    cdef void _gather_cards(self, State state) noexcept
