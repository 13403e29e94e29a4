"""A training course: rounds of self-play, each with the weights from the round before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from ..bots.weights import packed, read, read_correction, write
from ..core import const
from ..parallel import chunks, in_order
from .correction import Corrected, correct
from .fit import Fitted, fit
from .kept import Kept
from .lessons import Lessons
from .lessons import Style as LessonStyle
from .lessons import Task as LessonTask
from .lessons import play_all as learn_all
from .selfplay import Samples, Style, Task, play_all

CHUNK = 50  # games per task
_KEEPING = 0.6  # the share of turns that give a sample; less if there are very many games
_MOST = 3_000_000  # roughly how many samples of a round fit into memory, at 192 bytes each
_TURNS = 80  # per game, on average
_REMEMBERED = 2  # latest rounds to learn from

LESSONS = 20  # games per task when training a correction
_LEARNING = 0.8  # as `_KEEPING`
_MOST_LESSONS = 5_000_000  # as `_MOST`, at 640 bytes each
_RESERVOIR = 4  # as `_REMEMBERED`
_EPOCHS = 6  # how often a correction learns from each sample


@dataclass(frozen=True, slots=True)
class Course:
    """The settings of a course."""

    seed: str
    games: int
    """Per round."""
    rounds: int = 1
    trace: float = 1.0
    """λ; the first round uses 1 if it starts from no weights, or from ones without hidden units."""
    exploring: float = 0.1
    hidden: bool = False
    """Whether to fit hidden units."""
    start: tuple[float, ...] | None = None
    """The weights that play the first round; None for the quick player."""


@dataclass(frozen=True, slots=True)
class Means:
    """Where the games are played, and callbacks for the progress."""

    jobs: int
    cluster: str | None
    watch: Callable[[int], AbstractContextManager[Callable[[float], None]]]
    """Given the number of a round, gives a function to be called with counts of games played."""
    played: Callable[[int, Samples], None]
    fitted: Callable[[int, Fitted], None]


def train(course: Course, means: Means) -> list[float]:
    """Train by a course; returns the weights of the last round."""
    weights = course.start
    remembered: list[Samples] = []
    for number in range(course.rounds):
        remembered = remembered[1 - _REMEMBERED :]
        style = _style(course, number, weights)
        remembered.append(_played(course, style, number, means))
        means.played(number, remembered[-1])
        weights = tuple(_fitted(course, remembered, number, means))
    return list(weights or ())


@dataclass(frozen=True, slots=True)
class Correction:
    """The settings of a correction course."""

    seed: str
    games: int
    """Per round."""
    rounds: int
    trace: float
    """λ."""
    start: str
    """The text of the weights file to be corrected, or corrected further."""
    seats: int = const.MIN_PLAYERS
    """Games with fewer seats are left out."""


@dataclass(frozen=True, slots=True)
class CorrectionMeans:
    """Where the games are played, and callbacks for the progress."""

    jobs: int
    cluster: str | None
    watch: Callable[[int], AbstractContextManager[Callable[[float], None]]]
    """As `Means.watch`."""
    corrected: Callable[[int, Corrected], None]
    folder: Path | None = None
    """Where lessons are stored and reused, and the weights of every round written."""


def train_correction(course: Correction, means: CorrectionMeans) -> list[float]:
    """Train a correction: rounds of games by the judge so far, each followed by a fit."""
    plain, found = read(course.start), read_correction(course.start)
    kept = Kept(means.folder)
    remembered: list[Lessons] = []
    for number in range(course.rounds):
        style = LessonStyle(
            seed=f"{course.seed}/{number}",
            weights=write(plain, "", found),
            trace=course.trace,
            keeping=min(_LEARNING, _MOST_LESSONS / (course.games * _TURNS)),
            seats=course.seats,
        )
        lessons = Lessons()
        with means.watch(number) as advance:
            for count, more in _learned(style, course.games, means, kept):
                lessons.extend(more)
                advance(count)
        remembered = [*remembered[1 - _RESERVOIR :], lessons]
        name = f"{course.seed}/{number}/fit"
        seed = int.from_bytes(sha256(name.encode()).digest()[:4], "big")
        fitted = correct(remembered, epochs=_EPOCHS, seed=seed)
        means.corrected(number, fitted)
        found = fitted.weights
        kept.write(f"round-{number + 1}.json", write(plain, f"round {number + 1}", found))
    return list(found or ())


def _learned(
    style: LessonStyle, games: int, means: CorrectionMeans, kept: Kept
) -> Iterator[tuple[int, Lessons]]:
    """Lessons with their number of games, in the order of the games; stored ones are reused."""
    tasks = [LessonTask(style, numbers) for numbers in chunks(range(games), LESSONS)]
    known = [kept.has(task) for task in tasks]
    missing = [task for task, is_known in zip(tasks, known, strict=True) if not is_known]
    played = in_order(learn_all, missing, means.jobs, means.cluster)
    for task, is_known in zip(tasks, known, strict=True):
        if is_known:
            lessons = kept.read(task)
        else:
            lessons = next(played)
            kept.keep(task, lessons)
        yield len(task.numbers), lessons


def _style(course: Course, number: int, weights: tuple[float, ...] | None) -> Style:
    trusted = weights is not None and _deep(weights)
    return Style(
        seed=f"{course.seed}/{number}",
        weights=weights,
        exploring=course.exploring,
        trace=course.trace if trusted else 1.0,
        keeping=min(_KEEPING, _MOST / (course.games * _TURNS)),
    )


def _deep(weights: Sequence[float]) -> bool:
    """Whether weights have hidden units."""
    return len(packed(weights)) == len(weights)


def _played(course: Course, style: Style, number: int, means: Means) -> Samples:
    """The samples of a round."""
    samples = Samples()
    tasks = (Task(style, games) for games in chunks(range(course.games), CHUNK))
    with means.watch(number) as advance:
        done = 0
        for more in in_order(play_all, tasks, means.jobs, means.cluster):
            samples.extend(more)
            advance(min(CHUNK, course.games - done))
            done += CHUNK
    return samples


def _fitted(
    course: Course, samples: Sequence[Samples], number: int, means: Means
) -> Iterator[float]:
    """The weights of all stages after a round."""
    for stage in range(const.SCORINGS):
        name = f"{course.seed}/{number}/{stage}"
        seed = int.from_bytes(sha256(name.encode()).digest()[:4], "big")
        found = fit(samples, stage, hidden=course.hidden, seed=seed)
        means.fitted(stage, found)
        yield from found.weights
