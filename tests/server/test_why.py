"""Bots say why: what everybody can see, beside the turn, in the replay, and in no log."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from alhambra.analysis.reasons import Reason, seen_reasons
from alhambra.bots import player
from alhambra.core.apply import apply
from alhambra.core.rng import Rng
from alhambra.server import decisions
from alhambra.server.log import to_body
from alhambra.server.pace import bot_pause
from alhambra.server.room import Room
from alhambra.server.setup import Setup
from alhambra.server.table import News, Table
from alhambra.server.thinkers import Past, Task, Thinker, Thought, watches
from alhambra.server.wire.replays import film, replay
from alhambra.server.wire.updates import shared
from alhambra.turn import Turn

from .sitting import Sitting


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of these tests is dealt alike."""
    monkeypatch.setattr(decisions, "fresh_seed", lambda: "dealt alike")


def beside(*bots: str) -> Sitting:
    """Ada beside bots."""
    return Sitting(Setup(players=1 + len(bots)), name="Ada", bots=list(bots), start=True)


def whole_turn(sitting: Sitting) -> tuple[int, ...]:
    """What a mason would play now."""
    turn, mason, rng = Turn(sitting.turn.before), player("mason"), Rng(1)
    while not turn.complete:
        turn.take(*turn.planned([mason.code(turn.state, rng)]))
    return turn.codes


def told(table: Table, news: News) -> list[dict[str, Any]]:
    """What an update says to be the reasons of the turn."""
    found: list[dict[str, Any]] = json.loads(shared(table, frozenset(), 0, news) + b"}").get(
        "why", []
    )
    return found


def test_a_bot_says_why_and_a_person_does_not() -> None:
    sitting = beside("mason", "mason")
    said: dict[int, list[str]] = {}
    for _ in range(18):
        turn, codes = sitting.turn, whole_turn(sitting)
        expected = seen_reasons(turn.before, codes)
        reasons = told(sitting.table, sitting.by_bot(codes))
        slugs = [each["slug"] for each in reasons]
        assert slugs == ([] if turn.seat == 0 else [each.slug for each in expected])
        said.setdefault(turn.seat, []).extend(slugs)
    assert not said[0]
    assert said[1]
    assert said[2]


def test_what_was_found_where_the_bot_thinks_is_not_looked_for_again() -> None:
    sitting = beside("mason")
    while sitting.turn.seat == 0:
        sitting.by_bot(whole_turn(sitting))
    news = sitting.by_bot(whole_turn(sitting))
    news.why = (Reason("wall", before=1, after=9),)
    assert [each["after"] for each in told(sitting.table, news)] == [9]


def test_reasons_are_in_no_log_and_yet_in_every_replay() -> None:
    sitting = beside("mason", "mason")
    live: list[list[str]] = []
    while sitting.table.turn is not None:
        news = sitting.by_bot(whole_turn(sitting))
        live.append([each["slug"] for each in told(sitting.table, news)])
    assert all(b"why" not in to_body(entry) for entry, _ in sitting.log)
    frames = replay(film(sitting.again(), games=False)).frames
    assert [[each.slug for each in frame.why] for frame in frames if frame.why] == [
        each for each in live if each
    ]
    assert not any(frame.why for frame in frames if frame.seat == 0)


def test_the_process_that_thinks_says_why() -> None:
    sitting = beside("mason")
    answer = Thinker(1.0).answer(Task(sitting.turn.state, "mason", 1, 1.0))
    assert isinstance(answer, Thought)
    assert answer.why == seen_reasons(sitting.turn.state, answer.codes)


def test_only_a_bot_that_watches_is_told_the_past() -> None:
    assert watches("adaptive")
    assert not any(watches(level) for level in ("random", "mason", "master", "nobody"))
    for level in ("mason", "adaptive"):
        sitting = beside(level)
        dice = random.Random(2)
        while sitting.turn.seat == 0:
            sitting.finish_turn(dice)
        chore = Room(sitting.table).chore(0)
        assert chore is not None
        assert (chore.past is not None) == (level == "adaptive")


def test_the_past_is_told_as_it_was_watched() -> None:
    """A bot that is made anew for a turn chooses like one that has sat there all the time."""
    sitting = beside("adaptive")
    stayed, rng = player("adaptive@40"), Rng(7)
    for _ in range(9):
        codes = whole_turn(sitting)
        state = sitting.turn.before.copy()
        for code in codes:
            stayed.watch(state, code)
            apply(state, code)
        sitting.by_bot(codes)
    game = sitting.table.game
    assert game is not None
    fresh = player("adaptive@40")
    Past.of(game).tell(fresh)
    assert fresh.code(game.state, rng.copy()) == stayed.code(game.state, rng.copy())
    answer = Thinker(1.0).answer(Task(game.state, "adaptive@40", 7, 1.0, Past.of(game)))
    assert isinstance(answer, Thought)
    assert answer.codes[0] == stayed.code(game.state, Rng(7))


def test_bots_leave_time_to_see_and_less_where_nothing_is_to_decide() -> None:
    assert bot_pause(0.6, 0.0, choices=9) == 0.6
    assert bot_pause(0.6, 0.5, choices=9) == pytest.approx(0.1)
    assert bot_pause(0.6, 5.0, choices=9) == 0.0
    assert bot_pause(0.6, 0.0, choices=1) == pytest.approx(0.2)
    assert bot_pause(0.0, 0.0, choices=9) == 0.0
