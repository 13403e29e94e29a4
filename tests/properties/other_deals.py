"""Deals that differ from a game's only in what somebody cannot know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from alhambra.core import const
from alhambra.deal import Deal, scoring_places
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Card

Piece = TypeVar("Piece")


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


def _shuffled(items: tuple[Piece, ...], rng: Random) -> tuple[Piece, ...]:
    return tuple(rng.sample(items, len(items)))


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
