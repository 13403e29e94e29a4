"""What a store knows of alerts: devices that can be called, and the calls that wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Kind: TypeAlias = Literal["turn", "sat", "soon"]
"""Why somebody is called: it is their turn, somebody sat down, their time runs out."""
KINDS: tuple[Kind, ...] = ("turn", "sat", "soon")


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that can be called though the page is closed."""

    id: str
    """The hash of its address at the push service."""
    guest: str
    generation: int
    """Of the guest's token: a newer one ends the device."""
    made: int
    seen: int
    """When it last said that it is still there, in milliseconds."""
    body: bytes
    """UTF-8 JSON; the store never looks inside."""


@dataclass(frozen=True, slots=True)
class Watched:
    """A table of somebody who has a device, and what they were told about it."""

    guest: str
    table: str
    seats: int
    """The guest's own, as a set of bits."""
    status: str
    summary: bytes
    told: Mapping[Kind, int]
    """For each kind the mark of the newest call; marks only grow."""


@dataclass(frozen=True, slots=True)
class Push:
    """A call that waits to be sent to one device."""

    device: Device
    table: str
    kind: Kind
    mark: int
    tries: int
    seats: int
    """The guest's own by now; 0 for who has left."""
    status: str
    summary: bytes
    muted: bool


class AlertStore(Protocol):
    """Who is to be called, and was. Every method may raise `Unavailable`."""

    async def key(self, made: bytes) -> bytes:
        """The private key of all processes: what was stored first, which may be `made`."""
        ...

    async def keep(self, device: Device, most: int) -> None:
        """Keep a device, instead of the one of that id; a guest's newest `most` stay."""
        ...

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the newest first."""
        ...

    async def find(self, device: str) -> Device | None:
        """The device of an id."""
        ...

    async def drop(self, device: str) -> None:
        """Call a device no more."""
        ...

    async def drop_older(self, guest: str, generation: int) -> None:
        """Call no device of a guest any more that is of a generation before this one."""
        ...

    async def expire(self, before: int) -> int:
        """Drop the devices that were not seen since; how many they were."""
        ...

    async def any(self) -> bool:
        """Whether there is any device."""
        ...

    async def mute(self, guest: str, table: str, muted: bool) -> bool:
        """Never call a guest for a table, or do again; whether it is one of the guest's."""
        ...

    async def muted(self, guest: str, table: str) -> bool:
        """Whether a guest is never called for a table."""
        ...

    async def watched(self, since: int) -> list[Watched]:
        """Tables, not over, that have changed since, of those who have devices."""
        ...

    async def running_out(self, now: int, until: int) -> list[Watched]:
        """Tables of such people that are due between two moments, if they were not told."""
        ...

    async def tell(
        self, guest: str, table: str, kind: Kind, mark: int, due: Mapping[str, int]
    ) -> bool:
        """Note that a guest is told; each device is called when it is due.

        False, and nothing is done, if the guest was told of this mark or a newer one before.
        """
        ...

    async def claim(self, now: int, lease: int, limit: int) -> list[Push]:
        """Calls that are due, each given to one process, and to another after `lease`."""
        ...

    async def put_off(self, push: Push, due: int, tries: int) -> None:
        """Try again later, unless there is newer to tell."""
        ...

    async def done(self, push: Push) -> None:
        """A call has been made, or is not needed any more."""
        ...
