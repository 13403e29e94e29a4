"""`alhambra calibrate`: compares the chances that an analysis gives with the results."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing

from ..analysis.calibration import Calibration, Plan, brier, by_stage, calibrate, equal
from ..analysis.estimate import BLOCKS
from ..analysis.outlook import FUTURES, MOST_FUTURES
from ..analysis.reliability import picture
from ..record import BadRecord
from . import files
from .common import (
    OK,
    Commands,
    Failure,
    UsageError,
    add_command,
    add_jobs,
    add_json,
    number,
    plural,
    print_json,
)
from .screen import print_table, progress, say

MORE = """\
Every record has to be of a finished game. Each seat's chance to win is estimated at the
start of some turns, as `alhambra analyse` does, and compared with who won. In some games
the stated errors are checked as well, with 20 times as many futures. Even-numbered games
are used to fit a scale for the chances at each stage, and odd-numbered games show whether
it helps. The same games, simulations and seed give the same figures.

examples:
  alhambra calibrate two.jsonl three.jsonl --out calibration.svg
  alhambra calibrate two.jsonl --positions 8 --jobs 0
  alhambra simulate --games 1000 --players 2 --bots architect,master --records two.jsonl

With --json: games, positions, simulations, seed, brier, brier_of_equal_chances, bins
(low, high, count, predicted, actual, error), stages (stage, brier, positions), scales,
brier_of_odd_games, brier_of_odd_games_scaled, errors (figure, count, within_1,
within_2, spread). docs/analysis.md says what they mean."""

_PLAN = Plan()
_STAGES = ("before the first scoring", "before the second", "before the last")


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "compare the chances that an analysis gives with who won"
    parser = add_command(commands, "calibrate", run, summary, MORE)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a file of records")
    parser.add_argument(
        "--positions", type=number(1, 100), default=_PLAN.positions, metavar="N",
        help=f"positions from each game (default: {_PLAN.positions})",
    )  # fmt: skip
    parser.add_argument(
        "--every", type=number(1), default=_PLAN.every, metavar="N",
        help=f"check errors in every N-th game (default: {_PLAN.every})",
    )  # fmt: skip
    parser.add_argument(
        "--simulations", type=number(BLOCKS, MOST_FUTURES), default=FUTURES, metavar="N",
        help=f"futures for each estimate (default: {FUTURES})",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=number(0), default=0, metavar="S",
        help="a number that selects positions and futures (default: 0)",
    )  # fmt: skip
    parser.add_argument("--out", metavar="OUT.svg", help="write a picture; - is standard output")
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Predict, compare, and print."""
    if arguments.out == files.STANDARD and arguments.json:
        raise UsageError("--json and --out - both print; give --out a file")
    plan = Plan(arguments.positions, arguments.every, arguments.simulations, arguments.seed)
    with progress("predicting", None) as advance:
        try:
            found = calibrate(_texts(arguments.files), plan, jobs=arguments.jobs, advance=advance)
        except BadRecord as error:
            raise Failure(str(error)) from None
    if not found.games:
        raise Failure(f"{', '.join(arguments.files)}: no record")
    if arguments.out is not None:
        with closing(files.Output(arguments.out)) as file:
            file.write(_picture(found))
        if arguments.out == files.STANDARD:
            return OK
    if arguments.json:
        print_json(found.as_json())
    else:
        _print(found)
    if arguments.out is not None:
        print(f"written: {arguments.out}", file=sys.stderr)
    return OK


def _texts(paths: list[str]) -> Iterator[str]:
    for path in paths:
        for _, text in files.entries(path):
            yield text


def _picture(found: Calibration) -> str:
    bins = found.bins()
    told = (f"{each.predicted:.0%} came true in {each.actual:.0%}" for each in bins)
    name = f"{found.games} games, {len(found.predictions)} positions"
    return picture([(name, bins)], "; ".join(told))


def _print(found: Calibration) -> None:
    print_table(
        f"{plural(found.games, 'game')}, {plural(len(found.predictions), 'position')}",
        ("chance", "seats", "predicted", "actual", "± one error"),
        [
            (
                f"{each.low:.0%} to {each.high:.0%}",
                str(each.count),
                f"{each.predicted:.1%}",
                f"{each.actual:.1%}",
                f"{each.error:.1%}",
            )
            for each in found.bins()
        ],
    )
    scales = found.scales()
    _, odd = found.halves()
    print_table(
        "Brier score: the mean squared error of the chances",
        ("stage", "positions", "score", "equal chances", "scale", "odd games", "scaled"),
        [
            (
                _STAGES[stage],
                str(len(some)),
                f"{brier(some):.4f}",
                f"{brier(map(equal, some)):.4f}",
                f"{scales[stage]:.2f}",
                *(
                    f"{brier(part):.4f}"
                    for part in (
                        [each for each in odd if each.stage == stage],
                        [each.scaled(scales) for each in odd if each.stage == stage],
                    )
                ),
            )
            for stage, some in by_stage(found.predictions)
        ],
    )
    say(
        f"all: {brier(found.predictions):.4f}; of odd games {brier(odd):.4f}, "
        f"scaled {brier(each.scaled(scales) for each in odd):.4f}\n"
    )
    print_table(
        "how far estimates are off, in their own standard errors",
        ("figure", "checked", "within 1", "within 2", "root mean square"),
        [
            (
                each.figure,
                str(each.count),
                f"{each.one:.0%}",
                f"{each.two:.0%}",
                f"{each.spread:.2f}",
            )
            for each in found.coverage()
        ],
    )
