"""Tries every way to play one turn, and finds which of them reach a goal.

Nothing is drawn before a turn ends, so the search is complete and its result a proof: whether the
goal can be reached, how, and by how many of the positions in which the turn can end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..actions import Action, RemoveTile, StoreTile
from ..codes import decode
from ..core import const
from ..core.legal import legal
from ..core.scoring import gains
from ..core.state import State
from ..errors import SetupError
from ..turn import is_played_out, state_after
from .goals import (
    Attempt,
    Goal,
    LeadNow,
    PointsNow,
    SwapLonger,
    WallLonger,
    WallLongest,
    lead_now,
)

Measure: TypeAlias = Callable[[State], int]

LIMIT = 200_000
"""The number of positions after which a search is given up."""


class Way:
    """A position in a turn, and the steps that led to it."""

    __slots__ = ("_actions", "_before", "_code", "state")

    def __init__(self, state: State, before: Way | None = None, code: int = 0) -> None:
        """Start at the beginning of a turn, or one step after `before`."""
        self.state = state
        self._before = before
        self._code = code
        self._actions: tuple[Action, ...] | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The steps since the start of the turn."""
        if self._before is None:
            return ()
        if self._actions is None:
            self._actions = (*self._before.actions, decode(self._before.state, self._code))
        return self._actions

    def onwards(self) -> Iterator[Way]:
        """All ways that are one step longer."""
        for code in legal(self.state):
            yield Way(state_after(self.state, code), self, code)


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a search over a whole turn."""

    solution: tuple[Action, ...]
    """The shortest way to meet the goal that builds the most; empty if it cannot be met."""
    ends: int
    """In how many different positions the turn can end."""
    met: int
    """How many of them meet the goal."""
    palaces: int
    """How many different palaces those have; the rest differ only in money or the like."""
    best: int | None
    """The highest that the goal's number can get, if it has one: a wall, points or a lead."""
    greedy: int | None
    """The highest it gets if every step is the one that raises it most."""


def ends(state: State, limit: int = LIMIT) -> Iterator[Way]:
    """Every position in which the turn can end, once, with a shortest way there; shortest first.

    Payments with superfluous cards (R3.7) are left out, since they buy nothing more. Raises
    `SetupError` when there are more than `limit` positions to try.
    """
    layer = [Way(state)]
    seen = {_key(state)}
    while layer:
        beyond: list[Way] = []
        for way in layer:
            for step in way.onwards():
                key = _key(step.state)
                if key in seen:
                    continue
                seen.add(key)
                if len(seen) > limit:
                    raise SetupError(f"this turn has more than {limit} positions")
                if is_played_out(step.state):
                    yield step
                else:
                    beyond.append(step)
        layer = beyond


def prove(state: State, goal: Goal, limit: int = LIMIT) -> Proof:
    """Try everything that can be done in the turn that begins at `state`."""
    return proof_of(goal, attempts(state, limit))


def attempts(state: State, limit: int = LIMIT) -> list[Attempt]:
    """A shortest way to each end of the turn."""
    return [Attempt(state, way.actions, way.state) for way in ends(state, limit)]


def proof_of(goal: Goal, attempts: Sequence[Attempt]) -> Proof:
    """What all attempts at one position prove about a goal."""
    before = attempts[0].before
    seat = before.turn
    meeting = [each for each in attempts if goal.met(each)]
    number = measure(goal, seat)
    return Proof(
        solution=min(meeting, key=_effort).actions if meeting else (),
        ends=len(attempts),
        met=len(meeting),
        palaces=len({each.after.palace(seat).key() for each in meeting}),
        best=max(number(each.after) for each in attempts) if number else None,
        greedy=greedy(before, number) if number else None,
    )


def _effort(attempt: Attempt) -> tuple[int, int, int]:
    removed = sum(isinstance(each, RemoveTile) for each in attempt.actions)
    stored = sum(isinstance(each, StoreTile) for each in attempt.actions)
    return len(attempt.actions), removed, stored


def measure(goal: Goal, seat: int) -> Measure | None:
    """The number that a goal is about, if it is about one."""
    if isinstance(goal, WallLonger | WallLongest | SwapLonger):
        return lambda state: state.palace(seat).wall()
    if isinstance(goal, PointsNow):
        return lambda state: gains(state)[seat]
    if isinstance(goal, LeadNow):
        return lambda state: lead_now(state, seat)
    return None


def greedy(state: State, number: Measure) -> int:
    """The highest a number gets at the end if every step raises it as far as a step can.

    Steps that raise it equally are all tried. Getting higher than this takes looking ahead.
    """
    layer = [Way(state)]
    seen = {_key(state)}
    reached: list[int] = []
    while layer:
        beyond: list[Way] = []
        for way in layer:
            steps = list(way.onwards())
            values = [number(step.state) for step in steps]
            most = max(values)
            for step, value in zip(steps, values, strict=True):
                key = _key(step.state)
                if value < most or key in seen:
                    continue
                seen.add(key)
                if is_played_out(step.state):
                    reached.append(value)
                else:
                    beyond.append(step)
        layer = beyond
    return max(reached)


def _key(state: State) -> tuple[object, ...]:
    """Everything that can change within a turn."""
    first = state.turn * const.CURRENCIES
    return (
        (state.phase, state.exact, state.pending, state.reserves[state.turn], state.dirk),
        (*state.market, *state.display),
        tuple(state.hands[first : first + const.CURRENCIES]),
        state.palace(state.turn).key(),
    )
