"""Alerts when the page is closed: who is called, what arrives, and what may go wrong."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.alerts.alerts import CROWDED, DEVICES, OF_GUEST, OF_HOST, TRIES
from alhambra.server.alerts.calls import quiet_until
from alhambra.server.alerts.lanes import Lanes
from alhambra.server.alerts.posting import Forbidden, Poster, Unreachable
from alhambra.server.alerts.push import seal
from alhambra.server.pace import Pace
from alhambra.server.service import Service
from alhambra.server.setup import Setup
from alhambra.server.store import Unavailable
from alhambra.server.wire.alerts import AlertDevice, QuietHours
from alhambra.server.wire.messages import NewTable, Sit
from tests.harness.postgres import Postgres

from .pushing import LOCAL, Browser, PushService, claims, data, push_service
from .services import Clock, Listener, choice, new_table, service, until
from .serving import Server, bearer, serving

DAY = 86_400
SETTLED = 45_000
"""Milliseconds until somebody who is not there is called."""


@pytest.fixture
def pushes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as running:
        yield running


@asynccontextmanager
async def home(
    url: str,
    clock: Clock,
    patience: float = 2.0,
    **settings: Any,  # noqa: ANN401
) -> AsyncIterator[Service]:
    """A service that calls people when the test says so."""
    chosen = {"push_networks": LOCAL, "contact": "mailto:host@example.org", **settings}
    async with service(url, pace=Pace(alerts=1e6, patience=patience), now=clock, **chosen) as built:
        yield built


async def called(at: Service, clock: Clock, pushes: PushService, count: int) -> None:
    """Let the time pass that somebody may need to be there, and call; so many calls arrive."""
    clock.now += SETTLED
    await at.alerts.look()
    await at.alerts.send()
    await until(lambda: len(pushes.messages) >= count)
    await until(lambda: at.alerts.idle)
    assert len(pushes.messages) == count


async def subscribe(
    at: Service, guest: str, endpoint: str, generation: int = 0, **chosen: object
) -> Browser:
    browser = Browser()
    given = browser.subscription(endpoint, **chosen)
    await at.alerts.keep(guest, generation, AlertDevice(**given))  # type: ignore[arg-type]
    return browser


async def take_turn(at: Service, table: str) -> str:
    """Whoever is on turn plays it; whose turn it was."""
    found = await at.tables.table(table)
    assert found.turn is not None
    seat, [guest] = found.turn.seat, found.seats[found.turn.seat].holders
    dice = random.Random(1)
    while (turn := (await at.tables.table(table)).turn) is not None and turn.seat == seat:
        view = json.loads(await at.tables.whole_view(table, guest, seat))
        command = choice(view, dice)
        assert command is not None
        await at.tables.command(table, guest, command)
    await at.store.forget_presence(2**60)  # whoever asked over HTTP is believed to be there
    return guest


async def until_turn_of(at: Service, table: str, guest: str) -> None:
    while True:
        found = await at.tables.table(table)
        assert found.turn is not None
        if guest in found.seats[found.turn.seat].holders:
            return
        await take_turn(at, table)


def test_a_browser_can_read_the_example_of_rfc_8291() -> None:
    browser = Browser(
        data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), data("BTBZMqHH6r4Tts7J_aSIgg")
    )
    sealed = data(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(sealed) == b"When I grow up, I want to be a watermelon"
    assert browser.read(seal(b"hello", browser.public, browser.auth)) == b"hello"


def test_who_is_away_is_called_for_a_turn_once(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            browser = await subscribe(at, "ada", pushes.address(), language="de")
            table = await new_table(at, "ada", "ben", clock=3 * DAY)
            await until_turn_of(at, table, "ben")
            await called(at, clock, pushes, 0)
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 1)
            await called(at, clock, pushes, 1)
            [message] = pushes.messages
            said = json.loads(browser.read(message.body))
            found = await at.tables.table(table)
            assert said == {
                "kind": "turn",
                "table": table,
                "names": ["ben"],
                "deadline": found.deadline,
                "waiting": 1,
                "language": "de",
            }
            proof = claims(message, f"https://localhost:{pushes.port}")
            assert proof["sub"] == "mailto:host@example.org"
            assert 0 < proof["exp"] - clock.now // 1000 <= DAY
            assert proof["key"] == (await at.alerts.about("ada", "")).key
            named = {name: message.headers[name] for name in ("content-encoding", "urgency")}
            assert named == {"content-encoding": "aes128gcm", "urgency": "normal"}
            assert 0 < int(message.headers["ttl"]) <= 3 * DAY
            await take_turn(at, table)
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 2)

    asyncio.run(test())


def test_who_is_there_is_not_called(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben", clock=3 * DAY)
            await until_turn_of(at, table, "ben")
            viewer = Listener("ada")
            await at.tables.join(table, viewer)
            await until_turn_of(at, table, "ada")
            await at.presence.announce(await at.rooms.room(table))
            clock.now += SETTLED
            await at.presence.remain()
            await at.alerts.look()
            await at.tables.leave(table, viewer)
            await called(at, clock, pushes, 0)  # who has seen it is not told later, either

    asyncio.run(test())


@pytest.mark.parametrize(
    ("setup", "count"),
    [({}, 1), ({"clock": DAY}, 1), ({"clock": 60, "bank": 600}, 1), ({"clock": 600}, 0)],
)
def test_a_turn_is_told_where_it_can_wait(
    tmp_path: Path, pushes: PushService, setup: dict[str, int], count: int
) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben", **setup)
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, count)

    asyncio.run(test())


def test_nobody_is_called_to_play_on_against_bots(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", bots=1)
            found = await at.tables.table(table)
            await until(lambda: found.turn is not None and found.turn.seat == 0)
            await called(at, clock, pushes, 0)

    asyncio.run(test())


def test_time_that_runs_out_is_told_once(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            browser = await subscribe(at, "ada", pushes.address(), kinds=["soon"])
            table = await new_table(at, "ada", "ben", clock=DAY)
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 0)
            deadline = (await at.tables.table(table)).deadline
            assert deadline is not None
            clock.now = deadline - 3 * 3_600_000 - SETTLED - 1
            await called(at, clock, pushes, 0)
            await called(at, clock, pushes, 1)
            await called(at, clock, pushes, 1)
            said = json.loads(browser.read(pushes.messages[0].body))
            assert (said["kind"], said["deadline"]) == ("soon", deadline)
            assert pushes.messages[0].headers["urgency"] == "high"

    asyncio.run(test())


def test_who_waits_is_told_that_a_friend_sat_down(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            browser = await subscribe(at, "ada", pushes.address())
            made = await at.tables.create(NewTable(Setup(players=4), name="Ada"), "ada")
            await called(at, clock, pushes, 0)
            await at.tables.command(made.name, "ben", Sit(name="Ben"))
            await called(at, clock, pushes, 1)
            clock.now += 1
            await at.tables.command(made.name, "cleo", Sit(name="Cleo"))
            await called(at, clock, pushes, 2)
            said = [json.loads(browser.read(each.body)) for each in pushes.messages]
            assert [(each["kind"], each["names"]) for each in said] == [
                ("sat", ["Ben"]),
                ("sat", ["Cleo"]),
            ]
            # Whoever comes to others is not told that they are there.
            await subscribe(at, "dora", pushes.address("two"))
            clock.now += 1
            await at.tables.command(made.name, "dora", Sit(name="Dora"))
            await called(at, clock, pushes, 3)
            assert pushes.messages[2].path == "/push/one"

    asyncio.run(test())


def test_nothing_about_hands_is_sent(tmp_path: Path, pushes: PushService) -> None:
    """The same is said of two games of which the deals differ."""

    async def told(number: int) -> object:
        clock = Clock()
        async with home(str(tmp_path / f"{number}.db"), clock) as at:
            browser = await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben", clock=DAY)
            await until_turn_of(at, table, "ben")
            await until_turn_of(at, table, "ada")
            clock.now = 2_000_000
            await called(at, clock, pushes, number)
            said = json.loads(browser.read(pushes.messages[-1].body))
            assert said.pop("table") == table
            return said

    assert asyncio.run(told(1)) == asyncio.run(told(2))


def test_a_game_is_muted_and_a_device_stopped(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            await subscribe(at, "ada", pushes.address("two"))
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            await at.alerts.stop(pushes.address(), table)  # one tap on the notification
            assert (await at.alerts.about("ada", table)).muted
            await called(at, clock, pushes, 0)
            await at.alerts.mute("ada", table, False)
            await at.alerts.stop(pushes.address(), None)
            await take_turn(at, table)
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 1)
            assert pushes.messages[0].path == "/push/two"

    asyncio.run(test())


def test_what_is_held_back_in_quiet_hours_comes_after_them_if_it_is_still_true(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock = Clock()
        clock.now = 82_800_000  # 23:00 UTC
        async with home(str(tmp_path / "x.db"), clock) as at:
            night = QuietHours(22 * 60, 7 * 60)
            await subscribe(at, "ada", pushes.address(), quiet=night, zone="Europe/Berlin")
            await subscribe(at, "ada", pushes.address("loud"))
            tables = [await new_table(at, "ada", "ben") for _ in range(2)]
            for table in tables:
                await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 2)
            assert {each.path for each in pushes.messages} == {"/push/loud"}
            await take_turn(at, tables[0])
            clock.now = 86_400_000 + 6 * 3_600_000 - SETTLED - 1  # not quite seven in Berlin
            await called(at, clock, pushes, 2)
            await called(at, clock, pushes, 3)
            assert pushes.messages[2].path == "/push/one"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("quiet", "zone", "offset", "hour", "hours"),
    [
        (QuietHours(22 * 60, 7 * 60), "UTC", 0, 23, 8),
        (QuietHours(22 * 60, 7 * 60), "UTC", 0, 21, 0),
        (QuietHours(22 * 60, 7 * 60), "UTC", 0, 7, 0),
        (QuietHours(13 * 60, 15 * 60), "UTC", 0, 14, 1),
        (QuietHours(22 * 60, 7 * 60), "Asia/Tokyo", 0, 14, 8),
        (QuietHours(22 * 60, 7 * 60), "Nowhere/Else", 540, 14, 8),
        (QuietHours(22 * 60, 7 * 60), "../../etc/passwd", 540, 14, 8),
        (QuietHours(22 * 60, 7 * 60), "Nowhere/Else", 1440, 14, 0),
        (QuietHours(13 * 60, 15 * 60), "Nowhere/Else", -1440, 15, 0),
        (QuietHours(60, 60), "UTC", 0, 1, 0),
        (None, "UTC", 0, 1, 0),
    ],
)
def test_quiet_hours_go_by_the_clock_of_the_device(
    quiet: QuietHours | None, zone: str, offset: int, hour: int, hours: int
) -> None:
    now = 20_000 * 86_400_000 + hour * 3_600_000
    assert quiet_until(quiet, zone, offset, now) - now == hours * 3_600_000


def test_a_device_from_before_with_an_offset_of_a_day_is_called(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            for guest in ("ada", "ben"):
                await subscribe(at, guest, pushes.address(guest))
                table = await new_table(at, guest, "cleo")
                await until_turn_of(at, table, guest)
            [kept] = await at.store.alerts.devices("ada")
            odd = {"quiet": {"begin": 0, "end": 1}, "zone": "X/Y", "offset": 1440}
            body = json.dumps({**json.loads(kept.body), **odd}).encode()
            await at.store.alerts.keep(replace(kept, body=body), DEVICES)
            clock.now += 3_600_000
            await called(at, clock, pushes, 2)

    asyncio.run(test())


def test_a_damaged_table_keeps_nobody_else_from_being_called(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock, file = Clock(), tmp_path / "x.db"
        async with home(str(file), clock) as at:
            tables = []
            for guest in ("ada", "ben", "cem"):
                await subscribe(at, guest, pushes.address(guest))
                tables.append(await new_table(at, guest, "dora"))
                await until_turn_of(at, tables[-1], guest)
            change(
                file,
                "UPDATE tables SET summary = json_set(summary, '$.seats', json('[]')) WHERE id = ?",
                tables[0],
            )
            await called(at, clock, pushes, 2)

    asyncio.run(test())


def test_what_is_due_is_sent_even_if_nobody_can_be_looked_for(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock, file = Clock(), tmp_path / "x.db"
        async with home(str(file), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            clock.now += SETTLED
            await at.alerts.look()
            change(file, "ALTER TABLE played RENAME COLUMN told_sat TO told_sit")
            with pytest.raises(Unavailable):
                await at.alerts.look()
            at.pace.alerts = 0.01
            running = asyncio.create_task(at.alerts.run())
            await until(lambda: len(pushes.messages) == 1)
            running.cancel()

    asyncio.run(test())


def change(file: Path, statement: str, *values: object) -> None:
    """Change a database behind the server's back."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement, values)


def test_what_was_found_out_is_sent_after_a_restart(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock, url = Clock(), str(tmp_path / "x.db")
        async with home(url, clock) as at:
            browser = await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            key = (await at.alerts.about("ada", "")).key
        async with home(url, clock) as at:  # it was not yet seen that she is away
            assert (await at.alerts.about("ada", "")).key == key
            clock.now += SETTLED
            await at.alerts.look()
        clock.now += SETTLED
        async with home(url, clock) as at:  # it was noted, and not sent
            await called(at, clock, pushes, 1)
            assert json.loads(browser.read(pushes.messages[0].body))["table"] == table

    asyncio.run(test())


def test_an_odd_name_is_of_no_game_to_mute(postgres: Postgres, pushes: PushService) -> None:
    async def test() -> None:
        async with home(postgres.empty_database(), Clock()) as at:
            await subscribe(at, "ada", pushes.address())
            await at.alerts.stop(pushes.address(), "\0")
            assert (await at.alerts.about("ada", "")).devices == 1

    asyncio.run(test())


def test_two_servers_call_once(postgres: Postgres, pushes: PushService) -> None:
    async def test() -> None:
        clock, url = Clock(), postgres.empty_database()
        async with home(url, clock) as one, home(url, clock) as two:
            await subscribe(one, "ada", pushes.address())
            assert (await one.alerts.about("", "")).key == (await two.alerts.about("", "")).key
            tables = [await new_table(one, "ada", "ben") for _ in range(5)]
            for table in tables:
                await until_turn_of(one, table, "ada")
            clock.now += SETTLED
            await asyncio.gather(*(each.alerts.look() for each in (one, two)))
            await asyncio.gather(*(each.alerts.send() for each in (one, two)))
            await until(lambda: one.alerts.idle and two.alerts.idle)
            await asyncio.gather(*(each.alerts.send() for each in (one, two)))
            await until(lambda: one.alerts.idle and two.alerts.idle)
            assert len(pushes.messages) == 5

    asyncio.run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_forgotten(
    tmp_path: Path, pushes: PushService, status: int
) -> None:
    async def test() -> None:
        clock = Clock()
        pushes.status = status
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 1)
            assert (await at.alerts.about("ada", "")).devices == 0

    asyncio.run(test())


def test_a_service_that_is_busy_is_asked_again_when_it_says(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock = Clock()
        pushes.status, pushes.headers = 429, {"Retry-After": "3600"}
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 1)
            clock.now += 3_600_000 - SETTLED - 1
            await called(at, clock, pushes, 1)
            for tried in range(2, TRIES + 1):
                clock.now += 3_600_000
                await called(at, clock, pushes, tried)
            clock.now += 3_600_000
            await called(at, clock, pushes, TRIES)  # and not for ever
            assert (await at.alerts.about("ada", "")).devices == 1

    asyncio.run(test())


def test_a_service_that_leads_elsewhere_is_not_followed(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock = Clock()
        pushes.status, pushes.headers = 307, {"Location": pushes.address("elsewhere")}
        async with home(str(tmp_path / "x.db"), clock) as at:
            await subscribe(at, "ada", pushes.address())
            table = await new_table(at, "ada", "ben")
            await until_turn_of(at, table, "ada")
            await called(at, clock, pushes, 1)
            await called(at, clock, pushes, 1)

    asyncio.run(test())


def test_others_are_called_while_a_service_does_not_answer(
    tmp_path: Path, pushes: PushService
) -> None:
    async def test() -> None:
        clock = Clock()
        pushes.go.clear()
        async with home(str(tmp_path / "x.db"), clock) as at:
            for guest in ("ada", "ben"):
                await subscribe(at, guest, pushes.address(guest))
                table = await new_table(at, guest, "cleo")
                await until_turn_of(at, table, guest)
            clock.now += SETTLED
            await at.alerts.look()
            await at.alerts.send()
            await until(lambda: len(pushes.messages) == 2)  # nobody has been answered
            assert not at.alerts.idle
            pushes.go.set()
            await until(lambda: at.alerts.idle)

    asyncio.run(test())


def test_one_guest_and_one_service_have_their_share_of_the_calls(
    tmp_path: Path, pushes: PushService
) -> None:
    """Devices that accept and stay silent do not keep others from being called."""

    async def test() -> None:
        clock = Clock()
        pushes.go.clear()
        async with home(str(tmp_path / "x.db"), clock, patience=0.05) as at:
            greedy = [f"greedy-{number}" for number in range(5)]
            for guest in greedy:
                for number in range(DEVICES):
                    await subscribe(at, guest, pushes.address(f"{guest}/{number}"))
            await subscribe(at, "ada", pushes.address("ada").replace("localhost", "127.0.0.1"))
            for guest in (*greedy, "ada"):
                await until_turn_of(at, await new_table(at, guest, "ben"), guest)
            clock.now += SETTLED
            await at.alerts.look()
            await at.alerts.send()
            await until(lambda: len(pushes.messages) >= OF_HOST + 1)
            asked = whose(pushes)
            assert asked.pop("ada") == 1
            assert (asked.total(), max(asked.values())) == (OF_HOST, OF_GUEST)
            pushes.go.set()
            while len(pushes.messages) < len(greedy) * DEVICES + 1:
                await until(lambda: at.alerts.idle)
                clock.now += CROWDED
                await at.alerts.send()
            await until(lambda: at.alerts.idle)
            assert whose(pushes) == {**dict.fromkeys(greedy, DEVICES), "ada": 1}

    asyncio.run(test())


def whose(pushes: PushService) -> Counter[str]:
    """How many calls arrived for each guest."""
    return Counter(each.path.split("/")[2] for each in pushes.messages)


def test_lanes_are_forgotten_when_nobody_is_in_them() -> None:
    async def test() -> None:
        lanes, most, inside = Lanes(2), 0, 0

        async def pass_through(key: str) -> None:
            nonlocal most, inside
            async with lanes.of(key):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        waiting = [asyncio.create_task(pass_through("x")) for _ in range(9)]
        await asyncio.sleep(0)
        waiting.pop().cancel()
        await asyncio.gather(*waiting)
        await asyncio.sleep(0)
        assert (most, len(lanes)) == (2, 0)

    asyncio.run(test())


def test_a_silent_name_server_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    go, asked = threading.Event(), []

    def lookup(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        if host != "first.example.org":
            go.wait(60)
        raise OSError

    async def test() -> None:
        poster = Poster()
        with pytest.raises(Unreachable):
            await poster.post("https://first.example.org/", {}, b"x")
        many = [poster.post(f"https://{number}.example.org/", {}, b"x") for number in range(60)]
        silent = asyncio.gather(*many, return_exceptions=True)
        await until(lambda: len(asked) > 4)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), 5) == 1
        finally:
            go.set()
        assert {type(each) for each in await silent} == {Unreachable}

    monkeypatch.setattr("socket.getaddrinfo", lookup)
    asyncio.run(test())


def test_a_slow_or_endless_answer_is_not_waited_for(pushes: PushService) -> None:
    async def test() -> None:
        pushes.go.clear()
        with pytest.raises(Unreachable):
            await Poster(LOCAL, seconds=0.05).post(pushes.address(), {}, b"x")
        pushes.go.set()
        pushes.headers = {f"X-{number}": "x" * 1000 for number in range(40)}
        with pytest.raises(Unreachable):
            await Poster(LOCAL).post(pushes.address(), {}, b"x")

    asyncio.run(test())


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://user:secret@push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org/\r\nHost: x",
        "https://push.example.org/é",
        "https://" + "x" * 2000,
        "https://[/",
        "https:///x",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(address: str) -> None:
    with pytest.raises(Forbidden):
        Poster().check(address)


def test_other_ports_are_for_push_networks_alone() -> None:
    poster = Poster(("192.0.2.0/24",))
    poster.check("https://192.0.2.1:8443/x")
    poster.check("https://8.8.8.8/x")
    with pytest.raises(Forbidden, match="443"):
        poster.check("https://8.8.8.8:8443/x")


def test_a_name_that_leads_into_a_private_network_is_not_followed(pushes: PushService) -> None:
    async def test() -> None:
        with pytest.raises(Forbidden):
            await Poster(("192.0.2.0/24",)).post(pushes.address(), {}, b"x")
        assert (await Poster(LOCAL).post(pushes.address(), {}, b"x")).status == 201

    asyncio.run(test())
    assert len(pushes.messages) == 1


def test_a_renewed_link_ends_the_devices_before_it(tmp_path: Path, pushes: PushService) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            await at.people.link("ada")
            await subscribe(at, "ada", pushes.address("lost"))
            await at.people.link("ada")
            assert (await at.alerts.about("ada", "")).devices == 0
            await subscribe(at, "ada", pushes.address(), at.people.generation("ada"))
            await at.people.link("ben")
            assert (await at.alerts.about("ada", "")).devices == 1
            await at.people.forget("ada")
            assert (await at.alerts.about("ada", "")).devices == 0

    asyncio.run(test())


def test_a_person_has_few_devices_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with home(str(tmp_path / "x.db"), clock) as at:
            for number in range(DEVICES + 3):
                clock.now += 1
                await subscribe(at, "ada", f"https://push.example.org/{number}")
            assert (await at.alerts.about("ada", "")).devices == DEVICES
            clock.now += 200 * DAY * 1000
            await subscribe(at, "ada", "https://push.example.org/0")
            await at.alerts.expire()
            assert (await at.alerts.about("ada", "")).devices == 1

    asyncio.run(test())


def refused(server: Server, path: str, token: str, **body: object) -> tuple[int, str]:
    answer = server.client.post(f"/api/{path}", headers=bearer(token), json=body)
    return answer.status_code, answer.json()["slug"]


def test_what_a_browser_asks_is_answered_or_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        good = Browser().subscription("https://push.example.org/x")
        assert len(data(server.get("alerts")["key"])) == 65
        server.post("alerts", ada, **good)
        server.post("alerts", ada, **good, language="fa", zone="Asia/Tehran")
        assert server.get("alerts", ada) == {
            "key": server.get("alerts")["key"], "devices": 1, "muted": False,
        }  # fmt: skip
        for wrong in (
            {"endpoint": "https://127.0.0.1/x"},
            {"endpoint": "http://push.example.org/x"},
            {"p256dh": "A" * 87},
            {"auth": "é" * 22},
            {"kinds": ["hands"]},
            {"quiet": {"begin": 1440, "end": 0}},
            {"offset": 1440},
            {"offset": -1440},
            {"language": "de\n"},
            {"language": "x"},
            {"more": 1},
        ):
            assert refused(server, "alerts", ada, **{**good, **wrong}) == (400, "message")
        table = server.table(ada)
        server.post(f"you/games/{table}/alerts", ada, muted=True)
        assert server.get("alerts", ada, table=table)["muted"]
        assert server.get("you/games", ada)["games"][0]["muted"]
        path = f"you/games/{table}/alerts"
        assert refused(server, path, server.guest(), muted=True) == (404, "no-such-table")
        server.post("alerts/stop", endpoint="https://push.example.org/x")
        server.post("alerts/stop", endpoint="https://push.example.org/nobody", table=table)
        assert server.get("alerts", ada)["devices"] == 0


def test_a_new_device_counts_as_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=6.0) as server:
        first, second = (Browser().subscription(f"https://push.example.org/{x}") for x in "12")
        ada = server.guest()
        server.post("alerts", ada, **first)
        assert refused(server, "alerts", ada, **second) == (429, "too-many")
        assert refused(server, "alerts", server.guest(), **second) == (429, "too-many")
        server.post("alerts", ada, **first, language="fa")


def test_a_full_server_keeps_no_new_devices(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = (Browser().subscription(f"https://push.example.org/{x}") for x in "12")
        ada = server.guest()
        server.post("alerts", ada, **first)
        server.client.app.state.service.tables.full = True  # type: ignore[attr-defined]
        assert refused(server, "alerts", ada, **second) == (507, "full")
        server.post("alerts", ada, **first, language="fa")
        assert server.get("alerts", ada)["devices"] == 1


def test_a_server_without_alerts_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = Browser().subscription("https://push.example.org/x")
    with serving(tmp_path, alerts=False) as server:
        assert server.get("alerts")["key"] is None
        assert refused(server, "alerts", server.guest(), **good) == (409, "no-alerts")
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric", None)
    with serving(tmp_path) as server:  # the library is not installed
        assert server.get("alerts")["key"] is None
        assert refused(server, "alerts", server.guest(), **good) == (409, "no-alerts")
