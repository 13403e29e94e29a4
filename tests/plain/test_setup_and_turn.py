"""The plain model against sections 1 to 3 of the rules page."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from . import money
from .game import PlainGame
from .scoring import count_kinds
from .tables import (
    game_of,
    market_game,
    refused,
)
from .tiles import TILES, kind, price, walls

# Section 1


def test_tiles_are_those_of_r1_2() -> None:
    assert len(set(TILES)) == 54
    assert count_kinds(TILES) == [7, 7, 9, 9, 11, 11]
    ranges = {"P": (2, 8), "S": (3, 9), "A": (4, 10), "C": (5, 11), "G": (6, 12), "T": (7, 13)}
    for letter, ends in ranges.items():
        prices = [price(tile) for tile in TILES if kind(tile) == letter]
        assert (min(prices), max(prices)) == ends
    assert Counter(len(walls(tile)) for tile in TILES)[0] == 10
    assert max(len(walls(tile)) for tile in TILES) == 3


def test_money_cards_are_those_of_r1_3_and_r9_1() -> None:
    assert len(money.all_cards(3)) == 108
    assert len(money.all_cards(2)) == 72
    assert set(Counter(money.all_cards(2)).values()) == {2}


# Section 2


@pytest.mark.parametrize("players", range(2, 7))
def test_starting_hands_are_worth_20_to_28(players: int) -> None:
    for seed in range(200):
        game = game_of(players, seed)
        for hand in game.hands:
            assert 20 <= money.worth(hand) <= 28


def test_deal_begins_at_the_youngest() -> None:
    deck = ["b9", "b9", "b1", "b1", "g9", "g9", "g9", "o5", "o9", "o9", "y1"]
    hands = money.deal(deck, 3, 2)
    assert hands == [["g9", "g9", "g9"], ["o5", "o9", "o9"], ["b9", "b9", "b1", "b1"]]
    assert deck == ["y1"]


@pytest.mark.parametrize(
    ("youngest", "start_tie", "first"),
    [
        (0, "sum", 1),
        (1, "sum", 1),
        (2, "sum", 3),
        (3, "sum", 3),
        (0, "youngest", 0),
        (1, "youngest", 1),
        (2, "youngest", 3),
        (3, "youngest", 3),
    ],
)
def test_who_starts(youngest: int, start_tie: str, first: int) -> None:
    hands = [["b9", "g9", "y9"], ["b9", "g9", "o2"], ["b5", "b5", "b5", "b5"], ["y9", "o9", "g2"]]
    assert money.starter(hands, youngest, start_tie) == first


def test_piles_and_places_of_the_scoring_cards() -> None:
    assert money.pile_sizes(80) == [16, 16, 16, 16, 16]
    assert money.pile_sizes(83) == [17, 17, 17, 16, 16]
    above_a, above_b = money.scoring_places(83, "random")
    assert (above_a, len(above_a)) == (range(17, 35), 18)
    assert (above_b, len(above_b)) == (range(51, 68), 17)
    assert money.scoring_places(83, "top") == (range(17, 18), range(51, 52))


def test_scoring_card_outside_its_pile_is_refused() -> None:
    game = game_of(3)
    deck = money.all_cards(3)
    bag = list(TILES)
    setup: dict[str, Any] = {
        "players": 3,
        "options": game.options,
        "youngest": 0,
        "bag": bag,
        "deck": deck,
    }
    left = list(deck)
    money.deal(left, 3, 0)
    above_a, above_b = money.scoring_places(len(left) - 4, "random")
    PlainGame(**setup, scoring_cards=[above_a[0], above_b[-1]], reshuffle=list)
    for wrong in ([above_a[0] - 1, above_b[0]], [above_a[-1] + 1, above_b[0]], [above_a[0], 0]):
        with pytest.raises(ValueError, match=r"R2\.6"):
            PlainGame(**setup, scoring_cards=wrong, reshuffle=list)


def test_card_a_turns_up_after_as_many_cards_as_the_record_says() -> None:
    for place in ("random", "top"):
        game = game_of(4, scoring_place=place)
        above = game.deck.index("A")
        drawn = 0
        while not game.scorings:
            before = game.snapshot()["deck_left"]
            game.apply(next(action for action in game.legal() if action.startswith("take")))
            drawn += before - game.snapshot()["deck_left"]
        # The card drawn in its place comes with it.
        assert above < drawn <= above + 4
        assert "A" not in game.deck
        assert len(game.display) == 4


def test_setup_order_of_the_bag() -> None:
    game = game_of(3)
    rng = random.Random(1)
    bag = rng.sample(TILES, len(TILES))
    assert game.market == bag[:4]
    assert game.bag == bag[4:]
    two = game_of(2)
    rng = random.Random(1)
    bag = rng.sample(TILES, len(TILES))
    assert two.dirk == bag[:6]
    assert two.market == bag[6:10]


# Section 3


def test_example_1_takes() -> None:
    game = game_of(3)
    game.display = ["b2", "o3", "b7", "y9"]
    takes = [action for action in game.legal() if action.startswith("take")]
    assert takes == ["take b2", "take b2 o3", "take b7", "take o3", "take y9"]
    refused(game, "take b2 b7", "R3.1")
    refused(game, "take b2 b2", "R3.1")
    refused(game, "take g1", "R3.1")
    refused(game, "take o3 b2", "notation")


def test_alike_cards_are_named_once() -> None:
    assert money.takes(("b1", "b1", "b1", "g2")) == [
        ("b1",),
        ("b1", "b1"),
        ("b1", "b1", "b1"),
        ("b1", "b1", "b1", "g2"),
        ("b1", "b1", "g2"),
        ("b1", "g2"),
        ("g2",),
    ]


def test_example_2_no_change_and_no_further_action() -> None:
    game = market_game("b4 b7", "P8 S9 G10 C10")
    seat = game.acting
    game.apply("buy G10 b4 b7")
    assert (game.phase, game.exact, game.pending) == ("put", False, ["G10"])
    assert game.hands[seat] == []
    assert game.discard == ["b4", "b7"]
    assert game.legal() == sorted(
        ["store G10", *(f"place G10 {cell}" for cell in ("0,1", "1,0", "0,-1", "-1,0"))]
    )
    game.apply("place G10 1,0")
    assert game.palaces[seat] == {(1, 0): "G10"}
    assert game.turn_seat == (seat + 1) % 3


def test_example_3_two_exact_purchases_then_a_swap() -> None:
    game = market_game("b4 b6 y8", "P8 S9 G10 C10")
    seat = game.acting
    game.palaces[seat] = {(1, 0): "T11"}
    game.reserves[seat] = ["T12"]
    for tile in ("T11", "T12"):
        game.bag.remove(tile)
    game.apply("buy G10 b4 b6")
    assert game.exact
    assert "stop" in game.legal()
    game.apply("buy P8 y8")
    refused(game, "swap P8 T11", "R5.3")
    refused(game, "add G10 0,1", "R5.1")
    refused(game, "place G10 0,1", "R3.6")
    refused(game, "pass", "R3.8")
    game.apply("swap T12 T11")
    assert (game.phase, game.exact, game.actor) == ("put", False, seat)
    assert game.market == [None, "S9", None, "C10"]
    assert {action.split(" ")[1] for action in game.legal()} == {"G10", "P8"}
    refused(game, "stop", "R3.6")
    game.apply("place P8 2,0")
    game.apply("store G10")
    assert game.palaces[seat] == {(1, 0): "T12", (2, 0): "P8"}
    assert sorted(game.reserves[seat]) == ["G10", "T11"]
    assert None not in game.market


@pytest.mark.parametrize("last", ["take", "remove", "stop"])
def test_example_4_four_exact_purchases_and_one_more(last: str) -> None:
    game = market_game("y8 g9 b4 b6 o2 o8 b1", "P8 S9 G10 C10")
    seat = game.acting
    game.palaces[seat] = {(1, 0): "T11"}
    game.bag.remove("T11")
    bag, deck = list(game.bag), list(game.deck)
    for purchase in ("buy P8 y8", "buy S9 g9", "buy G10 b4 b6", "buy C10 o2 o8"):
        game.apply(purchase)
    assert game.market == [None] * 4
    assert (game.bag, game.deck, len(game.display)) == (bag, deck, 4)
    assert not any(action.startswith("buy") for action in game.legal())
    game.apply(next(action for action in game.legal() if action.startswith(last)))
    assert game.phase == "put"
    assert game.market == [None] * 4
    for tile in ("P8", "S9", "G10", "C10"):
        game.apply(f"store {tile}")
    assert game.market == bag[:4]


def test_example_5_empty_slots_are_filled_in_rising_order() -> None:
    game = market_game("g9 o2 o9", "P8 S9 G10 C10")
    first, second = game.bag[:2]
    game.apply("buy S9 g9")
    game.apply("buy C10 o2 o9")
    game.apply("store C10")
    game.apply("store S9")
    assert game.market == ["P8", first, "G10", second]


def test_payments_without_a_superfluous_card() -> None:
    purse = ("b2", "b2", "b3", "b5")
    assert money.payments(purse, 5) == [("b2", "b3"), ("b5",)]
    assert money.payments(purse, 6) == [("b2", "b2", "b3"), ("b2", "b5"), ("b3", "b5")]
    assert money.payments(purse, 12) == [purse]
    assert money.payments(purse, 13) == []


def test_payments_are_all_that_the_definition_allows() -> None:
    rng = random.Random(5)
    for _ in range(40):
        purse = sorted(f"b{rng.randint(1, 9)}" for _ in range(rng.randint(0, 8)))
        cost = rng.randint(2, 13)
        subsets = {
            tuple(card for place, card in enumerate(purse) if mask >> place & 1)
            for mask in range(1, 1 << len(purse))
        }
        expected = {
            cards
            for cards in subsets
            if money.worth(cards) >= cost and not money.superfluous(cards, cost)
        }
        assert money.payments(tuple(purse), cost) == sorted(expected)


def test_payment_with_a_superfluous_card_is_accepted_but_not_listed() -> None:
    game = market_game("b1 b4 b7 g9 o9 b9", "P8 S9 G10 C10")
    seat = game.acting
    assert "buy G10 b1 b4 b7" not in game.legal()
    refused(game, "buy G10 b7", "R3.2")
    refused(game, "buy G10 b7 g9", "R3.2")
    refused(game, "buy G10 b7 b7", "R3.2")
    refused(game, "buy T12 b7 b9", "R3.2")
    game.apply("buy G10 b1 b4 b7")
    assert sorted(game.hands[seat]) == ["b9", "g9", "o9"]
    assert (game.phase, game.exact) == ("put", False)


def test_stop_is_the_only_action_left() -> None:
    game = market_game("y8", "P8 S9 G10 C10")
    game.display = []
    refused(game, "stop", "R3.4")
    game.apply("buy P8 y8")
    assert game.legal() == ["stop"]
    refused(game, "pass", "R3.8")
    game.apply("stop")
    assert game.phase == "put"


def test_pass_when_nothing_is_possible() -> None:
    game = market_game("y1", "P8 S9 G10 C10")
    seat = game.acting
    game.display, game.deck, game.discard = [], [], []
    assert game.legal() == ["pass"]
    game.apply("pass")
    assert game.actor == (seat + 1) % 3
    assert game.display == []


def test_pass_is_refused_while_anything_is_possible() -> None:
    refused(game_of(3), "pass", "R3.8")
