"""Those who are late or away: what a bot plays for them, what they are told, who has agreed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import player
from alhambra.core.rng import Rng
from alhambra.server.errors import TableError
from alhambra.server.log import BotWanted, StoodIn, WentAway
from alhambra.server.pace import Pace
from alhambra.server.service import Service
from alhambra.server.setup import Setup
from alhambra.server.store import Unavailable
from alhambra.server.store.sqlite import SqliteStore
from alhambra.server.wire.messages import (
    Back,
    Claim,
    NewTable,
    Play,
    Renew,
    Sit,
    Stand,
    Undo,
    WantBot,
)
from alhambra.server.wire.replays import film, replay
from alhambra.turn import Turn
from tests.harness.postgres import Postgres

from .services import Clock, Listener, choice, new_table, room_of, service, until
from .sitting import Sitting, legal, three

CLOCK = 60
LATE = 60_001


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


async def table_of(home: Service, *guests: str, **setup: Any) -> tuple[str, dict[str, Listener]]:  # noqa: ANN401
    """A table where everybody is connected."""
    table = await new_table(home, *guests, **setup)
    there = {guest: Listener(guest) for guest in guests}
    for listener in there.values():
        await home.tables.join(table, listener)
    return table, there


def notes(listener: Listener) -> list[str]:
    return [note["what"] for update in listener.updates for note in update["notes"]]


# The clock


def test_who_is_late_loses_that_turn_only(file: str) -> None:
    clock = Clock()

    async def late() -> None:
        async with service(file, now=clock, grace=0.0) as home:
            _, there = await table_of(home, "ada", "ben", clock=CLOCK)
            ada = there["ada"]
            for _ in range(4):
                actor = ada.last["game"]["actor"]
                assert ada.last["table"]["deadline"] == clock.now + 1000 * CLOCK
                clock.now += LATE
                await until(lambda actor=actor: ada.last["game"]["actor"] != actor)  # type: ignore[misc]
                assert [seat["away"] for seat in ada.last["table"]["seats"]] == [False, False]
            assert notes(ada).count("late") == notes(ada).count("stood-in") == 4

    asyncio.run(late())


def test_a_clock_that_has_run_out_cannot_be_refused(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def refuse() -> None:
        async with service(file, now=clock) as home:
            table, there = await table_of(home, "ada", "ben", clock=CLOCK)
            ada = there["ada"]
            actor = ada.last["game"]["actor"]
            guest = ("ada", "ben")[actor]
            command = choice(there[guest].last, random.Random(1))
            think, thinking = home.thinkers.turn, asyncio.Event()

            async def waiting(*arguments: Any) -> Any:  # noqa: ANN401
                await thinking.wait()
                return await think(*arguments)

            monkeypatch.setattr(home.thinkers, "turn", waiting)
            clock.now += LATE
            await until(lambda: ada.last["table"]["late"])
            version = ada.last["version"]
            assert isinstance(command, Play)
            for each in (Play(version=version, action=command.action), Undo(version=version)):
                with pytest.raises(TableError) as refused:
                    await home.tables.command(table, guest, each)
                assert refused.value.slug == "late"
            done = await home.tables.command(table, guest, Back())
            assert done.version == version
            thinking.set()
            await until(lambda: ada.last["game"]["actor"] != actor)
            assert not ada.last["table"]["late"]

    asyncio.run(refuse())


def test_coming_back_does_not_restart_the_clock() -> None:
    sitting = three(clock=CLOCK)
    begun = sitting.now
    seat = sitting.turn.seat
    sitting.by_server(WentAway(seat, "left"))
    sitting.now += 50_000
    sitting.ask(sitting.actor(), Back(seat=seat))
    assert sitting.table.deadline == begun + 1000 * CLOCK
    assert sitting.again().deadline == sitting.table.deadline


def test_for_who_is_late_and_not_there_a_bot_plays_on(file: str) -> None:
    clock = Clock()

    async def leave() -> None:
        async with service(file, now=clock) as home:
            table, there = await table_of(home, "ada", "ben", clock=3 * 86_400)
            actor = there["ada"].last["game"]["actor"]
            gone, stays = ("ada", "ben") if actor == 0 else ("ben", "ada")
            await home.tables.leave(table, there[gone])
            clock.now += 3 * 86_400_000 + 1
            await home.tables.whole_view(table, stays)
            watch = there[stays]
            await until(lambda: watch.last["table"]["seats"][actor]["away"])
            await until(lambda: watch.last["game"]["actor"] != actor)
            await home.tables.join(table, there[gone])
            await until(lambda: not watch.last["table"]["seats"][actor]["away"])

    asyncio.run(leave())


# What was played for whom


def played_for(sitting: Sitting) -> list[bool]:
    return [frame.bot for frame in replay(film(sitting.table, games=False)).frames[1:]]


def bot_codes(sitting: Sitting) -> list[int]:
    """What a bot might do in the rest of a turn."""
    turn, bot, codes = Turn(sitting.turn.state), player("builder"), []
    while not turn.complete:
        codes.append(bot.code(turn.state, Rng(1)))
        turn.take(*turn.planned(codes[-1:]))
    return codes


def test_a_replay_tells_what_a_bot_played_for_a_person() -> None:
    sitting = three(clock=CLOCK)
    dice = random.Random(2)
    sitting.finish_turn(dice)
    own = len(played_for(sitting))
    news = sitting.by_bot(bot_codes(sitting))
    assert [note.what for note in news.notes] == ["stood-in"]
    flags = played_for(sitting)
    assert not any(flags[:own])
    assert all(flags[own:])
    assert len(flags) > own
    assert sitting.again().stood_in == sitting.table.stood_in


def test_what_a_person_did_in_a_turn_that_a_bot_finished_stays_theirs() -> None:
    sitting = three()
    dice = random.Random(3)
    while True:
        actor = sitting.actor()
        sitting.play(actor, dice.choice(legal(sitting.table)))
        if not sitting.turn.complete:
            break
        sitting.end(actor)
    own = len(played_for(sitting)) + len(sitting.turn.steps)
    sitting.by_bot(bot_codes(sitting))
    flags = played_for(sitting)
    assert flags == [False] * own + [True] * (len(flags) - own)


def test_a_bot_that_sits_there_plays_for_nobody(file: str) -> None:
    async def play() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.tables.join(table, ada)
            await until(lambda: ada.last["game"]["actor"] == 0)
            room = room_of(home, table)
            assert room.table.stood_in == frozenset()
            assert "stood-in" not in notes(ada)

    asyncio.run(play())


# Without a clock


def absent(listener: Listener) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = listener.told[-1]["absent"]
    return found


def test_without_a_clock_nobody_is_replaced_before_all_who_are_there_agree(file: str) -> None:
    async def leave() -> None:
        async with service(file, pace=Pace(tick=0.01), grace=0.0) as home:
            table, there = await table_of(home, "ada", "ben", "cem")
            ada, ben, cem = there.values()
            await home.tables.leave(table, cem)
            await until(lambda: len(absent(ada)) == 1)
            [gone] = absent(ada)
            assert (gone["seat"], gone["agreed"], gone["asked"]) == (2, [], [0, 1])
            assert abs(gone["since"] - ada.last["now"]) < 60_000
            await asyncio.sleep(0.1)  # ten looks at the table
            assert not ada.last["table"]["seats"][2]["away"]
            await home.tables.command(table, "ada", WantBot(absent=2, agrees=True))
            assert (absent(ben)[0]["agreed"], absent(ben)[0]["asked"]) == ([0], [1])
            assert not ben.last["table"]["seats"][2]["away"]
            await home.tables.command(table, "ben", WantBot(absent=2, agrees=False))
            assert absent(ada)[0]["agreed"] == []
            for guest in ("ben", "ada"):
                await home.tables.command(table, guest, WantBot(absent=2, agrees=True))
            assert ada.last["table"]["seats"][2]["away"]
            assert absent(ada) == []
            assert notes(ada)[-2:] == ["bot-wanted", "went-away"]
            await home.tables.join(table, cem)
            await until(lambda: not ada.last["table"]["seats"][2]["away"])

    asyncio.run(leave())


def test_whoever_has_not_agreed_and_leaves_is_not_waited_for(file: str) -> None:
    async def leave() -> None:
        async with service(file, pace=Pace(tick=0.01), grace=0.0) as home:
            table, there = await table_of(home, "ada", "ben", "cem")
            ada, ben, cem = there.values()
            await home.tables.leave(table, cem)
            await home.tables.command(table, "ada", WantBot(absent=2, agrees=True))
            await home.tables.leave(table, ben)
            await until(lambda: ada.last["table"]["seats"][2]["away"])
            assert not ada.last["table"]["seats"][1]["away"]

    asyncio.run(leave())


def test_whoever_comes_back_is_not_talked_about_any_more(file: str) -> None:
    async def come_back() -> None:
        async with service(file) as home:
            table, there = await table_of(home, "ada", "ben", "cem")
            ada, _, cem = there.values()
            await home.tables.leave(table, cem)
            await home.tables.command(table, "ada", WantBot(absent=2, agrees=True))
            await home.tables.join(table, cem)
            await until(lambda: absent(ada) == [])
            with pytest.raises(TableError) as refused:
                await home.tables.command(table, "ben", WantBot(absent=2, agrees=True))
            assert refused.value.slug == "not-absent"
            assert room_of(home, table).table.bot_wanted == {}

    asyncio.run(come_back())


@pytest.mark.parametrize(
    ("setup", "about", "slug"),
    [({"clock": CLOCK}, 1, "by-the-clock"), ({}, 0, "not-absent"), ({}, 5, "not-absent")],
)
def test_a_bot_cannot_be_wanted_for_just_anybody(
    file: str, setup: dict[str, Any], about: int, slug: str
) -> None:
    async def want() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben", **setup)
            with pytest.raises(TableError) as refused:
                await home.tables.command(table, "ada", WantBot(absent=about, agrees=True))
            assert refused.value.slug == slug

    asyncio.run(want())


def test_whoever_comes_is_told_who_is_missing(file: str) -> None:
    async def come() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben")
            ada = Listener("ada")
            await home.tables.join(table, ada)
            assert [each["seat"] for each in absent(ada)] == [1]
            spectator = Listener()
            await home.tables.join(table, spectator)
            assert [each["seat"] for each in absent(spectator)] == [1]

    asyncio.run(come())


def test_a_table_read_again_knows_who_wants_a_bot() -> None:
    sitting = three()
    sitting.by_server(BotWanted(0, 2, True), StoodIn(sitting.turn.seat))
    again = sitting.again()
    assert again.bot_wanted == {2: {0}}
    assert again.late
    assert again.mover == "mason"


# Who is connected, but has the seat no longer


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, file: str) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return file
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty_database()


async def is_there(home: Service, table: str, *seats: int) -> bool:
    """Whether these seats and no others are present, also when that has been renewed."""
    room = room_of(home, table)
    await until(lambda: room.present == set(seats))
    await home.presence.remain()
    await home.presence.see(room)
    return room.present == set(seats)


def test_who_gives_the_seat_to_another_name_is_not_there(url: str) -> None:
    async def give() -> None:
        async with service(url) as home:
            table, there = await table_of(home, "ada", "ben")
            assert await is_there(home, table, 0, 1)
            _, key = await home.people.link("carl")
            await home.people.open(key, "ben", take=True)
            assert room_of(home, table).table.held_by("carl") == (1,)
            await home.tables.leave(table, there["ben"])
            assert await is_there(home, table, 0)
            carl = Listener("carl")
            await home.tables.join(table, carl)
            assert await is_there(home, table, 0, 1)
            await home.tables.leave(table, carl)
            assert await is_there(home, table, 0)

    asyncio.run(give())


@pytest.mark.parametrize("leaves", [True, False], ids=["leaves", "stays"])
def test_who_stands_up_is_not_there_for_the_next(url: str, leaves: bool) -> None:
    async def stand() -> None:
        async with service(url) as home:
            order = NewTable(Setup(players=3), name="ada")
            table = (await home.tables.create(order, "ada")).name
            ada, ben = Listener("ada"), Listener("ben")
            await home.tables.join(table, ada)
            await home.tables.join(table, ben)
            await home.tables.command(table, "ben", Sit(name="ben"))
            assert await is_there(home, table, 0, 1)
            await home.tables.command(table, "ben", Stand())
            if leaves:
                await home.tables.leave(table, ben)
            await home.tables.command(table, "cem", Sit(name="cem"))
            assert await is_there(home, table, 0)

    asyncio.run(stand())


def test_whose_link_was_renewed_is_not_there(url: str) -> None:
    async def renew() -> None:
        async with service(url) as home:
            table, there = await table_of(home, "ada", "ben")
            key = there["ben"].last["you"]["keys"]["1"]
            await home.tables.leave(table, there["ben"])
            await home.tables.command(table, "phone", Claim(seat=1, key=key))
            await home.tables.join(table, Listener("phone"))
            assert await is_there(home, table, 0, 1)
            await home.tables.command(table, "ben", Renew())
            assert await is_there(home, table, 0)

    asyncio.run(renew())


def test_who_loses_the_seat_through_another_process_is_not_there(postgres: Postgres) -> None:
    async def stand() -> None:
        url = postgres.empty_database()
        async with service(url) as one, service(url) as other:
            order = NewTable(Setup(players=3), name="ada")
            table = (await one.tables.create(order, "ada")).name
            await one.tables.command(table, "ben", Sit(name="ben"))
            await one.tables.join(table, Listener("ben"))
            await other.tables.join(table, Listener("ada"))
            assert await is_there(other, table, 0, 1)
            await other.tables.command(table, "ben", Stand())
            assert await is_there(one, table, 0)
            assert await is_there(other, table, 0)

    asyncio.run(stand())


def test_of_several_seats_none_stays_when_the_store_fails(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    depart = SqliteStore.depart

    async def failing(self: SqliteStore, table: str, seat: int, process: str) -> None:
        await depart(self, table, seat, process)
        raise Unavailable("gone")

    async def leave() -> None:
        async with service(file) as home:
            order = NewTable(Setup(players=2), name="ada", devices=["ben"])
            table = (await home.tables.create(order, "ada")).name
            ada = Listener("ada")
            await home.tables.join(table, ada)
            assert await is_there(home, table, 0, 1)
            monkeypatch.setattr(SqliteStore, "depart", failing)
            await home.tables.leave(table, ada)
            assert await is_there(home, table)

    asyncio.run(leave())


def test_however_many_sockets_a_seat_has_it_arrives_once_with_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: list[int] = []
    arrive = SqliteStore.arrive

    async def counted(self: SqliteStore, table: str, seat: int, process: str, until: int) -> None:
        arrived.append(seat)
        await arrive(self, table, seat, process, until)

    monkeypatch.setattr(SqliteStore, "arrive", counted)

    async def join() -> None:
        async with service(str(tmp_path / "games.db")) as home:
            table = await new_table(home, "ada", bots=1)
            arrived.clear()
            for _ in range(5):
                await home.tables.join(table, Listener("ada"))

    asyncio.run(join())
    assert arrived == [0] * 5
