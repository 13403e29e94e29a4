"""Advice as JSON: a turn in a form that can be drawn, its estimated value, and reasons for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...actions import Action, BuyTile, TakeMoney
from ...analysis.estimate import Estimate
from ...analysis.hints import Hint
from ...analysis.reasons import Reason, reasons
from ...codes import encode, hand_names, layout
from ...core.apply import apply
from ...core.state import State
from ...view import wall_of
from .values import json_value


class EstimateOut(Struct, frozen=True):
    """A value estimated by simulation, and its standard error."""

    value: float
    error: float


class SegmentOut(Struct, frozen=True):
    """One segment of outer wall: a cell, and a side of it (R7.5)."""

    cell: str
    side: str


class TurnOut(Struct, frozen=True, rename="camel"):
    """The rest of a turn, in a form to show; nothing has been drawn from deck or bag yet."""

    seat: int
    actions: list[str]
    """In notation."""
    taken: list[str]
    """Money cards."""
    paid: list[str]
    built: list[str]
    """The cells of the palace that get a new tile."""
    palace: dict[str, str]
    """Tiles by cell after the turn, without the fountain."""
    hand: list[str]
    """After the turn."""
    wall_before: int
    wall: list[SegmentOut]
    """The segments of the longest wall after the turn."""


class ReasonOut(Struct, frozen=True):
    """A reason for a turn (analysis/reasons.py); fields that do not apply are null."""

    slug: str
    kind: int | None
    """From 0 for pavilions to 5 for towers."""
    tile: str | None
    seat: int | None
    before: int | None
    after: int | None
    points: int | None


class AdviceOut(Struct, frozen=True, rename="camel"):
    """A way to play the rest of a turn."""

    turn: TurnOut
    lead: EstimateOut
    """The expected lead over the best other seat at the end of the game, in points."""
    loss: EstimateOut
    """How much less that is than for the best way."""
    wins: list[EstimateOut]
    """Each seat's chance of winning after it."""
    reasons: list[ReasonOut]


def advice(state: State, found: Sequence[Hint]) -> list[AdviceOut]:
    """Hints for a position, the best first."""
    ends = [_after(state, hint.actions)[1] for hint in found]
    return [
        AdviceOut(
            turn=turn_out(state, hint.actions),
            lead=estimate_out(hint.lead),
            loss=estimate_out(hint.loss),
            wins=[estimate_out(each) for each in hint.outlook.wins],
            reasons=reasons_out(state, hint.actions, _other(ends, number)),
        )
        for number, hint in enumerate(found)
    ]


def turn_out(state: State, actions: Sequence[Action]) -> TurnOut:
    """The rest of the acting seat's turn."""
    seat = state.turn
    _, end = _after(state, actions)
    before, palace = layout(state.palace(seat)), layout(end.palace(seat))
    taken = [card for each in actions if isinstance(each, TakeMoney) for card in each.cards]
    paid = [card for each in actions if isinstance(each, BuyTile) for card in each.cards]
    return TurnOut(
        seat=seat,
        actions=[str(each) for each in actions],
        taken=[str(card) for card in taken],
        paid=[str(card) for card in paid],
        built=[str(cell) for cell, tile in palace.items() if before.get(cell) is not tile],
        palace=palace.notation,
        hand=hand_names(end, seat),
        wall_before=state.palace(seat).wall(),
        wall=[SegmentOut(str(cell), side.letter) for cell, side in wall_of(end, seat).segments],
    )


def reasons_out(
    state: State, actions: Sequence[Action], other: State | None = None
) -> list[ReasonOut]:
    """The reasons for a turn, compared with a turn that would have led to `other`."""
    codes, _ = _after(state, actions)
    return [reason_out(each) for each in reasons(state, codes, other)]


def estimate_out(estimate: Estimate) -> EstimateOut:
    """An estimate, rounded."""
    return EstimateOut(**estimate.as_json())


def reason_out(reason: Reason) -> ReasonOut:
    """A reason as JSON."""
    return ReasonOut(**json_value(reason))


def _other(ends: Sequence[State], number: int) -> State | None:
    """What a turn is compared with: the best with the second, all others with the best."""
    others = [end for place, end in enumerate(ends) if place != number]
    return others[0] if others else None


def _after(state: State, actions: Sequence[Action]) -> tuple[list[int], State]:
    """The codes of actions, and the position that they lead to before anything is drawn."""
    end = state.copy()
    codes = []
    for action in actions:
        codes.append(encode(end, action))
        apply(end, codes[-1])
    return codes, end
