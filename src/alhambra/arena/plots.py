"""Plots of an arena's results; needs the extra `arena`.

Each is written as a PNG on white, and as an SVG that takes the colour of the text around it, so
that it can also be read on a dark page. Nothing depends on colour alone.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..show.colours import LINES as COLOURS
from .estimates import Estimate
from .ratings import Rating
from .statistics import Showing, Statistics

INK = "#24292f"
GRID = "#8c959f"
SCORINGS = ("I", "II", "III")
_WIDTH = 5.4  # inches
_ROOM = 1.5  # inches for title and axis
_STYLE: dict[Any, Any] = {
    "font.size": 11,
    "axes.titlesize": 12,
    "axes.titlelocation": "left",
    "axes.edgecolor": GRID,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "grid.color": GRID,
    "grid.alpha": 0.35,
    "svg.fonttype": "none",
    "figure.dpi": 100,
    "savefig.dpi": 160,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A plot that can be written."""

    name: str
    """The file name, without its extension."""
    text: str
    """The alternative text."""
    figure: Figure

    def png(self) -> bytes:
        """The picture on white."""
        return self._saved("png")

    def svg(self) -> str:
        """The picture as an element of HTML, in the colour of the text around it."""
        text = self._saved("svg").decode()
        return text[text.index("<svg") :].replace(INK, "currentColor")

    def _saved(self, form: str) -> bytes:
        file = io.BytesIO()
        # Keep the output reproducible: no date and no random ids.
        metadata = {"Date": None} if form == "svg" else None
        with matplotlib.rc_context({**_STYLE, "svg.hashsalt": self.name}):
            self.figure.savefig(file, format=form, metadata=metadata, transparent=form == "svg")
        return file.getvalue()


def pictures(found: Statistics, ratings: Sequence[Rating]) -> tuple[Picture, ...]:
    """All plots of an arena, with the bots sorted by rating."""
    order = [rating.bot for rating in ratings]
    showings = sorted(found.showings, key=lambda showing: order.index(showing.bot))
    colours = {bot: COLOURS[rank % len(COLOURS)] for rank, bot in enumerate(order)}
    with matplotlib.rc_context(_STYLE):
        drawn = [_ratings(ratings, colours), _win_shares(found, colours)]
        if any(showing.scores for showing in showings):
            scores = {showing.bot: showing.scores for showing in showings}
            walls = {showing.bot: showing.walls for showing in showings}
            drawn += [
                _spread("scores", "Final scores, and their mean", scores, colours),
                _points(showings),
                _spread("walls", "Longest wall at the end, and its mean", walls, colours),
            ]
    return tuple(drawn)


def _ratings(ratings: Sequence[Rating], colours: dict[str, str]) -> Picture:
    axes = _axes("Ratings on Elo's scale, 95 % intervals", [each.bot for each in ratings])
    for row, rating in enumerate(ratings):
        _whisker(axes, row, rating.elo, colours[rating.bot], f"{rating.elo.value:+.0f}")
    axes.set_xlabel("400 points are odds of ten to one; the mean of all bots is 0")
    return Picture("ratings", "The rating of each bot with its interval", _figure(axes))


def _win_shares(found: Statistics, colours: dict[str, str]) -> Picture:
    names = [f"{each.bot} – {' '.join(each.against)}" for each in found.meetings]
    axes = _axes("Share of wins, 95 % intervals", names)
    for row, meeting in enumerate(found.meetings):
        if meeting.share is not None:
            percent = _percent(meeting.share)
            _whisker(axes, row, percent, colours[meeting.bot], f"{percent.value:.0f} %")
    fair = 100 * found.fair_share
    axes.axvline(fair, color=GRID, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    axes.set_xlim(-4, 104)
    axes.set_xlabel(f"% of the wins; {fair:.3g} % if all seats played alike")
    return Picture("wins", "The share of wins in each pairing with its interval", _figure(axes))


def _spread(
    name: str, title: str, values: dict[str, tuple[int, ...]], colours: dict[str, str]
) -> Picture:
    """Histograms of values: one row of bars for each bot."""
    axes = _axes(title, list(values))
    seen = [value for each in values.values() for value in each]
    step = max(1, round((max(seen) - min(seen)) / 40))
    rows = {
        bot: Counter(value // step * step for value in each) for bot, each in values.items()
    }  # fmt: skip
    tallest = max(count / sum(row.values()) for row in rows.values() for count in row.values())
    for row, (bot, counts) in enumerate(rows.items()):
        total = sum(counts.values())
        tops = [0.8 * count / total / tallest for count in counts.values()]
        bottoms = [row + 0.4 - top for top in tops]
        lefts = [start - 0.5 for start in counts]
        axes.bar(
            lefts, tops, step, bottoms, align="edge", color=colours[bot], linewidth=0, alpha=0.85
        )
        if not counts:
            continue
        average = sum(values[bot]) / len(values[bot])
        axes.plot([average] * 2, [row - 0.42, row + 0.4], color=INK, linewidth=1.4)
        axes.annotate(
            f"{average:.1f}", (average, row - 0.42), (3, -3), textcoords="offset points",
            fontsize=10, va="center",
        )  # fmt: skip
    axes.set_xlabel("points" if name == "scores" else "segments")
    return Picture(name, f"{title}, for each bot", _figure(axes))


def _points(showings: Sequence[Showing]) -> Picture:
    """Where the points come from: one bar for each bot, its parts in the order of the game."""
    axes = _axes("Mean points at each scoring", [each.bot for each in showings])
    widest = max(sum(each.majorities) + sum(each.wall_points) for each in showings)
    for row, showing in enumerate(showings):
        left = 0.0
        parts = zip(showing.majorities, showing.wall_points, strict=True)
        for scoring, (majorities, walls) in enumerate(parts):
            colour = COLOURS[scoring]
            for points, alpha in ((majorities, 1.0), (walls, 0.4)):
                axes.barh(row, points, 0.62, left, color=colour, alpha=alpha, linewidth=0)
                if points > widest * 0.055:
                    axes.text(
                        left + points / 2, row, f"{points:.0f}", ha="center", va="center",
                        fontsize=10, color="white" if alpha == 1 else INK,
                    )  # fmt: skip
                left += points
            if row == 0:
                middle = left - (majorities + walls) / 2
                axes.text(middle, -0.42, SCORINGS[scoring], ha="center", va="bottom")
    axes.set_ylim(len(showings) - 0.5, -0.9)
    axes.set_xlabel("points; full colour for buildings, pale for the wall")
    return Picture("scorings", "Mean points of each bot at each scoring", _figure(axes))


def _axes(title: str, rows: Sequence[str]) -> Axes:
    """Axes with a row for each name, the first on top."""
    figure = Figure((_WIDTH, _ROOM + 0.5 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, pad=10)
    axes.set_yticks(range(len(rows)), [_plain(row) for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.7)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    return axes


def _whisker(axes: Axes, row: int, estimate: Estimate, colour: str, label: str) -> None:
    """A figure as a dot, its interval as a line, and the number above."""
    axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=3, alpha=0.6)
    axes.plot([estimate.value], [row], "o", color=colour, markersize=8)
    axes.annotate(
        label, (estimate.value, row), (0, 8), textcoords="offset points", ha="center", va="bottom",
        fontsize=10,
    )  # fmt: skip


def _percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def _plain(name: str) -> str:
    """Escape dollar signs, which would start a formula in matplotlib."""
    return name.replace("$", r"\$")


def _figure(axes: Axes) -> Figure:
    figure = axes.figure
    assert isinstance(figure, Figure)
    return figure
