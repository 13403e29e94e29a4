"""The bots, and how to find and create them by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from ..refusals import checked_code
from .adaptive import Adaptive
from .base import Bot as Bot
from .base import CoreBot, Watching
from .base import Memory as Memory
from .baselines import Builder, Random
from .budget import DEFAULT
from .budget import Budget as Budget
from .levels import Apprentice, Architect, FirstMaster, Mason, Master

GROUP = "alhambra.bots"
"""The entry point group by which other packages add bots: names and their factories."""
_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")

OURS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "builder": Builder,
    "apprentice": Apprentice,
    "mason": Mason,
    "architect": Architect,
    "master": Master,
    "adaptive": Adaptive,
    "master-1": FirstMaster,
}
"""Our own bots, weakest first; then the adaptive one, which matches its opponents, and a former
one."""

FORMER = ("master-1",)
"""Bots kept only for comparison, and not offered to people."""


def _from_elsewhere(point: EntryPoint) -> Callable[[], Bot]:
    """A factory for a bot of another package, which is imported only when called."""

    def make() -> Bot:
        made: Bot = point.load()()
        return made

    return make


def installed(points: Iterable[EntryPoint]) -> dict[str, Callable[[], Bot]]:
    """The bots of other packages, except those with a bad name or one of ours."""
    return {
        point.name: _from_elsewhere(point)
        for point in points
        if _NAME.fullmatch(point.name) and point.name not in OURS
    }


BOTS: dict[str, Callable[[], Bot]] = OURS | installed(entry_points(group=GROUP))
"""The factories of all bots by name: ours, then those of other packages."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot in one seat for one game, and how long it may think."""

    bot: Bot
    budget: Budget

    def code(self, state: State, rng: Rng) -> int:
        """The code of its choice. Raises `IllegalAction` if a third-party bot breaks the rules."""
        if isinstance(self.bot, CoreBot):
            return self.bot.code(state, self.budget, rng)
        return checked_code(state, self.bot.choose(Memory(state.copy()), self.budget, rng), None)

    @property
    def watches(self) -> bool:
        """Whether the bot wants to be told of every decision at the table."""
        return isinstance(self.bot, Watching)

    def watch(self, state: State, code: int) -> None:
        """Tell a watching bot which code the acting seat is about to play."""
        assert isinstance(self.bot, Watching)
        self.bot.watch(state, code)


def player(name: str) -> Player:
    """A new player for a name such as `builder`, `architect@500` or `master@0.2s`."""
    bot, sign, budget = name.partition("@")
    if bot not in BOTS:
        raise SetupError(f"unknown bot {bot!r:.40}; choose from {', '.join(BOTS)}")
    return Player(BOTS[bot](), Budget.parse(budget) if sign else DEFAULT)
