"""The time of day for logs and messages, in milliseconds since 1970."""

from __future__ import annotations

import time
from logging import WARNING

from .logs import log_event

DRIFT = 1_000
"""The clock follows the database's if they differ by at most so many milliseconds."""
NEAR = 60_000
"""A jump by at most so many milliseconds is followed at once, as when a machine was paused, so that
servers which share a database agree."""
BELIEVED = 3_600.0
"""Seconds for which the database must report a time farther away until it is believed."""


def clock_ms() -> int:
    """Milliseconds since 1970, by this machine's clock."""
    return time.time_ns() // 1_000_000


def ticks_ms() -> int:
    """Milliseconds of a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that do not jump: set from the database once, then counted on.

    So resetting a clock, wrongly or rightly, neither ends turns nor deletes games: a very different
    time is believed only when it has been reported for an hour.
    """

    def __init__(self) -> None:
        """Use this machine's clock until `set` is called."""
        self._offset = clock_ms() - ticks_ms()
        self._unsure = 0  # milliseconds by which it may be slow, as the answer took so long
        self._since = ticks_ms()  # when it was set, or a jump was last noticed
        self._jump = 0  # milliseconds by which the reported time differs
        self._jumped = 0  # when that difference was first noticed

    def __call__(self) -> int:
        """Now."""
        return self._offset + ticks_ms()

    @property
    def steady(self) -> float:
        """Seconds since it was set or a jump was noticed."""
        return (ticks_ms() - self._since) / 1000

    def set(self, told: int, asked: int) -> None:
        """Count on from the time that the database reports; it was asked at `asked` ticks."""
        ticks = ticks_ms()
        self._offset = told - ticks
        self._unsure = ticks - asked
        self._since = ticks
        self._jump = 0

    def hear(self, told: int, asked: int) -> None:
        """Compare with the time that the database reports; it was asked at `asked` ticks.

        It read its clock at some moment since, so only a range is known for the difference.
        """
        ticks = ticks_ms()
        least = told - self._offset - ticks
        most = told - self._offset - asked

        def nearest(guess: int) -> int:
            return max(least, min(guess, most))

        difference = nearest(0)
        if -DRIFT <= difference <= DRIFT + self._unsure:
            self._offset += difference
            self._unsure = min(self._unsure, ticks - asked)
            self._jump = 0
        elif abs(difference) <= NEAR:
            self.set(told, asked)
            log_event("clock.set", level=WARNING, seconds=difference / 1000)
        elif abs(nearest(self._jump) - self._jump) > DRIFT:
            self._jump, self._jumped = difference, ticks
            self._since = ticks
            log_event("clock.jumped", level=WARNING, seconds=difference / 1000)
        elif ticks - self._jumped >= BELIEVED * 1000:
            self.set(told, asked)
            log_event("clock.set", level=WARNING, seconds=difference / 1000)
