"""Buckets of tokens: so much at once, so much on average, and a bounded memory."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import pytest

from alhambra.server.edge.limits import CommandLimits, Limiter, MessageLimits, network
from alhambra.server.errors import TooMany
from alhambra.server.wire.messages import Back


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_the_rate() -> None:
    clock = Clock()
    limiter = Limiter(rate=2, burst=3, clock=clock)
    assert [limiter.allow("a") for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
    clock.now += 0.25
    assert limiter.allow("a") == 0.25
    clock.now += 0.25
    assert [limiter.allow("a") for _ in range(2)] == [0, 0.5]
    clock.now += 1000
    assert [limiter.allow("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_keys_do_not_share() -> None:
    limiter = Limiter(rate=1, burst=1, clock=Clock())
    assert [limiter.allow(key) for key in "aabb"] == [0, 1, 0, 1]


def test_whoever_waits_as_told_is_allowed() -> None:
    clock = Clock(now=123456.789)
    limiter = Limiter(rate=60 / 3600, burst=3, clock=clock)
    for _ in range(1000):
        wait = limiter.allow("a")
        if wait:
            clock.now += wait
            assert limiter.allow("a") == 0


def test_those_who_take_in_advance_are_served_in_turn() -> None:
    clock = Clock()
    limiter = Limiter(rate=2, burst=3, clock=clock)
    assert [limiter.reserve("a") for _ in range(6)] == [0, 0, 0, 0.5, 1.0, 1.5]
    assert limiter.reserve("b") == 0
    clock.now += 1.0
    assert limiter.reserve("a") == 1.0
    assert Limiter(rate=0, burst=0).reserve("a") == 0


def test_over_a_long_time_no_more_than_the_rate() -> None:
    clock = Clock()
    limiter = Limiter(rate=20, burst=40, clock=clock)
    allowed = 0
    for _ in range(10_000):
        allowed += limiter.allow("a") == 0
        clock.now += 0.01
    assert allowed == pytest.approx(100 * 20 + 40, abs=1)


def test_no_rate_is_no_limit() -> None:
    limiter = Limiter(rate=0, burst=0, clock=Clock())
    assert {limiter.allow("a") for _ in range(1000)} == {0}
    assert len(limiter) == 0


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(rate=1, burst=10, clock=clock)
    for number in range(1000):
        limiter.allow(str(number))
    assert len(limiter) == 1000
    clock.now += 10
    limiter.allow("last")
    assert len(limiter) == 1


def test_memory_is_bounded_and_who_is_active_is_remembered() -> None:
    limiter = Limiter(rate=0.001, burst=2, clock=Clock(), max_keys=100)
    for number in range(1000):
        limiter.allow(str(number))
        if number == 950:
            limiter.allow("active")
            limiter.allow("active")
    assert len(limiter) == 100
    assert limiter.allow("active") > 0
    assert limiter.allow("0") == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_counts_as_its_network(address: str, key: str) -> None:
    assert network(address) == key


def granted(limits: CommandLimits, *, addresses: int, tables: int, guests: int) -> int:
    """How many of many commands are let through, from so many places at once."""
    done = 0
    for number in range(2_000):
        address, table = f"10.0.0.{number % addresses}", f"t{number % tables}"
        with suppress(TooMany):
            limits.check(address, table, f"g{number % guests}", Back(), seated=True)
            done += 1
    return done


def test_a_seat_a_table_and_an_address_have_their_measure() -> None:
    """A burst of three seconds, for a seat once, for a table three times, ten for an address."""
    seat = granted(CommandLimits(20, 30), addresses=1, tables=1, guests=1)
    table = granted(CommandLimits(20, 30), addresses=1_000, tables=1, guests=1_000)
    address = granted(CommandLimits(20, 30), addresses=1, tables=1_000, guests=1_000)
    assert 60 <= seat <= 100
    assert 180 <= table <= 300
    assert 600 <= address <= 1_000


def test_the_sockets_of_an_address_share_ten_times_what_one_has() -> None:
    """And none of them has to wait for longer than it takes to serve the others once."""
    limits = MessageLimits(20, clock=Clock())
    waits = [limits.wait(f"s{number}", "a") for _ in range(4) for number in range(200)]
    assert waits.count(0) == 600
    assert waits[600:] == pytest.approx([number / 200 for number in range(1, 201)])
    assert limits.wait("s200", "b") == 0


def test_a_socket_has_its_measure_in_an_address_of_its_own() -> None:
    limits = MessageLimits(20, clock=Clock())
    waits = [limits.wait("s", "a") for _ in range(70)]
    assert waits.count(0) == 60
    assert waits[60:] == pytest.approx([number / 20 for number in range(1, 11)])
