"""What a seat cannot know makes no difference to what it sees (section 12)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import core
from alhambra.deal import deal_from_seed
from alhambra.game import Game
from alhambra.options import Options
from alhambra.view import View

from .other_deals import hands, other_future, other_hand
from .tables import EDITIONS, pick

GAMES = 6 if core.compiled() else 1
TABLES = [(players, edition) for players in range(2, 7) for edition in EDITIONS]


def all_views(game: Game) -> list[View]:
    """What the spectator and every seat see, hands closed and open."""
    seats = (None, *range(game.options.players))
    return [game.view(seat, open_hands=shown) for seat in seats for shown in (False, True)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_future_is_in_no_view(players: int, edition: str) -> None:
    options = Options(players, edition)
    for seed in range(GAMES):
        rng = Random(f"{players}/{edition}/{seed}")
        game = Game(options, seed=rng.getrandbits(64))
        for _ in range(rng.choice((0, 1, 30, 100, 200))):
            if not game.over:
                game.play(pick(game, rng))
        twin = Game(options, deal=other_future(game, rng))
        for action in game.actions:
            twin.play(action)
        assert twin.deal != game.deal
        assert all_views(twin) == all_views(game)
        assert twin.state.key() == game.state.key()
        assert twin.scorings == game.scorings


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_hand_of_another_is_in_no_view(players: int, edition: str) -> None:
    options = Options(players, edition)
    compared = 0
    for seed in range(GAMES):
        rng = Random(f"{players}/{edition}/{seed}")
        deal = deal_from_seed(options, str(rng.random()))
        other, changed = other_hand(options, deal, rng)
        games = Game(options, deal=deal), Game(options, deal=other)
        viewers = [seat for seat in (None, *range(players)) if seat != changed]
        while _is_same_but_a_hand(*games, changed):
            for viewer in viewers:
                assert games[0].view(viewer) == games[1].view(viewer)
            compared += 1
            shared = sorted(set(games[0].legal()) & set(games[1].legal()), key=str)
            if not shared or games[0].version > 60:
                break
            action = rng.choice(shared)
            for game in games:
                game.play(action)
    assert compared > 5 * GAMES


def _is_same_but_a_hand(game: Game, twin: Game, changed: int) -> bool:
    """Whether the seat still holds another card, and nothing else on the table differs."""
    if game.over or twin.over or list(game.state.display) != list(twin.state.display):
        return False
    differ = [
        seat for seat, (a, b) in enumerate(zip(hands(game), hands(twin), strict=True)) if a != b
    ]
    return differ == [changed]


def test_a_view_with_open_hands_does_differ() -> None:
    """The test above is not blind itself."""
    options = Options(3)
    deal = deal_from_seed(options, "open")
    other, changed = other_hand(options, deal, Random(1))
    game, twin = Game(options, deal=deal), Game(options, deal=other)
    assert game.view(None) == twin.view(None)
    assert game.view(None, open_hands=True) != twin.view(None, open_hands=True)
    assert game.view(changed) != twin.view(changed)
