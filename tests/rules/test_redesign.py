"""Section 5: redesigning."""

from __future__ import annotations

import pytest

from alhambra.actions import parse
from alhambra.errors import NotationError
from alhambra.events import TileAdded, TileRemoved, TilesSwapped
from alhambra.game import Game
from alhambra.pieces import Cell, tile

from ..drawing import built, legal, only, palace, play, refused, reserve, seen

DRAWN = (
    "G8NW 0,1; P6N 1,1; T9NE 2,1; G10 1,0; A8E 2,0; P3SW 0,-1; C9S 1,-1; S6ES 2,-1"  # docs/rules.md
)
RESERVE = "C5NSW T11 T11N"


@pytest.fixture
def game() -> Game:
    """The palace and the reserve of section 5 of docs/rules.md; seat 0 is on turn."""
    return built(DRAWN, reserves=[RESERVE])


def test_r5_1_add_a_tile_from_the_reserve(game: Game) -> None:
    assert legal(game, "add") == ["add C5NSW -1,0", "add T11 -1,0", "add T11N -1,0"]
    events = play(game, "add C5NSW -1,0")
    assert only(events, TileAdded) == [TileAdded(0, tile("C5NSW"), Cell(-1, 0))]
    assert seen(game).seats[0].palace[Cell(-1, 0)] is tile("C5NSW")
    assert reserve(game, 0) == {"T11", "T11N"}
    assert seen(game).seats[0].wall == 14


def test_r5_1_only_a_tile_of_ones_own_reserve(game: Game) -> None:
    refused(game, "add G11 -1,0", "R5.1", "not-in-reserve")
    refused(game, "add G10 -1,0", "R5.1", "not-in-reserve")
    play(game, legal(game, "take")[0])
    refused(game, "add C5NSW -1,0", "R5.1", "not-in-reserve")  # that is seat 0's


def test_r5_2_remove_a_tile_to_the_reserve(game: Game) -> None:
    events = play(game, "remove P6N")
    assert only(events, TileRemoved) == [TileRemoved(0, tile("P6N"), Cell(1, 1))]
    assert Cell(1, 1) not in seen(game).seats[0].palace
    assert reserve(game, 0) == {"C5NSW", "P6N", "T11", "T11N"}
    assert seen(game).seats[0].wall == 8


def test_r5_2_only_what_is_built(game: Game) -> None:
    removable = ["A8E", "C9S", "G8NW", "P3SW", "P6N", "S6ES", "T9NE"]
    assert legal(game, "remove") == [f"remove {name}" for name in removable]
    refused(game, "remove T11", "R5.2", "not-built")
    refused(game, "remove G10", "R4.5", "encloses")


def test_r5_3_swap_takes_the_exact_place(game: Game) -> None:
    [swapped] = only(play(game, "swap T11 G10"), TilesSwapped)
    assert swapped == TilesSwapped(0, tile("T11"), tile("G10"), Cell(1, 0))
    assert seen(game).seats[0].palace[Cell(1, 0)] is tile("T11")
    assert reserve(game, 0) == {"C5NSW", "G10", "T11N"}
    assert len(seen(game).seats[0].palace) == 8


def test_r5_3_all_swaps_are_listed(game: Game) -> None:
    # Outer edges may change, inner ones may not: C5NSW fits nowhere, T11N on the north side only.
    names = [each.name for each in seen(game).seats[0].palace.values()]
    expected = [f"swap T11 {out}" for out in names]
    expected += [f"swap T11N {out}" for out in ("G8NW", "P6N", "T9NE")]
    assert legal(game, "swap") == sorted(expected)


def test_r5_3_a_swap_is_refused_where_edges_do_not_match(game: Game) -> None:
    clash = refused(game, "swap T11N G10", "R4.2", "clash")
    assert clash.details["other"] is tile("P6N")
    refused(game, "swap C5NSW P3SW", "R4.2", "clash")
    refused(game, "swap G11 G10", "R5.3", "not-in-reserve")
    refused(game, "swap T11 G11", "R5.3", "not-built")
    refused(game, "swap T11 T11N", "R5.3", "not-built")


def test_r5_4_nothing_may_be_cut_off() -> None:
    game = built("A10 1,0; T9NE 2,0", reserves=["T13E"])
    cut = refused(game, "remove A10", "R4.3", "unreachable")
    assert cut.details["stranded"] == (tile("T9NE"),)
    assert legal(game, "remove") == ["remove T9NE"]
    refused(game, "swap T13E A10", "R4.2", "clash")
    play(game, "swap T13E T9NE")
    assert palace(game, 0) == "A10 1,0; T13E 2,0"


def test_r5_4_walls_cut_off_too() -> None:
    # One walks to T9NW over P8 only: a wall parts it from G9E.
    game = built("G9E 0,1; P8 1,0; T9NW 1,1")
    assert legal(game, "remove") == ["remove G9E", "remove T9NW"]
    refused(game, "remove P8", "R4.3", "unreachable")


def test_r5_4_the_fountain_is_never_removed_or_swapped(game: Game) -> None:
    for text in ("remove 0,0", "remove F", "swap T11 F", "swap T11 0,0"):
        with pytest.raises(NotationError):
            parse(text)
    # A tile between the fountain and an open cell may go; the fountain stays.
    while texts := legal(game, "remove"):
        play(game, texts[0])
        while game.actor != 0:
            play(game, legal(game, "take")[0])
    assert palace(game, 0) == ""
    assert len(reserve(game, 0)) == 11
    assert "add T11 1,0" in legal(game)
