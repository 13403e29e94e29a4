"""`alhambra arena`: bots measured against each other, with ratings and a report."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..arena import figures
from ..arena.pairings import FORMATS
from ..arena.play import play_missing
from ..arena.results import ArenaError, Results, seed_in
from ..arena.settings import Settings
from ..arena.statistics import Statistics, summarize
from ..errors import MissingExtra, SetupError
from ..simulate import MAX_TURNS, Played
from .common import (
    INTERRUPTED,
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
from .files import STANDARD
from .rules import add_rules, options_of, seed_of
from .screen import print_table, progress

if TYPE_CHECKING:
    from ..arena.ratings import Rating

MORE = """\
formats:
  cross   each bot alone against K-1 copies of every other bot; with two seats,
          each pair of bots once
  ladder  each bot alone against K-1 copies of the one named before it
  mixed   all bots at one table; K is the number of bots

Every deal is played in every seating, and every pairing plays the same deals, so no
bot has better seats or better luck. A win shared by n seats counts 1/n. Results are
written to DIR straight away: after an interruption the same command continues from
there, and a larger N adds games. Ratings, report.html and the plots need
pip install 'alhambra-game[arena]'; --cluster needs 'alhambra-game[cluster]'.

examples:
  alhambra arena --bots random,builder --players 3 --games 300
  alhambra arena --bots random,builder --players 2 --games 1000 --jobs 0 --seed 7
  alhambra arena --bots random,builder --players 4 --games 40 --format ladder --json
  alhambra arena --bots random,builder --players 2 --games 50 --records games.jsonl
  alhambra arena --bots random,builder --players 3 --games 300 --cluster --jobs 2

With --json: the settings, games, unfinished, deals, meetings (bot, against, games,
wins, share, lead), bots (bot, seats, score, wall, majorities, wall_points,
thinking), ratings (bot, elo, ahead, unbeaten; null without the extra), files. A
figure with an interval is value, low and high."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results, and the files that were written."""

    found: Statistics
    ratings: tuple[Rating, ...] | None
    """None if the extra is missing."""
    files: tuple[Path, ...]


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "measure bots against each other: fair pairings, ratings, a report"
    parser = add_command(commands, "arena", run, summary, MORE)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="two or more bots; for a ladder, weakest first",
    )
    parser.add_argument(
        "--games", type=number(1), required=True, metavar="N",
        help="games for each pairing, rounded up to whole deals",
    )  # fmt: skip
    add_rules(parser)
    parser.add_argument(
        "--format", choices=FORMATS, default=FORMATS[0], help="who meets whom (default: cross)"
    )
    parser.add_argument(
        "--out", metavar="DIR", help="where results and report are kept (default: arena-S)"
    )
    parser.add_argument(
        "--records", metavar="FILE", help="keep every game as a record that `verify` accepts"
    )
    parser.add_argument(
        "--max-turns", type=number(1), default=MAX_TURNS, metavar="T",
        help=f"give up a game after T turns (default: {MAX_TURNS})",
    )  # fmt: skip
    add_jobs(parser)
    add_cluster(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the games that are missing, print the tables and write the report."""
    try:
        return _run(arguments)
    except ArenaError as error:
        raise UsageError(str(error)) from None


def _run(arguments: argparse.Namespace) -> int:
    if arguments.records == STANDARD:
        raise UsageError("an arena adds to its records later, so --records needs a file, not -")
    settings, folder = _settings(arguments)
    total = settings.total(arguments.games)
    records = None if arguments.records is None else Path(arguments.records)
    command = _command(arguments, settings)
    with closing(Results(folder, settings, records)) as results:
        try:
            with progress("playing", total) as advance:
                play_missing(
                    results, total, jobs=arguments.jobs, cluster=arguments.cluster, advance=advance
                )
        except KeyboardInterrupt:
            done = len(results.games)
            print(
                f"alhambra arena: interrupted after {done} of {plural(total, 'game')}; "
                f"to continue: {command}",
                file=sys.stderr,
            )
            return INTERRUPTED
        games = results.games[:total]
    outcome = _outcome(summarize(settings, games), games, folder, command)
    if arguments.json:
        print_json(_as_json(outcome))
    else:
        _print(outcome)
    return OK


def _settings(arguments: argparse.Namespace) -> tuple[Settings, Path]:
    """The settings and the folder for the results; the seed may come from that folder."""
    if arguments.seed is None and arguments.out is not None:
        arguments.seed = seed_in(Path(arguments.out))
    seed = seed_of(arguments)
    try:
        settings = Settings(
            options=options_of(arguments),
            form=arguments.format,
            bots=tuple(arguments.bots.split(",")),
            seed=seed,
            max_turns=arguments.max_turns,
            records=arguments.records is not None,
        )
    except SetupError as error:
        raise UsageError(str(error)) from None
    if arguments.out is not None:
        return settings, Path(arguments.out)
    if not re.fullmatch(r"[\w.-]{1,100}", seed):
        raise UsageError(f"seed {seed!r:.40} cannot be a folder name; give --out as well")
    return settings, Path(f"arena-{seed}")


def _command(arguments: argparse.Namespace, settings: Settings) -> str:
    """The shell command that plays exactly this."""
    words = ["alhambra", "arena", "--bots", arguments.bots, "--players", str(arguments.players)]
    words += ["--games", str(arguments.games), "--seed", settings.seed]
    for name, default in (("format", FORMATS[0]), ("edition", "standard"), ("out", None)):
        value = getattr(arguments, name)
        words += [f"--{name}", value] if value != default else []
    for text in arguments.option:
        words += ["--option", text]
    if settings.max_turns != MAX_TURNS:
        words += ["--max-turns", str(settings.max_turns)]
    words += ["--records", arguments.records] if arguments.records is not None else []
    words += ["--jobs", str(arguments.jobs)] if arguments.jobs != 1 else []
    words += ["--cluster", arguments.cluster] if arguments.cluster is not None else []
    return shlex.join(words)


def _outcome(found: Statistics, games: Sequence[Played], folder: Path, command: str) -> Outcome:
    """Ratings and a report, if the packages that make them are installed."""
    try:
        from ..arena import ratings, report
    except ImportError:
        return Outcome(found, None, ())
    rated = ratings.rate(found.settings, games)
    return Outcome(found, rated, report.write(folder, found, rated, command))


def _print(outcome: Outcome) -> None:
    found, settings = outcome.found, outcome.found.settings
    title = (
        f"{plural(found.games, 'game')} of {settings.options.players} seats, {settings.form}, "
        f"{settings.options.edition}, seed {settings.seed!r}"
    )
    print_table(
        title,
        ("pairing", "games", "wins", "share", "95 %", "lead", "95 %"),
        [
            (
                figures.meeting(each), str(each.games), f"{each.wins:.2f}",
                figures.percent(each.share), figures.percent_interval(each.share),
                figures.number(each.lead, "+"), figures.interval(each.lead, "+"),
            )
            for each in found.meetings
        ],
    )  # fmt: skip
    print_table(
        "means of each bot: buildings + wall at each scoring, milliseconds of thinking",
        ("bot", "seats", "score", "I", "II", "III", "wall", "a decision", "longest"),
        [
            (
                each.bot, str(len(each.scores)), figures.number(each.mean_score),
                *(figures.scorings(each) or (figures.NONE,) * 3), figures.number(each.mean_wall),
                figures.milliseconds(each.milliseconds), figures.milliseconds(each.longest),
            )
            for each in found.showings
        ],
    )  # fmt: skip
    if outcome.ratings is not None:
        print_table(
            "ratings on Elo's scale",
            ("bot", "Elo", "95 %", "ahead of the next"),
            [
                (each.bot, figures.elo(each), figures.elo_interval(each), figures.ahead(each))
                for each in outcome.ratings
            ],
        )
    if found.unfinished:
        print(f"unfinished after {settings.max_turns} turns: {found.unfinished}")
    if outcome.ratings is None:
        print(f"{MissingExtra('a rating or a report', 'arena')}")
        print("Then run the same command again; no game is played twice.")
    else:
        print(f"report: {outcome.files[0]}")


def _as_json(outcome: Outcome) -> dict[str, object]:
    found = outcome.found
    rated = outcome.ratings
    return {
        **found.settings.as_json(),
        "games": found.games,
        "unfinished": found.unfinished,
        "deals": found.deals,
        "meetings": [each.as_json() for each in found.meetings],
        "bots": [each.as_json() for each in found.showings],
        "ratings": None if rated is None else [each.as_json() for each in rated],
        "files": [str(file) for file in outcome.files],
    }
