"""Players made of code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from ..refusals import checked_code
from .base import Bot as Bot
from .base import CoreBot
from .base import Memory as Memory
from .baselines import Builder, Random
from .budget import DEFAULT
from .budget import Budget as Budget
from .levels import Apprentice, Architect, Mason, Master

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "builder": Builder,
    "apprentice": Apprentice,
    "mason": Mason,
    "architect": Architect,
    "master": Master,
}
"""What makes a bot, by the name people use, the weakest first."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot at a seat for one game, and how long it may think."""

    bot: Bot
    budget: Budget

    def code(self, state: State, rng: Rng) -> int:
        """The code of its choice. Raises `IllegalAction` where a foreign bot breaks the rules."""
        if isinstance(self.bot, CoreBot):
            return self.bot.code(state, self.budget, rng)
        return checked_code(state, self.bot.choose(Memory(state.copy()), self.budget, rng), None)


def player(name: str) -> Player:
    """A new player by a name such as `builder`, `architect@500` or `master@0.2s`."""
    bot, sign, budget = name.partition("@")
    if bot not in BOTS:
        raise SetupError(f"unknown bot {bot!r:.40}; there is {', '.join(BOTS)}")
    return Player(BOTS[bot](), Budget.parse(budget) if sign else DEFAULT)
