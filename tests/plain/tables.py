"""Palaces and games for the tests of the plain model."""

from __future__ import annotations

import random
import re

import pytest

from . import money
from .game import EDITIONS, PlainGame
from .palace import Cell, faults
from .tiles import KINDS, TILES

TOWER = KINDS.index("T")
PAVILION = KINDS.index("P")
CHAMBERS = KINDS.index("C")


def palace_of(text: str) -> dict[Cell, str]:
    """A palace from lines such as `C9W -1,0; A9 -1,-1`."""
    palace = {}
    for entry in filter(None, text.split("; ")):
        tile, cell = entry.split(" ")
        assert tile in TILES
        x, y = cell.split(",")
        palace[int(x), int(y)] = tile
    return palace


def broken(palace: dict[Cell, str]) -> set[str]:
    """The rules that a palace breaks."""
    return {rule for rule, _ in faults(palace)}


def game_of(players: int = 3, seed: int = 1, **options: str) -> PlainGame:
    """A new game with everything shuffled by `seed`."""
    rng = random.Random(seed)
    chosen = {**EDITIONS["standard"], **options}
    bag = rng.sample(TILES, len(TILES))
    deck = money.all_cards(players)
    rng.shuffle(deck)
    youngest = rng.randrange(players)
    left = list(deck)
    money.deal(left, players, youngest)
    places = money.scoring_places(len(left) - 4, chosen["scoring_place"])
    return PlainGame(
        players=players,
        options=chosen,
        youngest=youngest,
        bag=bag,
        deck=deck,
        scoring_cards=[rng.choice(place) for place in places],
        reshuffle=lambda cards: rng.sample(cards, len(cards)),
    )


def market_game(hand: str, market: str, players: int = 3, **options: str) -> PlainGame:
    """A game whose first player holds `hand` and finds `market` (slots yellow to orange)."""
    game = game_of(players, 1, **options)
    tiles = market.split()
    rest = [tile for tile in TILES if tile not in tiles]
    game.dirk = [rest.pop() for _ in game.dirk]
    game.bag = rest
    game.market = list(tiles)
    game.hands[game.acting] = hand.split()
    return game


def refused(game: PlainGame, action: str, rule: str) -> None:
    """Check that an action is refused by a rule and that nothing changes."""
    before = game.snapshot()
    assert action not in game.legal()
    with pytest.raises(ValueError, match=rf"\b{re.escape(rule)}\b"):
        game.apply(action)
    assert game.snapshot() == before


RING = palace_of("A5NW -1,1; P6N 0,1; S4NE 1,1; P7E 1,0; P4ES 1,-1; S8S 0,-1; P3SW -1,-1; S7W -1,0")
