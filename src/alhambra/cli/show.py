"""`alhambra show`: shows a table at one moment, as text, picture, JSON or notation."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing

from .. import layouts
from ..pieces import Card, Tile
from ..positions import write_position
from ..show import svg, text
from ..view import SeatView, View
from . import files
from .common import (
    OK,
    Commands,
    UsageError,
    add_command,
    add_json,
    number,
    print_json,
)
from .moments import Moment, add_moment, load_moment
from .screen import columns, say

MORE = """\
Hands are hidden, as for a spectator; --seat shows what one seat sees, counted from
0, and --open shows every hand. --svg writes a picture as well as the text; with -,
only the picture, to standard output.

examples:
  alhambra show games.jsonl --game 12
  alhambra show games.jsonl --at 80 --seat 1
  alhambra show games.jsonl --at 80 --open --svg table.svg
  alhambra show games.jsonl --svg - > table.svg
  alhambra show games.jsonl --at 80 --notation
  alhambra show --position 3/act0:… --open

With --json: game, at, seat, phase, actor, may_stop, market, display, pending,
players (name, hand, hand_size, palace, reserve, score, wall, counts), dirk,
dirk_score, deck_left, discard_left, bag, scorings, starter, legal, position. With
--seat, legal is what that seat may do, which is nothing if another is to act; with
--open, what the seat to act may do; for a spectator, null. position is null without
--open."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "show the table after the first N actions of a record"
    parser = add_command(commands, "show", run, summary, MORE)
    add_moment(parser, "the position after the first N actions (default: all)")
    parser.add_argument("--seat", type=number(0), metavar="S", help="as this seat sees it")
    parser.add_argument("--open", action="store_true", help="show every hand")
    parser.add_argument("--svg", metavar="OUT.svg", help="write a picture; - is standard output")
    parser.add_argument(
        "--notation", action="store_true", help="print only the position, with every hand"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the table, and draw it if asked to."""
    if arguments.svg == files.STANDARD and arguments.json:
        raise UsageError("--json and --svg - both print; give --svg a file")
    if arguments.notation and (arguments.json or arguments.svg == files.STANDARD):
        raise UsageError("--notation prints one line; leave out --json, and give --svg a file")
    moment = load_moment(arguments)
    players = moment.state.players
    if arguments.seat is not None and arguments.seat >= players:
        raise UsageError(f"this game has seats 0 to {players - 1}, not {arguments.seat}")
    view = moment.view(arguments.seat, open_hands=arguments.open)
    if arguments.svg is not None:
        write_picture(arguments.svg, svg.table(view, moment.names))
    if arguments.svg == files.STANDARD:
        return OK
    if arguments.json:
        print_json({
            "game": moment.game,
            "at": moment.at,
            **_as_json(view, moment.names),
            "legal": _legal(moment, arguments.seat, open_hands=arguments.open),
            "position": write_position(moment.state) if arguments.open else None,
        })  # fmt: skip
    elif arguments.notation:
        say(write_position(moment.state))
    else:
        say(text.table(view, moment.names, columns=columns()))
    if arguments.svg is not None:
        print(f"written: {arguments.svg}", file=sys.stderr)
    return OK


def write_picture(path: str, picture: str) -> None:
    """Write an SVG document to a file, or to standard output."""
    with closing(files.Output(path)) as file:
        file.write(picture)


def _legal(moment: Moment, seat: int | None, *, open_hands: bool) -> list[str] | None:
    """The legal actions, as far as the viewer may know them."""
    if not open_hands and seat is None:
        return None
    return moment.legal if open_hands or seat == moment.actor else []


def _as_json(view: View, names: Sequence[str]) -> dict[str, object]:
    return {
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "actor": view.actor,
        "may_stop": view.may_stop,
        "market": _named(view.market),
        "display": _named(view.display),
        "pending": _named(view.pending),
        "players": [_seat(*each) for each in zip(names, view.seats, strict=True)],
        "dirk": None if view.dirk is None else _named(view.dirk),
        "dirk_score": None if view.dirk is None else view.dirk_score,
        "deck_left": view.deck_left,
        "discard_left": view.discard_left,
        "bag": _named(view.bag),
        "scorings": view.scorings,
        "starter": view.starter,
    }


def _seat(name: str, seen: SeatView) -> dict[str, object]:
    return {
        "name": name,
        "hand": None if seen.hand is None else _named(seen.hand),
        "hand_size": seen.hand_size,
        "palace": layouts.written(seen.palace),
        "reserve": _named(seen.reserve),
        "score": seen.score,
        "wall": seen.wall,
        "counts": layouts.by_kind(list(seen.counts)),
    }


def _named(things: Iterable[Tile | Card | None]) -> list[str | None]:
    """Pieces by their names, and null for an empty slot."""
    return [None if each is None else str(each) for each in things]
