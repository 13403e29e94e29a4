"""Tests the estimates: predictions for finished games against how the games ended."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .. import record
from ..bots.levels import master_style
from ..core import const
from ..core.rng import Rng
from ..core.state import State
from ..parallel import in_order
from ..record import BadRecord
from .estimate import Estimate
from .hints import SEARCH, find, weigh
from .outlook import FUTURES, MOST_FUTURES, chances, lead

BINS = 10
STAGES = 3
"""Parts of a game: before the first scoring, before the second, before the last."""
TIMES = 20
"""An estimate is checked against one from so many times as many futures."""
FIGURES = ("wins", "leads", "losses")
"""The figures whose standard errors are checked."""
_LEAST, _MOST = 0.25, 4.0  # the range of a fitted scale


@dataclass(frozen=True, slots=True)
class Plan:
    """What is sampled, and with how much effort."""

    positions: int = 8
    """Sampled per game, each at the start of a turn, spread over the game."""
    every: int = 5
    """The errors are checked at one position in every so many games."""
    futures: int = FUTURES
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Prediction:
    """The chances at the start of a turn, and the outcome of the game."""

    game: int
    stage: int
    """The number of scorings before it."""
    chances: tuple[float, ...]
    """The chance to win, by seat."""
    won: tuple[float, ...]
    """By seat: 1 for the winner, 1/n for each of n who share the win, else 0."""

    def scaled(self, scales: Sequence[float]) -> Prediction:
        """Each chance raised to the power for its stage, then normalised to sum to 1."""
        raised = [each ** scales[self.stage] for each in self.chances]
        chances = tuple(each / sum(raised) for each in raised)
        return Prediction(self.game, self.stage, chances, self.won)


@dataclass(frozen=True, slots=True)
class Check:
    """By how many standard errors an estimate differs from one with many more futures."""

    figure: str
    """One of `FIGURES`."""
    off: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions with a chance between `low` and `high`."""

    low: float
    high: float
    count: int
    """The number of predictions, one per seat and position."""
    predicted: float
    """The mean predicted chance."""
    actual: float
    """The share of wins."""
    error: float
    """The standard error of `actual` - `predicted`, counting each game as one observation."""

    def as_json(self) -> dict[str, float]:
        """Every field by its name."""
        return {
            "low": self.low,
            "high": self.high,
            "count": self.count,
            "predicted": round(self.predicted, 4),
            "actual": round(self.actual, 4),
            "error": round(self.error, 4),
        }


@dataclass(frozen=True, slots=True)
class Coverage:
    """How often an estimate is within one and two standard errors of what it estimates."""

    figure: str
    count: int
    one: float
    two: float
    spread: float
    """The root mean square deviation, in standard errors; 1 if the errors are right."""

    def as_json(self) -> dict[str, object]:
        """Every field by its name."""
        return {
            "figure": self.figure,
            "count": self.count,
            "within_1": round(self.one, 3),
            "within_2": round(self.two, 3),
            "spread": round(self.spread, 3),
        }


@dataclass(frozen=True, slots=True)
class Calibration:
    """How good the predictions for some games were."""

    games: int
    plan: Plan
    predictions: tuple[Prediction, ...]
    checks: tuple[Check, ...]

    def bins(self) -> list[Bin]:
        """Predicted against actual, in steps of a tenth; empty bins are left out."""
        return reliability(self.predictions)

    def coverage(self) -> list[Coverage]:
        """What the checks say about each figure."""
        return [_coverage(each, self.checks) for each in FIGURES]

    def halves(self) -> tuple[list[Prediction], list[Prediction]]:
        """The predictions for even games, on which scales are fitted, and for odd games."""
        even = [each for each in self.predictions if each.game % 2 == 0]
        odd = [each for each in self.predictions if each.game % 2]
        return even, odd

    def scales(self) -> tuple[float, ...]:
        """For each stage, the power that would have made the chances best in even games."""
        even, _ = self.halves()
        return tuple(
            _fitted([each for each in even if each.stage == stage]) for stage in range(STAGES)
        )

    def as_json(self) -> dict[str, object]:
        """Every figure."""
        _, odd = self.halves()
        scales = self.scales()
        return {
            "games": self.games,
            "positions": len(self.predictions),
            "simulations": self.plan.futures,
            "seed": self.plan.seed,
            "brier": round(brier(self.predictions), 4),
            "brier_of_equal_chances": round(brier(map(equal, self.predictions)), 4),
            "bins": [each.as_json() for each in self.bins()],
            "stages": [
                {"stage": stage, "brier": round(brier(some), 4), "positions": len(some)}
                for stage, some in by_stage(self.predictions)
            ],
            "scales": [round(each, 3) for each in scales],
            "brier_of_odd_games": round(brier(odd), 4),
            "brier_of_odd_games_scaled": round(brier(each.scaled(scales) for each in odd), 4),
            "errors": [each.as_json() for each in self.coverage()],
        }


@dataclass(frozen=True, slots=True)
class _Task:
    number: int
    text: str
    plan: Plan


def calibrate(
    texts: Iterable[str],
    plan: Plan,
    *,
    jobs: int = 1,
    advance: Callable[[float], None] = lambda _: None,
) -> Calibration:
    """Predict these recorded games and compare. Raises `BadRecord` for an unusable record."""
    tasks = (_Task(number, text, plan) for number, text in enumerate(texts))
    predictions: list[Prediction] = []
    checks: list[Check] = []
    games = 0
    for predicted, checked in in_order(_predicted, tasks, jobs):
        predictions += predicted
        checks += checked
        games += 1
        advance(1)
    return Calibration(games, plan, tuple(predictions), tuple(checks))


def brier(predictions: Iterable[Prediction]) -> float:
    """The Brier score: the mean square of chance minus outcome; 0 without predictions."""
    squares = [
        (chance - won) ** 2
        for each in predictions
        for chance, won in zip(each.chances, each.won, strict=True)
    ]
    return math.fsum(squares) / max(len(squares), 1)


def equal(prediction: Prediction) -> Prediction:
    """The same prediction with equal chances for all, as a baseline."""
    seats = len(prediction.won)
    return Prediction(prediction.game, prediction.stage, (1 / seats,) * seats, prediction.won)


def by_stage(predictions: Iterable[Prediction]) -> Iterator[tuple[int, list[Prediction]]]:
    """The predictions grouped by stage."""
    ordered = sorted(predictions, key=lambda each: each.stage)
    for stage, some in groupby(ordered, key=lambda each: each.stage):
        yield stage, list(some)


def reliability(predictions: Iterable[Prediction]) -> list[Bin]:
    """Predicted against actual, in steps of a tenth; empty bins are left out."""
    held: list[list[tuple[int, float, float]]] = [[] for _ in range(BINS)]
    for each in predictions:
        for chance, won in zip(each.chances, each.won, strict=True):
            held[min(int(chance * BINS), BINS - 1)].append((each.game, chance, won))
    return [_bin(place, some) for place, some in enumerate(held) if some]


def _bin(place: int, some: Sequence[tuple[int, float, float]]) -> Bin:
    count = len(some)
    predicted = math.fsum(chance for _, chance, _ in some) / count
    actual = math.fsum(won for _, _, won in some) / count
    # All positions of a game share its outcome, so their deviations are summed per game.
    off: dict[int, float] = {}
    for game, chance, won in some:
        off[game] = off.get(game, 0.0) + (won - chance) - (actual - predicted)
    error = math.sqrt(math.fsum(each**2 for each in off.values())) / count
    return Bin(place / BINS, (place + 1) / BINS, count, predicted, actual, error)


def _fitted(predictions: Sequence[Prediction]) -> float:
    """The power with the lowest Brier score, by ternary search; 1 if there is nothing to fit."""
    if not predictions:
        return 1.0
    low, high = math.log(_LEAST), math.log(_MOST)

    def score(at: float) -> float:
        return brier(each.scaled((math.exp(at),) * STAGES) for each in predictions)

    while high - low > 0.001:
        third = (high - low) / 3
        if score(low + third) < score(high - third):
            high -= third
        else:
            low += third
    return math.exp((low + high) / 2)


def _coverage(figure: str, checks: Iterable[Check]) -> Coverage:
    off = [each.off for each in checks if each.figure == figure]
    count = max(len(off), 1)
    return Coverage(
        figure,
        len(off),
        sum(abs(each) <= 1 for each in off) / count,
        sum(abs(each) <= 2 for each in off) / count,
        math.sqrt(math.fsum(each**2 for each in off) / count),
    )


def _predicted(task: _Task) -> tuple[list[Prediction], list[Check]]:
    """The predictions for one game, and the checks at one of its positions."""
    plan = task.plan
    read = record.from_json(task.text)
    game = record.new_game(read)
    begins: list[State] = []
    for _ in record.step_by_step(game, read.actions):
        state = game.state
        if state.phase == const.ACT and not state.exact:
            begins.append(state.copy())
    if not game.over:
        raise BadRecord("the game is not over, so nobody knows who won")
    won = tuple(
        1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(len(game.names))
    )
    rng = Rng(plan.seed + task.number)
    parts = [
        begins[part * len(begins) // plan.positions : (part + 1) * len(begins) // plan.positions]
        for part in range(plan.positions)
    ]
    chosen = [part[rng.below(len(part))] for part in parts if part]
    predictions = [
        Prediction(
            task.number,
            state.scorings,
            tuple(each.value for each in chances(state, plan.futures, rng.next())[0]),
            won,
        )
        for state in chosen
    ]
    checks: list[Check] = []
    if chosen and task.number % plan.every == 0:
        checks = list(_checked(chosen[rng.below(len(chosen))], plan.futures, rng))
    return predictions, checks


def _checked(state: State, futures: int, rng: Rng) -> Iterator[Check]:
    """Check each figure of a position against the same figure from many more futures."""
    style = master_style()
    many = min(futures * TIMES, MOST_FUTURES)
    few_seed, many_seed = rng.next(), rng.next()
    few, better = (
        chances(state, count, seed)[0] for count, seed in ((futures, few_seed), (many, many_seed))
    )
    # Only the actor's chance: the seats' chances depend on each other.
    yield from _off("wins", few[state.turn], better[state.turn])
    seat = state.turn
    few_lead, better_lead = (
        lead(state, seat, count, seed, style)
        for count, seed in ((futures, few_seed), (many, many_seed))
    )
    yield from _off("leads", few_lead, better_lead)
    ranked = weigh(find(state, SEARCH, rng, style)[:2], seat, futures, few_seed, style)
    if len(ranked) == 2:
        first, second = (
            lead(each.way.end, seat, many, many_seed, style) for each in ranked
        )  # fmt: skip
        yield from _off("losses", ranked[1].loss, first - second)


def _off(figure: str, few: Estimate, better: Estimate) -> Iterator[Check]:
    error = math.hypot(few.error, better.error)
    if error:
        yield Check(figure, (few.value - better.value) / error)
