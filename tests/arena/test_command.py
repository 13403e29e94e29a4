"""`alhambra arena` from end to end."""

from __future__ import annotations

import importlib
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from alhambra import simulate
from alhambra.arena import ratings
from alhambra.arena.results import NAME, Results
from alhambra.arena.settings import Settings
from alhambra.options import Options
from alhambra.simulate import Match, Played

from ..cli.conftest import Result, Run

ARENA = ("arena", "--bots", "random,builder", "--players", 2, "--seed", "c")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "SAMPLES", 50)


def figures(result: Result) -> Any:  # noqa: ANN401
    """All figures but times and files."""
    assert result.code == 0, result.err
    data = result.data
    for bot in data["bots"]:
        assert bot.pop("thinking")["longest_ms"] > 0
    assert data.pop("files") is not None
    return data


def break_off(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let Ctrl-C come after some games."""
    left = iter(range(after))
    true_play = simulate.play

    def play(match: Match, number: int, **how: bool) -> Played:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return true_play(match, number, **how)

    monkeypatch.setattr(simulate, "play", play)


def test_tables_and_report(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--games", 6, "--out", tmp_path)
    assert result.code == 0
    assert "6 games of 2 seats, cross, standard, seed 'c'" in result.out
    assert "random against builder" in result.out
    assert "ahead of the next" in result.out
    assert f"report: {tmp_path / 'report.html'}\n" in result.out
    assert (tmp_path / "ratings.png").exists()


def test_the_report_names_a_command_that_makes_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ("--games", 2, "--format", "ladder", "--max-turns", 9, "--option", "dirk_gift=misfit")
    first = run(*ARENA, *asked, "--json")
    page = (tmp_path / "arena-c/report.html").read_text("utf-8")
    command = shlex.split(page.partition("<pre>")[2].partition("</pre>")[0])
    assert command[:2] == ["alhambra", "arena"]
    assert figures(run(*command[1:], "--json")) == figures(first)


def test_an_interrupted_arena_goes_on_to_the_same_figures(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (*ARENA, "--games", 8)
    once = run(*asked, "--out", tmp_path / "once", "--records", tmp_path / "1.jsonl", "--json")
    again = (*asked, "--out", tmp_path / "twice", "--records", tmp_path / "2.jsonl", "--json")
    with monkeypatch.context() as patched:
        break_off(patched, 3)
        stopped = run(*again)
    assert (stopped.code, stopped.out) == (130, "")
    message, _, command = stopped.err.partition("; to continue: ")
    assert message == "alhambra arena: interrupted after 2 of 8 games"
    gone_on = run(*shlex.split(command)[1:], "--json")
    assert json.dumps(figures(gone_on)) == json.dumps(figures(once))
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert run("verify", tmp_path / "2.jsonl").out.startswith("8 games, ")
    lines = [json.loads(line) for line in (tmp_path / "2.jsonl").read_text().splitlines()]
    assert [line["bots"][0] for line in lines] == ["random", "builder"] * 4
    assert lines[0]["bag"] == lines[1]["bag"] != lines[2]["bag"]


def test_more_games_are_added_to_those_there_are(run: Run, tmp_path: Path) -> None:
    asked = ("arena", "--bots", "random,builder", "--players", 2, "--out", tmp_path, "--json")
    before = figures(run(*asked, "--games", 2))
    first = (tmp_path / NAME).read_bytes()
    after = figures(run(*asked, "--games", 5))
    assert (after["games"], after["deals"]) == (6, 3)
    assert (tmp_path / NAME).read_bytes().startswith(first)
    assert after["seed"] == before["seed"]  # the folder knows it


def test_the_same_figures_whatever_the_jobs(run: Run, tmp_path: Path) -> None:
    asked = (*ARENA, "--games", 6, "--json")
    results = [
        figures(run(*asked, "--jobs", jobs, "--out", tmp_path / str(jobs))) for jobs in (1, 2)
    ]
    assert results[0] == results[1]


def test_without_the_extra_there_are_shares_and_advice(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("alhambra.arena.")]:
        if name.rpartition(".")[2] in ("ratings", "report", "page", "plots"):
            monkeypatch.delitem(sys.modules, name)
            monkeypatch.delattr(f"alhambra.arena.{name.rpartition('.')[2]}", raising=False)
    monkeypatch.setitem(sys.modules, "choix", None)
    result = run(*ARENA, "--games", 2, "--out", tmp_path)
    assert result.code == 0
    assert "random against builder" in result.out
    assert "pip install 'alhambra-game[arena]'" in result.out
    assert "no game is played twice" in result.out
    assert figures(run(*ARENA, "--games", 2, "--out", tmp_path, "--json"))["ratings"] is None
    assert not (tmp_path / "report.html").exists()
    monkeypatch.undo()
    importlib.import_module("alhambra.arena.ratings")


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (("--bots", "random"), "two bots or more"),
        (("--bots", "random,chess"), "unknown bot 'chess'"),
        (("--bots", "random,random"), "given twice"),
        (("--players", 9), "2 to 6 seats, not 9"),
        (("--format", "mixed", "--players", 3), "one seat for each bot"),
        (("--format", "swiss"), "invalid choice"),
        (("--games", 0), "1 or more"),
        (("--option", "x"), "as NAME=VALUE"),
        (("--seed", "a/b"), "cannot be a folder name; give --out"),
        (("--records", "-"), "needs a file"),
        (("--out", "/dev/null"), "cannot write"),
        (("--out", "/dev/null/x"), "cannot write"),
    ],
)
def test_what_cannot_be_carried_out_is_2(
    run: Run,
    wrong: tuple[object, ...],
    text: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*ARENA, "--games", 2, *wrong)
    assert (result.code, result.out) == (2, "")
    assert text in result.err
    assert not list(tmp_path.iterdir())


def test_another_arena_in_the_folder_is_2(run: Run, tmp_path: Path) -> None:
    asked = Settings(Options(2), "cross", ("random", "builder"), "c")
    Results(tmp_path, asked).close()
    result = run(*ARENA, "--games", 2, "--out", tmp_path, "--edition", "hu-2003")
    assert (result.code, result.out) == (2, "")
    assert 'edition is "standard" there and "hu-2003" here' in result.err
