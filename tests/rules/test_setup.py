"""Section 2: setting up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from alhambra.deal import all_cards, deal_from_seed, scoring_places
from alhambra.errors import SetupError
from alhambra.events import HandDealt, MoneyDrawn, ScoringCardTurnedUp, TileDrawn, TurnBegan
from alhambra.game import Game
from alhambra.options import Options
from alhambra.record import of_game, to_json

from ..drawing import cards_of, display, hand, idle, market, only, scripted, seen, worth

SEEDS = 400


def test_r2_1_four_tiles_onto_the_market_in_order() -> None:
    game = scripted(market="T9NE G10 P8 A4NES")
    assert market(game) == "T9NE G10 P8 A4NES"
    drawn = [(event.tile.name, event.slot) for event in only(game.opening, TileDrawn)]
    assert drawn == [("T9NE", 0), ("G10", 1), ("P8", 2), ("A4NES", 3)]
    assert len(seen(game).bag) == 50


def test_r2_2_the_money_is_shuffled_without_the_scoring_cards() -> None:
    options = Options(3)
    tops = set()
    for seed in range(SEEDS):
        deck = deal_from_seed(options, str(seed)).deck
        assert Counter(deck) == Counter(all_cards(options))
        tops.add(deck[0])
    assert len(tops) == 36
    # However early it lies, a scoring card never turns up before the first turn.
    game = Game(Options(3, "hu-2003"), seed=1)
    assert not only(game.opening, ScoringCardTurnedUp)


def test_r2_3_money_is_dealt_till_a_hand_is_worth_twenty() -> None:
    game = scripted(hands=["b9 g9 o2", "b9 b9 g1 y9", "o1 o1 o1 g8 y8 g9"], youngest=1)
    dealt = [(event.seat, worth(event.cards)) for event in only(game.opening, HandDealt)]
    assert dealt == [(1, 28), (2, 28), (0, 20)]  # at 19 there is one more card
    assert hand(game, 1) == "b9 b9 g1 y9"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r2_3_hands_are_dealt_from_the_youngest_clockwise(players: int) -> None:
    for seed in range(20):
        game = Game(Options(players), seed=seed)
        order = list(game.deal.deck)
        for step, event in enumerate(only(game.opening, HandDealt)):
            assert event.seat == (game.deal.youngest + step) % players
            cards = [order.pop(0) for _ in event.cards]
            assert sorted(cards) == list(event.cards)
            assert worth(cards[:-1]) < 20 <= worth(cards) <= 28


ADA, BEN, CEM = "g9 o8 y7", "b9 o9 y3", "b2 b6 g1 g4 o9"


@pytest.mark.parametrize(
    ("hands", "youngest", "starter"),
    [
        ((ADA, BEN, CEM), 2, 1),  # as few cards as Ada, but a lower sum
        (("b9 g9 o9", "b5 g5 o5 y5", "b4 g4 o4 y4 b6"), 2, 0),  # fewer cards, though worth more
        (("b9 g9 o3", "b8 g8 o5", "b4 g4 o4 y4 b6"), 1, 1),  # all equal: the youngest
        (("b9 g9 o3", "b8 g8 o5", "b4 g4 o4 y4 b6"), 0, 0),
        (("b9 g9 o3", "b8 g8 o5", "b4 g4 o4 y4 b6"), 2, 0),  # nearest clockwise from seat 2
        (("b4 g4 o4 y4 b6", "b9 g9 o3", "b8 g8 o5"), 0, 1),
        (("b9 g9 o4", "b4 g4 o4 y4 b6", "b8 g8 o6"), 1, 2),
    ],
)
def test_r2_4_who_starts(hands: tuple[str, ...], youngest: int, starter: int) -> None:
    game = scripted(hands=hands, youngest=youngest)
    assert game.actor == seen(game).starter == starter
    assert game.opening[-1] == TurnBegan(starter)


def test_r2_4_the_youngest_is_given_or_drawn_by_lot_and_written_down() -> None:
    options = Options(3)
    drawn = {deal_from_seed(options, str(seed)).youngest for seed in range(30)}
    assert drawn == {0, 1, 2}
    for youngest in range(3):
        game = Game(options, seed="x", youngest=youngest)
        assert game.deal.youngest == youngest
        assert f'"youngest": {youngest}' in to_json(of_game(game))
    for nobody in (-1, 3, True):
        with pytest.raises(SetupError) as caught:
            Game(options, seed="x", youngest=nobody)
        assert caught.value.rule == "R2.4"


def test_r2_5_four_money_cards_on_display() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b2 o3 b7 y9")
    assert display(game) == "b2 o3 b7 y9"
    drawn = [(str(event.card), event.slot) for event in only(game.opening, MoneyDrawn)]
    assert drawn == [("b2", 0), ("o3", 1), ("b7", 2), ("y9", 3)]


@pytest.mark.parametrize("edition", ["standard", "hu-2003", "pt-2003"])
def test_r2_6_scoring_cards_lie_in_the_second_and_the_fourth_of_five_piles(edition: str) -> None:
    remainders = set()
    for players in (2, 3, 4, 5, 6):
        options = Options(players, edition)
        for seed in range(12):
            deck = deal_from_seed(options, str(seed)).deck
            game = Game(options, seed=seed)
            left = len(deck) - sum(seat.hand_size for seat in seen(game).seats) - 4
            assert seen(game).deck_left == left
            remainders.add(left % 5)
            piles = [left // 5 + (pile < left % 5) for pile in range(5)]
            places = scoring_places(options, game.deal.youngest, deck)
            for allowed, pile in zip(places, (1, 3), strict=True):
                top = sum(piles[:pile])
                bottom = top if edition == "hu-2003" else top + piles[pile]
                assert (allowed[0], allowed[-1]) == (top, bottom)
    assert remainders == {0, 1, 2, 3, 4}


def test_r2_6_the_example_of_93_cards() -> None:
    hands = (ADA, BEN, CEM)
    game = scripted(hands=hands, youngest=2)
    assert seen(game).deck_left == 93
    assert scoring_places(game.options, 2, game.deal.deck) == (range(19, 39), range(57, 76))
    for cards in ((18, 60), (39, 60), (20, 56), (20, 76), (-1, 60)):
        with pytest.raises(SetupError) as caught:
            Game(game.options, deal=replace(game.deal, scoring_cards=cards))
        assert caught.value.rule == "R2.6"
    for cards in ((19, 57), (38, 75)):
        Game(game.options, deal=replace(game.deal, scoring_cards=cards))


def test_r2_6_every_place_of_a_pile_is_drawn_top_and_bottom_included() -> None:
    options = Options(3)
    below_top, above_bottom = Counter[int](), Counter[int]()
    for seed in range(SEEDS):
        deal = deal_from_seed(options, str(seed))
        for above, allowed in zip(
            deal.scoring_cards, scoring_places(options, deal.youngest, deal.deck), strict=True
        ):
            assert above in allowed
            below_top[above - allowed[0]] += 1
            above_bottom[allowed[-1] - above] += 1
    # About 20 places for 800 cards: 40 each.
    assert all(20 < below_top[place] < 70 for place in range(16))
    assert all(20 < above_bottom[place] < 70 for place in range(16))


@pytest.mark.parametrize("above", [(19, 57), (38, 75), (27, 66)])
def test_r2_6_a_scoring_card_turns_up_below_as_many_cards_as_the_deal_says(
    above: tuple[int, int],
) -> None:
    game = scripted(hands=(ADA, BEN, CEM), youngest=2, scoring_cards=above)
    drawn = 0
    found: list[tuple[int, int]] = []
    while len(found) < 2:
        for event in idle(game, lambda events: True):
            drawn += isinstance(event, MoneyDrawn)
            if isinstance(event, ScoringCardTurnedUp):
                found.append((event.number, drawn))
    assert found == [(1, above[0]), (2, above[1])]


def test_r2_7_starting_hands_are_seen_by_all_and_secret_from_then_on() -> None:
    game = scripted(hands=(ADA, BEN, CEM))
    dealt = {event.seat: list(event.cards) for event in only(game.opening, HandDealt)}
    assert dealt == {seat: sorted(cards_of(text)) for seat, text in enumerate((ADA, BEN, CEM))}
    for viewer in (None, 0, 1, 2):
        for seat, shown in enumerate(game.view(viewer).seats):
            assert shown.hand == (tuple(dealt[seat]) if seat == viewer else None)
            assert shown.hand_size == len(dealt[seat])
    opened = game.view(None, open_hands=True)
    assert [list(seat.hand or ()) for seat in opened.seats] == list(dealt.values())
