"""What a turn has cost, as a coach tells it: what was played, and what would have been better."""

from __future__ import annotations

from msgspec import Struct

from ...analysis.coaching import Verdict
from ...analysis.hints import in_words
from ...core.state import State
from .advice import EstimateOut, ReasonOut, TurnOut, estimate_out, reasons_out, turn_out


class VerdictOut(Struct, frozen=True):
    """A turn that was ended, beside the best that was found instead."""

    actions: int
    """How many had been played before the turn."""
    mistake: bool
    """Whether it cost something worth mentioning."""
    loss: EstimateOut
    """What the better turn promises more, in points of lead."""
    played: TurnOut
    better: TurnOut
    """The same as `played` if nothing better was found."""
    reasons: list[ReasonOut]
    """What speaks for the better one."""


def verdict_out(before: State, actions: int, found: Verdict) -> VerdictOut:
    """A verdict on a turn that began at a position, after so many actions."""
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
