"""Who is to be called about a table: pure functions of its stored summary and the time.

So every process comes to the same result, also after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo

from ..lobby import StoredSummary
from ..pace import Settling
from ..setup import Setup
from ..store.alerts import Kind
from ..table import OPEN, RUNNING
from ..wire.alerts import QuietHours

SHARE = 8
"""A person is warned when 1/SHARE of the turn's time is left ..."""
LONGEST_LEAD = 12 * 3_600_000
"""... but at most so many milliseconds before the end ..."""
SHORTEST_LEAD = 30_000
"""... and not at all if it would be less than this, in milliseconds."""
USEFUL = 3 * 86_400_000
"""Milliseconds after which a call without a deadline is no longer worth making."""


@dataclass(frozen=True, slots=True)
class Call:
    """A reason to call somebody."""

    kind: Kind
    mark: int
    """Tells it from other calls of its kind about the table; newer calls have a greater one."""
    ripe: int
    """The earliest time to make it, in milliseconds."""
    until: int
    """From when on it is too late, in milliseconds."""
    names: tuple[str, ...]
    """The people who wait, or who sat down."""
    deadline: int | None


def calls(
    summary: StoredSummary, status: str, own: int, settling: Settling | None = None
) -> Iterator[Call]:
    """The reasons to call the person who holds the seats `own`, a bit set."""
    settling = settling or Settling()
    people = {
        number: seat.name for number, seat in enumerate(summary.seats) if seat.kind == "person"
    }
    others = {number: name for number, name in people.items() if not own >> number & 1}
    if status == OPEN:
        yield from _sat_down(summary, own, others, settling)
    if status != RUNNING or summary.turn is None or not own >> summary.turn & 1:
        return
    seat, since, deadline = summary.seats[summary.turn], summary.since, summary.deadline
    if seat.kind != "person" or seat.away or since is None:
        return
    names, setup = tuple(others.values()), summary.setup
    away = (seat.holiday or 0) > since  # on holiday when the turn began
    if names and unhurried(setup) and not away:
        wait = settling.slow if setup.bank is None else settling.quick
        until = since + USEFUL if deadline is None else deadline
        yield Call("turn", since, since + wait, until, names, deadline)
    if deadline is not None:
        lead = min((deadline - since) // SHARE, LONGEST_LEAD)
        if lead >= SHORTEST_LEAD:
            yield Call("soon", deadline, deadline - lead, deadline, names, deadline)


def unhurried(setup: Setup) -> bool:
    """Whether there is time enough in a turn for somebody to come back to the table."""
    return setup.clock is None or setup.bank is not None or not setup.live


def _sat_down(
    summary: StoredSummary, own: int, others: Mapping[int, str], settling: Settling
) -> Iterator[Call]:
    sat = dict(enumerate(summary.sat))
    mine = [when for number, when in sat.items() if own >> number & 1]
    newest = max((sat.get(number, 0) for number in others), default=0)
    if mine and newest > min(mine):
        names = tuple(name for number, name in others.items() if sat.get(number) == newest)
        yield Call("sat", newest, newest + settling.quick, newest + USEFUL, names, None)


def is_waiting(summary: StoredSummary, own: int) -> bool:
    """Whether it is the turn of the person who holds the seats `own`, a bit set."""
    turn = summary.turn
    return turn is not None and bool(own >> turn & 1) and not summary.seats[turn].away


def quiet_until(quiet: QuietHours | None, zone: str, offset: int, now: int) -> int:
    """The end of the current quiet hours, in milliseconds; `now` if it is not quiet now.

    `offset`, in minutes ahead of UTC, is used if the device's zone is unknown here.
    """
    if quiet is None or quiet.begin == quiet.end:
        return now
    place = _zone(zone, offset)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(place)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begin) % 1440 >= (quiet.end - quiet.begin) % 1440:
        return now
    left = timedelta(minutes=(quiet.end - minute) % 1440)
    end = (here.replace(second=0, microsecond=0, tzinfo=None) + left).replace(tzinfo=place)
    return max(now, int(end.timestamp() * 1000))


def _zone(name: str, offset: int) -> tzinfo:
    """The named time zone, or a fixed offset if this machine does not know it.

    Stored devices may have an offset of a whole day, which Python does not take.
    """
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # no zone data, damaged data, unknown name
        return timezone(timedelta(minutes=max(-1439, min(offset, 1439))))
