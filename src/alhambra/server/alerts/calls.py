"""Whom a table calls: plain functions of what is stored beside its log, and of the time.

So what is due is known after every restart, and by every process alike.
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
"""Of the time of a turn, this part is left when somebody is told that it runs out ..."""
LONGEST_LEAD = 12 * 3_600_000
"""... but no more than this, in milliseconds ..."""
SHORTEST_LEAD = 30_000
"""... and nobody is told for less."""
USEFUL = 3 * 86_400_000
"""Milliseconds after which a call that has no deadline comes too late."""


@dataclass(frozen=True, slots=True)
class Call:
    """A reason to call somebody."""

    kind: Kind
    mark: int
    """What tells it from other calls of the kind: it grows."""
    ripe: int
    """When it may be made, in milliseconds."""
    until: int
    """When it comes too late."""
    names: tuple[str, ...]
    """Who waits, or sat down."""
    deadline: int | None


def calls(
    summary: StoredSummary, status: str, own: int, settling: Settling | None = None
) -> Iterator[Call]:
    """Why the person of the seats `own`, a set of bits, may have to be called."""
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
    away = (seat.holiday or 0) > since  # on holiday, which ends by itself
    if names and unhurried(setup) and not away:
        wait = settling.slow if setup.bank is None else settling.quick
        until = since + USEFUL if deadline is None else deadline
        yield Call("turn", since, since + wait, until, names, deadline)
    if deadline is not None:
        lead = min((deadline - since) // SHARE, LONGEST_LEAD)
        if lead >= SHORTEST_LEAD:
            yield Call("soon", deadline, deadline - lead, deadline, names, deadline)


def unhurried(setup: Setup) -> bool:
    """Whether a turn can wait until somebody has come back to the table."""
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
    """Whether it is the turn of the person of these seats."""
    turn = summary.turn
    return turn is not None and bool(own >> turn & 1) and not summary.seats[turn].away


def quiet_until(quiet: QuietHours | None, zone: str, offset: int, now: int) -> int:
    """When quiet hours end that are now, in milliseconds; `now` if there are none.

    `offset` is what the device's clock is ahead of UTC, in minutes, where its zone is not known.
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
    """The zone of a name, if this machine knows it."""
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # none, a spoiled one, one that nobody knows
        return timezone(timedelta(minutes=offset))
