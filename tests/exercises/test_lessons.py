from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.actions import parse
from alhambra.core import const
from alhambra.core.state import State
from alhambra.deal import check_deal
from alhambra.exercises.exercise import (
    Exercise,
    NoSuchExercise,
    exercise,
    exercises,
    written_deal,
)
from alhambra.exercises.goals import Attempt
from alhambra.exercises.prove import Way, ends
from alhambra.exercises.slips import NOT_YET, SLIPS
from alhambra.options import Options
from alhambra.turn import is_played_out

from .learning import Learner

LESSONS = [each for each in exercises().values() if each.kind == "lesson"]
STEPS = [
    pytest.param(lesson, number, id=f"{lesson.id}-{number + 1}")
    for lesson in LESSONS
    for number in range(len(lesson.steps))
]
WORDS = Path(__file__).parents[2] / "client" / "src" / "words" / "en.ftl"

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.id)
steps = pytest.mark.parametrize(("lesson", "number"), STEPS)


def at(lesson: Exercise, number: int, seed: int = 1) -> Learner:
    """A learner who has come to a step of a lesson."""
    learner = Learner(lesson, seed)
    for _ in range(number):
        learner.solve()
    assert learner.progress.met == number
    return learner


def attempts(state: State) -> Iterator[Attempt]:
    """All that can be done in a turn, also in part."""
    ways = [Way(state)]
    while ways:
        way = ways.pop()
        if not is_played_out(way.state):
            ways += way.onwards()
        yield Attempt(state, way.actions, way.state)


def test_there_are_nine_lessons() -> None:
    assert [each.id for each in LESSONS] == [
        "money", "exact", "place", "forbidden", "wall", "redesign", "scoring", "end", "dirk",
    ]  # fmt: skip


# Positions


@lessons
def test_a_lesson_begins_with_the_turn_of_its_learner(lesson: Exercise) -> None:
    state = lesson.game().state
    assert (state.actor(), state.phase) == (lesson.seat, const.ACT)
    assert not state.exact


def test_a_deal_is_as_written_and_can_occur() -> None:
    options = Options(3)
    deal = written_deal(
        options, "any", youngest=2, bag="T9NE P8", deck="b9 b9 b9", scoring=(20, 60)
    )
    assert (" ".join(each.name for each in deal.bag)).startswith("T9NE P8 ")
    assert (" ".join(map(str, deal.deck))).startswith("b9 b9 b9 ")
    assert (deal.youngest, deal.scoring_cards) == (2, (20, 60))
    check_deal(options, deal)
    check_deal(options, written_deal(options, "any"))
    with pytest.raises(ValueError, match="not in list"):
        written_deal(options, "any", deck="b9 b9 b9 b9")


def test_the_mark_tells_positions_apart() -> None:
    lesson = LESSONS[-1]
    twins = [
        replace(lesson, actions=lesson.actions[:-1]),
        replace(lesson, deal=replace(lesson.deal, scoring_cards=(30, 31))),
        replace(lesson, options=Options(2, "pt-2003")),
        replace(lesson, seat=1),
    ]
    assert len({lesson.mark, *(each.mark for each in twins)}) == 5
    assert replace(lesson, steps=()).mark == lesson.mark


def test_there_is_no_exercise_of_another_name() -> None:
    with pytest.raises(NoSuchExercise, match="choose one from the list"):
        exercise("flying")


# Steps


@steps
def test_a_step_is_met_by_its_solution_and_not_before(lesson: Exercise, number: int) -> None:
    learner = at(lesson, number)
    learner.solve()
    assert learner.progress.met == number + 1


@lessons
def test_a_lesson_can_be_done_whatever_the_others_do(lesson: Exercise) -> None:
    for seed in range(3):
        learner = at(lesson, len(lesson.steps), seed)
        assert learner.progress.step is None
        if learner.game.actor is not None:
            assert learner.slip is None


@steps
def test_whatever_is_done_instead_is_told(lesson: Exercise, number: int) -> None:
    learner = at(lesson, number)
    step = lesson.steps[number]
    told = set()
    for attempt in attempts(learner.game.state):
        slip = learner.progress.slip(attempt)
        if not step.goal.met(attempt) and not step.goal.after_turn:
            assert slip or not attempt.complete, attempt.actions
            assert attempt.actions or slip is None
            told.add(slip)
    assert told - {None, NOT_YET} == set(step.slips)


def test_every_slip_is_one_of_a_step() -> None:
    assert {code for lesson in LESSONS for step in lesson.steps for code in step.slips} == {*SLIPS}


@steps
def test_a_turn_is_not_ended_before_the_step_is_met(lesson: Exercise, number: int) -> None:
    learner = at(lesson, number)
    if not lesson.steps[number].goal.after_turn:
        for way in ends(learner.game.state):
            attempt = Attempt(learner.game.state, way.actions, way.state)
            assert not learner.progress.may_end(attempt)


@lessons
def test_no_end_of_a_turn_leads_away_from_the_next_step(lesson: Exercise) -> None:
    for number, step in enumerate(lesson.steps[:-1]):
        if not step.goal.after_turn:
            continue
        state = at(lesson, number).game.state
        for way in ends(state):
            learner = at(lesson, number)
            learner.undo(len(learner.actions))
            learner.do(*way.actions)
            if learner.may_end:
                learner.end()
                goal = lesson.steps[number + 1].goal
                assert any(map(goal.met, attempts(learner.game.state))), way.actions


def test_what_was_met_stays_met_but_has_to_be_there_when_the_turn_ends() -> None:
    learner = at(exercise("scoring"), 3)
    could_end = learner.may_end
    assert could_end
    learner.undo(2)
    learner.do(parse("stop"), parse("place T12 -1,0"))
    assert learner.progress.met == 3
    assert not learner.may_end
    assert learner.slip == NOT_YET
    learner.solve()
    assert learner.progress.step is None


# What the lessons say is so


def test_the_scoring_is_one_with_a_tie() -> None:
    learner = at(exercise("scoring"), 4)
    scoring = learner.game.scorings[-1]
    assert learner.game.scores == scoring.points == (6 + 2 + 1, 0 + 1 + 4, 4 + 2 + 5)


def test_the_last_tile_decides_the_game() -> None:
    learner = at(exercise("end"), 4)
    assert learner.game.winners == (0,)
    poorer = at(exercise("end"), 2)
    poorer.game.play(parse("store T13E"))
    assert poorer.game.winners == (1,)


def test_every_lesson_and_every_slip_has_its_words() -> None:
    there = set(re.findall(r"^((?:lesson|slip)-[\w-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    needed = {f"slip-{code}" for code in (*SLIPS, NOT_YET)}
    for lesson in LESSONS:
        numbers = range(1, len(lesson.steps) + 1)
        parts = ("", "-about", "-done", *(f"-{number}" for number in numbers))
        needed |= {f"lesson-{lesson.id}{part}" for part in parts}
    assert there == needed
