"""Draws a calibration as SVG: predicted chances against actual wins."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from ..show.colours import LINES
from ..show.markup import path, rect, tag, title, words
from .calibration import Bin

_SIZE = 520.0
_LOW, _HIGH = 74.0, 490.0  # x of chance 0 and chance 1
_TOP, _BOTTOM = 40.0, 456.0
_INK, _PAPER = "#24292f", "#ffffff"


def picture(series: Sequence[tuple[str, Sequence[Bin]]], text: str) -> str:
    """A named line per series: a point per bin, with bars of two standard errors."""
    drawn = [rect(0, 0, _SIZE, _SIZE, fill=_PAPER), *_grid()]
    for place, (name, bins) in enumerate(series):
        drawn += _points(bins, place)
        y = _TOP + 24 + 22 * place
        drawn.append(rect(_LOW + 14, y - 10, 12, 12, fill=LINES[place], rx=6 if place == 0 else 0))
        drawn.append(words(name, _LOW + 34, y, 14, fill=_INK))
    box = f"0 0 {_SIZE:g} {_SIZE:g}"
    about = (title("Predicted chance to win against actual wins"), tag("desc", escape(text)))
    font = "system-ui, sans-serif"
    return tag(
        "svg", *about, *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=_SIZE,
        height=_SIZE, role="img", font_family=font,
    ) + "\n"  # fmt: skip


def _points(bins: Sequence[Bin], place: int) -> list[str]:
    colour = LINES[place]
    drawn = []
    for each in bins:
        x, y = _across(each.predicted), _up(each.actual)
        top, bottom = (_up(each.actual + times * each.error) for times in (2, -2))
        bar = (
            f"M{x:.1f} {top:.1f}V{bottom:.1f}M{x - 5:.1f} {top:.1f}h10M{x - 5:.1f} {bottom:.1f}h10"
        )
        drawn.append(path(bar, fill="none", stroke=colour, stroke_width=1.6))
        drawn.append(rect(x - 5, y - 5, 10, 10, fill=colour, rx=5 if place == 0 else 0))
    return drawn


def _grid() -> list[str]:
    drawn = []
    for percent in range(0, 101, 20):
        x, y = _across(percent / 100), _up(percent / 100)
        line = f"M{_LOW:g} {y:g}H{_HIGH:g}M{x:g} {_TOP:g}V{_BOTTOM:g}"
        drawn.append(path(line, stroke=_INK, stroke_opacity=0.15))
        drawn.append(words(f"{percent} %", _LOW - 8, y + 5, 14, text_anchor="end", fill=_INK))
        drawn.append(words(f"{percent} %", x, _BOTTOM + 22, 14, text_anchor="middle", fill=_INK))
    true = f"M{_LOW:g} {_BOTTOM:g}L{_HIGH:g} {_TOP:g}"
    drawn.append(path(true, stroke=_INK, stroke_opacity=0.6, stroke_dasharray="6 4"))
    middle = (_LOW + _HIGH) / 2
    drawn.append(words("predicted", middle, _SIZE - 14, 15, text_anchor="middle", fill=_INK))
    drawn.append(words("actual share of wins", _LOW, _TOP - 16, 15, fill=_INK))
    return drawn


def _across(chance: float) -> float:
    return _LOW + (_HIGH - _LOW) * chance


def _up(chance: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * min(max(chance, 0.0), 1.0)
