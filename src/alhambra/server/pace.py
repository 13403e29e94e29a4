"""How often a server looks after its tables, and how long it believes what it was told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Pace:
    """Seconds, or milliseconds where the time of day is meant."""

    tick: float = 1.0
    """Seconds between two looks at all tables, and until a database that is away is asked again."""
    idle: float = 60.0
    """Seconds until a table that nobody looks at is forgotten."""
    expiry: float = 600.0
    """Seconds between two looks for tables that have expired."""
    calm: float = 3_600.0
    """Seconds for which the time must have been steady before a table is found to have expired."""
    notice: int = 86_400_000
    """Milliseconds from the mark that a table has expired until it is removed."""
    lease: int = 10_000
    """Milliseconds after which another process takes over a bot's turn."""
    overdue: int = 3_000
    """Milliseconds until others help the process after whose change a bot is to act."""
    believed: int = 30_000
    """Milliseconds that a dead process's people are believed to be there."""
