"""The current turn: steps that can be undone one by one until the turn is ended.

Nothing is drawn before a turn ends, so each step is a code applied to a copy of the position, and
undoing it drops the copy. Only this module knows when a turn is complete.
"""

from __future__ import annotations

from collections.abc import Iterable

from .actions import Action
from .codes import decode, encode
from .core import const
from .core.apply import carry_out
from .core.state import State
from .events import Event
from .narrate import Narrator
from .refusals import checked_code


def is_played_out(state: State) -> bool:
    """Whether all tiles are put down, so that the turn or award only has to be ended."""
    return state.phase in (const.PUT, const.AWARD) and state.pending == 0


def state_after(state: State, code: int) -> State:
    """A copy of the position after one step; nothing is drawn and no turn ends."""
    after = state.copy()
    carry_out(after, code)
    return after


class Step:
    """One action of a turn. Its notation and event are made when first asked for."""

    __slots__ = ("_action", "_before", "_event", "_text", "after", "code")

    def __init__(self, before: State, code: int, action: Action | None = None) -> None:
        """Play `code`, which is not checked, at `before`; `action` is its action, if known."""
        self.code = code
        self.after = state_after(before, code)
        """The position after the step."""
        self._before = before
        self._action = action
        self._text = ""
        self._event: Event | None = None

    @property
    def action(self) -> Action:
        """The action played."""
        if self._action is None:
            self._action = decode(self._before, self.code)
        return self._action

    @property
    def text(self) -> str:
        """The action in notation."""
        if not self._text:
            self._text = str(self.action)
        return self._text

    @property
    def event(self) -> Event:
        """What happened."""
        if self._event is None:
            self._event = Narrator(self._before).told(self.action)
        return self._event


class Turn:
    """What the acting seat has done since its turn began."""

    def __init__(self, state: State) -> None:
        """Begin at a position where a seat has to act; it is not changed."""
        self.before = state
        """The position where the turn began."""
        self.steps: list[Step] = []
        """What has been done so far."""

    @property
    def state(self) -> State:
        """The position after the steps."""
        return self.steps[-1].after if self.steps else self.before

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.before.turn

    @property
    def complete(self) -> bool:
        """Whether the turn can be ended."""
        return is_played_out(self.state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the steps."""
        return tuple(step.action for step in self.steps)

    @property
    def codes(self) -> tuple[int, ...]:
        """The steps as the core's codes."""
        return tuple(step.code for step in self.steps)

    # Possible next steps, which change nothing yet

    def judged(self, action: Action) -> Step:
        """The next step, if the rules allow it. Raises `IllegalAction`."""
        return Step(self.state, checked_code(self.state, action), action)

    def recalled(self, action: Action) -> Step:
        """A next step read from storage; it was checked when it was first taken."""
        return Step(self.state, encode(self.state, action), action)

    def planned(self, codes: Iterable[int]) -> list[Step]:
        """Next steps from legal codes, which are not checked."""
        steps: list[Step] = []
        for code in codes:
            steps.append(Step(steps[-1].after if steps else self.state, code))
        return steps

    # Changes

    def take(self, step: Step) -> None:
        """Take a step that `judged`, `recalled` or `planned` has made."""
        self.steps.append(step)

    def play(self, action: Action) -> Event:
        """Check a step and take it. If it raises `IllegalAction`, nothing has changed."""
        step = self.judged(action)
        self.take(step)
        return step.event

    def undo(self) -> Step:
        """Undo the last step and return it."""
        return self.steps.pop()
