"""Every exception that comes from another process arrives as it was raised."""

from __future__ import annotations

import inspect
import pickle
from types import ModuleType

import pytest

from alhambra import errors, record
from alhambra.errors import AlhambraError
from alhambra.exercises import exercise
from alhambra.server import errors as refusals
from alhambra.server.store import base

EACH: tuple[AlhambraError, ...] = (
    AlhambraError("text"),
    errors.SetupError("text", rule="R2.6"),
    errors.PositionError("R5.1", "clash", "text", {"seat": 1}),
    errors.NotationError("text"),
    errors.IllegalAction("R4.2", "clash", "text", {"tile": "t3"}),
    errors.MissingExtra("a chart", "arena"),
    record.BadRecord("text", rule="R4.2", action=3),
    exercise.NoSuchExercise(),
    refusals.TableError("game-too-long", "text", most=3),
    refusals.Stale(7),
    refusals.NoSuchTable(),
    refusals.ExerciseGone(),
    refusals.NoSuchScores(),
    refusals.NoSuchDeal(),
    refusals.NotAllowed("not-your-seat", "text", yours=[1]),
    refusals.BadMessage("text"),
    refusals.NoToken("text"),
    refusals.NameEnded(),
    refusals.TooLarge("text"),
    refusals.WrongType("text"),
    refusals.TooMany("text", 2.5),
    refusals.Full(),
    base.Unavailable("text"),
)


def defined_in(module: ModuleType) -> set[type]:
    return {
        each
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, AlhambraError) and each.__module__ == module.__name__
    }


@pytest.mark.parametrize("error", EACH, ids=lambda each: type(each).__name__)
def test_an_error_keeps_everything_when_pickled(error: AlhambraError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.slug, str(again), again.args) == (error.slug, str(error), error.args)
    assert vars(again) == vars(error)


@pytest.mark.parametrize("module", [errors, record, exercise, refusals, base])
def test_no_error_is_left_out(module: ModuleType) -> None:
    assert defined_in(module) <= set(map(type, EACH))
