"""Whether estimates can be believed: predictions of finished games against how these ended."""

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
"""Before the first scoring, before the second, before the last."""
TIMES = 20
"""So many times the futures give what an estimate is checked against."""
FIGURES = ("wins", "leads", "losses")
"""Whose errors are checked."""
_LEAST, _MOST = 0.25, 4.0  # of a scale that is fitted


@dataclass(frozen=True, slots=True)
class Plan:
    """What is sampled, and how hard to look."""

    positions: int = 8
    """Of each game: the beginning of a turn in each of so many parts."""
    every: int = 5
    """The errors of one position are checked in every so many games."""
    futures: int = FUTURES
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Prediction:
    """The chances at the beginning of a turn, and what came of them."""

    game: int
    stage: int
    """Scorings that there had been."""
    chances: tuple[float, ...]
    """To win, by seat."""
    won: tuple[float, ...]
    """1 for the winner, a share for those who shared the win, else 0; by seat."""

    def scaled(self, scales: Sequence[float]) -> Prediction:
        """With each chance to the power that the stage has, and together 1 again."""
        raised = [each ** scales[self.stage] for each in self.chances]
        chances = tuple(each / sum(raised) for each in raised)
        return Prediction(self.game, self.stage, chances, self.won)


@dataclass(frozen=True, slots=True)
class Check:
    """How many standard errors an estimate is off, by one from many more futures."""

    figure: str
    """One of `FIGURES`."""
    off: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions between two chances."""

    low: float
    high: float
    count: int
    """Chances of a seat at a position."""
    predicted: float
    """Their mean."""
    actual: float
    """The share of wins."""
    error: float
    """The standard error of `actual` - `predicted`, with a game's positions taken as one."""

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
    """The root of the mean square of how many errors it is off; 1 if they are true."""

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
    """What the predictions of some games were worth."""

    games: int
    plan: Plan
    predictions: tuple[Prediction, ...]
    checks: tuple[Check, ...]

    def bins(self) -> list[Bin]:
        """Predicted against actual, by tenths of the chance; empty ones left out."""
        return reliability(self.predictions)

    def coverage(self) -> list[Coverage]:
        """What the checks say of each figure."""
        return [_coverage(each, self.checks) for each in FIGURES]

    def halves(self) -> tuple[list[Prediction], list[Prediction]]:
        """Those of games with even numbers, on which scales are fitted, and the others."""
        even = [each for each in self.predictions if each.game % 2 == 0]
        odd = [each for each in self.predictions if each.game % 2]
        return even, odd

    def scales(self) -> tuple[float, ...]:
        """For each stage the power of the chances that would have been best, in even games."""
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
    """Predict the games of these records, and compare. Raises `BadRecord` for one of no use."""
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
    """The mean square of how far the chance of a seat was from what came; 0 for none."""
    squares = [
        (chance - won) ** 2
        for each in predictions
        for chance, won in zip(each.chances, each.won, strict=True)
    ]
    return math.fsum(squares) / max(len(squares), 1)


def equal(prediction: Prediction) -> Prediction:
    """What somebody would say who knows nothing."""
    seats = len(prediction.won)
    return Prediction(prediction.game, prediction.stage, (1 / seats,) * seats, prediction.won)


def by_stage(predictions: Iterable[Prediction]) -> Iterator[tuple[int, list[Prediction]]]:
    """The predictions of each stage that there is."""
    ordered = sorted(predictions, key=lambda each: each.stage)
    for stage, some in groupby(ordered, key=lambda each: each.stage):
        yield stage, list(some)


def reliability(predictions: Iterable[Prediction]) -> list[Bin]:
    """Predicted against actual, by tenths of the chance; empty ones left out."""
    held: list[list[tuple[int, float, float]]] = [[] for _ in range(BINS)]
    for each in predictions:
        for chance, won in zip(each.chances, each.won, strict=True):
            held[min(int(chance * BINS), BINS - 1)].append((each.game, chance, won))
    return [_bin(place, some) for place, some in enumerate(held) if some]


def _bin(place: int, some: Sequence[tuple[int, float, float]]) -> Bin:
    count = len(some)
    predicted = math.fsum(chance for _, chance, _ in some) / count
    actual = math.fsum(won for _, _, won in some) / count
    # Positions of a game end alike, so what a game is off in all of them is one figure.
    off: dict[int, float] = {}
    for game, chance, won in some:
        off[game] = off.get(game, 0.0) + (won - chance) - (actual - predicted)
    error = math.sqrt(math.fsum(each**2 for each in off.values())) / count
    return Bin(place / BINS, (place + 1) / BINS, count, predicted, actual, error)


def _fitted(predictions: Sequence[Prediction]) -> float:
    """The power with the least Brier score, by thirds of what is left of the range."""
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
    """The predictions of one game, and the checks of one of its positions."""
    plan = task.plan
    read = record.from_json(task.text)
    game = record.new_game(read)
    begins: list[State] = []
    for action in read.actions:
        state = game.state
        if state.phase == const.ACT and not state.exact:
            begins.append(state.copy())
        game.play(action)
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
    if task.number % plan.every == 0:
        checks = list(_checked(chosen[rng.below(len(chosen))], plan.futures, rng))
    return predictions, checks


def _checked(state: State, futures: int, rng: Rng) -> Iterator[Check]:
    """Each figure of a position against the same from many more futures."""
    style = master_style()
    many = min(futures * TIMES, MOST_FUTURES)
    few_seed, many_seed = rng.next(), rng.next()
    few, better = (
        chances(state, count, seed)[0] for count, seed in ((futures, few_seed), (many, many_seed))
    )
    # The seats' chances are one figure in truth: with those of one, those of the other are known.
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
