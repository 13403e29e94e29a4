"""`alhambra bench`: how fast this engine is on one core of this machine."""

from __future__ import annotations

import argparse
import os
import platform
from statistics import median

from ..core import compiled, const
from ..speed import Speed, copying, measure, ways_to_play
from .common import OK, Commands, add_command, add_json, print_json
from .screen import print_table, progress

MORE = """\
CPU time of one core, complete games of 3 seats, uniformly random legal play, the
median of up to five rounds after a warm-up:
  core     whole games inside the core
  api      a Python loop of one legal() and one apply() for each decision
  game     with every action checked: Game.legal() and Game.play()
  builder  not random: the bot `builder` in all seats, dealt from seeds
  copy     a state in the middle of a game, in microseconds, by seats

examples:
  alhambra bench
  alhambra bench --seconds 30
  alhambra bench --json

With --json: compiled, python, machine, decisions_per_game (of random play),
core_decisions_per_s, core_games_per_s, the same two for api, game and builder,
copy_us (by seats), and spread (each figure's lowest and highest round)."""

SECONDS = 6.0  # of CPU time, in total
SHORTEST, LONGEST = 0.01, 3600.0


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "bench", run, "measure the speed of the engine", MORE)
    parser.add_argument(
        "--seconds", type=_seconds, default=SECONDS, metavar="S",
        help=f"about how much CPU time to use (default: {SECONDS:g})",
    )  # fmt: skip
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    speeds, copies = _measured(arguments.seconds)
    rounds: dict[str, list[float]] = {}
    for name, speed in speeds.items():
        rounds[f"{name}_decisions_per_s"] = speed.steps
        rounds[f"{name}_games_per_s"] = speed.pieces
    times = {seats: [1e6 / each for each in speed.steps] for seats, speed in copies.items()}
    length = speeds["core"].steps_per_piece
    if arguments.json:
        print_json(_as_json(rounds, times, length))
    else:
        _print(rounds | {f"copy_us.{seats}": each for seats, each in times.items()}, length)
    return OK


def _measured(seconds: float) -> tuple[dict[str, Speed], dict[str, Speed]]:
    """The speed of each way to play, and of copying a state by number of seats."""
    ways = ways_to_play()
    seats = range(const.MIN_PLAYERS, const.MAX_PLAYERS + 1)
    share = seconds / (len(ways) + 1)
    speeds: dict[str, Speed] = {}
    with progress("measuring", len(ways) + 1) as advance:
        for name, work in ways.items():
            speeds[name] = measure(work, share)
            advance(1)
        copies = {str(each): measure(copying(each), share / len(seats)) for each in seats}
        advance(1)
    return speeds, copies


def _as_json(
    rounds: dict[str, list[float]], times: dict[str, list[float]], length: float
) -> dict[str, object]:
    spread = rounds | {f"copy_us.{seats}": each for seats, each in times.items()}
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": _machine(),
        "decisions_per_game": round(length, 1),
        **{name: _rounded(median(values)) for name, values in rounds.items()},
        "copy_us": {seats: _rounded(median(values)) for seats, values in times.items()},
        "spread": {
            name: [_rounded(min(values)), _rounded(max(values))] for name, values in spread.items()
        },
    }


def _print(rounds: dict[str, list[float]], length: float) -> None:
    rows = [
        (name, *(f"{_rounded(each):,}" for each in (median(values), min(values), max(values))))
        for name, values in rounds.items()
    ]
    rows.append(("decisions_per_game", f"{length:,.1f}", "", ""))
    how = "compiled" if compiled() else "interpreted"
    title = f"{how}, Python {platform.python_version()}, {_machine()}"
    print_table(title, ("figure", "median", "lowest", "highest"), rows)


def _machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"


def _rounded(value: float) -> float:
    """A measurement without digits that mean nothing."""
    return round(value) if value >= 1000 else round(value, 3)


def _seconds(text: str) -> float:
    try:
        value = float(text[:40])
    except ValueError:
        value = 0.0
    if not SHORTEST <= value <= LONGEST:
        wanted = f"from {SHORTEST} to {LONGEST:g}"
        raise argparse.ArgumentTypeError(f"a number of seconds {wanted}, not {text[:40]!r}")
    return value
