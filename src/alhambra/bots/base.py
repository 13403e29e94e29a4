"""What a bot is, and what it knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..actions import Action
from ..codes import decode
from ..core.rng import Rng
from ..core.state import State
from ..view import View, legal_actions, view_for
from .budget import Budget


@dataclass(frozen=True, slots=True)
class Memory:
    """What the acting seat knows with a perfect memory (section 12), and nothing else.

    Every hand, the contents of deck and bag; no order of undrawn cards or tiles.
    """

    state: State
    """The position: look at it, or copy it and play on the copy."""

    @property
    def seat(self) -> int:
        """Who has to act."""
        return self.state.turn

    @property
    def view(self) -> View:
        """The same as a screen with open hands would show it."""
        return view_for(self.state, self.seat, open_hands=True)

    def legal(self) -> tuple[Action, ...]:
        """What the seat may do."""
        return legal_actions(self.state)


class Bot(Protocol):
    """Plays one seat of one game; what it remembers from decision to decision is its own."""

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Action:
        """One of `memory.legal()`; all randomness comes from `rng`."""
        ...


@runtime_checkable
class Watching(Protocol):
    """A bot that goes by what has been done before: it is told of every decision at the table."""

    def watch(self, state: State, code: int) -> None:
        """The acting seat, which may be the bot's own, decides so. The state is to look at only."""
        ...


class CoreBot:
    """A bot that thinks in the core's codes."""

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Action:
        """The action of `code`."""
        return decode(memory.state, self.code(memory.state, budget, rng))

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """One of the codes that `core.legal.legal` names for `state`, which stays as it is."""
        raise NotImplementedError
