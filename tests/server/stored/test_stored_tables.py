"""Every table that was ever stored is read as it was left, and can be played on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from .goldens import Golden, alive, fill
from .playing import finish
from .reading import Tables, Thinkers, messages, open_store, tables_of
from .scenes import Clock
from .viewing import Json, differences, result, view

every_table = pytest.mark.parametrize("golden", alive(), ids=str)


@every_table
def test_a_table_is_what_it_was(golden: Golden, tmp_path: Path, thinkers: Thinkers) -> None:
    async def test() -> None:
        async with reopened(golden, tmp_path, thinkers) as tables:
            now = await result(tables, golden.kept.id)
        assert differences(without_keys(golden.kept.result), without_keys(now)) == []

    asyncio.run(test())


@every_table
def test_no_command_is_carried_out_twice(
    golden: Golden, tmp_path: Path, thinkers: Thinkers
) -> None:
    async def test() -> None:
        async with reopened(golden, tmp_path, thinkers) as tables:
            for guest, ref, version in golden.kept.refs:
                again = messages.Say(ref=ref, quick="hello")
                done = await tables.command(golden.kept.id, guest, again)
                assert (done.again, done.version) == (True, version)

    asyncio.run(test())


@pytest.mark.parametrize(
    "golden", [each for each in alive() if each.kept.listed.status != "over"], ids=str
)
def test_a_table_is_played_to_its_end(golden: Golden, tmp_path: Path, thinkers: Thinkers) -> None:
    name = golden.kept.id

    async def test() -> None:
        async with reopened(golden, tmp_path, thinkers) as tables:
            await finish(tables, name)
            seen = await view(tables, name)
            left = await result(tables, name)
        assert seen["table"]["status"] == "over"
        scores = [player["score"] for player in seen["game"]["players"]]
        assert {scores[seat] for seat in seen["game"]["winners"]} == {max(scores)}
        async with tables_of(database(tmp_path), thinkers, Clock()) as tables:
            assert await result(tables, name) == left

    asyncio.run(test())


def test_some_of_them_are_exercises_of_today() -> None:
    """If not, run `python -m tests.server.stored.make` and commit the set that it writes."""
    assert {"lesson", "lesson-done", "puzzle"} <= {golden.scene for golden in alive()}


@asynccontextmanager
async def reopened(golden: Golden, folder: Path, thinkers: Thinkers) -> AsyncIterator[Tables]:
    """A server that finds a golden table in its database, at the time when it was left."""
    store = open_store(database(folder))
    await store.open(lambda tables: None)
    await fill(store, golden)
    await store.close()
    clock = Clock(golden.kept.listed.updated)
    async with tables_of(database(folder), thinkers, clock) as tables:
        yield tables


def database(folder: Path) -> str:
    return str(folder / "games.db")


def without_keys(result: Json) -> Json:
    """What a table has come to, without the keys of seats: another server makes others."""
    viewers = [
        each | {"you": {part: value for part, value in each["you"].items() if part != "keys"}}
        for each in result["viewers"]
    ]
    return result | {"viewers": viewers}
