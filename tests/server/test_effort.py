"""What a table costs: a move is judged once, a log is trusted, and nobody waits for a long one."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from alhambra.actions import Action
from alhambra.events import Event
from alhambra.game import Game
from alhambra.narrate import Narrator
from alhambra.refusals import checked_code
from alhambra.server import rooms
from alhambra.server.clock import clock_ms
from alhambra.server.log import Entry, Said, to_body
from alhambra.server.pace import Pace
from alhambra.server.store import Index, Row
from alhambra.server.table import Table
from alhambra.server.wire.messages import End, Play, Propose

from .services import Listener, choice, new_table, service


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every action that the rules were asked about, as often as they were."""
    asked: list[object] = []

    def counted(state: Any, action: Any, *more: Any) -> int:  # noqa: ANN401
        asked.append(action)
        return checked_code(state, action, *more)

    monkeypatch.setattr("alhambra.turn.checked_code", counted)
    monkeypatch.setattr("alhambra.game.checked_code", counted)
    return asked


def test_a_move_is_judged_once_and_never_again(tmp_path: Path, judged: list[object]) -> None:
    """Not when it is stored or shown, nor when its turn ends or is taken back, nor on loading."""
    url = str(tmp_path / "games.db")

    async def play() -> tuple[str, list[str]]:
        async with service(url) as home:
            table = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.tables.join(table, ada)
            dice = random.Random(1)
            moves: list[str] = []
            while len(moves) < 12:
                if (command := choice(ada.last, dice)) is not None:
                    await home.tables.command(table, "ada", command)
                    if isinstance(command, Play):
                        moves.append(command.action)
                await asyncio.sleep(0)
            while not isinstance(command := choice(ada.last, dice), End):
                if command is not None:
                    await home.tables.command(table, "ada", command)
                    moves.append(command.action)
                await asyncio.sleep(0)
            await home.tables.command(table, "ada", command)
            await home.tables.command(table, "ada", Propose())
            return table, moves

    table, moves = asyncio.run(play())
    assert list(map(str, judged)) == moves

    async def load() -> None:
        async with service(url) as home:
            assert (await home.tables.table(table)).status == "running"

    asyncio.run(load())
    assert len(judged) == len(moves)


def test_what_is_read_from_a_log_is_put_into_no_words_and_its_deal_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that takes another's tables over reads a thousand of them at once."""
    url = str(tmp_path / "games.db")

    async def play() -> str:
        async with service(url) as home:
            table = await new_table(home, "ada", bots=1)
            ada = Listener("ada")
            await home.tables.join(table, ada)
            while len(ada.updates) < 30:
                if (command := choice(ada.last, random.Random(1))) is not None:
                    await home.tables.command(table, "ada", command)
                await asyncio.sleep(0)
            return table

    async def load(table: str) -> None:
        async with service(url) as home:
            assert (await home.tables.table(table)).version >= 30

    table, needless = asyncio.run(play()), Counter[str]()
    told = Narrator.told

    def counted(narrator: Narrator, action: Action) -> Event:
        needless["words"] += 1
        return told(narrator, action)

    monkeypatch.setattr(Narrator, "told", counted)
    monkeypatch.setattr(Game, "_continue", lambda *_: needless.update(["words"]))
    monkeypatch.setattr("alhambra.game.check_deal", lambda *_: needless.update(["deal"]))
    asyncio.run(load(table))
    assert not needless


def test_a_table_that_is_only_looked_at_rests_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at thousands leaves them packed, however fast they are read."""
    url = str(tmp_path / "games.db")
    resting: list[str] = []
    rest = Table.rest

    def noted(table: Table) -> None:
        resting.append(table.name)
        rest(table)

    async def look() -> None:
        async with service(url, pace=Pace(tick=60)) as home:
            looked_at, played_at = [await new_table(home, "ada", "bob") for _ in range(2)]
        async with service(url, pace=Pace(tick=60)) as home:
            ada = Listener("ada")
            await home.tables.join(played_at, ada)
            for table in (looked_at, played_at, played_at):
                first = await home.tables.whole_view(table, "bob")
                again = await home.tables.whole_view(table, "bob")
                assert first[first.index(b'"table"') :] == again[again.index(b'"table"') :]
            assert resting == [looked_at]

    monkeypatch.setattr(Table, "rest", noted)
    asyncio.run(look())


def test_others_get_their_turn_while_a_long_log_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SLICE", 0.0)  # after every entry
    url, entries = str(tmp_path / "games.db"), 300

    async def fill() -> str:
        async with service(url) as home:
            table = await new_table(home, "ada", "ben")
            for version in range(4, 4 + entries):
                row = Row(version, clock_ms(), to_body(Entry((Said(0, quick="hello"),), "ada")))
                await home.store.append(table, row, Index("running", False, None, b"{}"))
            return table

    async def load(table: str) -> int:
        async with service(url) as home:
            others = 0

            async def work() -> None:
                nonlocal others
                while True:
                    others += 1
                    await asyncio.sleep(0)

            working = asyncio.create_task(work())
            read = await home.store.rows(table)
            others = 0
            monkeypatch.setattr(home.store, "rows", lambda name, after=0: _done(read[after:]))
            assert (await home.tables.table(table)).version == entries + 3
            working.cancel()
            return others

    assert asyncio.run(load(asyncio.run(fill()))) >= entries


def test_others_get_their_turn_while_all_tables_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, passes = 500, 0
    looks: list[int] = []

    async def look() -> None:
        nonlocal passes
        async with service(str(tmp_path / "games.db"), pace=Pace(tick=0.05)) as home:
            for number in range(tables):
                home.rooms.add(rooms.new_room(Table(f"t{number}")))
            monkeypatch.setattr(home.chores, "_look_in", lambda room, now: looks.append(passes))
            while len(looks) < tables:
                passes += 1
                await asyncio.sleep(0)

    asyncio.run(look())
    assert looks[tables - 1] - looks[0] >= 5


async def _done(rows: list[Row]) -> list[Row]:
    return rows
