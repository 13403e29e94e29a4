"""What a seat cannot know makes no difference to what it sees (section 12)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from alhambra import core
from alhambra.core import const
from alhambra.deal import Deal, deal_from_seed, scoring_places
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Card
from alhambra.view import View

from .tables import EDITIONS, pick

GAMES = 6 if core.compiled() else 1
TABLES = [(players, edition) for players in range(2, 7) for edition in EDITIONS]


def all_views(game: Game) -> list[View]:
    """What the spectator and every seat see, hands closed and open."""
    seats = (None, *range(game.options.players))
    return [game.view(seat, open_hands=shown) for seat in seats for shown in (False, True)]


def other_future(game: Game, rng: Random) -> Deal:
    """A deal that differs from a game's only in what has not been drawn."""
    deal, state = game.deal, game.state
    tiles = len(deal.bag) - state.bag_left()
    first_deck = state.reshuffles == 0
    cards = len(deal.deck) - state.deck_left if first_deck else len(deal.deck)
    above = list(deal.scoring_cards)
    for letter, places in enumerate(scoring_places(game.options, deal.youngest, deal.deck)):
        if state.scoring_high[letter] != const.EMPTY:
            above[letter] = rng.choice([place for place in places if place >= state.drawn])
    return replace(
        deal,
        bag=deal.bag[:tiles] + _shuffled(deal.bag[tiles:], rng),
        deck=deal.deck[:cards] + _shuffled(deal.deck[cards:], rng),
        scoring_cards=(above[0], above[1]),
        reshuffle_seed=f"{rng.random()}" if first_deck else deal.reshuffle_seed,
        salt=f"{rng.random()}",
    )


Piece = TypeVar("Piece")


def _shuffled(items: tuple[Piece, ...], rng: Random) -> tuple[Piece, ...]:
    return tuple(rng.sample(items, len(items)))


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


def other_hand(options: Options, deal: Deal, rng: Random) -> tuple[Deal, int]:
    """A deal in which one seat has a card of another currency, of equal worth; and that seat."""
    opening = Game(options, deal=deal)
    dealt = sum(opening.state.hand_size(seat) for seat in range(options.players))
    place = rng.randrange(dealt)
    twins = [
        other
        for other in range(dealt + const.SLOTS, len(deal.deck))
        if deal.deck[other].value == deal.deck[place].value
        and deal.deck[other].currency != deal.deck[place].currency
    ]
    if not twins:
        return other_hand(options, deal, rng)
    other = twins[-1]
    deck = list(deal.deck)
    deck[place], deck[other] = deck[other], deck[place]
    seat = deal.youngest
    while place >= opening.state.hand_size(seat):
        place -= opening.state.hand_size(seat)
        seat = (seat + 1) % options.players
    return replace(deal, deck=tuple(deck)), seat


def hands(game: Game) -> list[tuple[Card, ...] | None]:
    """Every hand, as the table would see it with open hands."""
    return [seat.hand for seat in game.view(None, open_hands=True).seats]


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
