"""Every database that was ever written is opened, brought up to date, and served."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from .goldens import Golden, alive, in_database, load_postgres, load_sqlite, schema_of, sets, tokens
from .playing import finish
from .reading import (
    Postgres,
    Thinkers,
    bearer,
    open_store,
    postgres_steps,
    service_of,
    serving,
    sqlite_steps,
    tables_of,
)
from .scenes import CHOSEN, Clock
from .viewing import differences, result, view

KINDS = {"sqlite": sqlite_steps, "postgres": postgres_steps}

every_set = pytest.mark.parametrize("folder", sets(), ids=lambda folder: folder.name)
every_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
def url(kind: str, folder: Path, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A golden database that nobody has opened yet."""
    if kind == "sqlite":
        load_sqlite(folder, tmp_path / "games.db")
        return str(tmp_path / "games.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.empty_database()
    asyncio.run(load_postgres(folder, address))
    return address


@every_kind
def test_there_is_a_golden_of_every_schema(kind: str) -> None:
    """Without one, nobody knows whether such databases can still be opened.

    When a step is added to store/schema.py: run `python -m tests.server.stored.make`, and commit
    the set that it writes. The sets that are there stay as they are.
    """
    golden = {schema_of(folder, kind) for folder in sets()}
    assert golden == set(range(1, len(KINDS[kind]()) + 1))


@every_kind
@every_set
def test_a_database_is_brought_up_to_date(
    kind: str, folder: Path, url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    new = str(tmp_path / "new.db")
    if kind == "postgres":
        new = request.getfixturevalue("postgres").empty_database()

    async def test() -> None:
        assert await schema(kind, url) == schema_of(folder, kind)
        for each in (url, new):
            store = open_store(each)
            await store.open(lambda tables: None)
            await store.close()
        assert await schema(kind, url) == len(KINDS[kind]())
        assert await shape(kind, url) == await shape(kind, new)

    asyncio.run(test())


@every_kind
@every_set
def test_every_table_is_what_it_was(kind: str, folder: Path, url: str, thinkers: Thinkers) -> None:
    async def test() -> None:
        async with tables_of(url, thinkers, then(folder)) as tables:
            for golden in stored(folder):
                now = await result(tables, golden.kept.id)
                assert differences(golden.kept.result, now, f".{golden}") == []

    asyncio.run(test())


@every_kind
@every_set
def test_tokens_and_seat_keys_open_what_they_opened(
    kind: str, folder: Path, url: str, thinkers: Thinkers
) -> None:
    async def test() -> None:
        async with service_of(url, thinkers, then(folder)) as service:
            signer = service.keyring.signer
            for guest, token in tokens(folder).items():
                assert signer.guest(token) == (guest, 0)
            for golden in stored(folder):
                for name, seat, key, nonce in keys(golden):
                    assert signer.is_seat_key(key, name, seat, nonce)

    asyncio.run(test())


@every_kind
@pytest.mark.parametrize(
    "folder", [each for each in sets() if schema_of(each, "sqlite") > 4], ids=lambda each: each.name
)
def test_people_have_their_settings(kind: str, folder: Path, url: str, thinkers: Thinkers) -> None:
    """Sets of earlier steps have nobody with a link."""

    async def test() -> None:
        async with service_of(url, thinkers, then(folder)) as service:
            chosen = [await service.people.settings(guest) for guest in tokens(folder)]
            assert chosen == [CHOSEN, *[{}] * (len(chosen) - 1)]

    asyncio.run(test())


@every_kind
@every_set
def test_the_lobby_lists_what_was_listed(
    kind: str, folder: Path, url: str, thinkers: Thinkers
) -> None:
    async def test() -> None:
        async with tables_of(url, thinkers, then(folder)) as tables:
            for status in ("open", "running", "over"):
                listed = [
                    golden.kept
                    for golden in in_database(folder)
                    if golden.kept.listed.status == status and golden.kept.listed.listed
                ]
                listed.sort(key=lambda kept: kept.listed.created, reverse=True)
                rows = await tables.lobby(status, 100)
                assert [row.table for row in rows] == [kept.id for kept in listed]
                for row, kept in zip(rows, listed, strict=True):
                    times = kept.listed.created, kept.listed.updated
                    assert (row.created, row.updated) == times
                    summaries = json.loads(kept.listed.summary), json.loads(row.index.summary)
                    assert differences(*summaries) == []

    asyncio.run(test())


@every_kind
@every_set
def test_play_goes_on(kind: str, folder: Path, url: str, thinkers: Thinkers) -> None:
    async def test() -> None:
        async with tables_of(url, thinkers, then(folder)) as tables:
            await asyncio.gather(*(finish(tables, each.kept.id) for each in stored(folder)))
            for golden in stored(folder):
                seen = await view(tables, golden.kept.id)
                assert seen["table"]["status"] == "over"

    asyncio.run(test())


@every_kind
@every_set
def test_the_whole_server_serves_it(kind: str, folder: Path, url: str, tmp_path: Path) -> None:
    found = {golden.scene: golden.kept for golden in in_database(folder)}
    waiting, running = found["open-table"], found["hungarian-rules-again"]
    forever = {"keep_open_hours": 1e9, "keep_unfinished_days": 1e9}
    with serving(tmp_path, database=url, **forever) as server:
        lobby = server.get("lobby")
        [open_one] = lobby["open"]
        assert open_one["id"] == waiting.id
        [running_one] = [each for each in lobby["running"] if each["id"] == running.id]
        for kept, shown in ((waiting, open_one), (running, running_one)):
            summary = json.loads(kept.listed.summary)
            told = {name: summary[name] for name in ("setup", "seats")}
            assert differences(told, shown["table"]) == []

        [viewer] = running.result["viewers"]
        token = tokens(folder)[viewer["guest"]]
        seen = server.get(f"tables/{running.id}", token)
        seen["you"]["legal"].sort()
        assert differences(viewer["you"], seen["you"]) == []

        [[seat, key]] = viewer["you"]["keys"].items()
        other = server.guest()
        server.command(running.id, other, "claim", seat=int(seat), key=key)
        assert server.get(f"tables/{running.id}", other)["you"]["hand"] == viewer["you"]["hand"]

        action = viewer["you"]["legal"][0]
        server.command(running.id, token, "play", version=seen["version"], action=action)
        picture = server.client.get(f"/api/tables/{running.id}/picture", headers=bearer(token))
        assert picture.status_code == 200


def stored(folder: Path) -> list[Golden]:
    """The tables of a database that can be read: all but those of exercises that changed."""
    found = [golden for golden in in_database(folder) if golden in alive()]
    assert len(found) > 3
    return found


def then(folder: Path) -> Clock:
    """A time when no clock of a stored table has run out."""
    return Clock(min(golden.kept.listed.created for golden in in_database(folder)))


def keys(golden: Golden) -> list[tuple[str, int, str, str]]:
    """Table, seat, key and nonce of all seats whose key somebody was given."""
    nonces = {
        change["seat"]: change["nonce"]
        for entry in golden.entries
        for change in entry["changes"]
        if change["is"] in ("seated", "renewed")
    }
    given = {
        int(seat): key
        for viewer in golden.kept.result["viewers"]
        for seat, key in viewer["you"]["keys"].items()
    }
    return [(golden.kept.id, seat, key, nonces[seat]) for seat, key in given.items()]


async def schema(kind: str, url: str) -> int:
    """The version of a database's schema."""
    [[version]] = await ask(kind, url, "SELECT value FROM meta WHERE key = 'schema'")
    assert isinstance(version, bytes)
    return int(version)


async def shape(kind: str, url: str) -> set[tuple[object, ...]]:
    """Tables, columns and indexes of a database."""
    if kind == "sqlite":
        rows = await ask(kind, url, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {(name, " ".join(str(sql).split())) for name, sql in rows}
    columns = await ask(
        kind,
        url,
        "SELECT table_name, column_name, ordinal_position, data_type, is_nullable, column_default"
        " FROM information_schema.columns WHERE table_schema = current_schema()",
    )
    indexes = await ask(
        kind,
        url,
        "SELECT tablename, replace(indexdef, current_schema() || '.', '') FROM pg_indexes"
        " WHERE schemaname = current_schema()",
    )
    return {*columns, *indexes}


async def ask(kind: str, url: str, query: str) -> Sequence[tuple[object, ...]]:
    """What a query finds."""
    if kind == "sqlite":
        with closing(sqlite3.connect(url)) as connection:
            return list(connection.execute(query))
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
