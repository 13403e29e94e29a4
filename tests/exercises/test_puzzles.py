"""Every puzzle is what it says: its position, its solution, and how few ways there are."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tools import make_puzzles

from alhambra.cli.puzzles import ASKED
from alhambra.core import compiled, const
from alhambra.core.apply import carry_out
from alhambra.errors import SetupError
from alhambra.exercises.exercise import exercises
from alhambra.exercises.goals import Attempt, WallLongest
from alhambra.exercises.prove import prove
from alhambra.refusals import checked_code
from alhambra.turn import is_played_out

ROOT = Path(__file__).parents[2]
WRITTEN: dict[str, dict[str, Any]] = {
    each["id"]: each
    for each in json.loads((files("alhambra.exercises") / "puzzles.json").read_text("utf-8"))
}
PUZZLES = {name: each for name, each in exercises().items() if name in WRITTEN}
DEEP = [
    name
    for name, puzzle in PUZZLES.items()
    if puzzle.steps[0].goal.name in ("wall-longest", "points-now")
]


def test_there_are_twenty_of_many_sorts_and_they_get_harder() -> None:
    assert len(PUZZLES) == len(WRITTEN) == 20
    assert len({puzzle.steps[0].goal.name for puzzle in PUZZLES.values()}) >= 8
    assert {puzzle.options.players for puzzle in PUZZLES.values()} == {2, 3, 4}
    levels = [puzzle.level for puzzle in PUZZLES.values()]
    assert levels == sorted(levels)
    assert set(levels) == {1, 2, 3, 4, 5}


def test_every_question_has_words() -> None:
    words = (ROOT / "client/src/words/en.ftl").read_text("utf-8")
    for puzzle in PUZZLES.values():
        goal = puzzle.steps[0].goal
        assert goal.name in ASKED
        assert f"\npuzzle-{goal.name} = " in words


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_begins_with_the_learners_turn_and_a_small_palace(name: str) -> None:
    puzzle = PUZZLES[name]
    state = puzzle.game().state
    assert (state.phase, state.turn, state.exact) == (const.ACT, puzzle.seat, False)
    assert 2 <= state.palace(puzzle.seat).built.bit_count() <= 8


@pytest.mark.parametrize("name", PUZZLES)
def test_the_solution_solves_it_in_one_turn(name: str) -> None:
    puzzle = PUZZLES[name]
    (step,) = puzzle.steps
    game = puzzle.game()
    before, after = game.state.copy(), game.state.copy()
    assert not step.goal.met(Attempt(before, (), before))
    for action in step.solution:
        assert not is_played_out(after)
        carry_out(after, checked_code(after, action))
    attempt = Attempt(before, step.solution, after)
    assert attempt.complete
    assert step.goal.met(attempt)
    for action in step.solution:  # and at a real table
        game.play(action)
    assert game.over or game.actor != puzzle.seat


@pytest.mark.parametrize("name", PUZZLES)
def test_the_proof_holds(name: str) -> None:
    puzzle = PUZZLES[name]
    goal = puzzle.steps[0].goal
    state = puzzle.game().state
    proof = prove(state, goal)
    found: dict[str, int | None] = {"ends": proof.ends, "met": proof.met, "palaces": proof.palaces}
    if proof.best is not None:
        found |= {"best": proof.best, "greedy": proof.greedy}
    assert found == WRITTEN[name]["proof"]
    assert proof.solution == puzzle.steps[0].solution
    if isinstance(goal, WallLongest):
        assert proof.best == goal.length


@pytest.mark.parametrize("name", DEEP)
def test_a_deep_puzzle_is_not_solved_step_by_step(name: str) -> None:
    """The longest wall and the most points need a look ahead: greed falls short."""
    proof = WRITTEN[name]["proof"]
    assert proof["palaces"] == 1
    assert proof["greedy"] < proof["best"]


@pytest.mark.skipif(not compiled(), reason="plays and searches a whole game")
def test_the_maker_finds_a_puzzle_again() -> None:
    puzzle = min(PUZZLES.values(), key=lambda each: len(each.actions))
    number = int(WRITTEN[puzzle.id]["deal"]["seed"].removeprefix(f"{make_puzzles.SEED}/"))
    found = [each for _, each in make_puzzles.found([number]) if each.goal == puzzle.steps[0].goal]
    again = next(each for each in found if each.actions == puzzle.actions)
    assert (again.seat, again.proof.solution) == (puzzle.seat, puzzle.steps[0].solution)


def test_too_few_games_are_too_few() -> None:
    with pytest.raises(SetupError, match="more games are needed"):
        make_puzzles.choose([])


def test_the_file_is_written_as_it_is() -> None:
    text = (files("alhambra.exercises") / "puzzles.json").read_text("utf-8")
    assert make_puzzles.written(json.loads(text)) == text
    assert sum(sort.count for sort in make_puzzles.SORTS) == len(json.loads(text))
