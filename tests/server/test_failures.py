"""Whatever fails, a table goes on: answers that are lost, news that are missed, rows that lose."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.harness.postgres import Postgres

from alhambra.server import decisions
from alhambra.server import house as houses
from alhambra.server.log import Entry, Said, Setup, from_body, to_body
from alhambra.server.store import Index, Row, Unavailable, open_store
from alhambra.server.tables import House
from alhambra.server.wire.messages import End, NewTable, Play, Rematch, Undo

from .housing import Listener, choice, house, new_table, until
from .serving import serving


class Troubled:
    """A store that hears nothing by itself, and fails where it is told to."""

    def __init__(self, url: str) -> None:
        self._store = open_store(url)
        self.failing: Counter[str] = Counter()
        """How often each method fails before it does anything."""
        self.mute: Counter[str] = Counter()
        """How often each method works, but does not say so."""
        self.before: dict[str, Callable[..., Awaitable[None]]] = {}
        """What happens before a method does anything."""
        self.news: Callable[[list[str] | None], None] = lambda tables: None

    async def open(self, heard: Callable[[list[str] | None], None]) -> None:
        self.news = heard
        await self.called("open", lambda tables: None)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        @wraps(getattr(self._store, name))
        def call(*arguments: object, **named: object) -> Awaitable[object]:
            return self.called(name, *arguments, **named)

        return call

    async def called(self, name: str, *arguments: object, **named: object) -> object:
        if name in self.before:
            await self.before[name](*arguments)
        if self.failing[name] > 0:
            self.failing[name] -= 1
            raise Unavailable("gone")
        result = await getattr(self._store, name)(*arguments, **named)
        if self.mute[name] > 0:
            self.mute[name] -= 1
            raise Unavailable("gone")
        return result


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked after every second is looked after all the time."""
    monkeypatch.setattr(houses, "_TICK", 0.02)


async def step(home: House, table: str) -> int:
    """One step of whoever is to act; the version that it leads to."""
    for guest in ("ada", "ben"):
        command = choice(json.loads(await home.look(table, guest)), DICE)
        if command is not None:
            return (await home.command(table, guest, command)).version
    raise AssertionError("nobody is to act")


async def take_turn(home: House, table: str) -> int:
    """A whole turn of ada's; the version that it leads to."""
    while True:
        command = choice(json.loads(await home.look(table, "ada")), DICE)
        assert command is not None
        done = await home.command(table, "ada", command)
        if isinstance(command, End):
            return done.version


class First:
    """Dice that always choose the first."""

    def choice(self, each: list[str]) -> str:
        return each[0]


DICE: Any = First()


async def until_ada(listener: Listener, after: int = 0) -> None:
    """Wait until it is ada's turn, after a version."""
    await until(lambda: listener.last["version"] > after and listener.last["game"]["actor"] == 0)


@pytest.mark.parametrize("fate", ["failing", "mute"])
def test_a_bot_plays_again_if_its_turn_may_not_have_been_stored(tmp_path: Path, fate: str) -> None:
    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        async with house(store) as home:
            order = NewTable(Setup(players=2), name="ada", bots=["random"], start=True)
            table = (await home.create(order, "ada")).name
            listener = Listener("ada")
            await home.join(table, listener)
            await until_ada(listener)

            async def before_the_bot(table: str, row: Row, index: Index) -> None:
                if not from_body(row.body).by:
                    getattr(store, fate)["append"] = 1
                    store.before.clear()

            store.before["append"] = before_the_bot
            await until_ada(listener, await take_turn(home, table))
            versions = [each["version"] for each in listener.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))

    asyncio.run(play())


def test_what_may_have_been_stored_is_shown_though_nobody_asks(tmp_path: Path) -> None:
    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        async with house(store) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener()
            await home.join(table, listener)
            version = listener.last["version"]
            store.mute["append"] = 1
            with pytest.raises(Unavailable):
                await step(home, table)
            await until(lambda: listener.last["version"] == version + 1)

    asyncio.run(play())


def test_news_that_cannot_be_read_are_read_later(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with house(url) as one, house(store) as two:
            table = await new_table(one, "ada", "ben")
            listener = Listener()
            await two.join(table, listener)
            version = await step(one, table)
            store.failing["rows"] = 3
            store.news([table])
            await until(lambda: listener.last["version"] == version)

    asyncio.run(play())


def test_missed_news_are_caught_up_with(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with house(url) as one, house(store) as two:
            tables = [await new_table(one, "ada", "ben") for _ in range(3)]
            listeners = [Listener() for _ in tables]
            for table, listener in zip(tables, listeners, strict=True):
                await two.join(table, listener)
            versions = [await step(one, table) for table in tables[1:]]
            store.failing["versions"] = 2
            store.news(None)
            await until(lambda: [each.last["version"] for each in listeners[1:]] == versions)
            assert len(listeners[0].updates) == 1

    asyncio.run(play())


def test_news_of_a_table_that_is_just_being_read_are_not_missed(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with house(url) as one, house(store) as two:
            table = await new_table(one, "ada", "ben")
            read, go_on = asyncio.Event(), asyncio.Event()
            rows = store._store.rows

            async def slow(*arguments: object) -> list[Row]:
                found: list[Row] = await rows(*arguments)
                read.set()
                await go_on.wait()
                return found

            store._store.rows = slow
            reading = asyncio.create_task(two._room(table))
            await read.wait()
            version = await step(one, table)
            store.news([table])
            go_on.set()
            room = await reading
            await until(lambda: room.table.version == version)

    asyncio.run(play())


def test_whoever_comes_from_another_house_sees_what_they_saw_there(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with house(url) as one, house(store) as two:
            table = await new_table(one, "ada", "ben")
            listener = Listener("ada")
            await two.table(table)
            version = await step(one, table)
            assert json.loads(await two.look(table, "ada"))["version"] == version
            version = await step(one, table)
            assert (await two.table(table)).version == version
            version = await step(one, table)
            await two.join(table, listener)
            assert listener.last["version"] == version

    asyncio.run(play())


def test_a_refusal_goes_by_what_is_stored(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with house(url) as one, house(store) as two:
            table = await new_table(one, "ada", "ben")
            view = json.loads(await two.look(table, "ada"))
            actor = ("ada", "ben")[view["game"]["actor"]]
            command = choice(json.loads(await one.look(table, actor)), DICE)
            assert isinstance(command, Play)
            done = await one.command(table, actor, command)
            undone = await two.command(table, actor, Undo(version=done.version))
            assert undone.version == done.version + 1

    asyncio.run(play())


def test_a_rematch_is_made_though_somebody_talks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "OVER", "running")  # who would wait for the end?

    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        async with house(store) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener("ada")
            await home.join(table, listener)

            async def talk(table: str, row: Row, index: Index) -> None:
                store.before.clear()
                said = to_body(Entry((Said(0, quick="thanks"),), "ada"))
                await store._store.append(table, Row(row.version, row.at, said), index)

            store.before["append"] = talk
            done = await home.command(table, "ada", Rematch(ref="r"))
            assert done.table == listener.last["table"]["rematch"] != ""
            assert not done.again
            again = await home.command(table, "ada", Rematch(ref="r"))
            assert (again.table, again.version, again.again) == (done.table, done.version, True)

    asyncio.run(play())


def test_a_house_opens_before_its_database_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        store.failing["open"] = 2
        store.failing["secret"] = 1
        async with house(store) as home:
            with pytest.raises(Unavailable):
                home.signer.guest_token()
            await until(lambda: home._signer is not None)
            await new_table(home, "ada", "ben")

    asyncio.run(play())


def test_a_bot_is_asked_by_one_house_and_by_the_other_if_that_one_is_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "_OVERDUE", 60_000)

    async def play() -> None:
        url = postgres.empty_database()
        async with house(url) as one, house(url) as two:
            asked: Counter[House] = Counter()
            for home in (one, two):
                turn = home._thinkers.turn

                async def counted(*arguments: Any, home: House = home, turn: Any = turn) -> Any:  # noqa: ANN401
                    asked[home] += 1
                    if home is one and stuck:
                        await asyncio.sleep(1000)
                    return await turn(*arguments)

                monkeypatch.setattr(home._thinkers, "turn", counted)
            stuck = False
            order = NewTable(Setup(players=2), name="ada", bots=["random"], start=True)
            table = (await one.create(order, "ada")).name
            listener = Listener()
            await two.join(table, listener)
            await until_ada(listener)
            await until(lambda: two._rooms[table].driver is None)
            asked.clear()
            for turns in range(1, 4):
                await until_ada(listener, await take_turn(one, table))
                assert asked == {one: turns}
            monkeypatch.setattr(houses, "_OVERDUE", 10)
            stuck = True
            await until_ada(listener, await take_turn(one, table))
            assert asked[two] == 1

    asyncio.run(play())


def test_who_is_connected_here_is_there_whatever_a_crashed_database_forgot(
    postgres: Postgres,
) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        async with house(url) as one, house(url) as two:
            table = await new_table(one, "ada", "ben")
            ada, ben = Listener("ada"), Listener("ben")
            await one.join(table, ada)
            await two.join(table, ben)
            await until(lambda: ada.told[-1]["present"] == [0, 1])
            # In a thread: it waits for whatever the houses are just writing.
            await asyncio.to_thread(postgres.run, "TRUNCATE presence", url)
            await one._see_present(one._rooms[table])
            assert 0 in one._rooms[table].present
            await two._follow_all()
            await one._follow_all()
            await until(lambda: ben.told[-1]["present"] == [0, 1])

    asyncio.run(play())


def test_who_was_connected_to_a_dead_process_is_gone_in_time(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "_PRESENCE", 300)

    async def play() -> None:
        url = postgres.empty_database()
        async with house(url, grace=0.05) as one:
            table = await new_table(one, "ada", "ben")
            ada = Listener("ada")
            await one.join(table, ada)
            async with house(url) as two:
                await two.join(table, Listener("ben"))
                await until(lambda: ada.told[-1]["present"] == [0, 1])
            await until(lambda: ada.last["table"]["seats"][1]["away"])

    asyncio.run(play())


def test_a_socket_is_to_come_back_later_if_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Unavailable("gone")

    with serving(tmp_path) as server:
        table = server.table(server.guest())
        monkeypatch.setattr(House, "join", away)
        with server.socket(table) as socket:
            assert socket.next("refused")["slug"] == "unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.next("update")
            assert closed.value.code == 1013
