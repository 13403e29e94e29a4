"""Who meets whom, and that everybody sits everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.arena.pairings import pairings
from alhambra.arena.settings import Settings
from alhambra.errors import SetupError
from alhambra.options import Options
from alhambra.simulate import play

ABC = ("random", "builder", "builder@5")


def tables(form: str, players: int) -> list[tuple[str, ...]]:
    return [each.bots for each in pairings(form, "abc", players)]


def test_cross_has_each_bot_alone_against_copies_of_each_other() -> None:
    assert tables("cross", 3) == [
        ("a", "b", "b"), ("a", "c", "c"), ("b", "a", "a"),
        ("b", "c", "c"), ("c", "a", "a"), ("c", "b", "b"),
    ]  # fmt: skip


def test_cross_of_two_seats_has_each_two_bots_once() -> None:
    assert tables("cross", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_ladder_has_each_bot_against_the_one_before() -> None:
    assert tables("ladder", 4) == [("b", "a", "a", "a"), ("c", "b", "b", "b")]


def test_mixed_has_one_table_where_everybody_counts() -> None:
    [pairing] = pairings("mixed", "abc", 3)
    assert pairing.bots == pairing.candidates == ("a", "b", "c")
    assert pairing.against("b") == ("a", "c")


def test_a_candidate_is_against_each_other_bot_once() -> None:
    assert pairings("cross", "abc", 5)[0].against("a") == ("b",)


@pytest.mark.parametrize(
    ("form", "bots", "players", "text"),
    [
        ("swiss", "ab", 2, "unknown format 'swiss'; choose from cross, ladder, mixed"),
        ("cross", "a", 2, "two bots or more"),
        ("ladder", "aba", 2, "bot 'a' is given twice"),
        ("mixed", "abc", 4, "one seat for each bot: 3 seats, not 4"),
    ],
)
def test_what_cannot_be_paired_is_refused(form: str, bots: str, players: int, text: str) -> None:
    with pytest.raises(SetupError, match=text):
        pairings(form, bots, players)


@pytest.mark.parametrize(("form", "players"), [("cross", 2), ("cross", 4), ("mixed", 3)])
def test_every_deal_is_played_in_every_seating(form: str, players: int) -> None:
    settings = Settings(Options(players), form, ABC, "fair")
    seated: Counter[tuple[int, int, str, int]] = Counter()
    bags: dict[int, set[object]] = {}
    for index in range(settings.total(2 * players)):
        place = settings.place(index)
        match = settings.matches[place.pairing]
        bags.setdefault(place.deal, set()).add(match.deal(place.number).bag)
        for seat, bot in enumerate(match.seating(place.number)):
            seated[place.deal, place.pairing, bot, seat] += 1
    for deal in (0, 1):
        for number, pairing in enumerate(settings.pairings):
            for bot in set(pairing.bots):
                times = {seated[deal, number, bot, seat] for seat in range(players)}
                assert times == {pairing.bots.count(bot)}
    assert [len(each) for each in bags.values()] == [1, 1]
    assert bags[0] != bags[1]


def test_games_are_rounded_up_to_whole_deals_of_all_pairings() -> None:
    settings = Settings(Options(3), "ladder", ABC, "s")
    assert [settings.total(games) for games in (1, 3, 4)] == [6, 6, 12]
    assert [settings.place(index) for index in (0, 2, 3, 6)] == [
        (0, 0, 0), (0, 2, 0), (1, 0, 0), (0, 3, 1),
    ]  # fmt: skip


def test_seatings_of_a_deal_have_chance_of_their_own_for_the_bots() -> None:
    settings = Settings(Options(2), "cross", ABC[:2], "s", max_turns=30)
    [match] = settings.matches
    assert play(match, 0).bots == ("random", "builder")
    assert play(match, 1).bots == ("builder", "random")
    assert match.deal(0) == match.deal(1) != match.deal(2)
