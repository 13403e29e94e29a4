"""A person's games, statistics and settings as JSON, and requests about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..setup import Setup
from .updates import SeatOut


class YourGame(Struct, frozen=True, rename="camel"):
    """One of the games in which the caller has, or had, a seat."""

    id: str
    status: Literal["open", "running", "over"]
    at: int
    """When it began or ended, in milliseconds since 1970."""
    hidden: bool
    you: list[int]
    """The caller's seats."""
    setup: Setup
    seats: list[SeatOut]
    turn: int | None
    """The seat on turn."""
    deadline: int | None
    """When the clock of that turn runs out, in milliseconds since 1970."""
    said: list[tuple[int, int]]
    """The last chat lines: their seats and times."""
    scores: list[int] | None
    """The final scores by seat, if they are known."""
    deal: str | None
    """The id of the shared deal, if it is one."""
    muted: bool
    """Whether notifications for it are off."""


class YourGames(Struct, frozen=True, rename="camel"):
    """A page of the caller's games, and whether their name is in use on other devices."""

    games: list[YourGame]
    more: str | None
    """The value of `after` for the next page; null at the end."""
    now: int
    linked: bool
    """Whether there is a link to use this name on other devices."""
    openings: int
    """How often that link was opened."""
    opened: int
    """When it was last opened, in milliseconds since 1970; 0 for never."""


class NameLink(Struct, frozen=True):
    """A link to use one's name on other devices. The token replaces the old one."""

    token: str
    key: str


class Chosen(Struct, frozen=True):
    """A person's settings from all devices, by the names that the client uses."""

    settings: dict[str, str]


class OpenedName(Chosen, frozen=True):
    """A name that is now in use on this device too."""

    token: str


class Tally(Struct, frozen=True, rename="camel"):
    """Results of some set of games."""

    games: int
    wins: int
    """Shared wins count."""
    points: float
    """On average."""


class Against(Tally, frozen=True, rename="camel"):
    """Results against somebody."""

    name: str
    bot: str | None
    """The level, for a bot."""


class ScoringShape(Struct, frozen=True):
    """Average points from a scoring."""

    kinds: list[float]
    """By kind of building, the cheapest first."""
    wall: float


class Shape(Struct, frozen=True, rename="camel"):
    """Where points come from, averaged over so many results."""

    results: int
    points: float
    scorings: list[ScoringShape]


class LossPoint(Struct, frozen=True):
    """The average loss per turn, over some consecutive analysed games."""

    at: int
    """When the last of them ended, in milliseconds since 1970."""
    games: int
    loss: float
    """Points of lead per turn."""


class LossLine(Struct, frozen=True):
    """The caller's loss per turn over time, the oldest games first."""

    you: list[LossPoint]
    persons: float | None
    """The average of everybody whose games were analysed recently; null if none were."""
    bots: float | None


class Averages(Struct, frozen=True, rename="camel"):
    """Results of everybody on this server, for comparison."""

    seats: dict[str, Tally]
    """People's results, by number of players."""
    bot_seats: dict[str, Tally]
    """The same for bots."""
    levels: dict[str, Tally]
    """People's results against each level of bots."""


class Statistics(Struct, frozen=True, rename="camel"):
    """Statistics of the caller's finished games."""

    total: Tally
    seats: dict[str, Tally]
    """By number of players."""
    levels: list[Against]
    """Against each level of bots."""
    people: list[Against]
    """Against each person's name, the most frequent first."""
    you: Shape
    persons: Shape
    """The same for everybody who played here recently."""
    bots: Shape
    """The same for bots."""
    everybody: Averages
    losses: LossLine
    together: list[Against]
    """With `table`: each person's results in their common games, the most wins first."""


# What is asked


class OpenName(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a link: use its person's name on this device."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    take: bool = True
    """Whether the caller's games become that person's."""


class HideGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Hide a game from the list, or show it again."""

    hidden: bool


class KeepSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Changed settings, by the names that the client uses."""

    settings: Annotated[
        dict[
            Annotated[str, Meta(max_length=20)],
            Annotated[str, Meta(max_length=8000)],
        ],
        Meta(max_length=40),
    ]


class Kept(Struct, frozen=True):
    """The request was carried out."""

    done: bool = True
