"""The panels of the table's picture: seats, market, display, Dirk and others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from ..core.scoring import place_points
from ..pieces import SLOT_CURRENCIES, Card, Cell, Currency, Kind, Tile
from ..view import SeatView
from . import art, colours, pictures
from .colours import BRASS, BRASS_DEEP, FADED, INK, PANEL
from .markup import SERIF, at, group, path, rect, title, use, words
from .words import SCORINGS, clip, counted, ordinal

_Thing = TypeVar("_Thing", Tile, Card)

GAP = 20
"""Between panels."""
_PAD = 16
_TOP = 52  # where a panel's content starts, below its heading
HEAD = 108
"""Height of a seat's name, score and counts."""
_LABEL = 22
_BETWEEN = 5  # gap between rows, tiles and cards
_RESERVE_TILE = 48
_HAND_CARD = 52
_DIRK_TILE = 48
_DIRK_COUNTS = 620  # width
_ASIDE = 260  # width of a heading with something beside it
_LARGEST_TILE = 100
_AROUND = pictures.MARGIN + 18  # free height above and below a palace
_MARKET_TILE = 118
_MARKET_STEP = 164  # height of a tile and the currency below it
_DISPLAY_CARD = 84


def market(tiles: Sequence[Tile | None], width: float) -> tuple[str, float]:
    """The market, slots 1 to 4 with their currencies, and its height."""
    parts = [_heading("Market")]
    step = width - 2 * _PAD - _MARKET_TILE
    for slot, (tile, currency) in enumerate(zip(tiles, SLOT_CURRENCIES, strict=True)):
        x = _PAD + slot % 2 * step
        y = _TOP + slot // 2 * _MARKET_STEP
        parts.append(_slot(slot, tile, currency, x, y))
    height = _TOP + 2 * _MARKET_STEP + 4
    return _panel(width, height, *parts), height


def display(cards: Sequence[Card | None], width: float) -> tuple[str, float]:
    """The open money cards and the panel's height."""
    parts = [_heading("Money display")]
    wide = _DISPLAY_CARD * pictures.CARD_WIDTH / pictures.CARD_HEIGHT
    step = (width - 2 * _PAD - wide) / (len(cards) - 1)
    for slot, each in enumerate(cards):
        x = _PAD + slot * step
        if each is None:
            parts.append(_empty(x, _TOP, wide, _DISPLAY_CARD))
        else:
            parts.append(pictures.card(each, x, _TOP, _DISPLAY_CARD))
    height = _TOP + _DISPLAY_CARD + _PAD
    return _panel(width, height, *parts), height


def tray(tiles: Sequence[Tile], heading: str, width: float) -> tuple[str, float]:
    """Tiles still to be put down, and the panel's height."""
    side = (width - 2 * _PAD - 3 * 8) / 4
    rows, height = _rows(len(tiles), width - 2 * _PAD, side, side + 8, side)
    row = _lay(tiles, rows, lambda tile, x, y: pictures.tile(tile, x, y, side), side + 8)
    total = _TOP + height + _PAD
    return _panel(width, total, _heading(heading), group(*row, transform=at(_PAD, _TOP))), total


def dirk(tiles: Sequence[Tile], score: int, name: str, width: float) -> tuple[str, float]:
    """Dirk's score, counts and tiles, and the panel's height."""
    kinds = [tile.kind for tile in tiles]
    inner = width - 2 * _PAD
    step = _DIRK_TILE + _BETWEEN
    rows, height = _rows(len(tiles), inner, _DIRK_TILE, step, _DIRK_TILE)
    laid = _lay(tiles, rows, lambda tile, x, y: pictures.tile(tile, x, y, _DIRK_TILE), step)
    top = _TOP + 8
    total = top + height + _PAD
    return (
        _panel(
            width,
            total,
            _heading(name),
            _score(score, width),
            group(
                _counts([kinds.count(kind) for kind in Kind], _DIRK_COUNTS),
                transform=at(_ASIDE, 15),
            ),
            group(*laid, transform=at(_PAD, top)),
        ),
        total,
    )


def prospects(number: int, bag: Sequence[Tile], width: float) -> tuple[str, float]:
    """The points of the next scoring, the contents of the bag, and the panel's height.

    The figures are beside the heading in a wide panel, below it in a narrow one.
    """
    x, y = (_ASIDE, 12) if width > 2 * _ASIDE else (0, 48)
    figures, height = _figures(number, bag, width - x)
    total = y + height + 12
    heading = _heading(f"Next: {SCORINGS[number - 1].lower()} scoring")
    return _panel(width, total, heading, group(figures, transform=at(x, y))), total


def below_palace(seen: SeatView, width: float) -> float:
    """The height that a seat's reserve and hand need."""
    return _reserve(seen, width)[1] + _hand(seen, width)[1] + _PAD


def largest_tile(layout: Iterable[Cell], width: float, room: float) -> float:
    """The largest side of a tile with which a palace fits into the width and `room` in height."""
    columns, rows = _extent(layout)
    wide = width - 2 * _PAD - pictures.MARGIN
    return min(_LARGEST_TILE, wide / columns, (room - _AROUND) / rows)


def palace_height(layout: Iterable[Cell], tile: float) -> float:
    """The height that a palace needs, with tiles of this side."""
    return _extent(layout)[1] * tile + _AROUND


def seat(
    seen: SeatView,
    number: int,
    names: Sequence[str],
    size: tuple[float, float],
    *,
    tile: float,
    acts: bool,
) -> str:
    """A seat's name, score, counts, palace, reserve and hand; `tile` is the side of a tile."""
    width, height = size
    name = names[number]
    foot = height - below_palace(seen, width)
    reserve, reserve_height = _reserve(seen, width)
    hand, _ = _hand(seen, width)
    return _panel(
        width,
        height,
        _emblem(number, _mark(number, names), 34, 38),
        group(
            title(name),
            words(clip(name, int((width - 148) / 10.5)), 64, 35, 19, font_weight=600, fill=INK),
        ),
        words(f"wall {seen.wall} · {counted(seen.hand_size, 'card')}", 64, 55, 14, fill=FADED),
        _score(seen.score, width),
        group(_counts(seen.counts, width - 2 * _PAD), transform=at(_PAD, 70)),
        _palace(seen, tile, width, foot - HEAD),
        group(*reserve, transform=at(_PAD, foot)),
        group(*hand, transform=at(_PAD, foot + reserve_height)),
        *([_to_act(width)] if acts else []),
        lit=acts,
    )


def _panel(width: float, height: float, *parts: str, lit: bool = False) -> str:
    """A light panel with a thin double frame, highlighted if `lit`."""
    line = {"stroke": BRASS, "stroke_width": 4} if lit else {"stroke": BRASS_DEEP}
    return group(
        rect(0, 0, width, height, rx=12, fill=PANEL, **line),
        rect(
            5, 5, width - 10, height - 10, rx=8, fill="none", stroke=BRASS_DEEP, stroke_opacity=0.35
        ),
        *parts,
    )


def _heading(text: str) -> str:
    """The heading of a panel, with a star before it."""
    return group(
        path(art.star(_PAD + 8, 28, 9), fill="none", stroke=BRASS_DEEP, stroke_width=1.4),
        words(text, _PAD + 26, 35, 20, font_family=SERIF, font_weight=600, fill=INK),
    )


def _slot(slot: int, tile: Tile | None, currency: Currency, x: float, y: float) -> str:
    """One slot of the market."""
    picture = (
        _empty(x, y, _MARKET_TILE, _MARKET_TILE)
        if tile is None
        else pictures.tile(tile, x, y, _MARKET_TILE)
    )
    foot = y + _MARKET_TILE
    return group(
        picture,
        use(art.coin(currency), x, foot + 5, 28),
        words(currency.label.split()[1], x + 36, foot + 19, 15, fill=INK),
        words(f"slot {slot + 1}", x + 36, foot + 33, 12, fill=FADED),
    )


def _empty(x: float, y: float, width: float, height: float) -> str:
    """An empty place."""
    return rect(
        x,
        y,
        width,
        height,
        rx=6,
        fill="none",
        stroke=FADED,
        stroke_dasharray="5 5",
        stroke_width=1.2,
    )


def _mark(number: int, names: Sequence[str]) -> str:
    """The initial of a seat's name, or its number if two names share an initial."""
    initials = [name[0].upper() for name in names]
    return initials[number] if len(set(initials)) == len(names) else str(number + 1)


def _figures(number: int, bag: Sequence[Tile], width: float) -> tuple[str, float]:
    """The points of each place and the tiles in the bag, by kind, and the height."""
    kinds = [tile.kind for tile in bag]
    left = 114
    step = (width - _PAD - 14 - left) / (len(Kind) - 1)

    def row(label: str, values: Sequence[int], y: float) -> str:
        numbers = (
            words(str(value), left + kind * step, y, 15, text_anchor="middle", fill=INK)
            for kind, value in zip(Kind, values, strict=True)
        )
        return words(label, _PAD, y, 14, fill=FADED) + "".join(numbers)

    foot = 36 + 24 * number
    return "".join(
        (
            words("Points", _PAD, 21, 14, fill=FADED),
            *(use(art.building(kind), left + kind * step - 13, 2, 26) for kind in Kind),
            *(
                row(
                    f"{ordinal(place)} place",
                    [place_points(number, place, kind) for kind in Kind],
                    25 + 24 * place,
                )
                for place in range(1, number + 1)
            ),
            path(f"M{_PAD} {foot}H{width - _PAD:g}", stroke=BRASS_DEEP, stroke_opacity=0.5),
            row("Left in bag", [kinds.count(kind) for kind in Kind], foot + 22),
        )
    ), foot + 28


def _emblem(number: int, mark: str, x: float, y: float) -> str:
    """A seat's star with its mark."""
    return group(
        path(art.star(x, y, 23), fill=colours.SEATS[number], stroke=INK),
        words(mark, x, y + 7, 20, font_weight=700, text_anchor="middle", fill=PANEL),
    )


def _score(score: int, width: float) -> str:
    """The score in large figures, at the right of a panel's head."""
    return group(
        title(counted(score, "point")),
        words(
            str(score),
            width - _PAD - 2,
            46,
            34,
            font_family=SERIF,
            font_weight=700,
            text_anchor="end",
            fill=INK,
        ),
    )


def _counts(counts: Sequence[int], width: float) -> str:
    """How many buildings of each kind."""
    step = width / len(Kind)
    return "".join(
        group(
            title(f"{kind.label}: {counts[kind]}"),
            use(art.building(kind), kind * step, 0, 26),
            words(
                str(counts[kind]),
                kind * step + 30,
                20,
                16,
                font_weight=600,
                fill=INK if counts[kind] else FADED,
            ),
        )
        for kind in Kind
    )


def _to_act(width: float) -> str:
    """The tag on the frame of the seat to act."""
    return group(
        rect(width / 2 - 34, -13, 68, 24, rx=12, fill=BRASS, stroke=INK, stroke_width=1),
        words("to act", width / 2, 4, 14, font_weight=700, text_anchor="middle", fill=INK),
    )


def _extent(layout: Iterable[Cell]) -> tuple[int, int]:
    """The number of columns and rows of a palace."""
    corner, end = pictures.extent(layout)
    return end.x - corner.x + 1, corner.y - end.y + 1


def _palace(seen: SeatView, tile: float, width: float, room: float) -> str:
    """A palace with its coordinates, centred in its space."""
    columns, rows = _extent(seen.palace)
    x = (width - columns * tile + pictures.MARGIN) / 2
    y = HEAD + (room - rows * tile - pictures.MARGIN) / 2
    return group(
        pictures.palace(seen.palace, None, tile),
        pictures.margins(seen.palace, tile),
        transform=at(x, y),
    )


def _reserve(seen: SeatView, width: float) -> tuple[list[str], float]:
    """A reserve and its height."""
    if not seen.reserve:
        return [words("Reserve: empty", 0, 14, 13, fill=FADED)], _LABEL
    step = _RESERVE_TILE + _BETWEEN
    rows, height = _rows(len(seen.reserve), width - 2 * _PAD, _RESERVE_TILE, step, _RESERVE_TILE)
    tiles = _lay(
        seen.reserve,
        rows,
        lambda tile, x, y: pictures.tile(tile, x, y + _LABEL, _RESERVE_TILE),
        step,
    )
    return [words("Reserve", 0, 14, 13, fill=FADED), *tiles], _LABEL + height + 8


def _hand(seen: SeatView, width: float) -> tuple[list[str], float]:
    """A hand, face up only if the viewer may see it, and its height."""
    label = words("Hand", 0, 14, 13, fill=FADED)
    if not seen.hand_size:
        return [words("Hand: empty", 0, 14, 13, fill=FADED)], _LABEL
    inner = width - 2 * _PAD
    wide = _HAND_CARD * pictures.CARD_WIDTH / pictures.CARD_HEIGHT
    if seen.hand is None:
        step = min(20, (inner - wide) / seen.hand_size)
        backs = [
            pictures.card_back(each * step, _LABEL, _HAND_CARD) for each in range(seen.hand_size)
        ]
        return [label, *backs], _LABEL + _HAND_CARD
    least = 27 * _HAND_CARD / pictures.CARD_HEIGHT
    rows, height = _rows(len(seen.hand), inner, wide, least, _HAND_CARD)
    step = min(wide + 4, (inner - wide) / max(1, rows - 1))
    cards = _lay(
        seen.hand,
        rows,
        lambda card, x, y: pictures.card(card, x, y + _LABEL, _HAND_CARD),
        step,
        _HAND_CARD + _BETWEEN,
    )
    return [label, *cards], _LABEL + height


def _rows(count: int, room: float, wide: float, step: float, high: float) -> tuple[int, float]:
    """How many things go in a row, filling rows evenly, and the height of all rows."""
    most = max(1, int((room - wide + 0.01) // step) + 1)
    rows = max(1, -(-count // most))
    return max(1, -(-count // rows)), rows * (high + _BETWEEN) - _BETWEEN


def _lay(
    things: Sequence[_Thing],
    in_row: int,
    draw: Callable[[_Thing, float, float], str],
    step: float,
    down: float = 0,
) -> list[str]:
    """Draw things in rows, `step` apart."""
    return [
        draw(thing, number % in_row * step, number // in_row * (down or step))
        for number, thing in enumerate(things)
    ]
