"""Which store an address means, and what is said of one that means none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from alhambra.errors import MissingExtra, SetupError
from alhambra.server.store import Unavailable, open_store
from alhambra.server.store.postgres import PostgresStore
from alhambra.server.store.sqlite import SqliteStore
from tests.harness.postgres import Postgres

from .making import in_loop, index, opened, row


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
@in_loop
async def test_a_path_means_a_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "made" / "for it" / "games.db"
    async with opened(form.format(path)) as store:
        assert isinstance(store, SqliteStore)
        await store.create("t", row(1), index())
    assert path.exists()


@in_loop
async def test_a_path_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("plain.db", "sqlite:///addressed.db", ":memory:"):
        async with opened(address):
            pass
    names = {path.name for path in tmp_path.iterdir() if path.suffix != ".lock"}
    assert names == {"plain.db", "addressed.db", ":memory:"}


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_postgresql_means_postgresql(scheme: str) -> None:
    assert isinstance(open_store(f"{scheme}://user:word@host/games"), PostgresStore)


@pytest.mark.parametrize(
    ("address", "given"),
    [
        ("", "nothing"),
        ("mysql://user:sesame@host/games", "mysql://…"),
        ("postgresql+asyncpg://user:sesame@host/games", "postgresql+asyncpg://…"),
        ("sqlite://games.db", "sqlite://…"),
        ("sqlite:///", "sqlite://…"),
    ],
)
def test_anything_else_is_refused(address: str, given: str) -> None:
    with pytest.raises(SetupError) as caught:
        open_store(address)
    assert str(caught.value) == (
        "the database is a path, sqlite:///path or postgresql://user:password@host/database, "
        f"not {given}"
    )


def test_postgresql_may_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in [name for name in sys.modules if name.startswith("alhambra.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(MissingExtra, match=r"PostgreSQL needs more packages.*\[postgres\]"):
        open_store("postgresql://host/games")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://user:ses/ame@host/games",
        "postgresql://user:sesame@host:port/games",
        "postgresql://user:sesame@host:5432/games?sslmode=ame",
    ],
)
@in_loop
async def test_an_address_that_is_not_understood_is_not_repeated(address: str) -> None:
    with pytest.raises(SetupError, match="is not understood") as caught:
        async with opened(address):
            pass
    assert "ame" not in str(caught.value).replace("name", "")
    assert caught.value.__cause__ is None


@in_loop
async def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(SetupError, match='PostgreSQL refuses: database "none" does not exist'):
        async with opened(postgres.url("none")):
            pass


@in_loop
async def test_a_server_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        async with opened(f"postgresql://user:sesame@/games?host={tmp_path}"):
            pass
