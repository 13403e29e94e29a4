"""What is stored: faults that are seen and told, a quota, and what nobody needs goes."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from alhambra.errors import SetupError
from alhambra.server import decisions
from alhambra.server.errors import Full, NoSuchTable, TableError
from alhambra.server.lobby import BOTS_ONLY, LESSON, kind_of
from alhambra.server.log import StoodIn
from alhambra.server.pace import Pace
from alhambra.server.setup import Setup
from alhambra.server.store import Index, Row, open_store
from alhambra.server.wire.messages import (
    AnyCommand,
    Claim,
    NewTable,
    Play,
    Propose,
    Renew,
    Say,
    Sit,
    SitBot,
    Stand,
    Start,
    Undo,
)
from alhambra.turn import Turn
from alhambra.view import legal_actions

from .services import Clock, Listener, choice, new_table, room_of, service, until
from .serving import serving
from .sitting import HOST, SIGNER, Sitting, legal, three


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


# Faults


def break_writing(path: Path) -> None:
    """Whatever is written there fails, and all can be read."""
    with closing(sqlite3.connect(path)) as connection:
        for table in ("meta", "tables", "log"):
            connection.execute(
                f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table}"
                " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        connection.commit()


def test_a_server_that_cannot_write_is_not_healthy_and_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server, caplog.at_level(logging.WARNING):
        break_writing(tmp_path / "games.db")
        assert server.client.get("/api/health").status_code == 503
        told = [record.__dict__["fields"]["why"] for record in caplog.records]
        assert [why for why in told if "the disk is full" in why]


def test_however_many_ask_for_its_health_it_is_tried_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with service(file) as home:
            touch, count = home.store.touch, 0

            async def counted(now: int) -> None:
                nonlocal count
                count += 1
                await touch(now)

            monkeypatch.setattr(home.store, "touch", counted)
            await asyncio.gather(*(home.tables.check() for _ in range(50)))
            assert count == 1

    asyncio.run(check())


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def fill() -> None:
        store = open_store(str(path))
        await store.open(lambda tables: None)
        for number in range(60):
            row = Row(1, 1, b"x" * 3000)
            await store.create(f"t{number}", row, Index("open", False, None, b"{}" * 500))
        await store.close()

    async def open_it() -> None:
        store = open_store(str(path))
        try:
            await store.open(lambda tables: None)
        finally:
            await store.close()

    asyncio.run(fill())
    asyncio.run(open_it())
    data = bytearray(path.read_bytes())
    for page in range(8, len(data) // 4096, 2):
        data[4096 * page : 4096 * page + 2048] = b"\x5a" * 2048
    path.write_bytes(data)
    with pytest.raises(SetupError, match="damaged"):
        asyncio.run(open_it())


def test_a_command_cancelled_while_it_is_stored_costs_no_second_reading(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cancel() -> None:
        async with service(file) as home:
            table = await new_table(home, "ada", "ben")
            listener = Listener()
            await home.tables.join(table, listener)
            reads: list[int] = []
            rows, append, begun = home.store.rows, home.store.append, asyncio.Event()

            async def reading(name: str, after: int = 0) -> list[Row]:
                reads.append(after)
                return await rows(name, after)

            async def appending(name: str, row: Row, index: Index) -> None:
                begun.set()
                await append(name, row, index)

            monkeypatch.setattr(home.store, "rows", reading)
            monkeypatch.setattr(home.store, "append", appending)
            version = listener.last["version"]
            asked = asyncio.create_task(home.tables.command(table, "ada", Say(quick="hello")))
            await begun.wait()
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await home.tables.command(table, "ben", Say(quick="thanks"))
            assert listener.last["version"] == version + 2
            assert [len(update["chat"]) for update in listener.updates[-2:]] == [1, 1]
            assert 0 not in reads
            assert not room_of(home, table).behind

    asyncio.run(cancel())


# Limits


def test_chat_is_limited_for_a_seat_however_many_sockets_it_has(tmp_path: Path) -> None:
    with serving(tmp_path, lines_per_minute=6.0) as server:
        ada = server.guest()
        table = server.table(ada, bots=0)
        refused = []
        for _ in range(4):
            with server.socket(table, ada) as socket:
                refused.append(socket.ask("say", quick="hello")["type"] == "refused")
        assert refused == [False, False, True, True]
        status, message = server.refused(table, ada, "say", quick="hello")
        assert (status, message["slug"]) == (429, "too-many")


def test_commands_are_limited_for_a_seat_however_many_sockets_it_has(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=1.0) as server:
        ada = server.guest()
        table = server.table(ada, bots=0)
        answers = []
        for number in range(5):
            with server.socket(table, ada) as socket:
                answers.append(socket.ask("sit", name="Ada", seat=number).get("slug", ""))
        assert "too-many" in answers[3:]
        assert "too-many" not in answers[:2]


def test_strangers_do_not_use_up_what_a_table_may_ask_for(tmp_path: Path) -> None:
    """However many guests somebody pretends to be: those who have a seat are heard."""
    with serving(tmp_path, messages_per_second=1.0) as server:
        ada = server.guest()
        table = server.table(ada)
        slugs = [
            server.refused(table, stranger, "back")[1]["slug"]
            for stranger in [server.guest() for _ in range(4)]
            for _ in range(3)
        ]
        assert set(slugs) == {"not-seated"}
        with server.socket(table, ada) as socket:
            assert socket.ask("say", quick="hello")["type"] == "done"


def test_replays_cost_by_their_length(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=40.0) as server:
        long = json.dumps({"format": "x" * 30_000})
        headers = {"content-type": "application/json"}
        answers = [
            server.client.post("/api/replay", content=long, headers=headers) for _ in range(3)
        ]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 400
        assert 429 in statuses


@pytest.mark.parametrize(
    ("what", "slug"),
    [
        ("MOST_LINES", "chat-used-up"),
        ("MOST_TAKE_BACKS", "take-backs-used-up"),
        ("LONGEST_GAME", "too-long"),
        ("LONGEST_LOG", "too-long"),
    ],
)
def test_a_table_has_its_measure(what: str, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = three()
    actor = sitting.actor()
    version = sitting.table.version
    commands: dict[str, AnyCommand] = {
        "MOST_LINES": Say(quick="hello"),
        "MOST_TAKE_BACKS": Propose(),
        "LONGEST_GAME": Play(version=version, action=legal(sitting.table)[0]),
        "LONGEST_LOG": Undo(version=version),
    }
    monkeypatch.setattr(decisions, what, 3 if what == "LONGEST_LOG" else 0)
    monkeypatch.setattr(sitting.table, "last_turn", lambda seat: 0)
    with pytest.raises(TableError) as refused:
        sitting.ask(actor, commands[what])
    assert refused.value.slug == slug


def test_nobody_can_use_up_the_log_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = three()
    monkeypatch.setattr(decisions, "LONGEST_LOG", 30)
    for _ in range(10 - sitting.table.entries[1]):
        sitting.ask("ben", Say(quick="hello"))
    with pytest.raises(TableError):
        sitting.ask("ben", Say(quick="hello"))
    sitting.ask("cem", Say(quick="hello"))


def test_nobody_has_more_of_a_log_by_being_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """All who hold a seat have its share together, and the others play on."""
    sitting = three()
    monkeypatch.setattr(decisions, "LONGEST_LOG", 300)
    for guest in ["ben", *(f"ben{number}" for number in range(9))]:
        with suppress(TableError):
            claim(sitting, guest)
            for _ in range(30):
                sitting.ask(guest, Say(quick="hello"))
    for command in (Say(quick="hello"), Renew()):
        with pytest.raises(TableError) as refused:
            sitting.ask("ben", command)
        assert refused.value.slug == "too-long"
    with pytest.raises(TableError) as refused:
        claim(sitting, "one more")
    assert refused.value.slug == "too-long"
    sitting.ask("cem", Say(quick="hello"))
    dice = random.Random(1)
    for _ in range(9):
        if sitting.turn.seat == 1:
            sitting.by_server(StoodIn(1))
            sitting.by_bot(some_turn(sitting.turn, dice))
        else:
            sitting.finish_turn(dice)
    assert sitting.table.entries[1] == 100
    assert sitting.again().entries == sitting.table.entries


def claim(sitting: Sitting, guest: str) -> None:
    """A guest opens Ben's seat by its link."""
    key = SIGNER.seat_key("table", 1, sitting.table.seats[1].nonce)
    sitting.ask(guest, Claim(seat=1, key=key))


def some_turn(turn: Turn, dice: random.Random) -> tuple[int, ...]:
    """A whole turn at random."""
    played = Turn(turn.before)
    while not played.complete:
        played.play(dice.choice(legal_actions(played.state)))
    return played.codes


def test_strangers_do_not_use_up_the_log_of_those_who_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever they did in a seat counts for them, when they have left it."""
    sitting = Sitting(Setup(players=3, listed=True), name="Ada")
    monkeypatch.setattr(decisions, "LONGEST_LOG", 30)
    for stranger in map(str, range(30)):
        with suppress(TableError):
            sitting.ask(stranger, Sit(name=stranger))
            sitting.ask(stranger, Say(quick="hello"))
            sitting.ask(stranger, Stand())
    with pytest.raises(TableError) as refused:
        sitting.ask("one more", Sit(name="One more"))
    assert refused.value.slug == "too-long"
    sitting.ask(HOST, SitBot(bot="builder"))
    sitting.ask(HOST, SitBot(bot="builder"))
    sitting.ask(HOST, Start())
    assert sitting.table.status == "running"
    assert sitting.table.entries == {0: 4, None: 12}


def test_strangers_do_not_use_up_the_lines_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(Setup(players=3), name="Ada")
    monkeypatch.setattr(decisions, "MOST_LINES", 1)
    sitting.ask("stranger", Sit(name="Stranger", seat=1))
    sitting.ask("stranger", Say(quick="hello"))
    with pytest.raises(TableError) as refused:
        sitting.ask("stranger", Say(quick="hello"))
    assert refused.value.slug == "chat-used-up"
    sitting.ask("stranger", Stand())
    sitting.ask("ben", Sit(name="Ben", seat=1))
    sitting.ask("ben", Say(quick="hello"))
    assert sitting.again().lines == sitting.table.lines == {1: 1}


def test_who_has_several_seats_has_all_their_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(Setup(players=3), name="Ada", devices=["Ben"])
    sitting.ask("cem", Sit(name="Cem"))
    monkeypatch.setattr(decisions, "LONGEST_LOG", 30)
    for _ in range(20 - 1):
        sitting.ask(HOST, Say(quick="hello"))
    with pytest.raises(TableError):
        sitting.ask(HOST, Say(quick="hello"))
    sitting.ask("cem", Say(quick="hello"))


# Room


def test_a_full_server_lets_games_go_on_and_begins_nothing(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        async with service(file, pace=Pace(tick=0.01, believed=0), disk_mb=1) as home:
            table = await new_table(home, "ada", "ben")
            size = 2_000_000

            async def told() -> int:
                return size

            monkeypatch.setattr(home.store, "size", told)
            await until(lambda: home.tables.full)
            for work in (
                home.tables.create(NewTable(Setup(2), name="Ada"), "ada"),
                home.tables.command(table, "ada", Say(quick="hello")),
            ):
                with pytest.raises(Full):
                    await work
            ada = Listener("ada")
            await home.tables.join(table, ada)
            ben = Listener("ben")
            await home.tables.join(table, ben)
            for guest, listener in (("ada", ada), ("ben", ben)):
                if (command := choice(listener.last, random_first())) is not None:
                    await home.tables.command(table, guest, command)
            size = 0
            await until(lambda: not home.tables.full)

    asyncio.run(fill())


class First:
    """Dice that always choose the first."""

    def choice(self, each: list[str]) -> str:
        return each[0]


def random_first() -> Any:  # noqa: ANN401
    return First()


def test_the_refusal_of_a_full_server_is_plain(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.client.app.state.service.tables.full = True  # type: ignore[attr-defined]
        answer = server.client.post(
            "/api/tables",
            headers={"authorization": f"Bearer {server.guest()}"},
            json={"setup": {"players": 2}, "name": "Ada"},
        )
        assert (answer.status_code, answer.json()["slug"]) == (507, "full")


# What goes


def test_games_of_bots_and_lessons_go_sooner_than_those_of_people(file: str) -> None:
    clock = Clock()

    async def expire() -> None:
        pace = Pace(tick=0.01, expiry=0.0, notice=3_600_000)
        async with service(file, pace=pace, now=clock, keep_finished_days=20.0) as home:
            bots = NewTable(Setup(2), bots=["random", "random"], start=True)
            watched = await home.tables.create(bots, "ada")
            lesson = await home.tables.create(NewTable(name="Ada", exercise="money"), "ada")
            people = await new_table(home, "ada", "ben")
            await until(lambda: watched.status == "over")
            assert kind_of(watched) == BOTS_ONLY
            assert kind_of(lesson) == LESSON
            clock.now += 86_400_000 + 1
            await home.tables.table(watched.name)
            await until(lambda: home.rooms.get(watched.name) is not None)
            looks = await marked(file, watched.name)
            clock.now += 3_600_000
            await until(lambda: home.rooms.get(watched.name) is None)
            assert looks
            with pytest.raises(NoSuchTable):
                await home.tables.table(watched.name)
            await home.tables.table(lesson.name)
            clock.now += 7 * 86_400_000
            await marked(file, lesson.name)
            clock.now += 3_600_001
            await until(lambda: home.rooms.get(lesson.name) is None)
            await home.tables.table(people)

    asyncio.run(expire())


def test_whoever_looks_at_a_table_that_goes_is_disconnected(file: str) -> None:
    clock = Clock()

    async def expire() -> None:
        async with service(file, pace=Pace(tick=0.01, expiry=0.0, notice=0), now=clock) as home:
            table = (await home.tables.create(NewTable(Setup(2), name="Ada"), "ada")).name
            listener = Listener("ada")
            await home.tables.join(table, listener)
            clock.now += 365 * 86_400_000
            await until(lambda: home.rooms.get(table) is None)
            assert listener.ended

    asyncio.run(expire())


async def marked(file: str, table: str) -> bool:
    """Wait until a table is marked."""
    async with asyncio.timeout(30):
        while True:
            with closing(sqlite3.connect(file)) as connection:
                [[doomed]] = connection.execute("SELECT doomed FROM tables WHERE id = ?", (table,))
            if doomed is not None:
                return True
            await asyncio.sleep(0.01)
