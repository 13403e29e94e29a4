"""The report holds what was found, and only that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra.arena import ratings, report
from alhambra.arena.settings import Settings
from alhambra.arena.statistics import summarize
from alhambra.options import Options

from ..harness.outline import Outline
from .made import arena_of, made

BOTS = ("random", "builder", "builder@9")
SCORES = [{"random": 60, "builder": 120, "builder@9": 126}] * 18
PLOTS = ("ratings", "wins", "scores", "scorings", "walls")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "SAMPLES", 50)


def written(folder: Path, asked: Settings, *, finished: bool = True) -> str:
    games = arena_of(asked, SCORES)
    if not finished:
        games = [made(game.bots, game.scores, finished=False) for game in games]
    found = summarize(asked, games)
    report.write(folder, found, ratings.rate(asked, games), "alhambra arena --seed '<b>'")
    return (folder / "report.html").read_text("utf-8")


def test_the_page_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    page = written(tmp_path, Settings(Options(3), "cross", BOTS, "<script>alert(1)</script>"))
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.seen.count("svg") == len(PLOTS)
    assert outline.seen.count("table") == 5
    assert "script" not in outline.seen
    assert "&lt;script&gt;" in page
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert "@import" not in page
    for name in BOTS:
        assert f">{name}</th>" in page
    assert "alhambra arena --seed &#x27;&lt;b&gt;&#x27;" in page


def test_plots_take_the_colour_of_the_page_and_say_what_they_show(tmp_path: Path) -> None:
    page = written(tmp_path, Settings(Options(2), "cross", BOTS, "s"))
    for figure in re.findall(r"<figure.*?</figure>", page, re.DOTALL):
        assert re.match(r'<figure role="img" aria-label="[^"]{20,}">', figure)
        assert "currentColor" in figure
        assert "#ffffff" not in figure.lower().replace("fill: #ffffff", "", 9 * len(BOTS))
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


@pytest.mark.parametrize("form", ["cross", "ladder", "mixed"])
def test_figures_and_files(tmp_path: Path, form: str) -> None:
    page = written(tmp_path, Settings(Options(3), form, BOTS, "s"))
    for name in PLOTS:
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert "100.0 %" in page
    assert ("Share of wins of one (row) against 2 (column)" in page) == (form == "cross")
    assert "20.0 + 0.0" in page  # points of builder at the first scoring


def test_the_same_results_give_the_same_files(tmp_path: Path) -> None:
    asked = Settings(Options(2), "cross", BOTS, "s")
    pages = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        written(tmp_path / name, asked)
        pages.append([path.read_bytes() for path in sorted((tmp_path / name).iterdir())])
    assert pages[0] == pages[1]


def test_a_bot_without_a_finished_game_has_an_empty_row(tmp_path: Path) -> None:
    asked = Settings(Options(2), "cross", BOTS, "s")
    games = [
        made(each.bots, each.scores, finished=BOTS[0] not in each.bots)
        for each in arena_of(asked, SCORES)
    ]
    report.write(tmp_path, summarize(asked, games), ratings.rate(asked, games), "x")
    assert BOTS[0] in (tmp_path / "report.html").read_text("utf-8")


def test_an_arena_without_a_finished_game_has_a_page(tmp_path: Path) -> None:
    page = written(tmp_path, Settings(Options(2), "cross", BOTS, "s"), finished=False)
    assert "18 unfinished after 2000 turns" in page
    assert not (tmp_path / "walls.png").exists()
