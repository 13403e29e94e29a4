"""What a store keeps for alerts: devices that can be called, and calls waiting to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Kind: TypeAlias = Literal["turn", "sat", "soon"]
"""Why somebody is called: it is their turn, somebody sat down, their time is running out."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that can be called while the page is closed."""

    id: str
    """The hash of its address at the push service."""
    guest: str
    generation: int
    """That of the guest's token; the device is dropped when a newer one begins."""
    made: int
    seen: int
    """When it was last registered, in milliseconds since 1970."""
    body: bytes
    """UTF-8 JSON; the store never looks inside."""


@dataclass(frozen=True, slots=True)
class Watched:
    """A table of a guest who has a device, and what they were told about it."""

    guest: str
    table: str
    seats: int
    """The guest's own seats, as a bit set."""
    status: str
    summary: bytes
    told: Mapping[Kind, int]
    """The mark of the newest call of each kind; marks only grow."""


@dataclass(frozen=True, slots=True)
class Push:
    """A call that waits to be sent to one device."""

    device: Device
    table: str
    kind: Kind
    mark: int
    tries: int
    seats: int
    """The guest's own seats now, as a bit set; 0 if they have left."""
    status: str
    summary: bytes
    muted: bool


class AlertStore(Protocol):
    """Who can be called, and who was. Every method may raise `Unavailable`."""

    async def key(self, made: bytes) -> bytes:
        """The private key shared by all processes: the first stored, which may be `made`."""
        ...

    async def keep(self, device: Device, most: int) -> None:
        """Store or replace a device; only the `most` last seen of a guest are kept."""
        ...

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the last seen first."""
        ...

    async def find(self, device: str) -> Device | None:
        """The device with an id."""
        ...

    async def drop(self, device: str) -> None:
        """Remove a device."""
        ...

    async def drop_older(self, guest: str, generation: int) -> None:
        """Remove a guest's devices of earlier generations."""
        ...

    async def expire(self, before: int) -> int:
        """Remove the devices not seen since `before`; returns how many."""
        ...

    async def any(self) -> bool:
        """Whether there is any device."""
        ...

    async def mute(self, guest: str, table: str, muted: bool) -> bool:
        """Mute or unmute a table for a guest; False if the table is not one of theirs."""
        ...

    async def muted(self, guest: str, table: str) -> bool:
        """Whether a guest has muted a table."""
        ...

    async def watched(self, since: int) -> list[Watched]:
        """Unfinished, unmuted tables of guests with devices that have changed since."""
        ...

    async def running_out(self, now: int, until: int) -> list[Watched]:
        """Such tables that are due after `now` and by `until`, if the guest was not warned yet."""
        ...

    async def tell(
        self, guest: str, table: str, kind: Kind, mark: int, due: Mapping[str, int]
    ) -> bool:
        """Note that a guest has been told, and store calls to devices by the times they are due.

        Does nothing and returns False if the guest was already told of this mark or a newer one.
        """
        ...

    async def claim(self, now: int, lease: int, limit: int) -> list[Push]:
        """Take up to `limit` calls that are due; they become due again after `lease`."""
        ...

    async def put_off(self, push: Push, due: int, tries: int) -> None:
        """Make a call due later, unless a newer one has replaced it."""
        ...

    async def done(self, push: Push) -> None:
        """Remove a call that was made or is no longer needed."""
        ...
