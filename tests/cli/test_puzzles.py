"""`alhambra puzzles`: the list, one puzzle, its solution and proof."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from alhambra import record
from alhambra.cli.puzzles import ASKED, WHY
from alhambra.core import compiled
from alhambra.exercises.exercise import exercises

from .conftest import Run

FILE = files("alhambra.exercises") / "puzzles.json"


def test_the_list_has_every_puzzle_and_its_question(run: Run) -> None:
    result = run("puzzles")
    assert result.code == 0
    assert all(f"p{number:02}  " in result.out for number in range(1, 21))
    assert "{" not in result.out


def test_one_puzzle_shows_the_table_and_the_question_only(run: Run) -> None:
    puzzle = json.loads(FILE.read_text("utf-8"))[0]
    result = run("puzzles", "p01")
    assert result.code == 0
    assert "Market" in result.out
    assert (
        f"\nSeat {puzzle['seat'] + 1}: {ASKED[puzzle['steps'][0]['goal']['is']][:10]}" in result.out
    )
    assert "Solution" not in result.out


def test_a_solution_and_a_proof_come_when_asked_for(run: Run) -> None:
    puzzle = json.loads(FILE.read_text("utf-8"))[0]
    result = run("puzzles", "p01", "--solve", "--prove")
    assert all(f"\n  {action}\n" in result.out for action in puzzle["steps"][0]["solution"])
    proof = puzzle["proof"]
    assert f"end this turn: {proof['ends']}\n" in result.out
    assert f"meeting the goal: {proof['met']}, " in result.out


def test_json_has_what_the_help_promises(run: Run) -> None:
    listed = run("puzzles", "--json").data
    assert [list(each) for each in listed] == [["id", "level", "players", "seat", "goal"]] * 120
    one = run("puzzles", "p01", "--prove", "--json").data
    proof = ["ends", "met", "palaces", "best", "greedy"]
    assert list(one) == ["id", "level", "players", "seat", "goal", "solution", "why", *proof]


def test_a_best_turn_says_why(run: Run) -> None:
    shown = run("puzzles", "b001", "--solve").out
    assert "find the best turn" in shown
    assert "Every other turn loses at least" in shown
    assert run("puzzles", "b001", "--json").data["why"][0]["slug"] in WHY
    assert "Why" not in run("puzzles", "b001").out


@pytest.mark.skipif(not compiled(), reason="plays many futures")
def test_puzzles_are_made_from_games_and_shown_from_the_file(run: Run, tmp_path: Path) -> None:
    best = [each for each in exercises().values() if each.id.startswith("b")]
    puzzle = min(best, key=lambda each: len(each.actions))
    game = puzzle.game()
    for action in puzzle.steps[0].solution:
        game.play(action)
    games, out = tmp_path / "games.jsonl", tmp_path / "mine.json"
    games.write_text(record.to_json(record.of_game(game)), "utf-8")
    made = run("puzzles", "--from", games, "--out", out, "--count", 1)
    assert (made.code, made.out.split()[:2]) == (0, ["1", "puzzle"])
    assert [each["id"] for each in run("puzzles", "--file", out, "--json").data] == ["b001"]
    many = run("puzzles", "--from", games, "--out", out, "--count", 99)
    assert (many.code, "puzzles, not 99; give more" in many.err) == (1, True)


@pytest.mark.parametrize("text", ["{", "{}x", "[1]", '[{"id": "b001"}]', '{"a": 1}'])
def test_a_file_without_puzzles_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.json").write_text(text, "utf-8")
    result = run("puzzles", "--file", tmp_path / "mine.json")
    assert (result.code, result.out) == (1, "")
    assert "is not a file of puzzles" in result.err


def test_games_that_break_a_rule_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}", "utf-8")
    result = run("puzzles", "--from", tmp_path / "games.jsonl", "--out", tmp_path / "mine.json")
    assert (result.code, result.out) == (1, "")
    assert "the format is null" in result.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["p99"], "there is no puzzle 'p99'; without ID, all are listed"),
        (["money"], "there is no puzzle 'money'"),
        (["--solve"], "give its ID"),
        (["--out", "x.json"], "give --from as well"),
        (["--from", "games.jsonl"], "--from needs --out"),
        (["p01", "--from", "games.jsonl", "--out", "x.json"], "cannot go with ID"),
        (["--file", "no.json"], "cannot read 'no.json'"),
    ],
)
def test_wrong_usage_is_told(run: Run, arguments: list[str], said: str) -> None:
    result = run("puzzles", *arguments)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
