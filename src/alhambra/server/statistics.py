"""What finished games have in common: wins and points, by opponent, by scoring, by kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..core import const
from ..pieces import Kind
from .lobby import Result, StoredSummary
from .wire.you import Against, ScoringShape, Shape, Statistics, Tally

NAMES = 20
"""The most people of whom it is told how one does against them."""


@dataclass(slots=True)
class _Count:
    games: int = 0
    wins: int = 0
    points: int = 0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.wins += result.scores[seat] == max(result.scores)
        self.points += result.scores[seat]

    @property
    def average(self) -> float:
        return round(self.points / max(1, self.games), 2)

    def tally(self) -> Tally:
        return Tally(self.games, self.wins, self.average)

    def against(self, name: str, bot: str | None) -> Against:
        return Against(self.games, self.wins, self.average, name, bot)


@dataclass(slots=True)
class _Sum:
    """Sums of what scorings brought."""

    results: int = 0
    points: int = 0
    kinds: list[list[int]] = field(
        default_factory=lambda: [[0] * len(Kind) for _ in range(const.SCORINGS)]
    )
    walls: list[int] = field(default_factory=lambda: [0] * const.SCORINGS)

    def add(self, result: Result, seat: int) -> None:
        self.results += 1
        self.points += result.scores[seat]
        for number, (shares, walls) in enumerate(zip(result.shares, result.walls, strict=True)):
            self.walls[number] += walls[seat]
            for kind, share in enumerate(shares[seat]):
                self.kinds[number][kind] += share

    def shape(self) -> Shape:
        each = max(1, self.results)
        return Shape(
            self.results,
            round(self.points / each, 2),
            [
                ScoringShape([round(points / each, 2) for points in kinds], round(wall / each, 2))
                for kinds, wall in zip(self.kinds, self.walls, strict=True)
            ],
        )


class Counting:
    """Counts one game after the other, so that whoever counts can pause."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._total = _Count()
        self._seats: dict[int, _Count] = {}
        self._bots: dict[str, _Count] = {}
        self._names: dict[str, tuple[str, _Count]] = {}
        self._you = _Sum()

    def add(self, game: StoredSummary, own: Iterable[int]) -> None:
        """A game in which one had these seats: more than one says nothing about anybody."""
        result = game.result
        held = list(own)
        if not _sound(game) or result is None or len(held) != 1 or held[0] >= len(game.seats):
            return
        [seat] = held
        self._total.add(result, seat)
        self._you.add(result, seat)
        self._seats.setdefault(len(game.seats), _Count()).add(result, seat)
        others = [each for number, each in enumerate(game.seats) if number != seat]
        for bot in {each.bot for each in others if each.bot}:
            self._bots.setdefault(bot, _Count()).add(result, seat)
        for name in {each.name for each in others if each.kind == "person"}:
            self._names.setdefault(name.lower(), (name, _Count()))[1].add(result, seat)

    def statistics(self, everybody: Iterable[StoredSummary]) -> Statistics:
        """All that was counted, beside games of everybody."""
        persons, bots = _Sum(), _Sum()
        for game in everybody:
            if game.result is not None and _sound(game):
                for number, seat in enumerate(game.seats):
                    (bots if seat.bot else persons).add(game.result, number)
        people = sorted(self._names.values(), key=lambda each: (-each[1].games, each[0]))
        return Statistics(
            self._total.tally(),
            {str(seats): count.tally() for seats, count in sorted(self._seats.items())},
            [count.against("", bot) for bot, count in sorted(self._bots.items())],
            [count.against(name, None) for name, count in people[:NAMES]],
            self._you.shape(),
            persons.shape(),
            bots.shape(),
        )


def _sound(game: StoredSummary) -> bool:
    """Whether a result is of the form that it has to have, whoever wrote it."""
    result, seats = game.result, len(game.seats)
    return (
        result is not None
        and len(result.scores) == seats > 0
        and len(result.shares) == len(result.walls) <= const.SCORINGS
        and all(len(walls) == seats for walls in result.walls)
        and all(
            len(shares) == seats and all(len(kinds) == len(Kind) for kinds in shares)
            for shares in result.shares
        )
    )
