"""`alhambra puzzles`: the list, one puzzle, its solution and proof."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from alhambra.cli.puzzles import ASKED

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
    assert f"meet the goal: {proof['met']}, " in result.out


def test_json_has_what_the_help_promises(run: Run) -> None:
    listed = run("puzzles", "--json").data
    assert [list(each) for each in listed] == [["id", "level", "players", "seat", "goal"]] * 20
    one = run("puzzles", "p01", "--prove", "--json").data
    proof = ["ends", "met", "palaces", "best", "greedy"]
    assert list(one) == ["id", "level", "players", "seat", "goal", "solution", *proof]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["p99"], "there is no puzzle 'p99'; there is p01, p02"),
        (["money"], "there is no puzzle 'money'"),
        (["--solve"], "give its ID"),
    ],
)
def test_wrong_usage_is_told(run: Run, arguments: list[str], said: str) -> None:
    result = run("puzzles", *arguments)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
