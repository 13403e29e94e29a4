"""How often the net wins against two builders, noted while it learns, and drawn."""

from __future__ import annotations

import time
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


@dataclass
class Curve:
    """Points of a learning curve, by minutes of the processor."""

    games: int
    """So many for each point."""
    points: list[tuple[float, int, Estimate]] = field(default_factory=list)
    """Minutes, choices so far, and the share of wins."""
    _begin: float = field(default_factory=time.process_time)

    def minutes(self) -> float:
        """Of the processor since the beginning, all in all."""
        return (time.process_time() - self._begin) / 60

    def note(self, policy: Any, choices: int) -> None:  # noqa: ANN401
        """Play some games, the same deals for each point, and say how they went."""
        minutes = self.minutes()
        won = wins(policy, self.games, seed=2**32)
        self.points.append((minutes, choices, won))
        print(f"{minutes:5.1f} min {choices:9,} choices  {said(won)}", flush=True)

    def draw(self, path: Path) -> None:
        """The curve as a picture."""
        import matplotlib

        matplotlib.use("agg")
        from matplotlib import pyplot

        figure, axes = pyplot.subplots(figsize=(7, 4))
        value, low, high = (
            np.array([100 * getattr(won, name) for _, _, won in self.points])
            for name in ("value", "low", "high")
        )
        minutes = [minutes for minutes, _, _ in self.points]
        axes.errorbar(minutes, value, [value - low, high - value], fmt="o-", capsize=3, label="PPO")
        axes.axhline(100 / PLAYERS, color="grey", linestyle=":", label="even")
        choices = self.points[-1][1]
        axes.set_xlabel(f"minutes of the processor; {choices:,} choices in all")
        axes.set_ylabel(f"wins against two builders, % of {self.games} games")
        axes.set_ylim(0, 100)
        axes.legend(loc="lower right")
        figure.tight_layout()
        figure.savefig(path, dpi=100)
        pyplot.close(figure)


def said(won: Estimate) -> str:
    """A share and its interval in words."""
    return f"{won.value:.1%} wins against two builders ({won.low:.1%} to {won.high:.1%})"
