"""`alhambra simulate`: lets bots play whole games and prints how they did."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import closing, nullcontext
from dataclasses import dataclass, field

from ..bots import BOTS
from ..errors import SetupError
from ..options import EDITIONS
from ..parallel import chunks, in_order
from ..simulate import MAX_TURNS, Match, Played, play_guarded
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
from .files import STANDARD, Output
from .rules import add_rules, options_of, seed_of
from .screen import print_table, progress

MORE = f"""\
Game i is dealt from the seed `S/i`, and the bots have random numbers of their own: the
same seed gives the same games and figures with any --jobs, unless a bot has a time
budget. The deals are the same on every platform; so are the games of random and
builder, while a learned evaluation may round differently. Everybody moves on by one
seat from game to game, so that no bot keeps a good one. A win shared by n seats counts
1/n. A game that is not over after T turns is unfinished: it is left out of wins and
means, and recorded without a result.

editions: {", ".join(EDITIONS)}

bots, weakest first; then adaptive, which is as strong as its opponents, and a former master:
{", ".join(BOTS)}
From architect on, they search: master@500 plays 500 futures a turn, master@0.2s takes 0.2 s.

examples:
  alhambra simulate --games 1000 --players 3
  alhambra simulate --games 200 --players 4 --bots builder,random,random,random --seed 7
  alhambra simulate --games 50 --players 2 --edition hu-2003 --option dirk_gift=misfit
  alhambra simulate --games 20 --players 3 --bots master,mason,apprentice
  alhambra simulate --games 10000 --players 5 --jobs 0 --records games.jsonl

With --json: games, players, edition, options, seed, max_turns, finished,
unfinished, turns_per_game, decisions_per_game, games_per_s, and bots (bot, games,
seats, wins, win_rate, mean_score). Means are null if no game was finished."""

CHUNK = 16  # games played at a time
WHOLE = 60  # a win is counted in sixtieths, so that up to six seats can share it evenly


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of a match."""

    match: Match
    numbers: list[int]
    keep_records: bool


@dataclass(slots=True)
class BotTally:
    """How one bot did in the finished games."""

    games: int = 0
    seats: int = 0
    win_parts: int = 0
    """Sixtieths of a win."""
    score: int = 0

    @property
    def wins(self) -> float:
        """Wins, where a shared win counts in part."""
        return self.win_parts / WHOLE


@dataclass(slots=True)
class Tally:
    """How the games went."""

    finished: int = 0
    unfinished: int = 0
    turns: int = 0
    decisions: int = 0
    bots: dict[str, BotTally] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Count one game."""
        tallies = {name: self.bots.setdefault(name, BotTally()) for name in sorted(played.bots)}
        if not played.finished:
            self.unfinished += 1
            return
        self.finished += 1
        self.turns += played.turns
        self.decisions += played.decisions
        for tally in tallies.values():
            tally.games += 1
        for seat, name in enumerate(played.bots):
            tallies[name].seats += 1
            tallies[name].score += played.scores[seat]
            if seat in played.winners:
                tallies[name].win_parts += WHOLE // len(played.winners)


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "let bots play whole games and compare them"
    parser = add_command(commands, "simulate", run, summary, MORE)
    parser.add_argument(
        "--games", type=number(1), required=True, metavar="N", help="how many games"
    )
    add_rules(parser)
    parser.add_argument(
        "--bots", default="random", metavar="A,B,…",
        help="one bot for all seats, or one for each (default: random)",
    )  # fmt: skip
    parser.add_argument(
        "--records", metavar="FILE",
        help="write JSON Lines; - is standard output, then the table goes to standard error",
    )  # fmt: skip
    parser.add_argument(
        "--max-turns", type=number(1), default=MAX_TURNS, metavar="T",
        help=f"give up a game after T turns (default: {MAX_TURNS})",
    )  # fmt: skip
    add_jobs(parser)
    add_cluster(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the table."""
    match = _match(arguments)
    tally = Tally()
    tasks = (
        Task(match, numbers, arguments.records is not None)
        for numbers in chunks(range(arguments.games), CHUNK)
    )
    start = time.perf_counter()
    output = nullcontext() if arguments.records is None else closing(Output(arguments.records))
    with output as file, progress("playing", arguments.games) as advance:
        for results in in_order(play_all, tasks, arguments.jobs, arguments.cluster):
            for played in results:
                tally.add(played)
                if file is not None:
                    file.write(f"{played.record}\n")
            advance(len(results))
    speed = round(arguments.games / (time.perf_counter() - start), 1)
    to_error = arguments.records == STANDARD
    if arguments.json:
        print_json(_as_json(match, tally, speed), to_error=to_error)
    else:
        _print_tally(match, tally, speed, to_error=to_error)
    return OK


def play_all(task: Task) -> list[Played]:
    """Play the games of a task."""
    return [
        play_guarded(task.match, number, keep_record=task.keep_records) for number in task.numbers
    ]


def _match(arguments: argparse.Namespace) -> Match:
    """The match given by the arguments."""
    seed = seed_of(arguments)
    bots = tuple(arguments.bots.split(","))
    try:
        options = options_of(arguments)
        if len(bots) == 1:
            bots *= options.players
        return Match(options, seed, bots, arguments.max_turns)
    except SetupError as error:
        raise UsageError(str(error)) from None


def _as_json(match: Match, tally: Tally, speed: float) -> dict[str, object]:
    return {
        "games": tally.finished + tally.unfinished,
        "players": match.options.players,
        "edition": match.options.edition,
        "options": dict(match.options.changes),
        "seed": match.seed,
        "max_turns": match.max_turns,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "turns_per_game": _mean(tally.turns, tally.finished),
        "decisions_per_game": _mean(tally.decisions, tally.finished),
        "games_per_s": speed,
        "bots": [
            {
                "bot": name,
                "games": bot.games,
                "seats": bot.seats,
                "wins": round(bot.wins, 3),
                "win_rate": _mean(bot.wins, bot.seats),
                "mean_score": _mean(bot.score, bot.seats),
            }
            for name, bot in sorted(tally.bots.items())
        ],
    }


def _print_tally(match: Match, tally: Tally, speed: float, *, to_error: bool) -> None:
    title = (
        f"{plural(tally.finished + tally.unfinished, 'game')} of {match.options.players} seats, "
        f"{match.options.edition}, seed {match.seed!r}"
    )
    rows = [
        (
            name,
            str(bot.games),
            str(bot.seats),
            f"{bot.wins:.2f}",
            _shown(_mean(100 * bot.wins, bot.seats), "%"),
            _shown(_mean(bot.score, bot.seats)),
        )
        for name, bot in sorted(tally.bots.items())
    ]
    heads = ("bot", "games", "seats", "wins", "wins per seat", "mean score")
    print_table(title, heads, rows, to_error=to_error)
    file = sys.stderr if to_error else sys.stdout
    print(
        f"per game: {_shown(_mean(tally.turns, tally.finished))} turns, "
        f"{_shown(_mean(tally.decisions, tally.finished))} decisions; "
        f"{speed} games/s",
        file=file,
    )
    if tally.unfinished:
        print(f"unfinished after {match.max_turns} turns: {tally.unfinished}", file=file)


def _mean(total: float, count: int) -> float | None:
    return round(total / count, 4) if count else None


def _shown(mean: float | None, unit: str = "") -> str:
    return "-" if mean is None else f"{mean:.1f}{unit}"
