"""Finished games are analysed for whoever asks: told piece by piece, made once, and kept."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.errors import AlhambraError
from alhambra.options import Options
from alhambra.server import analysts, workers
from alhambra.server.analysts import AnalysisTask, Analyst, Analysts
from alhambra.server.errors import TableError, TooMany
from alhambra.server.workers import Worker
from alhambra.simulate import Match, play

from .serving import Json, Server, choose, serving
from .store.making import opened

FUTURES = 20
PATIENCE = 60.0  # seconds for what should take much less


@pytest.fixture(scope="module")
def game() -> record.Record:
    """A finished game of three."""
    text = play(Match(Options(3), "server", ("random", "builder", "mason")), 0, keep_record=True)
    assert text.record is not None
    return record.from_json(text.record)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("analyses")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(folder, analysis_futures=FUTURES) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose game is over."""
    return played_out(server)


def played_out(server: Server) -> str:
    token = server.guest()
    table = server.table(token, players=2, bots=1)
    dice = random.Random(1)
    seen = -1
    while True:
        view = server.get(f"tables/{table}", token, after=seen, wait=10)
        seen = view["version"]
        if view["table"]["status"] == "over":
            return table
        if (command := choose(view, dice)) is not None:
            server.command(table, token, **{"kind": command.pop("type"), **command})


def pieces(ask: Callable[[int], Json]) -> Iterator[Json]:
    """All that is told, piece by piece, to the end."""
    seen = 0
    while True:
        told = ask(seen)
        yield told
        if told["stage"] == "done":
            return
        seen = told["piece"]


def of_table(server: Server, table: str) -> Iterator[Json]:
    return pieces(lambda seen: server.get(f"tables/{table}/analysis", after=seen, wait=20))


def test_a_game_is_judged_piece_by_piece(server: Server, finished: str) -> None:
    told = list(of_table(server, finished))
    actions = len(server.get(f"tables/{finished}/record")["actions"])
    shares = [each["done"] for each in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    stages = list(dict.fromkeys(each["stage"] for each in told))
    assert [each for each in stages if each != "waiting"] == ["quick", "full", "done"]
    first = next(each for each in told if any(each["decisions"]))
    assert 0 < sum(each is not None for each in first["decisions"]) < actions
    assert first["seats"] == []
    whole = told[-1]
    assert len(whole["decisions"]) == actions
    assert all(abs(sum(each["chances"]) - 1) < 0.01 for each in whole["decisions"])
    assert len(whole["seats"]) == len(whole["end"]) == 2
    assert sum(whole["end"]) == pytest.approx(1)


def test_mistakes_come_worst_first_with_what_was_played_and_what_was_better(
    server: Server, finished: str
) -> None:
    *_, whole = of_table(server, finished)
    actions = server.get(f"tables/{finished}/record")["actions"]
    losses = [each["loss"]["value"] for each in whole["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert losses
    for each in whole["mistakes"]:
        at = each["at"]
        assert whole["decisions"][at]["mistake"]
        played, better = each["played"]["actions"], each["better"]["actions"]
        assert played == actions[at : at + len(played)]
        assert better[0] != played[0]
        assert each["reasons"]
        promised = each["betterLead"]["value"] - each["playedLead"]["value"]
        assert promised == pytest.approx(each["loss"]["value"], abs=0.02)
        assert each["loss"]["value"] >= 2 * each["loss"]["error"]
    assert sum(each["mistakes"] for each in whole["seats"]) == len(whole["mistakes"])
    assert len(whole["turning"]) <= 3
    moments = [each["at"] for each in whole["turning"]]
    assert moments == sorted(moments)


def test_it_survives_a_restart_is_made_once_and_kept_with_the_game(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_futures=5_000) as home:
        table = played_out(home)
        assert home.get(f"tables/{table}/analysis", after=0, wait=20)["stage"] == "quick"
    with serving(tmp_path, analysis_futures=FUTURES) as again:
        assert again.get(f"tables/{table}/analysis")["stage"] == "waiting"
        *_, whole = of_table(again, table)
    with serving(tmp_path, analysis_futures=FUTURES, analyses_per_hour=1.0) as later:
        for _ in range(20):  # nothing is begun, so nothing counts
            assert later.get(f"tables/{table}/analysis") == whole


def test_a_running_game_is_not_judged(server: Server) -> None:
    token = server.guest()
    table = server.table(token, players=2, bots=1)
    answer = server.client.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["slug"]) == (409, "not-over")


def test_a_record_is_judged_like_a_table(server: Server, finished: str) -> None:
    written = server.get(f"tables/{finished}/record")
    *_, of_record = pieces(lambda seen: server.post(f"analysis?after={seen}&wait=20", **written))
    *_, whole = of_table(server, finished)
    assert of_record | {"piece": 0} == whole | {"piece": 0}


def test_a_record_that_breaks_a_rule_is_refused_as_verify_refuses_it(
    server: Server, finished: str
) -> None:
    written = server.get(f"tables/{finished}/record")
    written["actions"][3] = "pass"
    with pytest.raises(record.BadRecord) as wrong:
        record.verify(record.from_json(json.dumps(written)))
    answer = server.client.post("/api/analysis", json=written)
    assert answer.status_code == 400
    refused = answer.json()
    assert (refused["slug"], refused["rule"]) == ("record", wrong.value.rule)
    assert refused["text"] == str(wrong.value)


def test_an_address_begins_only_so_many(tmp_path: Path, game: record.Record) -> None:
    with serving(tmp_path, analysis_futures=FUTURES, analyses_per_hour=6.0) as home:
        written: Json = json.loads(record.to_json(game))
        body: Any
        for name, status in (("Ada", 200), ("Ben", 429)):
            body = written | {"players": [name, "Cleo", "Dan"]}
            answer = home.client.post("/api/analysis", json=body)
            assert answer.status_code == status, answer.text
        assert answer.headers["retry-after"]


def test_those_who_wait_are_bounded_and_first_looks_come_first(
    tmp_path: Path, game: record.Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "MOST", 2)
    text = record.to_json(game).encode()
    texts = [text + b" " * number for number in range(3)]

    async def ask() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            home = Analysts(store, FUTURES)

            async def stage(number: int, after: int, wait: float) -> Json:
                told: Json = json.loads(await home.record(texts[number], lambda: None, after, wait))
                return told

            try:
                told = await stage(0, 0, 20)
                while told["stage"] == "quick":
                    told = await stage(0, told["piece"], 20)
                first = told["done"]
                await stage(1, -1, 0)
                with pytest.raises(TooMany):
                    await stage(2, -1, 0)
                told = await stage(1, 0, 20)
                while told["stage"] == "quick":
                    told = await stage(1, told["piece"], 20)
                # Only the piece that was being done already came before the other's first look.
                assert (await stage(0, -1, 0))["done"] < first + 0.2
            finally:
                await home.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_replaced(tmp_path: Path, game: record.Record) -> None:
    text = record.to_json(game).encode()

    async def ask() -> list[Json]:
        async with opened(str(tmp_path / "games.db")) as store:
            home = Analysts(store, FUTURES)
            told: list[Json] = []
            try:
                seen = 0
                while not told or told[-1]["stage"] != "done":
                    told.append(json.loads(await home.record(text, lambda: None, seen, 20)))
                    seen = told[-1]["piece"]
                    if len(told) == 3:
                        kill_children()
            finally:
                await home.close()
            return told

    told = asyncio.run(ask())
    assert told[-1]["done"] == 1.0


def kill_children() -> None:
    """End the processes that analyse for this one."""
    for child in active_children():
        if child.name == "alhambra-analysis":
            child.kill()


def test_a_game_without_end_is_refused(tmp_path: Path, game: record.Record) -> None:
    async def ask() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            home = Analysts(store, FUTURES)
            long = record.Record(
                game.options, game.players, game.deal, game.actions * (1 + analysts.LONGEST)
            )
            try:
                with pytest.raises(AlhambraError, match="not analysed"):
                    await home.table("t", lambda: long, lambda: None, 0, 20)
            finally:
                await home.close()

    asyncio.run(ask())


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that analyses gets its share of the processor, however busy others are."""
    monkeypatch.setattr(analysts, "Worker", lambda craft, name, idle: Worker(craft, name))


@pytest.mark.usefixtures("prompt")
def test_a_record_without_end_is_refused_and_the_next_is_judged(
    tmp_path: Path, game: record.Record
) -> None:
    written: Json = json.loads(record.to_json(game))
    endless = json.dumps(written | {"actions": ["stop"] * (1 + analysts.LONGEST)}).encode()

    async def ask() -> None:
        async with opened(str(tmp_path / "games.db")) as store, asyncio.timeout(PATIENCE):
            home = Analysts(store, FUTURES)
            try:
                for _ in range(2):
                    with pytest.raises(TableError) as refused:
                        await home.record(endless, lambda: None, 0, 20)
                    assert refused.value.slug == "game-too-long"
                await judge(home, game)
            finally:
                await home.close()

    asyncio.run(ask())


async def judge(home: Analysts, game: record.Record) -> None:
    """Wait for the first piece of a game's analysis."""
    told = await home.record(record.to_json(game).encode(), lambda: None, 0, PATIENCE)
    assert json.loads(told)["stage"] == "quick"


async def to_the_end(home: Analysts, game: record.Record) -> None:
    """Wait until the analysis of a table's game is complete."""
    told: Json = {"piece": 0, "stage": ""}
    while told["stage"] != "done":
        told = json.loads(
            await home.table("t", lambda: game, lambda: None, told["piece"], PATIENCE)
        )


def raising() -> None:
    raise TypeError("nobody can read this")


class Unreadable:
    """Can be sent through a pipe, but not received."""

    def __reduce__(self) -> tuple[object, ...]:
        return raising, ()


class Muddled(Analyst):
    """Answers something unreadable about one record."""

    def answer(self, task: AnalysisTask) -> Any:  # noqa: ANN401
        return Unreadable() if task.text == "muddle" else super().answer(task)


@pytest.mark.usefixtures("prompt")
def test_an_answer_that_cannot_be_read_fails_only_its_own_job(
    tmp_path: Path,
    game: record.Record,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(analysts, "Analyst", Muddled)

    async def ask() -> None:
        async with opened(str(tmp_path / "games.db")) as store, asyncio.timeout(PATIENCE):
            home = Analysts(store, FUTURES)
            try:
                for _ in range(2):
                    with pytest.raises(TypeError, match="nobody can read this"):
                        await home.record(b"muddle", lambda: None, 0, 20)
                assert home.waiting == 0
                await judge(home, game)
            finally:
                await home.close()

    asyncio.run(ask())
    assert [each.message for each in caplog.records].count("analysis.failed") == 2


@pytest.mark.usefixtures("prompt")
def test_an_analysis_that_cannot_be_kept_fails_only_its_own_job(
    tmp_path: Path, game: record.Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(body: bytes) -> bytes:
        raise ValueError("losses")

    monkeypatch.setattr(analysts, "write_losses", broken)

    async def ask() -> None:
        async with opened(str(tmp_path / "games.db")) as store, asyncio.timeout(PATIENCE):
            home = Analysts(store, FUTURES)
            try:
                with pytest.raises(ValueError, match="losses"):
                    await to_the_end(home, game)
                await judge(home, game)
            finally:
                await home.close()

    asyncio.run(ask())


class Policy:
    """A craft that says how its process is scheduled."""

    def answer(self, task: object) -> int:
        return os.sched_getscheduler(0)


@pytest.mark.skipif(sys.platform != "linux", reason="others have only nice")
@pytest.mark.parametrize("idle", [True, False])
def test_analyses_get_the_time_that_nobody_else_wants(*, idle: bool) -> None:
    worker = Worker(Policy, "policy", idle=idle)
    try:
        assert worker.ask(None, 30) == (os.SCHED_IDLE if idle else os.SCHED_OTHER)
    finally:
        worker.stop()
        worker.end()


def test_a_process_works_also_where_it_may_not_say_how_urgent_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where a unit of systemd forbids it."""

    def forbidden(*arguments: object) -> None:
        raise PermissionError

    for name in ("nice", "sched_setscheduler"):
        monkeypatch.setattr(os, name, forbidden, raising=False)
    workers._stand_back(idle=True)
