"""The table as one picture: complete, self-contained SVG documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from xml.sax.saxutils import escape

from ..pieces import Cell, Tile
from ..scoring import Wall
from ..view import Phase, View
from . import art, panels, pictures
from .colours import BRASS_DEEP, FADED, INK, PANEL, PLASTER
from .markup import SANS, SERIF, at, group, path, rect, tag, words
from .words import clip, counted, dirk_name, isolated, listed, shown_name, what_now

_FRAME = art.PITCH
_EDGE = 2 * art.PITCH  # from the border to the content
_WIDTH = 60 * art.PITCH
_SIDE = 292  # width of the column with market, display and next scoring
_SEATS = _WIDTH - 2 * _EDGE - _SIDE - panels.GAP
_TOP = 160  # where the content starts, below the heading
_TILE = 100
_LEAST_ORNAMENT = 180
_COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
_MOST_PALACE = {1: 480, 2: 360}
"""The height of a palace by number of seat rows, unless the side column leaves more."""


def palace(layout: Mapping[Cell, Tile], *, wall: Wall | None = None, title: str = "") -> str:
    """A palace with its coordinates and, if given, the scoring wall highlighted."""
    corner, end = pictures.extent(layout)
    wide, high = (end.x - corner.x + 1) * _TILE, (corner.y - end.y + 1) * _TILE
    name = shown_name(title) if title else ""
    head = 44 if name else 0
    width = max(_stars(wide + 2 * _EDGE + 2 * 28), 14 * art.PITCH)
    height = _stars(high + head + 2 * _EDGE + 28)
    x = (width - wide) / 2
    y = _EDGE + head + (height - high - head - 2 * _EDGE - 22) / 2
    heading = words(
        isolated(clip(name, int((width - 2 * _EDGE) / 12))),
        width / 2,
        _EDGE + 28,
        24,
        text_anchor="middle",
        font_family=SERIF,
        font_weight=600,
        fill=INK,
    )
    built = counted(len(layout), "building")
    scored = f", and the scoring wall of {counted(wall.length, 'segment')}" if wall else ""
    return _document(
        (width, height),
        name or "A palace",
        f"A palace with {built}{scored}: {_places(layout)}.",
        rect(_FRAME + 12, _FRAME + 12, width - 72, height - 72, rx=10, fill=PANEL),
        *([heading] if name else []),
        group(
            pictures.palace(layout, wall, _TILE),
            pictures.margins(layout, _TILE),
            transform=at(x, y),
        ),
    )


def table(view: View, names: Sequence[str]) -> str:
    """The whole table as the viewer sees it."""
    names = [shown_name(name) for name in names]
    side, side_height = _side(view)
    below, below_height = _below(view, names)
    seats, seats_height = _seats(view, names, side_height - below_height)
    left_height = seats_height + below_height
    height = _stars(_TOP + max(side_height, left_height) + _EDGE)
    return _document(
        (_WIDTH, height),
        "Alhambra: the table",
        _description(view, names),
        _heading(view, names),
        group(seats, transform=at(_EDGE, _TOP)),
        group(below, transform=at(_EDGE, _TOP + seats_height + panels.GAP)),
        group(
            side,
            _ornament(side_height, left_height),
            transform=at(_WIDTH - _EDGE - _SIDE, _TOP),
        ),
    )


def _document(size: tuple[float, float], name: str, description: str, *content: str) -> str:
    """A standalone picture with a star frame around it."""
    width, height = size
    inner = (_FRAME, _FRAME, width - 2 * _FRAME, height - 2 * _FRAME)
    ring = (
        f"M0 0H{width:g}V{height:g}H0ZM{_FRAME} {_FRAME}"
        f"V{height - _FRAME:g}H{width - _FRAME:g}V{_FRAME}Z"
    )
    return tag(
        "svg",
        tag("title", escape(name)),
        tag("desc", escape(description)),
        art.stock(),
        rect(0, 0, width, height, fill=PLASTER),
        path(ring, fill=f"url(#{art.FRAME})", opacity=0.6),
        rect(*inner, fill="none", stroke=BRASS_DEEP, stroke_width=1.5),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
        fill=INK,
    )


def _heading(view: View, names: Sequence[str]) -> str:
    """The game's name, what it is waiting for, and what is left in the piles."""
    short = [isolated(clip(name, 36)) for name in names]
    piles = (
        f"deck {view.deck_left}   discard {view.discard_left}   "
        f"bag {view.bag_left}   scorings {view.scorings} of 3"
    ).replace("   ", " \u2002·\u2002 ")
    return group(
        path(art.star(_EDGE + 20, 80, 22), fill="none", stroke=BRASS_DEEP, stroke_width=1.6),
        path(art.star(_EDGE + 20, 80, 12), fill="none", stroke=BRASS_DEEP, stroke_width=1.4),
        words("Alhambra", _EDGE + 56, 94, 40, font_family=SERIF, font_weight=600, fill=INK),
        words(piles, _WIDTH - _EDGE, 92, 17, text_anchor="end", fill=FADED),
        words(what_now(view, short), _EDGE, 128, 19, fill=INK),
    )


def _side(view: View) -> tuple[str, float]:
    """A column of market, display, tiles to put down and, if it fits, the next scoring."""
    stack = [panels.market(view.market, _SIDE), panels.display(view.display, _SIDE)]
    if view.pending:
        heading = "Awarded" if view.phase is Phase.AWARD else "Just bought"
        stack.append(panels.tray(view.pending, heading, _SIDE))
    if view.aids and view.phase is not Phase.OVER and not _has_wide_prospects(view):
        stack.append(panels.prospects(_next_scoring(view), view.bag, _SIDE))
    parts = []
    y: float = 0
    for drawing, height in stack:
        parts.append(group(drawing, transform=at(0, y)))
        y += height + panels.GAP
    return "".join(parts), y - panels.GAP


def _next_scoring(view: View) -> int:
    """The next scoring's number; during awards the last, even if one was skipped (R7.1)."""
    return 3 if view.phase is Phase.AWARD else min(view.scorings + 1, 3)


def _ornament(top: float, foot: float) -> str:
    """A rosette, if the side column has enough room left."""
    room = foot - top - panels.GAP
    if room < _LEAST_ORNAMENT:
        return ""
    radius = min(room - panels.GAP, _SIDE - 2 * panels.GAP) / 2
    return art.rosette(_SIDE / 2, foot - room / 2, radius)


def _has_wide_prospects(view: View) -> bool:
    """Whether the next scoring is shown below the seats: if they fill one row, without Dirk."""
    return view.dirk is None and len(view.seats) <= _COLUMNS[len(view.seats)]


def _below(view: View, names: Sequence[str]) -> tuple[str, float]:
    """Dirk or the next scoring, shown below the seats, and its height with the gap above."""
    if view.dirk is not None:
        drawing, height = panels.dirk(view.dirk, view.dirk_score, dirk_name(names), _SEATS)
    elif view.aids and view.phase is not Phase.OVER and _has_wide_prospects(view):
        drawing, height = panels.prospects(_next_scoring(view), view.bag, _SEATS)
    else:
        return "", 0
    return drawing, height + panels.GAP


def _seats(view: View, names: Sequence[str], least: float) -> tuple[str, float]:
    """All seats in rows of panels, at least `least` high in total, with tiles of equal size."""
    columns = _COLUMNS[len(names)]
    rows = [range(len(names))[first : first + columns] for first in range(0, len(names), columns)]
    share = (least + panels.GAP) / len(rows) - panels.GAP
    widths = [(_SEATS + panels.GAP) / len(row) - panels.GAP for row in rows]
    around = [
        panels.HEAD + max(panels.below_palace(view.seats[seat], width) for seat in row)
        for row, width in zip(rows, widths, strict=True)
    ]
    tile = min(
        panels.largest_tile(
            view.seats[seat].palace, width, max(_MOST_PALACE[len(rows)], share - other)
        )
        for row, width, other in zip(rows, widths, around, strict=True)
        for seat in row
    )
    parts = []
    y: float = 0
    for row, width, other in zip(rows, widths, around, strict=True):
        palaces = max(panels.palace_height(view.seats[seat].palace, tile) for seat in row)
        size = width, max(other + palaces, share)
        for place, seat in enumerate(row):
            acts = seat == view.actor
            drawn = panels.seat(view.seats[seat], seat, names, size, tile=tile, acts=acts)
            parts.append(group(drawn, transform=at(place * (width + panels.GAP), y)))
        y += size[1] + panels.GAP
    return "".join(parts), y - panels.GAP


def _description(view: View, names: Sequence[str]) -> str:
    """The picture in words."""
    scores = [
        f"{isolated(name)} {seen.score} with {counted(len(seen.palace), 'building')}"
        for name, seen in zip(names, view.seats, strict=True)
    ]
    if view.dirk is not None:
        scores.append(
            f"{dirk_name(names)} {view.dirk_score} with {counted(len(view.dirk), 'building')}"
        )
    market = listed(tile for tile in view.market if tile)
    display = listed(card for card in view.display if card)
    return (
        f"{what_now(view, [isolated(name) for name in names])} In the market: {market}. "
        f"On display: {display}. Points: {', '.join(scores)}."
    )


def _places(layout: Mapping[Cell, Tile]) -> str:
    """The tiles and their cells, as text."""
    return ", ".join(
        ["the fountain at 0,0", *(f"{tile} at {cell}" for cell, tile in layout.items())]
    )


def _stars(length: float) -> int:
    """A length rounded up so that the stars of the frame fit evenly."""
    return ceil(length / art.PITCH) * art.PITCH
