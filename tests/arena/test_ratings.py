"""Ratings against strengths that are known."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from alhambra.arena.ratings import comparisons, rate
from alhambra.arena.settings import Settings
from alhambra.simulate import Played

from .made import arena_of, made, settings

BOTS = ("random", "builder", "builder@1", "builder@2")
STRENGTH = dict(zip(BOTS, (-300, 100, -100, 300), strict=True))


def lottery(asked: Settings, deals: int, seed: int = 7) -> list[Played]:
    """Games that are won just as often as Elo's formula says."""
    rng = random.Random(seed)
    games = []
    for index in range(deals * asked.games_per_deal):
        place = asked.place(index)
        bots = asked.matches[place.pairing].seating(place.number)
        gap = STRENGTH[bots[0]] - STRENGTH[bots[1]]
        won = rng.random() < 1 / (1 + 10 ** (-gap / 400))
        games.append(made(bots, (6, 0) if won else (0, 6)))
    return games


def test_known_strengths_are_found_again() -> None:
    asked = settings(bots=BOTS)
    ratings = rate(asked, lottery(asked, 150))
    assert [each.bot for each in ratings] == ["builder@2", "builder", "builder@1", "random"]
    for each in ratings:
        # Four standard errors, which are 14 at most.
        assert each.elo.value == pytest.approx(STRENGTH[each.bot], abs=56)
        assert 35 < each.elo.high - each.elo.low < 70
        assert not each.unbeaten
    assert all(each.ahead is not None for each in ratings[:-1])
    assert ratings[-1].ahead is None
    assert sum(each.elo.value for each in ratings) == pytest.approx(0, abs=1e-6)


def test_intervals_hold_the_truth_about_as_often_as_they_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("alhambra.arena.ratings.SAMPLES", 100)
    asked = settings(bots=BOTS)
    arenas = [rate(asked, lottery(asked, 40, seed)) for seed in range(15)]
    held = [each.elo.low < STRENGTH[each.bot] < each.elo.high for arena in arenas for each in arena]
    # 57 of 60 are expected; bots of one arena are not independent.
    assert 50 <= sum(held) <= 60


def test_the_same_games_give_the_same_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.arena.ratings.SAMPLES", 100)
    asked = settings(bots=BOTS)
    games = lottery(asked, 5)
    assert rate(asked, games) == rate(asked, games)


def test_comparisons_are_between_different_bots_with_ties_as_halves() -> None:
    asked = settings(3)
    games = arena_of(asked, [{"random": 1, "builder": 2}] * 3 + [{"random": 2, "builder": 2}] * 3)
    [counts] = comparisons(asked, games)
    # Three games of one random and two builders; three of one builder and two randoms, all ties.
    assert counts.tolist() == [[0, 3], [9, 0]]


def test_a_bot_that_never_loses_is_rated_with_care() -> None:
    asked = settings()
    found = [
        rate(asked, arena_of(asked, [{"random": 0, "builder": 1}] * games)) for games in (8, 80)
    ]
    for builder, _ in found:
        assert builder.bot == "builder"
        assert builder.unbeaten
        assert builder.ahead is not None
        assert builder.ahead.low < builder.ahead.value < builder.ahead.high
    gaps = list(chain.from_iterable((each[0].ahead,) for each in found))
    assert gaps[0] is not None
    assert gaps[1] is not None
    # Odds of 8.5 to a half and 80.5 to a half.
    assert gaps[0].value == pytest.approx(492, abs=1)
    assert gaps[1].value == pytest.approx(883, abs=1)
    assert 150 < gaps[0].low < gaps[1].low < 700


def test_a_ladder_is_rated_as_a_whole() -> None:
    asked = settings(2, "ladder", ("random", "builder", "builder@1"))
    scores = [
        {"random": 0, "builder": 1}, {"random": 1, "builder": 0},
        {"builder": 0, "builder@1": 1}, {"builder": 0, "builder@1": 1},
    ]  # fmt: skip
    ratings = rate(asked, arena_of(asked, scores * 10))
    assert ratings[0].bot == "builder@1"
    assert ratings[0].unbeaten
    assert {each.bot for each in ratings[1:]} == {"random", "builder"}


def test_no_finished_game_gives_no_difference() -> None:
    asked = settings()
    games = [made(("random", "builder"), (1, 2), finished=False)] * 2
    assert [each.elo.value for each in rate(asked, games)] == pytest.approx([0, 0])
