"""`alhambra analyse`: chances, luck and mistakes of a game, or hints for one position."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import closing

from ..analysis import figures
from ..analysis.estimate import BLOCKS
from ..analysis.hints import SEARCH, Hint, hints
from ..analysis.outlook import FUTURES, MOST_FUTURES, Outlook, outlook
from ..analysis.page import page
from ..analysis.report import Analysis, analyse
from ..analysis.study import Effort
from ..core.rng import Rng
from ..show.words import shown_name
from . import files
from .common import (
    OK,
    Commands,
    UsageError,
    add_command,
    add_jobs,
    add_json,
    number,
    plural,
    print_json,
)
from .moments import Moment, add_moment, check_moment, load_moment
from .screen import print_table, progress, say

MORE = """\
Without --at, every decision of the game is judged: each seat's chance to win before
and after it, the best alternatives, and what luck and decisions contributed. With
--at, only the position after the first N actions is judged, with hints for the seat
to act; --position does the same for any position. The same simulations and seed give
the same figures with any --jobs. The order of the undrawn cards and tiles in the
record is never used.

examples:
  alhambra analyse games.jsonl --game 12
  alhambra analyse games.jsonl --game 12 --page game.html --jobs 0
  alhambra analyse games.jsonl --game 12 --at 80
  alhambra analyse --position 3/act0:…
  alhambra analyse games.jsonl --json --simulations 2000 > analysis.json

A figure in JSON has value and error (one standard error). With --json: format, edition,
options, players, simulations, seed, over, scores, deal, decisions (at, seat, action,
choices, ends_turn, before, after, drawn, scorings, loss, win_loss, mistake,
alternatives), end, seats (name, score, lead, wins, mistakes, lost), mistakes. With
--at: game, at, players, actor, simulations, seed, outlook (wins, points, leads), hints
(actions, lead, loss, wins, win_loss). docs/analysis.md says what they mean."""

_WORST = 10  # mistakes to print


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "find the luck and the mistakes in a game, or get hints for a position"
    parser = add_command(commands, "analyse", run, summary, MORE)
    add_moment(parser, "only the position after the first N actions, with hints")
    parser.add_argument(
        "--simulations", type=number(BLOCKS, MOST_FUTURES), default=FUTURES, metavar="N",
        help=f"futures for each estimate (default: {FUTURES})",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=number(0), default=0, metavar="S",
        help="a number that selects the futures (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--page", metavar="OUT.html", help="write a page with charts; - is standard output"
    )
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Analyse a game or a position."""
    check_moment(arguments)
    if arguments.at is not None or arguments.position is not None:
        return _run_position(arguments)
    index = arguments.game or 0
    if arguments.page == files.STANDARD and arguments.json:
        raise UsageError("--json and --page - both print; give --page a file")
    read, _ = files.load(arguments.file, index)
    effort = Effort(futures=arguments.simulations, seed=arguments.seed)
    with progress("analysing", len(read.actions)) as advance:
        found = analyse(read, effort, jobs=arguments.jobs, advance=advance)
    if arguments.page is not None:
        with closing(files.Output(arguments.page)) as file:
            file.write(page(found, _command(arguments)))
        if arguments.page == files.STANDARD:
            return OK
    if arguments.json:
        print_json({"game": index, **found.as_json()})
    else:
        _print(found)
    if arguments.page is not None:
        print(f"written: {arguments.page}", file=sys.stderr)
    return OK


def _run_position(arguments: argparse.Namespace) -> int:
    if arguments.page is not None:
        raise UsageError("--page shows a whole game; leave out --at and --position, or --page")
    moment = load_moment(arguments)
    futures, seed = arguments.simulations, arguments.seed
    look = outlook(moment.state, futures, seed)
    over = moment.actor is None
    found = () if over else hints(moment.state, SEARCH, Rng(seed), futures=futures)
    if arguments.json:
        print_json({
            "game": moment.game,
            "at": moment.at,
            "players": list(moment.names),
            "actor": moment.actor,
            "simulations": futures,
            "seed": seed,
            "outlook": look.as_json(),
            "hints": [each.as_json() for each in found],
        })  # fmt: skip
    else:
        _print_position(moment, look, found)
    return OK


def _command(arguments: argparse.Namespace) -> str:
    """The shell command that makes exactly this page."""
    parts = ["alhambra", "analyse", arguments.file, "--game", str(arguments.game or 0)]
    parts += ["--simulations", str(arguments.simulations), "--seed", str(arguments.seed)]
    return shlex.join([*parts, "--page", arguments.page])


def _print(found: Analysis) -> None:
    rows = []
    for seat, name in enumerate(found.names):
        account = found.account(seat)
        shares = account.leads
        rows.append((
            shown_name(name),
            str(found.scores[seat]),
            *map(figures.points, (shares.luck, shares.own, shares.others, shares.change)),
            str(account.mistakes),
            figures.loss(account.lost),
        ))  # fmt: skip
    state = "" if found.over else "; the game is still on"
    print_table(
        f"points of lead over the best other seat, by luck and by decisions{state}",
        ("seat", "score", "luck", "own", "others", "all", "mistakes", "they cost"),
        rows,
    )
    worst = found.mistakes[:_WORST]
    if not worst:
        say("no mistake that is more than noise")
        return
    say(f"the biggest of {plural(len(found.mistakes), 'mistake')}:\n")
    for each in worst:
        chance = figures.percent_loss(each.win_loss)
        cost = f"{figures.loss(each.loss)} points and {chance} chance to win"
        say(f"  --at {each.version}  {shown_name(found.names[each.seat])} lost {cost}")
        say(f"    played  {each.action}")
        say(f"    better  {figures.way(each.alternatives[0].actions)}")


def _print_position(moment: Moment, look: Outlook, found: tuple[Hint, ...]) -> None:
    print_table(
        "this position" if moment.at is None else f"after {plural(moment.at, 'action')}",
        ("seat", "score", "to win", "final points", "lead"),
        [
            (
                shown_name(name),
                str(moment.state.scores[seat]),
                figures.percent(look.wins[seat]),
                f"{look.points[seat].value:.0f}",
                figures.points(look.leads[seat]),
            )
            for seat, name in enumerate(moment.names)
        ],
    )
    if moment.actor is None:
        say("the game is over")
        return
    print_table(
        f"hints for {shown_name(moment.names[moment.actor])}",
        ("way", "to win", "lead", "loses"),
        [
            (
                figures.way(each.actions),
                figures.percent(each.outlook.wins[moment.actor]),
                figures.points(each.lead),
                figures.loss(each.loss) if number else "-",
            )
            for number, each in enumerate(found)
        ],
    )
