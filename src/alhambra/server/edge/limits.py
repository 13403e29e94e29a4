"""How often somebody may do something: a bucket of tokens for each key."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from ..errors import TooMany
from ..wire.messages import AnyCommand, Say

MAX_KEYS = 50_000
"""The most buckets that are remembered; beyond them the one unused for longest is forgotten."""


class Limiter:
    """Allows each key `rate` times a second on average, and up to `burst` times at once.

    A rate of 0 is no limit. A bucket that is full again is as good as none and is forgotten.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        max_keys: int = MAX_KEYS,
    ) -> None:
        """All buckets are full."""
        assert rate >= 0
        assert burst >= 1 or rate == 0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._max_keys = max_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()  # the key asked for last is last

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._full_at)

    def allow(self, key: str, cost: float = 1.0) -> float:
        """0 if it is allowed now, and then it counts `cost` times; otherwise the seconds to wait.

        What costs more than all that is allowed at once counts as that.
        """
        if not self._rate:
            return 0.0
        now = self._clock()
        cost = min(cost, self._burst)
        full_at = max(now, self._full_at.get(key, now)) + cost / self._rate
        wait = full_at - now - self._burst / self._rate
        if wait > _ROUNDING:
            return wait
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop the oldest keys while they are full or too many."""
        while self._full_at:
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= self._max_keys:
                return
            del self._full_at[key]


class CommandLimits:
    """How much a seat, a table and an address may ask for: sockets do not multiply it.

    At a table only those count who have a seat there, or strangers could keep them from playing.
    """

    def __init__(self, messages: float, lines: float) -> None:
        """So many commands a second and lines of chat a minute for each seat."""
        self._commands = _of_all(messages, 3.0)
        self._lines = _of_all(lines / 60, 20.0)

    def check(
        self, address: str, table: str, guest: str, command: AnyCommand, *, seated: bool
    ) -> None:
        """Raise `TooMany` for what is too much."""
        limiters = self._commands
        keys: tuple[str | None, ...]
        keys = (f"{table} {guest}", table if seated else None, address)
        if isinstance(command, Say):
            limiters, keys = limiters + self._lines, keys + keys
        for limiter, key in zip(limiters, keys, strict=True):
            if key is not None and (wait := limiter.allow(key)):
                raise TooMany("this is more than one person can ask for; wait a little", wait)


def _of_all(rate: float, seconds: float) -> tuple[Limiter, ...]:
    """For each seat, table and address; what comes together in some seconds may come at once."""
    rates = (rate, 3 * rate, 10 * rate)
    return tuple(Limiter(each, max(1.0, each * seconds)) for each in rates)


_ROUNDING = 1e-9  # seconds; sums of floats are a little off


def network(address: str) -> str:
    """What an address counts as: itself, or for IPv6 the /64 that one subscriber has."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
