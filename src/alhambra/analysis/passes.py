"""Analyses a game piece by piece: a quick pass, then a full one, worst-looking turns first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from .. import record
from ..bots.budget import Budget
from ..record import Record
from .outlook import Outlook
from .report import Analysis, ends
from .study import Chunk, Decision, Effort, study, turns

QUICK = Effort(futures=40, search=Budget(simulations=60))
"""The effort of the quick pass."""

_LENGTHS = {"quick": 6, "full": 2}  # turns per piece, so that one takes under a second
_SHARE = 0.1  # of the whole work, roughly, is the quick pass

Stage: TypeAlias = Literal["quick", "full", "done"]


class Passes:
    """The analysis of a game in progress; `work` does the next piece."""

    def __init__(self, read: Record, quick: Effort = QUICK, full: Effort | None = None) -> None:
        """Prepare the first pass. Raises `BadRecord`, as `record.verify` does."""
        self.record = read
        self.game = record.verify(read)
        self.stage: Stage = "quick"
        """The pass that `work` continues."""
        self.pieces = 0
        """How many pieces are done."""
        self.decisions: list[Decision | None] = [None] * len(read.actions)
        """The judged decisions, each from the latest pass that reached it; None for the others."""
        self._efforts = {"quick": quick, "full": full or Effort()}
        self._text = record.to_json(read)
        self._turns = turns(read)
        self._ends: tuple[Outlook, Outlook] | None = None  # before the deal, and at the end
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
        """Study the next piece, and begin the next pass if this one is finished."""
        assert self.stage != "done"
        self.pieces += 1
        if self._todo:
            chunk = self._todo.pop(0)
            self.decisions[chunk.first : chunk.last] = study(chunk)
        if not self._todo:
            self._ends = ends(self.record, self.game, self._efforts[self.stage])
            self._complete = True
            self.stage = "full" if self.stage == "quick" else "done"
            self._begin()

    def end_of_turn(self, at: int) -> int:
        """The index after the last action of the turn that action `at` belongs to."""
        return next(last for first, last in self._turns if first <= at < last)

    def analysis(self) -> Analysis | None:
        """The analysis once every decision is judged; during the full pass, a mix of both."""
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
        """Sort key: where the previous pass found the greatest loss comes first."""
        known = self.decisions[chunk.first : chunk.last]
        return -max((each.loss.value for each in known if each is not None), default=0.0)
