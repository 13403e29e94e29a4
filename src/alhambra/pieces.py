"""Tiles, money cards and cells with their names (notation.md), and tables of all of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from .core import const
from .core.tiles import KIND_OF, PRICE_OF, SIDE_LETTERS, TILE_NAMES, WALLS_OF
from .errors import NotationError


class Kind(IntEnum):
    """The kinds of buildings, in ascending value (R1.2)."""

    PAVILION = 0
    SERAGLIO = 1
    ARCADES = 2
    CHAMBERS = 3
    GARDEN = 4
    TOWER = 5

    @property
    def label(self) -> str:
        """The kind's English name, such as `tower`."""
        return self.name.lower()


class Currency(IntEnum):
    """The currencies, in the order of notation.md (R1.3)."""

    BLUE = 0
    GREEN = 1
    ORANGE = 2
    YELLOW = 3

    @property
    def label(self) -> str:
        """The English name of the money, such as `blue denar`."""
        return f"{self.name.lower()} {_MONEY_NAMES[self]}"

    @property
    def letter(self) -> str:
        """The letter of notation.md."""
        return self.name[0].lower()


class Side(IntEnum):
    """The sides of a tile."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """The letter of notation.md."""
        return self.name[0]

    @property
    def opposite(self) -> Side:
        """The opposite side: the one by which a neighbour touches this side."""
        return Side((self + 2) % 4)


class Cell(NamedTuple):
    """A place in a palace: x grows eastwards, y northwards, and the fountain is at `0,0`."""

    x: int
    y: int

    def __str__(self) -> str:
        """The notation: `x,y`."""
        return f"{self.x},{self.y}"

    def beyond(self, side: Side) -> Cell:
        """The neighbouring cell on a side."""
        dx, dy = _STEPS[side]
        return Cell(self.x + dx, self.y + dy)

    @property
    def neighbours(self) -> tuple[Cell, ...]:
        """The cells to the north, east, south and west."""
        x, y = self
        return Cell(x, y + 1), Cell(x + 1, y), Cell(x, y - 1), Cell(x - 1, y)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A money card; copies are alike (R1.3)."""

    currency: Currency
    value: int

    def __str__(self) -> str:
        """The notation, such as `b7`."""
        return _CARD_NAMES[self.number]

    @property
    def number(self) -> int:
        """The core's number for this card, 0 to 35."""
        return self.currency * const.VALUES + self.value - 1


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A building tile; its name is its identity (R1.2)."""

    number: int
    """The core's number, 0 to 53."""
    name: str
    kind: Kind
    price: int
    walls: frozenset[Side]

    def __str__(self) -> str:
        """The notation: the name."""
        return self.name

    def __repr__(self) -> str:
        """An expression that evaluates to this tile."""
        return f"tile({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to the one tile of that name."""
        return tile, (self.name,)


_CARD_NAMES = [f"{each.letter}{value + 1}" for each in Currency for value in range(const.VALUES)]
_MONEY_NAMES = ("denar", "dirham", "ducat", "florin")
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))

FOUNTAIN = Cell(0, 0)
SLOT_CURRENCIES = (Currency.YELLOW, Currency.GREEN, Currency.BLUE, Currency.ORANGE)
"""The currency of market slots 1 to 4 (R1.5)."""

CARDS: tuple[Card, ...] = tuple(
    Card(currency, value) for currency in Currency for value in range(1, const.VALUES + 1)
)
"""The 36 different money cards, by the core's number."""

TILES: tuple[Tile, ...] = tuple(
    Tile(
        number,
        name,
        Kind(KIND_OF[number]),
        PRICE_OF[number],
        frozenset(side for side in Side if WALLS_OF[number] >> side & 1),
    )
    for number, name in enumerate(TILE_NAMES)
)
"""The 54 tiles, by the core's number."""

_TILES_BY_NAME = {each.name: each for each in TILES}
_CARDS_BY_NAME = {str(each): each for each in CARDS}
_CELL = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)


def tile(name: str) -> Tile:
    """The tile with this name."""
    try:
        return _TILES_BY_NAME[name]
    except KeyError:
        raise NotationError(f"no tile is called {_quote(name)}; {_nearest(name)}") from None


def card(name: str) -> Card:
    """The money card with this name."""
    try:
        return _CARDS_BY_NAME[name]
    except KeyError:
        raise NotationError(
            f"no money card is called {_quote(name)}; "
            "write b, g, o or y and a value from 1 to 9, such as b7"
        ) from None


def cell(text: str) -> Cell:
    """The cell that `x,y` names."""
    match = _CELL.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{_quote(text)} is not a cell; write x,y such as 1,0 or -2,3, with no + and no -0"
        )
    return Cell(int(match[1]), int(match[2]))


def _quote(text: object) -> str:
    """Untrusted text, shortened and made printable."""
    shown = ascii(text)
    return shown if len(shown) <= 40 else f"{shown[:36]}…'"


def _nearest(name: str) -> str:
    """A hint at what the writer may have meant."""
    match = re.fullmatch(r"([PSACGT])(\d{1,2})([NESW]*)", name, re.ASCII)
    if match is None:
        return (
            f"write a letter of P S A C G T, the price, and the walls in the order "
            f"{' '.join(SIDE_LETTERS)}, such as T9NE"
        )
    of_kind = [each for each in TILES if each.name[0] == match[1]]
    alike = [each.name for each in of_kind if each.price == int(match[2])]
    if alike:
        return f"of that kind and price there is {', '.join(alike)}"
    prices = [each.price for each in of_kind]
    return f"that kind costs {min(prices)} to {max(prices)}"
