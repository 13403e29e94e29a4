cimport cython

from . cimport const
from .apply cimport apply
from .dealer cimport Dealer
from .legal cimport pick
from .rng cimport Rng
from .state cimport State


@cython.locals(dealer=Dealer, decisions=int, turns=int)
cpdef int play_random(State state, Rng rng, int max_turns)
