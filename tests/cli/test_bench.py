"""`alhambra bench` and `alhambra demo`."""

from __future__ import annotations

import platform
from pathlib import Path
from xml.etree import ElementTree

from alhambra.core import compiled

from .conftest import Run

FIGURES = ("core_decisions_per_s", "core_games_per_s", "api_decisions_per_s", "api_games_per_s")


def test_figures_of_bench(run: Run) -> None:
    data = run("bench", "--seconds", 0.05, "--json").data
    assert (data["compiled"], data["python"]) == (compiled(), platform.python_version())
    assert data["machine"]
    assert all(data[name] > 0 for name in (*FIGURES, "game_decisions_per_s"))
    assert 100 < data["decisions_per_game"] < 1500
    assert list(data["copy_us"]) == ["2", "3", "4", "5", "6"]
    for name in FIGURES:
        low, high = data["spread"][name]
        assert low <= data[name] <= high


def test_bench_as_a_table(run: Run) -> None:
    result = run("bench", "--seconds", 0.01)
    assert result.code == 0
    assert all(name in result.out for name in (*FIGURES, "copy_us.3", "decisions_per_game"))


def test_bench_needs_some_time(run: Run) -> None:
    for seconds in ("0", "-1", "nan", "inf", "x", "9" * 999):
        assert run("bench", f"--seconds={seconds}").code == 2


def test_demo_tells_and_draws_a_game(run: Run) -> None:
    result = run("demo", "--seed", "7")
    assert (result.code, result.err) == (0, "")
    for part in ("First scoring", "Third scoring", "wins with", "Market", "Points"):
        assert part in result.out
    picture = Path(result.out.splitlines()[-1].split(": ")[1])
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    picture.unlink()
    picture.parent.rmdir()
    assert run("demo", "--seed", "7").out.splitlines()[:-1] == result.out.splitlines()[:-1]
