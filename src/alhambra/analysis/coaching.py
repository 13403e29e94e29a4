"""What a whole turn has cost, as soon as it is played: for a coach at the table."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.levels import master_style
from ..core.rng import Rng
from ..core.state import State
from .estimate import Estimate
from .hints import MOST, Weighed, find, weigh, went
from .study import Effort, win_loss


@dataclass(frozen=True, slots=True)
class Verdict:
    """A turn beside the best that was found instead; the same if none was better."""

    played: Weighed
    best: Weighed
    win_loss: Estimate | None
    """In chance to win, where the loss in points of lead is more than a trifle and more than noise.
    """

    @property
    def mistake(self) -> bool:
        """Whether both ways to measure say that it cost something worth mentioning."""
        return self.win_loss is not None and self.win_loss.value > 0


def verdict(before: State, codes: tuple[int, ...], effort: Effort) -> Verdict:
    """What the turn of `codes`, all legal, was worth to the seat that played it.

    The position is all that is looked at, not what was drawn since.
    """
    style, seat = master_style(), before.turn
    played = went(before, codes)
    same = played.end.key()
    found = find(before, effort.search, Rng(effort.seed), style)
    others = [way for way in found if way.end.key() != same][:MOST]
    ranked = weigh([played, *others], seat, effort.futures, effort.seed, style)
    mine = next(each for each in ranked if each.way is played)
    return Verdict(mine, ranked[0], win_loss(seat, ranked[0], mine, effort))
