cimport cython

from . cimport const
from .legal cimport currency_of, legal
from .palace cimport Palace
from .scoring cimport gains
from .state cimport State

ctypedef unsigned long long u64


@cython.final
cdef class Scribe:
    cdef list tiles
    cdef list cards
    cdef list cells
    cdef list quoted_tiles
    cdef list quoted_cards

    @cython.locals(palace=Palace)
    cpdef tuple seat(self, State state, int seat)
    @cython.locals(texts=list, tile=int)
    cpdef bytes names(self, u64 tiles)
    @cython.locals(texts=list, slot=int, tile=int)
    cpdef bytes market(self, State state)
    @cython.locals(texts=list, slot=int, card=int)
    cpdef bytes display(self, State state)
    @cython.locals(texts=list, currency=int)
    cpdef bytes hand(self, State state, int seat)
    @cython.locals(texts=list, currency=int, packed=int, seat=int, value=int)
    cpdef bytes unseen(self, State state, bint hands)
    @cython.locals(actor=int, fields=list)
    cpdef bytes game(self, State state, list players, bytes aids)
    @cython.locals(forecast=list, points=int, until=bytes, card=int, high=int, low=int, fields=list)
    cpdef bytes aids(self, State state, bint open_hands)
    @cython.locals(
        places=list, texts=list, half=int, tile=int, place=int, each=int, cell=bytes
    )
    cpdef bytes palace(self, Palace palace)
    @cython.locals(texts=list, code=int)
    cpdef bytes legal(self, State state)
    @cython.locals(kind=int, words=list, field=int, tile=int, taken=list, slot=int, card=int)
    cdef bytes action(self, State state, int code)
    @cython.locals(card=int, each=int)
    cdef int put_cards(self, list texts, list names, int currency, int packed) except -1


cdef bytes listed(list texts)
