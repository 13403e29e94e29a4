"""From an empty database to today's, and no further."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from alhambra.errors import SetupError
from alhambra.server.store import schema
from tests.harness.postgres import Postgres

from .making import in_loop, index, opened, row


def test_both_kinds_of_database_have_the_same_steps() -> None:
    assert len(schema.SQLITE) == len(schema.POSTGRES)


@in_loop
async def test_an_empty_file_is_brought_up_to_date(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        pass
    assert sqlite_version(sqlite_url) == len(schema.SQLITE)


@in_loop
async def test_an_empty_database_is_brought_up_to_date_by_one_of_many(
    postgres: Postgres, postgres_url: str
) -> None:
    async def visit(number: int) -> None:
        async with opened(postgres_url) as store:
            await store.create(f"t{number}", row(1), index())

    await asyncio.gather(*map(visit, range(8)))
    async with opened(postgres_url) as store:
        assert len(await store.lobby("open", 99)) == 8
    assert postgres_version(postgres, postgres_url) == len(schema.POSTGRES)


@in_loop
async def test_a_file_takes_the_steps_it_has_not_seen(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as store:
        await store.create("t", row(1), index())
    step = "ALTER TABLE tables ADD COLUMN colour TEXT; UPDATE tables SET colour = 'red';"
    monkeypatch.setattr(schema, "SQLITE", (*schema.SQLITE, step))
    for _ in range(2):
        async with opened(sqlite_url) as store:
            assert await store.rows("t") == [row(1)]
    assert sqlite_version(sqlite_url) == len(schema.SQLITE)
    assert ask(sqlite_url, "SELECT colour FROM tables") == "red"


@in_loop
async def test_a_database_takes_the_steps_it_has_not_seen(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as store:
        await store.create("t", row(1), index())
    step = "ALTER TABLE tables ADD COLUMN colour text; UPDATE tables SET colour = 'red';"
    monkeypatch.setattr(schema, "POSTGRES", (*schema.POSTGRES, step))
    for _ in range(2):
        async with opened(postgres_url) as store:
            assert await store.rows("t") == [row(1)]
    assert postgres_version(postgres, postgres_url) == len(schema.POSTGRES)
    assert postgres.run("SELECT colour FROM tables", postgres_url) == "red"


@in_loop
async def test_a_step_is_taken_as_a_whole_or_not_at_all(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url):
        pass
    steps = schema.SQLITE
    monkeypatch.setattr(
        schema, "SQLITE", (*steps, "CREATE TABLE more (id); CREATE TABLE more (id);")
    )
    with pytest.raises(Exception, match="more"):
        async with opened(sqlite_url):
            pass
    assert sqlite_version(sqlite_url) == len(steps)
    assert ask(sqlite_url, "SELECT count(*) FROM sqlite_master WHERE name = 'more'") == 0
    monkeypatch.setattr(schema, "SQLITE", steps)
    async with opened(sqlite_url):
        pass


@in_loop
async def test_a_database_from_the_future_is_refused(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {"SQLITE": schema.SQLITE, "POSTGRES": schema.POSTGRES}
    for name, known in steps.items():
        monkeypatch.setattr(schema, name, (*known, "CREATE TABLE future (id integer);"))
    async with opened(url):
        pass
    for name, known in steps.items():
        monkeypatch.setattr(schema, name, known)
    taken = len(schema.SQLITE)
    assert taken == len(schema.POSTGRES)
    text = f"the database has schema {taken + 1}, but this program knows only up to {taken}: run"
    for _ in range(2):
        with pytest.raises(SetupError, match=text):
            async with opened(url):
                pass


def ask(path: str, query: str) -> object:
    connection = sqlite3.connect(path)
    try:
        [answer] = connection.execute(query).fetchone()
    finally:
        connection.close()
    return answer


def sqlite_version(path: str) -> int:
    return int(str(ask(path, "SELECT CAST(value AS TEXT) FROM meta WHERE key = 'schema'")))


def postgres_version(postgres: Postgres, url: str) -> int:
    return int(
        postgres.run("SELECT convert_from(value, 'UTF8') FROM meta WHERE key = 'schema'", url)
    )
