"""An analysis as one self-contained HTML page without scripts."""

from __future__ import annotations

from html import escape

from ..show.html import document, framed, items
from ..show.words import counted, shown_name
from . import chart, figures
from .report import Analysis

STYLE = """
.wide svg { max-width: 60rem; }
.moves { width: 100%; }
.moves :is(th, td):nth-child(-n+4) { text-align: left; white-space: normal; }
.moves td:nth-child(2) { min-width: 6rem; overflow-wrap: anywhere; }
.moves tr.bad { background: rgba(var(--bad), .16); }
.moves tr:target { outline: 2px solid rgb(var(--good)); }
.moves a { color: inherit; }
@media (max-width: 40rem) {
  .moves, .moves tbody, .moves caption { display: block; }
  .moves thead, .moves td:empty { display: none; }
  .moves tr { display: flex; flex-wrap: wrap; gap: 0 .9rem; padding: .4rem .2rem;
    border-bottom: 1px solid var(--line); }
  .moves :is(th, td) { border: 0; padding: 0; text-align: left; white-space: normal; }
  .moves .way { flex-basis: 100%; }
  .moves td[data-head]::before { content: attr(data-head) " "; opacity: .7; } }
"""
_MISTAKES = 12  # listed as the biggest


def page(found: Analysis, command: str) -> str:
    """The whole page."""
    rules = ", ".join(f"{name}={value}" for name, value in found.options.changes.items())
    facts = (
        f"{len(found.names)} seats",
        counted(len(found.decisions), "decision"),
        "finished" if found.over else "still on",
        f"edition {found.options.edition}" + (f" with {rules}" if rules else ""),
        f"{found.effort.futures} simulations for each estimate",
        f"seed {found.effort.seed}",
    )
    parts = (
        f'<h1>Alhambra analysis</h1><p class="facts">{escape(" · ".join(facts))}</p>',
        f'<h2>Chance to win</h2><figure class="wide">{chart.chances(found)}</figure>',
        f"<h2>What luck and decisions gave</h2>{_seats(found)}"
        f'<figure class="wide">{chart.shares(found)}</figure>',
        f"<h2>Mistakes</h2>{_mistakes(found)}",
        f"<h2>Turn by turn</h2>{_turns(found)}",
        f"<h2>How to read this</h2>{items(figures.READING)}",
        f"<h2>Command</h2><pre>{escape(command)}</pre>",
    )
    names = ", ".join(map(shown_name, found.names))
    return document(f"Alhambra analysis: {names}", parts, chart.STYLE + STYLE)


def _seats(found: Analysis) -> str:
    rows = []
    for seat, name in enumerate(found.names):
        account = found.account(seat)
        shares = account.leads
        parts = (shares.luck, shares.own, shares.others, shares.change)
        cells = (
            str(found.scores[seat]),
            *(f"{each.value:+.1f}<small>± {each.error:.1f}</small>" for each in parts),
            str(account.mistakes),
            f"{account.lost.value:.1f}<small>± {account.lost.error:.1f}</small>",
        )
        head = f'<th scope="row">{chart.key(seat)} {escape(shown_name(name))}</th>'
        rows.append(f"<tr>{head}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    heads = ("seat", "score", "luck", "own", "others", "all", "mistakes", "they cost")
    return framed("Points of lead over the best other seat", heads, "".join(rows))


def _mistakes(found: Analysis) -> str:
    worst = found.mistakes[:_MISTAKES]
    if not worst:
        return "<p>None that is more than noise.</p>"
    begin = {number: first for first, last in found.turns() for number in range(first, last)}
    rows = "".join(
        "<tr>"
        f'<th scope="row"><a href="#at{begin[each.version]}">{each.version}</a></th>'
        f"{_cell(found.names[each.seat])}"
        f"{_cell(str(each.action), 'played', way=True)}"
        f"{_cell(figures.way(each.alternatives[0].actions), 'better', way=True)}"
        f"{_cell(figures.loss(each.loss), 'points')}"
        f"{_cell(figures.percent_loss(each.win_loss), 'chance')}</tr>"
        for each in worst
    )
    heads = ("at", "seat", "played", "better", "points", "chance")
    of = f" of {len(found.mistakes)}" if len(found.mistakes) > len(worst) else ""
    caption = f"The biggest {len(worst)}{of}, with what they cost"
    return framed(caption, heads, rows, "moves")


def _turns(found: Analysis) -> str:
    rows = []
    for first, last in found.turns():
        rows.append(_turn(found, first, last))
        for number in (number for each in found.decisions[first:last] for number in each.scorings):
            text = f"Scoring {chart.NUMERALS[number - 1]}"
            rows.append(f'<tr><th scope="row" colspan="8">{text}</th></tr>')
    heads = ("at", "seat", "played", "better", "loss", "turn", "luck", "chance")
    caption = (
        "For the seat on turn, in points of lead: the biggest loss, what the turn gave, what the "
        "draws after it gave; and the chance to win then"
    )
    return framed(caption, heads, "".join(rows), "moves")


def _turn(found: Analysis, first: int, last: int) -> str:
    """The row of one turn, coloured if it has a mistake."""
    decisions = found.decisions[first:last]
    seat = decisions[0].seat
    mistakes = [each for each in decisions if each.mistake]
    worst = max(mistakes or decisions, key=lambda each: each.loss.value)
    better = loss = ""
    if worst.mistake:
        better = figures.way(worst.alternatives[0].actions)
        better += f" instead of {worst.action}" if len(decisions) > 1 else ""
        loss = figures.loss(worst.loss)
    own = (decisions[-1].after - decisions[0].before).leads[seat]
    return (
        f'<tr id="at{decisions[0].version}"{" class=bad" if worst.mistake else ""}>'
        f'<th scope="row">{decisions[0].version}</th>'
        f"{_cell(found.names[seat])}"
        f"{_cell(figures.way(each.action for each in decisions), way=True)}"
        f"{_cell(better, 'better', way=True)}"
        f"{_cell(loss, 'loss')}"
        f"{_cell(f'{own.value:+.1f}', 'turn')}"
        f"{_cell(f'{found.luck(last - 1).leads[seat].value:+.1f}', 'luck')}"
        f"{_cell(figures.percent(found.drawn(last - 1).wins[seat]), 'chance')}</tr>"
    )


def _cell(text: str, head: str = "", *, way: bool = False) -> str:
    """A table cell; on narrow screens its `head` is shown beside it instead of a header row."""
    named = f' data-head="{head}"' if head else ""
    shown = escape(shown_name(text)) if text else ""
    return f"<td{named}{' class=way' if way else ''}>{shown}</td>"
