"""The best ways to play the rest of a turn, and what the others lose against the best.

Hints for a live position and the alternatives of an analysis come from here.
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
"""What finding ways may cost, unless told otherwise."""
MOST = 3
"""Ways to name."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play the rest of a turn."""

    codes: tuple[int, ...]
    end: State
    """The position it leads to, before anything is drawn."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A way, and what it is worth to the seat that goes it."""

    way: Way
    lead: Estimate
    loss: Estimate
    """Against the best of those that it was weighed with, in points of lead; the best's is 0."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A way as a player reads it."""

    actions: tuple[Action, ...]
    lead: Estimate
    """The lead in points that it promises the seat."""
    loss: Estimate
    """How much less than the best hint."""
    outlook: Outlook
    """For every seat, when the turn is played."""
    win_loss: Estimate
    """How much less chance to win than with the best hint; by chance it may be more."""

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
    """The best ways for the acting seat, the very best first; at least one.

    The budget is for finding them. Then each gets as many futures as `futures` says, which deal
    alike to all. The state is all that is looked at, and it stays as it is.
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
    """The ways that a search likes, the best first; at least one."""
    if state.actor() == const.CHANCE:
        raise SetupError("nobody is to act: draw first")
    if state.actor() == const.NOBODY:
        raise SetupError("nobody is to act: the game is over")
    return [went(state, option.codes) for option in think(state, style, budget, rng)]


def weigh(ways: Iterable[Way], seat: int, futures: int, seed: int, style: Style) -> list[Weighed]:
    """Ways with what they are worth to the seat, the best first, the earlier of equals."""
    leads = [(way, lead(way.end, seat, futures, seed, style)) for way in ways]
    leads.sort(key=lambda each: -each[1].value)
    best = leads[0][1]
    return [
        Weighed(way, worth, best - worth if number else NOTHING)
        for number, (way, worth) in enumerate(leads)
    ]


def in_words(state: State, codes: Sequence[int]) -> tuple[Action, ...]:
    """The actions that codes stand for, one after the other."""
    state = state.copy()
    actions = []
    for code in codes:
        actions.append(decode(state, code))
        apply(state, code)
    return tuple(actions)


def went(state: State, codes: tuple[int, ...]) -> Way:
    """The way of these codes, which are trusted."""
    end = state.copy()
    for code in codes:
        apply(end, code)
    return Way(codes, end)
