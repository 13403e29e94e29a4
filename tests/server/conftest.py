"""What the tests of the server share: a PostgreSQL, and a SQLite that does not take its time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra.server.store import sqlite_writer
from tests.harness.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL. Whoever kills it starts it again."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite never waits for more to commit: for whoever writes thousands of rows one by one."""
    monkeypatch.setattr(sqlite_writer, "_A_SECOND", 1e6)
