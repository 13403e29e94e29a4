"""Whom we measure, and one measurement of each."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TypeGuard

import environment
from environment import Unavailable

ROOT = Path(__file__).parent.parent
SCRIPTS = Path(__file__).parent / "peers"
OURS_LIMIT = 900.0  # seconds of wall time
PEER_LIMIT = 120.0  # the same, beyond the CPU time asked for


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another library, with the script that plays it."""

    name: str
    requirement: str
    script: str
    arguments: tuple[str, ...] = ()


PEERS = (
    Peer("catanatron", "catanatron", "play_catanatron.py"),
    Peer("python-chess", "chess", "play_chess.py"),
    Peer("OpenSpiel backgammon", "open_spiel", "play_openspiel.py", ("backgammon",)),
    Peer("OpenSpiel dou_dizhu", "open_spiel", "play_openspiel.py", ("dou_dizhu",)),
)


@dataclass(frozen=True, slots=True)
class Sample:
    """One measurement: numbers by name, and what else was said."""

    figures: dict[str, float]
    facts: dict[str, str]


@dataclass(frozen=True, slots=True)
class Series:
    """The measurements of one engine, a sample for each round and at least one."""

    name: str
    samples: tuple[Sample, ...]

    def values(self, figure: str) -> list[float]:
        """A figure in each round; empty unless every round has it."""
        values = [sample.figures[figure] for sample in self.samples if figure in sample.figures]
        return values if len(values) == len(self.samples) else []

    def figures(self) -> list[str]:
        """The names of the figures, in the order they were printed."""
        return list(self.samples[0].figures)

    def fact(self, name: str) -> str | None:
        """A fact as the first round gave it."""
        return self.samples[0].facts.get(name)


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of some values, and how far they reach."""

    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread | None:
        """The spread of `values`, if there are any."""
        return cls(median(values), min(values), max(values)) if values else None


def ratios(over: list[float], under: list[float]) -> list[float]:
    """Round by round, so that a slow moment of the machine falls on both."""
    return [a / b for a, b in zip(over, under, strict=False) if b]


def parse(text: str) -> Sample:
    """A sample from one JSON object; the numbers of a map are named `map.key`."""
    try:
        printed = json.loads(text)
    except json.JSONDecodeError:
        raise Unavailable("it printed no JSON") from None
    if not isinstance(printed, dict):
        raise Unavailable("it printed no JSON object")
    flat: dict[str, object] = {}
    for key, value in printed.items():
        if isinstance(value, dict):
            flat |= {f"{key}.{inner}": item for inner, item in value.items()}
        else:
            flat[key] = value
    return Sample(
        figures={key: float(value) for key, value in flat.items() if _is_number(value)},
        facts={key: str(value) for key, value in flat.items() if isinstance(value, (str, bool))},
    )


def run_ours() -> Sample:
    """What `alhambra bench` says of this engine."""
    command = [sys.executable, "-m", "alhambra", "bench", "--json"]
    return parse(environment.output(command, OURS_LIMIT, at=ROOT))


def run_peer(peer: Peer, seconds: float, seed: int) -> Sample:
    """Let `peer` play for `seconds` of CPU time."""
    # -E -s: only the peers' environment, whatever this one is told to import.
    python = [environment.PYTHON, "-E", "-s"]
    script = [str(SCRIPTS / peer.script), *peer.arguments]
    options = ["--seconds", str(seconds), "--seed", str(seed)]
    return parse(environment.output([*python, *script, *options], seconds + PEER_LIMIT))


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
