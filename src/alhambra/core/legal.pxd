cimport cython

from . cimport bits, const, draw, shelf
from .palace cimport Palace
from .rng cimport Rng
from .state cimport State

ctypedef unsigned char u8
ctypedef unsigned short u16
ctypedef unsigned int u32
ctypedef unsigned long long u64

cdef int[64] _PRICE
cdef int[4] _SLOT_CURRENCY
cdef int[4] _CURRENCY_SLOT
cdef int[4096] _codes
cdef int[112] _sites
cdef u32[16384] _counted
cdef u8[37] _CLASS
cdef u16[1296] _TAKES
cdef u16[64] _APART

@cython.locals(found=int, place=int)
cpdef list legal(State state)
cpdef int fill(State state) except -1
@cython.locals(
    takes=int, bought=int, found=int, palace=Palace, reserve=u64, adds=int, swaps=int, removes=int,
    drawn=int, mask=int, tile=int, way=int,
)
cpdef int pick(State state, Rng rng) except -1
@cython.locals(palace=Palace, places=int, stores=int, given=u64, drawn=int)
cdef int _pick_put_down(State state, Rng rng) noexcept
cpdef int code_at(int place) noexcept
cdef int* codes() noexcept
cpdef int currency_of(int slot) noexcept
cpdef int slot_of(int currency) noexcept
cpdef int price_of(int tile) noexcept
@cython.locals(found=int)
cdef int _actions(State state) except -1
cpdef int takes_of(State state) noexcept
@cython.locals(rest=int, mask=int)
cdef int _takes(State state, int found) noexcept
@cython.locals(first=int, second=int, third=int, fourth=int, alike=int)
cdef void _find_takes(State state) noexcept
@cython.locals(total=int, slot=int)
cdef int _count_purchases(State state) noexcept
@cython.locals(hand=u64, asked=u64, note=int)
cdef int _count_ways(State state, int slot) noexcept
@cython.locals(place=int, price=int)
cdef int _count_anew(State state, int slot) noexcept
@cython.locals(slot=int, count=int)
cdef int _nth_purchase(State state, int place) noexcept
@cython.locals(value=int, shift=int, copies=int, rest=int, paid=int, unpaid=int, found=int)
cdef int _count_payments(int hand, int price, int spare) noexcept
@cython.locals(slot=int)
cpdef int purchases(State state, int found) noexcept
@cython.locals(tile=int, place=int, spare=int, code=int)
cpdef int purchases_of(State state, int slot, int found) noexcept
@cython.locals(value=int, shift=int, copies=int, rest=int, paid=int, unpaid=int, code_paid=int)
cdef int _payments(int hand, int price, int spare, int code, int found) noexcept
@cython.locals(palace=Palace, reserve=u64)
cdef int _redesigns(State state, int found) except -1
@cython.locals(rest=u64, out=int, inside=u64, code=int)
cdef int _swaps(Palace palace, u64 reserve, int found) noexcept
@cython.locals(palace=Palace, found=int)
cdef int _put_downs(State state) except -1
cpdef u64 gifts(State state, Palace palace) noexcept
@cython.locals(found=int, card=int, letter=int)
cdef int _draws(State state) noexcept
@cython.locals(letter=int)
cpdef int next_scoring(State state) noexcept
@cython.locals(letter=int)
cpdef bint scoring_is_forced(State state) noexcept
@cython.locals(site=int, fitting=u64, code=int)
cdef int _on_sites(Palace palace, u64 tiles, int kind, int found) noexcept
@cython.locals(place=int, cell=int, gap=int)
cdef void _sort_sites(Palace palace) noexcept
cdef int _each(int kind, u64 tiles, int found) noexcept
@cython.locals(tile=int)
cdef void _make_tables()
