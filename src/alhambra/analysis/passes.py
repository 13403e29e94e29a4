"""A game analysed piece by piece: quickly first, then well, the turns that look worst first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from .. import record
from ..bots.budget import Budget
from ..record import Record
from .outlook import Outlook, outlook
from .report import Analysis
from .study import Chunk, Decision, Effort, study, turns

QUICK = Effort(futures=40, search=Budget(simulations=60))
"""For the first look."""

_LENGTHS = {"quick": 6, "full": 2}  # turns of a piece: none takes a second
_SHARE = 0.1  # of all the work that the quick pass is, about

Stage: TypeAlias = Literal["quick", "full", "done"]


class Passes:
    """A game as far as it is analysed; `work` does the next piece."""

    def __init__(self, read: Record, quick: Effort = QUICK, full: Effort | None = None) -> None:
        """Nothing is analysed yet. Raises `BadRecord`, as `record.verify` does."""
        self.record = read
        self.game = record.verify(read)
        self.stage: Stage = "quick"
        """The pass that `work` goes on with."""
        self.pieces = 0
        """How many have been done."""
        self.decisions: list[Decision | None] = [None] * len(read.actions)
        """Those that are judged, each by the best pass so far."""
        self._efforts = {"quick": quick, "full": full or Effort()}
        self._text = record.to_json(read)
        self._turns = turns(read)
        self._ends: tuple[Outlook, Outlook] | None = None  # before the deal, and after all
        self._complete = False
        self._begin()

    @property
    def done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.stage == "done":
            return 1.0
        part = 1 - len(self._todo) / self._planned
        return _SHARE * part if self.stage == "quick" else _SHARE + (1 - _SHARE) * part

    def work(self) -> None:
        """Study the next piece, and then begin the next pass if this one is through."""
        assert self.stage != "done"
        self.pieces += 1
        if self._todo:
            chunk = self._todo.pop(0)
            self.decisions[chunk.first : chunk.last] = study(chunk)
        if not self._todo:
            self._look()
            self._complete = True
            self.stage = "full" if self.stage == "quick" else "done"
            self._begin()

    def end_of_turn(self, at: int) -> int:
        """The place after the last action of the turn that an action belongs to."""
        return next(last for first, last in self._turns if first <= at < last)

    def analysis(self) -> Analysis | None:
        """The whole, once every decision is judged; while the full pass runs, some of each."""
        decisions = tuple(each for each in self.decisions if each is not None)
        if not self._complete or self._ends is None:
            return None
        deal, end = self._ends
        return Analysis(
            options=self.game.options,
            names=self.game.names,
            effort=self._efforts["full"],
            deal=deal,
            decisions=decisions,
            end=end,
            over=self.game.over,
            scores=self.game.scores,
        )

    def _begin(self) -> None:
        """Plan the pieces of a pass."""
        self._todo: list[Chunk] = []
        if self.stage != "done":
            self._todo = sorted(self._chunks(), key=self._hope)
        self._planned = max(1, len(self._todo))

    def _chunks(self) -> Iterator[Chunk]:
        length = _LENGTHS[self.stage]
        for first in range(0, len(self._turns), length):
            some = self._turns[first : first + length]
            yield Chunk(self._text, some[0][0], some[-1][1], self._efforts[self.stage])

    def _hope(self, chunk: Chunk) -> float:
        """What comes first: where the pass before has found most to lose."""
        known = self.decisions[chunk.first : chunk.last]
        return -max((each.loss.value for each in known if each is not None), default=0.0)

    def _look(self) -> None:
        """What the game promised before the deal, and at its end."""
        effort = self._efforts[self.stage]
        empty = self.record.options.new_state(self.record.deal.youngest)
        self._ends = (
            outlook(empty, effort.futures, effort.seed),
            outlook(self.game.state, effort.futures, effort.seed),
        )
