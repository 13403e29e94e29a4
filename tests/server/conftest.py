"""What the tests of the server share: a PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
