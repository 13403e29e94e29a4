"""Elo-like ratings by the Bradley-Terry model; needs the extra `arena`.

At each table, every two seats of different bots are compared by score; a tie counts half for each.
A difference of 400 points means odds of ten to one to be ahead; the mean of all bots is zero.
Every two bots that meet get one extra comparison, a tie, because a bot that never loses would
otherwise be infinitely strong. The intervals are a Bayesian bootstrap: in each sample the deals get
random weights, and so do the two halves of that tie, which amounts to Jeffreys' prior. So they hold
even where one bot has always been ahead of another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

import choix
import numpy as np
from numpy.typing import NDArray

from ..simulate import Played
from .estimates import LEVEL, Estimate, as_json
from .settings import Settings
from .statistics import by_deal

SAMPLES = 1000
"""The number of bootstrap samples."""
SCALE = 400 / log(10)
"""Elo points per unit of the Bradley-Terry model."""

Floats: TypeAlias = NDArray[np.float64]

_LEAST = 1e-3  # the least weight of half a tie, so that no rating becomes infinite


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot relative to the others of its arena."""

    bot: str
    elo: Estimate
    ahead: Estimate | None
    """The lead over the next bot in the list; None for the last."""
    unbeaten: bool
    """Whether no bot below ever was ahead of, or level with, this one or one above it.

    Then the gap has no upper end.
    """

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "bot": self.bot,
            "elo": as_json(self.elo),
            "ahead": as_json(self.ahead),
            "unbeaten": self.unbeaten,
        }


def rate(settings: Settings, games: Sequence[Played]) -> tuple[Rating, ...]:
    """The ratings, strongest first. The same games and seed always give the same ratings."""
    deals = comparisons(settings, games)
    wins = deals.sum(axis=0)
    meet = _meet(settings)
    elo = _elo(wins + 0.5 * meet)
    rng = np.random.default_rng(_number(settings.seed))
    samples = np.array([_sample(deals, meet, rng) for _ in range(SAMPLES)])
    order = sorted(range(len(elo)), key=lambda bot: (-elo[bot], bot))
    ratings = []
    for rank, bot in enumerate(order):
        above, below = order[: rank + 1], order[rank + 1 :]
        ahead = None
        if below:
            gaps = samples[:, bot] - samples[:, below[0]]
            ahead = _estimate(elo[bot] - elo[below[0]], gaps)
        unbeaten = bool(below) and not wins[np.ix_(below, above)].any()
        mine = _estimate(elo[bot], samples[:, bot])
        ratings.append(Rating(settings.bots[bot], mine, ahead, unbeaten))
    return tuple(ratings)


def comparisons(settings: Settings, games: Sequence[Played]) -> Floats:
    """How often each bot was ahead of each other bot, indexed by deal, bot and other bot."""
    number = {bot: index for index, bot in enumerate(settings.bots)}
    deals = by_deal(settings, games)
    counts = np.zeros((len(deals), len(number), len(number)))
    for deal, played_in in enumerate(deals):
        for played in played_in:
            if played.finished:
                _compare(counts[deal], [number[bot] for bot in played.bots], played.scores)
    return counts


def _compare(counts: Floats, bots: Sequence[int], scores: Sequence[int]) -> None:
    for seat, bot in enumerate(bots):
        for other_seat, other in enumerate(bots):
            if bot != other and scores[seat] >= scores[other_seat]:
                counts[bot, other] += 0.5 if scores[seat] == scores[other_seat] else 1.0


def _meet(settings: Settings) -> Floats:
    """A matrix with 1 for every two bots that meet, else 0."""
    meet = np.zeros((len(settings.bots), len(settings.bots)))
    for pairing in settings.pairings:
        for bot in pairing.candidates:
            for other in pairing.against(bot):
                one, two = settings.bots.index(bot), settings.bots.index(other)
                meet[one, two] = meet[two, one] = 1
    return meet


def _sample(deals: Floats, meet: Floats, rng: np.random.Generator) -> Floats:
    """One bootstrap sample: the ratings with random weights of the deals and added ties."""
    weights = rng.dirichlet(np.ones(len(deals))) * len(deals)
    ties = np.maximum(rng.standard_gamma(0.5, meet.shape), _LEAST) * meet
    wins: Floats = np.tensordot(weights, deals, axes=1)
    return _elo(wins + ties)


def _elo(wins: Floats) -> Floats:
    """The maximum-likelihood ratings for these comparisons."""
    elo: Floats = SCALE * choix.ilsr_pairwise_dense(wins, tol=1e-6, max_iter=1000)
    centred: Floats = elo - elo.mean()
    return centred


def _number(seed: str) -> int:
    """The seed of the bootstrap, as a number."""
    return int.from_bytes(hashlib.sha256(f"{seed}/ratings".encode()).digest(), "big")


def _estimate(value: float, samples: Floats) -> Estimate:
    low, high = np.quantile(samples, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Estimate(float(value), float(low), float(high))
