"""The actions a seat can ask for, as frozen values, to and from notation (notation.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from . import pieces
from .errors import NotationError
from .pieces import Card, Cell, Tile


@dataclass(frozen=True, slots=True)
class TakeMoney:
    """Take one card from the display, or several worth five or less in total (R3.1)."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Bring the cards into the order of notation.md."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        """The notation, such as `take b1 g4`."""
        return f"take {_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class BuyTile:
    """Buy a tile from the market with cards of its slot's currency (R3.2)."""

    tile: Tile
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Bring the cards into the order of notation.md."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        """The notation, such as `buy T9NE b4 b5`."""
        return f"buy {self.tile} {_listed(self.cards)}"


@dataclass(frozen=True, slots=True)
class AddTile:
    """Redesign: move a tile from the reserve into the palace (R5.1)."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        """The notation, such as `add T9NE 1,0`."""
        return f"add {self.tile} {self.cell}"


@dataclass(frozen=True, slots=True)
class RemoveTile:
    """Redesign: move a tile from the palace into the reserve (R5.2)."""

    tile: Tile

    def __str__(self) -> str:
        """The notation, such as `remove T9NE`."""
        return f"remove {self.tile}"


@dataclass(frozen=True, slots=True)
class SwapTile:
    """Redesign: replace a built tile with one from the reserve (R5.3)."""

    tile: Tile
    out: Tile

    def __str__(self) -> str:
        """The notation, such as `swap T9NE G10`: in, then out."""
        return f"swap {self.tile} {self.out}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Take no further action after an exact payment (R3.4)."""

    def __str__(self) -> str:
        """The notation."""
        return "stop"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing is possible (R3.8)."""

    def __str__(self) -> str:
        """The notation."""
        return "pass"


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Build a bought or awarded tile in the palace (R3.6, R8.2)."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        """The notation, such as `place T9NE 1,0`."""
        return f"place {self.tile} {self.cell}"


@dataclass(frozen=True, slots=True)
class StoreTile:
    """Put a bought or awarded tile in the reserve (R3.6, R8.2)."""

    tile: Tile

    def __str__(self) -> str:
        """The notation, such as `store T9NE`."""
        return f"store {self.tile}"


@dataclass(frozen=True, slots=True)
class GiveTile:
    """Give a bought tile to Dirk (R9.5)."""

    tile: Tile

    def __str__(self) -> str:
        """The notation, such as `give T9NE`."""
        return f"give {self.tile}"


Action: TypeAlias = (
    TakeMoney
    | BuyTile
    | AddTile
    | RemoveTile
    | SwapTile
    | Stop
    | Pass
    | PlaceTile
    | StoreTile
    | GiveTile
)

LONGEST = 400  # characters; no action's notation is longer


def parse(text: str) -> Action:
    """Read an action as a person may type it: cards in any order, extra spaces allowed."""
    if len(text) > LONGEST:
        raise NotationError(f"an action has at most {LONGEST} characters, not {len(text)}")
    word, *rest = text.split() or [""]
    if word not in _READERS:
        raise NotationError(
            f"{word!a:.40} is not an action; the actions are {', '.join(sorted(_READERS))}"
        )
    form, count, reader = _READERS[word]
    if len(rest) != count if count is not None else not rest:
        raise NotationError(f"write it as: {form}")
    return reader(rest)


def parse_exact(text: str) -> Action:
    """Read an action written exactly as records write it."""
    action = parse(text)
    if str(action) != text:
        raise NotationError(f"a record writes this action as: {action}")
    return action


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _cards(names: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(pieces.card, names))


_READERS: dict[str, tuple[str, int | None, Callable[[list[str]], Action]]] = {
    "take": ("take b1 g4", None, lambda rest: TakeMoney(_cards(rest))),
    "buy": ("buy T9NE b4 b5", None, lambda rest: _buy(rest)),
    "add": ("add T9NE 1,0", 2, lambda rest: AddTile(pieces.tile(rest[0]), pieces.cell(rest[1]))),
    "remove": ("remove T9NE", 1, lambda rest: RemoveTile(pieces.tile(rest[0]))),
    "swap": ("swap T9NE G10", 2, lambda rest: SwapTile(*map(pieces.tile, rest))),
    "stop": ("stop", 0, lambda rest: Stop()),
    "pass": ("pass", 0, lambda rest: Pass()),
    "place": (
        "place T9NE 1,0",
        2,
        lambda rest: PlaceTile(pieces.tile(rest[0]), pieces.cell(rest[1])),
    ),
    "store": ("store T9NE", 1, lambda rest: StoreTile(pieces.tile(rest[0]))),
    "give": ("give T9NE", 1, lambda rest: GiveTile(pieces.tile(rest[0]))),
}
"""By first word: an example, how many words follow (None: one or more), and the reader."""


def _buy(rest: list[str]) -> BuyTile:
    if len(rest) < 2:
        raise NotationError("write it as: buy T9NE b4 b5")
    return BuyTile(pieces.tile(rest[0]), _cards(rest[1:]))
