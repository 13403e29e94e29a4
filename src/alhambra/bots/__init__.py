"""Players made of code."""

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
"""The entry points by which other packages bring bots: what makes one, by its name."""
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
"""Our own bots, the weakest first, the one that is as strong as the others at its table, and a
former one."""

FORMER = ("master-1",)
"""Those that are there to compare with, and not offered to people."""


def _from_elsewhere(point: EntryPoint) -> Callable[[], Bot]:
    """What makes a bot of another package, which is imported when the first one is made."""

    def make() -> Bot:
        made: Bot = point.load()()
        return made

    return make


def installed(points: Iterable[EntryPoint]) -> dict[str, Callable[[], Bot]]:
    """The bots of other packages. Their names are short, and not taken by ours."""
    return {
        point.name: _from_elsewhere(point)
        for point in points
        if _NAME.fullmatch(point.name) and point.name not in OURS
    }


BOTS: dict[str, Callable[[], Bot]] = OURS | installed(entry_points(group=GROUP))
"""What makes a bot, by the name people use: ours, then those of other packages."""


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

    @property
    def watches(self) -> bool:
        """Whether the bot wants to be told what everybody does."""
        return isinstance(self.bot, Watching)

    def watch(self, state: State, code: int) -> None:
        """Tell a bot that watches what is done next, by whoever is to act."""
        assert isinstance(self.bot, Watching)
        self.bot.watch(state, code)


def player(name: str) -> Player:
    """A new player by a name such as `builder`, `architect@500` or `master@0.2s`."""
    bot, sign, budget = name.partition("@")
    if bot not in BOTS:
        raise SetupError(f"unknown bot {bot!r:.40}; choose from {', '.join(BOTS)}")
    return Player(BOTS[bot](), Budget.parse(budget) if sign else DEFAULT)
