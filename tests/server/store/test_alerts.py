"""What every store knows of alerts: devices, what people were told, and the calls that wait."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alhambra.server.store import Device, Holder, Index, Store
from alhambra.server.store.people import GameQuery
from tests.server.stored.goldens import load_postgres, load_sqlite, sets

from .making import in_loop, opened, row


def device(name: str, guest: str = "ada", *, generation: int = 0, seen: int = 5) -> Device:
    return Device(name, guest, generation, seen, seen, b"{}")


def held(*guests: str, due: int | None = None, status: str = "running") -> Index:
    return Index(status, False, due, b"{}", tuple(Holder(each, 2, "x") for each in guests))


async def names(store: Store, guest: str = "ada") -> list[str]:
    return [each.id for each in await store.alerts.devices(guest)]


@in_loop
async def test_the_first_key_is_the_one_of_all(url: str) -> None:
    async with opened(url) as store:
        assert await store.alerts.key(b"one") == b"one"
        assert await store.alerts.key(b"two") == b"one"
    async with opened(url) as store:
        assert await store.alerts.key(b"three") == b"one"


@in_loop
async def test_devices_are_kept_replaced_and_dropped(url: str) -> None:
    async with opened(url) as store:
        alerts = store.alerts
        assert not await alerts.any()
        for number in range(4):
            await alerts.keep(device(f"d{number}", seen=number), 3)
        assert await names(store) == ["d3", "d2", "d1"]
        await alerts.keep(device("d1", seen=9, generation=1), 3)
        found = await alerts.find("d1")
        assert found == Device("d1", "ada", 1, 1, 9, b"{}")  # made when it was
        await alerts.keep(device("d1", "ben", seen=10), 3)
        assert await alerts.find("d1") == device("d1", "ben", seen=10)
        await alerts.drop("d3")
        await alerts.keep(device("d4", generation=1), 3)
        await alerts.drop_older("ada", 1)
        assert await names(store) == ["d4"]
        assert await alerts.expire(6) == 1
        assert [await names(store), await names(store, "ben")] == [[], ["d1"]]
        await store.people.forget("ben")
        assert not await alerts.any()


@in_loop
async def test_those_who_have_devices_are_watched(url: str) -> None:
    async with opened(url) as store:
        alerts = store.alerts
        await alerts.keep(device("d"), 3)
        await store.create("old", row(1, 5), held("ada"))
        await store.create("new", row(1, 7), held("ada", "ben", due=50))
        await store.create("over", row(1, 7), held("ada", status="over"))
        await store.create("mute", row(1, 7), held("ada"))
        assert await alerts.mute("ada", "mute", True)
        assert await alerts.muted("ada", "mute")
        assert not await alerts.mute("ada", "none", True)
        assert not await alerts.muted("ada", "new")
        [found] = await alerts.watched(6)
        assert (found.guest, found.table, found.seats) == ("ada", "new", 2)
        assert (found.status, found.told) == ("running", {"turn": 0, "sat": 0, "soon": 0})
        assert len(await alerts.watched(0)) == 2
        assert [each.table for each in await alerts.running_out(40, 50)] == ["new"]
        assert await alerts.running_out(50, 60) == []
        await alerts.tell("ada", "new", "soon", 50, {})
        assert await alerts.running_out(40, 50) == []
        [game] = await store.people.games("ada", GameQuery(("running",), 1))
        assert game.muted == (game.table == "mute")


@in_loop
async def test_a_call_is_noted_once_and_given_to_one(url: str) -> None:
    async with opened(url) as store:
        alerts = store.alerts
        await alerts.keep(device("d"), 3)
        await store.create("t", row(1), held("ada"))
        told = await asyncio.gather(
            *(alerts.tell("ada", "t", "turn", 7, {"d": 10, "gone": 10}) for _ in range(4))
        )
        assert sorted(told) == [False, False, False, True]
        assert not await alerts.tell("ada", "t", "turn", 6, {"d": 10})
        assert not await alerts.tell("ben", "t", "turn", 9, {"d": 10})
        assert await alerts.claim(9, 100, 5) == []
        [push], again = await alerts.claim(10, 100, 5), await alerts.claim(10, 100, 5)
        assert again == []
        assert (push.table, push.kind, push.mark, push.tries) == ("t", "turn", 7, 0)
        assert (push.seats, push.status, push.summary, push.muted) == (2, "running", b"{}", False)
        assert push.device == device("d")
        assert [each.mark for each in await alerts.claim(110, 100, 5)] == [7]  # the lease is over
        await alerts.put_off(push, 300, 1)
        assert await alerts.claim(299, 100, 5) == []
        assert [each.tries for each in await alerts.claim(300, 100, 5)] == [1]
        assert await alerts.tell("ada", "t", "turn", 8, {"d": 310})
        await alerts.done(push)  # an older one ends no newer one
        [newer] = await alerts.claim(310, 100, 5)
        await alerts.done(newer)
        assert await alerts.claim(1000, 100, 5) == []


@in_loop
async def test_calls_go_with_their_table_and_device(url: str) -> None:
    async with opened(url) as store:
        alerts = store.alerts
        for name in ("d", "e"):
            await alerts.keep(device(name), 3)
        for table in ("t", "u"):
            await store.create(table, row(1), held("ada"))
            await alerts.tell("ada", table, "sat", 7, {"d": 1, "e": 1})
        await store.people.remove(["t"])
        await alerts.drop("e")
        assert [(each.table, each.device.id) for each in await alerts.claim(9, 1, 9)] == [
            ("u", "d")
        ]
        await store.append("u", row(2), held("ben"))  # she has stood up
        assert [each.seats for each in await alerts.claim(99, 1, 9)] == [0]


@in_loop
async def test_muted_games_stay_so_when_they_move(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1), held("old"))
        await store.alerts.mute("old", "t", True)
        await store.people.move("old", "ada")
        assert await store.alerts.muted("ada", "t")


@in_loop
async def test_a_database_of_before_has_alerts_too(sqlite_url: str, postgres_url: str) -> None:
    folder = sets()[-1]
    load_sqlite(folder, Path(sqlite_url))
    await load_postgres(folder, postgres_url)
    for url in (sqlite_url, postgres_url):
        async with opened(url) as store:
            await store.alerts.keep(device("d"), 3)
            await store.create("t", row(1), held("ada"))
            assert [each.table for each in await store.alerts.watched(0)] == ["t"]
