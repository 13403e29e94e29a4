"""Timing: how often tables are looked after, how fast bots play, how long leases last."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Pace:
    """Intervals in seconds; those added to the time of day are in milliseconds."""

    tick: float = 1.0
    """Seconds between two looks at all tables, and between attempts to reach the database."""
    rest: float = 30.0
    """Seconds until a table with people connected but nothing happening is packed to save memory;
    unpacking it costs as much as a move."""
    idle: float = 60.0
    """Seconds until a table that nobody looks at is dropped from memory."""
    expiry: float = 600.0
    """Seconds between two looks for tables that have expired."""
    calm: float = 3_600.0
    """Seconds for which the clock must have been steady before anything is marked as expired."""
    notice: int = 86_400_000
    """Milliseconds from marking a table as expired until it is removed."""
    lease: int = 750
    """Milliseconds after which another process takes over a table, unless the one that claimed it
    has renewed its lease."""
    due: float = 0.1
    """Seconds between two looks for tables to take over."""
    believed: int = 30_000
    """Milliseconds for which people count as connected after their process was last heard of."""
    alerts: float = 5.0
    """Seconds between two looks for people to notify."""
    patience: float = 2.0
    """Seconds for which a notification waits for others to the same guest or push service."""
    settling: Settling = field(default_factory=lambda: Settling())
    """How long to wait for people to connect before they are notified."""


@dataclass(frozen=True, slots=True)
class Settling:
    """Milliseconds until it is clear whether somebody is at a table; phones drop out unnoticed."""

    slow: int = 45_000
    """If there is time: by then a broken connection has been noticed."""
    quick: int = 5_000
    """If there is less time."""


_FORCED = 1 / 3  # share of the usual pause if a bot has only one choice


def bot_pause(delay: float, passed: float, choices: int) -> float:
    """Seconds for a bot still to wait, so that people can see what was done before.

    `delay` is the full pause for a bot with a choice, `passed` the seconds since the last change.
    """
    return max(0.0, (delay if choices > 1 else _FORCED * delay) - passed)
