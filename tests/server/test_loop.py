"""Nothing that one guest can ask for holds the event loop: everybody else is answered meanwhile."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from alhambra import record
from alhambra.bots import player
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.exercises.exercise import exercises
from alhambra.game import Game
from alhambra.lots import Shuffle, sealed
from alhambra.options import Options
from alhambra.server import replayers, rooms
from alhambra.server.errors import TableError, TooMany
from alhambra.server.lobby import Result, StoredSetup, StoredSummary
from alhambra.server.log import to_body
from alhambra.server.losses import SeatLoss
from alhambra.server.new_tables import MOST_ACTIONS
from alhambra.server.people import COMPARED
from alhambra.server.replayers import Replayers
from alhambra.server.setup import Setup
from alhambra.server.store import Index, Row, Store
from alhambra.server.wire.replays import film
from alhambra.server.wire.updates import SeatOut
from alhambra.turn import Turn

from .services import Listener, service
from .sitting import HOST, Sitting
from .watching import company

MOST = 15_000
"""Function calls for which others may wait: some milliseconds. All that is asked here takes 40,000
and more; the deal of a new game takes 6,000."""
ENTRIES = 400
LEVELS = ("random", "builder", "mason", "architect", "master")


class Watch:
    """How long the loop was held at a time, in function calls: seconds depend on the machine."""

    calls = 0
    longest = 0

    def count(self, _frame: FrameType, kind: str, _argument: object) -> None:
        """A function was called, or has returned."""
        self.calls += kind in ("call", "c_call")


@asynccontextmanager
async def watched() -> AsyncIterator[Watch]:
    """Look on while something is done."""
    watch = Watch()

    async def tick() -> None:
        while True:
            began = watch.calls
            await asyncio.sleep(0)
            watch.longest = max(watch.longest, watch.calls - began)

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0)
    sys.setprofile(watch.count)  # of this thread alone
    try:
        yield watch
        await asyncio.sleep(0)  # the last bit counts as well
    finally:
        sys.setprofile(None)
        ticking.cancel()


@cache
def long_game() -> Sitting:
    """One person plays all seats, and redesigns for ever: many actions, and no end."""
    sitting = Sitting(Setup(players=3), name="Ada", devices=["Ben", "Cem"], start=True)
    bot, rng = player("builder"), Rng(5)
    while len(sitting.log) < ENTRIES:
        turn, codes = Turn(sitting.turn.state), []
        while not turn.complete:
            code = bot.code(turn.state, rng)
            if len(sitting.log) > 40:
                code = redesign(turn) or code
            codes.append(code)
            turn.take(*turn.planned([code]))
        sitting.by_bot(codes)
    return sitting


def redesign(turn: Turn) -> int | None:
    """A way to take a tile out or to add one."""
    kinds = (const.REMOVE, const.ADD)
    return next((code for code in legal(turn.state) if code >> 24 in kinds), None)


async def fill(store: Store, name: str, until: int | None = None) -> None:
    """Keep the long game, or its beginning, under a name."""
    log = long_game().log[:until]
    index = Index("running", False, None, b"{}")
    for version, (entry, at) in enumerate(log, 1):
        add = store.create if version == 1 else store.append
        await add(name, Row(version, at, to_body(entry)), index)


async def go_on(store: Store, name: str, after: int) -> None:
    """Another process adds the rest."""
    index = Index("running", False, None, b"{}")
    rest = list(enumerate(long_game().log, 1))[after:]
    await asyncio.gather(
        *(
            store.append(name, Row(version, at, to_body(entry)), index)
            for version, (entry, at) in rest
        )
    )


@pytest.mark.usefixtures("hasty")
def test_many_long_logs_are_read_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SLICE", 0.0)  # after every entry
    names = [f"table{number:011}" for number in range(14)]

    async def load() -> int:
        async with service(str(tmp_path / "games.db")) as home:
            for name in names:
                await fill(home.store, name)
            async with watched() as watch:
                tables = await asyncio.gather(*map(home.tables.table, names))
            assert {table.version for table in tables} == {ENTRIES}
            return watch.longest

    assert asyncio.run(load()) < MOST


def test_what_another_process_has_done_is_shown_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SLICE", 0.0)  # after every entry
    name = "t" * 16

    async def follow() -> int:
        async with service(str(tmp_path / "games.db")) as home:
            await fill(home.store, name, 20)
            listener = Listener(HOST)
            await home.tables.join(name, listener)
            await go_on(home.store, name, 20)
            async with watched() as watch:
                await home.tables.table(name)
            assert listener.last["version"] == ENTRIES
            return watch.longest

    assert asyncio.run(follow()) < MOST


def test_replays_records_pictures_and_the_document_are_made_elsewhere(tmp_path: Path) -> None:
    game = long_game().table.game
    assert game is not None
    text = json.loads(record.to_json(record.of_game(game)))

    async def ask() -> dict[str, int]:
        held = {}
        async with company(tmp_path / "server") as people:
            viewer = people.watchers[0]
            await fill(people.app.state.service.store, name)
            for each in people.watchers:
                await each.join(name)
            async with watched() as watch:
                answer = await viewer.get(f"/api/tables/{name}/replay")
            held["replay"] = watch.longest
            assert len(json.loads(answer.split(b"\n\n", 1)[1])["frames"]) == len(game.actions) + 1
            async with watched() as watch:
                again = await viewer.post("/api/replay", **text)
            held["record"] = watch.longest
            assert len(again["frames"]) == len(game.actions) + 1
            async with watched() as watch:
                await viewer.get("/api/openapi.json")
            held["document"] = watch.longest
            async with watched() as watch:
                await viewer.get("/api/exercises")
            held["exercises"] = watch.longest
            async with watched() as watch:
                drawn = await viewer.get(f"/api/tables/{name}/picture")
            held["picture"] = watch.longest
            assert drawn.endswith(b"</svg>")
        return held

    name = "t" * 16
    exercises.cache_clear()  # as in a process that has just begun
    held = asyncio.run(ask())
    assert held["replay"] < MOST
    assert held["record"] < MOST
    assert held["document"] < MOST
    assert held["exercises"] < MOST
    assert held["picture"] < MOST


def test_countless_parameters_are_not_read(tmp_path: Path) -> None:
    async def ask() -> int:
        async with company(tmp_path / "server") as people:
            await people.meet(1, 0, 1)
            async with watched() as watch:
                answer = await people.people[0].get(
                    f"/api/tables/{people.table}?" + "&".join(map(str, range(20_000)))
                )
            assert answer.startswith(b"400")
            assert b"at most" in answer
            return watch.longest

    assert asyncio.run(ask()) < MOST


def test_statistics_are_counted_by_slices(tmp_path: Path) -> None:
    seats = [SeatOut("person", "Ada"), *[SeatOut("bot", level, level) for level in LEVELS]]
    result = Result([9, 5, 4, 3, 2, 1], [[[1] * 6] * 6] * 3, [[3] * 6] * 3)
    summary = msgspec.json.encode(StoredSummary(StoredSetup(players=6), seats, result=result))
    row = Row(1, 1, to_body(long_game().log[0][0]))

    async def ask() -> int:
        async with company(tmp_path / "server") as people:
            store = people.app.state.service.store
            names = [f"table{number:011}" for number in range(COMPARED)]
            index = Index("over", False, None, summary)
            await asyncio.gather(*(store.create(name, row, index) for name in names))
            for name in names:
                await store.people.keep_losses(name, 1, msgspec.json.encode([SeatLoss(9, 5)] * 6))
            for each in people.watchers:
                each.token = (await each.post("/api/guests"))["token"]
                await each.join(names[0])
            async with watched() as watch:
                answer = await people.watchers[0].get("/api/you/statistics")
            told = json.loads(answer.split(b"\n\n", 1)[1])
            assert told["persons"]["results"] == COMPARED
            assert told["losses"]["bots"] == 0.56
            return watch.longest

    assert asyncio.run(ask()) < MOST


def test_a_game_of_a_device_is_judged_beside_the_loop(tmp_path: Path) -> None:
    lot = "5" * 64
    shuffle = Shuffle("a" * 64, (sealed(lot), None), (lot, None))
    game, bot, rng = (
        Game(Options(2), seed=shuffle.seed, names=("Ada", "Mason")),
        player("builder"),
        Rng(5),
    )
    while not game.over:
        turn = Turn(game.state)
        while not turn.complete:
            code = bot.code(turn.state, rng)
            if 40 < len(game.actions) < MOST_ACTIONS - 200:
                code = redesign(turn) or code
            turn.take(*turn.planned([code]))
        game.end_turn(turn)
    text = record.to_json(record.of_game(game, shuffle, bots=[None, "mason"])).encode()

    async def bring() -> int:
        async with service(str(tmp_path / "games.db")) as home:
            async with watched() as watch:
                table = await home.people.bring("ada", text)
            assert (await home.tables.table(table)).status == "over"
            return watch.longest

    assert MOST_ACTIONS - 200 < len(game.actions) <= MOST_ACTIONS
    assert asyncio.run(bring()) < MOST


# The process that plays games again


def test_replays_have_a_length_and_a_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game().table

    async def ask() -> None:
        projector = Replayers()
        try:
            monkeypatch.setattr(replayers, "LONGEST", 10)
            with pytest.raises(TableError) as refused:
                await projector.table(film(table, games=True))
            assert refused.value.slug == "game-too-long"
            monkeypatch.setattr(replayers, "WAITING", 2)
            work = [projector.table(film(table, games=False)) for _ in range(3)]
            results = await asyncio.gather(*work, return_exceptions=True)
            assert [type(each) for each in results] == [bytes, bytes, TooMany]
            assert projector.waiting == 0
        finally:
            projector.close()

    asyncio.run(ask())


def test_a_killed_process_is_replaced_and_a_bad_record_refused() -> None:
    async def ask() -> None:
        projector = Replayers()
        try:
            wanted: Any = film(long_game().table, games=False)
            first = await projector.table(wanted)
            for child in active_children():
                child.kill()
                child.join()
            assert await projector.table(wanted) == first
            with pytest.raises(record.BadRecord):
                await projector.record(b"{}")
        finally:
            projector.close()

    asyncio.run(ask())
