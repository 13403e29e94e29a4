"""What the properties share: positions, actions of every kind, and what must never get lost."""

from __future__ import annotations

from random import Random

from alhambra import codes
from alhambra.actions import (
    Action,
    AddTile,
    BuyTile,
    GiveTile,
    Pass,
    PlaceTile,
    RemoveTile,
    Stop,
    StoreTile,
    SwapTile,
    TakeMoney,
)
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.pieces import CARDS, FOUNTAIN, SLOT_CURRENCIES, TILES, Card, Cell, Tile

ALL_TILES = (1 << const.TILES) - 1
EDITIONS = ("standard", "hu-2003", "pt-2003")

# How much a player who wants the game to go on likes each kind of action.
_TASTES = {BuyTile: 3, AddTile: 2, PlaceTile: 2}


def pick(game: Game, rng: Random) -> Action:
    """A legal action: any, or one that brings the game on."""
    actions = game.legal()
    if rng.random() < 0.5:
        return rng.choice(actions)
    best = max(_TASTES.get(type(action), 1) for action in actions)
    return rng.choice([action for action in actions if _TASTES.get(type(action), 1) == best])


def play_on(state: State, rng: Random, steps: int) -> None:
    """Play at random in the core, with a dealer who knows no more than the table."""
    dealer = Dealer(Rng(rng.getrandbits(64)))
    dealer.follow(state)
    for _ in range(steps):
        if state.phase == const.OVER:
            return
        apply(state, rng.choice(legal(state)))
        dealer.deal(state)


def any_action(state: State, rng: Random) -> Action:
    """A well formed action about things on the table, legal or not."""
    tile, other = _any_tile(state, rng), _any_tile(state, rng)
    cell = _any_cell(state, rng)
    return rng.choice(
        (
            TakeMoney(_some(rng, _shown(state) if rng.random() < 0.8 else CARDS, 3)),
            _any_purchase(state, tile, rng),
            _any_purchase(state, tile, rng),
            AddTile(tile, cell),
            RemoveTile(tile),
            SwapTile(tile, other),
            Stop(),
            Pass(),
            PlaceTile(tile, cell),
            StoreTile(tile),
            GiveTile(tile),
        )
    )


def is_overpaid(state: State, action: Action) -> bool:
    """Whether an action is a purchase that reaches its price, maybe with superfluous cards."""
    if not isinstance(action, BuyTile) or state.phase != const.ACT:
        return False
    if action.tile.number not in list(state.market):
        return False
    currency = SLOT_CURRENCIES[list(state.market).index(action.tile.number)]
    hand = list(codes.hand_of(state, state.turn))
    for card in action.cards:
        if card.currency is not currency or card not in hand:
            return False
        hand.remove(card)
    return sum(card.value for card in action.cards) >= action.tile.price


def assert_nothing_lost(state: State) -> None:
    """54 tiles and 108 or 72 cards are somewhere, each once (R1.2, R1.3, R9.1)."""
    seats = range(state.players)
    sets = [state.bag, state.pending, state.dirk, *state.reserves, *state.awards]
    sets += [1 << tile for tile in state.market if tile != const.EMPTY]
    sets += [state.palace(seat).built for seat in seats]
    assert sum(sets) == ALL_TILES
    assert sum(each.bit_count() for each in sets) == const.TILES
    copies = 2 if state.players == 2 else const.COPIES
    for currency in range(const.CURRENCIES):
        packed = [state.hand(seat, currency) for seat in seats]
        packed += [state.deck[currency], state.discard[currency]]
        shown = [card for card in state.display if card // const.VALUES == currency]
        packed += [1 << 2 * (card % const.VALUES) for card in shown]
        for value in range(const.VALUES):
            assert sum(each >> 2 * value & 3 for each in packed) == copies
    lying = sum(card != const.EMPTY for card in state.display)
    cards = sum(state.hand_size(seat) for seat in seats) + lying
    assert cards + state.deck_left + state.discard_left == copies * const.CARDS


def _any_tile(state: State, rng: Random) -> Tile:
    places = [
        codes.tiles_in(state.pending),
        codes.tiles_in(state.reserves[state.turn]),
        codes.tiles_in(state.palace(state.turn).built),
        tuple(TILES[tile] for tile in state.market if tile != const.EMPTY),
        TILES,
    ]
    return rng.choice(rng.choice([place for place in places if place]))


def _any_cell(state: State, rng: Random) -> Cell:
    near = rng.choice([FOUNTAIN, *codes.layout(state.palace(state.turn))])
    reach = rng.choice((1, 1, 1, 2, 40))
    return Cell(near.x + rng.randint(-reach, reach), near.y + rng.randint(-reach, reach))


def _any_purchase(state: State, tile: Tile, rng: Random) -> BuyTile:
    market = [TILES[each] for each in state.market if each != const.EMPTY]
    if market and rng.random() < 0.8:
        tile = rng.choice(market)
    hand = codes.hand_of(state, state.turn)
    if rng.random() < 0.8 and tile in market:
        slot = list(state.market).index(tile.number)
        hand = tuple(card for card in hand if card.currency is SLOT_CURRENCIES[slot])
    if rng.random() < 0.1:
        hand = CARDS
    return BuyTile(tile, _some(rng, hand, len(hand)))


def _some(rng: Random, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, rng.randint(0, min(most, len(cards)))))


def _shown(state: State) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in state.display if card != const.EMPTY)
