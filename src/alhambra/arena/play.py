"""Plays the missing games of an arena, in processes or on a cluster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..parallel import chunks, in_order
from ..simulate import Played, play_guarded
from .results import Results
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of an arena, by their index in the whole arena."""

    settings: Settings
    indices: list[int]


def play_missing(
    results: Results,
    total: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> None:
    """Play and store the games missing from `total`; `advance` is told how many are done."""
    settings = results.settings
    done = len(results.games)
    advance(min(done, total))
    # One pairing of one deal at a time, so that little is lost on an interruption.
    missing = chunks(range(done, total), settings.options.players)
    tasks = (Task(settings, indices) for indices in missing)
    for games in in_order(play_all, tasks, jobs, cluster):
        results.append(games)
        advance(len(games))


def play_all(task: Task) -> list[Played]:
    """Play the games of a task."""
    settings = task.settings
    games = []
    for index in task.indices:
        place = settings.place(index)
        match = settings.matches[place.pairing]
        games.append(play_guarded(match, place.number, keep_record=settings.records, timed=True))
    return games
