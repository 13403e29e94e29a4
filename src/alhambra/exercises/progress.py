"""How far a learner has got in an exercise; a step once met stays met."""

from __future__ import annotations

from .exercise import Exercise, Step
from .goals import Attempt
from .slips import NOT_YET, SLIPS


class Progress:
    """The steps of an exercise that a learner has met so far."""

    __slots__ = ("_earlier", "exercise", "met")

    def __init__(self, exercise: Exercise) -> None:
        """Start before the first step."""
        self.exercise = exercise
        self.met = 0
        """The number of steps met."""
        self._earlier = 0  # steps met in earlier turns

    @property
    def step(self) -> Step | None:
        """The current step; None when all are done."""
        steps = self.exercise.steps
        return steps[self.met] if self.met < len(steps) else None

    def judge(self, attempt: Attempt) -> None:
        """Count the steps that the learner's turn meets, so far or after it was ended."""
        while (
            self.step is not None
            and self.step.goal.after_turn == attempt.ended
            and self.step.goal.met(attempt)
        ):
            self.met += 1
        if attempt.ended:
            self._earlier = self.met

    def may_end(self, attempt: Attempt) -> bool:
        """Whether the learner's completed turn may be ended.

        It may when all steps are done, or when the current step is about what follows the turn and
        nothing met in this turn has been undone since.
        """
        if self.step is None:
            return True
        done = self.exercise.steps[self._earlier : self.met]
        return self.step.goal.after_turn and all(each.goal.met(attempt) for each in done)

    def slip(self, attempt: Attempt) -> str | None:
        """The slip in this turn: what was done instead of the current step, if anything."""
        if self.step is None:
            return None
        for code in self.step.slips:
            if SLIPS[code](attempt):
                return code
        return NOT_YET if attempt.complete and not self.may_end(attempt) else None
