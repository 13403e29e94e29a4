"""Figures against games that can be counted by hand."""

from __future__ import annotations

import pytest

from alhambra.arena.statistics import summarize

from .made import arena_of, made, settings

TWO_DEALS = [
    {"random": 60, "builder": 120},
    {"random": 60, "builder": 60},
    {"random": 120, "builder": 60},
    {"random": 0, "builder": 60},
]


def test_wins_are_shared_and_leads_are_means() -> None:
    asked = settings()
    found = summarize(asked, arena_of(asked, TWO_DEALS))
    [meeting] = found.meetings
    assert (meeting.bot, meeting.against, meeting.games) == ("random", ("builder",), 4)
    assert meeting.wins == 1.5
    assert meeting.share is not None
    assert meeting.share.value == 0.375
    assert meeting.lead is None  # of two deals there is no interval
    assert (found.games, found.unfinished, found.deals) == (4, 0, 2)
    assert found.fair_share == 0.5


def test_lead_is_over_the_mean_of_the_other_seats() -> None:
    asked = settings(3)
    games = arena_of(asked, [{"random": 30, "builder": 60}] * 18)
    found = summarize(asked, games)
    assert [each.lead.value for each in found.meetings if each.lead] == [-30, 30]
    assert [each.wins for each in found.meetings] == [0, 9]
    # In the first pairing two builders share each win.
    assert found.meetings[0].games == 9


def test_showing_of_a_bot_over_all_its_seats() -> None:
    asked = settings()
    random, builder = summarize(asked, arena_of(asked, TWO_DEALS)).showings
    assert (random.bot, builder.bot) == ("random", "builder")
    assert random.scores == (60, 60, 120, 0)
    assert builder.walls == (12, 6, 6, 6)
    assert random.majorities == (10.0, 20.0, 30.0)
    assert random.wall_points == (0.0, 0.0, 0.0)
    # Seats 0, 1, 0, 1 with 2 or 4 ms for four decisions.
    assert random.milliseconds == pytest.approx(0.75)
    assert random.longest == pytest.approx(1)


def test_every_bot_of_a_mixed_table_has_its_share() -> None:
    asked = settings(3, "mixed", ("random", "builder", "builder@9"))
    scores = {"random": 60, "builder": 120, "builder@9": 120}
    found = summarize(asked, arena_of(asked, [scores] * 3))
    assert [each.wins for each in found.meetings] == [0, 1.5, 1.5]
    assert found.meetings[1].against == ("random", "builder@9")


def test_unfinished_games_count_for_nothing_but_thinking() -> None:
    asked = settings()
    games = arena_of(asked, TWO_DEALS)
    games[1] = made(games[1].bots, games[1].scores, finished=False)
    found = summarize(asked, games)
    assert (found.games, found.unfinished) == (4, 1)
    assert (found.meetings[0].games, found.meetings[0].wins) == (3, 1)
    assert len(found.showings[0].scores) == 3
    none = summarize(asked, [made(game.bots, game.scores, finished=False) for game in games])
    assert none.meetings[0].share is None
    assert none.showings[0].majorities == ()
    assert none.showings[0].longest == pytest.approx(1)
