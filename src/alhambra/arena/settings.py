"""Which games an arena plays, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .. import __version__
from ..options import Options
from ..simulate import MAX_TURNS, Match
from .pairings import Pairing, pairings


class Place(NamedTuple):
    """Where a game belongs: its pairing, its number and its deal."""

    pairing: int
    number: int
    """The number of the game in its match."""
    deal: int


@dataclass(frozen=True)
class Settings:
    """Everything that decides which games an arena plays, except how many.

    The games have a fixed order: by deal, then pairing, then seating. An arena is extended by
    playing on in that order, and all pairings share the same deals.
    """

    options: Options
    form: str
    """One of `FORMATS`."""
    bots: tuple[str, ...]
    seed: str
    """Deal `i` is dealt from the seed `seed/i`."""
    max_turns: int = MAX_TURNS
    records: bool = False
    """Whether the record of every game is kept too."""
    version: str = __version__
    """The version of the package, since another one may have other bots."""

    def __post_init__(self) -> None:
        """Refuse bots that do not exist or cannot be paired."""
        assert self.matches

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """The pairings of the arena."""
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
        """The number of games per deal, over all pairings."""
        return len(self.pairings) * self.options.players

    def place(self, index: int) -> Place:
        """Where the game with this index, counted from 0, belongs."""
        seats = self.options.players
        deal, rest = divmod(index, self.games_per_deal)
        pairing, seating = divmod(rest, seats)
        return Place(pairing, deal * seats + seating, deal)

    def total(self, games: int) -> int:
        """The number of games if each pairing plays `games`, rounded up to whole deals."""
        deals = -(-games // self.options.players)
        return deals * self.games_per_deal

    def as_json(self) -> dict[str, object]:
        """Plain data, as in the first line of a results file."""
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
