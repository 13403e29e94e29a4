"""What a store knows of people: the hash of a secret, and which games are whose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Person:
    """A guest who has, or had, a link to be the same person elsewhere."""

    guest: str
    generation: int
    """How often the link was made anew; tokens of another generation are void."""
    openings: int
    """How often the link was opened since."""
    opened: int
    """When that was last, in milliseconds; 0 for never."""
    settings: bytes
    """UTF-8 JSON; the store never looks inside."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One of a guest's games."""

    table: str
    seats: int
    """The guest's own, as a set of bits."""
    status: str
    at: int
    """When it began or ended, in milliseconds: its place in the list."""
    hidden: bool
    updated: int
    summary: bytes
    deal: str | None
    """The deal that others play as well, if it is one."""
    muted: bool = False
    """Whether the guest is never called for it."""


@dataclass(frozen=True, slots=True)
class GameQuery:
    """Which of a guest's games are wanted: the newest first, so many at most."""

    statuses: tuple[str, ...]
    limit: int
    hidden: bool = False
    search: str = ""
    """A part of somebody's name, in small letters."""
    before: tuple[int, str] | None = None
    """`at` and `table` of the last game that is known."""
    deals: bool = False
    """Only those whose deal others play as well."""


class People(Protocol):
    """Whose games there are. Every method may raise `Unavailable`."""

    async def person(self, guest: str) -> Person | None:
        """A guest who has a link."""
        ...

    async def with_key(self, key: bytes) -> Person | None:
        """Whose link has a secret with this hash."""
        ...

    async def renew(self, guest: str, key: bytes | None, now: int) -> int:
        """A guest's link has another secret, or none; the generation that counts from now on.

        The first link ends nothing, for there is nothing to end.
        """
        ...

    async def open(self, guest: str, now: int) -> None:
        """A guest's link was opened."""
        ...

    async def keep_settings(self, guest: str, before: bytes, settings: bytes) -> bool:
        """What a guest with a link has chosen; False if it was not `before`: nothing changed."""
        ...

    async def renewals(self, since: int) -> list[tuple[str, int, int]]:
        """Guests, their generations, and when they were renewed, from a moment on."""
        ...

    async def games(self, guest: str, wanted: GameQuery) -> list[GameRow]:
        """Games of a guest."""
        ...

    async def shared(
        self, guests: Sequence[str], limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """Finished games that all these guests were in, as the first of them has them."""
        ...

    async def hide(self, guest: str, table: str, hidden: bool) -> bool:
        """Leave a game out of the list, or let it in again; whether it is one of the guest's."""
        ...

    async def move(self, guest: str, to: str) -> None:
        """The games of one guest are another's."""
        ...

    async def alone(self, guest: str, limit: int) -> list[str]:
        """Tables where no other guest has or had a seat."""
        ...

    async def remove(self, tables: Sequence[str]) -> None:
        """Remove tables for good."""
        ...

    async def forget(self, guest: str) -> None:
        """Remove the list of a guest's games, all settings, and the devices that are called."""
        ...

    async def finished(self, limit: int) -> list[bytes]:
        """The summaries of the games that ended last, whoever played them."""
        ...

    async def keep_losses(self, table: str, at: int, body: bytes) -> None:
        """Keep what each seat of an analysed game lost, for as long as the table."""
        ...

    async def losses(self, tables: Sequence[str]) -> dict[str, bytes]:
        """What was kept of some tables."""
        ...

    async def analysed(self, limit: int) -> list[tuple[bytes, bytes]]:
        """Summaries and losses of the games that were analysed last, whoever played them."""
        ...
