"""How far a learner has come in an exercise: steps that are met stay met."""

from __future__ import annotations

from .exercise import Exercise, Step
from .goals import Attempt
from .slips import NOT_YET, SLIPS


class Progress:
    """The steps of an exercise that a learner has met so far."""

    __slots__ = ("_earlier", "exercise", "met")

    def __init__(self, exercise: Exercise) -> None:
        """Before the first step."""
        self.exercise = exercise
        self.met = 0
        """How many."""
        self._earlier = 0  # those of them that were met in turns before this one

    @property
    def step(self) -> Step | None:
        """The running step; None when all is done."""
        steps = self.exercise.steps
        return steps[self.met] if self.met < len(steps) else None

    def judge(self, attempt: Attempt) -> None:
        """Count what the learner's turn has reached so far, or by having been ended."""
        while (
            self.step is not None
            and self.step.goal.after_turn == attempt.ended
            and self.step.goal.met(attempt)
        ):
            self.met += 1
        if attempt.ended:
            self._earlier = self.met

    def may_end(self, attempt: Attempt) -> bool:
        """Whether the learner's turn, being played out, may be ended.

        It may when all is done; or when ending it is what is asked, and nothing that was met in
        this turn has been taken back since.
        """
        if self.step is None:
            return True
        done = self.exercise.steps[self._earlier : self.met]
        return self.step.goal.after_turn and all(each.goal.met(attempt) for each in done)

    def slip(self, attempt: Attempt) -> str | None:
        """What the learner has done in the running turn instead of the running step."""
        if self.step is None:
            return None
        for code in self.step.slips:
            if SLIPS[code](attempt):
                return code
        return NOT_YET if attempt.complete and not self.may_end(attempt) else None
