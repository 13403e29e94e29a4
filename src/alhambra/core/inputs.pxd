cimport cython

from . cimport bits, const
from .features cimport Features
from .legal cimport price_of, slot_of
from .money cimport size
from .palace cimport Palace, kind_count
from .purse cimport least
from .standing cimport Standing
from .state cimport State

ctypedef unsigned long long u64

cdef int[54] _KIND
cdef int _FIRST
cdef int _TABLE
cdef int _BLOCK


@cython.final
cdef class Inputs:
    cdef float[312] values
    cdef Features features
    cdef u64[6] fitting

    @cython.locals(seat=int, palace=Palace)
    cpdef int read(self, State state) except -1
    @cython.locals(features=Features, place=int, rival=int, currency=int)
    cpdef int fill(self, int seat) except -1
    @cython.locals(
        state=State, standing=Standing, values="float*", scoring=int, stock=u64, slot=int,
        place=int, kind=int, gain=int,
    )
    cdef void _fill_kinds(self, int seat, int rival) noexcept
    @cython.locals(
        state=State, features=Features, values="float*", palace=Palace, low=int, left=int,
        stage=int,
    )
    cdef void _fill_rival(self, int seat, int rival) noexcept
    @cython.locals(
        state=State, values="float*", first=int, place=int, tile=int, price=int, exact=int,
        able=int, other=int, cards=int, total=int, highest=int, own=int, others=int, slot=int,
        card=int, value=int,
    )
    cdef void _fill_block(self, int seat, int rival, int currency) noexcept
    @cython.locals(
        state=State, standing=Standing, values="float*", money=int, sums=u64, kind=int,
        scoring=int, gain=int,
    )
    cdef void _fill_purse(self, int seat, int currency, int tile, int price, int place) noexcept
    @cython.locals(place=int)
    cpdef list numbers(self, int seat)


@cython.locals(one=u64)
cdef u64 _single(int tile) noexcept
@cython.locals(tile=int)
cdef void _make_tables()
