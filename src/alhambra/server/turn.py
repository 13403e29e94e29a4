"""The running turn: steps that can be taken back one by one until the turn is ended."""

from __future__ import annotations

from ..actions import Action
from ..core import const
from ..core.apply import carry_out
from ..core.state import State
from ..events import Event
from ..narrate import Narrator
from ..refusals import checked_code


class Turn:
    """What the acting seat has done since its turn began. Nothing is drawn before it ends."""

    def __init__(self, state: State) -> None:
        """Begin at a position where a seat has to act; it stays as it is."""
        self._states = [state]
        self.actions: list[Action] = []
        """The steps so far."""

    @property
    def before(self) -> State:
        """The position where the turn began."""
        return self._states[0]

    @property
    def state(self) -> State:
        """The position after the steps."""
        return self._states[-1]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self._states[0].turn

    @property
    def complete(self) -> bool:
        """Whether everything is done, so that the turn can be ended."""
        return is_complete(self.state)

    def play(self, action: Action) -> Event:
        """One more step. Raises `IllegalAction`, and then nothing has changed."""
        code = checked_code(self.state, action)
        event = Narrator(self.state).told(action)
        after = self.state.copy()
        carry_out(after, code)
        self._states.append(after)
        self.actions.append(action)
        return event

    def completes(self, action: Action) -> bool:
        """Whether one more step would play the turn out. Raises `IllegalAction`."""
        self.play(action)
        complete = self.complete
        self.undo()
        return complete

    def undo(self) -> Action:
        """Take the last step back."""
        self._states.pop()
        return self.actions.pop()


def is_complete(state: State) -> bool:
    """Whether a turn, or the putting down of an award, is played out but not ended."""
    return state.phase in (const.PUT, const.AWARD) and state.pending == 0
