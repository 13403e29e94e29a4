"""The interface of a bot, and what a bot knows."""

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
    """What the acting seat knows with perfect memory (section 12), and nothing else.

    Every hand and the contents of deck and bag, but not the order of undrawn cards or tiles.
    """

    state: State
    """The position. Read it, or copy it and play on the copy."""

    @property
    def seat(self) -> int:
        """The seat that has to act."""
        return self.state.turn

    @property
    def view(self) -> View:
        """The position as a view with open hands."""
        return view_for(self.state, self.seat, open_hands=True)

    def legal(self) -> tuple[Action, ...]:
        """What the seat may do."""
        return legal_actions(self.state)


class Bot(Protocol):
    """Plays one seat of one game; it may keep state from decision to decision."""

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Action:
        """Choose one of `memory.legal()`; all randomness comes from `rng`."""
        ...


@runtime_checkable
class Watching(Protocol):
    """A bot that is told of every decision at the table."""

    def watch(self, state: State, code: int) -> None:
        """The acting seat, perhaps the bot's own, is going to play `code`; `state` is read-only."""
        ...


class CoreBot:
    """A bot that thinks in the core's codes."""

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Action:
        """The action for the code that `code` chooses."""
        return decode(memory.state, self.code(memory.state, budget, rng))

    def code(self, state: State, budget: Budget, rng: Rng) -> int:
        """Choose one of the codes of `core.legal.legal(state)`, without changing `state`."""
        raise NotImplementedError
