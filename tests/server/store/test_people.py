"""What every store knows of people: whose games there are, and the hash of a secret."""

from __future__ import annotations

import sqlite3

import pytest

from alhambra.server.store import Holder, Index, Run, Store, schema
from alhambra.server.store.alerts import Device
from alhambra.server.store.people import GameQuery, Person
from tests.harness.postgres import Postgres

from .making import in_loop, opened, row

OVER = GameQuery(("over",), 10)


def held(status: str, *guests: str, names: str = "ben") -> Index:
    return Index(status, False, None, b"{}", tuple(Holder(each, 1, names) for each in guests))


async def games(store: Store, guest: str, wanted: GameQuery = OVER) -> list[str]:
    return [each.table for each in await store.people.games(guest, wanted)]


@in_loop
async def test_a_table_is_among_the_games_of_those_who_hold_it(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", row(1, 5), held("open", "ada", "ben"))
        await store.append("t", row(2, 6), Index("open", False, None, b"{}"))
        await store.append("t", row(3, 7), held("over", "ada"))
        assert await games(store, "ada") == ["t"]
        assert await games(store, "ada", GameQuery(("open", "running"), 10)) == []
        assert await games(store, "ben", GameQuery(("open", "over"), 10)) == []
        [found] = await store.people.games("ada", OVER)
        assert (found.at, found.seats, found.hidden, found.updated) == (7, 1, False, 7)


@in_loop
async def test_who_has_anything_is_known(url: str) -> None:
    async with opened(url) as store:
        knows = store.people.knows
        await store.create("t", row(1), held("sandbox", "ada"))
        await store.alerts.keep(Device("d", "ben", 0, 1, 1, b"{}"), 8)
        await store.people.renew("cem", b"key", 1)
        await store.deals.begin(Run("day", "r", "player-of-dora", "Dora", 1, 9, True, False))
        await store.deals.begin(Run("day", "s", "player-of-eve", "Eve", 1, 9, False, False))
        for guest in ("ada", "ben", "cem", "dora"):
            assert await knows(guest, f"player-of-{guest}"), guest
        for guest in ("eve", "fay"):
            assert not await knows(guest, f"player-of-{guest}"), guest


@in_loop
async def test_games_come_in_pages_the_newest_first(url: str) -> None:
    async with opened(url) as store:
        for number in range(7):
            await store.create(f"t{number}", row(1, number // 2), held("over", "ada"))
        first = await store.people.games("ada", GameQuery(("over",), 3))
        assert [each.table for each in first] == ["t6", "t5", "t4"]
        last = first[-1]
        page = GameQuery(("over",), 9, before=(last.at, last.table))
        assert await games(store, "ada", page) == ["t3", "t2", "t1", "t0"]


@in_loop
async def test_games_are_searched_by_names_and_hidden(url: str) -> None:
    async with opened(url) as store:
        await store.create("t1", row(1), held("over", "ada", names="ben\nzoë"))
        await store.create("t2", row(1), held("over", "ada", names="100% cleo"))
        assert await games(store, "ada", GameQuery(("over",), 9, search="zoë")) == ["t1"]
        assert await games(store, "ada", GameQuery(("over",), 9, search="0% c")) == ["t2"]
        assert await store.people.hide("ada", "t1", True)
        assert not await store.people.hide("ben", "t1", True)
        await store.append("t1", row(2, 9), held("over", "ada"))
        assert await games(store, "ada") == ["t2"]
        assert await games(store, "ada", GameQuery(("over",), 9, hidden=True)) == ["t1"]


@in_loop
async def test_a_secret_is_found_by_its_hash_until_it_is_another(url: str) -> None:
    async with opened(url) as store:
        people = store.people
        assert await people.person("ada") is None
        assert await people.renew("ada", b"one", 5) == 0
        assert await people.keep_settings("ada", b"{}", b'{"name":"Ada"}')
        assert not await people.keep_settings("ada", b"{}", b'{"name":"Eve"}')
        await people.open("ada", 6)
        found = await people.with_key(b"one")
        assert found is not None
        assert (found.guest, found.openings, found.opened) == ("ada", 1, 6)
        assert found.settings == b'{"name":"Ada"}'
        assert await people.renewals(0) == []
        assert await people.renew("ada", b"two", 7) == 1
        assert await people.with_key(b"one") is None
        assert await people.renewals(7) == [("ada", 1, 7)]
        assert await people.renewals(8) == []


def found(person: Person | None) -> bytes | None:
    return None if person is None else person.settings


@in_loop
async def test_people_who_are_not_seen_are_marked_and_then_removed(url: str) -> None:
    async with opened(url) as store:
        people = store.people
        for guest in ("gone", "back", "opened", "later"):
            await people.renew(guest, guest.encode(), 300 if guest == "later" else 100)
            await people.keep_settings(guest, b"{}", b"x")
        assert await people.expire(before=200, now=1000, notice=50, limit=9) == 0
        await people.see("back", 1010)
        await people.open("opened", 1020)
        assert await people.expire(before=200, now=1049, notice=50, limit=9) == 0
        assert await people.expire(before=200, now=1050, notice=50, limit=9) == 1
        assert await people.expire(before=200, now=1050, notice=50, limit=9) == 0
        assert await people.person("gone") is None
        for guest, seen in (("back", 1010), ("opened", 1020), ("later", 300)):
            person = await people.person(guest)
            assert person is not None
            assert (person.settings, person.seen) == (b"x", seen)
        assert await people.expire(before=2000, now=2000, notice=50, limit=9) == 0
        assert await people.expire(before=2000, now=2050, notice=50, limit=2) == 2
        assert await people.expire(before=2000, now=2050, notice=50, limit=2) == 1


@in_loop
async def test_people_with_games_or_devices_stay(url: str) -> None:
    async with opened(url) as store:
        for guest in ("plays", "called"):
            await store.people.renew(guest, guest.encode(), 1)
        await store.create("t", row(1, 1), held("over", "plays"))
        await store.alerts.keep(Device("d", "called", 0, 1, 1, b"{}"), 8)
        assert await store.people.expire(before=9, now=9, notice=0, limit=9) == 0
        await store.people.remove(["t"])
        await store.alerts.drop("d")
        assert await store.people.expire(before=9, now=9, notice=0, limit=9) == 2


@in_loop
async def test_people_who_play_meanwhile_are_marked_anew(url: str) -> None:
    async with opened(url) as store:
        await store.people.renew("ada", b"key", 1)
        assert await store.people.expire(before=9, now=100, notice=50, limit=9) == 0
        await store.create("t", row(1, 1), held("over", "ada"))
        assert await store.people.expire(before=9, now=200, notice=50, limit=9) == 0
        await store.people.remove(["t"])
        assert await store.people.expire(before=9, now=300, notice=50, limit=9) == 0
        assert await store.people.expire(before=9, now=350, notice=50, limit=9) == 1


@in_loop
async def test_of_people_whose_tokens_are_void_only_the_settings_go(url: str) -> None:
    async with opened(url) as store:
        people = store.people
        for key in (b"one", b"two"):
            await people.renew("ada", key, 1)
        await people.keep_settings("ada", b"{}", b"x")
        assert await people.expire(before=9, now=9, notice=0, limit=9) == 1
        assert await people.expire(before=9, now=9, notice=0, limit=9) == 0
        assert found(await people.with_key(b"two")) == b"{}"
        assert await people.renewals(0) == [("ada", 1, 1)]


@in_loop
async def test_a_mark_of_a_wrong_clock_removes_nobody(url: str) -> None:
    async with opened(url) as store:
        await store.people.renew("ada", b"key", 1)
        assert await store.people.expire(before=9, now=9_000, notice=50, limit=9) == 0
        assert await store.people.expire(before=9, now=200, notice=50, limit=9) == 0
        assert await store.people.person("ada") is not None


@in_loop
async def test_games_move_and_are_forgotten(url: str) -> None:
    async with opened(url) as store:
        await store.create("own", row(1), held("over", "old"))
        await store.create("both", row(1), held("over", "old", "ada"))
        await store.create("with", row(1), held("over", "old", "ben"))
        await store.people.move("old", "ada")
        assert await games(store, "old") == []
        assert sorted(await games(store, "ada")) == ["both", "own", "with"]
        shared = await store.people.shared(["ada", "ben"], 9)
        assert [each.table for each in shared] == ["with"]
        assert sorted(await store.people.alone("ada", 9)) == ["both", "own"]
        await store.people.remove(["both", "own"])
        await store.people.forget("ada")
        assert await store.rows("own") == []
        assert await store.rows("with") == [row(1)]
        assert await games(store, "ada") == []
        assert await games(store, "ben") == ["with"]


@in_loop
async def test_games_with_a_deal_that_others_play_say_so(url: str) -> None:
    async with opened(url) as store:
        await store.create("alone", row(1), held("over", "ada"))
        await store.create("run", row(1), held("over", "ada"))
        await store.deals.begin(Run("2026-11-17", "run", "key", "Ada", 1, 9, True, False))
        found = {each.table: each.deal for each in await store.people.games("ada", OVER)}
        assert found == {"alone": None, "run": "2026-11-17"}
        assert await games(store, "ada", GameQuery(("over",), 9, deals=True)) == ["run"]


@in_loop
async def test_what_analysed_games_lost_is_kept_as_long_as_they_are(url: str) -> None:
    async with opened(url) as store:
        people = store.people
        for number, table in enumerate(("one", "two", "three")):
            await store.create(table, row(1), held("over", "ada"))
            if table != "three":
                await people.keep_losses(table, number, table.encode())
        await people.keep_losses("one", 5, b"again")
        await people.keep_losses("nowhere", 6, b"lost")
        assert await people.losses(["one", "three", "nowhere"]) == {"one": b"again"}
        assert await people.analysed(9) == [(b"{}", b"again"), (b"{}", b"two")]
        assert await people.analysed(1) == [(b"{}", b"again")]
        await people.remove(["one"])
        assert await people.losses(["one", "two"]) == {"two": b"two"}


@in_loop
async def test_common_games_come_in_pages(url: str) -> None:
    async with opened(url) as store:
        for number in range(5):
            guests = ("ada", "ben") if number != 2 else ("ada",)
            await store.create(f"t{number}", row(1, number), held("over", *guests))
        first = await store.people.shared(["ada", "ben"], 2)
        assert [each.table for each in first] == ["t4", "t3"]
        rest = await store.people.shared(["ada", "ben"], 9, before=(first[-1].at, "t3"))
        assert [each.table for each in rest] == ["t1", "t0"]


SEATED = (
    b'{"changes":[{"is":"created","setup":{"players":3},"host":"ada"},'
    b'{"is":"seated","seat":0,"guest":"ada","name":"Ada","nonce":"n"},'
    b'{"is":"seated","seat":1,"guest":"ben","name":"Ben","nonce":"n"}]}'
)
LATER = (
    b'{"changes":[{"is":"vacated","seat":1},'
    b'{"is":"claimed","seat":0,"guest":"thief"},{"is":"renewed","seat":0,"nonce":"m"},'
    b'{"is":"claimed","seat":0,"guest":"phone"},'
    b'{"is":"seated","seat":2,"guest":"cleo","name":"Cleo","nonce":"n"}]}'
)
ODD = (b"{}", b'{"changes":[]}', b'{"changes":[{"is":"said","seat":0,"text":"hi"}]}')
SUMMARY = b'{"seats":[{"name":"Ada"},{},{"name":"Cleo"}]}'


PAST = (
    "DROP TABLE people; DROP TABLE played; DROP TABLE deals; DROP TABLE runs; "
    "DROP TABLE analyses; DROP TABLE scores; DROP TABLE losses; DROP TABLE pushes; "
    "DROP TABLE devices; "
    "UPDATE meta SET value = {} WHERE key = 'schema'"
)
"""Takes the steps back that know of people."""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_from_before_are_found_in_the_logs(request: pytest.FixtureRequest, kind: str) -> None:
    url: str = request.getfixturevalue(f"{kind}_url")

    @in_loop
    async def past() -> None:
        async with opened(url) as store:
            await store.create("t", row(1, 5, SEATED), Index("open", False, None, SUMMARY))
            await store.append("t", row(2, 6, LATER), Index("over", False, None, SUMMARY))
            for number, odd in enumerate(ODD):
                await store.create(f"odd{number}", row(1, 5, odd), Index("open", False, None, odd))
            await store.create("lesson", row(1, 5, SEATED), Index("lesson", False, None, b"{}"))

    @in_loop
    async def today() -> None:
        async with opened(url) as store:
            for guest in ("ada", "phone", "cleo"):
                assert await games(store, guest) == ["t"]
            for guest in ("ben", "thief"):
                assert await games(store, guest, GameQuery(("open", "over"), 9)) == []
            [found] = await store.people.games("cleo", OVER)
            assert (found.seats, found.at, found.status) == (4, 6, "over")
            assert await games(store, "cleo", GameQuery(("over",), 9, search="ada")) == ["t"]

    past()
    if kind == "sqlite":
        connection = sqlite3.connect(url)
        connection.executescript(PAST.format("CAST('2' AS BLOB)"))
        connection.close()
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.run(PAST.format("'2'::bytea"), url)
    today()


STEP_4 = (
    "INSERT INTO people VALUES ('ada', {key}, 0, 1, 2, 3, {settings});"
    "INSERT INTO tables (id, created, updated, status, listed, version, summary, doomed)"
    " VALUES ('t', 1, 900, 'over', {no}, 2, {settings}, 100)"
)
"""A person, and a table that was played on after it was marked, as step 4 stored them."""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_people_from_before_are_kept_as_long_as_if_they_were_seen_now(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    url: str = request.getfixturevalue(f"{kind}_url")

    @in_loop
    async def past() -> None:
        async with opened(url):
            pass

    @in_loop
    async def today() -> None:
        async with opened(url) as store:
            people = store.people
            person = await people.with_key(b"k")
            assert person == Person("ada", 0, 2, 3, b"{}", 0)
            assert await people.expire(before=900, now=1000, notice=0, limit=9) == 0
            assert await people.expire(before=1000, now=2000, notice=0, limit=9) == 0
            assert await people.expire(before=1001, now=2000, notice=0, limit=9) == 1
            assert await store.expire("over", before=950, now=1000, notice=50, limit=9) == []
            assert await store.expire("over", before=950, now=1050, notice=50, limit=9) == ["t"]

    with monkeypatch.context() as before:
        for name in ("SQLITE", "POSTGRES"):
            before.setattr(schema, name, getattr(schema, name)[:4])
        past()
    if kind == "sqlite":
        connection = sqlite3.connect(url)
        blobs = {"key": "CAST('k' AS BLOB)", "settings": "CAST('{}' AS BLOB)"}
        connection.executescript(STEP_4.format(**blobs, no="0"))
        connection.close()
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        blobs = {"key": "'k'::bytea", "settings": "'{}'::bytea"}
        postgres.run(STEP_4.format(**blobs, no="false"), url)
    today()
