"""The house: stored before acknowledged, one writer, bots, clocks, absence, restarts."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.harness.postgres import Postgres

from alhambra import record
from alhambra.errors import AlhambraError
from alhambra.server import house as houses
from alhambra.server.errors import NoSuchTable, Stale, TableError
from alhambra.server.log import Setup
from alhambra.server.store import Conflict, Index, Row, Store, Unavailable
from alhambra.server.tables import House
from alhambra.server.wire.messages import (
    Back,
    End,
    NewTable,
    Play,
    Propose,
    Rematch,
    Say,
    Sit,
    Undo,
)

from .housing import Clock, Listener, choice, house, new_table, until


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
    homes: dict[str, House], table: str, listeners: dict[str, Listener], dice: random.Random
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
            await homes[guest].command(table, guest, command)
            await until(lambda box=listener, count=seen: len(box.updates) > count)  # type: ignore[misc]
        await asyncio.sleep(0)


def test_people_and_a_bot_play_a_whole_game(url: str) -> None:
    async def game() -> None:
        async with house(url) as home:
            table = await new_table(home, "ada", "ben", bots=1)
            seats = {guest: Listener(guest) for guest in ("ada", "ben")}
            spectator = Listener()
            for listener in (*seats.values(), spectator):
                await home.join(table, listener)
            await play_on({"ada": home, "ben": home}, table, seats, random.Random(1))
            assert spectator.last["table"]["status"] == "over"
            versions = [each["version"] for each in spectator.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))
            kept = await home.table(table)
            assert kept.game is not None
            verified = record.verify(record.from_json(record.to_json(record.of_game(kept.game))))
            assert verified.over
            assert kept.commitment == kept.game.deal.commitment
            assert spectator.updates[0]["table"]["commitment"] == kept.commitment

    asyncio.run(game())


def test_two_houses_serve_one_table_with_a_seat_on_each(postgres: Postgres) -> None:
    url = postgres.empty_database()

    async def game() -> None:
        async with house(url) as one, house(url) as two:
            table = await new_table(one, "ada", "ben", bots=1)
            seats = {guest: Listener(guest) for guest in ("ada", "ben")}
            await one.join(table, seats["ada"])
            await two.join(table, seats["ben"])
            await until(lambda: {"type": "presence", "present": [0, 2]} in seats["ada"].told)
            await play_on({"ada": one, "ben": two}, table, seats, random.Random(2))
            for listener in seats.values():
                versions = [each["version"] for each in listener.updates]
                assert versions == sorted(set(versions)), "no update twice, none out of order"
            games = [(await home.table(table)).game for home in (one, two)]
            assert games[0] is not None
            assert games[1] is not None
            assert games[0].state.key() == games[1].state.key()

    asyncio.run(game())


def test_tables_are_after_a_restart_what_they_were(url: str) -> None:
    async def first() -> tuple[str, dict[str, Any]]:
        async with house(url) as home:
            table = await new_table(home, "ada", "ben")
            listeners = {guest: Listener(guest) for guest in ("ada", "ben")}
            for listener in listeners.values():
                await home.join(table, listener)
            dice = random.Random(3)
            for _ in range(20):
                for guest, listener in listeners.items():
                    if (command := choice(listener.last, dice)) is not None:
                        await home.command(table, guest, command)
            return table, await look(home, table, "ada")

    async def second(table: str, before: dict[str, Any]) -> None:
        async with house(url) as home:
            after = await look(home, table, "ada")
            for view in (before, after):
                del view["now"], view["whole"]
                for seat in view["table"]["seats"]:
                    del seat["present"]
            assert after == before

    asyncio.run(second(*asyncio.run(first())))


async def look(home: House, table: str, guest: str) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(await home.look(table, guest))
    return view


def test_a_command_that_comes_twice_is_carried_out_once(url: str) -> None:
    async def twice() -> None:
        async with house(url) as home:
            table = await new_table(home, "ada", "ben")
            guest, command = await first_command(home, table)
            command = Play(version=command.version, action=command.action, ref="c1")
            done = await home.command(table, guest, command)
            again = await home.command(table, guest, command)
            assert (again.version, done.again, again.again) == (done.version, False, True)
        async with house(url) as home:
            again = await home.command(table, guest, command)
            assert (again.version, again.again) == (done.version, True)
            assert (await home.table(table)).version == done.version

    asyncio.run(twice())


async def first_command(home: House, table: str) -> tuple[str, Play]:
    """Who has to act, and an action of theirs."""
    for guest in ("ada", "ben"):
        command = choice(await look(home, table, guest), random.Random(0))
        if isinstance(command, Play):
            return guest, command
    raise AssertionError("nobody has to act")


def test_of_many_commands_for_one_version_one_is_carried_out(url: str) -> None:
    async def race() -> None:
        async with house(url) as home:
            table = await new_table(home, "ada", "ben")
            guest, command = await first_command(home, table)
            results = await asyncio.gather(
                *(home.command(table, guest, command) for _ in range(20)), return_exceptions=True
            )
            refusals = [each for each in results if isinstance(each, AlhambraError)]
            assert len(refusals) == 19
            assert all(isinstance(each, Stale) for each in refusals)

    asyncio.run(race())


def test_of_two_houses_that_act_at_once_one_is_first(postgres: Postgres) -> None:
    url = postgres.empty_database()

    async def race() -> None:
        async with house(url) as one, house(url) as two:
            table = await new_table(one, "ada", "ben")
            for _ in range(10):
                guest, command = await first_command(one, table)
                await look(two, table, guest)
                results = await asyncio.gather(
                    one.command(table, guest, command),
                    two.command(table, guest, command),
                    return_exceptions=True,
                )
                assert sum(isinstance(each, Stale) for each in results) == 1, results
                done = await look(one, table, guest)
                await one.command(table, guest, Undo(version=done["version"]))
                await until(
                    lambda: two._rooms[table].table.version == one._rooms[table].table.version
                )

    asyncio.run(race())


class Broken:
    """A store that can be told to lose its next answer, before or after it has written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail = ""

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, table: str, row: Row, index: Index) -> None:
        fail, self.fail = self.fail, ""
        if fail == "before":
            raise Unavailable("gone")
        await self._store.append(table, row, index)
        if fail == "after":
            raise Unavailable("gone")


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_command_whose_fate_is_unknown_is_sent_again(url: str, moment: str) -> None:
    async def lost() -> None:
        async with house(url) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener("ada")
            await home.join(table, listener)
            guest, command = await first_command(home, table)
            command = Play(version=command.version, action=command.action, ref="c1")
            broken = home._store = Broken(home._store)  # type: ignore[assignment]
            broken.fail = moment
            with pytest.raises(Unavailable):
                await home.command(table, guest, command)
            done = await home.command(table, guest, command)
            assert done.again == (moment == "after")
            assert (await home.table(table)).version == done.version
            assert [each["version"] for each in listener.updates].count(done.version) == 1

    asyncio.run(lost())


def test_bots_go_on_after_a_restart(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LEASE", 1)

    order = NewTable(Setup(players=2), bots=["random", "random"], start=True)

    async def stop() -> str:
        async with house(file) as home:
            return (await home.create(order, "ada")).name

    async def restart(table: str) -> None:
        async with house(file) as home:
            await until(lambda: home.tables > 0)
            room = await home._room(table)
            await until(lambda: room.table.status == "over")

    asyncio.run(restart(asyncio.run(stop())))


def test_the_clock_runs_out_and_a_bot_plays_until_the_person_is_back(url: str) -> None:
    clock = Clock()

    async def late() -> None:
        async with house(url, now=clock) as home:
            table = await new_table(home, "ada", "ben", clock=60)
            listener = Listener()
            await home.join(table, listener)
            actor = listener.last["game"]["actor"]
            guest = ("ada", "ben")[actor]
            assert listener.last["table"]["deadline"] == clock.now + 60_000
            clock.now += 60_001
            await until(lambda: listener.last["game"]["actor"] != actor)
            assert listener.last["table"]["seats"][actor]["away"]
            await home.command(table, guest, Back())
            assert not listener.last["table"]["seats"][actor]["away"]

    asyncio.run(late())


def test_who_leaves_is_replaced_after_a_while_and_gets_the_seat_back(url: str) -> None:
    async def leave() -> None:
        async with house(url, grace=0.0) as home:
            table = await new_table(home, "ada", "ben")
            ada, ben = Listener("ada"), Listener("ben")
            await home.join(table, ada)
            await home.join(table, ben)
            assert ada.told[-1]["present"] == [0, 1]
            await home.leave(table, ben)
            assert ada.told[-1]["present"] == [0]
            await until(lambda: ada.last["table"]["seats"][1]["away"])
            await home.join(table, ben)
            await until(lambda: not ada.last["table"]["seats"][1]["away"])
            assert ada.told[-1]["present"] == [0, 1]

    asyncio.run(leave())


def test_whoever_plays_alone_is_waited_for(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "_TICK", 0.01)

    async def leave() -> None:
        async with house(file, grace=0.0) as home:
            table = await new_table(home, "ada", bots=1)
            ada, spectator = Listener("ada"), Listener()
            await home.join(table, ada)
            await home.join(table, spectator)
            await until(lambda: spectator.last["game"]["actor"] == 0)
            await home.leave(table, ada)
            await asyncio.sleep(0.1)
            assert not spectator.last["table"]["seats"][0]["away"]

    asyncio.run(leave())


def test_a_hot_seat_shows_a_hand_only_to_the_person_at_the_screen(file: str) -> None:
    async def pass_on() -> None:
        async with house(file) as home:
            order = NewTable(Setup(players=3), name="Ada", devices=["Ben", "Cem"], start=True)
            table = (await home.create(order, "ada")).name
            screen = Listener("ada")
            await home.join(table, screen)
            dice = random.Random(4)
            for _ in range(9):
                assert screen.last["you"]["hand"] is None
                assert screen.last["you"]["legal"] == []
                actor = screen.last["game"]["actor"]
                await home.face(table, screen, actor)
                assert screen.last["you"]["facing"] == actor
                assert screen.last["you"]["hand"]
                while screen.last["game"]["actor"] == actor:
                    command = choice(screen.last, dice)
                    assert command is not None
                    await home.command(table, "ada", command)
            with pytest.raises(TableError):
                await home.face(table, Listener("ben"), 1)

    asyncio.run(pass_on())


def test_secret_hands_are_shown_to_their_seat_only_and_open_ones_to_all(file: str) -> None:
    async def hands() -> None:
        async with house(file) as home:
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
        async with house(file) as home:
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
        async with house(file) as home:
            table = await new_table(home, "ada", bots=1)
            with pytest.raises(TableError, match="over"):
                await home.command(table, "ada", Rematch())
            ada = Listener("ada")
            await home.join(table, ada)
            dice = random.Random(5)
            while ada.last["table"]["status"] == "running":
                if (command := choice(ada.last, dice)) is not None:
                    await home.command(table, "ada", command)
                await asyncio.sleep(0)
            done = await home.command(table, "ada", Rematch(ref="r"))
            again = await home.command(table, "ada", Rematch(ref="s"))
            assert done.table == again.table != table
            assert isinstance(done.table, str)
            assert ada.last["table"]["rematch"] == done.table
            new = await home.table(done.table)
            assert [(seat.name, seat.bot) for seat in new.seats] == [
                ("Random", "random"),
                ("ada", ""),
            ]
            assert new.status == "running"  # there is nobody to wait for

    asyncio.run(rematch())


def test_taking_back_works_across_the_house(file: str) -> None:
    async def take_back() -> None:
        async with house(file) as home:
            table = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.join(table, ada)
            dice = random.Random(6)
            await until(lambda: ada.last["game"]["actor"] == 0)
            before = ada.last["game"]["actions"]
            while not ada.last["game"]["complete"]:
                command = choice(ada.last, dice)
                assert command is not None
                await home.command(table, "ada", command)
            await home.command(table, "ada", End(version=ada.last["version"]))
            await home.command(table, "ada", Propose())
            assert (ada.last["game"]["actor"], ada.last["game"]["actions"]) == (0, before)

    asyncio.run(take_back())


def test_waiting_ends_with_the_next_change(file: str) -> None:
    async def wait() -> None:
        async with house(file) as home:
            table = await new_table(home, "ada", "ben")
            seen = (await home.table(table)).version
            waiting = asyncio.create_task(home.look(table, "ada", None, seen, 20.0))
            await asyncio.sleep(0)
            await home.command(table, "ben", Say(quick="hello"))
            assert (await look(home, table, "ada"))["version"] == seen + 1
            async with asyncio.timeout(5):
                await waiting

    asyncio.run(wait())


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "_IDLE", 0.0)
    monkeypatch.setattr(houses, "_TICK", 0.01)

    async def forget() -> None:
        async with house(file) as home:
            table = await new_table(home, "ada", "ben")
            await until(lambda: home.tables == 0)
            assert (await look(home, table, "ada"))["table"]["status"] == "running"

    asyncio.run(forget())


def test_old_tables_expire_and_finished_ones_stay(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(houses, "_EXPIRY", 0.0)
    monkeypatch.setattr(houses, "_TICK", 0.01)

    async def expire() -> None:
        settings: dict[str, Any] = {"keep_open_hours": 1.0, "keep_unfinished_days": 1.0}
        async with house(file, now=clock, **settings) as home:
            order = NewTable(Setup(players=2), name="Ada")
            waiting = (await home.create(order, "ada")).name
            running = await new_table(home, "ada", "ben")
            over = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.join(over, ada)
            dice = random.Random(7)
            while ada.last["table"]["status"] == "running":
                if (command := choice(ada.last, dice)) is not None:
                    await home.command(over, "ada", command)
                await asyncio.sleep(0)
            clock.now += 3_700_000
            await until(lambda: waiting not in home._rooms)
            with pytest.raises(NoSuchTable):
                await home.command(waiting, "ben", Sit(name="Ben"))
            await home.table(running)
            clock.now += 86_400_000
            await until(lambda: running not in home._rooms)
            with pytest.raises(NoSuchTable):
                await home.table(running)
            assert (await home.table(over)).status == "over"

    asyncio.run(expire())


def test_there_is_no_table_of_another_name(file: str) -> None:
    async def ask() -> None:
        async with house(file) as home:
            with pytest.raises(NoSuchTable):
                await home.table("nowhere")
            with pytest.raises(NoSuchTable):
                await home.join("nowhere", Listener())

    asyncio.run(ask())


def test_the_store_refuses_what_is_not_next(file: str) -> None:
    """A house that lags behind loses, reads the log again, and decides again."""

    async def lag() -> None:
        async with house(file) as home:
            table = await new_table(home, "ada", "ben")
            room = await home._room(table)
            twin = House(home._store, home._thinkers, home._settings, home._metrics)
            twin._signer = home.signer
            await twin.table(table)
            await twin.command(table, "ada", Say(quick="hello"))
            with pytest.raises(Conflict):
                async with room.lock:
                    await home._commit(room, [], "ada")
            done = await home.command(table, "ben", Say(quick="hello"))
            assert done.version == (await twin.table(table)).version

    asyncio.run(lag())
