"""Games, palaces and tables from text, and back: what the tests draw with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import TypeVar

import pytest

from alhambra import pieces
from alhambra.actions import Action, BuyTile, PlaceTile, Stop, StoreTile, TakeMoney, parse
from alhambra.deal import Deal, Stream, all_cards, scoring_places
from alhambra.errors import IllegalAction
from alhambra.events import Event
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES, Card, Cell, Currency, Tile
from alhambra.view import Phase, View

START_SUM = 20
EventType = TypeVar("EventType")


# Games to begin with


def scripted(
    players: int = 3,
    *,
    hands: Sequence[str] = (),
    market: str = "",
    display: str = "",
    deck: str = "",
    bag: str = "",
    dirk: str = "",
    scoring_cards: tuple[int, int] | None = None,
    youngest: int = 0,
    edition: str = "standard",
    **options: str,
) -> Game:
    """A new game whose first cards and tiles are chosen, and the rest comes in a fixed order.

    `hands` are by seat; a seat without one, or with an empty one, gets many small cards, so that
    it does not start. `deck` and `bag` are what is drawn after setting up. Money that is not
    named comes with falling values, and the scoring cards lie as deep as they can.
    """
    table = Options(players, edition, options)
    named = [cards_of(text) for text in hands] + [[]] * (players - len(hands))
    shown, drawn = cards_of(display), cards_of(deck)
    left = Counter(all_cards(table))
    left.subtract(chain(*named, shown, drawn))
    assert min(left.values()) >= 0, "a card is named more often than there are copies"

    order: list[Card] = []
    for step in range(players):
        order += _starting_hand(named[(youngest + step) % players], left)
    shown += _highest(left, 4 - len(shown))
    money = (*order, *shown, *drawn, *_highest(left, left.total()))
    if scoring_cards is None:
        places = scoring_places(table, youngest, money)
        scoring_cards = places[0][-1], places[1][-1]

    first = tiles_of(dirk)
    assert len(first) in (0, 6), "Dirk begins with six tiles"
    second, third = tiles_of(market), tiles_of(bag)
    if second:
        assert len(second) == 4, "the market has four tiles"
    elif third:
        second, third = third[:4], third[4:]
    taken = {*first, *second, *third}
    rest = [tile for tile in TILES if tile not in taken]
    if players == 2 and not first:
        first, rest = rest[:6], rest[6:]
    if not second:
        second, rest = rest[:4], rest[4:]
    tiles = (*first, *second, *third, *rest)
    return Game(table, deal=Deal(youngest, tiles, money, scoring_cards, "the tests"))


def built(
    *palaces: str, reserves: Sequence[str] = (), players: int = 3, bag: str = "", **rest: object
) -> Game:
    """A game in which the first seats own these palaces and reserves, and seat 0 is on turn.

    A palace is drawn as `C9W -1,0; A9 -1,-1`, in an order in which it can be built. `bag` is what
    the market holds afterwards, and what is drawn then.
    """
    plans: dict[int, list[tuple[Tile, Cell | None]]] = {}
    for seat, (palace, reserve) in enumerate(zip_longest(palaces, reserves, fillvalue="")):
        plans[seat] = [*placed_of(palace), *((tile, None) for tile in tiles_of(reserve))]
    ordered = [entry[0] for row in zip_longest(*plans.values()) for entry in row if entry]
    names = " ".join(tile.name for tile in ordered)
    game = scripted(players, bag=f"{names} {bag}", **rest)  # type: ignore[arg-type]
    grow(game, plans)
    wait_for(game, 0)
    return game


def grow(game: Game, plans: Mapping[int, Sequence[tuple[Tile, Cell | None]]]) -> None:
    """Let seats buy and put down tiles in the order given; all others take money."""
    left = {seat: list(plan) for seat, plan in plans.items()}
    while any(left.values()):
        assert game.actor is not None
        plan = left.get(game.actor, [])
        wanted = [each[0][0] for each in left.values() if each]
        if plan and _buy(game, *plan[0]):
            del plan[0]
        elif plan:
            _save_up(game, plan[0][0])
        else:
            _take_junk(game, wanted)


def wait_for(game: Game, seat: int) -> list[Event]:
    """Let the others take money till a seat is on turn."""
    events: list[Event] = []
    while game.actor != seat:
        events += _take_junk(game, ())
    return events


def idle(game: Game, until: Callable[[list[Event]], bool]) -> list[Event]:
    """Let all seats take money till the events of one action satisfy `until`; returns those."""
    for _ in range(200):
        events = _take_junk(game, ())
        if until(events):
            return events
    raise AssertionError("the seats waited in vain")


def hurry(game: Game) -> list[Event]:
    """Let all seats buy and store whatever they can till the game is over; returns every event."""
    events: list[Event] = []
    while not game.over:
        legal = game.legal()
        chosen: Action | None = next((each for each in legal if isinstance(each, BuyTile)), None)
        chosen = chosen or next((each for each in legal if isinstance(each, StoreTile)), None)
        chosen = chosen or max(
            (each for each in legal if isinstance(each, TakeMoney)),
            key=lambda each: sum(card.value for card in each.cards),
        )
        events += game.play(chosen)
    return events


def spree(*, above_b: int | None = None, last_take: bool = False) -> tuple[Game, list[list[Event]]]:
    """A game of three who buy so fast that the bag is empty before scoring card B turns up.

    With `last_take` the last turn is an exact purchase and a take. Returns the events by action.
    """
    tiles = sorted(TILES, key=lambda tile: (tile.price > 9, -tile.price, tile.number))
    tiles.append(tiles.pop(tiles.index(pieces.tile("P6N"))))
    hands = ("b9 g9 o9", "y9 b9 g9", "o9 y9 b9")
    game = scripted(hands=hands, bag=" ".join(tile.name for tile in tiles))
    if above_b is not None:
        places = game.deal.scoring_cards[0], above_b
        game = Game(game.options, deal=replace(game.deal, scoring_cards=places))
    told: list[list[Event]] = []
    while not awarding(game):
        action = thrifty(game)
        if last_take and not game.state.bag and game.state.phase == Phase.ACT:
            take = legal(game, "take")[0]
            if action.startswith("buy") and not overpaid(action):
                last = (action, take, f"store {action.split()[1]}")
                told += [play(game, each) for each in last]
                break
            action = take
        told.append(play(game, action))
    return game, told


def thrifty(game: Game) -> str:
    """Store what was bought, else buy with the least waste, else stop, else take the most."""

    def rank(text: str) -> tuple[int, int]:
        word = text.split()[0]
        cost = {"buy": lambda: overpaid(text), "take": lambda: -worth(cards_of(text[5:]))}
        return order.index(word), cost[word]() if word in cost else 0

    order = ("store", "buy", "stop", "take", "pass")
    return min((text for text in legal(game) if text.startswith(order)), key=rank)


def awarding(game: Game) -> bool:
    """Whether the tiles left in the market have been handed out, or the game is over."""
    return game.state.phase in (Phase.AWARD, Phase.OVER)


def wander(game: Game, seed: str) -> Iterator[tuple[Action, list[Event]]]:
    """Play a game to its end by a seed, with a liking for building; each action and its events."""
    stream = Stream(seed, "actions")
    while not game.over:
        by_word: dict[str, list[Action]] = {}
        for action in sorted(game.legal(), key=str):
            by_word.setdefault(str(action).split()[0], []).append(action)
        words = [word for word in by_word for _ in range(LIKING[word])]
        choices = by_word[words[stream.below(len(words))]]
        action = choices[stream.below(len(choices))]
        yield action, game.play(action)


LIKING = {
    "take": 4, "buy": 12, "stop": 2, "add": 3, "remove": 1, "swap": 1, "pass": 1,
    "place": 8, "store": 2, "give": 1,
}  # fmt: skip
"""How often `wander` chooses which action, where it may."""


# Questions and answers


def play(game: Game, *actions: str) -> list[Event]:
    """Play actions by their notation through the checked door; returns all that happened."""
    return [event for text in actions for event in game.play(parse(text))]


def buy(game: Game, tile: str) -> list[Event]:
    """Buy a tile with the cheapest payment, and stop if it was exact: it is to be put down."""
    offers = [each for each in game.legal() if isinstance(each, BuyTile) and str(each.tile) == tile]
    events = game.play(min(offers, key=lambda each: worth(each.cards)))
    return events + (game.play(Stop()) if Stop() in game.legal() else [])


def legal(game: Game, *begins: str) -> list[str]:
    """The legal actions, sorted as text; only those that begin with such words, if given."""
    texts = sorted(map(str, game.legal()))
    return [text for text in texts if not begins or f"{text} ".startswith(_words(begins))]


def refused(game: Game, action: str, rule: str, slug: str) -> IllegalAction:
    """Check that an action is refused for a reason, is not listed, and changes nothing."""
    assert action not in legal(game)
    before = snapshot(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(parse(action))
    assert (caught.value.rule, caught.value.slug) == (rule, slug), str(caught.value)
    assert snapshot(game) == before
    return caught.value


def snapshot(game: Game) -> tuple[object, ...]:
    """All that anybody can tell about a game."""
    seats = (None, *range(game.options.players))
    views = tuple(game.view(seat) for seat in seats)
    return game.state.key(), game.actor, game.scores, tuple(game.actions), views


def only(events: Iterable[Event], kind: type[EventType]) -> list[EventType]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def seen(game: Game) -> View:
    """The table with all hands open."""
    return game.view(None, open_hands=True)


def hand(game: Game, seat: int) -> str:
    """A hand, such as `b4 b7`."""
    return " ".join(map(str, seen(game).seats[seat].hand or ()))


def palace(game: Game, seat: int) -> str:
    """A palace as it is drawn, from south to north."""
    tiles = seen(game).seats[seat].palace
    return "; ".join(f"{tile} {cell}" for cell, tile in tiles.items())


def reserve(game: Game, seat: int) -> set[str]:
    """The names of the tiles in a reserve."""
    return {tile.name for tile in seen(game).seats[seat].reserve}


def market(game: Game) -> str:
    """The market by slots, such as `T9NE - G10 P8`."""
    return " ".join(tile.name if tile else "-" for tile in seen(game).market)


def display(game: Game) -> str:
    """The money display by slots, such as `b7 - o1 y4`."""
    return " ".join(str(card) if card else "-" for card in seen(game).display)


# Pieces


def _words(begins: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{each} " for each in begins)


def cards_of(text: str) -> list[Card]:
    """Money cards, such as `b4 b7`."""
    return [pieces.card(name) for name in text.split()]


def tiles_of(text: str) -> list[Tile]:
    """Tiles, such as `T9NE G10`."""
    return [pieces.tile(name) for name in text.split()]


def placed_of(text: str) -> list[tuple[Tile, Cell]]:
    """The tiles of a palace with their cells, such as `C9W -1,0; A9 -1,-1`."""
    pairs = (entry.split() for entry in text.split(";") if entry.strip())
    return [(pieces.tile(name), pieces.cell(cell)) for name, cell in pairs]


def layout_of(text: str) -> dict[Cell, Tile]:
    """A palace as a map of its tiles."""
    return {cell: tile for tile, cell in placed_of(text)}


def overpaid(purchase: str) -> int:
    """How much an action such as `buy G10 b4 b7` pays above the price."""
    _, tile, *cards = purchase.split()
    return worth(map(pieces.card, cards)) - pieces.tile(tile).price


def worth(cards: Iterable[Card]) -> int:
    """The sum of some cards."""
    return sum(card.value for card in cards)


def _starting_hand(named: list[Card], left: Counter[Card]) -> list[Card]:
    """A hand that R2.3 can deal: the one named, or the smallest cards that are left."""
    cards = list(named)
    if not cards:
        for card in sorted(left.elements(), key=lambda each: (each.value, each.currency)):
            if worth(cards) >= START_SUM:
                break
            cards.append(card)
        left.subtract(cards)
    assert worth(cards[:-1]) < START_SUM <= worth(cards), f"R2.3 deals no {cards}"
    return cards


def _highest(left: Counter[Card], count: int) -> list[Card]:
    """Take cards with falling values out of `left`, the currencies in turn."""
    cards: list[Card] = []
    for value in range(9, 0, -1):
        of_value = [Card(currency, value) for currency in Currency]
        while len(cards) < count and any(left[card] for card in of_value):
            for card in of_value:
                if left[card] and len(cards) < count:
                    left[card] -= 1
                    cards.append(card)
    return cards


def _buy(game: Game, tile: Tile, cell: Cell | None) -> bool:
    """Buy a tile and put it down, if the actor can."""
    if not legal(game, f"buy {tile}"):
        return False
    buy(game, tile.name)
    game.play(StoreTile(tile) if cell is None else PlaceTile(tile, cell))
    return True


def _save_up(game: Game, tile: Tile) -> None:
    """Take the card that helps most to buy a tile."""
    currencies = set(_currencies(game, [tile]))
    singles = [each for each in game.legal() if isinstance(each, TakeMoney)]
    key = lambda each: (each.cards[0].currency in currencies, worth(each.cards))  # noqa: E731
    game.play(max((each for each in singles if len(each.cards) == 1), key=key))


def _take_junk(game: Game, wanted: Sequence[Tile]) -> list[Event]:
    """Take the card that helps least to buy any of the tiles."""
    currencies = set(_currencies(game, wanted))
    singles = [each for each in game.legal() if isinstance(each, TakeMoney)]
    assert singles, "there is no money to take"
    key = lambda each: (each.cards[0].currency in currencies, worth(each.cards))  # noqa: E731
    return game.play(min((each for each in singles if len(each.cards) == 1), key=key))


def _currencies(game: Game, tiles: Sequence[Tile]) -> Iterator[Currency]:
    for tile, currency in zip(seen(game).market, pieces.SLOT_CURRENCIES, strict=True):
        if tile in tiles:
            yield currency
