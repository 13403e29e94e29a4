"""Estimates what each seat can expect: its chance to win, final points and lead."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..bots.levels import master_style
from ..bots.thinking import Style
from ..core import const
from ..core.judge import SCALE, lead_of
from ..core.plans import Plan
from ..core.search import Search
from ..core.state import State
from ..errors import SetupError
from .estimate import BLOCKS, Estimate

FUTURES = 500
"""The default number of futures for one estimate."""
MOST_FUTURES = 10**6

_SURE = 1 / (1 + math.exp(300 / SCALE))  # the judge's value for a seat 300 points behind


@dataclass(frozen=True, slots=True)
class Outlook:
    """Estimates by seat; exact when the game is over."""

    wins: tuple[Estimate, ...]
    """The chance to win, from futures played to the end; a win shared by n counts 1/n."""
    points: tuple[Estimate, ...]
    """The final score in the same futures."""
    leads: tuple[Estimate, ...]
    """The final lead over the best other seat that would be worth as much, in points.

    From futures of a few turns, judged by the master's evaluation: far less noisy.
    """

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(
            _minus(self.wins, other.wins),
            _minus(self.points, other.points),
            _minus(self.leads, other.leads),
        )

    def as_json(self) -> dict[str, object]:
        """The three fields, each a list by seat."""
        return {
            "wins": [each.as_json() for each in self.wins],
            "points": [each.as_json() for each in self.points],
            "leads": [each.as_json() for each in self.leads],
        }


def outlook(state: State, futures: int, seed: int, style: Style | None = None) -> Outlook:
    """The outlook of any position, whether a draw or a decision comes next.

    It uses only what the state says: the order of undrawn cards and tiles stays unknown. The same
    seed gives the same draws at every position.
    """
    style = style or master_style()
    if state.phase == const.OVER:
        futures = BLOCKS  # they are all the same
    wins, points = chances(state, futures, seed)
    seats = range(state.players)
    leads = tuple(lead(state, seat, futures, seed, style) for seat in seats)
    return Outlook(wins, points, leads)


def chances(
    state: State, futures: int, seed: int
) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
    """The chance to win and the final score of each seat, from futures played to the end."""
    share = share_of(futures)
    end = Plan(state.copy(), [])
    search = Search(0, seed)
    won: list[list[float]] = []
    scored: list[list[float]] = []
    for _ in range(BLOCKS):
        wins, points = list(end.wins), list(end.points)
        search.visit(end, share)
        won.append([(new - old) / share for new, old in zip(end.wins, wins, strict=True)])
        scored.append([(new - old) / share for new, old in zip(end.points, points, strict=True)])
    return _by_seat(won, state.players), _by_seat(scored, state.players)


def lead(state: State, seat: int, futures: int, seed: int, style: Style) -> Estimate:
    """What a position is worth to one seat, as a lead in points."""
    if state.phase == const.OVER:
        others = (state.scores[other] for other in range(state.players) if other != seat)
        return Estimate((float(state.scores[seat] - max(others)),) * BLOCKS)
    share = share_of(futures)
    end = Plan(state.copy(), [])
    search = Search(seat, seed, style.leaf, style.depth)
    blocks = []
    for _ in range(BLOCKS):
        before = end.total
        search.visit(end, share)
        blocks.append(_as_lead((end.total - before) / share))
    return Estimate(tuple(blocks))


def share_of(futures: int) -> int:
    """The number of futures per block, rounded up."""
    if not BLOCKS <= futures <= MOST_FUTURES:
        raise SetupError(f"an estimate needs {BLOCKS} to {MOST_FUTURES} simulations, not {futures}")
    return -(-futures // BLOCKS)


def _as_lead(value: float) -> float:
    return lead_of(min(max(value, _SURE), 1 - _SURE))


def _by_seat(blocks: list[list[float]], players: int) -> tuple[Estimate, ...]:
    return tuple(Estimate(tuple(block[seat] for block in blocks)) for seat in range(players))


def _minus(these: tuple[Estimate, ...], those: tuple[Estimate, ...]) -> tuple[Estimate, ...]:
    return tuple(a - b for a, b in zip(these, those, strict=True))
