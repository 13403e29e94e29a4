"""`alhambra backup`: a copy of a database that is in use, whole and for nobody else's eyes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.server.store import Index, Row, open_store

from .conftest import Run

INDEX = Index("open", False, None, b"{}")


def test_a_database_in_use_is_copied_as_it_is(run: Run, tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def test() -> None:
        store = open_store(str(database))
        await store.open(lambda tables: None)
        secret = await store.secret()
        await store.create("x", Row(1, 1, b"first"), INDEX)
        before = os.umask(0)
        try:
            result = run("backup", "--database", database, copy)
        finally:
            os.umask(before)
        assert result.code == 0
        assert f"copied to {copy}" in result.out
        await store.append("x", Row(2, 2, b"second"), INDEX)  # the server goes on
        await store.close()
        back = open_store(str(copy))
        await back.open(lambda tables: None)
        assert await back.secret() == secret
        assert await back.rows("x") == [Row(1, 1, b"first")]
        await back.close()

    asyncio.run(test())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_nothing_is_written_over_and_nothing_is_left_behind(run: Run, tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(database)) as made:
        made.execute("CREATE TABLE meta (key TEXT)")
    copy.write_text("precious")
    result = run("backup", "--database", database, copy)
    assert (result.code, copy.read_text()) == (2, "precious")
    assert "already exists" in result.err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.db", "games.db"]


@pytest.mark.parametrize("content", [None, b"something else", b""])
def test_what_cannot_be_copied_is_said(run: Run, tmp_path: Path, content: bytes | None) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    if content is not None:
        database.write_bytes(content)
    result = run("backup", "--database", database, copy)
    if content == b"":
        assert result.code == 0  # an empty file is an empty database
        return
    assert result.code == 2
    assert ("there is no database" if content is None else "cannot be copied") in result.err
    assert not copy.exists()


def test_postgres_has_its_own_tools(run: Run, tmp_path: Path) -> None:
    url = "postgresql://ada:secret@db/alhambra"
    result = run("backup", "--database", url, tmp_path / "copy")
    assert result.code == 2
    assert "pg_dump" in result.err
    assert "secret" not in result.err
