"""The time of day, as logs and messages tell it."""

from __future__ import annotations

import time
from logging import WARNING

from .logs import log_event

DRIFT = 1_000
"""Milliseconds by which a right clock may differ: it is set anew without a word."""
BELIEVED = 3_600.0
"""Seconds for which another time has to be told until it is believed."""


def clock_ms() -> int:
    """Milliseconds since 1970, as this machine has it."""
    return time.time_ns() // 1_000_000


def ticks_ms() -> int:
    """Milliseconds that only ever count on."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that do not jump: told by the database once, and then counted.

    A clock that is set wrong, or right again, ends no turn and deletes no game: another time is
    believed only when it has been told for an hour.
    """

    def __init__(self) -> None:
        """By this machine, until the database is asked."""
        self._offset = clock_ms() - ticks_ms()
        self._since = ticks_ms()  # when it was set, or a jump was seen
        self._jump = 0  # milliseconds by which the time differs that is told
        self._jumped = 0  # when that was seen first

    def __call__(self) -> int:
        """Now."""
        return self._offset + ticks_ms()

    @property
    def steady(self) -> float:
        """Seconds for which nobody has said otherwise."""
        return (ticks_ms() - self._since) / 1000

    def set(self, told: int) -> None:
        """Begin to count from a time."""
        self._offset = told - ticks_ms()
        self._since = ticks_ms()
        self._jump = 0

    def hear(self, told: int) -> None:
        """What the database says now."""
        ticks, difference = ticks_ms(), told - self()
        if abs(difference) <= DRIFT:
            self._offset += difference
            self._jump = 0
        elif abs(difference - self._jump) > DRIFT:
            self._jump, self._jumped = difference, ticks
            self._since = ticks
            log_event("clock.jumped", level=WARNING, seconds=difference / 1000)
        elif ticks - self._jumped >= BELIEVED * 1000:
            self.set(told)
            log_event("clock.set", level=WARNING, seconds=difference / 1000)
