"""A turn that was thought out, as a screen draws it: what it is worth, and what speaks for it."""

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
    """A figure found by trying, and its standard error."""

    value: float
    error: float


class SegmentOut(Struct, frozen=True):
    """One piece of outer wall: a cell and the side of it (R7.5)."""

    cell: str
    side: str


class TurnOut(Struct, frozen=True, rename="camel"):
    """The rest of a turn as it can be drawn, before anything is drawn from the deck or the bag."""

    seat: int
    actions: list[str]
    """In notation."""
    taken: list[str]
    """Money cards."""
    paid: list[str]
    built: list[str]
    """The cells of the palace that change."""
    palace: dict[str, str]
    """Afterwards: tiles by cell, without the fountain."""
    hand: list[str]
    """Afterwards."""
    wall_before: int
    wall: list[SegmentOut]
    """The longest one afterwards, piece by piece."""


class ReasonOut(Struct, frozen=True):
    """Something that speaks for a turn (analysis/reasons.py); what it does not need is null."""

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
    """The final lead over the best other seat that it promises, in points."""
    loss: EstimateOut
    """How much less that is than the best way."""
    wins: list[EstimateOut]
    """Everybody's chance to win afterwards."""
    reasons: list[ReasonOut]


def advice(state: State, found: Sequence[Hint]) -> list[AdviceOut]:
    """Hints for a position, the best first, as a screen draws them."""
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
    """The rest of the acting seat's turn, drawn."""
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
    """What speaks for a turn; `other` is where another would have led."""
    codes, _ = _after(state, actions)
    return [reason_out(each) for each in reasons(state, codes, other)]


def estimate_out(estimate: Estimate) -> EstimateOut:
    """An estimate with as many digits as anybody needs."""
    return EstimateOut(**estimate.as_json())


def reason_out(reason: Reason) -> ReasonOut:
    """A reason with all that it may need."""
    return ReasonOut(**json_value(reason))


def _other(ends: Sequence[State], number: int) -> State | None:
    """What a turn is compared with: the best is with the second, all others with the best."""
    others = [end for place, end in enumerate(ends) if place != number]
    return others[0] if others else None


def _after(state: State, actions: Sequence[Action]) -> tuple[list[int], State]:
    """The codes of actions, and where they lead before anything is drawn."""
    end = state.copy()
    codes = []
    for action in actions:
        codes.append(encode(end, action))
        apply(end, codes[-1])
    return codes, end
