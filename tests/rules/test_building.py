"""Section 4: building."""

from __future__ import annotations

import random

import pytest

from alhambra.actions import parse
from alhambra.errors import NotationError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Cell, Side, cell, tile
from alhambra.placement import Fault, faults, why_not_place

from ..drawing import built, buy, layout_of, legal, palace, play, refused, scripted, seen

RING = "C9W -1,0; A9 -1,-1; T11S -1,-2; S8S 0,-2; S6ES 1,-2"


def bought(name: str, before: str = "") -> Game:
    """Seat 0 owns a palace, has bought a tile and has to put it down."""
    game = built(before, bag=name) if before else scripted(hands=["y9 y9 g3"], bag=name)
    while not legal(game, f"buy {name}"):
        play(game, max(legal(game, "take"), key=lambda text: (len(text) == 7, text[-1])))
    if game.actor != 0:
        raise AssertionError("another seat can buy the tile first")
    buy(game, name)
    return game


def reserved(name: str, before: str) -> Game:
    """Seat 0 owns a palace, has a tile in the reserve and is on turn."""
    return built(before, reserves=[name])


def test_r4_1_tiles_are_never_turned() -> None:
    game = reserved("C9W", "A10 1,0")
    play(game, "add C9W 1,1")
    assert seen(game).seats[0].palace[Cell(1, 1)].walls == {Side.WEST}
    # The notation has no way to write a turned tile.
    for text in ("add C9W 1,1 N", "add C9N 1,1", "add C9E 1,1", "place C9W 1,1 90"):
        with pytest.raises(NotationError):
            parse(text)


def test_r4_2_walls_meet_walls_and_open_edges_meet_open_edges() -> None:
    game = reserved("C9W", "G9E 0,1")
    assert legal(game, "add") == ["add C9W -1,0", "add C9W -1,1", "add C9W 0,-1", "add C9W 0,2"]
    clash = refused(game, "add C9W 1,0", "R4.2", "clash")
    assert clash.details["side"] is Side.WEST
    assert clash.details["beyond"] == Cell(0, 0)
    # Wall to wall matches: there R4.3 is what forbids it.
    refused(game, "add C9W 1,1", "R4.3", "unreachable")
    # Matching walls are fine where another edge is open.
    game = built("G9E 0,1; A10 1,0", reserves=["C9W"])
    assert "add C9W 1,1" in legal(game)
    play(game, "add C9W 1,1")
    assert palace(game, 0) == "A10 1,0; G9E 0,1; C9W 1,1"


@pytest.mark.parametrize("side", list(Side))
def test_r4_2_a_wall_may_not_meet_an_open_edge_on_any_side(side: Side) -> None:
    walled = {Side.NORTH: "T11N", Side.EAST: "T13E", Side.SOUTH: "T11S", Side.WEST: "T10W"}
    at = Cell(0, 0).beyond(side.opposite)  # the tile's `side` meets the fountain
    game = reserved(walled[side], "P8 1,0" if at != Cell(1, 0) else "P8 -1,0")
    clash = refused(game, f"add {walled[side]} {at}", "R4.2", "clash")
    assert clash.details["side"] is side


def test_r4_3_every_tile_is_reached_on_foot() -> None:
    game = reserved("T8NES", "C9W -1,0")
    refused(game, "add T8NES -2,0", "R4.3", "unreachable")
    assert "add T8NES 1,0" in legal(game)
    # One open edge is enough, whatever the others are.
    game = built("P6N 1,0; G8NE 0,1", reserves=["C7SW C9W"])
    refused(game, "add C7SW 1,1", "R4.3", "unreachable")
    assert not [text for text in legal(game, "add C7SW") if text.endswith(" 1,1")]


def test_r4_4_a_tile_touches_by_a_whole_edge() -> None:
    game = reserved("T11", "A10 1,0")
    for corner in ("-1,1", "-1,-1", "2,1", "2,-1"):
        refused(game, f"add T11 {corner}", "R4.4", "corner")
    for apart in ("3,0", "0,2", "-9,9", "62,0", "64,0", "-64,1"):
        refused(game, f"add T11 {apart}", "R4.4", "apart")
    assert legal(game, "add") == sorted(
        f"add T11 {at}" for at in ("-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0")
    )


def test_r4_5_no_empty_cell_is_enclosed() -> None:
    game = reserved("A8E", RING)
    gap = refused(game, "add A8E 1,-1", "R4.5", "encloses")
    assert gap.details["enclosed"] == (Cell(0, -1),)
    # From inside, the gap can be closed with a tile that fits there.
    game = reserved("G10", RING)
    assert "add G10 0,-1" in legal(game)


def test_r4_5_no_group_of_empty_cells_is_enclosed() -> None:
    ring = "P8 0,-1; S9 0,-2; A9 1,-2; A10 2,-2; C10 3,-2; C11 3,-1"
    for name, at, enclosed in (
        ("T11", "3,0", None),
        ("G10", "2,0", None),
        ("G10", "1,0", "1,-1 2,-1"),
    ):
        before = {"3,0": ring, "2,0": f"{ring}; T11 3,0", "1,0": f"{ring}; T11 3,0; G11 2,0"}[at]
        fault = why_not_place(layout_of(before), tile(name), cell(at))
        if enclosed is None:
            assert fault is None
        else:
            assert fault is not None
            assert (fault.rule, fault.slug) == ("R4.5", "encloses")
            assert fault.details["enclosed"] == tuple(map(cell, enclosed.split()))
    game = reserved("G10", f"{ring}; T11 3,0; G11 2,0")
    refused(game, "add G10 1,0", "R4.5", "encloses")
    assert refused(game, "add G10 1,-1", "R4.5", "encloses").details["enclosed"] == (Cell(2, -1),)
    assert "add G10 2,-1" in legal(game)


def test_r4_6_a_cell_holds_one_tile() -> None:
    game = reserved("T11", "A10 1,0; G10 2,0")
    for taken in ("0,0", "1,0", "2,0"):
        refused(game, f"add T11 {taken}", "R4.6", "occupied")
    game = bought("T11")
    refused(game, "place T11 0,0", "R4.6", "occupied")


def test_r4_2_to_r4_6_hold_for_placing_as_for_adding() -> None:
    game = bought("C9W")
    assert legal(game, "place") == ["place C9W -1,0", "place C9W 0,-1", "place C9W 0,1"]
    refused(game, "place C9W 1,0", "R4.2", "clash")
    refused(game, "place C9W -1,-1", "R4.4", "corner")
    refused(game, "place C9W 2,0", "R4.4", "apart")


def test_every_fault_of_a_palace_is_named() -> None:
    def found(text: str) -> set[tuple[str, str]]:
        entries = [entry.split() for entry in text.split("; ")]
        broken = faults((tile(name), cell(at)) for name, at in entries)
        assert all(isinstance(fault, Fault) for fault in broken)
        return {(fault.rule, str(fault.cell)) for fault in broken}

    assert found(RING) == set()
    assert found(f"{RING}; A8E 1,-1") == {("R4.5", "0,-1")}
    assert found("C9W -1,0; T8NES -2,0") == {("R4.3", "-2,0")}
    assert found("C9W 1,0") == {("R4.2", "1,0"), ("R4.3", "1,0")}
    assert found("C9W -1,-1") == {("R4.4", "-1,-1"), ("R4.3", "-1,-1")}
    assert found("A10 1,0; T11 1,0") == {("R4.6", "1,0")}
    assert found("A10 0,0") == {("R4.6", "0,0")}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_section_4_holds_after_every_change(players: int) -> None:
    rng = random.Random(players)
    game = Game(Options(players), seed=players)
    for _ in range(250):
        if game.actor is None:
            break
        seat = game.actor
        building = [each for each in game.legal() if str(each)[:2] in ("ad", "pl", "sw", "re")]
        game.play(rng.choice(building or game.legal()))
        tiles = seen(game).seats[seat].palace
        assert not faults((each, at) for at, each in tiles.items())
