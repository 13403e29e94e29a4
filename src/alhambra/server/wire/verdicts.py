"""Verdicts as JSON: what a turn lost, and what would have been better."""

from __future__ import annotations

from msgspec import Struct

from ...analysis.coaching import Verdict
from ...analysis.hints import in_words
from ...core.state import State
from .advice import EstimateOut, ReasonOut, TurnOut, estimate_out, reasons_out, turn_out


class VerdictOut(Struct, frozen=True):
    """A finished turn, compared with the best one found."""

    actions: int
    """How many actions had been played before the turn."""
    mistake: bool
    """Whether it lost a noticeable amount."""
    loss: EstimateOut
    """How much more the better turn promises, in points of lead."""
    played: TurnOut
    better: TurnOut
    """Same as `played` if nothing better was found."""
    reasons: list[ReasonOut]
    """Reasons for the better one."""


def verdict_out(before: State, actions: int, found: Verdict) -> VerdictOut:
    """A verdict on a turn that began at `before`, after so many actions."""
    mine = in_words(before, found.played.way.codes)
    best = in_words(before, found.best.way.codes)
    return VerdictOut(
        actions=actions,
        mistake=found.mistake,
        loss=estimate_out(found.played.loss),
        played=turn_out(before, mine),
        better=turn_out(before, best),
        reasons=reasons_out(before, best, found.played.way.end),
    )
