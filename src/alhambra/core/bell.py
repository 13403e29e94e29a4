"""A signal between two processes: one rings, the other polls and rarely has to be woken up."""

from __future__ import annotations

from . import atomic, rows

_RINGS = 0
_SLEEPS = 1


class Bell:
    """Two words of shared memory: how often it has rung, and whether the listener sleeps.

    Waking a process takes far longer than reading a counter, so the listener polls for a while
    before it goes to sleep. Each process has its own Bell object over the same two words.
    """

    def __init__(self, memory: memoryview) -> None:
        """Use these eight bytes, which must be zeros at first."""
        self.memory = memory  # keeps the words alive
        self._open(memory)
        self.heard = 0  # rings that the listener has noticed

    def _open(self, memory: memoryview) -> None:
        self.words = rows.ints_of(memory)

    def ring(self) -> bool:
        """Ring; returns whether the listener sleeps and has to be woken."""
        atomic.put(self.words, _RINGS, (atomic.get(self.words, _RINGS) + 1) & 0x3FFFFFFF)
        return atomic.get(self.words, _SLEEPS) != 0

    def listen(self, looks: int) -> bool:
        """Poll for the next ring up to `looks` times; returns whether it has come."""
        while looks > 0:
            rings = atomic.get(self.words, _RINGS)
            if rings != self.heard:
                self.heard = rings
                return True
            atomic.breathe()
            looks -= 1
        return False

    def lie_down(self) -> bool:
        """Announce that the listener will sleep; returns False if the bell has rung meanwhile."""
        atomic.put(self.words, _SLEEPS, 1)
        return atomic.get(self.words, _RINGS) == self.heard

    def get_up(self) -> None:
        """Announce that the listener is awake again."""
        atomic.put(self.words, _SLEEPS, 0)
