"""What is written straight from the core's arrays is what the plain way writes."""

from __future__ import annotations

import json
import random

import pytest

from alhambra import core
from alhambra.codes import hand_names, is_near, layout, names_in, near_cell
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.scribe import Scribe
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import CARDS, TILES
from alhambra.view import aids_of, legal_names

GAMES = 6 if core.compiled() else 1

scribe = Scribe(
    [tile.name.encode() for tile in TILES],
    [str(card).encode() for card in CARDS],
    [str(near_cell(number)).encode() for number in range(const.CELL_COUNT)],
)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_position_is_written_as_the_plain_way_writes_it(players: int) -> None:
    dice = random.Random(f"scribe {players}")
    kinds: set[int] = set()
    for number in range(GAMES):
        game = Game(Options(players), seed=number)
        while not game.over:
            state = game.state
            everybody = range(players)
            codes = legal(state)
            kinds.update(code >> const.KIND_SHIFT for code in codes)
            if is_near(state.palace(state.turn).built.bit_count()):
                assert json.loads(scribe.legal(state)) == legal_names(state)
            assert json.loads(scribe.market(state)) == [
                None if tile < 0 else TILES[tile].name for tile in state.market
            ]
            assert json.loads(scribe.display(state)) == [
                None if card < 0 else str(CARDS[card]) for card in state.display
            ]
            assert json.loads(scribe.names(state.bag)) == list(names_in(state.bag))
            unseen = json.loads(scribe.unseen(state, True))
            assert unseen == list(aids_of(state, everybody).unseen)
            assert json.loads(scribe.unseen(state, False)) == list(aids_of(state, ()).unseen)
            for seat in everybody:
                assert json.loads(scribe.hand(state, seat)) == hand_names(state, seat)
                palace = state.palace(seat)
                if is_near(palace.built.bit_count()):
                    written = json.loads(scribe.palace(palace), object_pairs_hook=tuple)
                    assert written == tuple(layout(palace).notation.items())
            buying = [code for code in codes if code >> const.KIND_SHIFT in _BUILDING]
            game.play_code(dice.choice(buying or codes))
    assert kinds >= {const.TAKE, const.BUY, const.PLACE, const.STORE, const.ADD, const.SWAP}


_BUILDING = (const.BUY, const.PLACE, const.ADD, const.SWAP)
