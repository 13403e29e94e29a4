"""How often the net wins against two builders, noted while it learns, and drawn."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from alhambra.arena.estimates import Estimate, share

from .rows import PLAYERS
from .tables import Tables


def wins(policy: Any, games: int, seed: int) -> Estimate:  # noqa: ANN401
    """The share of wins against two builders of what the net likes best, each seat as often."""
    tables = Tables(games, seed)
    rows = tables.reset()
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            offered = policy.get_distribution(torch.as_tensor(rows), action_masks=tables.masks)
        tables.step_async(offered.mode().numpy())
        rows, _, over, infos = tables.step_wait()
        for row in np.flatnonzero(over & np.isnan(won)):
            won[row] = infos[row]["won"]
    estimate = share([[each] for each in won])
    assert estimate is not None
    return estimate


def _spent() -> float:
    """Seconds of the processor, of this process and of those that it waited for."""
    return sum(os.times()[:4])


@dataclass
class Curve:
    """Points of a learning curve, by minutes of the processor."""

    games: int
    """So many for each point."""
    points: list[tuple[str, float, Estimate]] = field(default_factory=list)
    """By what it learned, after how many minutes, and the share of wins."""
    _begin: float = field(default_factory=_spent)

    def minutes(self) -> float:
        """Of the processor since the beginning, all in all."""
        return (_spent() - self._begin) / 60

    def note(self, policy: Any, phase: str) -> None:  # noqa: ANN401
        """Play some games, the same deals for each point, and say how they went."""
        minutes = self.minutes()
        won = wins(policy, self.games, seed=2**32)
        self.points.append((phase, minutes, won))
        print(f"{minutes:5.1f} min  {phase:9}  {said(won)}", flush=True)

    def draw(self, path: Path) -> None:
        """The curve as a picture."""
        import matplotlib

        matplotlib.use("agg")
        from matplotlib import pyplot

        figure, axes = pyplot.subplots(figsize=(7, 4))
        for phase in dict.fromkeys(phase for phase, _, _ in self.points):
            found = [(at, won) for each, at, won in self.points if each == phase]
            value = np.array([100 * won.value for _, won in found])
            low = np.array([100 * won.low for _, won in found])
            high = np.array([100 * won.high for _, won in found])
            reach = np.stack([value - low, high - value])
            axes.errorbar([at for at, _ in found], value, reach, fmt="o-", capsize=2, label=phase)
        axes.axhline(100 / PLAYERS, color="grey", linestyle=":", label="even")
        axes.set_xlabel("minutes of the processor")
        axes.set_ylabel(f"wins against two builders, % of {self.games} games")
        axes.set_ylim(0, 100)
        axes.legend(loc="lower right")
        figure.tight_layout()
        figure.savefig(path, dpi=100)
        pyplot.close(figure)


def said(won: Estimate) -> str:
    """A share and its interval in words."""
    return f"{won.value:.1%} wins against two builders ({won.low:.1%} to {won.high:.1%})"
