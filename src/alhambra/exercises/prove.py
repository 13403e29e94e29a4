"""Every way to play one turn, and which of them reach a goal.

Nothing is drawn before a turn ends, so all ways can be tried. What is found is a proof: that the
goal can be reached, by what, and how few of the positions that can end the turn do it.
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
"""Where a search is given up, in positions."""


class Way:
    """A position within a turn, and the steps that led to it."""

    __slots__ = ("_actions", "_before", "_code", "state")

    def __init__(self, state: State, before: Way | None = None, code: int = 0) -> None:
        """A position where a turn begins, or one step further."""
        self.state = state
        self._before = before
        self._code = code
        self._actions: tuple[Action, ...] | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The steps from the beginning of the turn."""
        if self._before is None:
            return ()
        if self._actions is None:
            self._actions = (*self._before.actions, decode(self._before.state, self._code))
        return self._actions

    def onwards(self) -> Iterator[Way]:
        """One step further, in each way that there is."""
        for code in legal(self.state):
            yield Way(state_after(self.state, code), self, code)


@dataclass(frozen=True, slots=True)
class Proof:
    """What a search over a whole turn has found."""

    solution: tuple[Action, ...]
    """A shortest way to meet the goal, with as much built as can be; none if there is none."""
    ends: int
    """How many different positions can end the turn."""
    met: int
    """How many of them meet the goal."""
    palaces: int
    """How many different palaces these have; else they differ in how one paid or took."""
    best: int | None
    """The most that the goal's number can be, if it is about a number: a wall, points, a lead."""
    greedy: int | None
    """The most that it can be for somebody who always takes the step that raises it most."""


def ends(state: State, limit: int = LIMIT) -> Iterator[Way]:
    """Every position that can end the turn, once, with a shortest way there; shortest first.

    Superfluous cards are left out (R3.7): what they buy can be bought without. Raises `SetupError`
    when there are more than `limit` positions to look at.
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
    """Every way to play the turn, of those to the same end a shortest."""
    return [Attempt(state, way.actions, way.state) for way in ends(state, limit)]


def proof_of(goal: Goal, attempts: Sequence[Attempt]) -> Proof:
    """What all attempts at one position say about a goal."""
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
    """The most that a number can be at the end, if every step raises it as far as a step can.

    Of steps that raise it alike, all are tried: what is beyond that takes a look ahead.
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
    """What can differ within a turn."""
    first = state.turn * const.CURRENCIES
    return (
        (state.phase, state.exact, state.pending, state.reserves[state.turn], state.dirk),
        (*state.market, *state.display),
        tuple(state.hands[first : first + const.CURRENCIES]),
        state.palace(state.turn).key(),
    )
