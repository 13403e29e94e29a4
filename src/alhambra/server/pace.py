"""How often a server looks after its tables, how fast bots play, how long hearsay is believed."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Pace:
    """Seconds, or milliseconds where the time of day is meant."""

    tick: float = 1.0
    """Seconds between two looks at all tables, and until a database that is away is asked again."""
    rest: float = 30.0
    """Seconds until a table where people are connected, but do nothing, is packed: unpacking it
    costs as much as a move."""
    idle: float = 60.0
    """Seconds until a table that nobody looks at is forgotten."""
    expiry: float = 600.0
    """Seconds between two looks for tables that have expired."""
    calm: float = 3_600.0
    """Seconds for which the time must have been steady before a table is found to have expired."""
    notice: int = 86_400_000
    """Milliseconds from the mark that a table has expired until it is removed."""
    lease: int = 750
    """Milliseconds after which another process takes over what a table needs, unless whoever is at
    it says that it still is."""
    due: float = 0.1
    """Seconds between two looks for what to take over."""
    believed: int = 30_000
    """Milliseconds that a dead process's people are believed to be there."""
    alerts: float = 5.0
    """Seconds between two looks for people to be called whose page is closed."""
    settling: Settling = field(default_factory=lambda: Settling())
    """How long it takes to see whether somebody is there."""


@dataclass(frozen=True, slots=True)
class Settling:
    """Milliseconds until it is clear whether somebody is at a table: a phone is missed late."""

    slow: int = 45_000
    """Where there is time: a connection that broke is noticed by then."""
    quick: int = 5_000
    """Where there is not so much."""


_FORCED = 1 / 3  # of the usual pause, where a bot has nothing to decide


def bot_pause(delay: float, passed: float, choices: int) -> float:
    """The seconds that are left for people to see what was done before a bot acts.

    `delay` is for a bot that has a choice, `passed` are the seconds since the last change.
    """
    return max(0.0, (delay if choices > 1 else _FORCED * delay) - passed)
