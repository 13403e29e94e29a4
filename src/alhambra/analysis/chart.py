"""The charts of an analysis as SVG elements: chances over the game, and luck against play.

They take their colour from the text around them. Lines differ in colour and in dashes, and each
ends at its seat's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

from ..show.colours import LINES
from ..show.markup import group, number, path, rect, tag, title, words
from ..show.words import clip, shown_name
from .estimate import Estimate
from .report import Analysis, Shares

STYLE = """
.chart { width: 100%; height: auto; }
.chart text { font-size: 14px; fill: currentColor; }
.chart .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
@media (max-width: 40rem) { .chart text { font-size: 23px; } }
"""
"""CSS that the page must include; small charts get larger text."""

NUMERALS = ("I", "II", "III")
DASHES = ("none", "10 4", "3 3", "14 4 3 4", "6 3", "18 4 3 4 3 4")
"""Line dashes, by seat."""

_WIDTH, _HEIGHT = 720.0, 420.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 68.0, 566.0, 40.0, 356.0
_NAME = 24.0  # height of a name
_COLUMNS = 12  # most columns of a name
_STEPS = (5, 10, 20, 25, 50, 100, 200, 500)
_BAR = 24.0
_ROW = 4 * _BAR + 16
_LABELS, _ZERO, _LONGEST = 165.0, 442.0, 180.0  # where labels end and bars start; the longest bar


def chances(found: Analysis) -> str:
    """Each seat's chance to win before every decision and at the end, with the scorings marked."""
    looks = [each.before for each in found.decisions] + [found.end]
    lines = [
        [(_across(place, len(looks) - 1), _up(look.wins[seat].value))
         for place, look in enumerate(looks)]
        for seat in range(len(found.names))
    ]  # fmt: skip
    names = _spread([line[-1][1] for line in lines])
    drawn = [*_grid(len(looks) - 1), *_scorings(found)]
    drawn += [_line(line, seat) for seat, line in enumerate(lines)]
    for seat, name in enumerate(found.names):
        leader = f"M{_RIGHT:g} {lines[seat][-1][1]:.1f}L{_RIGHT + 12:g} {names[seat]:.1f}"
        drawn.append(path(leader, fill="none", stroke=LINES[seat], stroke_width=1.5))
        text = clip(shown_name(name), _COLUMNS)
        drawn.append(words(text, _RIGHT + 17, names[seat] + 6, 14, font_weight="bold"))
    return _picture("Chance to win", _described(found), _HEIGHT, drawn)


def shares(found: Analysis) -> str:
    """Points of lead each seat gained by luck, its own decisions and the others' decisions."""
    accounts = [found.account(seat).leads for seat in range(len(found.names))]
    widest = max(abs(each.value) for account in accounts for each in _parts(account).values())
    drawn = []
    told = []
    for seat, account in enumerate(accounts):
        name = shown_name(found.names[seat])
        y = seat * _ROW
        drawn.append(words(clip(name, 40), 0, y + 20, 14, font_weight="bold"))
        for row, (label, part) in enumerate(_parts(account).items(), 1):
            length = _LONGEST * part.value / max(widest, 1.0)
            top = y + row * _BAR + 6
            colour = LINES[0] if length >= 0 else LINES[1]
            drawn.append(words(label, _LABELS, top + 17, 14, text_anchor="end"))
            drawn.append(rect(_ZERO + min(length, 0), top + 4, abs(length), _BAR - 8, fill=colour))
            figure = f"{part.value:+.1f}"
            place = _ZERO + length + (6 if length >= 0 else -6)
            anchor = "start" if length >= 0 else "end"
            drawn.append(words(figure, place, top + 17, 14, text_anchor=anchor))
            told.append(f"{name}, {label}: {figure}")
    bottom = len(accounts) * _ROW
    drawn.append(path(f"M{_ZERO:g} 26V{bottom - 8:g}", stroke="currentColor", stroke_opacity=0.6))
    return _picture("What luck and decisions gave", "; ".join(told), bottom, drawn)


def key(seat: int) -> str:
    """A short piece of a seat's line, for a legend."""
    line = _line([(1, 6), (39, 6)], seat)
    return tag("svg", line, viewBox="0 0 40 12", width=40, height=12, aria_hidden="true")


def _parts(account: Shares) -> dict[str, Estimate]:
    return {"luck": account.luck, "own decisions": account.own, "the others'": account.others}


def _picture(name: str, description: str, height: float, drawn: Sequence[str]) -> str:
    box = f"0 0 {number(_WIDTH)} {number(height)}"
    about = (title(name), tag("desc", escape(description)))
    return tag("svg", *about, *drawn, viewBox=box, role="img", class_="chart")


def _described(found: Analysis) -> str:
    """The chart in words, for those who cannot see it."""
    begin = found.decisions[0].before if found.decisions else found.end
    parts = [
        f"{shown_name(name)} from {begin.wins[seat].value:.0%} to {found.end.wins[seat].value:.0%}"
        for seat, name in enumerate(found.names)
    ]
    return f"Over {len(found.decisions)} decisions: {', '.join(parts)}."


def _grid(length: int) -> list[str]:
    drawn = []
    for percent in range(0, 101, 25):
        y = _up(percent / 100)
        drawn.append(
            path(f"M{_LEFT:g} {y:g}H{_RIGHT:g}", stroke="currentColor", stroke_opacity=0.2)
        )
        drawn.append(words(f"{percent} %", _LEFT - 8, y + 6, 14, text_anchor="end"))
    step = next((step for step in _STEPS if length <= 6 * step), 1000)
    for place in range(0, length + 1, step):
        x = _across(place, length)
        drawn.append(words(str(place), x, _BOTTOM + 26, 14, text_anchor="middle"))
    middle = (_LEFT + _RIGHT) / 2
    drawn.append(words("actions played", middle, _HEIGHT - 10, 14, text_anchor="middle"))
    return drawn


def _scorings(found: Analysis) -> list[str]:
    drawn = []
    for place, decision in enumerate(found.decisions, 1):
        for scoring in decision.scorings:
            x = _across(place, len(found.decisions))
            line = path(f"M{x:.1f} {_TOP - 8:g}V{_BOTTOM:g}", stroke="currentColor")
            label = words(
                NUMERALS[scoring - 1], x, _TOP - 14, 14, text_anchor="middle", font_weight="bold"
            )
            name = title(f"Scoring {NUMERALS[scoring - 1]}")
            drawn.append(group(name, line, label, stroke_opacity=0.55))
    return drawn


def _line(points: Sequence[tuple[float, float]], seat: int) -> str:
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return path(
        data, fill="none", stroke=LINES[seat], stroke_width=2.5, stroke_linejoin="round",
        stroke_dasharray=DASHES[seat],
    )  # fmt: skip


def _across(place: float, length: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * place / max(length, 1)


def _up(chance: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * chance


def _spread(heights: Sequence[float]) -> list[float]:
    """Heights moved apart so that names do not overlap, in the same order."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for above, seat in pairwise(order):
        placed[seat] = max(placed[seat], placed[above] + _NAME)
    lowest = _BOTTOM
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - _NAME
    return placed
