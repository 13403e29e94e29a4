"""What a position promises each seat: its chance to win, its points, its lead."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..bots.levels import master_style
from ..bots.thinking import Style
from ..core import const
from ..core.judge import SCALE
from ..core.plans import Plan
from ..core.search import Search
from ..core.state import State
from ..errors import SetupError
from .estimate import BLOCKS, Estimate

FUTURES = 500
"""For one estimate, unless told otherwise."""
MOST_FUTURES = 10**6

_SURE = 1 / (1 + math.exp(300 / SCALE))  # as much as the judge gives a seat 300 points behind


@dataclass(frozen=True, slots=True)
class Outlook:
    """Estimates by seat; certain when the game is over."""

    wins: tuple[Estimate, ...]
    """The chance to win; a shared win counts as a share. From futures played to their end."""
    points: tuple[Estimate, ...]
    """The final score in the same futures."""
    leads: tuple[Estimate, ...]
    """The lead over the best other seat that is worth as much as the position, in points.

    From futures of a few turns that the master's evaluation judges: far less noisy.
    """

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(
            _minus(self.wins, other.wins),
            _minus(self.points, other.points),
            _minus(self.leads, other.leads),
        )

    def as_json(self) -> dict[str, object]:
        """The three by name, each a list by seat."""
        return {
            "wins": [each.as_json() for each in self.wins],
            "points": [each.as_json() for each in self.points],
            "leads": [each.as_json() for each in self.leads],
        }


def outlook(state: State, futures: int, seed: int, style: Style | None = None) -> Outlook:
    """The outlook at any moment, before a draw as well as before a decision.

    It knows no more than the state: every order of undrawn cards and tiles is as likely as it is
    for the players. The same seed deals alike to every position.
    """
    style = style or master_style()
    if state.phase == const.OVER:
        futures = BLOCKS  # all alike
    wins, points = chances(state, futures, seed)
    seats = range(state.players)
    leads = tuple(lead(state, seat, futures, seed, style) for seat in seats)
    return Outlook(wins, points, leads)


def chances(
    state: State, futures: int, seed: int
) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
    """The chance to win and the final score of each seat, by futures played to their end."""
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
    """The futures of each block: the next whole number."""
    if not BLOCKS <= futures <= MOST_FUTURES:
        raise SetupError(f"an estimate needs {BLOCKS} to {MOST_FUTURES} simulations, not {futures}")
    return -(-futures // BLOCKS)


def _as_lead(value: float) -> float:
    """The lead that the judge's utility gives this value."""
    value = min(max(value, _SURE), 1 - _SURE)
    return SCALE * math.log(value / (1 - value))


def _by_seat(blocks: list[list[float]], players: int) -> tuple[Estimate, ...]:
    return tuple(Estimate(tuple(block[seat] for block in blocks)) for seat in range(players))


def _minus(these: tuple[Estimate, ...], those: tuple[Estimate, ...]) -> tuple[Estimate, ...]:
    return tuple(a - b for a, b in zip(these, those, strict=True))
