"""Positions for the tests of this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from alhambra.core.playout import play_random
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.deal import Deal, all_cards, scoring_places
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES, Cell, Tile, card, cell, tile

NAMES = (
    "Ada",
    'Ben <&">',
    "علی رضا",
    "Clementine Featherstonehaugh-Wolverhampton III",
    "Eve",
    "Fin",
)

# Rules, example 11: the wall scores 8.
EXAMPLE = "P2NEW 0,1; C9W -1,0; T8NES 1,0; A6SW -1,-1; G10 0,-1; A6NE 1,-1; A9 0,-2; S6ES 1,-2"


def position(players: int, turns: int, seed: int = 7) -> State:
    """A table after some turns of random play."""
    state = Options(players).new_state(0)
    play_random(state, Rng(seed), turns)
    return state


def drawn(text: str) -> dict[Cell, Tile]:
    """A palace from `tile cell; tile cell`."""
    pairs = (part.split() for part in text.split(";"))
    return {cell(where): tile(name) for name, where in pairs}


HANDS = ("b9 b8 b7", "g9 g8 g7", "o9 o8 o7")


def dealt(hands: Sequence[str]) -> State:
    """The start of a game with these hands, y1 to y4 on display."""
    options = Options(len(hands))
    top = [card(name) for name in " ".join((*hands, "y1 y2 y3 y4")).split()]
    rest = Counter(all_cards(options)) - Counter(top)
    deck = (*top, *sorted(rest.elements()))
    above = scoring_places(options, 0, deck)
    return Game(options, deal=Deal(0, TILES, deck, (above[0][0], above[1][0]))).state
