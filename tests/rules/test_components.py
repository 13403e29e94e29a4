"""Section 1: components."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from alhambra import pieces
from alhambra.deal import all_cards, deal_from_seed
from alhambra.errors import NotationError, SetupError
from alhambra.events import ScoringCardTurnedUp
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import CARDS, SLOT_CURRENCIES, TILES, Card, Cell, Currency, Kind, Side

from ..drawing import built, buy, legal, only, refused, reserve, scripted, seen
from ..plain import tiles as plain_tiles

OPPOSITE = {"N": "0,-1", "E": "-1,0", "S": "0,1", "W": "1,0"}
"""Where a tile lies if this side of it meets the fountain."""


def test_r1_1_a_fountain_for_each_seat_without_walls() -> None:
    game = scripted(6, hands=["y9 y9 g3"], market="P2NEW P8 S9 A9")
    assert [dict(seat.palace) for seat in seen(game).seats] == [{}] * 6
    # Beside the fountain a tile fits exactly where its own edge is open.
    for tile in TILES:
        others = [name for name in ("P2NEW", "P8", "S9", "A9") if name != tile.name][:3]
        game = scripted(hands=["y9 y9 g3"], market=f"{tile} {' '.join(others)}")
        buy(game, tile.name)
        open_sides = {side for side in OPPOSITE if side not in plain_tiles.walls(tile.name)}
        legal_cells = {text.split()[2] for text in legal(game, "place")}
        assert legal_cells == {OPPOSITE[side] for side in open_sides}


def test_r1_1_the_fountain_never_moves_and_is_no_building() -> None:
    game = built("A10 1,0", reserves=["T11"])
    assert Cell(0, 0) not in seen(game).seats[0].palace
    refused(game, "add T11 0,0", "R4.6", "occupied")
    assert legal(game, "remove") == ["remove A10"]
    assert legal(game, "swap") == ["swap T11 A10"]
    assert seen(game).seats[1].counts == (0,) * 6
    assert scripted().score_now(3).points == (0, 0, 0)


def test_r1_2_the_54_tiles_with_kind_price_and_walls() -> None:
    assert sorted(tile.name for tile in TILES) == sorted(plain_tiles.TILES)
    assert len({tile.name for tile in TILES}) == 54
    ranges = {
        Kind.PAVILION: (7, 2, 8), Kind.SERAGLIO: (7, 3, 9), Kind.ARCADES: (9, 4, 10),
        Kind.CHAMBERS: (9, 5, 11), Kind.GARDEN: (11, 6, 12), Kind.TOWER: (11, 7, 13),
    }  # fmt: skip
    for kind, (count, low, high) in ranges.items():
        prices = {tile.price for tile in TILES if tile.kind is kind}
        assert sum(tile.kind is kind for tile in TILES) == count
        assert prices == set(range(low, high + 1))
    assert Counter(len(tile.walls) for tile in TILES) == {0: 10, 1: 16, 2: 20, 3: 8}
    for tile in TILES:
        walls = "".join(side.letter for side in Side if side in tile.walls)
        assert tile.name == f"{'PSACGT'[tile.kind]}{tile.price}{walls}"


def test_r1_2_a_bag_that_is_not_the_54_tiles_is_refused() -> None:
    options = Options(3)
    deal = deal_from_seed(options, "bag")
    for bag in (deal.bag[1:], (*deal.bag[:-1], deal.bag[0]), ()):
        with pytest.raises(SetupError) as caught:
            Game(options, deal=replace(deal, bag=bag))
        assert caught.value.rule == "R1.2"


def test_r1_3_108_money_cards() -> None:
    names = [f"{currency}{value}" for currency in "bgoy" for value in range(1, 10)]
    assert [str(card) for card in CARDS] == names
    labels = ["blue denar", "green dirham", "orange ducat", "yellow florin"]
    assert [currency.label for currency in Currency] == labels
    for players in (3, 4, 5, 6):
        assert Counter(all_cards(Options(players))) == {card: 3 for card in CARDS}
    options = Options(3)
    deal = deal_from_seed(options, "deck")
    for deck in (deal.deck[1:], (*deal.deck[:-1], deal.deck[0], deal.deck[0])):
        with pytest.raises(SetupError) as caught:
            Game(options, deal=replace(deal, deck=deck))
        assert caught.value.rule == "R1.3"


def test_r1_4_two_scoring_cards_turn_up_once_each() -> None:
    game = scripted(2, hands=["b9 g9 o2"])
    numbers = []
    # On and on: seat by seat, buy at the first chance, so that discards are shuffled again.
    while not game.over:
        first = {"buy": 0, "store": 1, "take": 2, "stop": 3, "pass": 4}
        action = min(game.legal(), key=lambda each: first.get(str(each).split()[0], 9))
        numbers += [event.number for event in only(game.play(action), ScoringCardTurnedUp)]
    assert game.reshuffles
    assert numbers == [1, 2]


def test_r1_5_each_market_slot_has_its_currency() -> None:
    assert [currency.letter for currency in SLOT_CURRENCIES] == list("ygbo")
    hand = ["b7 g7 o3 y7"]
    game = scripted(hands=hand, market="T7NEW G7NSW A7ES C7SW")
    assert legal(game, "buy") == ["buy A7ES b7", "buy G7NSW g7", "buy T7NEW y7"]
    refused(game, "buy T7NEW b7", "R3.2", "wrong-currency")
    game = scripted(hands=hand, market="C7SW T7NEW G7NSW A7ES")
    assert legal(game, "buy") == ["buy C7SW y7", "buy G7NSW b7", "buy T7NEW g7"]


def test_r1_6_a_reserve_holds_any_number_of_tiles_open_to_all() -> None:
    names = "P8 S9 A9 A10 C10 C11 G10 G11 T11 T12"
    game = built(reserves=[names])
    assert reserve(game, 0) == set(names.split())
    for viewer in (None, 0, 1, 2):
        shown = game.view(viewer).seats[0].reserve
        assert {tile.name for tile in shown} == set(names.split())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r1_7_two_to_six_players(players: int) -> None:
    game = Game(Options(players), seed=1)
    assert len(game.view(None).seats) == len(game.scores) == players
    seats = []
    for _ in range(2 * players):
        seats.append(game.actor)
        game.play(next(each for each in game.legal() if str(each).startswith("take")))
    first = seats[0]
    assert first is not None
    assert seats == [(first + step) % players for step in range(2 * players)]


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 60, True, 3.0, "3", None])
def test_r1_7_no_other_number_of_players(players: object) -> None:
    with pytest.raises(SetupError) as caught:
        Options(players)  # type: ignore[arg-type]
    assert caught.value.rule == "R1.7"


def test_pieces_that_do_not_exist_are_refused() -> None:
    for name in ("T9", "T9EN", "t9NE", "T09NE", "X5", "", "T9NE "):
        with pytest.raises(NotationError):
            pieces.tile(name)
    for name in ("b0", "b10", "r5", "B5", ""):
        with pytest.raises(NotationError):
            pieces.card(name)
    assert pieces.card("y4") == Card(Currency.YELLOW, 4)
