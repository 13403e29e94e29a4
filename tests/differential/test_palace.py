"""The core's shortcuts for palaces (sections 4, 5, R7.5), proven against flood fills."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from alhambra import codes, core
from alhambra.core import const
from alhambra.core.palace import Palace
from alhambra.core.tiles import TILE_NAMES
from alhambra.options import Options
from alhambra.pieces import TILES, Cell
from alhambra.view import wall_of

from ..plain import palace as plain
from ..plain.tiles import SIDES, walls
from .snakes import snake

SEEDS = range(5 if core.compiled() else 1)
STEPS = 200 if core.compiled() else 80  # changes of one palace
NUMBER = {name: number for number, name in enumerate(TILE_NAMES)}

Plan = dict[tuple[int, int], str]
Taste = Callable[[tuple[int, int]], float]

TASTES: dict[str, Taste] = {
    "anywhere": lambda cell: 0,
    "compact": lambda cell: -abs(cell[0]) - abs(cell[1]),
    "far": lambda cell: abs(cell[0]) + abs(cell[1]),
    "north": lambda cell: cell[1],
    "west": lambda cell: -cell[0],
    "line": lambda cell: -abs(cell[0] - cell[1]),
}


def number_of(cell: tuple[int, int]) -> int:
    """The core's number of a cell."""
    return codes.cell_number(Cell._make(cell))


class Twins:
    """One palace in the core and in the plain model."""

    def __init__(self) -> None:
        self.state = Options(3).new_state(0)
        self.core: Palace = self.state.palace(0)
        self.plan: Plan = {}

    def place(self, tile: str, cell: tuple[int, int]) -> None:
        self.core.place(NUMBER[tile], number_of(cell))
        self.plan[cell] = tile

    def remove(self, cell: tuple[int, int]) -> None:
        self.core.remove(NUMBER[self.plan.pop(cell)])

    def swap(self, tile: str, cell: tuple[int, int]) -> None:
        self.core.swap(NUMBER[tile], NUMBER[self.plan[cell]])
        self.plan[cell] = tile

    @property
    def loose(self) -> list[str]:
        """The tiles that are not built."""
        built = set(self.plan.values())
        return [tile for tile in TILE_NAMES if tile not in built]

    def compare(self) -> None:
        """Everything one may ask of a palace."""
        assert codes.layout(self.core) == {
            Cell._make(cell): TILES[NUMBER[tile]] for cell, tile in self.plan.items()
        }
        self._compare_places()
        self._compare_redesigns()
        self._compare_wall()

    def _compare_places(self) -> None:
        here = plain.site(self.plan)
        ground = [plain.FOUNTAIN, *self.plan]
        near = {(x + dx, y + dy) for x, y in ground for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        numbers = sorted(map(number_of, near))
        assert len(set(numbers)) == len(near), "the palace reaches around the torus into itself"
        fitting = 0
        for tile in self.loose:
            allowed = sorted(map(number_of, here.places(walls(tile))))
            number = NUMBER[tile]
            assert [cell for cell in numbers if self.core.can_place(number, cell)] == allowed, tile
            fitting |= bool(allowed) << number
        loose = sum(1 << NUMBER[tile] for tile in self.loose)
        assert self.core.fitting() & loose == fitting

    def _compare_redesigns(self) -> None:
        here = plain.site(self.plan)
        built = list(codes.members(self.core.built))
        removable = sorted(NUMBER[self.plan[cell]] for cell in here.removals())
        assert [tile for tile in built if self.core.can_remove(tile)] == removable
        for tile in self.loose:
            number = NUMBER[tile]
            allowed = sorted(NUMBER[self.plan[cell]] for cell in here.swaps(walls(tile)))
            assert [out for out in built if self.core.matches(out) >> number & 1] == allowed, tile

    def _compare_wall(self) -> None:
        length = plain.longest_wall(self.plan)
        assert self.core.wall() == length
        wall = wall_of(self.state, 0)
        assert wall.length == len(wall.segments) == len(set(wall.segments)) == length
        ground = plain.with_fountain(self.plan)
        for cell, side in wall.segments:
            assert side.letter in ground[cell]
            assert plain.faces_empty(ground, cell, side.letter)
        ends = [clockwise(cell, side.letter) for cell, side in wall.segments]
        for (_, end), (begin, _) in pairwise(ends):
            assert end == begin
        assert_is_one_line(self.plan)


def clockwise(cell: tuple[int, int], side: str) -> tuple[plain.Point, plain.Point]:
    """A side as a line with the tile on its right: from where, to where."""
    begin, end = sorted(plain.segment(cell, side))
    return (begin, end) if side in "NW" else (end, begin)


def assert_is_one_line(plan: Plan) -> None:
    """The outline is one simple closed line: each corner leads on, and all are on the way."""
    ground = plain.with_fountain(plan)
    lines = dict(
        clockwise(cell, side)
        for cell in ground
        for side in SIDES
        if plain.faces_empty(ground, cell, side)
    )
    edges = sum(plain.faces_empty(ground, cell, side) for cell in ground for side in SIDES)
    assert len(lines) == edges, "two lines begin at one corner"
    first = corner = next(iter(lines))
    steps = 0
    while steps == 0 or corner != first:
        corner = lines[corner]
        steps += 1
    assert steps == edges


def change(twins: Twins, taste: Taste, rng: Random) -> None:
    """Build a loose tile where the taste likes it best, or redesign now and then."""
    here = plain.site(twins.plan)
    loose = rng.sample(twins.loose, len(twins.loose))
    draw = rng.random()
    if draw < 0.1 and here.removals():
        twins.remove(rng.choice(here.removals()))
        return
    for tile in loose:
        own = walls(tile)
        if draw < 0.3 and here.swaps(own):
            twins.swap(tile, rng.choice(here.swaps(own)))
            return
        if draw >= 0.3 and here.places(own):
            twins.place(tile, max(here.places(own), key=lambda cell: (taste(cell), rng.random())))
            return
    if here.removals():
        twins.remove(rng.choice(here.removals()))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("taste", TASTES)
def test_palaces_that_grow_and_are_redesigned(taste: str, seed: int) -> None:
    rng = Random(f"{taste}/{seed}")
    twins = Twins()
    twins.compare()
    biggest = 0
    for step in range(STEPS):
        change(twins, TASTES[taste], rng)
        biggest = max(biggest, len(twins.plan))
        if step < 20 or step % 6 == 0:
            twins.compare()
    assert biggest >= 20
    assert not plain.faults(twins.plan)


@pytest.mark.parametrize("forward", SIDES)
def test_snakes_reach_around_the_torus(forward: str) -> None:
    rng = Random(forward)
    twins = Twins()
    for tile, cell in snake(forward, rng):
        twins.place(tile, cell)
        if len(twins.plan) > 25 or len(twins.plan) % 5 == 0:
            twins.compare()
    assert max(abs(x) for cell in twins.plan for x in cell) > const.SPAN // 2
    # The far end is redesigned, and what is left is built there or anywhere else.
    for taste in (TASTES["far"], TASTES["anywhere"], TASTES["compact"]):
        for _ in range(10):
            change(twins, taste, rng)
            twins.compare()


def test_all_tiles_in_one_palace() -> None:
    """A palace of 50 tiles and more, all but the last built and none taken away again."""
    biggest = 0
    for seed in range(40):
        rng = Random(seed)
        twins = Twins()
        tiles = rng.sample(TILE_NAMES, len(TILE_NAMES))
        for tile in tiles:
            cells = plain.site(twins.plan).places(walls(tile))
            if cells:
                twins.place(tile, rng.choice(cells))
        twins.compare()
        biggest = max(biggest, len(twins.plan))
    assert biggest >= 50


RING = {
    **{(-1, 1): "T9NW", (0, 1): "P6N", (1, 1): "T9NE"},
    **{(-1, 0): "C9W", (1, 0): "P7E"},
    **{(-1, -1): "S5SW", (0, -1): "S8S", (1, -1): "P4ES"},
}


def test_an_outline_that_is_all_wall_counts_whole() -> None:
    twins = Twins()
    for cell in ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)):
        assert plain.can_place(twins.plan, RING[cell], cell)
        twins.place(RING[cell], cell)
        twins.compare()
    segments = wall_of(twins.state, 0).segments
    assert len(segments) == twins.core.wall() == 12
    begin, _ = clockwise(segments[0].cell, segments[0].side.letter)
    _, end = clockwise(segments[-1].cell, segments[-1].side.letter)
    assert begin == end


def test_a_wall_goes_on_past_the_place_where_the_tracing_begins() -> None:
    """The longest run around the fountain's column, whichever tile of the ring is missing."""
    for gap in sorted(RING):
        twins = Twins()
        order = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        turn = order.index(gap)
        for cell in order[turn + 1 :] + order[:turn]:
            if plain.can_place(twins.plan, RING[cell], cell):
                twins.place(RING[cell], cell)
                twins.compare()


def test_a_copy_shares_nothing() -> None:
    rng = Random("copies")
    twins = Twins()
    for _ in range(30):
        change(twins, TASTES["compact"], rng)
        other = Twins()
        other.core = twins.core.copy()
        other.plan = dict(twins.plan)
        key = twins.core.key()
        change(other, TASTES["far"], rng)
        assert twins.core.key() == key
        twins.compare()
        assert other.core.key() != key
