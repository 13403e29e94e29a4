"""Section 6: end of a turn."""

from __future__ import annotations

import pytest

from alhambra.deal import scoring_places
from alhambra.events import (
    DeckReshuffled,
    Event,
    GameEnded,
    MoneyDrawn,
    RoundScored,
    ScoringCardTurnedUp,
    TileBought,
    TileDrawn,
    TurnBegan,
)
from alhambra.game import Game
from alhambra.options import Options

from ..drawing import (
    display,
    hurry,
    idle,
    legal,
    market,
    only,
    overpaid,
    play,
    scripted,
    seen,
    spree,
    wait_for,
)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# R6.1


def test_r6_1_the_market_is_refilled_in_rising_order_of_slots() -> None:
    game = scripted(hands=["g8 o5 b7"], market="S5SW P8 P2NEW C5NSW", bag="T13E T12 T11")
    play(game, "buy C5NSW o5", "buy P8 g8", "stop", "store C5NSW")
    drawn = only(play(game, "store P8"), TileDrawn)
    assert [(event.tile.name, event.slot) for event in drawn] == [("T13E", 1), ("T12", 3)]
    assert market(game) == "S5SW T13E P2NEW T12"


def test_r6_1_tiles_are_refilled_before_cards() -> None:
    game = scripted(hands=["g8 o5 b7"], market="S5SW P8 P2NEW C5NSW", display="b1 b2 o9 y9")
    events = play(game, "buy C5NSW o5", "take b1 b2", "store C5NSW")
    assert kinds(events)[-4:] == ["TileDrawn", "MoneyDrawn", "MoneyDrawn", "TurnBegan"]


def test_r6_1_as_far_as_the_bag_goes() -> None:
    for players in (2, 3, 4, 5, 6):
        game = scripted(players)
        last = hurry(game)
        drawn = [event.tile for event in only([*game.opening, *last], TileDrawn)]
        assert len(drawn) == len(set(drawn))
        assert not seen(game).bag


# R6.2


def test_r6_2_the_display_is_refilled_to_four_from_the_deck() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b1 g1 o2 y1", deck="y9 o9 g8 b8 y3")
    events = play(game, "take b1 o2")
    assert [(str(e.card), e.slot) for e in only(events, MoneyDrawn)] == [("y9", 0), ("o9", 2)]
    assert display(game) == "y9 g1 o9 y1"
    play(game, "take g1 y1")
    assert display(game) == "y9 g8 o9 b8"


def nearly_dealt(*, left: int, paid: bool) -> Game:
    """A game of two whose deck has `left` cards; with `paid`, there is a discard of y9 y1."""
    game = scripted(2, hands=["y9 y1 g9 o9"], market="A10 P8 G10 T9NE", bag="S9 T13E")
    if paid:
        play(game, "buy A10 y1 y9", "stop", "store A10")
    while seen(game).deck_left > left:
        play(game, next(text for text in legal(game, "take") if len(text) == len("take b1")))
    assert seen(game).deck_left == left
    return game


def test_r6_2_a_new_deck_is_shuffled_when_a_card_has_to_be_drawn_and_not_before() -> None:
    game = nearly_dealt(left=1, paid=True)
    assert seen(game).discard_left == 2
    events = play(game, legal(game, "take")[0])  # one card is missing: the deck runs out
    assert not only(events, DeckReshuffled)
    assert (seen(game).deck_left, seen(game).discard_left) == (0, 2)
    assert "-" not in display(game)
    events = play(game, legal(game, "take")[0])
    assert only(events, DeckReshuffled) == [DeckReshuffled(2)]
    assert (seen(game).deck_left, seen(game).discard_left) == (1, 0)
    assert [sorted(map(str, deck)) for deck in game.reshuffles] == [["y1", "y9"]]
    assert str(only(events, MoneyDrawn)[0].card) == str(game.reshuffles[0][0])


def test_r6_2_cards_paid_in_this_turn_are_shuffled_too() -> None:
    game = nearly_dealt(left=0, paid=True)
    wait_for(game, 0)
    while seen(game).deck_left or seen(game).discard_left:
        play(game, legal(game, "take")[0])
    # Now deck and discard are empty: a purchase and a take in one turn.
    action = next(text for text in legal(game, "buy") if not overpaid(text))
    paid = action.split()[2:]
    play(game, action)
    play(game, legal(game, "take")[0])
    events = play(game, legal(game, "store")[0])
    assert only(events, DeckReshuffled) == [DeckReshuffled(len(paid))]
    assert sorted(map(str, game.reshuffles[-1])) == paid


def test_r6_2_without_a_discard_the_display_stays_short() -> None:
    game = nearly_dealt(left=0, paid=False)
    assert "-" not in display(game)
    for short in (1, 2, 3, 4):
        events = play(game, legal(game, "take")[0])
        assert not only(events, MoneyDrawn)
        assert not only(events, DeckReshuffled)
        assert display(game).count("-") == short
    assert not legal(game, "take")
    # A purchase brings money back, and only that.
    action = next(text for text in legal(game, "buy") if overpaid(text))
    paid = action.split()[2:]
    play(game, action)
    play(game, legal(game, "store")[0])
    assert sorted(display(game).replace("-", "").split()) == paid[:4]


# R6.3


def first_scoring(game: Game) -> list[Event]:
    return idle(game, lambda events: bool(only(events, RoundScored)))


def test_r6_3_a_scoring_card_is_replaced_and_scored_before_anybody_acts() -> None:
    game = scripted(hands=["b9 g9 o2"])
    events = first_scoring(game)
    assert kinds(events) == [
        "MoneyTaken", "ScoringCardTurnedUp", "MoneyDrawn", "RoundScored", "TurnBegan",
    ]  # fmt: skip
    assert only(events, RoundScored)[0].scoring.number == 1
    assert "-" not in display(game)


def test_r6_3_the_display_is_full_before_the_scoring() -> None:
    for above, order in (
        (0, ["ScoringCardTurnedUp", "MoneyDrawn", "MoneyDrawn", "MoneyDrawn"]),
        (1, ["MoneyDrawn", "ScoringCardTurnedUp", "MoneyDrawn", "MoneyDrawn"]),
        (2, ["MoneyDrawn", "MoneyDrawn", "ScoringCardTurnedUp", "MoneyDrawn"]),
        (3, ["MoneyDrawn", "MoneyDrawn", "MoneyDrawn"]),  # it lies under the last of them
    ):
        game = scripted(hands=["b9 g9 o2"], display="b1 g2 o2 y9")
        a_places, b_places = scoring_places(game.options, 0, game.deal.deck)
        # The three small cards stay on display till just before A.
        start = a_places[0]
        game = scripted(
            hands=["b9 g9 o2"],
            display="b1 g2 o2 y9",
            scoring_cards=(start + above, b_places[0]),
        )
        for _ in range(start):
            big = max(legal(game, "take"), key=lambda text: (len(text) == 7, text[-1]))
            play(game, big)
        events = play(game, "take b1 g2 o2")
        assert kinds(events)[1 : 1 + len(order)] == order
        assert kinds(events)[1 + len(order) :] == (["RoundScored"] * (above < 3)) + ["TurnBegan"]


def test_r6_3_scoring_card_a_always_comes_before_b() -> None:
    # The third pile lies between them, so one refill of four cards never shows both.
    for players in (2, 3, 4, 5, 6):
        for seed in range(10):
            game = Game(Options(players), seed=seed)
            a, b = scoring_places(game.options, game.deal.youngest, game.deal.deck)
            assert b[0] - a[-1] > 4


def test_r6_3_a_scoring_card_comes_only_once() -> None:
    events = hurry(scripted(2, hands=["b9 g9 o2"]))
    assert [event.number for event in only(events, ScoringCardTurnedUp)] == [1, 2]


# R6.4


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r6_4_the_game_ends_when_a_slot_cannot_be_filled(players: int) -> None:
    game = scripted(players)
    turns, full_and_empty = 0, False
    while not game.over:
        assert "-" not in market(game) or seen(game).pending or seen(game).may_stop
        full_and_empty |= not seen(game).bag and "-" not in market(game)
        texts = legal(game)
        chosen = next((text for text in texts if text[:3] == "buy"), None)
        chosen = chosen or next((text for text in texts if text[:5] == "store"), None)
        events = play(game, chosen or texts[-1])
        turns += len(only(events, TurnBegan))
    assert full_and_empty  # an empty bag alone does not end it
    assert only(events, GameEnded)
    assert not only(events, TurnBegan)
    # At once: nobody waits for the round to be finished.
    assert (turns + 1) % players or players == 2


def test_r6_4_the_round_is_not_finished() -> None:
    # Which seat bought last differs from deal to deal.
    last = {who_bought_last(seed) for seed in range(12)}
    assert last == {0, 1, 2}


def who_bought_last(seed: int) -> int:
    """How many seats clockwise from the starter the last buyer sits."""
    game = Game(Options(3), seed=seed)
    bought = [event for event in hurry(game) if isinstance(event, TileBought)]
    return (bought[-1].seat - seen(game).starter) % 3


def test_r6_4_a_scoring_of_the_last_refill_comes_first() -> None:
    _, told = spree(last_take=True)
    drawn = sum(len(only(events, MoneyDrawn)) for events in told[:-1])
    # The same again, with card B on top of the deck in the last turn.
    game, told = spree(above_b=drawn, last_take=True)
    last = kinds(told[-1])
    assert last[:4] == ["TileStored", "ScoringCardTurnedUp", "MoneyDrawn", "RoundScored"]
    assert last[4:7] == ["TileAwarded"] * 3
    assert "TurnBegan" not in last
    assert not seen(game).bag
