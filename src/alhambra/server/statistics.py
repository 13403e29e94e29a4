"""Statistics of finished games: wins and points, by opponent, by scoring and kind, losses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..core import const
from ..pieces import Kind
from .lobby import Result, StoredSummary
from .losses import SeatLoss
from .wire.you import (
    Against,
    Averages,
    LossLine,
    LossPoint,
    ScoringShape,
    Shape,
    Statistics,
    Tally,
)

NAMES = 20
"""The most opponents listed."""
POINTS = 60
"""The most points of the loss curve; with more games, consecutive ones are averaged."""


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
    """Sums of points from scorings."""

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


@dataclass(slots=True)
class _Lost:
    """Sums of points lost in turns."""

    at: int = 0
    games: int = 0
    turns: int = 0
    lost: float = 0.0

    def add(self, loss: SeatLoss, at: int = 0) -> None:
        self.at = max(self.at, at)
        self.games += 1
        self.turns += loss.turns
        self.lost += loss.lost

    @property
    def average(self) -> float | None:
        return round(self.lost / self.turns, 2) if self.turns else None

    def point(self) -> LossPoint:
        return LossPoint(self.at, self.games, self.average or 0.0)


class Counting:
    """Counts games one by one, so that the caller can pause in between."""

    def __init__(self, *, together: bool = False) -> None:
        """If `together`, count everybody's wins, not only the guest's own."""
        self._together = together
        self._everyone: dict[str, tuple[str, _Count]] = {}
        self._losses: list[tuple[int, SeatLoss]] = []  # the newest first
        self._total = _Count()
        self._seats: dict[int, _Count] = {}
        self._bots: dict[str, _Count] = {}
        self._names: dict[str, tuple[str, _Count]] = {}
        self._you = _Sum()
        self._persons, self._bot_sum = _Sum(), _Sum()  # everybody's, like all that follows
        self._person_seats: dict[str, _Count] = defaultdict(_Count)
        self._bot_seats: dict[str, _Count] = defaultdict(_Count)
        self._levels: dict[str, _Count] = defaultdict(_Count)
        self._persons_lost, self._bots_lost = _Lost(), _Lost()

    def add(
        self, game: StoredSummary, own: Iterable[int], at: int, losses: Sequence[SeatLoss] = ()
    ) -> None:
        """Count a game in which the guest had the seats `own`; ignored unless that is exactly one.

        Games are added from the newest to the oldest; `at` is when it ended, `losses` are each
        seat's if it was analysed.
        """
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
        if self._together:
            for number, each in enumerate(game.seats):
                known = self._everyone.setdefault(each.name.lower(), (each.name, _Count()))
                known[1].add(result, number)
        if len(losses) == len(game.seats) and losses[seat].turns:
            self._losses.append((at, losses[seat]))

    def compare(self, game: StoredSummary) -> None:
        """Count a game of anybody for the averages."""
        if game.result is None or not _sound(game):
            return
        count = str(len(game.seats))
        others = {each.bot for each in game.seats if each.bot}
        for number, seat in enumerate(game.seats):
            (self._bot_sum if seat.bot else self._persons).add(game.result, number)
            (self._bot_seats if seat.bot else self._person_seats)[count].add(game.result, number)
            for bot in () if seat.bot else others:
                self._levels[bot].add(game.result, number)

    def compare_losses(self, game: StoredSummary, losses: Sequence[SeatLoss]) -> None:
        """Count what each seat lost in an analysed game of anybody."""
        if len(losses) == len(game.seats):
            for seat, loss in zip(game.seats, losses, strict=True):
                (self._bots_lost if seat.bot else self._persons_lost).add(loss)

    def statistics(self) -> Statistics:
        """The statistics of what was counted."""
        everyone = sorted(self._everyone.values(), key=lambda each: (-each[1].wins, each[0]))
        people = sorted(self._names.values(), key=lambda each: (-each[1].games, each[0]))
        return Statistics(
            self._total.tally(),
            {str(seats): count.tally() for seats, count in sorted(self._seats.items())},
            [count.against("", bot) for bot, count in sorted(self._bots.items())],
            [count.against(name, None) for name, count in people[:NAMES]],
            self._you.shape(),
            self._persons.shape(),
            self._bot_sum.shape(),
            Averages(
                _tallies(self._person_seats), _tallies(self._bot_seats), _tallies(self._levels)
            ),
            self._line(),
            [count.against(name, None) for name, count in everyone[:NAMES]],
        )

    def _line(self) -> LossLine:
        """The guest's losses over time, and the averages of everybody."""
        oldest = self._losses[::-1]
        step = -(-len(oldest) // POINTS) or 1
        points = []
        for first in range(0, len(oldest), step):
            lost = _Lost()
            for at, loss in oldest[first : first + step]:
                lost.add(loss, at)
            points.append(lost.point())
        return LossLine(points, self._persons_lost.average, self._bots_lost.average)


def _tallies(counts: dict[str, _Count]) -> dict[str, Tally]:
    return {name: count.tally() for name, count in sorted(counts.items())}


def _sound(game: StoredSummary) -> bool:
    """Whether a stored result is well-formed, whatever version wrote it."""
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
