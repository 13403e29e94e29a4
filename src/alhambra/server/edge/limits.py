"""Rate limits: a token bucket for each key."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from ..errors import TooMany
from ..wire.messages import AnyCommand, Say

MAX_KEYS = 50_000
"""The most buckets kept; beyond that, the least recently used one is dropped."""

BURST = 3.0
"""Bursts may use up the allowance of this many seconds."""


class Limiter:
    """Allows each key `rate` times a second on average, and up to `burst` times at once.

    A rate of 0 means no limit. Buckets that are full again need not be kept.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        max_keys: int = MAX_KEYS,
    ) -> None:
        """Begin with full buckets."""
        assert rate >= 0
        assert burst >= 1 or rate == 0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._max_keys = max_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()  # most recently used last

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._full_at)

    def allow(self, key: str, cost: float = 1.0) -> float:
        """Take `cost` tokens and return 0.0, or return the seconds to wait and take none.

        A `cost` above the burst counts as the burst.
        """
        if not self._rate:
            return 0.0
        now = self._clock()
        full_at = self._full_after(key, min(cost, self._burst), now)
        wait = full_at - now - self._burst / self._rate
        if wait > _ROUNDING:
            return wait
        self._keep(key, full_at, now)
        return 0.0

    def reserve(self, key: str) -> float:
        """Take a token in any case; returns the seconds to wait until it is there.

        So all who wait are served in turn, and nobody has to ask twice.
        """
        if not self._rate:
            return 0.0
        now = self._clock()
        full_at = self._full_after(key, 1.0, now)
        self._keep(key, full_at, now)
        return max(0.0, full_at - now - self._burst / self._rate)

    def _full_after(self, key: str, cost: float, now: float) -> float:
        """When the bucket will be full again once so much is taken."""
        return max(now, self._full_at.get(key, now)) + cost / self._rate

    def _keep(self, key: str, full_at: float, now: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop the oldest buckets while they are full or there are too many."""
        while self._full_at:
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= self._max_keys:
                return
            del self._full_at[key]


class MessageLimits:
    """Limits the messages of each socket, and those of all the sockets of an address."""

    def __init__(self, messages: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow each socket so many a second, and each address ten times as many."""
        self._sockets, self._addresses = (
            Limiter(rate, max(1.0, rate * BURST), clock=clock) for rate in (messages, 10 * messages)
        )

    def wait(self, socket: str, address: str) -> float:
        """Count a message; returns the seconds to wait before it is read.

        Those who are too fast are only read more slowly: they notice, nobody else does.
        """
        return max(self._sockets.reserve(socket), self._addresses.reserve(address))


class CommandLimits:
    """Limits commands per seat, table and address, however many sockets are open.

    Only people with a seat count towards a table's limit, or strangers could use it up.
    """

    def __init__(self, messages: float, lines: float) -> None:
        """Allow each seat so many commands a second, and chat lines a minute."""
        self._commands = _of_all(messages, BURST)
        self._lines = _of_all(lines / 60, 20.0)

    def check(
        self, address: str, table: str, guest: str, command: AnyCommand, *, seated: bool
    ) -> None:
        """Count a command. Raises `TooMany`."""
        limiters = self._commands
        keys: tuple[str | None, ...]
        keys = (f"{table} {guest}", table if seated else None, address)
        if isinstance(command, Say):
            limiters, keys = limiters + self._lines, keys + keys
        for limiter, key in zip(limiters, keys, strict=True):
            if key is not None and (wait := limiter.allow(key)):
                raise TooMany("this is more than one person can ask for; wait a little", wait)


def _of_all(rate: float, seconds: float) -> tuple[Limiter, ...]:
    """Limiters per seat, table and address, with bursts of `seconds` times the rate."""
    rates = (rate, 3 * rate, 10 * rate)
    return tuple(Limiter(each, max(1.0, each * seconds)) for each in rates)


_ROUNDING = 1e-9  # seconds, for rounding errors


def network(address: str) -> str:
    """The key to count an address by: itself, or for IPv6 its /64, which one subscriber has."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
