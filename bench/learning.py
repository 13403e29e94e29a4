"""Draws what learning brings: `python bench/learning.py 0=a.json 40000=b.json --out PICTURE`.

Each point is a file of weights with the number of games that they were learned from. They play one
turn ahead, without any future, against those of the first master, every deal in every seating.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from duel import Way, play
from matplotlib.figure import Figure

from alhambra.arena.estimates import Estimate, share
from alhambra.arena.plots import GRID, INK

SEATS = (2, 3)


def main() -> None:
    """Play, print a table and draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("points", nargs="+", metavar="GAMES=FILE")
    parser.add_argument("--games", type=int, default=600, help="of each point")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    learned = {int(point.partition("=")[0]): point.partition("=")[2] for point in asked.points}
    curves: dict[int, dict[int, Estimate]] = {}
    for players in SEATS:
        curves[players] = {}
        for games, path in learned.items():
            found = curves[players][games] = strength(path, players, asked.games)
            print(
                f"| {players} | {games:,} | {asked.games} | {found.value:.1%} "
                f"| {found.low:.1%} to {found.high:.1%} |",
                flush=True,
            )
    drawn(curves).savefig(asked.out, dpi=160)


def strength(path: str, players: int, games: int) -> Estimate:
    """The share of games that weights win against those of the first master."""
    ways = Way.parse(f"master:prior={path},alone=1"), Way.parse("master-1:alone=1")
    deals: dict[int, list[float]] = {}
    for number in range(games):
        game = play(ways, players, "learning", number)
        deals.setdefault(game["deal"], []).append(game["win"])
    found = share(list(deals.values()))
    assert found is not None  # there are games
    return found


def drawn(curves: dict[int, dict[int, Estimate]]) -> Figure:
    """The picture: a line for each number of seats, with what is even."""
    figure = Figure(figsize=(6.4, 3.8), layout="constrained")
    axes = figure.add_subplot()
    for (players, points), style in zip(curves.items(), ("o-", "s--"), strict=True):
        found = list(points.values())
        values = [100 * point.value for point in found]
        below = [100 * (point.value - point.low) for point in found]
        above = [100 * (point.high - point.value) for point in found]
        axes.errorbar(
            list(points), values, [below, above], fmt=style, capsize=3, label=f"{players} seats"
        )
        axes.axhline(100 / players, color=GRID, linewidth=0.8, linestyle=":")
    axes.set_xlabel("games learned from (0: the weights before)", color=INK)
    axes.set_ylabel("wins in percent, one turn ahead", color=INK)
    axes.set_title("Against the first master's evaluation (dotted: even)", loc="left", fontsize=11)
    axes.legend(frameon=False)
    axes.grid(axis="y", color=GRID, alpha=0.35)
    return figure


if __name__ == "__main__":
    main()
