"""The examples run, in a short form; test_learners.py has those that need torch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("more", [[], ["--slow"]])
def test_the_search_of_openspiel_plays_a_game(more: list[str]) -> None:
    short = ["--games", "1", "--simulations", "2", "--max-turns", "6", *more]
    done = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / "openspiel_mcts.py", *short],
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    assert "MCTS won 0 of 1 games of 2 seats" in done.stdout
