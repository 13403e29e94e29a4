"""A service: stored before acknowledged, one writer, bots, clocks, absence, restarts."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.errors import AlhambraError
from alhambra.server.decisions import Decision
from alhambra.server.errors import NoSuchTable, Stale, TableError
from alhambra.server.log import Said
from alhambra.server.metrics import Metrics
from alhambra.server.pace import Pace
from alhambra.server.service import Service
from alhambra.server.settings import Settings
from alhambra.server.setup import Setup
from alhambra.server.store import Conflict, Index, Row, Store, Unavailable, open_store
from alhambra.server.tables import JOINING
from alhambra.server.wire.messages import (
    End,
    NewTable,
    Play,
    Propose,
    Rematch,
    Say,
    Sit,
    Undo,
)
from tests.harness.postgres import Postgres

from .services import Clock, Listener, choice, new_table, room_of, service, until


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


async def play_on(
    homes: dict[str, Service], table: str, listeners: dict[str, Listener], dice: random.Random
) -> None:
    """Let every guest play in its own house until the game is over."""
    refs = 0
    while any(each.last["table"]["status"] == "running" for each in listeners.values()):
        for guest, listener in listeners.items():
            command = choice(listener.last, dice)
            if command is None:
                continue
            refs += 1
            seen = len(listener.updates)
            await homes[guest].tables.command(table, guest, command)
            await until(lambda box=listener, count=seen: len(box.updates) > count)  # type: ignore[misc]
        await asyncio.sleep(0)


def test_people_and_a_bot_play_a_whole_game(url: str) -> None:
    async def game() -> None:
        async with service(url) as home:
            table = await new_table(home, "ada", "ben", bots=1)
            seats = {guest: Listener(guest) for guest in ("ada", "ben")}
            spectator = Listener()
            for listener in (*seats.values(), spectator):
                await home.tables.join(table, listener)
            await play_on({"ada": home, "ben": home}, table, seats, random.Random(1))
            assert spectator.last["table"]["status"] == "over"
            versions = [each["version"] for each in spectator.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))
            kept = await home.tables.table(table)
            assert kept.game is not None
            verified = record.verify(record.from_json(record.to_json(record.of_game(kept.game))))
            assert verified.over
            assert kept.commitment == kept.game.deal.commitment
            assert spectator.updates[0]["table"]["commitment"] == kept.commitment

    asyncio.run(game())


def test_two_houses_serve_one_table_with_a_seat_on_each(postgres: Postgres) -> None:
    url = postgres.empty_database()

    async def game() -> None:
        async with service(url) as one, service(url) as two:
            table = await new_table(one, "ada", "ben", bots=1)
            seats = {guest: Listener(guest) for guest in ("ada", "ben")}
            await one.tables.join(table, seats["ada"])
            await two.tables.join(table, seats["ben"])
            await until(lambda: [0, 2] in [each["present"] for each in seats["ada"].told])
            await play_on({"ada": one, "ben": two}, table, seats, random.Random(2))
            for listener in seats.values():
                versions = [each["version"] for each in listener.updates]
                assert versions == sorted(set(versions)), "no update twice, none out of order"
            games = [(await home.tables.table(table)).game for home in (one, two)]
            assert games[0] is not None
            assert games[1] is not None
            assert games[0].state.key() == games[1].state.key()

    asyncio.run(game())


def test_tables_are_after_a_restart_what_they_were(url: str) -> None:
    async def first() -> tuple[str, dict[str, Any]]:
        async with service(url) as home:
            table = await new_table(home, "ada", "ben")
            listeners = {guest: Listener(guest) for guest in ("ada", "ben")}
            for listener in listeners.values():
                await home.tables.join(table, listener)
            dice = random.Random(3)
            for _ in range(20):
                for guest, listener in listeners.items():
                    if (command := choice(listener.last, dice)) is not None:
                        await home.tables.command(table, guest, command)
            return table, await look(home, table, "ada")

    async def second(table: str, before: dict[str, Any]) -> None:
        async with service(url) as home:
            after = await look(home, table, "ada")
            for view in (before, after):
                del view["now"], view["whole"]
                for seat in view["table"]["seats"]:
                    del seat["present"]
            assert after == before

    asyncio.run(second(*asyncio.run(first())))


async def look(home: Service, table: str, guest: str) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(await home.tables.whole_view(table, guest))
    return view


def test_a_command_that_comes_twice_is_carried_out_once(url: str) -> None:
    async def twice() -> None:
        async with service(url) as home:
            table = await new_table(home, "ada", "ben")
            guest, command = await first_command(home, table)
            command = Play(version=command.version, action=command.action, ref="c1")
            done = await home.tables.command(table, guest, command)
            again = await home.tables.command(table, guest, command)
            assert (again.version, done.again, again.again) == (done.version, False, True)
        async with service(url) as home:
            again = await home.tables.command(table, guest, command)
            assert (again.version, again.again) == (done.version, True)
            assert (await home.tables.table(table)).version == done.version

    asyncio.run(twice())


async def first_command(home: Service, table: str) -> tuple[str, Play]:
    """Who has to act, and an action of theirs."""
    for guest in ("ada", "ben"):
        command = choice(await look(home, table, guest), random.Random(0))
        if isinstance(command, Play):
            return guest, command
    raise AssertionError("nobody has to act")


def test_of_many_commands_for_one_version_one_is_carried_out(url: str) -> None:
    async def race() -> None:
        async with service(url) as home:
            table = await new_table(home, "ada", "ben")
            guest, command = await first_command(home, table)
            results = await asyncio.gather(
                *(home.tables.command(table, guest, command) for _ in range(20)),
                return_exceptions=True,
            )
            refusals = [each for each in results if isinstance(each, AlhambraError)]
            assert len(refusals) == 19
            assert all(isinstance(each, Stale) for each in refusals)

    asyncio.run(race())


def test_of_two_houses_that_act_at_once_one_is_first(postgres: Postgres) -> None:
    url = postgres.empty_database()

    async def race() -> None:
        async with service(url) as one, service(url) as two:
            table = await new_table(one, "ada", "ben")
            for _ in range(10):
                guest, command = await first_command(one, table)
                await look(two, table, guest)
                results = await asyncio.gather(
                    one.tables.command(table, guest, command),
                    two.tables.command(table, guest, command),
                    return_exceptions=True,
                )
                assert sum(isinstance(each, Stale) for each in results) == 1, results
                done = await look(one, table, guest)
                await one.tables.command(table, guest, Undo(version=done["version"]))
                await until(
                    lambda: room_of(two, table).table.version == room_of(one, table).table.version
                )

    asyncio.run(race())


class Broken:
    """A store that can be told to lose its next answer, before or after it has written."""

    def __init__(self, store: Store) -> None:
        self.real = store
        self.fail = ""

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)

    async def append(self, table: str, row: Row, index: Index) -> None:
        fail, self.fail = self.fail, ""
        if fail == "before":
            raise Unavailable("gone")
        await self.real.append(table, row, index)
        if fail == "after":
            raise Unavailable("gone")


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_command_whose_fate_is_unknown_is_sent_again(url: str, moment: str) -> None:
    async def lost() -> None:
        broken: Any = Broken(open_store(url))
        async with service(broken) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener("ada")
            await home.tables.join(table, listener)
            guest, command = await first_command(home, table)
            command = Play(version=command.version, action=command.action, ref="c1")
            broken.fail = moment
            with pytest.raises(Unavailable):
                await home.tables.command(table, guest, command)
            done = await home.tables.command(table, guest, command)
            assert done.again == (moment == "after")
            assert (await home.tables.table(table)).version == done.version
            assert [each["version"] for each in listener.updates].count(done.version) == 1

    asyncio.run(lost())


def test_bots_go_on_after_a_restart(file: str) -> None:
    order = NewTable(Setup(players=2), bots=["random", "random"], start=True)

    async def stop() -> str:
        async with service(file, pace=Pace(lease=1)) as home:
            return (await home.tables.create(order, "ada")).name

    async def restart(table: str) -> None:
        async with service(file, pace=Pace(lease=1)) as home:
            await until(lambda: len(home.rooms) > 0)
            room = await home.rooms.room(table)
            await until(lambda: room.table.status == "over")

    asyncio.run(restart(asyncio.run(stop())))


def test_most_of_two_seconds_is_left_to_think_after_a_server_has_died() -> None:
    """The rest passes until another server knows that it died."""
    pace = Pace()
    assert pace.lease + 1000 * pace.due < 900


def test_what_is_due_is_taken_over_only_as_far_as_bots_have_time(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it waits where it was taken, although another server could do it at once."""
    limits: list[int] = []

    async def asked(home: Service, **said: object) -> set[int]:
        """How many tables it asks for, where its bots say so."""
        for name, value in said.items():
            monkeypatch.setattr(home.thinkers, name, value)
        limits.clear()
        await asyncio.sleep(0.03)
        return set(limits)

    async def look() -> None:
        async with service(file, pace=Pace(due=0.001)) as home:

            async def claim(now: int, lease: int, limit: int) -> list[str]:
                limits.append(limit)
                return []

            monkeypatch.setattr(home.store, "claim", claim)
            await until(lambda: bool(limits))
            assert await asked(home, waiting=0) == {4}
            assert await asked(home, waiting=3) == {1}
            assert await asked(home, waiting=9) == {1}  # it may be a clock that has run out
            assert await asked(home, starting=True) == set()

    asyncio.run(look())


def test_people_are_let_in_by_and_by(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When all people of another server come at once, those who are here are still heard."""

    async def come() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben")
            others = [await new_table(home, "ada", "ben") for _ in range(3 * JOINING)]
            guest, command = await first_command(home, table)
            rows, reading, go = home.store.rows, 0, asyncio.Event()

            async def slow(name: str, after: int = 0) -> list[Row]:
                nonlocal reading
                reading += 1
                await go.wait()
                return await rows(name, after)

            monkeypatch.setattr(home.store, "rows", slow)
            coming = [asyncio.create_task(home.tables.join(each, Listener())) for each in others]
            for _ in range(20):
                await asyncio.sleep(0)
            assert reading == JOINING
            await home.tables.command(table, guest, command)
            go.set()
            await asyncio.gather(*coming)

    asyncio.run(come())


def test_who_leaves_is_replaced_after_a_while_and_gets_the_seat_back(url: str) -> None:
    async def leave() -> None:
        async with service(url, grace=0.0) as home:
            table = await new_table(home, "ada", "ben", clock=3600)
            ada, ben = Listener("ada"), Listener("ben")
            await home.tables.join(table, ada)
            await home.tables.join(table, ben)
            assert ada.told[-1]["present"] == [0, 1]
            await home.tables.leave(table, ben)
            assert ada.told[-1]["present"] == [0]
            await until(lambda: ada.last["table"]["seats"][1]["away"])
            await home.tables.join(table, ben)
            await until(lambda: not ada.last["table"]["seats"][1]["away"])
            assert ada.told[-1]["present"] == [0, 1]

    asyncio.run(leave())


def test_whoever_plays_alone_is_waited_for(file: str) -> None:
    async def leave() -> None:
        async with service(file, pace=Pace(tick=0.01), grace=0.0) as home:
            table = await new_table(home, "ada", bots=1, clock=3600)
            ada, spectator = Listener("ada"), Listener()
            await home.tables.join(table, ada)
            await home.tables.join(table, spectator)
            await until(lambda: spectator.last["game"]["actor"] == 0)
            await home.tables.leave(table, ada)
            await asyncio.sleep(0.1)
            assert not spectator.last["table"]["seats"][0]["away"]

    asyncio.run(leave())


def test_a_hot_seat_shows_a_hand_only_to_the_person_at_the_screen(file: str) -> None:
    async def pass_on() -> None:
        async with service(file) as home:
            order = NewTable(Setup(players=3), name="Ada", devices=["Ben", "Cem"], start=True)
            table = (await home.tables.create(order, "ada")).name
            screen = Listener("ada")
            await home.tables.join(table, screen)
            dice = random.Random(4)
            for _ in range(9):
                assert (screen.last["you"]["hand"], screen.last["you"]["legal"]) == (None, [])
                actor = screen.last["game"]["actor"]
                await home.tables.face(table, screen, actor)
                assert screen.last["you"]["facing"] == actor
                assert screen.last["you"]["hand"]
                while screen.last["game"]["actor"] == actor:
                    command = choice(screen.last, dice)
                    assert command is not None
                    await home.tables.command(table, "ada", command)
            with pytest.raises(TableError):
                await home.tables.face(table, Listener("ben"), 1)

    asyncio.run(pass_on())


def test_secret_hands_are_shown_to_their_seat_only_and_open_ones_to_all(file: str) -> None:
    async def hands() -> None:
        async with service(file) as home:
            for setting in ("secret", "open"):
                table = await new_table(home, "ada", "ben", hands=setting)
                ada, spectator = await look(home, table, "ada"), await look(home, table, "")
                shown = [player["hand"] is not None for player in spectator["game"]["players"]]
                assert shown == [setting == "open"] * 2
                assert spectator["you"]["hand"] is None
                assert len(ada["you"]["hand"]) == ada["game"]["players"][0]["handSize"]

    asyncio.run(hands())


def test_aids_can_be_switched_off(file: str) -> None:
    async def aids() -> None:
        async with service(file) as home:
            views = [
                await look(home, await new_table(home, "ada", "ben", aids=on), "ada")
                for on in (True, False)
            ]
            assert views[1]["game"]["aids"] is None
            helped = views[0]["game"]["aids"]
            assert len(helped["bag"]) == views[0]["game"]["bagLeft"]
            hands = sum(player["handSize"] for player in views[0]["game"]["players"])
            assert sum(helped["unseen"]) == views[0]["game"]["deckLeft"] + hands
            least, most = helped["untilScoring"]  # R2.6: in the second of five piles,
            left = views[0]["game"]["deckLeft"]  # the first of which have a card more
            assert (least, most - least) == ((left + 4) // 5, (left + 3) // 5)

    asyncio.run(aids())


def test_a_rematch_seats_the_same_people_once(file: str) -> None:
    async def rematch() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", bots=1)
            with pytest.raises(TableError, match="over"):
                await home.tables.command(table, "ada", Rematch())
            ada = Listener("ada")
            await home.tables.join(table, ada)
            dice = random.Random(5)
            while ada.last["table"]["status"] == "running":
                if (command := choice(ada.last, dice)) is not None:
                    await home.tables.command(table, "ada", command)
                await asyncio.sleep(0)
            done = await home.tables.command(table, "ada", Rematch(ref="r"))
            again = await home.tables.command(table, "ada", Rematch(ref="s"))
            assert done.table == again.table != table
            assert isinstance(done.table, str)
            assert ada.last["table"]["rematch"] == done.table
            new = await home.tables.table(done.table)
            assert [(seat.name, seat.bot) for seat in new.seats] == [
                ("Random", "random"),
                ("ada", ""),
            ]
            assert new.status == "running"  # there is nobody to wait for

    asyncio.run(rematch())


def test_taking_back_works_across_the_house(file: str) -> None:
    async def take_back() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.tables.join(table, ada)
            dice = random.Random(6)
            await until(lambda: ada.last["game"]["actor"] == 0)
            before = ada.last["game"]["actions"]
            while not ada.last["game"]["complete"]:
                command = choice(ada.last, dice)
                assert command is not None
                await home.tables.command(table, "ada", command)
            await home.tables.command(table, "ada", End(version=ada.last["version"]))
            await home.tables.command(table, "ada", Propose())
            assert (ada.last["game"]["actor"], ada.last["game"]["actions"]) == (0, before)

    asyncio.run(take_back())


def test_waiting_ends_with_the_next_change(file: str) -> None:
    async def wait() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben")
            seen = (await home.tables.table(table)).version
            waiting = asyncio.create_task(home.tables.whole_view(table, "ada", None, seen, 20.0))
            await asyncio.sleep(0)
            await home.tables.command(table, "ben", Say(quick="hello"))
            assert (await look(home, table, "ada"))["version"] == seen + 1
            async with asyncio.timeout(5):
                await waiting

    asyncio.run(wait())


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forget() -> None:
        async with service(file, pace=Pace(tick=0.01, idle=0.0)) as home:
            table = await new_table(home, "ada", "ben")
            await until(lambda: len(home.rooms) == 0)
            assert (await look(home, table, "ada"))["table"]["status"] == "running"

    asyncio.run(forget())


def test_old_tables_expire_and_finished_ones_stay(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def expire() -> None:
        settings: dict[str, Any] = {"keep_open_hours": 1.0, "keep_unfinished_days": 1.0}
        pace = Pace(tick=0.01, expiry=0.0, notice=0)
        async with service(file, pace=pace, now=clock, **settings) as home:
            order = NewTable(Setup(players=2), name="Ada")
            waiting = (await home.tables.create(order, "ada")).name
            running = await new_table(home, "ada", "ben")
            over = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.tables.join(over, ada)
            dice = random.Random(7)
            while ada.last["table"]["status"] == "running":
                if (command := choice(ada.last, dice)) is not None:
                    await home.tables.command(over, "ada", command)
                await asyncio.sleep(0)
            clock.now += 3_700_000
            await until(lambda: home.rooms.get(waiting) is None)
            with pytest.raises(NoSuchTable):
                await home.tables.command(waiting, "ben", Sit(name="Ben"))
            await home.tables.table(running)
            clock.now += 86_400_000
            await until(lambda: home.rooms.get(running) is None)
            with pytest.raises(NoSuchTable):
                await home.tables.table(running)
            assert (await home.tables.table(over)).status == "over"

    asyncio.run(expire())


def test_there_is_no_table_of_another_name(file: str) -> None:
    async def ask() -> None:
        async with service(file) as home:
            with pytest.raises(NoSuchTable):
                await home.tables.table("nowhere")
            with pytest.raises(NoSuchTable):
                await home.tables.join("nowhere", Listener())

    asyncio.run(ask())


def test_the_store_refuses_what_is_not_next(file: str) -> None:
    """A process that lags behind loses, reads the log again, and decides again."""

    async def lag() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben")
            room = await home.rooms.room(table)
            twin = Service(home.store, home.thinkers, Settings(), Metrics())
            twin.keyring.open(await home.store.secret())
            await twin.tables.table(table)
            await twin.tables.command(table, "ada", Say(quick="hello"))
            with pytest.raises(Conflict):
                async with room.lock:
                    await home.tables.commit(room, Decision((Said(0, quick="hello"),)), "ada")
            done = await home.tables.command(table, "ben", Say(quick="hello"))
            assert done.version == (await twin.tables.table(table)).version

    asyncio.run(lag())
