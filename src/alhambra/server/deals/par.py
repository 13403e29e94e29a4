"""The par of a deal: the points of the master bot when it plays the person's seat."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ...game import Game
from ...turn import Turn
from ..thinkers import Thinkers
from .deal import StoredDeal
from .fixed import fixed_turn

MASTER = "master"
MOST_TURNS = 1_000
"""Turns after which a game between bots is stopped (R8.4)."""


class Par(Struct, frozen=True):
    """The result of the master's game: the points of every seat."""

    points: tuple[int, ...]


_pars = msgspec.json.Decoder(Par)


def read_par(body: bytes) -> Par:
    """A stored par."""
    return _pars.decode(body)


async def play_par(deal: StoredDeal, thinkers: Thinkers) -> Par:
    """Let the master play the deal; its turns queue up with those of other tables' bots."""
    game = Game(deal.options, seed=deal.seed)
    for _ in range(MOST_TURNS):
        if game.over:
            break
        level = deal.bots[game.state.turn] or MASTER
        thought = await fixed_turn(thinkers, game.state, level, deal.seed)
        turn = Turn(game.state)
        for step in turn.planned(thought.codes):
            turn.take(step)
        game.end_turn(turn, told=False)
    return Par(tuple(game.state.scores[: deal.players]))
