"""Every best turn is one: its position, its solution, why, and that all other ways lose."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.cli.puzzles import WHY
from alhambra.core import compiled, const
from alhambra.core.apply import carry_out
from alhambra.errors import SetupError
from alhambra.exercises.best_turns import (
    ERRORS,
    GAP,
    TRIES,
    WEAKER,
    Puzzle,
    Solved,
    _position,
    choose,
    found_by,
    puzzles,
    solve,
    written,
)
from alhambra.exercises.exercise import Exercise, exercises, read, written_reason
from alhambra.exercises.goals import Attempt, BestTurn, mark_of
from alhambra.exercises.prove import attempts, prove
from alhambra.game import Game
from alhambra.options import Options
from alhambra.positions import write_position
from alhambra.refusals import checked_code
from alhambra.simulate import Match, play

ROOT = Path(__file__).parents[2]
TEXT = (files("alhambra.exercises") / "best_turns.json").read_text("utf-8")
WRITTEN: dict[str, dict[str, Any]] = {each["id"]: each for each in json.loads(TEXT)}
PUZZLES = [exercises()[name] for name in WRITTEN]
SMALLEST = [
    min((each for each in PUZZLES if each.level == level), key=lambda each: len(each.actions))
    for level in (1, 2, 3)
]


def by_id(puzzle: Exercise) -> str:
    return puzzle.id


def holds(puzzle: Exercise) -> None:
    """Weigh every end of the turn again."""
    state = puzzle.game().state
    found = solve(state, 0)
    goal = puzzle.steps[0].goal
    assert found is not None
    assert isinstance(goal, BestTurn)
    assert goal.marks == " ".join(found.marks)
    assert found.actions == puzzle.steps[0].solution
    assert found.why == puzzle.why
    assert found.gap.value - ERRORS * found.gap.error >= GAP
    assert found.win_gap.value > 0
    proof = WRITTEN[puzzle.id]["proof"]
    assert (found.ends, round(found.gap.value, 1)) == (proof["ends"], puzzle.gap)


def test_there_are_a_hundred_of_three_degrees_and_they_get_harder() -> None:
    assert len(PUZZLES) == 100
    levels = [each.level for each in PUZZLES]
    assert levels == sorted(levels)
    assert all(levels.count(level) >= 20 for level in (1, 2, 3))
    tries = [WRITTEN[each.id]["proof"]["found_by"] for each in PUZZLES]
    assert tries == sorted(tries, reverse=True)
    all_tries = TRIES * len(WEAKER)
    for level, found in zip(levels, tries, strict=True):
        assert (3 - level) * all_tries <= 3 * found <= (4 - level) * all_tries
    assert len({each.mark for each in PUZZLES}) == 100
    assert {each.options.players for each in PUZZLES} == {2, 3}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_id)
def test_the_solution_meets_the_goal_and_hardly_anything_else_does(puzzle: Exercise) -> None:
    (step,) = puzzle.steps
    game = puzzle.game()
    before, after = game.state.copy(), game.state.copy()
    assert (before.phase, before.turn, before.exact) == (const.ACT, puzzle.seat, False)
    assert not step.goal.met(Attempt(before, (), before))
    for action in step.solution:
        carry_out(after, checked_code(after, action))
    assert step.goal.met(Attempt(before, step.solution, after))
    assert isinstance(step.goal, BestTurn)
    proof = prove(before, step.goal)
    assert proof.ends == WRITTEN[puzzle.id]["proof"]["ends"]
    assert proof.met == len(step.goal.marks.split()) <= 4
    for action in step.solution:  # and at a real table
        game.play(action)
    assert game.over or game.actor != puzzle.seat


def test_every_puzzle_says_why_in_words_that_there_are() -> None:
    words = (ROOT / "client/src/words/en.ftl").read_text("utf-8")
    for puzzle in PUZZLES:
        assert puzzle.why
        assert puzzle.gap >= GAP
        for reason in puzzle.why:
            assert reason.slug in WHY
            assert f"\nreason-{reason.slug} = " in words
        assert list(map(written_reason, puzzle.why)) == WRITTEN[puzzle.id]["why"]


@pytest.mark.skipif(not compiled(), reason="plays many futures")
@pytest.mark.parametrize("puzzle", SMALLEST, ids=by_id)
def test_one_of_each_degree_is_still_best(puzzle: Exercise) -> None:
    holds(puzzle)


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_id)
def test_all_are_still_best_and_as_hard(puzzle: Exercise) -> None:
    holds(puzzle)
    goal = puzzle.steps[0].goal
    assert isinstance(goal, BestTurn)
    tries = found_by(puzzle.game().state, goal.marks.split(), 0)
    assert tries == WRITTEN[puzzle.id]["proof"]["found_by"]


def test_a_mark_tells_every_end_from_the_others() -> None:
    state = SMALLEST[0].game().state
    ends = attempts(state)
    assert len({mark_of(each.after, state.turn) for each in ends}) == len(ends)


@pytest.mark.skipif(not compiled(), reason="plays many futures")
def test_a_turn_without_a_best_way_is_no_puzzle() -> None:
    beginning = record.new_game(record.of_game(SMALLEST[0].game())).state
    assert solve(beginning, 0) is None  # all there is to do is to take money


@pytest.mark.skipif(not compiled(), reason="plays many futures")
def test_the_finder_finds_a_puzzle_again_in_a_game() -> None:
    puzzle = min(SMALLEST, key=lambda each: len(each.actions))
    game = puzzle.game()
    for action in puzzle.steps[0].solution:
        game.play(action)
    found = list(puzzles([record.to_json(record.of_game(game))], 0))
    again = next(each for each in found if each.at == len(puzzle.actions))
    line = json.loads(written([again]))[0]
    kept = WRITTEN[puzzle.id]
    assert {**line, "id": puzzle.id} == kept


@pytest.mark.parametrize("edition", ["standard", "hu-2003", "pt-2003"])
def test_a_puzzle_keeps_the_rules_of_its_game(edition: str) -> None:
    options = Options(2, edition, {"dirk_second": "third"})
    text = play(Match(options, "x", ("builder",) * 2), 0, keep_record=True).record
    assert text is not None
    found = record.from_json(text)
    game = record.new_game(found)
    for number in record.step_by_step(game, found.actions):
        if number == 60:
            break
    data = {"id": "b001", "steps": [], **_position(found, game.state, 60)}
    (again,) = read(json.dumps([data]), "puzzle")
    assert again.options == options
    assert write_position(again.game().state) == write_position(game.state)


def test_a_game_from_a_position_gives_no_puzzles() -> None:
    game = SMALLEST[0].game()
    later = Game(game.options, seed="x", position=game.state)
    later.play(later.legal()[0])
    assert list(puzzles([record.to_json(record.of_game(later))], 0)) == []


def made(game: int, tries: int, shape: str) -> Puzzle:
    """A puzzle that only says what choosing looks at."""
    sample = solve_once()
    state = SMALLEST[0]
    actions = state.steps[0].solution if shape == "same" else state.actions[:1]
    found = Solved(actions, sample.marks, 20, sample.gap, sample.win_gap, sample.why)
    return Puzzle(game, 0, tries, found, {})


def solve_once() -> Solved:
    """What was found of a small one."""
    if not _FOUND:
        found = solve(SMALLEST[0].game().state, 0)
        assert found is not None
        _FOUND.append(found)
    return _FOUND[0]


_FOUND: list[Solved] = []


@pytest.mark.skipif(not compiled(), reason="plays many futures")
def test_all_degrees_and_shapes_are_chosen_and_no_game_gives_more_than_two() -> None:
    found = [made(0, 24, "same") for _ in range(5)]
    found += [made(1, 12, "same"), made(2, 0, "same"), made(3, 23, "other")]
    chosen = choose(found, 4)
    assert [each.degree for each in chosen] == [0, 0, 1, 2]
    assert len({each.shape for each in chosen if each.degree == 0}) == 2
    assert sum(each.game == 0 for each in choose(found, 5)) == 2
    with pytest.raises(SetupError, match="these games have 5 puzzles, not 6"):
        choose(found, 6)
