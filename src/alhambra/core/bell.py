"""A bell between two processes: one rings, and the other one listens without being woken up."""

from __future__ import annotations

from . import atomic, rows

_RINGS = 0
_SLEEPS = 1


class Bell:
    """Two words of shared memory: how often it has rung, and whether the listener sleeps.

    To wake a process takes far longer than to count, so the listener looks out for a while before
    it goes to sleep. Each process has a bell of its own over the same words.
    """

    def __init__(self, memory: memoryview) -> None:
        """A bell over eight bytes, which were zeros at first."""
        self.memory = memory  # which the words lie in
        self._open(memory)
        self.heard = 0  # rings so far

    def _open(self, memory: memoryview) -> None:
        self.words = rows.ints_of(memory)

    def ring(self) -> bool:
        """Ring; whether the listener sleeps and has to be woken."""
        atomic.put(self.words, _RINGS, (atomic.get(self.words, _RINGS) + 1) & 0x3FFFFFFF)
        return atomic.get(self.words, _SLEEPS) != 0

    def listen(self, looks: int) -> bool:
        """Look out for the next ring so many times; whether it has come."""
        while looks > 0:
            rings = atomic.get(self.words, _RINGS)
            if rings != self.heard:
                self.heard = rings
                return True
            atomic.breathe()
            looks -= 1
        return False

    def lie_down(self) -> bool:
        """Say that one is about to sleep; whether one may, since the bell has not rung."""
        atomic.put(self.words, _SLEEPS, 1)
        return atomic.get(self.words, _RINGS) == self.heard

    def get_up(self) -> None:
        """Say that one sleeps no longer."""
        atomic.put(self.words, _SLEEPS, 0)
