"""Plays the duels by which the master is proved, and prints a table: `make proof`.

Two run at a time, each for hours. They are kept in build/proof: broken off, they go on where they
were, and `--show` prints what there is so far. bench/MASTER.md says what came out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from duel import HEADER

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build/proof"
PROCESSES = 2  # a duel has one, and budgets are its own processor time


@dataclass(frozen=True, slots=True)
class Duel:
    """One way to think against another, as `duel.py` writes them."""

    one: str
    two: str
    players: int
    games: int

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        name = f"{self.players}-{self.one}-{self.two}"
        return KEPT / f"{name.replace('@', '_').replace(':', '_')}.jsonl"

    def line(self, *, show: bool) -> str:
        """How it stands, as a line of the table; what is missing is played, or only shown."""
        command = [sys.executable, "bench/duel.py", str(self.file), self.one, self.two]
        settings = f"--players {self.players} --games {self.games} --seed proof --luck 16"
        command += settings.split()
        if show:
            command.append("--show")
        else:
            print(f"{self.one} against {self.two}, {self.players} seats ...", file=sys.stderr)
        run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        return run.stdout.splitlines()[-1]


DUELS = [
    Duel("master@100ms", "master-1@100ms", 2, 1000),
    Duel("master@100ms", "master-1@100ms", 3, 1002),
    Duel("master@100ms", "master@25ms", 2, 400),
    Duel("master@400ms", "master@100ms", 2, 400),
    Duel("master@1600ms", "master@400ms", 2, 400),
    *(
        Duel(one, two, players, 1002)
        for players in (2, 3)
        for one, two in (
            ("master-1@3200", "master-1@800"),
            ("master-1@9000", "master-1@800"),
            ("master-1@9000", "master-1@3200"),
            ("master-1:width=32@800", "master-1@800"),
            ("master-1:every=1@800", "master-1@800"),
        )
    ),
]
"""What was asked for: equal time, growth with time, and whether the first master still grew."""


def main() -> None:
    """Play all duels, or only show them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--show", action="store_true", help="only print what there is")
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    print(HEADER, flush=True)
    duels = [duel for duel in DUELS if duel.file.exists()] if asked.show else DUELS
    with ThreadPoolExecutor(PROCESSES) as processes:
        for line in processes.map(partial(Duel.line, show=asked.show), duels):
            print(line, flush=True)


if __name__ == "__main__":
    main()
