"""`alhambra show`: the table at one moment of a record, as text, picture or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing

from .. import layouts
from ..game import Game
from ..pieces import Card, Tile
from ..show import svg, text
from ..view import SeatView, View
from . import files
from .common import (
    OK,
    Commands,
    UsageError,
    add_command,
    add_json,
    add_position,
    number,
    print_json,
)
from .screen import columns, say

MORE = """\
Hands are hidden as from a spectator; --seat shows what one seat sees, counted
from 0, and --open every hand. --svg writes a picture beside the text, or with -
nothing but the picture to standard output.

examples:
  alhambra show games.jsonl --game 12
  alhambra show games.jsonl --at 80 --seat 1
  alhambra show games.jsonl --at 80 --open --svg table.svg
  alhambra show games.jsonl --svg - > table.svg

With --json: game, at, seat, phase, actor, may_stop, market, display, pending,
players (name, hand, hand_size, palace, reserve, score, wall, counts), dirk,
dirk_score, deck_left, discard_left, bag, scorings, starter, legal. The legal actions
are those of the seat of --seat, none if another is to act, with --open those of
whoever is, and null for a spectator."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "show the table after the first N actions of a record"
    parser = add_command(commands, "show", run, summary, MORE)
    add_position(parser, at=True)
    parser.add_argument("--seat", type=number(0), metavar="S", help="as this seat sees it")
    parser.add_argument("--open", action="store_true", help="show every hand")
    parser.add_argument("--svg", metavar="OUT.svg", help="write a picture; - is standard output")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the table, and draw it if asked to."""
    if arguments.svg == files.STANDARD and arguments.json:
        raise UsageError("--json and --svg - both print; give --svg a file")
    _, game = files.load(arguments.file, arguments.game, at=arguments.at)
    players = game.options.players
    if arguments.seat is not None and arguments.seat >= players:
        raise UsageError(f"this game has seats 0 to {players - 1}; --seat is not {arguments.seat}")
    view = game.view(arguments.seat, open_hands=arguments.open)
    if arguments.svg is not None:
        write_picture(arguments.svg, svg.table(view, game.names))
    if arguments.svg == files.STANDARD:
        return OK
    if arguments.json:
        legal = _legal(game, arguments.seat, open_hands=arguments.open)
        print_json({
            "game": arguments.game,
            "at": view.version,
            **_as_json(view, game.names),
            "legal": legal,
        })  # fmt: skip
    else:
        say(text.table(view, game.names, columns=columns()))
    if arguments.svg is not None:
        print(f"written: {arguments.svg}", file=sys.stderr)
    return OK


def write_picture(path: str, picture: str) -> None:
    """Write an SVG document to a file, or to standard output."""
    with closing(files.Output(path)) as file:
        file.write(picture)


def _legal(game: Game, seat: int | None, *, open_hands: bool) -> list[str] | None:
    """What may be done now, as far as the viewer may know it."""
    if not open_hands and seat is None:
        return None
    if game.over or not (open_hands or seat == game.actor):
        return []
    return sorted(map(str, game.legal()))


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
