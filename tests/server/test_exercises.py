"""Lessons and puzzles at the table: what is shown, what is refused, and that the log has it all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra.bots import player
from alhambra.core.rng import Rng
from alhambra.errors import SetupError
from alhambra.exercises import exercise as shelf
from alhambra.exercises.exercise import Exercise, NoSuchExercise, exercise, exercises
from alhambra.exercises.goals import BestTurn
from alhambra.server.errors import ExerciseGone, TableError
from alhambra.server.log import Entry
from alhambra.server.new_tables import rematch
from alhambra.server.setup import Setup
from alhambra.server.table import Table
from alhambra.server.wire import updates
from alhambra.server.wire.messages import NewTable, Propose
from alhambra.turn import Turn

from .services import Listener, service
from .serving import Json, Server, bearer, serving
from .sitting import HOST, Sitting, legal


def learn(name: str) -> Sitting:
    """Ada at the table of an exercise."""
    return Sitting(None, name="Ada", exercise=name)


def told(sitting: Sitting | Table, guest: str = HOST) -> updates.ExerciseOut:
    """What a guest is told about the exercise."""
    table = sitting.table if isinstance(sitting, Sitting) else sitting
    out = updates.exercise_out(table, guest)
    assert out is not None
    return out


def solve(sitting: Sitting) -> None:
    """Play the solution of the running step from the beginning of the turn."""
    out = told(sitting)
    while sitting.turn.actions:
        sitting.undo(HOST)
    for action in out.solution:
        sitting.play(HOST, action)
    if told(sitting).step == out.step:
        sitting.end(HOST)
        others(sitting)


def others(sitting: Sitting) -> None:
    """The turns of the bots."""
    bot, rng = player("apprentice"), Rng(1)
    while sitting.table.turn is not None and sitting.turn.seat != told(sitting).seat:
        turn = Turn(sitting.turn.state)
        while not turn.complete:
            turn.take(*turn.planned([bot.code(turn.state, rng)]))
        sitting.by_bot(turn.codes)


def refused(sitting: Sitting, *, slug: str) -> dict[str, Any]:
    """Why the turn cannot be ended."""
    version = sitting.table.version
    with pytest.raises(TableError) as refusal:
        sitting.end(HOST)
    assert refusal.value.slug == slug
    assert sitting.table.version == version
    return refusal.value.details


# Making a table


def test_an_exercise_brings_its_own_table() -> None:
    table = learn("money").table
    assert [(seat.name, seat.bot) for seat in table.seats] == [
        ("Ada", ""),
        ("Apprentice", "apprentice"),
        ("Apprentice 2", "apprentice"),
    ]
    assert table.setup == Setup(players=3, chat=False)
    assert not table.setup.listed
    assert table.deadline is None
    assert table.turn is not None
    assert table.turn.seat == 0
    assert table.game is not None
    assert table.game.names == ("Ada", "Apprentice", "Apprentice 2")


def test_the_game_of_an_exercise_has_its_history() -> None:
    table, lesson = learn("scoring").table, exercise("scoring")
    assert table.game is not None
    assert tuple(table.game.actions) == lesson.actions
    assert table.last_turn(0) is None


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ({"exercise": "flying", "name": "Ada"}, NoSuchExercise),
        ({"exercise": "money"}, TableError),
        ({"exercise": "money", "name": "Ada", "bots": ["mason"]}, SetupError),
        ({"exercise": "money", "name": "Ada", "devices": ["Ben"]}, SetupError),
        ({"exercise": "money", "name": "Ada", "setup": Setup(players=3)}, SetupError),
        ({"name": "Ada"}, SetupError),
    ],
)
def test_an_order_says_either_what_to_play_or_which_exercise(
    order: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Sitting(order.pop("setup", None), **order)


# Learning


def test_a_learner_is_told_what_to_do() -> None:
    sitting = learn("money")
    assert told(sitting) == updates.ExerciseOut(
        id="money",
        kind="lesson",
        seat=0,
        step=0,
        steps=2,
        goal={"is": "took", "cards": 3},
        slip=None,
        solution=["take b1 g2 o2"],
        why=[],
        gap=0.0,
    )
    sitting.play(HOST, "take b1 g2 o2")
    assert (told(sitting).step, told(sitting).goal) == (1, {"is": "ended"})
    sitting.end(HOST)
    done = told(sitting)
    assert (done.step, done.goal, done.slip, done.solution) == (2, None, None, [])


def test_only_the_learner_is_told_a_solution() -> None:
    sitting = learn("exact")
    assert "b4 b6" in told(sitting).solution[0]
    for guest in ("", "ben"):
        assert told(sitting, guest).solution == []


def test_a_turn_is_ended_when_it_has_done_what_is_asked() -> None:
    sitting = learn("money")
    sitting.play(HOST, "take y7")
    assert told(sitting).slip == "few-cards"
    assert refused(sitting, slug="exercise") == {"slip": "few-cards"}
    sitting.undo(HOST)
    assert told(sitting).slip is None
    sitting.play(HOST, "buy C7SW o8")
    assert told(sitting).slip == "bought"
    assert refused(sitting, slug="turn-incomplete") == {}
    sitting.undo(HOST)
    sitting.play(HOST, "take b1 g2 o2")
    sitting.end(HOST)
    assert sitting.turn.seat == 1


def test_what_was_met_stays_met() -> None:
    sitting = learn("exact")
    sitting.play(HOST, "buy G10 b4 b6")
    assert told(sitting).step == 1
    sitting.undo(HOST)
    assert told(sitting).step == 1
    sitting.play(HOST, "take b7")
    assert (told(sitting).step, told(sitting).slip) == (1, "took-money")
    refused(sitting, slug="exercise")


def test_after_the_exercise_the_game_goes_on() -> None:
    sitting = learn("money")
    solve(sitting)
    solve(sitting)
    assert sitting.turn.seat == 0
    sitting.play(HOST, next(each for each in legal(sitting.table) if each.startswith("take")))
    assert told(sitting).slip is None
    sitting.end(HOST)


def test_a_turn_that_was_ended_stays() -> None:
    sitting = learn("money")
    solve(sitting)
    solve(sitting)
    assert updates.you_out(sitting.table, HOST, 0).may_propose == []
    with pytest.raises(TableError) as refusal:
        sitting.ask(HOST, Propose())
    assert refusal.value.slug == "exercise-turn"


@pytest.mark.parametrize("lesson", [each.id for each in exercises().values()])
def test_the_log_tells_how_far_the_learner_has_come(lesson: str) -> None:
    sitting = learn(lesson)
    for _ in exercise(lesson).steps:
        assert told(sitting.again()) == told(sitting)
        solve(sitting)
        again = sitting.again()
        assert told(again) == told(sitting)
        assert updates.game_out(again) == updates.game_out(sitting.table)
    assert told(sitting).goal is None


def test_a_rematch_begins_the_exercise_anew() -> None:
    sitting = learn("end")
    with pytest.raises(TableError, match="wait until the game is over"):
        rematch(sitting.table, HOST)
    for _ in exercise("end").steps:
        solve(sitting)
    assert sitting.table.status == "over"
    anew = Table("anew")
    anew.apply(Entry(tuple(rematch(sitting.table, HOST)), HOST), 1)
    assert told(anew) == told(learn("end"))
    assert anew.seats[0].name == "Ada"


def test_other_tables_know_nothing_of_exercises() -> None:
    sitting = Sitting(Setup(players=2), name="Ada", bots=["random"], start=True)
    table = sitting.table
    assert table.progress is None
    assert updates.exercise_out(table, HOST) is None
    common = updates.shared(table, frozenset(), 0)
    assert b"exercise" not in updates.update(common, updates.you_out(table, HOST, 0), None)
    assert b"exercise" not in msgspec.json.encode(sitting.log[0][0])


# When an exercise is gone


def test_a_table_of_an_exercise_that_is_gone_or_has_changed_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = learn("dirk")
    without = {key: each for key, each in exercises().items() if key != "dirk"}
    moved = exercises()["dirk"]
    other = {**without, "dirk": replace(moved, actions=moved.actions[:0])}
    for left in (without, other):
        monkeypatch.setattr(shelf, "exercises", lambda left=left: left)
        with pytest.raises(ExerciseGone) as refusal:
            sitting.again()
        assert (refusal.value.slug, refusal.value.status) == ("no-such-exercise", 404)


def test_a_server_refuses_what_is_gone_and_serves_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        file = str(tmp_path / "games.db")
        async with service(file) as home:
            names = [
                (await home.tables.create(NewTable(name="Ada", exercise=each), "ada")).name
                for each in ("money", "dirk")
            ]
        left: dict[str, Exercise] = {"money": exercises()["money"]}
        monkeypatch.setattr(shelf, "exercises", lambda: left)
        async with service(file) as home:
            with pytest.raises(ExerciseGone):
                await home.tables.whole_view(names[1], "ada")
            with pytest.raises(ExerciseGone):
                await home.tables.join(names[1], Listener("ada"))
            assert b'"exercise":{"id":"money"' in await home.tables.whole_view(names[0], "ada")

    asyncio.run(evening())


# Over HTTP and a socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("exercises")) as running:
        yield running


def test_exercises_are_listed(server: Server) -> None:
    listed = server.get("exercises")
    assert [each["id"] for each in listed] == list(exercises())
    assert listed[0] == {
        "id": "money",
        "kind": "lesson",
        "level": 0,
        "players": 3,
        "steps": 2,
        "goal": {"is": "took", "cards": 3},
    }


def test_a_lesson_over_a_socket_goes_on_after_a_reload(server: Server) -> None:
    ada = server.guest()
    table = server.post("tables", ada, name="Ada", exercise="redesign")["id"]
    with server.socket(table, ada) as socket:
        view = socket.next("update")
        assert view["exercise"]["step"] == 0
        assert view["you"]["legal"]
        wrong = {"version": view["version"], "action": view["you"]["legal"][0]}
        assert socket.ask("play", **wrong)["type"] == "done"
        refusal = socket.ask("end", version=view["version"] + 1)
        assert (refusal["slug"], refusal["details"]) == ("exercise", {"slip": "took-money"})
        assert socket.ask("undo", version=view["version"] + 1)["type"] == "done"
        version = view["version"] + 2
        (action,) = view["exercise"]["solution"]
        assert socket.ask("play", version=version, action=action)["type"] == "done"
        assert socket.ask("end", version=version + 1)["type"] == "done"
    view = turn_of(server, table, ada)
    assert view["exercise"]["step"] == 2
    with server.socket(table, ada) as socket:
        view = socket.next("update")
        (action,) = view["exercise"]["solution"]
        assert socket.ask("play", version=view["version"], action=action)["type"] == "done"
        socket.send("look")
        assert socket.next("update")["exercise"]["goal"] is None
    assert server.get(f"tables/{table}")["exercise"]["solution"] == []
    assert table not in str(server.get("lobby"))


def test_an_unknown_exercise_is_refused_over_http(server: Server) -> None:
    answer = server.client.post(
        "/api/tables", headers=bearer(server.guest()), json={"name": "Ada", "exercise": "flying"}
    )
    assert (answer.status_code, answer.json()["slug"]) == (422, "no-such-exercise")


def turn_of(server: Server, table: str, token: str) -> Json:
    """The view of a guest whose turn it is again."""
    view: Json = server.get(f"tables/{table}", token)
    while view["game"]["actor"] != 0:
        view = server.get(f"tables/{table}", token, after=view["version"], wait=10)
    return view


def marks(puzzle: Exercise) -> list[str]:
    """Of the ends that are best."""
    goal = puzzle.steps[0].goal
    assert isinstance(goal, BestTurn)
    return goal.marks.split()


def test_a_best_turn_is_explained_when_it_is_found_and_not_before() -> None:
    best = next(
        each
        for each in exercises().values()
        if each.why and len(marks(each)) == len(each.steps[0].solution) == 1
    )
    sitting = learn(best.id)
    wrong = next(each for each in legal(sitting.table) if each not in told(sitting).solution)
    sitting.play(HOST, wrong)
    assert (told(sitting).step, told(sitting).why, told(sitting).gap) == (0, [], 0.0)
    solve(sitting)
    found = told(sitting)
    assert found.step == found.steps
    assert [each.slug for each in found.why] == [each.slug for each in best.why]
    assert found.gap == best.gap
