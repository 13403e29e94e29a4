"""Pictures of single things: a tile, a card, a palace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..pieces import FOUNTAIN, Card, Cell, Side, Tile
from ..scoring import Segment, Wall
from . import art, colours
from .colours import FADED, INK, PANEL
from .markup import at, group, number, path, rect, title, use, words
from .words import tile_in_words

CARD_WIDTH, CARD_HEIGHT = 36, 50
MARGIN = 22
"""Width of the coordinates around a palace."""


def tile(tile: Tile, x: float, y: float, side: float) -> str:
    """A tile with its building, price, rank mark and walls."""
    ground = rect(
        0.5, 0.5, 99, 99, fill=colours.GROUNDS[tile.kind], stroke=INK, stroke_opacity=0.35
    )
    walls = (_wall(art.WALL, each) for each in sorted(tile.walls))
    return group(
        title(tile_in_words(tile)),
        ground,
        use(art.building(tile.kind), 36, 26, 50),
        _price(tile.price),
        path("".join(_rank(tile.kind + 1)), fill=INK),
        *walls,
        transform=at(x, y, side / 100),
        data_tile=tile.name,
    )


def card(card: Card, x: float, y: float, height: float) -> str:
    """A money card; everything is on its left half, so that cards can overlap."""
    colour = colours.CURRENCIES[card.currency]
    return group(
        title(f"{card}: {card.currency.label} {card.value}"),
        rect(0.75, 0.75, 34.5, 48.5, rx=4, fill=PANEL, stroke=INK, stroke_width=1),
        rect(3, 3, 30, 44, rx=2.5, fill="none", stroke=colour, stroke_width=2),
        words(str(card.value), 6.5, 21, 18, font_weight=700, fill=INK),
        use(art.coin(card.currency), 5.5, 24, 20),
        transform=at(x, y, height / CARD_HEIGHT),
        data_card=str(card),
    )


def card_back(x: float, y: float, height: float) -> str:
    """A card that the viewer may not see."""
    wide = height * CARD_WIDTH / CARD_HEIGHT
    return (
        f'<use href="#{art.CARD_BACK}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(wide)}" height="{number(height)}"/>'
    )


def extent(layout: Iterable[Cell]) -> tuple[Cell, Cell]:
    """The north-west and south-east corner cells of a palace, the fountain included."""
    cells = [FOUNTAIN, *layout]
    columns = [cell.x for cell in cells]
    rows = [cell.y for cell in cells]
    return Cell(min(columns), max(rows)), Cell(max(columns), min(rows))


def palace(layout: Mapping[Cell, Tile], wall: Wall | None, side: float) -> str:
    """A palace with its north-west corner at (0, 0) and tiles of this side, without a frame."""
    corner, _ = extent(layout)

    def place(cell: Cell) -> tuple[float, float]:
        return (cell.x - corner.x) * side, (corner.y - cell.y) * side

    built = sorted(layout.items(), key=lambda item: (-item[0].y, item[0].x))
    segments = wall.segments if wall else ()
    return "".join(
        (
            group(title("fountain"), use(art.FOUNTAIN, *place(FOUNTAIN), side)),
            *(tile(each, *place(cell), side) for cell, each in built),
            *(_lit(art.LIT_EDGE, each, *place(each.cell), side) for each in segments),
            *(
                group(
                    _lit(art.LIT_WALL, each, *place(each.cell), side),
                    data_wall=f"{each.cell} {each.side.letter}",
                )
                for each in segments
            ),
        )
    )


def margins(layout: Iterable[Cell], side: float) -> str:
    """The coordinates below and to the left of a palace, `MARGIN` wide."""
    corner, end = extent(layout)
    foot = (corner.y - end.y + 1) * side
    columns = (
        words(str(x), (x - corner.x + 0.5) * side, foot + 15, 12, text_anchor="middle")
        for x in range(corner.x, end.x + 1)
    )
    rows = (
        words(str(y), -6, (corner.y - y + 0.5) * side + 4, 12, text_anchor="end")
        for y in range(end.y, corner.y + 1)
    )
    return group(*columns, *rows, fill=FADED)


def _price(price: int) -> str:
    """A price on its plate, clear of walls and building, on a tile of side 100."""
    wide = 19 if price < 10 else 29
    return group(
        rect(14, 14.5, wide, 24, rx=7, fill=PANEL, stroke=INK, stroke_width=1, stroke_opacity=0.6),
        words(str(price), 14 + wide / 2, 34.3, 22, font_weight=700, text_anchor="middle", fill=INK),
    )


def _wall(symbol: str, side: Side) -> str:
    """A wall on one side of a tile of side 100."""
    turned = use(symbol, 0, 0, 100)
    return turned if side is Side.NORTH else group(turned, transform=f"rotate({90 * side} 50 50)")


def _lit(symbol: str, segment: Segment, x: float, y: float, side: float) -> str:
    """A segment of the scoring wall, drawn over its tile."""
    return group(_wall(symbol, segment.side), transform=at(x, y, side / 100))


def _rank(count: int) -> Iterable[str]:
    """A row of diamonds, as path data: one for pavilions, six for towers."""
    for each in range(count):
        x = 61 + (each - (count - 1) / 2) * 8.2
        yield f"M{number(x)} 77.5l4 4.5l-4 4.5l-4 -4.5Z"
