"""The plain model against sections 6 and 8 to 10, and in whole games."""

from __future__ import annotations

import copy
import random
from itertools import chain

import pytest

from . import money
from .game import EDITIONS, OPTIONS, PlainGame
from .palace import (
    faults,
)
from .tables import (
    RING,
    game_of,
    market_game,
    palace_of,
    refused,
)
from .tiles import TILES, price

# Section 6


def test_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    game = market_game("b4 b6", "P8 S9 G10 C10")
    game.deck, game.discard = ["o1"], ["y2"]
    game.display = ["b9", "g9", "o9", "y9"]
    shuffled = []

    def reshuffle(cards: list[str]) -> list[str]:
        shuffled.append(cards)
        return cards[::-1]

    game.reshuffle = reshuffle
    game.apply("buy G10 b4 b6")
    game.apply("take b9")
    game.apply("store G10")
    # The last card of the deck was enough.
    assert shuffled == []
    assert game.deck == []
    assert sorted(game.discard) == ["b4", "b6", "y2"]
    game.apply("take g9")
    assert shuffled == [["b4", "b6", "y2"]]
    assert sorted(game.display) == ["o1", "o9", "y2", "y9"]
    assert (game.deck, game.discard) == (["b6", "b4"], [])


def test_new_deck_holds_the_cards_paid_in_this_turn() -> None:
    game = market_game("b4 b6", "P8 S9 G10 C10")
    game.deck, game.discard, game.display = [], [], ["g1", "g2"]
    game.apply("buy G10 b4 b6")
    game.apply("take g1 g2")
    game.apply("store G10")
    assert sorted(game.display) == ["b4", "b6"]
    assert game.snapshot()["deck_left"] == 0


def test_both_scoring_cards_in_one_refill() -> None:
    game = game_of(2)
    cards = [card for card in game.deck if card not in ("A", "B")]
    game.deck = ["B", "A", *cards]
    game.display = ["g9", "b9", "o9", "y9"]
    bag = len(game.bag)
    game.apply("take g9")
    assert [scoring["scoring"] for scoring in game.scorings] == [1, 2]
    assert len(game.dirk) == 12 + (bag - 6) // 3
    assert len(game.display) == 4
    assert sum(game.scorings[0]["dirk_counts"]) == 6
    assert sum(game.scorings[1]["dirk_counts"]) == 12


# Section 8


def ending(hands: list[str], market: str, **options: str) -> PlainGame:
    """A game in which seat 1 has just to put P2NEW down, and the bag is empty."""
    game = game_of(len(hands), 1, **options)
    game.turn_seat = game.actor = 1
    game.hands = [hand.split() for hand in hands]
    game.market = [None if tile == "-" else tile for tile in market.split()]
    game.bag = []
    game.pending = ["P2NEW"]
    game.phase = "put"
    return game


def test_tiles_left_go_to_the_most_money_of_their_currency() -> None:
    game = ending(["y5 g9", "y2 y2 g1", "o1 g9"], "C9W T12 - A9")
    game.apply("store P2NEW")
    # T12 is tied and stays; seat 2 would have come next, then seat 0.
    assert game.market == [None, "T12", None, None]
    assert (game.phase, game.actor, game.pending, game.turn_seat) == ("award", 2, ["A9"], 1)
    refused(game, "store C9W", "R3.6")
    refused(game, "give A9", "R9.5")
    refused(game, "take b1", "R3.6")
    game.apply("place A9 0,1")
    assert (game.phase, game.actor, game.pending) == ("award", 0, ["C9W"])
    assert game.legal() == sorted(
        ["store C9W", *(f"place C9W {c}" for c in ("-1,0", "0,-1", "0,1"))]
    )
    game.apply("place C9W -1,0")
    assert (game.phase, game.actor, game.legal()) == ("over", None, [])
    # Nothing was paid.
    assert [len(hand) for hand in game.hands] == [2, 3, 2]
    assert [scoring["scoring"] for scoring in game.scorings] == [3]
    assert game.scores == [19 + 1, 0, 18]
    assert game.winners == [0]
    with pytest.raises(ValueError, match=r"R8\.3"):
        game.apply("pass")


def test_nobody_has_the_currency() -> None:
    game = ending(["b1", "b1", "b1"], "C9W T12 - A9")
    game.apply("store P2NEW")
    assert game.phase == "over"
    assert game.market == ["C9W", "T12", None, "A9"]
    assert game.winners == [0, 1, 2]


def test_one_player_puts_all_awarded_tiles_in_any_order() -> None:
    game = ending(["y5 g9 o9", "b1", "b1"], "C9W T12 - A9")
    game.apply("store P2NEW")
    assert game.snapshot()["pending"] == ["A9", "C9W", "T12"]
    game.apply("store T12")
    game.apply("place C9W -1,0")
    game.apply("place A9 -1,1")
    assert game.phase == "over"
    assert game.reserves[0] == ["T12"]


def test_scoring_of_the_last_refill_comes_before_the_awards() -> None:
    game = ending(["y5", "b1", "b1"], "C9W T12 - A9")
    game.display = ["b9", "b9", "b9"]
    game.deck = ["B", "o1"]
    game.apply("place P2NEW 0,1")
    assert [scoring["scoring"] for scoring in game.scorings] == [2]
    assert game.scores == [0, 11, 0]
    assert (game.phase, game.actor) == ("award", 0)


def test_last_tile_of_the_bag_does_not_end_the_game() -> None:
    game = ending(["y5", "b1", "b1"], "C9W T12 - A9")
    game.bag = ["T11"]
    game.apply("store P2NEW")
    assert (game.phase, game.actor) == ("act", 2)
    assert game.market == ["C9W", "T12", "T11", "A9"]


# Section 9


@pytest.mark.parametrize(("option", "drawn"), [("third", 10), ("two", 2)])
def test_dirk_draws_after_the_scorings(option: str, drawn: int) -> None:
    game = game_of(2, dirk_second=option)
    assert len(game.dirk) == 6
    del game.bag[38:]
    following = game.bag[:6]
    cards = [card for card in game.deck if card not in ("A", "B")]
    game.deck = ["A", *cards]
    game.display = ["b9", "g9", "o9", "y9"]
    game.apply("take b9")
    assert game.dirk[6:] == following
    assert len(game.bag) == 32
    assert sum(game.scorings[0]["dirk_counts"]) == 6
    game.deck = ["B", *game.deck]
    game.apply("take g9")
    assert len(game.dirk) == 12 + drawn
    assert len(game.bag) == 32 - drawn


def test_dirk_draws_what_is_left() -> None:
    game = game_of(2)
    del game.bag[4:]
    game.deck = ["A", *[card for card in game.deck if card != "A"]]
    game.apply(next(action for action in game.legal() if action.startswith("take")))
    assert len(game.dirk) == 10
    assert game.bag == []
    assert game.phase == "act"


def test_dirk_is_ranked_but_has_no_wall_and_cannot_win() -> None:
    game = ending(["b1", "b1"], "C9W T12 - A9")
    game.dirk = ["T11", "T13E", "P8", "G10"]
    game.palaces[0] = palace_of("C9S 1,0")
    game.apply("place P2NEW 0,1")
    [scoring] = game.scorings
    assert scoring["dirk_counts"] == [1, 0, 0, 0, 1, 2]
    assert scoring["dirk_points"] == [12, 0, 0, 0, 20, 21]
    assert scoring["kind_points"][1] == [12, 0, 0, 0, 0, 0]
    assert game.scores == [20, 15]
    assert game.dirk_score == 53
    assert game.winners == [0]


def test_gift_to_dirk_at_any_time() -> None:
    game = market_game("b4 b7", "P8 S9 G10 C10", players=2)
    game.apply("buy G10 b4 b7")
    assert "give G10" in game.legal()
    game.apply("give G10")
    assert game.dirk[-1] == "G10"
    assert game.turn_seat == game.actor
    assert game.phase == "act"


def test_gift_to_dirk_only_of_a_misfit() -> None:
    game = market_game("b4 b7 y8", "P8 S9 G10 C10", players=2, dirk_gift="misfit")
    seat = game.acting
    game.apply("buy P8 y8")
    game.apply("buy G10 b4 b7")
    refused(game, "give G10", "R9.5")
    # As it stands at that moment: now the palace is walled all round.
    game.palaces[seat] = dict(RING)
    assert game.legal() == ["give G10", "give P8", "store G10", "store P8"]
    game.apply("give P8")
    assert game.dirk[-1] == "P8"
    game.apply("store G10")


def test_no_gift_with_three_players_nor_of_an_awarded_tile() -> None:
    game = market_game("b4 b7", "P8 S9 G10 C10")
    game.apply("buy G10 b4 b7")
    refused(game, "give G10", "R9.5")
    two = ending(["y1", "b1"], "C9W T12 - A9")
    two.apply("give P2NEW")
    assert two.phase == "award"
    refused(two, "give C9W", "R9.5")


# Section 10


def test_editions_name_every_option() -> None:
    for options in EDITIONS.values():
        assert set(options) == set(OPTIONS)
        assert all(options[name] in OPTIONS[name] for name in OPTIONS)
    assert EDITIONS["hu-2003"] == dict(
        zip(OPTIONS, ("youngest", "top", "two", "always"), strict=True)
    )


def test_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="section 10"):
        game_of(3, dirk_gift="never")
    with pytest.raises(ValueError, match="section 10"):
        game_of(3, colour="blue")


# Whole games


@pytest.mark.parametrize("text", ["", "take", "take b10", "take  b1", "buy P8", "stop now", "Stop"])
def test_text_that_is_no_action(text: str) -> None:
    refused(game_of(3), text, "notation")


@pytest.mark.parametrize("cell", ["0,01", "+1,0", "1, 0", "-0,1", "1", "1,0,0", "\u0661,0"])
def test_text_that_is_no_cell(cell: str) -> None:
    refused(game_of(3), f"add P8 {cell}", "notation")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_is_lost_in_random_games(players: int, edition: str) -> None:
    rng = random.Random(players)
    for seed in range(2):
        game = game_of(players, seed, **EDITIONS[edition])
        while game.actor is not None:
            table = game.snapshot()
            cards = [*table["display"], *table["discard"], *chain(*table["hands"])]
            cards += [card for card in game.deck if card not in ("A", "B")]
            assert sorted(cards) == money.all_cards(players)
            tiles = [*filter(None, table["market"]), *table["pending"], *table["dirk"]]
            tiles += [*chain(*table["reserves"]), *chain(*game.awarded), *game.bag]
            for palace in table["palaces"]:
                tiles += palace.values()
                assert faults(palace) == []
            assert sorted(tiles) == sorted(TILES)
            game.apply(rng.choice(game.legal()))
        assert [s["scoring"] for s in game.scorings][-1] == 3
        totals = [sum(s["points"][seat] for s in game.scorings) for seat in range(players)]
        assert totals == game.scores
        assert [game.scores[seat] for seat in game.winners] == [max(totals)] * len(game.winners)


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_legal_is_accepted_and_the_rest_refused(players: int) -> None:
    rng = random.Random(3)
    game = game_of(players, 7, dirk_gift="misfit")
    seen: set[str] = set()
    while game.actor is not None:
        legal = game.legal()
        if rng.random() < 0.06:
            for action in legal:
                copy.deepcopy(game).apply(action)
            for action in rng.sample(sorted(seen), min(len(seen), 60)):
                if action not in legal and not overpaid(game, action):
                    with pytest.raises(ValueError, match=r"R\d"):
                        game.apply(action)
            assert game.legal() == legal
        seen.update(legal)
        game.apply(rng.choice(legal))


def overpaid(game: PlainGame, action: str) -> bool:
    """Whether an action is a payment that holds more cards than needed."""
    word, *pieces = action.split(" ")
    return word == "buy" and money.superfluous(pieces[1:], price(pieces[0]))


def test_a_game_can_be_told_again_from_its_actions() -> None:
    first = game_of(4, 9)
    actions = []
    rng = random.Random(2)
    while first.actor is not None:
        actions.append(rng.choice(first.legal()))
        first.apply(actions[-1])
    second = game_of(4, 9)
    for action in actions:
        second.apply(action)
    assert second.snapshot() == first.snapshot()
    assert second.scorings == first.scorings
