cimport cython

from . cimport const
from .apply cimport apply
from .dealer cimport Dealer
from .legal cimport code_at, fill
from .rng cimport Rng
from .state cimport State


@cython.locals(dealer=Dealer, decisions=int, turns=int, found=int)
cpdef int play_random(State state, Rng rng, int max_turns)
