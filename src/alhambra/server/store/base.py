"""What a store keeps: for each table an append-only log and an index entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from ...errors import AlhambraError
from .alerts import AlertStore
from .deals import DealStore
from .people import People

AWAITED = 60_000
"""Milliseconds: a table that is due later than that is one where somebody's clock is running.

Leases are shorter, so a table that no process can drive does not stay for ever."""


class Conflict(Exception):
    """The version exists already, or the table is gone: read the log and decide again."""


class Unavailable(AlhambraError):
    """The database does not answer. It is not known whether a row was written."""

    slug = "unavailable"


class Row(NamedTuple):
    """One entry of a table's log; its changes are made together or not at all."""

    version: int
    """1, 2, 3, … without a gap."""
    at: int
    """When, in milliseconds since 1970."""
    body: bytes
    """UTF-8 JSON; the store never looks inside."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A guest who has seats at a table, for the guest's list of games."""

    guest: str
    seats: int
    """A bit set; 1 is seat 0."""
    names: str
    """The other players' names for searching, in lower case, one per line."""


class Index(NamedTuple):
    """What can be queried about a table without reading its log; replaced with every row."""

    status: str
    """`open`, `running` or `over`; `lesson`, `sandbox` or `bots-only` for tables that are kept for
    a shorter time."""
    listed: bool
    """Whether the lobby shows it."""
    due: int | None
    """When the table needs looking after, in milliseconds since 1970; None for never."""
    summary: bytes
    """UTF-8 JSON, for the lobby and lists of games."""
    holders: tuple[Holder, ...] | None = None
    """Whose lists of games the table is in from now on; None for no change."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in the lobby."""

    table: str
    created: int
    updated: int
    index: Index


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A score sheet as it is now; it has no history."""

    version: int
    created: int
    body: bytes
    """UTF-8 JSON; the store never looks inside."""


BETWEEN = 0.005
"""Seconds at least between commits, so that rows arriving meanwhile share one.

A commit costs several times as much CPU as a row. After a pause there is no wait.
"""

Heard: TypeAlias = Callable[[Sequence[str] | None], None]
"""Called with the tables that another process has changed.

None means that news may have been missed: any table may have changed.
"""


def unheard(tables: Sequence[str] | None) -> None:
    """Ignore news."""


class Store(Protocol):
    """Stores tables. Every method but `close` may raise `Unavailable`."""

    @property
    def people(self) -> People:
        """People and their games."""
        ...

    @property
    def deals(self) -> DealStore:
        """Shared deals, and everybody's runs."""
        ...

    @property
    def alerts(self) -> AlertStore:
        """Devices for push notifications."""
        ...

    async def open(self, heard: Heard, moved: Heard = unheard) -> None:
        """Connect, bring the schema up to date, and report other processes' changes from now on.

        `heard` is called with tables whose logs have changed, `moved` with those where somebody
        has connected or disconnected.
        """
        ...

    async def close(self) -> None:
        """Write what waits to be written, and disconnect."""
        ...

    async def secret(self) -> bytes:
        """32 random bytes shared by all processes; the first one to ask makes them."""
        ...

    async def create(self, table: str, row: Row, index: Index) -> None:
        """Store a new table with its first row. Raises `Conflict` if the table exists."""
        ...

    async def append(self, table: str, row: Row, index: Index) -> None:
        """Store one more row; on disk when this returns. After `Conflict`, nothing has changed.

        A mark by `expire` is removed.
        """
        ...

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log after a version, in order; empty if there is no such table."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest version of each of the tables that exist."""
        ...

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """Listed tables of a status, the newest first."""
        ...

    async def analysis(self, table: str, version: int) -> bytes | None:
        """The analysis stored by `keep_analysis`, if any."""
        ...

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """Store the analysis of a table's game for as long as the table exists; the first one wins.

        `version` is that of the analysis format. Does nothing if the table is gone.
        """
        ...

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """Take up to `limit` tables that are due, the longest overdue first, for this process only.

        They become due again after `lease` milliseconds, unless a new row changes that.
        """
        ...

    async def renew(self, versions: Mapping[str, int], until: int) -> None:
        """Make claimed tables due at `until`, unless their versions have changed."""
        ...

    async def expire(
        self, status: str, before: int, now: int, notice: int, limit: int
    ) -> list[str]:
        """Mark tables of a status that have not changed since `before`.

        Removes, and returns, those marked at least `notice` milliseconds ago. Leaves out tables
        that are due later than `AWAITED`: somebody's clock is still running there.
        """
        ...

    async def put_scores(self, room: str, version: int, now: int, body: bytes) -> None:
        """Store a score sheet: version 1 makes a new one, others replace the version before.

        Raises `Conflict`, and then nothing has changed.
        """
        ...

    async def scores(self, room: str) -> ScoreRow | None:
        """A score sheet, if there is one."""
        ...

    async def expire_scores(self, before: int) -> int:
        """Remove the score sheets that have not changed since `before`; returns how many."""
        ...

    async def time(self) -> int:
        """The time shared by all processes, in milliseconds since 1970."""
        ...

    async def touch(self, now: int) -> None:
        """Write something small, to test whether the store can be written to."""
        ...

    async def size(self) -> int:
        """How many bytes are stored."""
        ...

    async def forget_presence(self, before: int) -> None:
        """Remove presence that expired by `before`."""
        ...

    async def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """A seat's holder is connected to `process`, which will confirm it before `until`."""
        ...

    async def depart(self, table: str, seat: int, process: str) -> None:
        """A seat's holder is no longer connected to `process`."""
        ...

    async def remain(self, process: str, until: int) -> None:
        """Confirm that everybody connected to `process` still is."""
        ...

    async def present(self, table: str, now: int) -> frozenset[int]:
        """The seats whose holders are connected to any process."""
        ...
