"""What a store keeps of shared deals: the deals, and everybody's runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Run:
    """One person's game of a shared deal; called a try where people see it."""

    deal: str
    table: str
    player: str
    """A key for the person that reveals nothing about them."""
    name: str
    begun: int
    """When it began, in milliseconds since 1970."""
    until: int
    """It counts only if it ends before this time, in milliseconds since 1970."""
    counted: bool
    """Whether it is the person's one run that counts; all others are practice."""
    shared: bool
    """Whether others may see the game after they have played the deal themselves."""
    points: int | None = None
    """The person's points at the end; None while the game is running."""
    ended: int | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A player's points in one of several deals."""

    deal: str
    player: str
    name: str
    points: int
    total: int
    """The sum of the player's best deals."""


class DealStore(Protocol):
    """Stores deals and runs. Every method may raise `Unavailable`."""

    async def keep(self, deal: str, kind: str, made: int, body: bytes) -> bytes:
        """Store a deal unless its name exists; returns the stored body either way."""
        ...

    async def find(self, deal: str) -> bytes | None:
        """The stored body of a deal."""
        ...

    async def newest(self, kind: str, limit: int, below: str = "~") -> list[str]:
        """The names less than `below` of deals of a kind, in descending order."""
        ...

    async def keep_par(self, deal: str, par: bytes) -> None:
        """Store the par of a deal, unless there is one."""
        ...

    async def par(self, deal: str) -> bytes | None:
        """The par of a deal, if there is one."""
        ...

    async def begin(self, run: Run) -> Run:
        """Store a new run; if it counts and the player already has such a run, returns that."""
        ...

    async def end(self, deal: str, table: str, points: int, ended: int) -> None:
        """Store the result of a run; only the first call has an effect."""
        ...

    async def unsettled(self, deal: str, limit: int) -> list[str]:
        """The tables of runs whose games are over, but whose results are not stored."""
        ...

    async def counted(self, deal: str, player: str) -> Run | None:
        """A player's run that counts, finished or not."""
        ...

    async def best(self, deal: str, limit: int) -> list[Run]:
        """The runs that count, by points in descending order, then by time of ending."""
        ...

    async def spread(self, deal: str) -> list[tuple[int, int]]:
        """Points, and how many runs that count have them, in ascending order."""
        ...

    async def better(self, deal: str, points: int) -> int:
        """How many runs that count have more points."""
        ...

    async def names(self, deal: str, limit: int) -> list[tuple[str, str]]:
        """Players and their names in a deal, in order of beginning."""
        ...

    async def of_player(self, player: str, kind: str, limit: int) -> list[Run]:
        """A player's runs that count in deals of a kind, by name of deal in descending order."""
        ...

    async def league(self, deals: Sequence[str], most: int, limit: int) -> list[Scored]:
        """Standings over several deals, of which each player's best `most` count: best first.

        Includes all deals of each player, not only their best.
        """
        ...

    async def move(self, player: str, to: str) -> None:
        """Give all runs of one player to another.

        Where both have a run that counts, the moved one becomes practice.
        """
        ...

    async def forget(self, player: str, nobody: str) -> None:
        """Make a player's finished runs that count anonymous, under the key `nobody`.

        Their games can no longer be seen. Practice and unfinished runs are removed.
        """
        ...
