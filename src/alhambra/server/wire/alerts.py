"""Push notifications as JSON: how a browser registers, and what it is sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]
Endpoint = Annotated[str, Meta(min_length=9, max_length=1000)]
LANGUAGE = r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$(?!\n)"
"""A language tag. For Python, `$` alone would also match before a final newline."""


class QuietHours(Struct, frozen=True):
    """When a device is not to be called, in minutes after midnight of its local time."""

    begin: Minute
    end: Minute


class AlertDevice(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A browser that wants push notifications, and for what."""

    endpoint: Endpoint
    """Its address at a push service."""
    p256dh: Annotated[str, Meta(min_length=87, max_length=87)]
    """Its public key."""
    auth: Annotated[str, Meta(min_length=22, max_length=22)]
    """A secret that only the browser and this server know."""
    kinds: Annotated[list[Literal["turn", "sat", "soon"]], Meta(max_length=3)]
    """Your turn, somebody sat down, your time is running out."""
    language: Annotated[str, Meta(pattern=LANGUAGE)] = "en"
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of the device, such as Europe/Berlin."""
    offset: Annotated[int, Meta(ge=-1439, le=1439)] = 0
    """Minutes that its clock is ahead of UTC, used if the server does not know the zone."""


class StopAlerts(Struct, frozen=True, forbid_unknown_fields=True):
    """Stop notifications: for one game, or altogether."""

    endpoint: Endpoint
    """The browser's address at its push service, which nobody else knows."""
    table: Annotated[str, Meta(max_length=64)] | None = None


class MuteGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Switch notifications for a game off, or on again."""

    muted: bool


class AlertsOut(Struct, frozen=True):
    """Whether there are notifications, and for which devices and games."""

    key: str | None
    """The key to subscribe with; null if this server sends no notifications."""
    devices: int
    """How many of your browsers get notifications."""
    muted: bool
    """Whether you have muted the table that was asked about."""


class Alert(Struct, frozen=True):
    """A notification; it contains nothing that only one seat may know."""

    kind: Literal["turn", "sat", "soon"]
    table: str
    names: list[str]
    """The people who wait for you, or who sat down."""
    deadline: int | None
    """When your time runs out, in milliseconds since 1970."""
    waiting: int
    """In how many games it is your turn."""
    language: str
