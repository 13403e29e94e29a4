"""Figures with their 95 % intervals, counting each deal, not each game, as one observation.

The games of one deal are correlated: a deal that favours a seat favours every bot that sits there,
and playing every seating cancels that out. So the variance is taken between deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

LEVEL = 0.95
"""The probability that an interval contains the true value."""

Deals: TypeAlias = Sequence[Sequence[float]]
"""The observed figures, one list of games per deal."""

_Z = 1.959964  # the quantile of the normal distribution for LEVEL
_PRIOR = 10  # deals' worth of binomial variance mixed in, to steady estimates from few deals


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def as_json(estimate: Estimate | None) -> dict[str, float] | None:
    """Plain data, rounded."""
    if estimate is None:
        return None
    return {name: round(getattr(estimate, name), 5) for name in ("value", "low", "high")}


def share(deals: Deals) -> Estimate | None:
    """The mean of shares between 0 and 1; None without games.

    Wilson's interval for the number of independent games that would vary as much as these deals
    do. It stays within 0 to 1, and has a width even for a bot that has won every game.
    """
    value, games, variance = _cluster(deals)
    if not games:
        return None
    binomial = value * (1 - value) / games
    if binomial > 0:
        freedom = len(_played(deals)) - 1
        variance = (freedom * variance + _PRIOR * binomial) / (freedom + _PRIOR)
        games = min(value * (1 - value) / variance, 10 * games)
    centre = (value + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    spread = sqrt(value * (1 - value) / games + (_Z / (2 * games)) ** 2) * _Z / (1 + _Z**2 / games)
    low, high = centre - spread, centre + spread
    return Estimate(value, min(value, max(0.0, low)), max(value, min(1.0, high)))


def mean(deals: Deals) -> Estimate | None:
    """The mean of any figures, with Student's interval; None for fewer than three deals."""
    value, games, variance = _cluster(deals)
    freedom = len(_played(deals)) - 1
    if not games or freedom < 2:
        return None
    spread = student(freedom) * sqrt(variance)
    return Estimate(value, value - spread, value + spread)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for LEVEL, for 2 or more degrees of freedom."""
    # Cornish-Fisher expansion, within 1 % from 3 degrees of freedom.
    first = (_Z**3 + _Z) / 4
    second = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    third = (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384
    return _Z + first / freedom + second / freedom**2 + third / freedom**3


def _cluster(deals: Deals) -> tuple[float, float, float]:
    """The mean over all games, their number, and the variance of the mean between deals."""
    played = _played(deals)
    games = sum(map(len, played))
    if not games:
        return 0.0, 0, 0.0
    value = sum(map(sum, played)) / games
    if len(played) < 2:
        return value, games, 0.0
    residuals = (sum(deal) - len(deal) * value for deal in played)
    spread = sum(residual**2 for residual in residuals)
    return value, games, spread * len(played) / (len(played) - 1) / games**2


def _played(deals: Deals) -> list[Sequence[float]]:
    """The deals that have any games."""
    return [deal for deal in deals if deal]
