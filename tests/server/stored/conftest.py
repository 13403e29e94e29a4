"""What these tests share: bots that think, quickly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .reading import Thinkers


@pytest.fixture(scope="package")  # others count the processes that they start
def thinkers() -> Iterator[Thinkers]:
    """A process that plays bots' turns, for whichever tables are open."""
    made = Thinkers(1, bot_seconds=0.01)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _quickly(hasty: None) -> None:
    """Games are played to their end, with hundreds of rows each."""
