"""Finds the best ways to play the rest of a turn, and what each loses against the best.

Used for hints at a live position and for the alternatives of an analysis.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..actions import Action
from ..bots.budget import Budget
from ..bots.levels import master_style
from ..bots.thinking import Style, think
from ..codes import decode
from ..core import const
from ..core.apply import apply
from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from .estimate import NOTHING, Estimate
from .outlook import FUTURES, Outlook, lead, outlook

SEARCH = Budget(simulations=400)
"""The default search effort."""
MOST = 3
"""The most ways to show."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play the rest of a turn."""

    codes: tuple[int, ...]
    end: State
    """The position it leads to, before anything is drawn."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A way, and what it is worth to the seat that plays it."""

    way: Way
    lead: Estimate
    loss: Estimate
    """Points of lead lost against the best way it was compared with; 0 for the best."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A way as shown to a player."""

    actions: tuple[Action, ...]
    lead: Estimate
    """The expected lead of the seat, in points."""
    loss: Estimate
    """How much less lead than the best hint gives."""
    outlook: Outlook
    """The outlook of every seat after the turn."""
    win_loss: Estimate
    """How much less chance to win than the best hint gives; noise may make it negative."""

    def as_json(self) -> dict[str, object]:
        """The actions in notation, the figures with their errors."""
        return {
            "actions": [str(action) for action in self.actions],
            "lead": self.lead.as_json(),
            "loss": self.loss.as_json(),
            "wins": [each.as_json() for each in self.outlook.wins],
            "win_loss": self.win_loss.as_json(),
        }


def hints(
    state: State,
    budget: Budget,
    rng: Rng,
    style: Style | None = None,
    *,
    futures: int = FUTURES,
    most: int = MOST,
) -> tuple[Hint, ...]:
    """The best ways for the acting seat, best first; at least one.

    The budget is for finding them. Each is then tried on `futures` futures, with the same draws
    for all. Only the state is used, and it is not changed.
    """
    style = style or master_style()
    seat = state.turn
    ranked = weigh(find(state, budget, rng, style)[:most], seat, futures, rng.next(), style)
    seed = rng.next()
    looks = [outlook(each.way.end, futures, seed, style) for each in ranked]
    return tuple(
        Hint(
            actions=in_words(state, each.way.codes),
            lead=each.lead,
            loss=each.loss,
            outlook=look,
            win_loss=looks[0].wins[seat] - look.wins[seat],
        )
        for each, look in zip(ranked, looks, strict=True)
    )


def find(state: State, budget: Budget, rng: Rng, style: Style) -> list[Way]:
    """The ways that a search finds, best first; at least one."""
    if state.actor() == const.CHANCE:
        raise SetupError("nobody is to act: draw first")
    if state.actor() == const.NOBODY:
        raise SetupError("nobody is to act: the game is over")
    return [went(state, option.codes) for option in think(state, style, budget, rng)]


def weigh(ways: Iterable[Way], seat: int, futures: int, seed: int, style: Style) -> list[Weighed]:
    """Compare ways by what they are worth to the seat, best first; ties keep their order."""
    leads = [(way, lead(way.end, seat, futures, seed, style)) for way in ways]
    leads.sort(key=lambda each: -each[1].value)
    best = leads[0][1]
    return [
        Weighed(way, worth, best - worth if number else NOTHING)
        for number, (way, worth) in enumerate(leads)
    ]


def in_words(state: State, codes: Sequence[int]) -> tuple[Action, ...]:
    """The actions that a sequence of codes stands for."""
    state = state.copy()
    actions = []
    for code in codes:
        actions.append(decode(state, code))
        apply(state, code)
    return tuple(actions)


def went(state: State, codes: tuple[int, ...]) -> Way:
    """The way that these codes play; they are not checked."""
    end = state.copy()
    for code in codes:
        apply(end, code)
    return Way(codes, end)
