"""Judges a turn as soon as it is played, for the coach at the table."""

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
    """A turn and the best one found, which is the same if none was better."""

    played: Weighed
    best: Weighed
    win_loss: Estimate | None
    """The loss in chance to win; None if the loss in points of lead is small or within noise."""

    @property
    def mistake(self) -> bool:
        """Whether both measures, points of lead and chance to win, say that it was a mistake."""
        return self.win_loss is not None and self.win_loss.value > 0


def verdict(before: State, codes: tuple[int, ...], effort: Effort) -> Verdict:
    """Compare the turn of `codes`, all legal, with the best turns found at the same position.

    Only the position counts, not what was drawn after the turn.
    """
    style, seat = master_style(), before.turn
    played = went(before, codes)
    same = played.end.key()
    found = find(before, effort.search, Rng(effort.seed), style)
    others = [way for way in found if way.end.key() != same][:MOST]
    ranked = weigh([played, *others], seat, effort.futures, effort.seed, style)
    mine = next(each for each in ranked if each.way is played)
    return Verdict(mine, ranked[0], win_loss(seat, ranked[0], mine, effort))
