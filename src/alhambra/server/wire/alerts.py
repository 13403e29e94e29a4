"""Alerts as JSON: what a browser says about itself, and what it is sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]
Endpoint = Annotated[str, Meta(min_length=9, max_length=1000)]


class QuietHours(Struct, frozen=True):
    """When a device is not called, by its own clock, in minutes after midnight."""

    begin: Minute
    end: Minute


class AlertDevice(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A browser that wants to be called, and for what."""

    endpoint: Endpoint
    """Its address at a push service."""
    p256dh: Annotated[str, Meta(min_length=87, max_length=87)]
    """Its public key."""
    auth: Annotated[str, Meta(min_length=22, max_length=22)]
    """A secret that only it and this server have."""
    kinds: Annotated[list[Literal["turn", "sat", "soon"]], Meta(max_length=3)]
    """Your turn, somebody sat down, your time runs out."""
    language: Annotated[str, Meta(pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$")] = "en"
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of the device, such as Europe/Berlin."""
    offset: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    """What its clock is ahead of UTC, in minutes, should nobody know the zone here."""


class StopAlerts(Struct, frozen=True, forbid_unknown_fields=True):
    """An end to being called: for one game, or at all."""

    endpoint: Endpoint
    """Which browser; nobody else knows this address."""
    table: Annotated[str, Meta(max_length=64)] | None = None


class MuteGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Never call for a game, or do again."""

    muted: bool


class AlertsOut(Struct, frozen=True):
    """Whether and how one is called."""

    key: str | None
    """What a browser needs to subscribe; null if there are no alerts here."""
    devices: int
    """How many browsers of yours are called."""
    muted: bool
    """Whether you are never called for the table that was asked about."""


class Alert(Struct, frozen=True):
    """What a browser is sent: nothing that only one seat may know."""

    kind: Literal["turn", "sat", "soon"]
    table: str
    names: list[str]
    """Who waits for you, or sat down."""
    deadline: int | None
    """When your time runs out, in milliseconds."""
    waiting: int
    """In how many games it is your turn."""
    language: str
