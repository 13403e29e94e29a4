"""The measurements as tables: on the screen and in RESULTS.md."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from measure import Series, Spread, ratios
from rich.table import Table

RESULTS = Path(__file__).parent / "RESULTS.md"
CPUINFO = Path("/proc/cpuinfo")
NOTHING = "-"

MEANINGS = """\
- `core_…`: uniformly random play of whole games inside the compiled core.
- `api_…`: the same from Python, one `legal(state)` and one `apply(state, code)` for each decision.
- `game_…`: the same with every action checked: `Game.legal` and `Game.play`, with typed actions,
  refusals and events.
- `builder_…`: games of the `builder` bot.
- `…decisions_per_s`, `…games_per_s`: decisions and whole games a second.
- `decisions_per_game`: how many decisions a random game takes on average.
- `copy_us.n`: microseconds for one copy of a state with n seats.
- Lowest and highest are over the rounds. Everything else is as in `alhambra bench`."""

CAVEATS = """\
- **These are different games.** A ratio compares what one decision costs (list what is legal,
  choose, carry it out) and says nothing about which library is better at its own game. Games a
  second depend on how long a game is, so no ratio is given for them.
- Decisions differ in weight. In random play two in three in catanatron are forced (roll, end the
  turn), and more than one in three in dou_dizhu; there are some 21 legal moves in chess, 23 in
  backgammon (a move covers both dice), 5 in dou_dizhu, 4 in catanatron. Setting up a game counts.
- Chance takes time everywhere. In OpenSpiel it is a separate step, which is not counted as a
  decision; catanatron's dice are part of a player's action.
- The peers are driven from Python, as in their documentation, and choose with Python's `random`.
  OpenSpiel's rules are C++, python-chess and catanatron are plain Python. Our *core* figure need
  not cross into Python for each decision, so its ratio flatters us; our *api* figure does, and is
  the fairer one to compare with theirs.
- `Board.push` of python-chess and `apply_action` of OpenSpiel trust the caller, as our *api* does;
  catanatron checks, as our `Game` does.
- Copies are of positions halfway through a game. python-chess copies without its stack of moves;
  OpenSpiel and catanatron cannot leave the history out. Ours is the copy of the core state, for as
  many seats as the peer has.
- catanatron is the release on PyPI, which is years older than its repository.
- One process at a time on one core, the peers timed in CPU seconds. The rounds alternate between
  them; a figure is the median of the rounds, and a ratio is the median of the rounds' ratios, with
  the lowest and the highest after it. A single round says little."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table before it is drawn: the first column is text, the others are figures."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def on_screen(self) -> Table:
        """For a terminal."""
        table = Table(title=self.title, title_justify="left")
        for column, head in enumerate(self.heads):
            table.add_column(head, justify="right" if column else "left")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """For a file."""
        rule = ["---", *["---:"] * (len(self.heads) - 1)]
        lines = [f"| {' | '.join(row)} |" for row in (self.heads, rule, *self.rows)]
        return "\n".join([f"## {self.title}", "", *lines])


def ours_grid(ours: Series) -> Grid:
    """Every figure that `alhambra bench` printed."""
    rows = [(figure, *_reach(Spread.of(ours.values(figure)))) for figure in ours.figures()]
    return Grid("alhambra", ("figure", "median", "lowest", "highest"), rows)


def peers_grid(peers: Sequence[Series]) -> Grid:
    """The peers' figures, median of the rounds."""
    figures = ("seats", "decisions_per_s", "games_per_s", "decisions_per_game", "copy_us")
    heads = ("peer", "version", "seats", "decisions/s", "games/s", "per game", "copy µs")
    rows = [
        (
            peer.name,
            peer.fact("version") or NOTHING,
            *(_reach(Spread.of(peer.values(figure)))[0] for figure in figures),
        )
        for peer in peers
    ]
    return Grid("Peers", heads, rows)


def ratios_grid(ours: Series, peers: Sequence[Series]) -> Grid:
    """How many times faster we are, by decision and by copy."""
    heads = ("peer", "core decisions", "api decisions", "copy")
    rows = []
    for peer in peers:
        theirs = peer.values("decisions_per_s")
        core = ratios(ours.values("core_decisions_per_s"), theirs)
        api = ratios(ours.values("api_decisions_per_s"), theirs)
        copy = ratios(peer.values("copy_us"), _copy_values(ours, peer))
        rows.append((peer.name, _times(core), _times(api), _times(copy)))
    return Grid("Ratios: how many times as fast we are", heads, rows)


def results(ours: Series, peers: Sequence[Series], skipped: Sequence[str], command: str) -> str:
    """The text of RESULTS.md."""
    facts = [
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- processor: {_processor()}",
        f"- Python: {platform.python_version()}",
        f"- command: `{command}`",
        f"- rounds: {len(ours.samples)}",
        f"- engine compiled: {_compiled(ours)}",
    ]
    if skipped:
        facts.append(f"- skipped: {', '.join(skipped)}")
    parts = ["# Speed", "\n".join(facts), ours_grid(ours).markdown(), MEANINGS]
    if peers:
        grids = (peers_grid(peers), ratios_grid(ours, peers))
        parts += [*(grid.markdown() for grid in grids), "## What can be compared", CAVEATS]
    return "\n\n".join(parts) + "\n"


def _reach(spread: Spread | None) -> tuple[str, str, str]:
    if spread is None:
        return NOTHING, NOTHING, NOTHING
    return _number(spread.middle), _number(spread.low), _number(spread.high)


def _times(values: list[float]) -> str:
    spread = Spread.of(values)
    if spread is None:
        return NOTHING
    middle, low, high = _reach(spread)
    return middle if low == high else f"{middle} ({low}-{high})"


def _number(value: float) -> str:
    """Three digits that matter, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _copy_values(ours: Series, peer: Series) -> list[float]:
    """Our copying time with as many seats as the peer has."""
    [seats, *_] = peer.values("seats") or [0.0]
    return ours.values(f"copy_us.{seats:.0f}")


def _compiled(ours: Series) -> str:
    return {"True": "yes", "False": "no"}.get(ours.fact("compiled") or "", "unknown")


def _processor() -> str:
    """The model of the processor, as the system names it."""
    if CPUINFO.exists():
        for line in CPUINFO.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
