"""The plain model against sections 4, 5 and 7 of the rules page."""

from __future__ import annotations

import random

import pytest

from .palace import (
    FOUNTAIN,
    Cell,
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
from .scoring import majorities
from .tables import (
    CHAMBERS,
    PAVILION,
    RING,
    TOWER,
    broken,
    game_of,
    palace_of,
)
from .tiles import SIDES, TILES, walls

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


def random_palaces(rng: random.Random, count: int) -> list[dict[Cell, str]]:
    """Palaces met on a random walk of placing, removing and swapping."""
    palaces: list[dict[Cell, str]] = []
    palace: dict[Cell, str] = {}
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


def wall_walked_along(palace: dict[Cell, str]) -> int:
    """The longest wall found by walking once round the outline, the palace on the right."""
    ground = {FOUNTAIN: "", **{cell: walls(tile) for cell, tile in palace.items()}}
    top = max(ground, key=lambda cell: (cell[1], cell[0]))
    start = place = (top, "N")
    line: list[bool] = []
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
    seat = game.acting
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
