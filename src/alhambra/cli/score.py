"""`alhambra score`: explains the scorings of a record, a position or a real table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from .. import cardboard, layouts
from ..core.scoring import next_scoring
from ..errors import AlhambraError
from ..pieces import Kind
from ..scoring import Rank, Scoring
from ..show import text
from ..show.words import shown_name
from ..view import score_now
from . import files
from .common import OK, Commands, Failure, UsageError, add_command, add_json, number, print_json
from .moments import load_moment
from .screen import say

MORE = """\
A file for --table gives each player a palace, or counts and a wall:
  {"players": [{"name": "Ada", "palace": "T9NE 1,0; G10 2,0"},
               {"name": "Ben", "counts": {"tower": 4}, "wall": 8}],
   "dirk": {"garden": 2}}
Dirk plays in every game of two, and only there.

examples:
  alhambra score games.jsonl --game 12
  alhambra score games.jsonl --game 12 --at 80
  alhambra score --position 3/act0:…
  alhambra score --table table.json --scoring 2
  alhambra score --table table.json --scoring 3 --json

With --json a table, a position or --at gives scoring, players (name, points, wall, segments, kinds)
and dirk (points, kinds, or null); kinds has for each kind count, place (0 without
a building), tied, total and share. A record gives game, over, scorings (a list
of those), scores, winners and names."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "explain every scoring of a record, or score a real table"
    parser = add_command(commands, "score", run, summary, MORE)
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a file of records; - is standard input"
    )
    parser.add_argument(
        "--game", type=number(0), metavar="I", help="the record, counted from 0 (default: 0)"
    )
    parser.add_argument(
        "--at", type=number(0), metavar="N", help="score as if after the first N actions"
    )
    parser.add_argument("--table", metavar="FILE.json", help="score this table instead")
    parser.add_argument("--position", metavar="TEXT", help="score this position instead")
    parser.add_argument(
        "--scoring",
        type=number(1, 3),
        metavar="1|2|3",
        help="which scoring it is; the next one by default with --at and --position",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the scorings."""
    if [arguments.file, arguments.table, arguments.position].count(None) != 2:
        raise UsageError(
            "name a FILE of records, a table with --table FILE.json, or a position with "
            "--position, and only one of them"
        )
    if arguments.file is not None:
        return _score_record(arguments)
    if arguments.game is not None or arguments.at is not None:
        raise UsageError("--game and --at go with a FILE of records only")
    if arguments.position is not None:
        return _score_position(arguments)
    if arguments.scoring is None:
        raise UsageError("--table needs --scoring 1, 2 or 3")
    return _score_table(arguments.table, arguments.scoring, as_json=arguments.json)


def _score_record(arguments: argparse.Namespace) -> int:
    index = arguments.game or 0
    if arguments.at is not None:
        _, game = files.load(arguments.file, index, at=arguments.at)
        _print(game.score_now(arguments.scoring), game.names, as_json=arguments.json)
        return OK
    if arguments.scoring is not None:
        raise UsageError("--scoring goes with --table or --at; a record has all its scorings")
    _, game = files.load(arguments.file, index)
    if arguments.json:
        print_json({
            "game": index,
            "over": game.over,
            "names": list(game.names),
            "scores": list(game.scores),
            "winners": list(game.winners),
            "scorings": [_as_json(each, game.names) for each in game.scorings],
        })  # fmt: skip
        return OK
    for scoring in game.scorings:
        say(f"{text.scoring(scoring, game.names)}\n")
    totals = zip(game.names, game.scores, strict=True)
    state = "Final scores" if game.over else "The game is still on. Scores so far"
    say(f"{state}: {', '.join(f'{shown_name(name)} {score}' for name, score in totals)}")
    return OK


def _score_position(arguments: argparse.Namespace) -> int:
    moment = load_moment(arguments)
    number = arguments.scoring or next_scoring(moment.state)
    _print(score_now(moment.state, number), moment.names, as_json=arguments.json)
    return OK


def _score_table(path: str, scoring: int, *, as_json: bool) -> int:
    with files.opened(path) as file:
        written = file.read(cardboard.MAX_LENGTH + 1)
    try:
        table = cardboard.read(written)
    except AlhambraError as error:
        raise Failure(f"{path}: {error}") from None
    _print(table.score(scoring), table.names, as_json=as_json)
    return OK


def _print(scoring: Scoring, names: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        print_json(_as_json(scoring, names))
    else:
        say(text.scoring(scoring, names))


def _as_json(scoring: Scoring, names: Sequence[str]) -> dict[str, object]:
    players = []
    for seat, (name, wall) in enumerate(zip(names, scoring.walls, strict=True)):
        players.append({
            "name": name,
            "points": scoring.points[seat],
            "wall": wall.length,
            "segments": layouts.wall_as_json(wall),
            "kinds": _kinds([scoring.ranks[kind][seat] for kind in Kind]),
        })  # fmt: skip
    dirk = None
    if scoring.dirk is not None:
        dirk = {"points": scoring.dirk_points, "kinds": _kinds(scoring.dirk)}
    return {"scoring": scoring.number, "players": players, "dirk": dirk}


def _kinds(ranks: Sequence[Rank]) -> dict[str, dict[str, int]]:
    return {
        kind.label: {
            "count": rank.count,
            "place": rank.place,
            "tied": rank.tied,
            "total": rank.total,
            "share": rank.share,
        }
        for kind, rank in zip(Kind, ranks, strict=True)
    }
