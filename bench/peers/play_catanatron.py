"""Random games of catanatron for three."""

from __future__ import annotations

from importlib.metadata import version
from random import Random

from catanatron import Color, Game, RandomPlayer  # type: ignore[import, unused-ignore]
from catanatron.game import TURNS_LIMIT  # type: ignore[import, unused-ignore]
from timing import Subject, parser, report

COLORS = (Color.RED, Color.BLUE, Color.WHITE)


def play(rng: Random, limit: int) -> tuple[Game, int]:
    """Do as `Game.play` does, tick by tick; a tick is one decision."""
    # Seed 0 would mean "any"; a game seeds the global generator its players use.
    game = Game([RandomPlayer(color) for color in COLORS], seed=rng.randrange(1, 2**32))
    decisions = 0
    while decisions < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return game, decisions


def copy(game: Game) -> Game:
    """The game with its log of actions, which it cannot be copied without."""
    return game.copy()


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    subject = Subject(len(COLORS), version("catanatron"), play, copy)
    report(subject, options.seconds, options.seed)
