"""The report as one self-contained HTML page, for light and dark, wide and narrow screens."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..show.html import document, framed, items, table
from . import figures
from .estimates import Estimate
from .plots import Picture
from .ratings import Rating
from .statistics import Showing, Statistics

READING = (
    "Every deal is played in every seating, and all pairings play the same deals.",
    "A win shared by n seats counts 1/n for each. Unfinished games are left out.",
    "An interval contains the true figure with a probability of 95 %. As long as it contains the "
    "share that equal bots would have, the arena has not shown which one is stronger.",
    "Shares: Wilson's interval for as many independent games as would vary as much as the deals "
    "do. Means: Student's, from deal to deal.",
    "Ratings: Bradley and Terry's model of which of two bots at a table is ahead, a tie counting "
    "half, fitted by the library choix; intervals by a Bayesian bootstrap over deals. They hold "
    "only among these bots and for this number of seats.",
    "Thinking is measured by the clock of the machine that played, and differs from run to run.",
)


def page(
    found: Statistics, ratings: Sequence[Rating], pictures: Sequence[Picture], command: str
) -> str:
    """The whole page."""
    settings = found.settings
    plots = {picture.name: _plot(picture) for picture in pictures}
    rules = ", ".join(f"{name}={value}" for name, value in settings.options.changes.items())
    facts = [
        f"{found.games} games of {settings.options.players} seats",
        f"{found.deals} deals",
        settings.form,
        f"edition {settings.options.edition}" + (f" with {rules}" if rules else ""),
        f"seed {settings.seed!r}",
        f"alhambra {settings.version}",
    ]
    if found.unfinished:
        facts.append(f"{found.unfinished} unfinished after {settings.max_turns} turns")
    parts = [
        f"<h1>Alhambra arena</h1><p class=facts>{escape(' · '.join(facts))}</p>",
        _section("Ratings", plots.get("ratings"), _rating_table(ratings)),
        _section("Wins", plots.get("wins"), _meeting_table(found)),
        _cross_table(found, [rating.bot for rating in ratings]),
        _section("Points", plots.get("scores"), plots.get("scorings")),
        _section("Walls and thinking", plots.get("walls"), _thinking_table(found, ratings)),
        _showing_table(found, ratings),
        f"<h2>How to read this</h2>{items(READING)}",
        f"<h2>Command</h2><pre>{escape(command)}</pre>",
    ]
    return document(f"Alhambra arena: {', '.join(settings.bots)}", parts)


def _section(title: str, *parts: str | None) -> str:
    inside = "".join(f"<div>{part}</div>" for part in parts if part)
    return f'<h2>{escape(title)}</h2><div class="row">{inside}</div>'


def _plot(picture: Picture) -> str:
    return f'<figure role="img" aria-label="{escape(picture.text)}">{picture.svg()}</figure>'


def _rating_table(ratings: Sequence[Rating]) -> str:
    rows = (
        (rating.bot, figures.elo(rating), figures.elo_interval(rating), figures.ahead(rating))
        for rating in ratings
    )
    return table("Ratings", ("bot", "Elo", "95 %", "ahead of the next"), rows)


def _meeting_table(found: Statistics) -> str:
    heads = ("pairing", "games", "wins", "share", "95 %", "lead", "95 %")
    rows = (
        (
            figures.meeting(each), str(each.games), f"{each.wins:.2f}",
            figures.percent(each.share), figures.percent_interval(each.share),
            figures.number(each.lead, "+"), figures.interval(each.lead, "+"),
        )
        for each in found.meetings
    )  # fmt: skip
    return table("Every pairing: wins, and lead in points over the other seats", heads, rows)


def _cross_table(found: Statistics, bots: Sequence[str]) -> str:
    """One bot per row, alone against copies of the bot of each column."""
    if found.settings.form != "cross":
        return ""
    shares = _crossed(found)
    body = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>'
        + "".join(_cross_cell(shares.get((bot, other)), found.fair_share) for other in bots)
        + "</tr>"
        for bot in bots
    )
    seats = found.settings.options.players - 1
    caption = f"Share of wins of one (row) against {seats} (column)"
    return framed(caption, ("", *bots), body)


def _crossed(found: Statistics) -> dict[tuple[str, str], Estimate]:
    """Win shares by bot and opponent; with two seats, both directions come from one meeting."""
    shares = {(each.bot, each.against[0]): each.share for each in found.meetings if each.share}
    if found.settings.options.players == 2:
        for (bot, other), share in tuple(shares.items()):
            shares[other, bot] = Estimate(1 - share.value, 1 - share.high, 1 - share.low)
    return shares


def _cross_cell(share: Estimate | None, fair: float) -> str:
    """A share, coloured strongly if its interval excludes the share of equal bots."""
    if share is None:
        return "<td></td>"
    colour = "good" if share.value >= fair else "bad"
    sure = share.low > fair or share.high < fair
    return (
        f'<td style="background: rgba(var(--{colour}), {0.35 if sure else 0.1})">'
        f"{escape(figures.percent(share))}"
        f"<small>{escape(figures.percent_interval(share))}</small></td>"
    )


def _showing_table(found: Statistics, ratings: Sequence[Rating]) -> str:
    heads = ("bot", "seats", "score", "95 %", "I", "II", "III", "wall")
    rows = (
        (
            each.bot, str(len(each.scores)), figures.number(each.mean_score),
            figures.interval(each.mean_score), *(figures.scorings(each) or ("-",) * 3),
            figures.number(each.mean_wall),
        )
        for each in _ranked(found, ratings)
    )  # fmt: skip
    return table("Means: score, buildings + wall at each scoring, last wall", heads, rows)


def _thinking_table(found: Statistics, ratings: Sequence[Rating]) -> str:
    rows = (
        (each.bot, figures.milliseconds(each.milliseconds), figures.milliseconds(each.longest))
        for each in _ranked(found, ratings)
    )
    return table("Milliseconds of thinking", ("bot", "a decision", "the longest"), rows)


def _ranked(found: Statistics, ratings: Sequence[Rating]) -> list[Showing]:
    order = [rating.bot for rating in ratings]
    return sorted(found.showings, key=lambda showing: order.index(showing.bot))
