"""What the tests of the store share: the address of a database that nobody has opened yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Once a file, once a database of PostgreSQL."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.empty_database()
