"""Deals that many people play: what is asked, and what is told about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..setup import Name, SeatNumber

Level = Annotated[str, Meta(max_length=20, description="The level of a bot.")]

# What comes in


class NewRun(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A try of a deal."""

    name: Name
    counted: Annotated[
        bool, Meta(description="Whether it is the one that counts; false for practice.")
    ] = True
    shared: Annotated[
        bool,
        Meta(description="Whether others may see it who have played the deal of the day."),
    ] = False


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A finished game whose deal others are to play from the same seat."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    level: Annotated[Level, Meta(description="Who plays for the other people.")] = "mason"


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Five deals for many people, each alone against the same bots."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=5)]


# What comes out


class RunOut(Struct, frozen=True, rename="camel"):
    """A try that counts, and its place."""

    place: int
    name: str
    """Empty for who has deleted everything of theirs."""
    points: int
    you: bool
    table: str | None
    """Where the game can be seen, by whoever may."""


class OwnRunOut(Struct, frozen=True, rename="camel"):
    """The viewer's own try that counts."""

    table: str
    over: bool
    in_time: bool
    """Whether it was over before the deal was told; then only does it count."""
    points: int | None
    place: int | None


class DealOut(Struct, frozen=True, rename="camel"):
    """A deal that many people play, and what they have made of it."""

    id: str
    kind: Literal["day", "challenge", "duplicate"]
    now: int
    """The server's time, in milliseconds since 1970."""
    opens: int
    closes: int | None
    """From when on no try counts; null for never."""
    told: int | None
    """From when on everybody may know the whole deal."""
    drawn: int
    """When chance decided; 0 if that was not written down. The commitment is not older."""
    commitment: str
    """The SHA-256 of all that chance decides (docs/records.md)."""
    next_commitment: str | None
    """That of the next day's deal, on the day itself."""
    seed: str | None
    """What all was dealt from, when the deal is told."""
    seat: int
    bots: list[str | None]
    """The level at each seat; null at the person's."""
    runs: int
    """How many tries that count are over."""
    spread: list[tuple[int, int]]
    """Points, and how many tries have them, the fewest points first."""
    best: list[RunOut]
    yours: OwnRunOut | None
    par: int | None
    """What the master made of the seat; for whoever has played, and as soon as it is known."""
    par_coming: bool
    """Whether the master still plays: ask again."""
    duplicate: str | None


class DayOut(Struct, frozen=True, rename="camel"):
    """A day that had a deal."""

    day: str
    points: int | None
    """Of the viewer's try that counts, if it is over."""


class DaysOut(Struct, frozen=True, rename="camel"):
    """The deals of the last days, the newest first."""

    now: int
    today: str
    week: str
    """The running week, as in `2026-W47`."""
    closes: int
    """When the next deal comes, in milliseconds since 1970."""
    streak: int
    """On how many days in a row the viewer has played, up to today or yesterday."""
    days: list[DayOut]
    more: bool
    """Whether there are older ones."""


class LeagueRow(Struct, frozen=True, rename="camel"):
    """What somebody has made of several deals."""

    place: int
    name: str
    """Empty for who has deleted everything of theirs."""
    points: list[int | None]
    """By deal; null for one that was not played, or not to its end."""
    total: int
    you: bool


class League(Struct, frozen=True, rename="camel"):
    """Several deals together: a week, or a duplicate evening."""

    id: str
    title: str
    """What the host calls a duplicate evening; empty for a week."""
    now: int
    closes: int | None
    """From when on no try counts."""
    deals: list[str]
    """Their names, to be played or looked at; of a week, those whose day has come."""
    most: int
    """How many of them count, the best of each player."""
    rows: list[LeagueRow]


class MadeDeal(Struct, frozen=True):
    """A new challenge, or a new duplicate evening."""

    id: str
    link: str
    """Where friends find it, below the server's address."""
