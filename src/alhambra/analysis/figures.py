"""Figures formatted for people, the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Iterable

from ..actions import Action
from .estimate import Estimate

READING = (
    "The chance to win comes from futures that a quick player plays out for all seats; "
    "a win shared by n counts 1/n for each.",
    "Points of lead: the final lead over the best other seat that would be worth as much as the "
    "position, judged by the master's evaluation a few turns ahead.",
    "Luck is what the deal and the draws changed. Decisions are measured against the quick "
    "player's: whoever plays better gains. Luck, a seat's own decisions and those of the others "
    "make up the whole change from before the deal to the end.",
    "An action is as good as the best way to end the turn after it, and its loss is how much more "
    "the best way from before it promised. It is called a mistake if that is at least one point "
    "and at least two standard errors, and if it also lowers the chance to win.",
    "± is one standard error of the futures. It does not cover what the evaluation misjudges.",
    "Nothing here knows more than the players could: undrawn cards and tiles are as unknown as "
    "they were at the table.",
)
"""Explains what the numbers mean."""


def percent(chance: Estimate) -> str:
    """A chance such as `34 %`."""
    return f"{100 * chance.value:.0f} %"


def points(lead: Estimate) -> str:
    """Points such as `+3.4 ± 0.2`."""
    return f"{lead.value:+.1f} ± {lead.error:.1f}"


def loss(lost: Estimate) -> str:
    """A loss such as `3.4 ± 0.2`."""
    return f"{lost.value:.1f} ± {lost.error:.1f}"


def percent_loss(lost: Estimate | None) -> str:
    """A loss of chance such as `12 ± 2 %`."""
    return "-" if lost is None else f"{100 * lost.value:.0f} ± {100 * lost.error:.0f} %"


def way(actions: Iterable[Action]) -> str:
    """Actions in notation, one after the other."""
    return "; ".join(map(str, actions))
