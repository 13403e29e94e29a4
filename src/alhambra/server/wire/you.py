"""A person's own games and statistics as JSON, and what is asked about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..setup import Setup
from .updates import SeatOut


class YourGame(Struct, frozen=True, rename="camel"):
    """One of the games in which somebody has, or had, a seat."""

    id: str
    status: Literal["open", "running", "over"]
    at: int
    """When it began or ended, in milliseconds."""
    hidden: bool
    you: list[int]
    """One's own seats."""
    setup: Setup
    seats: list[SeatOut]
    turn: int | None
    """Who is on turn."""
    deadline: int | None
    """When the clock of that turn runs out, in milliseconds."""
    said: list[tuple[int, int]]
    """The last lines of chat: seats, and when."""
    scores: list[int] | None
    """How it ended, if that is known."""
    deal: str | None
    """The deal that others play as well, if it is one."""
    muted: bool
    """Whether one is never called for it."""


class YourGames(Struct, frozen=True, rename="camel"):
    """Some of somebody's games, and whether the name is in use elsewhere."""

    games: list[YourGame]
    more: str | None
    """What `after` is for the next of them; null at the end."""
    now: int
    linked: bool
    """Whether there is a link to use this name elsewhere."""
    openings: int
    """How often that link was opened."""
    opened: int
    """When that was last, in milliseconds; 0 for never."""


class NameLink(Struct, frozen=True):
    """A link to use one's name elsewhere. The token replaces the one that one had."""

    token: str
    key: str


class Chosen(Struct, frozen=True):
    """What a person has chosen, on whichever device, by the names that browsers have for it."""

    settings: dict[str, str]


class OpenedName(Chosen, frozen=True):
    """A name that is in use here, too."""

    token: str


class Tally(Struct, frozen=True, rename="camel"):
    """Games of some sort."""

    games: int
    wins: int
    """A win that is shared counts."""
    points: float
    """On average."""


class Against(Tally, frozen=True, rename="camel"):
    """Games against somebody."""

    name: str
    bot: str | None
    """The level, for a bot."""


class ScoringShape(Struct, frozen=True):
    """What a scoring brings on average."""

    kinds: list[float]
    """Points for each kind, the cheapest first."""
    wall: float


class Shape(Struct, frozen=True, rename="camel"):
    """Where points come from, over so many results."""

    results: int
    points: float
    scorings: list[ScoringShape]


class LossPoint(Struct, frozen=True):
    """What a turn lost on average, over some analysed games that follow each other."""

    at: int
    """When the last of them ended, in milliseconds."""
    games: int
    loss: float
    """Points of lead in a turn."""


class LossLine(Struct, frozen=True):
    """How somebody's loss in a turn developed, the oldest games first."""

    you: list[LossPoint]
    persons: float | None
    """Of everybody whose games were analysed here lately; null if none was."""
    bots: float | None


class Averages(Struct, frozen=True, rename="camel"):
    """Games of everybody here, to be compared with one's own."""

    seats: dict[str, Tally]
    """Of people, by the number of players."""
    bot_seats: dict[str, Tally]
    """The same of bots."""
    levels: dict[str, Tally]
    """Of people, against each level of bots."""


class Statistics(Struct, frozen=True, rename="camel"):
    """What somebody's finished games have in common."""

    total: Tally
    seats: dict[str, Tally]
    """By the number of players."""
    levels: list[Against]
    """Against each level of bots."""
    people: list[Against]
    """Against each name, the most frequent first."""
    you: Shape
    persons: Shape
    """The same of everybody who played here lately."""
    bots: Shape
    """And of the bots."""
    everybody: Averages
    losses: LossLine
    together: list[Against]
    """Of the common games of a table: how each of its people did, the most wins first."""


# What is asked


class OpenName(Struct, frozen=True, forbid_unknown_fields=True):
    """Use the name of a link here."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    take: bool = True
    """Whether the games of who asks become that person's."""


class HideGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a game out of the list, or let it in again."""

    hidden: bool


class KeepSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has chosen, by the names that the browser has for it."""

    settings: Annotated[
        dict[
            Annotated[str, Meta(max_length=20)],
            Annotated[str, Meta(max_length=8000)],
        ],
        Meta(max_length=40),
    ]


class Kept(Struct, frozen=True):
    """It is done."""

    done: bool = True
