"""What the tests of the analysis share: games to analyse, and a way to run commands."""

from __future__ import annotations

import pytest

from alhambra import record
from alhambra.analysis.report import Analysis, analyse
from alhambra.analysis.study import Effort
from alhambra.core import compiled
from alhambra.options import Options
from alhambra.record import Record
from alhambra.simulate import Match, play

from ..cli.conftest import run

__all__ = ["run"]

EFFORT = Effort(futures=20, seed=3)

slow_in_python = pytest.mark.skipif(not compiled(), reason="whole games need the compiled core")


@pytest.fixture(scope="session")
def game() -> Record:
    """A finished game of two."""
    match = Match(Options(2), "analysis", ("builder", "random"))
    text = play(match, 0, keep_record=True).record
    assert text is not None
    return record.from_json(text)


@pytest.fixture(scope="session")
def found(game: Record) -> Analysis:
    """Its analysis."""
    return analyse(game, EFFORT)
