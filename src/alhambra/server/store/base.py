"""What a store keeps: for every table a log that only grows, and an index entry beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from ...errors import AlhambraError
from .alerts import AlertStore
from .deals import DealStore
from .people import People


class Conflict(Exception):
    """The version is taken, or the table is gone: read the log again, then decide again."""


class Unavailable(AlhambraError):
    """The database does not answer now. Whether a row was written is not known."""

    slug = "unavailable"


class Row(NamedTuple):
    """One entry of a table's log: what was done together, or not at all."""

    version: int
    """1, 2, 3, … without a gap."""
    at: int
    """When, in milliseconds since 1970."""
    body: bytes
    """UTF-8 JSON; the store never looks inside."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A guest who has seats at a table, for the list of that guest's games."""

    guest: str
    seats: int
    """A set of bits, 1 for seat 0."""
    names: str
    """What can be searched for: who else sits there, in small letters, a line each."""


class Index(NamedTuple):
    """What can be asked about a table without reading its log; replaced with every row."""

    status: str
    """`open` before the start, then `running`, then `over`; `lesson` and `bots-only` for what is
    not kept for as long."""
    listed: bool
    """Whether the lobby shows it."""
    due: int | None
    """When somebody has to look after the table, in milliseconds; None for never."""
    summary: bytes
    """UTF-8 JSON for the lobby."""
    holders: tuple[Holder, ...] | None = None
    """Whose games the table is among from now on; None for those that it is among already."""


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
"""Seconds from one commit to the next where there are many: what comes meanwhile shares the next.

A commit costs several times as much of a processor as a row. After a pause there is no wait.
"""

Heard: TypeAlias = Callable[[Sequence[str] | None], None]
"""Called with the tables that another process has changed.

None means that news may have been missed: any table may have changed.
"""


def unheard(tables: Sequence[str] | None) -> None:
    """For who does not want to know."""


class Store(Protocol):
    """Where tables live. Every method but `close` may raise `Unavailable`."""

    @property
    def people(self) -> People:
        """Where people and their games are found."""
        ...

    @property
    def deals(self) -> DealStore:
        """The deals that many people play, and their runs."""
        ...

    @property
    def alerts(self) -> AlertStore:
        """The devices that can be called though the page is closed."""
        ...

    async def open(self, heard: Heard, moved: Heard = unheard) -> None:
        """Connect, bring the schema up to date, and report from now on what others change.

        `heard` is told whose log has changed, `moved` where somebody has come or gone.
        """
        ...

    async def close(self) -> None:
        """Write what is waiting to be written, and let go."""
        ...

    async def secret(self) -> bytes:
        """32 random bytes, the same for every process, made by the first to ask."""
        ...

    async def create(self, table: str, row: Row, index: Index) -> None:
        """A new table with its first row. Raises `Conflict` if there is one of that name."""
        ...

    async def append(self, table: str, row: Row, index: Index) -> None:
        """One more row, on disk when this returns. Raises `Conflict`, and then nothing changed."""
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
        """What `keep_analysis` has kept, if anything."""
        ...

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """Keep the analysis of a table's game for as long as the table; the first one stays.

        `version` is that of its form. Nothing is kept of a table that is gone.
        """
        ...

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables that are due, the longest first, each given to one process only.

        They become due again after `lease` milliseconds, unless a row says otherwise before.
        """
        ...

    async def renew(self, versions: Mapping[str, int], until: int) -> None:
        """Tables are looked after, and not due before `until`, if they have these versions."""
        ...

    async def expire(
        self, status: str, before: int, now: int, notice: int, limit: int
    ) -> list[str]:
        """Mark tables of a status that have not changed since `before`.

        Removes those that were marked `notice` milliseconds ago, and says which.
        """
        ...

    async def put_scores(self, room: str, version: int, now: int, body: bytes) -> None:
        """A score sheet: version 1 is a new one, any other takes the place of the one before.

        Raises `Conflict`, and then nothing changed.
        """
        ...

    async def scores(self, room: str) -> ScoreRow | None:
        """A score sheet, if there is one."""
        ...

    async def expire_scores(self, before: int) -> int:
        """Remove the score sheets that have not changed since `before`; how many they were."""
        ...

    async def time(self) -> int:
        """What the time is where all processes look: milliseconds since 1970."""
        ...

    async def touch(self, now: int) -> None:
        """Write something small, to see whether that can be done."""
        ...

    async def size(self) -> int:
        """How many bytes are stored."""
        ...

    async def forget_presence(self, before: int) -> None:
        """Forget whoever was believed to be connected until `before` only."""
        ...

    async def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """A seat's holder is connected to `process`, which will say so again before `until`."""
        ...

    async def depart(self, table: str, seat: int, process: str) -> None:
        """A seat's holder is connected to `process` no more."""
        ...

    async def remain(self, process: str, until: int) -> None:
        """All that are connected to `process` still are."""
        ...

    async def present(self, table: str, now: int) -> frozenset[int]:
        """The seats whose holders are connected to any process."""
        ...
