"""`alhambra legal`: what may be done at one moment of a record."""

from __future__ import annotations

import argparse

from . import files
from .common import OK, Commands, add_command, add_json, add_position, print_json
from .screen import say

MORE = """\
Prints the legal actions one a line, sorted as text; none when the game is over.
Payments are listed only without a superfluous card (R3.7).

examples:
  alhambra legal games.jsonl
  alhambra legal games.jsonl --game 12 --at 0
  alhambra legal games.jsonl --at 80 --json

With --json: game, at, actor (a seat or null), legal."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "list the legal actions after the first N actions of a record"
    parser = add_command(commands, "legal", run, summary, MORE)
    add_position(parser, at=True)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions."""
    _, game = files.load(arguments.file, arguments.game, at=arguments.at)
    actions = sorted(map(str, game.legal())) if not game.over else []
    if arguments.json:
        print_json({
            "game": arguments.game,
            "at": game.version,
            "actor": game.actor,
            "legal": actions,
        })  # fmt: skip
    else:
        for action in actions:
            say(str(action))
    return OK
