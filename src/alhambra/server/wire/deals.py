"""Shared deals as JSON: what is asked and answered about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..setup import Name, SeatNumber

Level = Annotated[str, Meta(max_length=20, description="The level of a bot.")]

# What comes in


class NewRun(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A try at a deal."""

    name: Name
    counted: Annotated[
        bool, Meta(description="Whether it is the one that counts; false for practice.")
    ] = True
    shared: Annotated[
        bool,
        Meta(description="Whether others may see it who have played the deal of the day."),
    ] = False


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A challenge: others play the deal of a finished game from the same seat."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    level: Annotated[Level, Meta(description="Who plays for the other people.")] = "mason"


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A duplicate evening: five deals that many people play, each alone against the same bots."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=5)]


# What comes out


class RunOut(Struct, frozen=True, rename="camel"):
    """A try that counts, and its place."""

    place: int
    name: str
    """Empty if the person has deleted their data."""
    points: int
    you: bool
    table: str | None
    """Where the game can be seen; null if the viewer may not."""


class OwnRunOut(Struct, frozen=True, rename="camel"):
    """The viewer's own try that counts."""

    table: str
    over: bool
    in_time: bool
    """Whether it was finished before the deal was revealed; otherwise it does not count."""
    points: int | None
    place: int | None


class DealOut(Struct, frozen=True, rename="camel"):
    """A shared deal, and how people did in it."""

    id: str
    kind: Literal["day", "challenge", "duplicate"]
    now: int
    """The server's time, in milliseconds since 1970."""
    opens: int
    closes: int | None
    """When counted tries can no longer be begun, in milliseconds since 1970; null for never."""
    told: int | None
    """When the whole deal is revealed, in milliseconds since 1970; null for never."""
    drawn: int
    """When the deal was drawn, and so committed to; 0 if that was not recorded."""
    commitment: str
    """The SHA-256 of all that chance decides (docs/records.md)."""
    next_commitment: str | None
    """The commitment of tomorrow's deal; only with today's."""
    seed: str | None
    """What everything was dealt from; null until the deal is revealed."""
    seat: int
    bots: list[str | None]
    """The bot level at each seat; null at the person's."""
    runs: int
    """How many tries that count are finished."""
    spread: list[tuple[int, int]]
    """Points, and how many tries have them, in ascending order."""
    best: list[RunOut]
    yours: OwnRunOut | None
    par: int | None
    """The master bot's points at this seat; null until they are known and you may see them."""
    par_coming: bool
    """Whether the master is still playing; ask again later."""
    duplicate: str | None


class DayOut(Struct, frozen=True, rename="camel"):
    """A day that had a deal."""

    day: str
    points: int | None
    """Those of the viewer's try that counts, if it is finished."""


class DaysOut(Struct, frozen=True, rename="camel"):
    """The deals of recent days, the newest first."""

    now: int
    today: str
    week: str
    """The current week, such as `2026-W47`."""
    closes: int
    """When the next day's deal opens, in milliseconds since 1970."""
    streak: int
    """Days in a row that the viewer has played, up to today or yesterday."""
    days: list[DayOut]
    more: bool
    """Whether there are older ones."""


class LeagueRow(Struct, frozen=True, rename="camel"):
    """A player's standing over several deals."""

    place: int
    name: str
    """Empty if the person has deleted their data."""
    points: list[int | None]
    """By deal; null for one that was not played to its end."""
    total: int
    you: bool


class League(Struct, frozen=True, rename="camel"):
    """The standings over several deals: a week, or a duplicate evening."""

    id: str
    title: str
    """The host's name for a duplicate evening; empty for a week."""
    now: int
    closes: int | None
    """When tries can no longer be begun, in milliseconds since 1970; null for a week."""
    deals: list[str]
    """The ids of the deals; for a week, those up to today."""
    most: int
    """How many deals count: each player's best."""
    rows: list[LeagueRow]


class MadeDeal(Struct, frozen=True):
    """A new challenge, or a new duplicate evening."""

    id: str
    link: str
    """The path of its page on this server, for friends."""
