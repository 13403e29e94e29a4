"""`alhambra legal`: lists the legal actions at one moment of a record, or in a position."""

from __future__ import annotations

import argparse

from .common import OK, Commands, add_command, add_json, print_json
from .moments import add_moment, load_moment
from .screen import say

MORE = """\
Prints the legal actions one per line, sorted as text; none when the game is over.
Only payments without a superfluous card are listed (R3.7).

examples:
  alhambra legal games.jsonl
  alhambra legal games.jsonl --game 12 --at 0
  alhambra legal games.jsonl --at 80 --json
  alhambra legal --position "$(alhambra show games.jsonl --at 80 --notation)"

With --json: game and at (null for a position), actor (a seat or null), legal."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "list the legal actions after the first N actions of a record"
    parser = add_command(commands, "legal", run, summary, MORE)
    add_moment(parser, "the position after the first N actions (default: all)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions."""
    moment = load_moment(arguments)
    if arguments.json:
        print_json({
            "game": moment.game,
            "at": moment.at,
            "actor": moment.actor,
            "legal": moment.legal,
        })  # fmt: skip
    else:
        for action in moment.legal:
            say(action)
    return OK
