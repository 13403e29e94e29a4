"""Advice for players, worked out in the bots' processes and remembered by position.

It is based on the position alone, which does not hold the order of undrawn cards and tiles. It
does include the other hands, as a perfect memory would know them (docs/books.md, section 12).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from ..analysis.coaching import verdict
from ..analysis.hints import Hint, hints
from ..analysis.study import Effort
from ..bots.budget import Budget
from ..core import compiled
from ..core.rng import Rng
from ..core.state import State
from ..errors import AlhambraError
from ..positions import read_position
from .table import Played
from .thinkers import Errand, Thinkers
from .wire.advice import advice
from .wire.positions import BestTurns
from .wire.updates import encode, refusal
from .wire.verdicts import verdict_out

KEPT = 500
"""The most answers remembered."""
_SEED = 0  # fixed, so that the same question gets the same answer
_INTERPRETED = Effort(futures=40, search=Budget(simulations=40), seed=_SEED)  # within seconds


class Advisers:
    """Asks the bots' processes for advice, and remembers the answers.

    An `asker` is the address that advice is for: each can wait for a little only.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        """Ask `thinkers`."""
        self._thinkers = thinkers
        self._answers: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def hint(self, state: State, asker: str = "") -> bytes:
        """A good way to play the rest of the acting seat's turn: an `AdviceOut` as JSON."""
        return await self._answer(state.key(), _Hint(state.copy()), asker)

    async def turns(self, position: str, asker: str = "") -> bytes:
        """The best ways to play the rest of the turn in a position: a `BestTurns` as JSON."""
        return await self._answer(position, _Turns(position), asker)

    async def verdict(self, played: Played, asker: str = "") -> bytes:
        """How much a finished turn lost: a `VerdictOut` as JSON."""
        key = (played.before.key(), played.codes)
        return await self._answer(key, _Verdict(played), asker)

    async def _answer(self, key: Hashable, errand: Errand, asker: str) -> bytes:
        """The answer for `key`, asked for once and then remembered; failures are not."""
        if (task := self._answers.get(key)) is None:
            work = self._thinkers.errand(errand, asker)
            task = self._answers[key] = asyncio.create_task(work)
            while len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._answers.get(key) is task:
                del self._answers[key]
            raise


# In the worker process


def _effort() -> Effort:
    return Effort(seed=_SEED) if compiled() else _INTERPRETED


def _hints(state: State) -> tuple[Hint, ...]:
    effort = _effort()
    return hints(state, effort.search, Rng(effort.seed), futures=effort.futures)


@dataclass(frozen=True, slots=True)
class _Hint:
    state: State

    def run(self) -> bytes:
        found = _hints(self.state)
        return encode(advice(self.state, found)[0])


@dataclass(frozen=True, slots=True)
class _Turns:
    text: str

    def run(self) -> bytes:
        try:
            state = read_position(self.text)
            found = _hints(state)
        except AlhambraError as error:
            return encode(BestTurns(refusal(error), []))
        return encode(BestTurns(None, advice(state, found)))


@dataclass(frozen=True, slots=True)
class _Verdict:
    played: Played

    def run(self) -> bytes:
        played = self.played
        found = verdict(played.before, played.codes, _effort())
        return encode(verdict_out(played.before, played.actions, found))
