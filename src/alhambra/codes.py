"""Converts between actions, which people read, and the core's integer codes, without loss."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import TypeAlias

from .actions import (
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
from .core import const
from .core.palace import Palace
from .core.state import State
from .errors import IllegalAction
from .pieces import CARDS, FOUNTAIN, SLOT_CURRENCIES, TILES, Card, Cell, Currency, Tile

_HALF = const.SPAN // 2


def members(tiles: int) -> Iterator[int]:
    """The numbers in one of the core's bit sets, in ascending order."""
    while tiles:
        lowest = tiles & -tiles
        yield lowest.bit_length() - 1
        tiles ^= lowest


@lru_cache(maxsize=4096)
def tiles_in(tiles: int) -> tuple[Tile, ...]:
    """The tiles in one of the core's bit sets."""
    return tuple(TILES[number] for number in members(tiles))


@lru_cache(maxsize=4096)
def names_in(tiles: int) -> tuple[str, ...]:
    """The names of the tiles in one of the core's bit sets."""
    return tuple(tile.name for tile in tiles_in(tiles))


@lru_cache(maxsize=4096)
def cards_in(currency: Currency, packed: int) -> tuple[Card, ...]:
    """Unpack the core's money cards of one currency."""
    found: list[Card] = []
    for value in range(const.VALUES):
        copies = packed >> 2 * value & 3
        found += [CARDS[currency * const.VALUES + value]] * copies
    return tuple(found)


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    """A seat's hand, in the order of notation.md."""
    return tuple(
        card for currency in Currency for card in cards_in(currency, state.hand(seat, currency))
    )


def hand_names(state: State, seat: int) -> list[str]:
    """A seat's hand in notation."""
    return [
        name
        for currency in range(const.CURRENCIES)
        for name in _card_names(currency, state.hand(seat, currency))
    ]


@lru_cache(maxsize=4096)
def _card_names(currency: int, packed: int) -> tuple[str, ...]:
    return tuple(map(str, cards_in(Currency(currency), packed)))


def cell_number(cell: Cell) -> int:
    """The core's number for a cell."""
    return (cell.y * const.SPAN + cell.x) % const.CELL_COUNT


class PalaceMap(dict[Cell, Tile]):
    """The tiles of a palace by cell, without the fountain. Do not change it: views share it."""

    @cached_property
    def notation(self) -> dict[str, str]:
        """The palace in notation, such as `{"1,0": "T9NE"}`."""
        return {str(cell): tile.name for cell, tile in self.items()}


def layout(palace: Palace) -> PalaceMap:
    """A palace as a map of its tiles, from south to north."""
    return _layout(palace.key())


@lru_cache(maxsize=2048)  # most palaces do not change between two calls
def _layout(key: tuple[int, ...]) -> PalaceMap:
    cells = _cells(dict(zip(members(key[0]), key[1:], strict=True)))
    return PalaceMap(
        (cell, TILES[tile])
        for tile, cell in sorted(cells.items(), key=lambda item: (item[1].y, item[1].x))
    )


def _cells(numbers: dict[int, int]) -> dict[int, Cell]:
    """The cell of each built tile, by tile number, from the core's cell numbers."""
    if is_near(len(numbers)):
        return {tile: near_cell(number) for tile, number in numbers.items()}
    tiles = {number: tile for tile, number in numbers.items()}
    cells = {}
    rest = [FOUNTAIN]
    while rest:
        for neighbour in rest.pop().neighbours:
            tile = tiles.pop(cell_number(neighbour), None)
            if tile is not None:
                cells[tile] = neighbour
                rest.append(neighbour)
    return cells


_Named: TypeAlias = tuple[Action, str]
"""An action and its notation. Cached and shared: many tables offer the same actions."""


def _named(action: Action) -> _Named:
    return action, str(action)


@lru_cache(maxsize=4096)
def _take(*cards: int) -> _Named:
    return _named(TakeMoney(tuple(CARDS[card] for card in cards)))


@lru_cache(maxsize=8192)
def _buy(tile: int, slot: int, payment: int) -> _Named:
    return _named(BuyTile(TILES[tile], cards_in(SLOT_CURRENCIES[slot], payment)))


@lru_cache(maxsize=8192)
def _build(kind: int, tile: int, cell: Cell) -> _Named:
    return _named((AddTile if kind == const.ADD else PlaceTile)(TILES[tile], cell))


@lru_cache(maxsize=4096)
def _other(kind: int, tile: int, out: int) -> _Named:
    if kind == const.SWAP:
        return _named(SwapTile(TILES[tile], TILES[out]))
    if kind == const.REMOVE:
        return _named(RemoveTile(TILES[tile]))
    if kind == const.STORE:
        return _named(StoreTile(TILES[tile]))
    if kind == const.GIVE:
        return _named(GiveTile(TILES[tile]))
    return _named(Stop() if kind == const.STOP else Pass())


class Decoder:
    """Turns the codes of one position into actions."""

    def __init__(self, state: State) -> None:
        """Decode codes of this position."""
        self._state = state
        self._sites: dict[int, Cell] | None = None

    def action(self, code: int) -> Action:
        """The action that a code stands for."""
        return self._named(code)[0]

    def text(self, code: int) -> str:
        """The action in notation."""
        return self._named(code)[1]

    def _named(self, code: int) -> _Named:
        kind = code >> const.KIND_SHIFT
        if kind == const.BUY:
            slot = code >> const.SLOT_SHIFT & 3
            return _buy(self._state.market[slot], slot, code & const.FIELD_MASK)
        field = code >> const.FIELD_SHIFT & const.FIELD_MASK
        if kind == const.TAKE:
            display = self._state.display
            return _take(*[display[slot] for slot in members(field)])
        number = code & const.TILE_MASK
        if kind in (const.ADD, const.PLACE):
            return _build(kind, number, self._cell(field))
        return _other(kind, number, field)

    def _cell(self, number: int) -> Cell:
        """The free cell beside the acting seat's palace that has this number."""
        palace = self._state.palace(self._state.turn)
        if is_near(palace.built.bit_count()):
            return near_cell(number)
        if self._sites is None:
            beside = [FOUNTAIN, *layout(palace)]
            self._sites = {cell_number(cell): cell for each in beside for cell in each.neighbours}
        return self._sites[number]


def decode(state: State, code: int) -> Action:
    """The action that a code stands for in this position."""
    return Decoder(state).action(code)


def encode(state: State, action: Action) -> int:
    """The code of an action. Raises `IllegalAction` if it names a piece that is not there.

    The code may still be illegal: nothing else is checked.
    """
    match action:
        case TakeMoney(cards):
            return const.TAKE << const.KIND_SHIFT | _slots(state, cards) << const.FIELD_SHIFT
        case BuyTile(tile, cards):
            slot, payment = _payment(state, tile, cards)
            return const.BUY << const.KIND_SHIFT | slot << const.SLOT_SHIFT | payment
        case AddTile(tile, cell):
            return _at(const.ADD, cell_number(cell), tile)
        case PlaceTile(tile, cell):
            return _at(const.PLACE, cell_number(cell), tile)
        case SwapTile(tile, out):
            return _at(const.SWAP, out.number, tile)
        case RemoveTile(tile):
            return _at(const.REMOVE, 0, tile)
        case StoreTile(tile):
            return _at(const.STORE, 0, tile)
        case GiveTile(tile):
            return _at(const.GIVE, 0, tile)
        case Stop():
            return const.STOP << const.KIND_SHIFT
        case Pass():
            return const.PASS << const.KIND_SHIFT


def _at(kind: int, field: int, tile: Tile) -> int:
    return kind << const.KIND_SHIFT | field << const.FIELD_SHIFT | tile.number


def _slots(state: State, cards: tuple[Card, ...]) -> int:
    """The display slots of `cards` as a bit mask, taking the lowest slot of equal cards."""
    mask = 0
    display = list(state.display)
    for card in cards:
        if card.number not in display:
            shown = " ".join(str(CARDS[each]) for each in sorted(state.display) if each >= 0)
            often = " so often" if card.number in state.display else ""
            text = f"{card} is not on display{often}; there is {shown or 'nothing'}"
            raise IllegalAction("R3.1", "not-on-display", text, {"card": card})
        slot = display.index(card.number)
        display[slot] = const.EMPTY
        mask |= 1 << slot
    return mask


def _payment(state: State, tile: Tile, cards: tuple[Card, ...]) -> tuple[int, int]:
    """The market slot of `tile`, and the payment packed as the core wants it."""
    market = list(state.market)
    if tile.number not in market:
        shown = ", ".join(TILES[each].name for each in market if each >= 0)
        text = f"{tile} is not in the market; there is {shown or 'nothing'}"
        raise IllegalAction("R3.2", "not-in-market", text, {"tile": tile})
    slot = market.index(tile.number)
    currency = SLOT_CURRENCIES[slot]
    packed = [0] * const.VALUES
    for card in cards:
        if card.currency is not currency:
            text = f"{tile} is paid for in {currency.label}s, and {card} is not one"
            details = {"tile": tile, "card": card, "currency": currency}
            raise IllegalAction("R3.2", "wrong-currency", text, details)
        packed[card.value - 1] += 1
        if packed[card.value - 1] > const.COPIES:
            text = f"no hand can hold that many of {card}: there are {const.COPIES}"
            raise IllegalAction("R3.2", "not-in-hand", text, {"card": card})
    return slot, sum(copies << 2 * value for value, copies in enumerate(packed))


def is_near(tiles: int) -> bool:
    """Whether a palace of so many tiles is too small for its cell numbers to wrap around."""
    return tiles < _HALF - 1


def near_cell(number: int) -> Cell:
    """The cell with this number, in or beside a palace for which `is_near` holds."""
    y, x = divmod(number + _HALF, const.SPAN)
    return Cell(x - _HALF, (y + _HALF) % const.SPAN - _HALF)
