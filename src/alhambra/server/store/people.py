"""What a store keeps of people: hashes of their links, their settings, their lists of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Person:
    """A guest who has, or had, a link to be the same person on other devices."""

    guest: str
    generation: int
    """How often the link was renewed; tokens of earlier generations are void."""
    openings: int
    """How often the current link was opened."""
    opened: int
    """When it was last opened, in milliseconds since 1970; 0 for never."""
    settings: bytes
    """UTF-8 JSON; the store never looks inside."""
    seen: int
    """When the person was last seen, in milliseconds since 1970; 0 if it is not known."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One of a guest's games."""

    table: str
    seats: int
    """The guest's own seats, as a bit set."""
    status: str
    at: int
    """When it began or ended, in milliseconds since 1970; the list is sorted by it."""
    hidden: bool
    updated: int
    summary: bytes
    deal: str | None
    """The name of the shared deal, if it is one."""
    muted: bool = False
    """Whether the guest gets no notifications for it."""


@dataclass(frozen=True, slots=True)
class GameQuery:
    """Which of a guest's games are wanted: the newest first, at most `limit`."""

    statuses: tuple[str, ...]
    limit: int
    hidden: bool = False
    search: str = ""
    """Part of a fellow player's name, in lower case."""
    before: tuple[int, str] | None = None
    """`at` and `table` of the last game of the page before."""
    deals: bool = False
    """Whether only games of shared deals are wanted."""


class People(Protocol):
    """Stores people and their lists of games. Every method may raise `Unavailable`."""

    async def person(self, guest: str) -> Person | None:
        """The person behind a guest, who has or had a link."""
        ...

    async def with_key(self, key: bytes) -> Person | None:
        """The person whose link's secret has this hash."""
        ...

    async def renew(self, guest: str, key: bytes | None, now: int) -> int:
        """Replace or remove a guest's link; returns the generation from now on.

        The first link leaves it at 0, so that existing tokens stay valid.
        """
        ...

    async def open(self, guest: str, now: int) -> None:
        """Count an opening of a guest's link."""
        ...

    async def see(self, guest: str, now: int) -> None:
        """Note that a person was seen, and remove a mark by `expire`."""
        ...

    async def expire(self, before: int, now: int, notice: int, limit: int) -> int:
        """Mark people not seen since `before` who have neither games nor devices; unmark others.

        Removes those marked at least `notice` milliseconds ago; returns how many. Of people with a
        later generation only the settings go: the rest keeps older tokens void. Where it is not
        known when somebody was seen, it is now.
        """
        ...

    async def keep_settings(self, guest: str, before: bytes, settings: bytes) -> bool:
        """Store a person's settings; False, and no change, if they were not `before`."""
        ...

    async def renewals(self, since: int) -> list[tuple[str, int, int]]:
        """Guests renewed since a time, with their generations and the times of renewal."""
        ...

    async def games(self, guest: str, wanted: GameQuery) -> list[GameRow]:
        """A guest's games."""
        ...

    async def shared(
        self, guests: Sequence[str], limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """Finished games that all these guests were in, as rows of the first guest."""
        ...

    async def hide(self, guest: str, table: str, hidden: bool) -> bool:
        """Hide or show a game in a guest's list; False if it is not one of theirs."""
        ...

    async def move(self, guest: str, to: str) -> None:
        """Give all games of one guest to another."""
        ...

    async def alone(self, guest: str, limit: int) -> list[str]:
        """Tables where no other guest has or had a seat."""
        ...

    async def remove(self, tables: Sequence[str]) -> None:
        """Remove tables for good."""
        ...

    async def knows(self, guest: str, player: str) -> bool:
        """Whether a guest has a game, a device or a link, or a counted try as `player`."""
        ...

    async def forget(self, guest: str) -> None:
        """Remove a guest's list of games, settings and devices."""
        ...

    async def finished(self, limit: int) -> list[bytes]:
        """The summaries of the most recently finished games of everybody."""
        ...

    async def keep_losses(self, table: str, at: int, body: bytes) -> None:
        """Store each seat's losses in an analysed game, for as long as the table exists."""
        ...

    async def losses(self, tables: Sequence[str]) -> dict[str, bytes]:
        """The stored losses of some tables."""
        ...

    async def analysed(self, limit: int) -> list[tuple[bytes, bytes]]:
        """Summaries and losses of the most recently analysed games of everybody."""
        ...
