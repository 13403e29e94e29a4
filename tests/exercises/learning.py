"""A learner at an exercise, without a server: the turns of the others are played by their bots."""

from __future__ import annotations

from dataclasses import replace

from alhambra.actions import Action
from alhambra.bots import player
from alhambra.core.apply import carry_out
from alhambra.core.rng import Rng
from alhambra.exercises.exercise import Exercise
from alhambra.exercises.goals import Attempt
from alhambra.exercises.progress import Progress
from alhambra.refusals import checked_code


class Learner:
    """Somebody who does an exercise."""

    def __init__(self, exercise: Exercise, seed: int = 1) -> None:
        self.exercise = exercise
        self.progress = Progress(exercise)
        self.game = exercise.game()
        self.actions: list[Action] = []
        self._rng = Rng(seed)

    @property
    def attempt(self) -> Attempt:
        """The running turn so far."""
        after = self.game.state.copy()
        for action in self.actions:
            carry_out(after, checked_code(after, action))
        return Attempt(self.game.state.copy(), tuple(self.actions), after)

    @property
    def slip(self) -> str | None:
        return self.progress.slip(self.attempt)

    @property
    def may_end(self) -> bool:
        return self.attempt.complete and self.progress.may_end(self.attempt)

    def do(self, *actions: Action) -> None:
        """Steps of the running turn."""
        for action in actions:
            self.actions.append(action)
            self.progress.judge(self.attempt)

    def undo(self, steps: int) -> None:
        """Take steps back."""
        del self.actions[len(self.actions) - steps :]

    def end(self) -> None:
        """End the turn; then the others play."""
        assert self.may_end
        attempt = self.attempt
        for action in self.actions:
            self.game.play(action)
        self.actions.clear()
        self.progress.judge(replace(attempt, after=self.game.state, ended=True))
        bot = player(self.exercise.bot)
        while self.game.actor not in (None, self.exercise.seat):
            self.game.play_code(bot.code(self.game.state, self._rng))

    def solve(self) -> None:
        """Do what the running step's solution says, from the beginning of the turn."""
        step = self.progress.step
        assert step is not None
        self.undo(len(self.actions))
        self.do(*step.solution)
        if step.goal.after_turn:
            self.end()
