"""Who meets whom. Every deal is played in every seating, so no bot gets better seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

from ..errors import SetupError

FORMATS = ("cross", "ladder", "mixed")
"""How bots can be paired, the default first."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """The bots of a table."""

    bots: tuple[str, ...]
    """By seat in the first seating; each further seating rotates them by one seat."""
    candidates: tuple[str, ...]
    """The bots whose wins are counted; each has one seat."""

    def against(self, candidate: str) -> tuple[str, ...]:
        """The other bots at the table, each once."""
        return tuple(dict.fromkeys(bot for bot in self.bots if bot != candidate))


def pairings(form: str, bots: Sequence[str], players: int) -> tuple[Pairing, ...]:
    """The pairings of an arena with `players` seats.

    `cross`: each bot alone against copies of every other; with two seats, each pair once.
    `ladder`: each bot alone against copies of the one before it. `mixed`: all at one table.
    """
    _check(form, bots, players)
    if form == "mixed":
        return (Pairing(tuple(bots), tuple(bots)),)
    if form == "ladder":
        return tuple(_duel(bot, other, players) for other, bot in pairwise(bots))
    meetings = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return tuple(_duel(bot, other, players) for bot, other in meetings)


def _duel(candidate: str, other: str, players: int) -> Pairing:
    return Pairing((candidate, *(other,) * (players - 1)), (candidate,))


def _check(form: str, bots: Sequence[str], players: int) -> None:
    """Refuse bots that cannot be paired in this format."""
    if form not in FORMATS:
        raise SetupError(f"unknown format {form!r:.40}; choose from {', '.join(FORMATS)}")
    if len(bots) < 2:
        raise SetupError("an arena needs two bots or more, such as random,builder")
    for bot in bots:
        if list(bots).count(bot) > 1:
            raise SetupError(f"bot {bot!r:.40} is given twice; once is enough")
    if form == "mixed" and len(bots) != players:
        raise SetupError(f"mixed has one seat for each bot: {len(bots)} seats, not {players}")
