"""The running turn: steps that can be taken back one by one until the turn is ended.

Nothing is drawn before a turn ends, so a step is a code on a copy of the position, and taking it
back is to drop the copy. This is the one place that knows when a turn is played out.
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
    """Whether a turn, or the putting down of an award, has only to be ended."""
    return state.phase in (const.PUT, const.AWARD) and state.pending == 0


def state_after(state: State, code: int) -> State:
    """The position one step further; the table does not go on by itself."""
    after = state.copy()
    carry_out(after, code)
    return after


class Step:
    """One thing that is done in a turn: played once, and told when somebody asks."""

    __slots__ = ("_action", "_before", "_event", "_text", "after", "code")

    def __init__(self, before: State, code: int, action: Action | None = None) -> None:
        """What `code`, which is trusted, does in a position; `action` is the same, if known."""
        self.code = code
        self.after = state_after(before, code)
        """The position then."""
        self._before = before
        self._action = action
        self._text = ""
        self._event: Event | None = None

    @property
    def action(self) -> Action:
        """What was asked."""
        if self._action is None:
            self._action = decode(self._before, self.code)
        return self._action

    @property
    def text(self) -> str:
        """The same in notation."""
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
        """Begin at a position where a seat has to act; it stays as it is."""
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
        """Whether everything is done, so that the turn can be ended."""
        return is_played_out(self.state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was asked, step by step."""
        return tuple(step.action for step in self.steps)

    @property
    def codes(self) -> tuple[int, ...]:
        """The same as the core's codes."""
        return tuple(step.code for step in self.steps)

    # Steps that might be taken: nothing changes

    def judged(self, action: Action) -> Step:
        """The next step, if the rules allow it. Raises `IllegalAction`."""
        return Step(self.state, checked_code(self.state, action), action)

    def recalled(self, action: Action) -> Step:
        """A next step that was judged before: when it was taken first, and stored."""
        return Step(self.state, encode(self.state, action), action)

    def planned(self, codes: Iterable[int]) -> list[Step]:
        """The next steps of somebody who is trusted to choose legal codes only."""
        steps: list[Step] = []
        for code in codes:
            steps.append(Step(steps[-1].after if steps else self.state, code))
        return steps

    # Changes

    def take(self, step: Step) -> None:
        """Take one of those steps."""
        self.steps.append(step)

    def play(self, action: Action) -> Event:
        """Judge a step and take it. Raises `IllegalAction`, and then nothing has changed."""
        step = self.judged(action)
        self.take(step)
        return step.event

    def undo(self) -> Step:
        """Take the last step back."""
        return self.steps.pop()
