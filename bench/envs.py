"""Measure the environments beside the core and beside others' in one run, and write ENVS.md.

Steps per second of CPU time. Ours take turns in short slices, and a peer is run between two halves
of what it is compared with, so that a slow moment of a shared machine slows all alike: read the
ratios.
"""

from __future__ import annotations

import argparse
import copy
import json
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time

import environment
import numpy as np
import spiel
from environment import Unavailable
from rich.console import Console

from alhambra.core.batch import FORMATS, Batch
from alhambra.core.episode import Episode
from alhambra.core.playout import play_random
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.envs.aec import env as aec_env
from alhambra.envs.single import AlhambraEnv
from alhambra.envs.workers import Workers
from alhambra.options import Options

RESULTS = Path(__file__).parent / "ENVS.md"
SCRIPTS = Path(__file__).parent / "peers"
ROUNDS = 5
SECONDS = 1.0
SLICES = 20
QUICK = (1, 0.3)
PEER_LIMIT = 240.0

CORE = "core: uniform play"
VECTOR = "Batch: mask, vector"
SPREAD = 1024
"""Games that workers share: what they wait for each other is little beside so many."""
NOTES = """\
Aims (issue 16): vector 0.40, from numpy 0.30, planes 0.25 of the core; the core 6 million; two
workers 1.8 times one; 60 times OpenSpiel's backgammon, 12 times EnvPool's, 300 times catanatron.
The core runs at 6.8 to 7 million where it has a core to itself for ten seconds (medians of slices
of 50 ms, on the machine of this page), and at 4.5 to 5 million where the host is busy. In
alternating slices it is 1.50 and 1.54 times as fast as at 8c9f731, which the issue says had 4.4
million (two runs of 300 slices of 20 ms).
Most of what is left is branches that no processor predicts: by callgrind's simple model some
eleven a decision of uniform play, and twice as many a step with mask and vector. Flags do not help:
measured in alternating slices, `-march=native` and `-mbmi2` change nothing, `-O2` loses 2 to 6 %,
and a build that GCC has profiled (`-fprofile-use`) loses 5 to 8 %. Nor does it help to draw
redesigns until one is legal in place of counting them (6 % slower), to count sites four at a time,
to find the n-th of a set without a loop, to put the fountain into the middle of its memory, to put
together what a sight looks at first, and fetch it ahead, to reckon what fits from small tables in
place of big ones (the core loses 8 %), or to fetch more ahead than episodes, states and the two
palaces that are needed next (a batch loses 4 %). To find what may be removed and what could be
added in one pass over a palace, and right after it has changed, gains a batch 2 to 4 % and costs
a list of legal actions 1 %.
What makes random play faster but not the lists of what is legal makes shares of the core smaller;
so does a host that is busy, perhaps because 64 games need more of the memory than one does."""
STEP = ("actor", "rewards", "terminated", "truncated")

console = Console(highlight=False)
Work = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another library: what it needs, the script that steps it, and its arguments.

    `beside` is what of ours it is compared with, `figure` what the script calls its speed.
    """

    name: str
    requirement: str
    script: str
    arguments: tuple[str, ...] = ()
    beside: str = VECTOR
    figure: str = "steps_per_s"


PEERS = (
    Peer("EnvPool Backgammon, 64", "envpool", "step_envpool.py", ("Backgammon-v1",)),
    Peer("pgx backgammon, 64", "pgx", "step_pgx.py", ("backgammon",)),
    Peer("pgx connect_four, 64", "pgx", "step_pgx.py", ("connect_four",)),
    Peer("OpenSpiel backgammon", "open_spiel", "step_openspiel.py", ("backgammon",)),
    Peer("OpenSpiel connect_four", "open_spiel", "step_openspiel.py", ("connect_four",)),
    Peer(
        "catanatron, decisions",
        "catanatron",
        "play_catanatron.py",
        beside=CORE,
        figure="decisions_per_s",
    ),
)


def core() -> Work:
    """Whole games inside the core."""
    rng = Rng(1)
    return lambda: play_random(State(3), rng, 100_000)


def batch(
    names: tuple[str, ...], games: int = 64, players: int = 3, by_numpy: bool = False
) -> Work:
    """Steps of a batch that writes these arrays; ids are drawn in the core, or by numpy."""
    table = Batch(State(players), games)
    shapes = table.shapes()
    arrays = {name: np.zeros(shapes[name], FORMATS[name]) for name in ("actions", *STEP, *names)}
    table.attach(**arrays)
    rng = Rng(1)
    choose = chooser(arrays) if by_numpy else lambda: table.sample(rng)

    def work() -> int:
        for _ in range(20):
            choose()
            table.step()
        return 20 * games

    return work


def chooser(arrays: dict[str, np.ndarray]) -> Callable[[], None]:
    """Writes a legal id for each game into `actions` by numpy, each with the same chance.

    With few games numpy's calls cost more than its arithmetic, so arrays are reused, and random
    numbers are drawn for many steps at once.
    """
    counts, actions = arrays["legal_count"], arrays["actions"]
    games, width = arrays["legal"].shape
    legal = arrays["legal"].ravel()
    first = np.arange(games) * width  # place of each game's list
    places = np.zeros(games, np.intp)
    spots = np.zeros(games)
    lots = drawn(games)

    def choose() -> None:
        np.multiply(next(lots), counts, out=spots)
        places[:] = spots
        np.add(places, first, out=places)
        actions[:] = legal[places]

    return choose


def drawn(games: int) -> Iterator[np.ndarray]:
    """Rows of random fractions below 1, one fraction for each game."""
    generator = np.random.default_rng(1)
    while True:
        yield from generator.random((32, games))


def aec() -> Work:
    """A game by PettingZoo's loop."""
    table = aec_env(players=3)
    rng = Rng(1)
    table.reset(seed=1)

    def play() -> int:
        steps = 0
        table.reset()
        for _ in table.agent_iter():
            _, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = table.episode.legal_ids()
            table.step(legal[rng.below(len(legal))])
            steps += 1
        return steps

    return play


def single() -> Work:
    """A game by Gymnasium's loop, against random bots: only the learner's steps count."""
    table = AlhambraEnv(players=3, opponents="random")
    rng = Rng(1)
    table.reset(seed=1)

    def play() -> int:
        steps, over = 0, False
        table.reset()
        while not over:
            legal = table.episode.legal_ids()
            _, _, terminated, truncated, _ = table.step(legal[rng.below(len(legal))])
            over = terminated or truncated
            steps += 1
        return steps

    return play


def deep_copies() -> Work:
    """Deep copies of a game in its middle."""
    episode = Episode(State(3), 1)
    rng = Rng(1)
    for _ in range(200):
        legal = episode.legal_ids()
        episode.play(legal[rng.below(len(legal))])

    def work() -> int:
        for _ in range(1000):
            copy.deepcopy(episode)
        return 1000

    return work


OURS: dict[str, Callable[[], Work]] = {
    CORE: core,
    "Batch: list of ids": lambda: batch(("legal", "legal_count")),
    "Batch: mask": lambda: batch(("mask",)),
    VECTOR: lambda: batch(("mask", "obs")),
    "Batch: mask, vector, 8 games": lambda: batch(("mask", "obs"), games=8),
    "Batch: mask, vector, 1,024 games": lambda: batch(("mask", "obs"), games=1024),
    "Batch: mask, vector, 2 seats": lambda: batch(("mask", "obs"), players=2),
    "Batch: mask, vector, 6 seats": lambda: batch(("mask", "obs"), players=6),
    "Batch: mask, vector, planes": lambda: batch(("mask", "obs", "planes")),
    "Batch: mask, vector, ids by numpy": lambda: batch(
        ("mask", "obs", "legal", "legal_count"), by_numpy=True
    ),
    "PettingZoo AEC": aec,
    "Gymnasium against random": single,
    "deepcopy of an Episode": deep_copies,
}


def by_workers(workers: int, seconds: float) -> float:
    """Steps of many games in so many processes per second of the clock, once they have begun.

    The ids are chosen by numpy in this process, which waits while the workers play.
    """
    table = Workers(Options(3), SPREAD, workers)
    choose = chooser(table.arrays)

    def step() -> None:
        choose()
        table.step()

    for _ in range(100):
        step()
    steps, begin = 0, perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        step()
        steps += SPREAD
    table.close()
    return steps / spent


def rate(work: Work, seconds: float) -> float:
    """Steps per second of CPU time."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        steps += work()
    return steps / spent


def rates_of(works: dict[str, Work], seconds: float) -> dict[str, float]:
    """The same of several, which take turns."""
    slices: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(SLICES):
        for name, work in works.items():
            slices[name].append(rate(work, seconds / SLICES))
    return {name: fmean(found) for name, found in slices.items()}


def run_peer(peer: Peer, seconds: float) -> float:
    """The same of a peer, in its own environment."""
    command = [environment.PYTHON, "-E", "-s", str(SCRIPTS / peer.script), *peer.arguments]
    printed = environment.output([*command, "--seconds", str(seconds)], seconds + PEER_LIMIT)
    return float(json.loads(printed.splitlines()[-1])[peer.figure])


def present() -> list[Peer]:
    """The peers that are installed, after an attempt to install what is missing."""
    found = []
    try:
        if not environment.ready():
            environment.create()
        for peer in PEERS:
            try:
                if not environment.installed(peer.requirement):
                    environment.install(peer.requirement)
                found.append(peer)
            except Unavailable as reason:
                console.print(f"{peer.name} skipped: {reason}", markup=False)
    except Unavailable as reason:
        console.print(f"all peers skipped: {reason}", markup=False)
    return found


def page(
    rates: dict[str, list[float]],
    beside: dict[str, list[float]],
    as_spiel: dict[str, list[float]],
    spread: dict[int, list[float]],
    rounds: int,
    seconds: float,
) -> str:
    """What is written."""
    ours = [name for name in OURS if name in rates]
    theirs = [peer for peer in PEERS if peer.name in rates]
    lines = [
        "# Environments measured",
        "",
        f"`python bench/envs.py --rounds {rounds}`, {date.today():%B %Y}, "
        f"Python {platform.python_version()}, "
        f"{rounds} rounds of {seconds:g} s of CPU time each, one core. Medians; a ratio is taken "
        "round by round, between what took turns. The machine was shared, so absolute figures are "
        "low: look at the ratios.",
        "",
        "| three seats, 64 games, uniform play over ids | steps/s | of the core |",
        "| --- | ---: | ---: |",
    ]
    for name in ours:
        shares = [one / base for one, base in zip(rates[name], rates[CORE], strict=True)]
        lines.append(f"| {name} | {median(rates[name]):,.0f} | {median(shares):.3g} |")
    gains = [two / one for one, two in zip(spread[1], spread[2], strict=True)]
    lines += [
        "",
        f"| workers, {SPREAD:,} games, all arrays, ids by numpy | steps/s of the clock |",
        "| --- | ---: |",
        f"| one | {median(spread[1]):,.0f} |",
        f"| two | {median(spread[2]):,.0f} |",
        f"| two / one | {median(gains):.3g} |",
    ]
    lines += ["", "| a peer, with observation and mask | steps/s | of ours | ours / it |"]
    lines += ["| --- | ---: | --- | ---: |"]
    for peer in theirs:
        of_it, of_us = rates[peer.name], beside[peer.name]
        shares = [one / base for one, base in zip(of_us, of_it, strict=True)]
        lines.append(
            f"| {peer.name} | {median(of_it):,.0f} | {peer.beside} | {median(shares):.3g} |"
        )
    lines += ["", "| Alhambra as a game of OpenSpiel, three seats | |", "| --- | ---: |"]
    lines += [f"| {name} | {median(values):,.1f} |" for name, values in as_spiel.items()]
    lines += ["", NOTES]
    skipped = [peer.name for peer in PEERS if peer.name not in rates]
    if skipped:
        lines += ["", f"Not measured here: {', '.join(skipped)}."]
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str]) -> int:
    """Measure; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-peers", action="store_true", help="ours alone")
    options = parser.parse_args(arguments)
    rounds, seconds = QUICK if options.quick else (options.rounds, SECONDS)
    peers = [] if options.no_peers else present()
    works = {name: make() for name, make in OURS.items()}
    rates: dict[str, list[float]] = {}
    beside: dict[str, list[float]] = {}
    as_spiel: dict[str, list[float]] = {}
    spread: dict[int, list[float]] = {}
    for _ in range(rounds):
        for name, found in rates_of(works, seconds).items():
            rates.setdefault(name, []).append(found)
        for workers in (1, 2):
            spread.setdefault(workers, []).append(by_workers(workers, seconds))
        for name, figure in spiel.measure(seconds).items():
            as_spiel.setdefault(name, []).append(figure)
        for peer in list(peers):
            try:
                before = rate(works[peer.beside], seconds / 2)
                rates.setdefault(peer.name, []).append(run_peer(peer, seconds))
                after = rate(works[peer.beside], seconds / 2)
                beside.setdefault(peer.name, []).append(fmean((before, after)))
            except Unavailable as reason:
                console.print(f"{peer.name} skipped: {reason}", markup=False)
                rates.pop(peer.name, None)
                peers.remove(peer)
    for name, values in (rates | as_spiel).items():
        console.print(f"{name:40} {median(values):14,.0f}", markup=False)
    for workers, values in spread.items():
        console.print(f"{f'{workers} workers':40} {median(values):14,.0f}", markup=False)
    if not options.quick:
        RESULTS.write_text(page(rates, beside, as_spiel, spread, rounds, seconds), encoding="utf-8")
        console.print(f"written: bench/{RESULTS.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
