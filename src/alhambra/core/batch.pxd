cimport cython

from . cimport const, draw, hall, observe, rows
from .episode cimport Episode, generator
from .observe cimport Sight
from .rng cimport Rng
from .state cimport State

ctypedef unsigned char u8
ctypedef unsigned long long u64


@cython.final
cdef class Batch:
    cdef State table
    cdef readonly int games
    cdef readonly int players
    cdef u64 seed
    cdef bint hidden
    cdef object reward
    cdef bint has_points
    cdef int max_turns
    cdef int first
    cdef list episodes
    cdef list numbers
    cdef list sights
    cdef dict views
    cdef int vector_length
    cdef int planes_length
    cdef bint has_obs
    cdef bint has_mask
    cdef bint has_legal
    cdef bint has_legal_count
    cdef bint has_actor
    cdef bint has_rewards
    cdef bint has_terminated
    cdef bint has_truncated
    cdef bint has_scores
    cdef bint has_planes
    cdef bint has_final_obs
    cdef int* actions
    cdef u8* obs
    cdef u8* mask
    cdef short* legal
    cdef int* legal_count
    cdef int* actor
    cdef float* rewards
    cdef u8* terminated
    cdef u8* truncated
    cdef short* scores
    cdef u8* planes
    cdef u8* final_obs

    @cython.locals(row=int, place=int)
    cpdef void sample(self, Rng rng) except *
    @cython.locals(view=u8[::1], wide="long long *", narrow="int *", row=int)
    cdef void _take_over(self, object actions) except *
    @cython.locals(row=int, count=int)
    cdef void _check(self) except *
    @cython.locals(row=int)
    cdef void _advance_all(self) except *
    @cython.locals(sight=Sight, place=Py_ssize_t, seat=int, over=bint, ended=State)
    cdef int _advance(self, int row, Episode episode) except -1
    cdef void _clear_ends(self) noexcept
    @cython.locals(place=int, seat=int)
    cdef void _show_end(self, int row, Episode episode) noexcept
    @cython.locals(place=int)
    cdef void _show_legal(self, int row, Episode episode) noexcept
    cdef void _turn_planes(self, int row, Episode episode, int seat, int viewer) noexcept
    cdef u8* _planes_at(self, int row) noexcept
    cdef void _show_vector(self, Episode episode, Sight sight, bint whole, u8* row) noexcept
    @cython.locals(row=int, episode=Episode, sight=Sight, place=Py_ssize_t)
    cdef void _show_all(self) except *
    cdef Episode _begin(self, int row)
    cdef void _point(self, str name, u8[::1] view) except *
