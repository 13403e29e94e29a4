"""Section 3: a turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from alhambra import pieces
from alhambra.actions import TakeMoney, parse
from alhambra.errors import IllegalAction
from alhambra.events import (
    MoneyDrawn,
    MoneyTaken,
    Passed,
    Stopped,
    TileBought,
    TileDrawn,
    TurnBegan,
)
from alhambra.game import Game

from ..drawing import (
    built,
    buy,
    display,
    hand,
    legal,
    market,
    only,
    palace,
    play,
    refused,
    reserve,
    scripted,
    seen,
    snapshot,
    wait_for,
)

RICH = "b4 b7 g3 g5 y5"
EXACT_MARKET = "S5SW P8 G10 T9NE"  # yellow, green, blue, orange


def rich_game() -> Game:
    """The example of R3.4 in docs/rules.md."""
    return scripted(hands=[RICH], market=EXACT_MARKET, display="b1 g6 o3 y9")


def exact_game() -> Game:
    """The actor can buy all four tiles exactly and has nothing left."""
    return scripted(hands=["y5 g8 b2 o5"], market="S5SW P8 P2NEW C5NSW", display="b1 g6 o3 y9")


def exact_purchase(game: Game) -> str:
    """A legal purchase at the exact price."""
    for text in legal(game, "buy"):
        _, tile, *cards = text.split()
        if sum(int(card[1]) for card in cards) == pieces.tile(tile).price:
            return text
    raise AssertionError("nothing can be paid exactly")


# R3.1


def test_r3_1_one_card_or_several_worth_five() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b1 g2 o2 y9")
    assert legal(game, "take") == [
        "take b1", "take b1 g2", "take b1 g2 o2", "take b1 o2", "take g2", "take g2 o2",
        "take o2", "take y9",
    ]  # fmt: skip
    refused(game, "take b1 y9", "R3.1", "too-much")
    refused(game, "take b1 g2 o2 y9", "R3.1", "too-much")
    refused(game, "take b2", "R3.1", "not-on-display")
    events = play(game, "take b1 g2 o2")
    assert only(events, MoneyTaken)[0].slots == (0, 1, 2)
    assert hand(game, 0) == "b1 b9 g2 g9 o2 o2"


def test_r3_1_each_card_is_told_with_its_own_slot() -> None:
    game = scripted(hands=["b9 g9 o2"], display="o2 g8 b2 o1")
    [taken] = only(play(game, "take b2 o1 o2"), MoneyTaken)
    assert list(map(str, taken.cards)) == ["b2", "o1", "o2"]
    assert taken.slots == (2, 3, 0)


def test_r3_1_five_is_the_most_and_four_cards_may_be_it() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b1 g1 o2 y1")
    play(game, "take b1 g1 o2 y1")
    assert hand(game, 0) == "b1 b9 g1 g9 o2 o2 y1"
    game = scripted(hands=["b9 g9 o2"], display="b3 g3 o5 y6")
    assert legal(game, "take") == ["take b3", "take g3", "take o5", "take y6"]
    refused(game, "take b3 g3", "R3.1", "too-much")


def test_r3_1_alike_cards_are_named_once_but_both_may_be_taken() -> None:
    game = scripted(hands=["b9 g9 o2"], display="g2 b9 g2 o1")
    assert legal(game, "take") == [
        "take b9", "take g2", "take g2 g2", "take g2 g2 o1", "take g2 o1", "take o1",
    ]  # fmt: skip
    refused(game, "take o1 o1", "R3.1", "not-on-display")
    play(game, "take o1 g2 g2")  # typed in any order
    assert str(game.actions[-1]) == "take g2 g2 o1"
    with pytest.raises(IllegalAction) as caught:
        game.play(TakeMoney(()))
    assert (caught.value.rule, caught.value.slug) == ("R3.1", "empty-take")


def test_r3_1_only_the_seat_on_turn_acts() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b1 g1 o2 y1")
    before = snapshot(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(parse("take b1"), seat=1)
    assert caught.value.slug == "not-your-turn"
    assert snapshot(game) == before
    assert game.play(parse("take b1"), seat=0)
    assert game.actor == 1


# R3.2


def test_r3_2_buying_takes_cards_of_the_slots_currency_and_gives_no_change() -> None:
    game = scripted(hands=["b4 b7 b7 g2"], market="S5SW P8 G10 T9NE")
    [bought] = only(play(game, "buy G10 b4 b7"), TileBought)
    assert (bought.tile.name, bought.slot, bought.overpaid) == ("G10", 2, 1)
    assert hand(game, 0) == "b7 g2"
    assert seen(game).discard_left == 2
    assert [tile.name for tile in seen(game).pending] == ["G10"]
    assert (palace(game, 0), reserve(game, 0)) == ("", set())
    assert market(game) == "S5SW P8 - T9NE"


@pytest.mark.parametrize(
    ("action", "slug"),
    [
        ("buy G10 b4", "too-little"),
        ("buy G10 b2 b7", "not-in-hand"),
        ("buy G10 b7 b7", "not-in-hand"),
        ("buy G10 b9 b9 b9 b9", "not-in-hand"),
        ("buy G10 b7 g3", "wrong-currency"),
        ("buy P8 b4 b7", "wrong-currency"),
        ("buy T11 b4 b7", "not-in-market"),
        ("buy P8 g3", "too-little"),
    ],
)
def test_r3_2_a_purchase_that_is_refused(action: str, slug: str) -> None:
    refused(rich_game(), action, "R3.2", slug)


def test_r3_2_who_was_overpaid_ends_the_actions() -> None:
    game = rich_game()
    play(game, "buy G10 b4 b7")
    assert not seen(game).may_stop
    assert {text.split()[0] for text in legal(game)} == {"place", "store"}
    for action in ("stop", "take b1", "buy S5SW y5"):
        refused(game, action, "R3.6", "put-down-first")


# R3.3


def test_r3_3_a_redesign_is_an_action_and_ends_the_turn() -> None:
    for action in ("add T11 2,0", "remove A10", "swap T11 A10"):
        game = built("A10 1,0", reserves=["T11"])
        assert action in legal(game)
        assert only(play(game, action), TurnBegan) == [TurnBegan(1)]
        assert game.actor == 1


# R3.4


def test_r3_4_exact_payment_keeps_the_turn() -> None:
    game = rich_game()
    play(game, "buy S5SW y5")
    assert game.actor == 0
    assert seen(game).may_stop
    assert {text.split()[0] for text in legal(game)} == {"stop", "take", "buy"}
    play(game, "buy P8 g3 g5", "take b1 o3", "place P8 1,0", "store S5SW")
    assert palace(game, 0) == "P8 1,0"
    assert reserve(game, 0) == {"S5SW"}
    assert game.actor == 1


def test_r3_4_one_need_not_act_again() -> None:
    game = rich_game()
    events = play(game, "buy S5SW y5", "stop")
    assert only(events, Stopped) == [Stopped(0)]
    assert {text.split()[0] for text in legal(game)} == {"place", "store"}
    play(game, "store S5SW")
    assert game.actor == 1


def test_r3_4_only_an_exact_payment_leaves_a_choice_to_stop() -> None:
    game = rich_game()
    refused(game, "stop", "R3.4", "must-act")
    play(game, "buy S5SW y5")
    refused(game, "pass", "R3.4", "stop-instead")
    play(game, "buy G10 b4 b7")  # overpaid: over
    refused(game, "stop", "R3.6", "put-down-first")


@pytest.mark.parametrize("last", ["take b1 o3", "take g6", "stop"])
def test_r3_4_at_most_five_actions(last: str) -> None:
    game = exact_game()
    play(game, "buy S5SW y5", "buy P8 g8", "buy P2NEW b2", "buy C5NSW o5")
    assert market(game) == "- - - -"
    assert game.actor == 0
    assert {text.split()[0] for text in legal(game)} == {"stop", "take"}
    play(game, last)
    assert {text.split()[0] for text in legal(game)} == {"place", "store"}
    play(game, "store S5SW", "place C5NSW -1,0", "store P8", "store P2NEW")
    assert game.actor == 1


def test_r3_4_any_of_the_three_kinds_may_follow() -> None:
    game = built("A10 1,0", reserves=["T11"], bag="P2NEW P3SW P4ES S3ESW", deck="b2 y2 g3")
    bought = exact_purchase(game)
    tile = bought.split()[1]
    play(game, bought)
    assert {text.split()[0] for text in legal(game)} >= {"stop", "take", "add", "remove", "swap"}
    play(game, "remove A10")
    assert legal(game, "store") == [f"store {tile}"]
    assert not legal(game, "stop", "take", "add", "remove", "swap")


# R3.5


def test_r3_5_nothing_is_refilled_during_a_turn() -> None:
    game = exact_game()
    shown = display(game)
    events = play(game, "buy S5SW y5", "buy P8 g8")
    assert market(game) == "- - P2NEW C5NSW"
    assert display(game) == shown
    events += play(game, "take b1 o3")
    assert market(game) == "- - P2NEW C5NSW"
    assert display(game) == "- g6 - y9"
    events += play(game, "store P8")
    assert display(game) == "- g6 - y9"
    assert not only(events, TileDrawn)
    assert not only(events, MoneyDrawn)
    events = play(game, "store S5SW")
    assert "-" not in f"{market(game)} {display(game)}"
    assert len(only(events, TileDrawn)) == len(only(events, MoneyDrawn)) == 2


# R3.6


def test_r3_6_tiles_are_put_down_when_the_actions_are_over_and_only_then() -> None:
    game = rich_game()
    refused(game, "store S5SW", "R3.6", "not-now")
    play(game, "buy S5SW y5")
    refused(game, "place S5SW 0,1", "R3.6", "not-now")
    refused(game, "store S5SW", "R3.6", "not-now")
    play(game, "buy P8 g3 g5", "stop")
    refused(game, "take b1", "R3.6", "put-down-first")
    refused(game, "place T9NE 1,0", "R3.6", "not-in-pending")
    refused(game, "store T9NE", "R3.6", "not-in-pending")
    refused(game, "give P8", "R9.5", "no-dirk")


def test_r3_6_in_any_order_each_into_the_alhambra_or_the_reserve() -> None:
    # Fountain only: T9NE fits at 2,0 once A10 lies at 1,0.
    for order in (("place A10 1,0", "place T9NE 2,0"), ("store T9NE", "place A10 1,0")):
        game = scripted(hands=["y9 y1 o9 b1"], market="A10 P8 G10 T9NE")
        play(game, "buy A10 y1 y9", "buy T9NE o9", "stop")
        refused(game, "place T9NE 2,0", "R4.4", "apart")
        assert {"place A10 1,0", "store A10", "place T9NE 1,0", "store T9NE"} < set(legal(game))
        play(game, order[0])
        assert game.actor == 0
        play(game, order[1])
        assert game.actor == 1


def test_r3_6_a_tile_bought_this_turn_takes_no_part_in_a_redesign() -> None:
    game = built("A10 1,0", bag="P2NEW P3SW P4ES S3ESW", deck="b2 y2 g3")
    bought = exact_purchase(game)
    tile = bought.split()[1]
    play(game, bought)
    assert not legal(game, "add", "swap")
    refused(game, f"swap {tile} A10", "R5.3", "not-in-reserve")
    refused(game, f"add {tile} 0,-1", "R5.1", "not-in-reserve")
    refused(game, f"remove {tile}", "R5.2", "not-built")


# R3.7


def test_r3_7_a_payment_may_hold_superfluous_cards_but_is_not_listed() -> None:
    game = scripted(hands=["b2 b4 b7 y8"], market=EXACT_MARKET)
    assert legal(game, "buy G10") == ["buy G10 b4 b7"]
    [bought] = only(play(game, "buy G10 b2 b4 b7"), TileBought)
    assert bought.overpaid == 3
    assert hand(game, 0) == "y8"
    assert seen(game).discard_left == 3
    assert {text.split()[0] for text in legal(game)} == {"place", "store"}


@pytest.mark.parametrize(
    "cards",
    ["b1 b1 b1 b2 b2 b2 b3 b3 b5", "b1 b2 b3 b4 b5 b6", "b8 b9 b9", "b3 b3 b3 b4 b4 b4"],
)
@pytest.mark.parametrize("tile", ["P2NEW", "A6SW", "G10", "T13E"])
def test_r3_7_the_list_names_exactly_the_payments_without_a_superfluous_card(
    cards: str, tile: str
) -> None:
    others = [name for name in ("P8", "S9", "A9") if name != tile]
    game = scripted(hands=[cards], market=f"{others[0]} {others[1]} {tile} {others[2]}")
    price = pieces.tile(tile).price
    held = cards.split()
    minimal = {
        f"buy {tile} {' '.join(chosen)}"
        for count in range(1, len(held) + 1)
        for chosen in combinations(held, count)
        if sum(int(card[1]) for card in chosen) >= price
        and sum(int(card[1]) for card in chosen) - min(int(card[1]) for card in chosen) < price
    }
    wait_for(game, 0)
    assert legal(game, f"buy {tile}") == sorted(minimal)


# R3.8


def test_r3_8_one_passes_when_nothing_is_possible() -> None:
    game = beggared()
    assert display(game) == "- - - -"
    assert (palace(game, 0), reserve(game, 0)) == ("", set())
    assert legal(game) == ["pass"]
    for action in ("take b1", "stop", "buy T13E y9 y9"):
        with pytest.raises(IllegalAction):
            play(game, action)
    events = play(game, "pass")
    assert only(events, Passed) == [Passed(0)]
    assert game.actor == 1


def test_r3_8_one_does_not_pass_while_anything_is_possible() -> None:
    refused(rich_game(), "pass", "R3.8", "must-act")
    refused(built("A10 1,0"), "pass", "R3.8", "must-act")


def beggared() -> Game:
    """A game of two in which seat 1 has hoarded all the money and seat 0 can do nothing.

    Seat 0 buys whatever it can and gives it to Dirk; dear tiles come first.
    """
    dear = sorted(
        (tile for tile in scripted().deal.bag), key=lambda tile: (-tile.price, tile.number)
    )
    names = [tile.name for tile in dear]
    game = scripted(2, hands=["b5 g5 o5 y5"], dirk=" ".join(names[-6:]), bag=" ".join(names[:-6]))
    order = {"pass": 0, "give": 1, "buy": 2, "take": 3, "stop": 4}
    for _ in range(400):
        texts = legal(game)
        if texts == ["pass"]:
            return game
        if game.actor == 1:
            play(game, max(texts, key=lambda text: (text[:4] == "take", len(text))))
        else:
            play(game, min(texts, key=lambda text: (order.get(text.split()[0], 9), -len(text))))
    raise AssertionError("seat 0 was never without a choice")


def test_bought_tiles_and_money_are_never_lost() -> None:
    game = rich_game()
    buy(game, "S5SW")
    play(game, "store S5SW")
    table = seen(game)
    cards = Counter(card for seat in table.seats for card in seat.hand or ())
    cards += Counter(card for card in table.display if card is not None)
    assert cards.total() + table.deck_left + table.discard_left == 108
