"""A game that goes back is the game that it was then, however far it had gone."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from alhambra.actions import AddTile, RemoveTile
from alhambra.bots import player
from alhambra.core.apply import apply
from alhambra.core.legal import legal, pick
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.options import Options
from alhambra.view import legal_actions

FAR = 40
"""Applications of a code that going back may take: a checkpoint's worth of actions and draws."""


def played(players: int, seed: str) -> Game:
    """A random game to its end: long enough for a reshuffle (R6.2)."""
    game = Game(Options(players), seed=seed)
    bot, rng = player("random"), Rng(players)
    while not game.over:
        game.play_code(bot.code(game.state, rng))
    return game


def again(game: Game, actions: int) -> Game:
    """The same game played anew, so far."""
    twin = Game(game.options, deal=game.deal, names=game.names)
    for action in game.actions[:actions]:
        twin.play(action)
    return twin


def assert_same(one: Game, two: Game) -> None:
    """Two games are in the same place, by the same way."""
    assert one.state.key() == two.state.key()
    assert one.actions == two.actions
    assert one.scorings == two.scorings
    assert one.reshuffles == two.reshuffles


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_goes_back_to_any_moment(players: int) -> None:
    whole = played(players, "rewind")
    assert whole.reshuffles, "a reshuffle has to be among what is taken back"
    for version in range(0, whole.version + 1, 7):
        game = copy.deepcopy(whole)
        game.rewind(version)
        assert_same(game, again(whole, version))


def test_a_game_shows_any_earlier_moment_and_stays_as_it_is() -> None:
    whole = played(3, "rewind")
    before = whole.state.key()
    for version in range(0, whole.version + 1, 7):
        assert whole.position(version).key() == again(whole, version).state.key()
    assert whole.state.key() == before
    assert_same(whole, again(whole, whole.version))


def test_a_game_goes_on_in_another_way() -> None:
    """New actions lead to new reshuffles (R6.2), though the deal is the same."""
    dice = random.Random(3)
    game = played(3, "another way")
    for _ in range(12):
        game.rewind(dice.randrange(game.version))
        while not game.over and dice.random() < 0.99:
            game.play(dice.choice(legal_actions(game.state)))
        assert_same(game, again(game, game.version))


def test_going_back_takes_no_longer_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redesigning never ends a game (R5.1, R5.2): two thousand actions, and one is taken back."""
    game = played(3, "long")
    game.rewind(60)
    while game.version < 2000:
        options = legal_actions(game.state)
        moves = (each for each in options if isinstance(each, AddTile | RemoveTile))
        game.play(next(moves, options[0]))
    applied = 0

    def counted(state: State, code: int) -> None:
        nonlocal applied
        applied += 1
        apply(state, code)

    monkeypatch.setattr("alhambra.game.apply", counted)
    for version in (1999, 1500, 1000, 500, 100):
        applied = 0
        game.rewind(version)
        assert applied <= FAR, version
        assert game.version == version


@pytest.mark.parametrize("players", range(2, 7))
def test_a_position_travels_whole(players: int) -> None:
    """Pickled or copied deep, it is the same position, and chance falls the same way in it."""
    game = Game(Options(players), seed="travel")
    bot, rng = player("builder"), Rng(players)
    while not game.over:
        game.play_code(bot.code(game.state, rng))
        if game.version % 5 or game.over:
            continue
        for twin in (pickle.loads(pickle.dumps(game.state)), copy.deepcopy(game.state)):
            assert twin.key() == game.state.key()
            assert legal(twin) == legal(game.state)
            picks = [[pick(each, Rng(seed)) for seed in range(20)] for each in (twin, game.state)]
            assert picks[0] == picks[1]
            assert [twin.hand_worth(seat) for seat in range(players)] == [
                game.state.hand_worth(seat) for seat in range(players)
            ]


def test_a_twin_shares_nothing_with_what_it_was_made_from() -> None:
    game = Game(Options(3), seed="twin")
    bot, rng = player("builder"), Rng(1)
    for _ in range(40):
        game.play_code(bot.code(game.state, rng))
    before = game.state.key()
    for twin in (pickle.loads(pickle.dumps(game.state)), copy.deepcopy(game.state)):
        apply(twin, legal(twin)[-1])
        assert game.state.key() == before
