"""What an arena plays, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .. import __version__
from ..options import Options
from ..simulate import MAX_TURNS, Match
from .pairings import Pairing, pairings


class Place(NamedTuple):
    """Where a game belongs."""

    pairing: int
    number: int
    """Of the game in its match."""
    deal: int


@dataclass(frozen=True)
class Settings:
    """Everything that decides which games an arena plays, but for how many.

    The games have one order: deal after deal; for each deal, pairing after pairing; for each
    pairing, seating after seating. More games only go on from there, and all pairings share deals.
    """

    options: Options
    form: str
    """One of `FORMATS`."""
    bots: tuple[str, ...]
    seed: str
    """Deal `i` is dealt from the seed `seed/i`."""
    max_turns: int = MAX_TURNS
    records: bool = False
    """Whether every game is kept as a record as well."""
    version: str = __version__
    """The version of the package that plays: another one may have other bots."""

    def __post_init__(self) -> None:
        """Refuse bots that do not exist or cannot be paired."""
        assert self.matches

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """The tables."""
        return pairings(self.form, self.bots, self.options.players)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The match of each pairing."""
        return tuple(
            Match(self.options, self.seed, each.bots, self.max_turns, every_seating=True)
            for each in self.pairings
        )

    @property
    def games_per_deal(self) -> int:
        """Of all pairings together."""
        return len(self.pairings) * self.options.players

    def place(self, index: int) -> Place:
        """Where a game belongs, counted from 0 over the whole arena."""
        seats = self.options.players
        deal, rest = divmod(index, self.games_per_deal)
        pairing, seating = divmod(rest, seats)
        return Place(pairing, deal * seats + seating, deal)

    def total(self, games: int) -> int:
        """How many games there are if each pairing has `games`, rounded up to whole deals."""
        deals = -(-games // self.options.players)
        return deals * self.games_per_deal

    def as_json(self) -> dict[str, object]:
        """Plain data, as the first line of a file of results has it."""
        return {
            "version": self.version,
            "format": self.form,
            "bots": list(self.bots),
            "players": self.options.players,
            "edition": self.options.edition,
            "options": dict(self.options.changes),
            "seed": self.seed,
            "max_turns": self.max_turns,
            "records": self.records,
        }
