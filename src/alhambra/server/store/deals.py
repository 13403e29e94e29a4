"""What a store keeps of deals that many people play: the deals, and everybody's runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Run:
    """One person's game with a deal that others play as well."""

    deal: str
    table: str
    player: str
    """Who: a key that stands for a person and tells nothing about them."""
    name: str
    begun: int
    """When, in milliseconds since 1970."""
    until: int
    """It counts only if it ends before."""
    counted: bool
    """Whether it is the one try that counts; all others are practice."""
    shared: bool
    """Whether others may see the game, when they have played the deal themselves."""
    points: int | None = None
    """What the person's seat had in the end; None while the game runs."""
    ended: int | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """What somebody has made of one of several deals."""

    deal: str
    player: str
    name: str
    points: int
    total: int
    """Of the player's best deals together."""


class DealStore(Protocol):
    """Where deals and runs live. Every method may raise `Unavailable`."""

    async def keep(self, deal: str, kind: str, made: int, body: bytes) -> bytes:
        """Keep a deal, unless there is one of that name: what is kept in the end."""
        ...

    async def find(self, deal: str) -> bytes | None:
        """A deal that was kept."""
        ...

    async def newest(self, kind: str, limit: int, below: str = "~") -> list[str]:
        """The names of the deals of a kind, the greatest first, all less than `below`."""
        ...

    async def keep_par(self, deal: str, par: bytes) -> None:
        """Keep what the master made of a deal, unless that is known."""
        ...

    async def par(self, deal: str) -> bytes | None:
        """What the master made of a deal, if that is known."""
        ...

    async def begin(self, run: Run) -> Run:
        """Keep a new run. If it counts and the player has one that does: that one."""
        ...

    async def end(self, deal: str, table: str, points: int, ended: int) -> None:
        """A run is over; it is said once, what comes later changes nothing."""
        ...

    async def unsettled(self, deal: str, limit: int) -> list[str]:
        """The tables of runs whose game is over, though nobody has said how it ended."""
        ...

    async def counted(self, deal: str, player: str) -> Run | None:
        """The run of a player that counts, over or not."""
        ...

    async def best(self, deal: str, limit: int) -> list[Run]:
        """The runs that count, the most points first, then who was first."""
        ...

    async def spread(self, deal: str) -> list[tuple[int, int]]:
        """How many runs have which points, the fewest points first."""
        ...

    async def better(self, deal: str, points: int) -> int:
        """How many runs that count have more points."""
        ...

    async def names(self, deal: str, limit: int) -> list[tuple[str, str]]:
        """Players and what they are called in a deal, the first to begin first."""
        ...

    async def of_player(self, player: str, kind: str, limit: int) -> list[Run]:
        """The runs of a player that count with deals of a kind, the greatest name first."""
        ...

    async def league(self, deals: Sequence[str], most: int, limit: int) -> list[Scored]:
        """Several deals together, of which each player's best so many count: the best first.

        Of every player all deals, whether they are among the best or not.
        """
        ...

    async def move(self, player: str, to: str) -> None:
        """The runs of one player are another's, who keeps the one that counts where both have one.

        Then the other's is practice.
        """
        ...

    async def forget(self, player: str, nobody: str) -> None:
        """Points of a player that count stay, without a name, under a key that is nobody's.

        Nobody sees those games; practice, and what is not over, is removed.
        """
        ...
