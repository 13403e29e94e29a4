"""`alhambra demo`: plays one game, prints its highlights and draws the table."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from ..bots import player
from ..deal import fresh_seed
from ..events import (
    DirkDrew,
    Event,
    GameEnded,
    HandDealt,
    MoneyDrawn,
    RoundScored,
    TileDrawn,
    TurnBegan,
)
from ..game import Game
from ..options import Options
from ..show import svg, text
from ..simulate import bot_rng
from .common import OK, Commands, UsageError, add_command, plural
from .screen import columns, say
from .show import write_picture

MORE = """\
Three bots play a game from a fresh seed. The command prints the beginning, the
scorings and the end, the palaces and the last score sheet, and writes a picture of
the table to a temporary folder. --seed plays the same game again.

examples:
  alhambra demo
  alhambra demo --seed 7"""

NAMES = ("Ada", "Ben", "Cem")
BOT = "builder"
TOLD = 12  # lines of the log to print at the beginning and at the end
QUIET = (TurnBegan, MoneyDrawn, TileDrawn, DirkDrew, HandDealt)
"""Events too frequent to be worth printing."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "demo", run, "play one game with bots and show it", MORE)
    parser.add_argument("--seed", metavar="S", help="any text (default: a fresh one)")


def run(arguments: argparse.Namespace) -> int:
    """Play a game, print its log in short and draw the table."""
    seed = fresh_seed()[:12] if arguments.seed is None else arguments.seed
    if any("\ud800" <= sign <= "\udfff" for sign in seed):
        raise UsageError("--seed is not UTF-8 text")
    game, events = _played(seed)
    say(f"A game of {plural(len(NAMES), 'bot')}, seed {seed!r}\n")
    for line in _told(events):
        say(line)
    table = text.table(game.view(None, open_hands=True), game.names, columns=columns())
    say(f"\n{table}\n")
    say(text.scoring(game.scorings[-1], game.names))
    picture = Path(tempfile.mkdtemp(prefix="alhambra-")) / "alhambra-demo.svg"
    write_picture(str(picture), svg.table(game.view(None), game.names))
    say(f"\nA picture of the table: {picture}")
    return OK


def _played(seed: str) -> tuple[Game, list[Event]]:
    """A finished game and all its events."""
    game = Game(Options(len(NAMES)), seed=seed, names=NAMES)
    bot, rng = player(BOT), bot_rng(seed, 0)
    events = list(game.opening)
    while not game.over:
        events += game.play_code(bot.code(game.state, rng))
    return game, events


def _told(events: list[Event]) -> list[str]:
    """The shortened log: the beginning, the scorings, the end."""
    heard = [event for event in events if not isinstance(event, QUIET)]
    lines = [f"  {text.event(event, NAMES)}" for event in heard[:TOLD]]
    middle = heard[TOLD:-TOLD]
    skipped = 0
    for event in middle:
        if isinstance(event, (RoundScored, GameEnded)):
            lines += [_left_out(skipped), f"  {text.event(event, NAMES)}"]
            skipped = 0
        else:
            skipped += 1
    lines.append(_left_out(skipped))
    return [*lines, *(f"  {text.event(event, NAMES)}" for event in heard[-TOLD:])]


def _left_out(count: int) -> str:
    return f"  … {plural(count, 'event')} later …"
