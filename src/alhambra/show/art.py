"""Our own drawings as code: six buildings, four currencies, walls, the fountain and the frame."""

from __future__ import annotations

from math import cos, pi, sin

from ..pieces import Currency, Kind
from . import colours
from .colours import INK, PANEL
from .markup import group, path, points, rect, tag, words

PREFIX = "alh"
FOUNTAIN = f"{PREFIX}-fountain"
WALL = f"{PREFIX}-wall"
LIT_WALL = f"{PREFIX}-wall-lit"
LIT_EDGE = f"{PREFIX}-wall-edge"
CARD_BACK = f"{PREFIX}-back"
FRAME = f"{PREFIX}-frame"
PITCH = 24
"""The distance between stars in the frame, and its width; picture sizes are multiples of it."""

_INNER = 0.7654  # inner radius of an eight-point star, relative to its outer radius


def building(kind: Kind) -> str:
    """The id of a kind's symbol."""
    return f"{PREFIX}-{kind.label}"


def coin(currency: Currency) -> str:
    """The id of a currency's symbol."""
    return f"{PREFIX}-{currency.name.lower()}"


def star(x: float, y: float, radius: float) -> str:
    """An eight-point star with one point up, as path data."""
    radii = (radius, radius * _INNER)
    turns = [(step, pi * step / 8) for step in range(16)]
    return points((x + radii[s % 2] * sin(a), y - radii[s % 2] * cos(a)) for s, a in turns)


def rosette(x: float, y: float, radius: float) -> str:
    """Faint lines woven around an eight-point star, to fill an empty space."""

    def corner(step: float, reach: float) -> tuple[float, float]:
        angle = pi * step / 4
        return x + reach * radius * sin(angle), y - reach * radius * cos(angle)

    woven = points(corner(3 * step, 1) for step in range(8))
    inner = points(corner(3 * step + 0.5, 0.62) for step in range(8))
    small = (star(*corner(step + 0.5, 0.8), 0.1 * radius) for step in range(8))
    return group(
        path(woven + inner + star(x, y, 0.24 * radius) + "".join(small)),
        tag("circle", cx=x, cy=y, r=radius),
        tag("circle", cx=x, cy=y, r=radius * 0.95),
        fill="none",
        stroke=colours.BRASS_DEEP,
        stroke_width=1.2,
        stroke_linejoin="round",
        opacity=0.55,
    )


def stock() -> str:
    """All drawings that the pictures use, as SVG definitions."""
    return tag(
        "defs",
        *(
            _symbol(building(kind), 64, *drawing)
            for kind, drawing in zip(Kind, _BUILDINGS, strict=True)
        ),
        *(_symbol(coin(each), 40, *_coin(each)) for each in Currency),
        _symbol(FOUNTAIN, 100, *_FOUNTAIN),
        _symbol(WALL, 100, path(_BATTLEMENT, fill=colours.WALL)),
        path(_BATTLEMENT, id=LIT_EDGE, stroke=INK, stroke_width=3.6, stroke_linejoin="round"),
        _symbol(LIT_WALL, 100, path(_BATTLEMENT, fill=colours.BRASS)),
        tag("symbol", *_BACK, id=CARD_BACK, viewBox="0 0 36 50"),
        tag(
            "pattern",
            path(star(12, 12, 12), fill="none", stroke=colours.BRASS_DEEP, stroke_width=1),
            path(star(12, 12, 5), fill="none", stroke=colours.BRASS_DEEP, stroke_width=0.8),
            id=FRAME,
            width=PITCH,
            height=PITCH,
            patternUnits="userSpaceOnUse",
        ),
    )


def _symbol(name: str, side: int, *drawing: str) -> str:
    """A square drawing that can be used many times."""
    return tag("symbol", *drawing, id=name, viewBox=f"0 0 {side} {side}")


def _body(kind: Kind, *shapes: str) -> str:
    """Shapes in the colour of a kind, outlined in ink."""
    return group(
        *shapes, fill=colours.KINDS[kind], stroke=INK, stroke_width=1.6, stroke_linejoin="round"
    )


def _openings(kind: Kind, *shapes: str) -> str:
    """Windows, doors and arches of a kind."""
    return group(*shapes, fill=colours.LIGHTS[kind], stroke=INK, stroke_width=1.2)


def _horseshoe(x: float, foot: float, rise: float, radius: float) -> str:
    """A horseshoe arch: most of a circle, on posts that are closer together."""
    half = radius * 0.78
    spring = foot - rise
    return path(
        f"M{x - half:g} {foot}V{spring:g}A{radius} {radius} 0 1 1 {x + half:g} {spring:g}V{foot}Z"
    )


def _window(x: float, y: float, width: float, height: float) -> str:
    """A small round-arched window."""
    half = width / 2
    return path(
        f"M{x - half:g} {y + height:g}V{y + half:g}A{half:g} {half:g} 0 0 1 "
        f"{x + half:g} {y + half:g}V{y + height:g}Z"
    )


def _cypress(x: float, top: float, foot: float, half: float) -> str:
    """A slender tree."""
    low = foot - (foot - top) * 0.12
    middle = (top + low) / 2
    return path(f"M{x:g} {low:g}V{foot:g}", stroke_width=2.6) + path(
        f"M{x:g} {top:g}C{x + half:g} {middle - 4:g} {x + half + 2:g} {low - 4:g} {x:g} {low:g}"
        f"C{x - half - 2:g} {low - 4:g} {x - half:g} {middle - 4:g} {x:g} {top:g}Z"
    )


_PAVILION = (
    _body(
        Kind.PAVILION,
        path("M32 16V7", fill="none"),
        tag("circle", cx=32, cy=7, r=2.6),
        path("M9 26C11 11 53 11 55 26Z"),
        path("M13 31V54H20V38C22 33 27 33 32 31C37 33 42 33 44 38V54H51V31Z"),
        rect(6, 25.5, 52, 5.5),
        rect(8, 54, 48, 4),
        rect(4, 58, 56, 4.5),
    ),
    path(
        "M32 14.5V25M21 16.5Q18 20 17.5 25M43 16.5Q46 20 46.5 25",
        fill="none",
        stroke=colours.LIGHTS[Kind.PAVILION],
        stroke_width=1.3,
    ),
)
_SERAGLIO = (
    _body(
        Kind.SERAGLIO,
        path("M1 33L9 20H55L63 33Z"),
        rect(4, 33, 56, 27),
        rect(2, 59, 60, 3.5),
    ),
    path("M6 29H58M9 25H55", fill="none", stroke="#C98A7F", stroke_width=1),
    _openings(Kind.SERAGLIO, *(_window(11 + 10.5 * each, 39, 6, 11) for each in range(5))),
    path("M6 54.5H58", stroke=colours.LIGHTS[Kind.SERAGLIO], stroke_width=1.4),
)
_ARCADES = (
    _body(Kind.ARCADES, rect(3, 23, 58, 38), rect(1, 17, 62, 6.5), rect(1, 59, 62, 3.5)),
    path("M5 20.3H59", fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="2 2.5"),
    _openings(Kind.ARCADES, *(_horseshoe(13.5 + 18.5 * each, 59, 15.5, 7.2) for each in range(3))),
)
_CHAMBERS = (
    _body(
        Kind.CHAMBERS,
        rect(10, 31, 44, 30),
        path("M4 33L32 9L60 33Z"),
        rect(6, 59, 52, 3.5),
    ),
    _openings(
        Kind.CHAMBERS,
        tag("circle", cx=32, cy=24, r=4),
        _horseshoe(32, 59, 12, 6.5),
        _window(17, 41, 6, 10),
        _window(47, 41, 6, 10),
    ),
    path("M12 36H52", fill="none", stroke=INK, stroke_width=1),
)
_GARDEN = (
    path("M28 28H36L45 62H19Z", fill=colours.WATER, stroke=colours.WATER_DEEP, stroke_width=1.6),
    path("M30 40H34M27 48H33M31 55H39", fill="none", stroke=PANEL, stroke_width=1.4),
    tag("ellipse", cx=32, cy=27, rx=8, ry=3.4, fill=colours.WATER, stroke=INK, stroke_width=1.2),
    _body(
        Kind.GARDEN,
        _cypress(21, 10, 40, 4.5),
        _cypress(43, 10, 40, 4.5),
        _cypress(10, 19, 62, 7),
        _cypress(54, 19, 62, 7),
    ),
)
_TOWER = (
    _body(
        Kind.TOWER,
        path("M20 22L17 60H47L44 22Z"),
        path("M14 23V6H20V11H25.5V6H31V11H33V6H38.5V11H44V6H50V23Z"),
        rect(13, 58, 38, 4.5),
    ),
    path("M17 18H47", fill="none", stroke="#8F86D8", stroke_width=1.4),
    _openings(Kind.TOWER, _window(32, 28, 5.5, 9), _horseshoe(32, 58, 8, 5)),
)
_BUILDINGS = (_PAVILION, _SERAGLIO, _ARCADES, _CHAMBERS, _GARDEN, _TOWER)

_FOUNTAIN = (
    rect(0.5, 0.5, 99, 99, fill="#EFE0C2", stroke=INK, stroke_width=1, stroke_opacity=0.35),
    path("M0 50L50 0L100 50L50 100Z", fill="none", stroke=colours.BRASS_DEEP, stroke_opacity=0.55),
    rect(14, 14, 72, 72, fill="none", stroke=colours.BRASS_DEEP, stroke_opacity=0.55),
    path(star(50, 50, 42), fill=PANEL, stroke=INK, stroke_width=2),
    path(star(50, 50, 34), fill=colours.WATER, stroke=colours.WATER_DEEP, stroke_width=2),
    tag("circle", cx=50, cy=50, r=19, fill="none", stroke=PANEL, stroke_width=1.6),
    path(star(50, 50, 12), fill=PANEL, stroke=INK, stroke_width=1.6),
    tag("circle", cx=50, cy=50, r=4, fill=colours.WATER_DEEP),
)

_MERLONS = 7
_DEPTH, _NOTCH = 12.5, 5  # depth of the wall, and of the gaps between its merlons


def _battlement() -> str:
    """A crenellated band along the north edge of a tile."""
    pitch = 100 / (2 * _MERLONS - 1)
    corners: list[tuple[float, float]] = [(0, _DEPTH)]
    for each in range(_MERLONS):
        left = 2 * each * pitch
        corners += [(left, 0 if each == 0 else _NOTCH), (left, 0), (left + pitch, 0)]
        if each < _MERLONS - 1:
            corners.append((left + pitch, _NOTCH))
    return points([*corners, (100, _DEPTH)])


_BATTLEMENT = _battlement()
_BACK = (
    rect(0.75, 0.75, 34.5, 48.5, rx=4, fill="#24365E", stroke=INK, stroke_width=1.5),
    rect(4, 4, 28, 42, rx=2, fill="none", stroke=colours.BRASS, stroke_width=0.8),
    path(star(18, 25, 11), fill="none", stroke=colours.BRASS, stroke_width=1),
    path(star(18, 25, 5), fill="none", stroke=colours.BRASS, stroke_width=0.8),
)


def _coin(currency: Currency) -> tuple[str, ...]:
    """A currency's shape with its letter."""
    shapes = (
        tag("circle", cx=20, cy=20, r=17),
        rect(4.5, 4.5, 31, 31, rx=2),
        path(star(20, 20, 19)),
        path("M20 1L38 20L20 39L2 20Z"),
    )
    return (
        group(shapes[currency], fill=colours.CURRENCIES[currency], stroke=INK, stroke_width=1.6),
        words(
            currency.letter,
            20,
            26.5,
            21,
            font_weight=700,
            text_anchor="middle",
            fill=colours.LETTERS[currency],
        ),
    )
