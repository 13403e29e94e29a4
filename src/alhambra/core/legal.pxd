cimport cython

from . cimport bits, const
from .palace cimport Palace
from .state cimport State

ctypedef unsigned long long u64

cdef int[54] _PRICE
cdef int[4] _SLOT_CURRENCY
cdef int[4096] _codes

@cython.locals(found=int, place=int)
cpdef list legal(State state)
cpdef int fill(State state)
cpdef int code_at(int place) noexcept
cpdef int currency_of(int slot) noexcept
@cython.locals(found=int)
cdef int _actions(State state)
@cython.locals(mask=int, total=int, several=int, slot=int, card=int)
cdef int _takes(State state, int found) noexcept
@cython.locals(earlier=int)
cdef bint _has_twin(State state, int slot, int mask) noexcept
@cython.locals(first=int, slot=int, tile=int, code=int, hand=int)
cdef int _purchases(State state, int found) noexcept
@cython.locals(shift=int, copies=int, paid=int, code_paid=int)
cdef int _payments(int hand, int price, int value, int code, int found) noexcept
@cython.locals(palace=Palace, reserve=u64, rest=u64, out=int, code=int, inside=u64)
cdef int _redesigns(State state, int found)
@cython.locals(palace=Palace, found=int, gifts=u64)
cdef int _put_downs(State state)
@cython.locals(found=int, card=int, letter=int)
cdef int _draws(State state) noexcept
@cython.locals(letter=int)
cpdef int next_scoring(State state) noexcept
@cython.locals(letter=int)
cpdef bint scoring_is_forced(State state) noexcept
@cython.locals(site=int, fitting=u64, code=int)
cdef int _on_sites(Palace palace, u64 tiles, int kind, int found) noexcept
cdef int _each(int kind, u64 tiles, int found) noexcept
@cython.locals(tile=int)
cdef void _make_tables()
