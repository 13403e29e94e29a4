"""`alhambra train`: learns the weights of bots by self-play."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import weights
from ..core import const
from ..errors import MissingExtra, SetupError
from .common import (
    OK,
    Commands,
    UsageError,
    add_cluster,
    add_command,
    add_jobs,
    add_json,
    number,
    plural,
    print_json,
)
from .files import opened, reason
from .rules import seed_of
from .screen import progress

if TYPE_CHECKING:
    from ..train.course import Course, Means
    from ..train.fit import Fitted
    from ..train.selfplay import Samples

MORE = """\
what:
  mason   a linear fit to the outcomes of games between quick players
  master  rounds of self-play, starting from the mason, and a small net that learns
          from what each position led to (TD(λ), as Tesauro did)
  correction
          a larger net that learns in the same way what a file of weights (--start, or
          else the first master's) gets wrong

The same seed gives the same weights with any --jobs on the same machine. R² says
how well the weights predict what becomes of a position, in games that they did not
learn from: 0 is not at all, 1 is perfectly. --out is written when all is done.
Needs pip install 'alhambra-game[train]'; --cluster needs 'alhambra-game[cluster]'.

With --json, at the end: command, out, weights (how many), seconds, and rounds: each with games,
samples, seconds and fits, which have scoring, samples, straight and whole (R², or null). A
correction has before and after (R² without and with it) instead of fits.

examples:
  alhambra train mason --seed 1 --jobs 0 --out mason.json
  alhambra train master --seed 1 --jobs 0 --out master.json
  alhambra train master --seed 2 --games 5000 --rounds 3 --start master.json --out new.json
  alhambra train correction --seed 1 --jobs 0 --out better.json
  alhambra train master --seed 1 --cluster 10.0.0.1:6379 --out master.json"""

GAMES = {"mason": 40000, "master": 30000, "correction": 10000}
ROUNDS = 3
TRACE = 0.8


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "learn the weights of a bot by self-play"
    parser = add_command(commands, "train", run, summary, MORE)
    parser.add_argument("what", choices=tuple(GAMES), help="what to learn")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the weights go")
    parser.add_argument(
        "--games", type=number(1), metavar="N",
        help=f"games in each round (default: {', '.join(map(str, GAMES.values()))})",
    )  # fmt: skip
    parser.add_argument("--seed", metavar="S", help="any text (default: a fresh one, printed)")
    parser.add_argument(
        "--rounds", type=number(1, 1000), metavar="R",
        help=f"how many; not for the mason (default: {ROUNDS})",
    )  # fmt: skip
    parser.add_argument(
        "--lambda", type=_share, dest="trace", metavar="L",
        help=f"how much outcomes count, from 0 to 1; not for the mason (default: {TRACE})",
    )  # fmt: skip
    parser.add_argument(
        "--start", metavar="FILE",
        help="weights that the master plays its first round with (default: the mason's), or that "
        "are to be corrected (default: the first master's)",
    )  # fmt: skip
    parser.add_argument(
        "--work", metavar="DIR",
        help="for a correction: keep games and the weights of every round in this folder, and "
        "continue from what is there",
    )  # fmt: skip
    parser.add_argument(
        "--seats", type=number(const.MIN_PLAYERS, const.MAX_PLAYERS), metavar="N",
        help="for a correction: leave out games with fewer seats",
    )  # fmt: skip
    add_jobs(parser)
    add_cluster(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Train and write the weights."""
    try:
        from ..train.course import train
    except ImportError:
        raise MissingExtra("training", "train") from None
    begun = time.perf_counter()
    out = _checked(arguments.out)
    if arguments.what == "correction":
        return _correct(arguments, out)
    try:
        course = _course(arguments)
        command = _command(arguments, course)
        report = _Report(course, quiet=arguments.json)
        report.say(command)
        learned = train(course, report.means(arguments.jobs, arguments.cluster))
    except SetupError as error:
        raise UsageError(str(error)) from None
    _write(out, weights.write(learned, command))
    seconds = time.perf_counter() - begun
    count = len(weights.packed(learned))
    report.say(f"{count} weights after {seconds:.0f} s: {out}")
    if arguments.json:
        print_json(
            {
                "command": command,
                "out": str(out),
                "weights": count,
                "seconds": round(seconds, 1),
                "rounds": report.rounds,
            }
        )
    return OK


def _correct(arguments: argparse.Namespace, out: Path) -> int:
    """Train a correction and write it to one file with the weights that it corrects."""
    from ..train.correction import Corrected
    from ..train.course import Correction, CorrectionMeans, train_correction

    begun = last = time.perf_counter()
    course = Correction(
        seed=seed_of(arguments),
        games=arguments.games or GAMES["correction"],
        rounds=arguments.rounds or ROUNDS,
        trace=TRACE if arguments.trace is None else arguments.trace,
        start=weights.shipped("master-1") if arguments.start is None else _start(arguments.start),
        seats=arguments.seats or const.MIN_PLAYERS,
    )
    words = ["alhambra", "train", "correction", "--seed", course.seed]
    words += ["--games", str(course.games), "--rounds", str(course.rounds)]
    words += ["--lambda", f"{course.trace:g}"]
    if arguments.start is not None:
        words += ["--start", Path(arguments.start).name]
    if course.seats > const.MIN_PLAYERS:
        words += ["--seats", str(course.seats)]
    command = shlex.join(words)
    rounds: list[dict[str, object]] = []

    def watch(turn: int) -> AbstractContextManager[Callable[[float], None]]:
        return progress(f"round {turn + 1} of {course.rounds}", course.games)

    def corrected(turn: int, found: Corrected) -> None:
        nonlocal last
        seconds, last = time.perf_counter() - last, time.perf_counter()
        rounds.append(
            {
                "games": course.games,
                "samples": found.samples,
                "seconds": round(seconds, 1),
                "before": found.before,
                "after": found.after,
            }
        )
        if not arguments.json:
            print(
                f"round {turn + 1} of {course.rounds}: {plural(course.games, 'game')}, "
                f"{plural(found.samples, 'sample')}, R² {found.before:.3f} without the correction, "
                f"{found.after:.3f} with it, {seconds:.0f} s",
                flush=True,
            )

    try:
        plain = weights.read(course.start)
        if not arguments.json:
            print(command, flush=True)
        folder = None if arguments.work is None else Path(arguments.work)
        means = CorrectionMeans(arguments.jobs, arguments.cluster, watch, corrected, folder)
        learned = train_correction(course, means)
    except SetupError as error:
        raise UsageError(str(error)) from None
    _write(out, weights.write(plain, command, learned))
    seconds = time.perf_counter() - begun
    count = len(weights.packed(plain)) + len(learned)
    if arguments.json:
        print_json(
            {
                "command": command,
                "out": str(out),
                "weights": count,
                "seconds": round(seconds, 1),
                "rounds": rounds,
            }
        )
        return OK
    print(f"{count} weights after {seconds:.0f} s: {out}")
    return OK


def _refuse(arguments: argparse.Namespace, *names: str) -> None:
    """Refuse options that do not apply to what is trained."""
    for name in names:
        if getattr(arguments, name) is not None:
            option = "lambda" if name == "trace" else name
            whose = "a correction" if name in ("work", "seats") else "the master and a correction"
            raise UsageError(f"--{option} is for {whose} only")


def _course(arguments: argparse.Namespace) -> Course:
    """The course given by the arguments."""
    from ..train.course import Course

    _refuse(arguments, "work", "seats")
    games = arguments.games or GAMES[arguments.what]
    seed = seed_of(arguments)
    if arguments.what == "mason":
        _refuse(arguments, "rounds", "trace", "start")
        return Course(seed, games)
    return Course(
        seed,
        games,
        rounds=arguments.rounds or ROUNDS,
        trace=TRACE if arguments.trace is None else arguments.trace,
        exploring=0.05,
        hidden=True,
        start=tuple(weights.read(_start(arguments.start))),
    )


def _start(path: str | None) -> str:
    """The text of the file of weights to start from."""
    if path is None:
        return weights.shipped("mason")
    with opened(path) as file:
        return file.read()


def _command(arguments: argparse.Namespace, course: Course) -> str:
    """The command that gives the same weights, without options that do not affect them."""
    words = ["alhambra", "train", arguments.what]
    words += ["--seed", course.seed, "--games", str(course.games)]
    if arguments.what == "master":
        words += ["--rounds", str(course.rounds), "--lambda", f"{course.trace:g}"]
    if arguments.start is not None:
        words += ["--start", Path(arguments.start).name]
    return shlex.join(words)


class _Report:
    """Prints progress while training runs, and collects the figures for --json."""

    def __init__(self, course: Course, *, quiet: bool) -> None:
        """With `quiet`, print nothing meanwhile."""
        self.rounds: list[dict[str, object]] = []
        """Games, samples, seconds, and how good the fit is before each scoring."""
        self._fits: list[dict[str, object]] = []  # of the running round
        self._course = course
        self._quiet = quiet
        self._begun = time.perf_counter()

    def say(self, line: str) -> None:
        """Print one line, unless quiet."""
        if not self._quiet:
            print(line, flush=True)

    def means(self, jobs: int, cluster: str | None) -> Means:
        """The jobs, a progress bar while games are played, and a line for each step done."""
        from ..train.course import Means

        return Means(jobs, cluster, self._watch, self._played, self._fitted)

    def _lap(self) -> float:
        last, self._begun = self._begun, time.perf_counter()
        return self._begun - last

    def _watch(self, turn: int) -> AbstractContextManager[Callable[[float], None]]:
        return progress(f"round {turn + 1} of {self._course.rounds}", self._course.games)

    def _played(self, turn: int, samples: Samples) -> None:
        seconds, games = self._lap(), self._course.games
        self._fits = []
        self.rounds.append(
            {
                "games": games,
                "samples": len(samples),
                "seconds": round(seconds, 1),
                "fits": self._fits,
            }
        )
        self.say(
            f"round {turn + 1} of {self._course.rounds}: {plural(games, 'game')}, "
            f"{plural(len(samples), 'sample')}, {seconds:.0f} s"
        )

    def _fitted(self, stage: int, found: Fitted) -> None:
        seconds, whole = self._lap(), found.whole if self._course.hidden else None
        self._fits.append(
            {
                "scoring": stage + 1,
                "samples": found.samples,
                "straight": found.straight,
                "whole": whole,
            }
        )
        net = f", {whole:.3f} with hidden units" if whole is not None else ""
        self.say(
            f"  before scoring {stage + 1}: {found.samples:>8} samples, "
            f"R² {found.straight:.3f} straight{net}, {seconds:.0f} s"
        )


def _share(text: str) -> float:
    """A number from 0 to 1, for argparse."""
    if not re.fullmatch(r"[01]|[01]?\.[0-9]{1,6}", text) or float(text) > 1:
        raise argparse.ArgumentTypeError(f"a number from 0 to 1, not {text[:40]!r}")
    return float(text)


def _checked(path: str) -> Path:
    """The path of a file, checked to be writable before the work begins."""
    out = Path(path)
    if "\0" in path or out.is_dir() or not os.access(out.parent, os.W_OK):
        raise UsageError(f"cannot write {path!r}: it is not a file, or its folder is not writable")
    return out


def _write(out: Path, text: str) -> None:
    """Write a file completely or not at all."""
    part = out.with_name(f"{out.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, out)
    except OSError as error:
        raise UsageError(f"cannot write {str(out)!r}: {reason(error)}") from None
    finally:
        part.unlink(missing_ok=True)
