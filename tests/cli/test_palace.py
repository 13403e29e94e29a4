"""`alhambra palace`: the worked examples of the rules, and the keys of its JSON."""

from __future__ import annotations

import pytest

from alhambra import layouts
from alhambra.cli.palace import offered
from alhambra.codes import cell_number
from alhambra.core.palace import Palace
from alhambra.pieces import TILES

from .conftest import Run
from .palaces import BIG

GAP = "C9W -1,0; A9 -1,-1; T11S -1,-2; S8S 0,-2; S6ES 1,-2"
KEYS = [
    "legal", "faults", "counts", "wall", "segments", "removable", "cells", "refused", "swaps",
]  # fmt: skip


@pytest.mark.parametrize("palace", ["", "C9W -1,0; A9 -1,-1; S6ES 0,-1", BIG, GAP])
def test_legal_palaces_of_the_book(run: Run, palace: str) -> None:
    result = run("palace", palace, "--json")
    assert result.code == 0
    assert list(result.data) == KEYS
    assert result.data["legal"] is True
    assert result.data["faults"] == []
    assert run("palace", palace).code == 0


@pytest.mark.parametrize(
    ("palace", "rule", "cell"),
    [
        ("C9W 1,0", "R4.2", "1,0"),
        ("C9W -1,0; T8NES -2,0", "R4.3", "-2,0"),
        ("C9W -1,-1", "R4.4", "-1,-1"),
        (f"{GAP}; A8E 1,-1", "R4.5", "0,-1"),
        ("C9W 0,0", "R4.6", "0,0"),
        ("C9W -1,0; A9 -1,0", "R4.6", "-1,0"),
        ("C9W -1,0; C9W -1,1", "R1.2", "-1,1"),
        ("C9W -1,0; C9W -1,0", "R1.2", "-1,0"),
    ],
)
def test_illegal_palaces_of_the_book(run: Run, palace: str, rule: str, cell: str) -> None:
    result = run("palace", palace, "--json")
    assert result.code == 1
    assert list(result.data) == KEYS
    assert result.data["legal"] is False
    assert (rule, cell) in [(fault["rule"], fault["cell"]) for fault in result.data["faults"]]
    assert all(set(fault) == {"rule", "cell", "text"} for fault in result.data["faults"])
    assert result.data["wall"] is None
    shown = run("palace", palace)
    assert shown.code == 1
    assert f"  {rule}: " in shown.out


@pytest.mark.parametrize(
    ("palace", "tile", "cell", "rule"),
    [
        ("", "C9W", "1,0", "R4.2"),
        ("C9W -1,0", "T8NES", "-2,0", "R4.3"),
        (GAP, "A8E", "1,-1", "R4.5"),
    ],
)
def test_refused_cells_of_the_book(run: Run, palace: str, tile: str, cell: str, rule: str) -> None:
    data = run("palace", palace, "--tile", tile, "--json").data
    [refusal] = [each for each in data["refused"] if each["cell"] == cell]
    assert refusal["rule"] == rule
    assert cell not in data["cells"]


def test_the_wall_of_the_book_scores_8(run: Run) -> None:
    data = run("palace", BIG, "--json").data
    assert data["wall"] == len(data["segments"]) == 8
    assert data["segments"][0] == {"cell": "0,1", "side": "W"}
    assert data["segments"][-1] == {"cell": "1,-2", "side": "S"}
    assert data["counts"] == {
        "pavilion": 1, "seraglio": 1, "arcades": 3, "chambers": 1, "garden": 1, "tower": 1,
    }  # fmt: skip
    shown = run("palace", BIG).out
    assert "wall:      8: 0,1 WNE · 1,0 NE · 1,-1 E · 1,-2 ES\n" in shown


def test_what_could_be_removed_and_swapped(run: Run) -> None:
    data = run("palace", BIG, "--tile", "T9NE", "--json").data
    assert data["removable"] == ["A6NE", "A6SW", "A9", "C9W", "P2NEW", "S6ES", "T8NES"]
    assert data["swaps"] == ["A6NE", "P2NEW"]
    assert data["cells"] == ["-1,1"]
    shown = run("palace", BIG, "--tile", "T9NE").out
    assert "T9NE may go to: -1,1\n" in shown
    assert "T9NE could be swapped for: A6NE; P2NEW\n" in shown


def test_offers_agree_with_the_core() -> None:
    layout = {cell: tile for tile, cell in layouts.parse(BIG)}
    core = Palace()
    for cell, tile in layout.items():
        core.place(tile.number, cell_number(cell))
    for tile in TILES:
        if tile in layout.values():
            continue
        offer = offered(layout, tile)
        beside = [*offer.cells, *(fault.cell for fault in offer.refused)]
        fitting = [cell for cell in beside if core.can_place(tile.number, cell_number(cell))]
        assert offer.cells == fitting


def test_a_long_palace_keeps_its_cells(run: Run) -> None:
    tiles = [tile for tile in TILES if not {1, 3} & {int(side) for side in tile.walls}]
    palace = "; ".join(f"{tile} {x},0" for x, tile in enumerate(tiles, 1))
    data = run("palace", palace, "--tile", "C9W", "--json").data
    assert data["legal"]
    assert f"{len(tiles) + 1},0" in [each["cell"] for each in data["refused"]]


@pytest.mark.parametrize(
    ("palace", "text"),
    [
        ("C9W", "is not a tile on a cell"),
        ("C9W 1,0 A9", "is not a tile on a cell"),
        ("C9W 1,0, A9 2,0", "is not a tile on a cell"),
        ("c9w -1,0", "no tile is called 'c9w'; write C9W"),
        ("C9W 1;0", "is not a cell"),
        ("X9 1,0", "no tile is called 'X9'"),
        ("C9W 100,0", "is not a cell"),
        ("\udcff 1,0", "no tile is called"),
        ("C9W\0 1,0", "no tile is called"),
    ],
)
def test_what_is_no_palace_is_2(run: Run, palace: str, text: str) -> None:
    result = run("palace", palace)
    assert (result.code, result.out) == (2, "")
    assert text in result.err


@pytest.mark.parametrize(
    "palace",
    [
        " T9NE  1 , 0 ;; G10 0,-1 ; ",
        "T9NE 1, 0; G10 0, -1",
        "T9NE 1,0\nG10 0,-1\n",
        "T9NE 1,0 G10 0,-1",
    ],
)
def test_typed_palaces_may_be_loose(palace: str) -> None:
    assert layouts.parse(palace) == layouts.parse("T9NE 1,0; G10 0,-1")


def test_an_illegal_palace_is_drawn_and_counted(run: Run) -> None:
    shown = run("palace", "C9W -1,0; A9 -1,0; T9NE 1,0; G10 0,0; T8NES -2,0", "--tile", "A6SW")
    assert shown.code == 1
    drawing, _, rest = shown.out.partition("\n\n")
    assert all(name in drawing for name in ("(@)", "C9W", "T9NE", "T8NES"))
    assert not any(name in drawing for name in ("A9", "G10"))
    assert "counts:    arcades 1, chambers 1, garden 1, tower 2\n" in rest
    assert "A6SW has no place here: --tile needs a legal palace\n" in rest
    assert "(@)" in run("palace", "C9W 0,0").out


def test_an_illegal_palace_spread_too_wide_is_not_drawn(run: Run) -> None:
    assert "(@)" not in run("palace", "C9W 99,-99").out


@pytest.mark.parametrize(
    ("tile", "text"), [("a9", "write A9"), ("C9W", "R1.2"), ("Z1", "no tile is called")]
)
def test_what_is_no_further_tile_is_2(run: Run, tile: str, text: str) -> None:
    result = run("palace", "C9W -1,0", "--tile", tile)
    assert result.code == 2
    assert text in result.err
