"""What happened in a game, as typed values for a log or an animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .pieces import Card, Cell, Tile
from .scoring import Scoring


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat got its starting money, face up (R2.3)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat is on turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class MoneyTaken:
    """Cards went from the display to a hand (R3.1)."""

    seat: int
    cards: tuple[Card, ...]
    slots: tuple[int, ...]
    """The display slots of the cards, one each."""


@dataclass(frozen=True, slots=True)
class TileBought:
    """A tile left the market for cards (R3.2)."""

    seat: int
    tile: Tile
    slot: int
    cards: tuple[Card, ...]
    overpaid: int
    """0 for the exact price: the seat stays on turn (R3.4)."""


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A bought or awarded tile was built (R3.6, R8.2)."""

    seat: int
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class TileStored:
    """A bought or awarded tile went to the reserve (R3.6, R8.2)."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileGiven:
    """A bought tile went to Dirk (R9.5)."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileAdded:
    """A tile went from the reserve into the palace (R5.1)."""

    seat: int
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class TileRemoved:
    """A tile went from the palace to the reserve (R5.2)."""

    seat: int
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class TilesSwapped:
    """A tile of the reserve took the place of a built one (R5.3)."""

    seat: int
    tile: Tile
    out: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat took no further action after an exact payment (R3.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could do nothing (R3.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile went from the bag to a market slot (R6.1)."""

    tile: Tile
    slot: int


@dataclass(frozen=True, slots=True)
class MoneyDrawn:
    """A card went from the deck to a display slot (R6.2)."""

    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The discard became the deck (R6.2)."""

    cards: int
    """How many it holds."""


@dataclass(frozen=True, slots=True)
class ScoringCardTurnedUp:
    """Scoring card A (1) or B (2) turned up (R6.3)."""

    number: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A scoring took place (section 7)."""

    scoring: Scoring


@dataclass(frozen=True, slots=True)
class DirkDrew:
    """Dirk got a tile from the bag (R9.2, R9.4)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TileAwarded:
    """At the end a market tile went to the richest seat, or to nobody (R8.1)."""

    seat: int | None
    tile: Tile
    slot: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (R8.3)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    HandDealt
    | TurnBegan
    | MoneyTaken
    | TileBought
    | TilePlaced
    | TileStored
    | TileGiven
    | TileAdded
    | TileRemoved
    | TilesSwapped
    | Stopped
    | Passed
    | TileDrawn
    | MoneyDrawn
    | DeckReshuffled
    | ScoringCardTurnedUp
    | RoundScored
    | DirkDrew
    | TileAwarded
    | GameEnded
)
