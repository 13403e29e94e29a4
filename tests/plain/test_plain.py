"""The plain model against the rules page: its worked examples and its numbered rules."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from itertools import chain

import pytest

from . import money
from .game import EDITIONS, OPTIONS, PlainGame
from .palace import (
    FOUNTAIN,
    can_place,
    faults,
    longest_wall,
    neighbour,
    placed,
    removable,
    site,
    swappable,
    without,
)
from .scoring import count_kinds, majorities
from .tiles import KINDS, SIDES, TILES, kind, price, walls

TOWER = KINDS.index("T")
PAVILION = KINDS.index("P")
CHAMBERS = KINDS.index("C")


def palace_of(text: str) -> dict:
    """A palace from lines such as `C9W -1,0; A9 -1,-1`."""
    palace = {}
    for entry in filter(None, text.split("; ")):
        tile, cell = entry.split(" ")
        assert tile in TILES
        x, y = cell.split(",")
        palace[int(x), int(y)] = tile
    return palace


def broken(palace: dict) -> set[str]:
    """The rules that a palace breaks."""
    return {rule for rule, _ in faults(palace)}


def game_of(players: int = 3, seed: int = 1, **options: str) -> PlainGame:
    """A new game with everything shuffled by `seed`."""
    rng = random.Random(seed)
    chosen = {**EDITIONS["standard"], **options}
    bag = rng.sample(TILES, len(TILES))
    deck = money.all_cards(players)
    rng.shuffle(deck)
    youngest = rng.randrange(players)
    left = list(deck)
    money.deal(left, players, youngest)
    places = money.scoring_places(len(left) - 4, chosen["scoring_place"])
    return PlainGame(
        players=players,
        options=chosen,
        youngest=youngest,
        bag=bag,
        deck=deck,
        scoring_cards=[rng.choice(place) for place in places],
        reshuffle=lambda cards: rng.sample(cards, len(cards)),
    )


def market_game(hand: str, market: str, players: int = 3, **options: str) -> PlainGame:
    """A game whose first player holds `hand` and finds `market` (slots yellow to orange)."""
    game = game_of(players, **options)
    tiles = market.split()
    rest = [tile for tile in TILES if tile not in tiles]
    game.dirk = [rest.pop() for _ in game.dirk]
    game.bag = rest
    game.market = list(tiles)
    game.hands[game.actor] = hand.split()
    return game


def refused(game: PlainGame, action: str, rule: str) -> None:
    """Check that an action is refused by a rule and that nothing changes."""
    before = game.snapshot()
    assert action not in game.legal()
    with pytest.raises(ValueError, match=rf"\b{re.escape(rule)}\b"):
        game.apply(action)
    assert game.snapshot() == before


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
    setup = {"players": 3, "options": game.options, "youngest": 0, "bag": bag, "deck": deck}
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
    seat = game.actor
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
    seat = game.actor
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
    seat = game.actor
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
    seat = game.actor
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
    seat = game.actor
    game.display, game.deck, game.discard = [], [], []
    assert game.legal() == ["pass"]
    game.apply("pass")
    assert game.actor == (seat + 1) % 3
    assert game.display == []


def test_pass_is_refused_while_anything_is_possible() -> None:
    refused(game_of(3), "pass", "R3.8")


# Section 4


def test_example_6_is_legal() -> None:
    assert faults(palace_of("C9W -1,0; A9 -1,-1; S6ES 0,-1")) == []


def test_example_7_walls_must_match() -> None:
    assert ("R4.2", (1, 0)) in faults(palace_of("C9W 1,0"))
    assert not can_place({}, "C9W", (1, 0))


def test_example_8_cannot_be_reached() -> None:
    assert faults(palace_of("C9W -1,0; T8NES -2,0")) == [("R4.3", (-2, 0))]


def test_example_9_touches_by_a_corner_only() -> None:
    assert ("R4.4", (-1, -1)) in faults(palace_of("C9W -1,-1"))
    assert not can_place({}, "C9W", (-1, -1))


def test_example_10_encloses_a_cell_that_leaks_across_a_corner() -> None:
    palace = palace_of("C9W -1,0; A9 -1,-1; T11S -1,-2; S8S 0,-2; S6ES 1,-2")
    assert faults(palace) == []
    assert faults(placed(palace, "A8E", (1, -1))) == [("R4.5", (0, -1))]
    assert not can_place(palace, "A8E", (1, -1))
    assert can_place(palace, "A9", (0, -1))


def test_a_cell_holds_one_tile() -> None:
    assert broken({FOUNTAIN: "A9"}) == {"R4.6"}
    assert not can_place({}, "A9", FOUNTAIN)
    assert not can_place(palace_of("A9 1,0"), "A10", (1, 0))


RING = palace_of("A5NW -1,1; P6N 0,1; S4NE 1,1; P7E 1,0; P4ES 1,-1; S8S 0,-1; P3SW -1,-1; S7W -1,0")


def test_ring_around_the_fountain() -> None:
    assert faults(RING) == []
    assert longest_wall(RING) == 12
    # Nothing can be joined to a palace that is walled all round.
    assert not any(site(RING).places(walls(tile)) for tile in TILES)
    # The corners and the middles can all go: each leaves an open cell on the outside.
    assert removable(RING) == sorted(RING)
    for cell in RING:
        assert faults(without(RING, cell)) == []


def test_removing_an_inner_tile_leaves_a_gap() -> None:
    square = palace_of("A9 0,1; A10 0,2; C10 -1,1; C11 1,1; G10 -1,0; G11 1,0; T11 -1,2; T12 1,2")
    assert faults(square) == []
    assert faults(without(square, (0, 1))) == [("R4.5", (0, 1))]
    assert removable(square) == sorted(cell for cell in square if cell != (0, 1))


def test_removing_a_bridge_cuts_tiles_off() -> None:
    row = palace_of("A9 1,0; A10 2,0; C10 3,0")
    assert removable(row) == [(3, 0)]
    assert faults(without(row, (2, 0))) == [("R4.3", (3, 0)), ("R4.4", (3, 0))]


def test_gap_of_several_cells() -> None:
    around = "A9 0,1; A10 0,2; C10 0,3; C11 1,3; G10 2,3; G11 2,2; T11 2,1; T12 2,0"
    assert faults(palace_of(around)) == []
    closed = placed(palace_of(around), "P8", (1, 0))
    assert faults(closed) == [("R4.5", (1, 1)), ("R4.5", (1, 2))]
    # A tile in the mouth that leaves one cell open by an edge is no gap.
    assert can_place(palace_of(around), "P8", (1, 1)) is False
    assert broken(placed(palace_of(around), "P8", (1, 1))) == {"R4.5"}
    assert can_place(palace_of(around), "P8", (1, 2))


def test_swap_keeps_walls_between_tiles() -> None:
    palace = palace_of("A9 1,0; P7E 2,0; A10 2,1")
    assert swappable(palace, "G9E") == [(2, 0), (2, 1)]
    assert swappable(palace, "G12S") == [(1, 0), (2, 0)]
    assert swappable(palace, "C9W") == [(2, 1)]
    assert swappable(palace, "T11") == [(1, 0), (2, 0), (2, 1)]


def test_swap_beside_double_walls() -> None:
    palace = palace_of("C7NE 1,0; C9S 1,1; C10 0,1; A9 2,1; G10W 2,0")
    assert faults(palace) == []
    assert swappable(palace, "T9NE") == [(1, 0), (2, 1)]
    assert swappable(palace, "T10W") == [(0, 1), (2, 0)]
    # Without A9 nobody could walk round to G10W.
    assert faults(without(palace, (2, 1))) == [("R4.3", (2, 0))]
    assert removable(palace) == [(1, 0), (2, 0)]


# The fast site against section 4 itself.


def random_palaces(rng: random.Random, count: int) -> list[dict]:
    """Palaces met on a random walk of placing, removing and swapping."""
    palaces = []
    palace: dict = {}
    size = 0
    while len(palaces) < count:
        if not palaces or len(palaces) % 40 == 0:
            palace, size = {}, rng.randint(3, 30)
        reserve = [tile for tile in TILES if tile not in palace.values()]
        tile = rng.choice(reserve)
        here = site(palace)
        changes = [placed(palace, tile, cell) for cell in here.places(walls(tile))] * (
            3 if len(palace) < size else 1
        )
        changes += [placed(palace, tile, cell) for cell in here.swaps(walls(tile))]
        changes += [without(palace, cell) for cell in here.removals()]
        if changes:
            palace = rng.choice(changes)
            palaces.append(palace)
    return palaces


def test_site_agrees_with_section_4() -> None:
    rng = random.Random(11)
    for palace in random_palaces(rng, 400)[::8]:
        assert faults(palace) == []
        here = site(palace)
        xs, ys = zip(FOUNTAIN, *palace, strict=True)
        cells = [
            (x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)
        ]
        assert sorted(here.removals()) == removable(palace)
        for tile in rng.sample(TILES, 6):
            if tile in palace.values():
                continue
            fitting = [cell for cell in cells if can_place(palace, tile, cell)]
            assert sorted(here.places(walls(tile))) == fitting
            assert sorted(here.swaps(walls(tile))) == swappable(palace, tile)


# Section 7


def test_example_11_longest_wall() -> None:
    palace = palace_of(
        "P2NEW 0,1; C9W -1,0; T8NES 1,0; A6SW -1,-1; G10 0,-1; A6NE 1,-1; A9 0,-2; S6ES 1,-2"
    )
    assert faults(palace) == []
    assert longest_wall(palace) == 8


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("", 0),
        ("A9 1,0", 0),
        ("C9W -1,0", 1),
        ("A5NW -1,1; C9W -1,0", 3),  # round an outer corner
        ("P6N -1,0; C9W 0,1", 2),  # round an inner corner
        ("P6N -1,0; A8N 1,0", 1),  # the fountain in between has no wall
        ("P6N -1,0; A8N 1,0; T11N 0,1", 1),  # a wall higher up joins neither
        ("P2NEW 0,1", 3),
        ("P2NEW 0,1; S3ESW 0,-1", 3),
        ("S7W 0,1; G10W 0,2; C9W 0,-1", 2),
    ],
)
def test_longest_wall(text: str, length: int) -> None:
    palace = palace_of(text)
    assert faults(palace) == []
    assert longest_wall(palace) == length


def test_outline_that_touches_itself_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"R7\.5"):
        longest_wall(palace_of("A9 1,1"))


def wall_walked_along(palace: dict) -> int:
    """The longest wall found by walking once round the outline, the palace on the right."""
    ground = {FOUNTAIN: "", **{cell: walls(tile) for cell, tile in palace.items()}}
    top = max(ground, key=lambda cell: (cell[1], cell[0]))
    start = place = (top, "N")
    line = []
    while not line or place != start:
        cell, side = place
        line.append(side in ground[cell])
        ahead = SIDES[(SIDES.index(side) + 1) % 4]
        beside = neighbour(cell, ahead)
        beyond = neighbour(beside, side)
        if beyond in ground:
            place = beyond, SIDES[(SIDES.index(side) - 1) % 4]
        elif beside in ground:
            place = beside, side
        else:
            place = cell, ahead
    if all(line):
        return len(line)
    turned = line[line.index(False) :] + line[: line.index(False)]
    return max(len(run) for run in "".join("#" if wall else " " for wall in turned).split(" "))


def test_longest_wall_is_the_longest_run_along_the_outline() -> None:
    for palace in random_palaces(random.Random(12), 1500):
        assert longest_wall(palace) == wall_walked_along(palace)


def column(numbers: list[int], which: int, scoring: int) -> list[int]:
    """The points for one type, given every player's number of it."""
    counts = [[0] * 6 for _ in numbers]
    for row, number in zip(counts, numbers, strict=True):
        row[which] = number
    points = majorities(counts, scoring)
    assert all(sum(row) == row[which] for row in points)
    return [row[which] for row in points]


@pytest.mark.parametrize(
    ("numbers", "which", "scoring", "points"),
    [
        ([3, 1, 0], CHAMBERS, 1, [4, 0, 0]),
        ([3, 1, 0], TOWER, 2, [13, 6, 0]),
        ([4, 4, 3], TOWER, 2, [9, 9, 0]),
        ([1, 3, 2], PAVILION, 3, [1, 16, 8]),
        ([1, 1, 0], PAVILION, 1, [0, 0, 0]),
        ([2, 2, 5], TOWER, 2, [3, 3, 13]),
        ([1, 1, 1, 1], PAVILION, 3, [6, 6, 6, 6]),
        ([0, 0, 0], TOWER, 3, [0, 0, 0]),
        ([2, 2, 1], TOWER, 3, [17, 17, 6]),
        ([5, 2, 2, 1], TOWER, 3, [21, 9, 9, 0]),
        ([5, 4, 2, 2, 2], TOWER, 3, [21, 13, 2, 2, 2]),
        ([1, 1, 1, 1, 1, 1], TOWER, 3, [6, 6, 6, 6, 6, 6]),
        ([0, 1, 0], TOWER, 3, [0, 21, 0]),
    ],
)
def test_majorities(numbers: list[int], which: int, scoring: int, points: list[int]) -> None:
    assert column(numbers, which, scoring) == points


def test_scoring_counts_the_alhambra_and_not_the_reserve() -> None:
    game = game_of(3)
    seat = game.actor
    game.palaces[seat] = palace_of("C9W -1,0; A9 -1,-1; S6ES 0,-1")
    game.reserves[seat] = ["T12", "C10"]
    game.deck = ["A", *[card for card in game.deck if card != "A"]]
    game.display = ["b1", "g9", "o9", "y9"]
    game.apply("take b1")
    [scoring] = game.scorings
    assert scoring["scoring"] == 1
    assert scoring["counts"][seat] == [0, 1, 1, 1, 0, 0]
    # S6ES shows two walls, C9W one; A9 between them has none.
    assert scoring["walls"][seat] == 2
    assert scoring["kind_points"][seat] == [0, 2, 3, 4, 0, 0]
    assert scoring["points"][seat] == game.scores[seat] == 11
    assert scoring["dirk_counts"] is scoring["dirk_points"] is None
    assert len(game.display) == 4


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
    game = game_of(len(hands), **options)
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
    seat = game.actor
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
