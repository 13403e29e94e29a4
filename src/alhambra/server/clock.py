"""The time of day, as logs and messages tell it."""

from __future__ import annotations

import time


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
