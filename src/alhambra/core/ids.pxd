cimport cython

from . cimport bits, const, legal, rows, shelf
from .apply cimport apply
from .legal cimport gifts, purchases_of, takes_of
from .palace cimport Palace
from .state cimport State

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef u8[64] _COLUMN
cdef short[64] _ROW
cdef int[288] _PAYMENT
cdef u8[256] _GROUP
cdef short[16384] _NUMBER
cdef int[64] _PRICE
cdef int[4] _CURRENCY
cdef int[4] _questions
cdef short[512] _ids
cdef short[65536] _bills
cdef u64[7] _marks
cdef short[113] _cells
cdef short[112] _places

cpdef int column(int cell) noexcept
cpdef int line(int cell) noexcept
cpdef int place_of(int cell) noexcept
cpdef int held_of(State state) noexcept
@cython.locals(found=int, place=int)
cpdef list legal_ids(State state, int held)
@cython.locals(bytemap=bytearray, place=int)
cpdef bytes mask(State state, int held)
@cython.locals(found=int, place=int)
cpdef bint is_legal(State state, int held, int number)
cpdef int fill(State state, int held) except -1
@cython.locals(palace=Palace)
cdef int write(State state, int held, short* row) except -1
cpdef int id_at(int place) noexcept
@cython.locals(slot=int, payment=int, tile=int)
cpdef int decode(State state, int held, int number) except? -2
@cython.locals(kind=int, field=int, tile=int, pick=list, number=int)
cpdef list encode(State state, int held, int code)
@cython.locals(code=int)
cpdef int play(State state, int held, int number) except? -2
@cython.locals(found=int, palace=Palace, usable=u64, slot=int, bill=int, place=int)
cdef int _write_actions(State state, short* row) except -1
@cython.locals(slot=int, purse=int, price=int, affordable=int)
cdef void _ask(State state) noexcept
@cython.locals(found=int, codes="int *", each=int)
cdef void _write_bill(State state, int slot, int place, int bill) noexcept
@cython.locals(bought=int, codes="int *", each=int, number=int)
cdef int _write_purchases(State state, int slot, short* row, int found) noexcept
@cython.locals(count=int, site=int, word=int, marks=u64)
cdef int _write_cells(Palace palace, int tile, short* row, int found) noexcept
@cython.locals(one=u64, word=int, found=int, site=int, place=int)
cdef bint _mark_homes(Palace palace, int tile) noexcept
@cython.locals(one=u64, found=int, site=int, cell=int, gap=int, word=int, place=int)
cdef int _settle(Palace palace, int tile) noexcept
@cython.locals(site=int, cell=int, found=int)
cdef int _cell_at(Palace palace, int tile, int place) noexcept
@cython.locals(found=int, each=int)
cdef int _place_for(Palace palace, int tile, int cell) noexcept
cdef int _number_of(int payment) noexcept
@cython.locals(tile=int, slot=int)
cdef void _make_tables()
