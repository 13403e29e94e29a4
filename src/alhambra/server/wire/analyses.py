"""The analysis of a game as JSON, as far as it has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ... import record
from ...actions import Action
from ...analysis.estimate import Estimate
from ...analysis.passes import Passes
from ...analysis.report import Account
from ...analysis.study import Decision
from ...analysis.turning import TurningPoint, turning_points
from ...codes import encode
from ...core.apply import apply
from ...core.state import State
from .advice import EstimateOut, ReasonOut, TurnOut, reasons_out, turn_out

FORMAT = 1
"""The version of the stored form; after a change, analyses are made again when asked for."""


class DecisionOut(Struct, frozen=True, rename="camel"):
    """What an action was worth, by the most thorough estimate so far."""

    seat: int
    chances: list[float]
    """Each seat's chance of winning before the action."""
    loss: EstimateOut
    """In points of lead, compared with the best way to play on."""
    mistake: bool


class MistakeOut(Struct, frozen=True, rename="camel"):
    """An action that lost a noticeable amount, and what would have been better."""

    at: int
    """How many actions had been played before it; also the replay frame to show with it."""
    seat: int
    loss: EstimateOut
    """In points of lead."""
    chance: EstimateOut
    """How much of the chance of winning was lost."""
    played: TurnOut
    """The rest of the turn, from this action on."""
    played_lead: EstimateOut
    """The expected lead after it, if the rest of the turn is played well."""
    better: TurnOut
    better_lead: EstimateOut
    reasons: list[ReasonOut]
    """Reasons for the better turn."""


class SeatShares(Struct, frozen=True, rename="camel"):
    """What changed a seat's lead, in points; luck, own and others add up to the whole change."""

    luck: EstimateOut
    own: EstimateOut
    others: EstimateOut
    mistakes: int
    lost: EstimateOut
    """Lost by mistakes."""


class TurningPointOut(Struct, frozen=True, rename="camel"):
    """A turn that changed the course of the game."""

    at: int
    """The replay frame before the turn."""
    after: int
    """The replay frame after it."""
    seat: int
    """The seat whose chance of winning changed."""
    cause: Literal["mistake", "play", "luck"]
    change: float
    """The change of that chance."""


class GameAnalysis(Struct, frozen=True, rename="camel"):
    """The analysis of a finished game, as far as it has come."""

    stage: Literal["waiting", "quick", "full", "done"]
    """Waiting for other games, in the quick pass, in the thorough pass, or complete."""
    piece: int
    """Changes whenever there is more; send it as `after` to wait for the next."""
    done: float
    """The share of the work that is done, from 0 to 1."""
    decisions: list[DecisionOut | None]
    """By action; null if not known yet."""
    end: list[float]
    """Each seat's chance of winning at the end; empty until the quick pass is complete."""
    mistakes: list[MistakeOut]
    """The worst first."""
    seats: list[SeatShares]
    """By seat; empty until the quick pass is complete."""
    turning: list[TurningPointOut]
    """In the order of the game; empty until the quick pass is complete."""


WAITING = GameAnalysis("waiting", 0, 0.0, [], [], [], [], [])


class AnalysisWriter:
    """Writes an analysis so far; decisions that have not changed are not written again."""

    def __init__(self, passes: Passes) -> None:
        self._passes = passes
        self._written: dict[int, tuple[Decision, DecisionOut, MistakeOut | None]] = {}
        self._stage = ""
        self._end: list[float] = []
        self._seats: list[SeatShares] = []
        self._turning: list[TurningPointOut] = []

    def write(self) -> GameAnalysis:
        """All that is known now."""
        passes = self._passes
        if passes.stage != self._stage:
            self._stage = passes.stage
            self._sum_up()
        for at, each in enumerate(passes.decisions):
            known = self._written.get(at)
            if each is not None and (known is None or known[0] is not each):
                self._written[at] = each, _decision(each), self._mistake(at, each)
        mistakes = [mistake for _, _, mistake in self._written.values() if mistake is not None]
        return GameAnalysis(
            stage=passes.stage,
            piece=WAITING.piece + 1 + passes.pieces,
            done=round(passes.done, 3),
            decisions=[
                self._written[at][1] if at in self._written else None
                for at in range(len(passes.decisions))
            ],
            end=self._end,
            mistakes=sorted(mistakes, key=lambda each: -each.loss.value),
            seats=self._seats,
            turning=self._turning,
        )

    def _sum_up(self) -> None:
        """Work out what needs the whole game, after each complete pass."""
        found = self._passes.analysis()
        if found is None:
            return
        self._end = [_rounded(each.value) for each in found.end.wins]
        self._seats = [_shares(found.account(seat)) for seat in range(len(found.names))]
        self._turning = [_turning(each) for each in turning_points(found)]

    def _mistake(self, at: int, decision: Decision) -> MistakeOut | None:
        if not decision.mistake or decision.win_loss is None:
            return None
        read = self._passes.record
        state = record.replay(read, at).state
        played, better = read.actions[at : self._passes.end_of_turn(at)], decision.alternatives[0]
        return MistakeOut(
            at=at,
            seat=decision.seat,
            loss=_figure(decision.loss),
            chance=_figure(decision.win_loss),
            played=turn_out(state, played),
            played_lead=_figure(better.lead - better.gain),
            better=turn_out(state, better.actions),
            better_lead=_figure(better.lead),
            reasons=reasons_out(state, better.actions, _after(state, played)),
        )


def _after(state: State, actions: Sequence[Action]) -> State:
    """The position after a turn, before anything is drawn."""
    end = state.copy()
    for action in actions:
        apply(end, encode(end, action))
    return end


def _decision(each: Decision) -> DecisionOut:
    chances = [_rounded(chance.value) for chance in each.before.wins]
    return DecisionOut(each.seat, chances, _figure(each.loss), each.mistake)


def _shares(account: Account) -> SeatShares:
    leads = account.leads
    return SeatShares(
        _figure(leads.luck),
        _figure(leads.own),
        _figure(leads.others),
        account.mistakes,
        _figure(account.lost),
    )


def _turning(each: TurningPoint) -> TurningPointOut:
    return TurningPointOut(
        each.first, each.last + 1, each.seat, each.cause, _rounded(each.change.value)
    )


def _figure(each: Estimate) -> EstimateOut:
    return EstimateOut(round(each.value, 2), round(each.error, 2))


def _rounded(chance: float) -> float:
    return round(chance, 3)
