cimport cython

from . cimport bits, const
from .legal cimport code_at, fill, price_of
from .money cimport worth
from .palace cimport Palace
from .rng cimport Rng
from .state cimport State

cdef int[54] _KIND
cdef int _WHIM
cdef int _OVERPAY

@cython.locals(trial=Palace, found=int, best=int, best_value=int, place=int, value=int)
cpdef int choose_builder(State state, Rng rng)
@cython.locals(kind=int, field=int, tile=int)
cdef int _value(State state, Palace trial, int code)
@cython.locals(total=int)
cdef int _take_value(State state, int mask) noexcept
@cython.locals(tile=int, lost=int, value=int)
cdef int _buy_value(State state, Palace palace, int slot, int payment) noexcept
@cython.locals(wall=int)
cdef int _wall_with(Palace trial, int tile, int cell) noexcept
@cython.locals(tile=int)
cdef void _make_tables()
