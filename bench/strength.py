"""Measures how strong the bots are and writes bench/STRENGTH.md: `make strength`.

Each trial is one `alhambra arena`, kept in build/strength: broken off, it goes on where it was.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alhambra.bots import player
from alhambra.bots.levels import architect_style, master_style
from alhambra.bots.thinking import Style, judged
from alhambra.core import const
from alhambra.core.rng import Rng
from alhambra.core.search import Search
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.options import Options

ROOT = Path(__file__).parent.parent
KEPT = Path("build/strength")
SEED = "strength"
EQUAL = "10ms"


@dataclass(frozen=True, slots=True)
class Trial:
    """One arena."""

    title: str
    bots: str
    players: int
    games: int
    format: str = "ladder"

    @property
    def arguments(self) -> list[str]:
        """What `alhambra` is called with."""
        folder = f"{self.format}-{self.players}-{self.bots.replace(',', '-').replace('@', '_')}"
        return [
            "arena", "--bots", self.bots, "--players", str(self.players),
            "--games", str(self.games), "--format", self.format, "--seed", SEED,
            "--jobs", "2", "--out", str(KEPT / folder),
        ]  # fmt: skip


LEVELS = "random,builder,apprentice,mason,architect,master"
# Enough games for intervals of three points at two and three seats, where steps are claimed.
STEPS = [
    Trial("Three seats", "builder,apprentice,mason", 3, 1002),
    Trial("Three seats", "mason,architect", 3, 1260),
    Trial("Three seats", "architect,master", 3, 1101),
    Trial("Three seats, equal time", f"architect@{EQUAL},master@{EQUAL}", 3, 402),
    Trial("Three seats, far apart", "builder,architect", 3, 300),
    Trial("Two seats", "builder,apprentice,mason", 2, 1000),
    Trial("Two seats", "mason,architect", 2, 1000),
    Trial("Two seats", "architect,master", 2, 1000),
    Trial("Four seats", "builder,apprentice,mason", 4, 400),
    Trial("Four seats", "mason,architect,master", 4, 200),
    Trial("Six seats", "builder,apprentice,mason", 6, 402),
    Trial("Six seats", "mason,architect,master", 6, 402),
]
EVEN = [
    Trial("Two seats", f"{level},adaptive", 2, 400)
    for level in ("apprentice", "mason", "architect", "master")
]
CROSS = Trial("Everybody", LEVELS, 3, 30, "cross")


def main() -> None:
    """Play what is missing and write the page."""
    even = [(trial, _played(trial)) for trial in EVEN]
    steps = [(trial, _played(trial)) for trial in STEPS]
    cross = _played(CROSS)
    lines = [
        "# Strength",
        "",
        "Made by `make strength`. Each trial is one `alhambra arena`: one bot against copies of",
        "another, every deal with the candidate in every seat, ties shared, 95 % intervals.",
        f"Python {platform.python_version()}, two processes on a shared machine of two cores;",
        f"deals from the seed `{SEED}`, which no training used. `architect` and `master` without",
        f"a budget play {architect_style().default} and {master_style().default} futures a turn.",
        "",
        "## The steps of the ladder",
        "",
        "Even play would be 50 % at two seats, 33 % at three, 25 % at four, 17 % at six. Steps are",
        "claimed at two and three seats; with more seats, and at equal time, games are fewer.",
        "",
        "| | candidate | against | games | wins | interval | lead in points |",
        "| --- | --- | --- | ---: | ---: | --- | ---: |",
    ]
    for trial, result in steps:
        lines += [_row(trial, meeting) for meeting in result["meetings"]]
    lines += ["", *_commands(trial for trial, _ in steps), "", "## Everybody against everybody", ""]
    lines += [
        "Three seats; the row is the candidate, the column plays the two other seats. Wins in",
        f"percent with their interval, {CROSS.games} games in each cell.",
        "",
        *_cross(cross),
        "",
        *_commands([CROSS]),
        "",
        "## How long they think",
        "",
        "| bot | mean of a decision | longest |",
        "| --- | ---: | ---: |",
        *_thinking(cross),
        "",
        "Means over the decisions of the cross table: a turn has several, and only its first one",
        "takes thought. The longest includes whatever else the machine did.",
        "",
        "## Futures a second",
        "",
        *_speeds(),
        "",
        "[MASTER.md](MASTER.md) shows what more time brings.",
        "",
        "## How even the adaptive level keeps a game",
        "",
        "It should win 40 to 60 % against whatever level. Three seats were not measured.",
        "",
        "| | candidate | against | games | wins | interval | lead in points |",
        "| --- | --- | --- | ---: | ---: | --- | ---: |",
    ]
    for trial, result in even:
        lines += [_row(trial, meeting) for meeting in result["meetings"]]
    lines += ["", *_commands(trial for trial, _ in even)]
    (ROOT / "bench" / "STRENGTH.md").write_text("\n".join(lines) + "\n", "utf-8")


def _played(trial: Trial) -> dict[str, Any]:
    """The summary of a trial; what is missing of it is played."""
    print("alhambra", *trial.arguments, flush=True)
    command = [sys.executable, "-m", "alhambra", *trial.arguments, "--json"]
    run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(run.stdout)
    for meeting in result["meetings"]:
        print(f"  {meeting['bot']} {_share(meeting)} ({_interval(meeting)})", flush=True)
    return result


def _row(trial: Trial, meeting: dict[str, Any]) -> str:
    others = trial.players - 1
    against = meeting["against"][0] if others == 1 else f"{others} × {meeting['against'][0]}"
    lead = "" if meeting["lead"] is None else f"{meeting['lead']['value']:+.1f}"
    return (
        f"| {trial.title} | {meeting['bot']} | {against} | {meeting['games']} | "
        f"**{_share(meeting)}** | {_interval(meeting)} | {lead} |"
    )


def _share(meeting: dict[str, Any]) -> str:
    return f"{100 * meeting['share']['value']:.1f} %"


def _interval(meeting: dict[str, Any]) -> str:
    share = meeting["share"]
    return f"{100 * share['low']:.1f} to {100 * share['high']:.1f}"


def _commands(trials: Iterable[Trial]) -> list[str]:
    return ["```", *(f"alhambra {' '.join(trial.arguments)}" for trial in trials), "```"]


def _cross(result: dict[str, Any]) -> list[str]:
    names = LEVELS.split(",")
    cells = {
        (meeting["bot"], meeting["against"][0]): f"{_share(meeting)[:-2]} ({_interval(meeting)})"
        for meeting in result["meetings"]
    }
    rows = ["| | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    for bot in names:
        row = [cells.get((bot, other), "–") for other in names]
        rows.append(f"| **{bot}** | " + " | ".join(row) + " |")
    return rows


def _thinking(result: dict[str, Any]) -> list[str]:
    return [
        f"| {bot['bot']} | {bot['thinking']['ms_per_decision']:.3g} ms | "
        f"{bot['thinking']['longest_ms']:.3g} ms |"
        for bot in result["bots"]
    ]


def _speeds() -> list[str]:
    """Futures a second of both searches, on positions from the middle of games."""
    states = _positions()
    rows = ["| search | futures/s, one core, mid-game |", "| --- | ---: |"]
    for name, style in (("architect", architect_style()), ("master", master_style())):
        rows.append(f"| {name} | {_futures(style, states):,.0f} |")
    return rows


def _positions() -> list[State]:
    states = []
    for number in range(20):
        game, rng = Game(Options(3), seed=f"{SEED}/{number}"), Rng(number)
        mason = player("mason")
        while game.state.scorings < 1 or game.state.phase != const.ACT:
            game.play_code(mason.code(game.state, rng))
        states.append(game.state)
    return states


def _futures(style: Style, states: list[State]) -> float:
    begin, visits = time.process_time(), 0
    for state in states:
        search = Search(state.turn, 1, style.leaf, style.depth)
        search.visit(judged(state, style.prior)[0], 2000)
        visits += 2000
    return visits / (time.process_time() - begin)


if __name__ == "__main__":
    main()
