"""Whatever fails, a table goes on: answers that are lost, news that are missed, rows that lose."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from alhambra.server import new_tables
from alhambra.server.errors import NoSuchTable
from alhambra.server.log import Entry, Said, from_body, to_body
from alhambra.server.pace import Pace
from alhambra.server.service import Service
from alhambra.server.setup import Setup
from alhambra.server.store import Index, Row, Unavailable, open_store
from alhambra.server.tables import Tables
from alhambra.server.wire.messages import End, NewTable, Play, Rematch, Say, Sit, Undo
from tests.harness.postgres import Postgres

from . import services
from .services import Clock, Listener, choice, new_table, room_of, until
from .serving import serving


class Troubled:
    """A store that hears nothing by itself, and fails where it is told to."""

    def __init__(self, url: str) -> None:
        self.real = open_store(url)
        self.failing: Counter[str] = Counter()
        """How often each method fails before it does anything."""
        self.mute: Counter[str] = Counter()
        """How often each method works, but does not say so."""
        self.before: dict[str, Callable[..., Awaitable[None]]] = {}
        """What happens before a method does anything."""
        self.news: Callable[[list[str] | None], None] = lambda tables: None

    async def open(
        self,
        heard: Callable[[list[str] | None], None],
        moved: Callable[[list[str] | None], None],
    ) -> None:
        self.news = heard
        await self.called("open", lambda tables: None)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        if name in ("alerts", "deals", "people"):  # no methods
            return getattr(self.real, name)

        @wraps(getattr(self.real, name))
        def call(*arguments: object, **named: object) -> Awaitable[object]:
            return self.called(name, *arguments, **named)

        return call

    async def called(self, name: str, *arguments: object, **named: object) -> object:
        if name in self.before:
            await self.before[name](*arguments)
        if self.failing[name] > 0:
            self.failing[name] -= 1
            raise Unavailable("gone")
        result = await getattr(self.real, name)(*arguments, **named)
        if self.mute[name] > 0:
            self.mute[name] -= 1
            raise Unavailable("gone")
        return result


def service(url: Any, **more: Any) -> AbstractAsyncContextManager[Service]:  # noqa: ANN401
    """A service where what is looked after every second is looked after all the time."""
    return services.service(url, pace=Pace(tick=0.02, due=0.02), **more)


async def step(home: Service, table: str) -> int:
    """One step of whoever is to act; the version that it leads to."""
    for guest in ("ada", "ben"):
        command = choice(json.loads(await home.tables.whole_view(table, guest)), DICE)
        if command is not None:
            return (await home.tables.command(table, guest, command)).version
    raise AssertionError("nobody is to act")


async def take_turn(home: Service, table: str) -> int:
    """A whole turn of ada's; the version that it leads to."""
    while True:
        command = choice(json.loads(await home.tables.whole_view(table, "ada")), DICE)
        assert command is not None
        done = await home.tables.command(table, "ada", command)
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
        async with service(store) as home:
            order = NewTable(Setup(players=2), name="ada", bots=["random"], start=True)
            table = (await home.tables.create(order, "ada")).name
            listener = Listener("ada")
            await home.tables.join(table, listener)
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
        async with service(store) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener()
            await home.tables.join(table, listener)
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
        async with service(url) as one, service(store) as two:
            table = await new_table(one, "ada", "ben")
            listener = Listener()
            await two.tables.join(table, listener)
            version = await step(one, table)
            store.failing["rows"] = 3
            store.news([table])
            await until(lambda: listener.last["version"] == version)

    asyncio.run(play())


def test_missed_news_are_caught_up_with(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with service(url) as one, service(store) as two:
            tables = [await new_table(one, "ada", "ben") for _ in range(3)]
            listeners = [Listener() for _ in tables]
            for table, listener in zip(tables, listeners, strict=True):
                await two.tables.join(table, listener)
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
        async with service(url) as one, service(store) as two:
            table = await new_table(one, "ada", "ben")
            read, go_on = asyncio.Event(), asyncio.Event()
            rows = store.real.rows

            async def slow(*arguments: object) -> list[Row]:
                found: list[Row] = await rows(*arguments)
                read.set()
                await go_on.wait()
                return found

            store.real.rows = slow
            reading = asyncio.create_task(two.rooms.room(table))
            await read.wait()
            version = await step(one, table)
            store.news([table])
            go_on.set()
            room = await reading
            await until(lambda: room.table.version == version)

    asyncio.run(play())


@pytest.mark.parametrize("news", ["of the table", "missed", "none"])
@pytest.mark.parametrize("by", ["person", "expiry"])
def test_a_table_that_another_house_removed_is_gone_here(
    postgres: Postgres, by: str, news: str
) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with service(url) as one, service(store) as two:
            order = NewTable(Setup(players=3), name="ada")
            table = (await one.tables.create(order, "ada")).name
            listener = Listener("ada")
            await two.tables.join(table, listener)
            looking = asyncio.create_task(two.tables.whole_view(table, "", None, 99, 30))
            await until(lambda: room_of(two, table).waiting == 1)
            if by == "person":
                await one.people.forget("ada")
            else:
                assert await one.store.expire("open", 2**50, 2**50, 0, 9) == [table]
            if news == "none":
                with pytest.raises(NoSuchTable):
                    await two.tables.table(table)
            else:
                store.news([table] if news == "of the table" else None)
            await until(lambda: listener.ended)
            for asked in (looking, two.tables.table(table), two.tables.join(table, Listener())):
                with pytest.raises(NoSuchTable):
                    await asked
            assert two.rooms.get(table) is None
            async with asyncio.timeout(services.PATIENCE):
                await two.presence.remain()
                while await two.store.present(table, 0):  # nobody is told to be there for ever
                    await two.presence.remain()

    asyncio.run(play())


def test_a_table_that_is_removed_while_it_is_being_read_stays_so(tmp_path: Path) -> None:
    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        async with service(store) as home:
            table = (await home.tables.create(NewTable(Setup(players=3), name="ada"), "ada")).name
            home.rooms.forget(table)
            read, go_on = asyncio.Event(), asyncio.Event()
            rows = store.real.rows

            async def slow(*arguments: object) -> list[Row]:
                found: list[Row] = await rows(*arguments)
                read.set()
                await go_on.wait()
                return found

            store.real.rows = slow
            reading = asyncio.create_task(home.rooms.room(table))
            await read.wait()
            await home.people.forget("ada")
            go_on.set()
            with pytest.raises(NoSuchTable):
                await reading
            assert home.rooms.get(table) is None
            assert not home.rooms.is_known(table)

    asyncio.run(play())


def test_what_two_houses_store_at_once_is_what_the_log_says(postgres: Postgres) -> None:
    """A command that was sent to both: the same entry, but the first one's time counts."""

    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with (
            service(url, now=lambda: 10_000) as one,
            service(store, now=lambda: 12_500) as two,
        ):
            table = await new_table(one, "ada", "ben", clock=60)
            await two.tables.table(table)
            hello = Say(quick="hello", ref="r1")
            await one.tables.command(table, "ada", hello)
            assert (await two.tables.command(table, "ada", hello)).again
            here, there = [(await home.tables.table(table)).chat for home in (one, two)]
            assert [line.at for line in here] == [line.at for line in there] == [10_000]

    asyncio.run(play())


def test_whoever_comes_from_another_house_sees_what_they_saw_there(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with service(url) as one, service(store) as two:
            table = await new_table(one, "ada", "ben")
            listener = Listener("ada")
            await two.tables.table(table)
            version = await step(one, table)
            assert json.loads(await two.tables.whole_view(table, "ada"))["version"] == version
            version = await step(one, table)
            assert (await two.tables.table(table)).version == version
            version = await step(one, table)
            await two.tables.join(table, listener)
            assert listener.last["version"] == version

    asyncio.run(play())


def test_a_refusal_goes_by_what_is_stored(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        store: Any = Troubled(url)
        async with service(url) as one, service(store) as two:
            table = await new_table(one, "ada", "ben")
            view = json.loads(await two.tables.whole_view(table, "ada"))
            actor = ("ada", "ben")[view["game"]["actor"]]
            command = choice(json.loads(await one.tables.whole_view(table, actor)), DICE)
            assert isinstance(command, Play)
            done = await one.tables.command(table, actor, command)
            undone = await two.tables.command(table, actor, Undo(version=done.version))
            assert undone.version == done.version + 1

    asyncio.run(play())


def test_a_rematch_is_made_though_somebody_talks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_tables, "OVER", "running")  # who would wait for the end?

    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        async with service(store) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener("ada")
            await home.tables.join(table, listener)

            async def talk(table: str, row: Row, index: Index) -> None:
                store.before.clear()
                said = to_body(Entry((Said(0, quick="thanks"),), "ada"))
                await store.real.append(table, Row(row.version, row.at, said), index)

            store.before["append"] = talk
            done = await home.tables.command(table, "ada", Rematch(ref="r"))
            assert done.table == listener.last["table"]["rematch"] != ""
            assert not done.again
            again = await home.tables.command(table, "ada", Rematch(ref="r"))
            assert (again.table, again.version, again.again) == (done.table, done.version, True)

    asyncio.run(play())


def test_a_house_opens_before_its_database_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        store: Any = Troubled(str(tmp_path / "games.db"))
        store.failing["open"] = 2
        store.failing["secret"] = 1
        async with service(store) as home:
            with pytest.raises(Unavailable):
                home.keyring.signer.guest_token()
            await until(lambda: home.keyring.is_open)
            await new_table(home, "ada", "ben")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("part", "method"), [("", "claim"), ("people", "renewals"), ("deals", "newest")]
)
def test_a_loop_goes_on_whatever_fails(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    part: str,
    method: str,
) -> None:
    calls = 0

    async def run() -> None:
        pace = Pace(tick=0.02, due=0.02, expiry=0.02)
        async with services.service(str(tmp_path / "games.db"), pace=pace) as home:
            asked = getattr(home.store, part) if part else home.store
            real = getattr(asked, method)

            async def failing(*arguments: object) -> object:
                nonlocal calls
                calls += 1
                if calls == 1:
                    raise KeyError("a bug")
                return await real(*arguments)

            monkeypatch.setattr(asked, method, failing)
            await until(lambda: calls > 1)

    asyncio.run(run())
    assert [each.message for each in caplog.records].count("background.failed") == 1


class Asked:
    """Counts which of two houses asks a bot; the first gets no answer once it is `stuck`."""

    def __init__(self, patch: pytest.MonkeyPatch, one: Service, two: Service) -> None:
        self.count: Counter[Service] = Counter()
        self.stuck = False
        for home in (one, two):
            turn = home.thinkers.turn

            async def counted(*arguments: Any, home: Service = home, turn: Any = turn) -> Any:  # noqa: ANN401
                self.count[home] += 1
                if home is one and self.stuck:
                    await asyncio.sleep(1000)
                return await turn(*arguments)

            patch.setattr(home.thinkers, "turn", counted)


def test_a_bot_is_asked_by_one_house_and_by_the_other_if_that_one_is_gone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def play() -> None:
        url = postgres.empty_database()
        async with service(url, now=clock) as one, service(url, now=clock) as two:
            asked = Asked(monkeypatch, one, two)
            order = NewTable(Setup(players=2), name="ada", bots=["random"], start=True)
            table = (await one.tables.create(order, "ada")).name
            listener = Listener()
            await two.tables.join(table, listener)
            await until_ada(listener)
            await until(lambda: room_of(two, table).driver is None)
            asked.count.clear()
            for turns in range(1, 4):
                await until_ada(listener, await take_turn(one, table))
                assert asked.count == {one: turns}
            asked.stuck = True
            version = await take_turn(one, table)
            await until(lambda: asked.count[one] == 4)
            for _ in range(4):  # it thinks for long, and says so
                clock.now += Pace().lease * 4 // 5
                await due_after(postgres, url, clock.now + Pace().lease * 4 // 5)
            assert not asked.count[two]
            await one.background.close()  # and now it is gone
            clock.now += Pace().lease + 1
            await until_ada(listener, version)
            assert asked.count[two] == 1

    asyncio.run(play())


async def due_after(postgres: Postgres, url: str, when: int) -> None:
    """Wait until no table is due before that time."""
    query = f"SELECT count(*) FROM tables WHERE due <= {when}"
    async with asyncio.timeout(services.PATIENCE):
        while await asyncio.to_thread(postgres.run, query, url) != "0":
            pass


def test_who_is_connected_here_is_there_whatever_a_crashed_database_forgot(
    postgres: Postgres,
) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        async with service(url) as one, service(url) as two:
            table = await new_table(one, "ada", "ben")
            ada, ben = Listener("ada"), Listener("ben")
            await one.tables.join(table, ada)
            await two.tables.join(table, ben)
            await until(lambda: ada.told[-1]["present"] == [0, 1])
            # In a thread: it waits for whatever the houses are just writing.
            await asyncio.to_thread(postgres.run, "TRUNCATE presence", url)
            await one.presence.see(room_of(one, table))
            assert 0 in room_of(one, table).present
            await two.following.follow_all()
            await one.following.follow_all()
            await until(lambda: ben.told[-1]["present"] == [0, 1])

    asyncio.run(play())


def test_who_was_connected_to_a_dead_process_is_gone_in_time(
    postgres: Postgres,
) -> None:
    async def play() -> None:
        url = postgres.empty_database()
        pace = Pace(tick=0.02, believed=300)
        async with services.service(url, pace=pace, grace=0.05) as one:
            table = await new_table(one, "ada", "ben", clock=3600)
            ada = Listener("ada")
            await one.tables.join(table, ada)
            async with services.service(url, pace=pace) as two:
                await two.tables.join(table, Listener("ben"))
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
        monkeypatch.setattr(Tables, "join", away)
        with server.socket(table) as socket:
            assert socket.next("refused")["slug"] == "unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.next("update")
            assert closed.value.code == 1013


def test_who_sits_down_elsewhere_is_there_for_all_by_the_socket_that_is_here(
    postgres: Postgres,
) -> None:
    """A socket was here before its owner had a seat: sitting down by another server's HTTP."""
    url = postgres.empty_database()

    async def sit() -> None:
        async with service(url) as one, service(url) as other:
            order = NewTable(Setup(players=3), name="ada")
            table = (await one.tables.create(order, "ada")).name
            await one.tables.join(table, Listener("ben"))
            await other.tables.command(table, "ben", Sit(name="ben"))
            watching = Listener("ada")
            await other.tables.join(table, watching)
            await until(lambda: bool(watching.told) and 1 in watching.told[-1]["present"])

    asyncio.run(sit())
