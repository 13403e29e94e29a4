"""Section 13: the worked examples of the books."""

from __future__ import annotations

from alhambra.events import HandDealt, MoneyDrawn, TileDrawn
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Kind, cell, tile
from alhambra.placement import faults, why_not_place
from alhambra.scoring import Wall, explain

from ..drawing import (
    built,
    display,
    layout_of,
    legal,
    market,
    only,
    overpaid,
    palace,
    placed_of,
    play,
    refused,
    scripted,
    seen,
    worth,
)

EXAMPLE_10 = "C9W -1,0; A9 -1,-1; T11S -1,-2; S8S 0,-2; S6ES 1,-2"
EXAMPLE_11 = "P2NEW 0,1; C9W -1,0; T8NES 1,0; G10 0,-1; A6SW -1,-1; A6NE 1,-1; A9 0,-2; S6ES 1,-2"


def broken(text: str) -> set[str]:
    return {fault.rule for fault in faults(placed_of(text))}


def test_example_1_takes() -> None:
    game = scripted(hands=["b9 g9 o2"], display="b2 o3 b7 y9")
    assert legal(game, "take") == ["take b2", "take b2 o3", "take b7", "take o3", "take y9"]


def test_example_2_overpaying() -> None:
    game = scripted(hands=["b4 b7 y9"], market="A9 S9 G10 P8")
    assert "buy G10 b4 b7" in legal(game)
    play(game, "buy G10 b4 b7")
    assert not legal(game, "take", "buy", "stop")
    assert legal(game, "store") == ["store G10"]
    assert legal(game, "place") == [f"place G10 {at}" for at in ("-1,0", "0,-1", "0,1", "1,0")]


def test_example_3_two_exact_purchases_then_a_swap() -> None:
    game = built("A10 1,0", reserves=["T11"], bag="P2NEW P3SW P4ES S3ESW", deck="b2 y2 g3")
    bought: list[str] = []
    for _ in range(60):
        exact = [text for text in legal(game, "buy") if overpaid(text) == 0]
        if game.actor == 0 and len({text.split()[1] for text in exact}) >= 2:
            break
        play(game, min(legal(game, "take"), key=lambda text: (len(text) != 7, text[-1])))
    while len(bought) < 2:
        text = next(text for text in legal(game, "buy") if overpaid(text) == 0)
        bought.append(text.split()[1])
        play(game, text)
    for name in bought:
        refused(game, f"swap {name} A10", "R5.3", "not-in-reserve")
    play(game, "swap T11 A10")
    assert legal(game, "store") == sorted(f"store {name}" for name in bought)
    assert not legal(game, "take", "buy", "stop", "swap")
    play(game, f"store {bought[1]}", f"store {bought[0]}")
    assert palace(game, 0) == "T11 1,0"
    assert game.actor == 1


def test_example_4_five_actions() -> None:
    game = scripted(hands=["y5 g8 b2 o5"], market="S5SW P8 P2NEW C5NSW", display="b1 g6 o3 y9")
    events = play(game, "buy S5SW y5", "buy P8 g8", "buy P2NEW b2", "buy C5NSW o5", "take y9")
    assert (market(game), display(game)) == ("- - - -", "b1 g6 o3 -")
    assert not only(events, TileDrawn)
    assert not only(events, MoneyDrawn)
    assert len(seen(game).pending) == 4


def test_example_5_slots_2_and_4() -> None:
    game = scripted(hands=["g8 o5 b7"], market="S5SW P8 P2NEW C5NSW", bag="T13E T12")
    play(game, "buy P8 g8", "buy C5NSW o5", "stop", "store P8", "store C5NSW")
    assert market(game) == "S5SW T13E P2NEW T12"


def test_example_6_a_legal_alhambra() -> None:
    game = built("C9W -1,0; A9 -1,-1; S6ES 0,-1")
    assert palace(game, 0) == "A9 -1,-1; S6ES 0,-1; C9W -1,0"
    assert broken("C9W -1,0; A9 -1,-1; S6ES 0,-1") == set()


def test_example_7_edges_that_do_not_match() -> None:
    fault = why_not_place({}, tile("C9W"), cell("1,0"))
    assert fault is not None
    assert fault.rule == "R4.2"


def test_example_8_not_on_foot() -> None:
    game = built("C9W -1,0", reserves=["T8NES"])
    refused(game, "add T8NES -2,0", "R4.3", "unreachable")
    assert broken("C9W -1,0; T8NES -2,0") == {"R4.3"}


def test_example_9_a_corner_only() -> None:
    fault = why_not_place({}, tile("C9W"), cell("-1,-1"))
    assert fault is not None
    assert (fault.rule, fault.slug) == ("R4.4", "corner")


def test_example_10_a_gap() -> None:
    assert broken(EXAMPLE_10) == set()
    game = built(EXAMPLE_10, reserves=["A8E"])
    refused(game, "add A8E 1,-1", "R4.5", "encloses")
    assert broken(f"{EXAMPLE_10}; A8E 1,-1") == {"R4.5"}


def test_example_11_a_wall_of_eight() -> None:
    game = built(EXAMPLE_11)
    wall = game.score_now().walls[0]
    assert wall.length == 8
    order = ["0,1 W", "0,1 N", "0,1 E", "1,0 N", "1,0 E", "1,-1 E", "1,-2 E", "1,-2 S"]
    assert [f"{segment.cell} {segment.side.letter}" for segment in wall.segments] == order
    assert len(layout_of(EXAMPLE_11)) == 8


def test_example_12_points() -> None:
    def shares(number: int, kind: Kind, *counts: int) -> list[int]:
        rows = [[count if each is kind else 0 for each in Kind] for count in counts]
        return list(explain(number, rows, [Wall(0)] * len(rows)).points)

    assert shares(1, Kind.CHAMBERS, 2, 1, 1) == [4, 0, 0]
    assert shares(2, Kind.TOWER, 4, 3, 1) == [13, 6, 0]
    assert shares(2, Kind.TOWER, 4, 4) == [9, 9]
    assert shares(3, Kind.PAVILION, 3, 2, 1) == [16, 8, 1]


def test_example_13_starting_hands() -> None:
    sums = {
        worth(event.cards)
        for players in (2, 3, 4, 5, 6)
        for seed in range(40)
        for event in only(Game(Options(players), seed=seed).opening, HandDealt)
    }
    assert sums == set(range(20, 29))
