"""Figures formatted for people, the same in the terminal and in the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .estimates import Estimate
from .statistics import Meeting, Showing

if TYPE_CHECKING:
    from .ratings import Rating

NONE = "-"


def percent(share: Estimate | None) -> str:
    """A share such as `61.3 %`."""
    return NONE if share is None else f"{100 * share.value:.1f} %"


def percent_interval(share: Estimate | None) -> str:
    """Its interval, such as `57.0 to 65.4`."""
    return NONE if share is None else f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def number(estimate: Estimate | None, sign: str = "") -> str:
    """A mean such as `104.2`."""
    return NONE if estimate is None else f"{estimate.value:{sign}.1f}"


def interval(estimate: Estimate | None, sign: str = "") -> str:
    """Its interval, such as `101.9 to 106.5`."""
    return NONE if estimate is None else f"{estimate.low:{sign}.1f} to {estimate.high:{sign}.1f}"


def elo(rating: Rating) -> str:
    """A rating such as `+212`."""
    return f"{rating.elo.value:+.0f}"


def elo_interval(rating: Rating) -> str:
    """Its interval, such as `+190 to +235`."""
    return f"{rating.elo.low:+.0f} to {rating.elo.high:+.0f}"


def ahead(rating: Rating) -> str:
    """The lead over the next bot, such as `55 (31 to 80)`."""
    if rating.ahead is None:
        return NONE
    gap = rating.ahead
    if rating.unbeaten:
        return f"more than {gap.low:.0f}"
    return f"{gap.value:.0f} ({gap.low:.0f} to {gap.high:.0f})"


def meeting(found: Meeting) -> str:
    """Who meets whom, such as `mason against builder`."""
    return f"{found.bot} against {', '.join(found.against)}"


def scorings(showing: Showing) -> tuple[str, ...]:
    """The mean points at each scoring, such as `4.1 + 3.0` for buildings and wall."""
    parts = zip(showing.majorities, showing.wall_points, strict=True)
    return tuple(f"{majorities:.1f} + {wall:.1f}" for majorities, wall in parts)


def milliseconds(time: float) -> str:
    """Milliseconds with two or three significant digits."""
    return f"{time:.2g}" if time < 1 else f"{time:.3g}" if time < 1000 else f"{time:.0f}"
