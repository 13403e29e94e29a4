"""What the peer scripts share: the clock, the copying test and the report.

It runs inside the peers' environment and needs the standard library only.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import Generic, TypeVar

WHOLE_GAME = sys.maxsize
SAMPLED_GAMES = 10
COPYING_SHARE = 0.2  # of the playing time

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Subject(Generic[S]):
    """A game of one peer, as three things that can be timed."""

    seats: int
    version: str
    play: Callable[[Random, int], tuple[S, int]]
    """Play a new game at random up to a number of decisions; give its state and their count."""
    copy: Callable[[S], object]


@dataclass(frozen=True, slots=True)
class Measurement:
    """What one run of a peer script prints."""

    version: str
    seats: int
    games: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    copy_us: float


def parser(description: str | None) -> argparse.ArgumentParser:
    """The options every peer script has."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--seconds", type=float, default=5.0, help="CPU time to play for")
    options.add_argument("--seed", type=int, default=1)
    return options


def report(subject: Subject[S], seconds: float, seed: int) -> None:
    """Measure `subject` and print the measurement as one line of JSON."""
    print(json.dumps(asdict(measure(subject, seconds, seed))))


def measure(subject: Subject[S], seconds: float, seed: int) -> Measurement:
    """Play whole games for `seconds` of CPU time, then copy positions for a share of it."""
    rng = Random(seed)
    games = decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += subject.play(rng, WHOLE_GAME)[1]
        games += 1
    return Measurement(
        version=subject.version,
        seats=subject.seats,
        games=games,
        decisions_per_s=decisions / elapsed,
        games_per_s=games / elapsed,
        decisions_per_game=decisions / games,
        copy_us=1e6 * copy_time(subject.copy, midgames(subject, seed), seconds * COPYING_SHARE),
    )


def midgames(subject: Subject[S], seed: int) -> list[S]:
    """Positions halfway through a few random games."""
    positions = []
    for game in range(seed, seed + SAMPLED_GAMES):
        _, length = subject.play(Random(game), WHOLE_GAME)
        position, _ = subject.play(Random(game), length // 2)
        positions.append(position)
    return positions


def copy_time(copy: Callable[[S], object], positions: Sequence[S], seconds: float) -> float:
    """The mean time of one copy, in seconds of CPU time."""
    copies = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
    return elapsed / copies
