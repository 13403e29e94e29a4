"""The layout of the observation vector, and action ids as text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from ..codes import decode
from ..core import const, ids
from ..core.state import State
from ..pieces import TILES

View: TypeAlias = Literal["memory", "table"]
"""What a seat observes: all that a perfect memory knows, or only what the table shows."""
Reward: TypeAlias = Literal["win", "lead", "score"]
"""What is rewarded: the share of the win, the lead at the end, or points as they are scored."""

VIEWS: tuple[View, ...] = ("memory", "table")
REWARDS: tuple[Reward, ...] = ("win", "lead", "score")

IDS = const.IDS
"""How many actions there are: 1,773, at every table."""
MAX_LEGAL = const.MAX_LEGAL_IDS
"""The length of an array that can hold every legal id of any position."""
PLANE_NAMES = (
    "occupied", "pavilion", "seraglio", "arcade", "chamber", "garden", "tower",
    "wall north", "wall east", "wall south", "wall west",
)  # fmt: skip
"""The eleven planes of each seat."""


@dataclass(frozen=True, slots=True)
class Part:
    """A run of bytes in the observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    """The greatest value."""
    meaning: str

    @property
    def slice(self) -> slice:
        """Its place in the vector."""
        size = 1
        for length in self.shape:
            size *= length
        return slice(self.start, self.start + size)


@cache
def parts(players: int) -> tuple[Part, ...]:
    """The parts of the vector, in order and without gaps."""
    seats, tiles, cards = players, const.TILES, const.CARDS
    described: tuple[tuple[str, tuple[int, ...], int, str], ...] = (
        ("phase", (4,), 1, "one of act, put down, put an award down, over"),
        ("may_stop", (1,), 1, "the last purchase was exact"),
        ("actor", (seats,), 1, "who is to act, the viewer first"),
        ("scorings", (4,), 1, "one of 0, 1, 2, 3 scorings done"),
        ("display", (4, 2), 9, "currency + 1 and value of each card; 0 0 if there is none"),
        ("hands", (seats, cards), 3, "copies of each card, the viewer's hand first"),
        ("hand_sizes", (seats,), 108, "cards in each hand"),
        ("deck", (cards,), 3, "copies of each card in the deck"),
        ("discard", (cards,), 3, "copies of each card in the discard"),
        ("deck_left", (1,), 108, "cards in the deck"),
        ("discard_left", (1,), 108, "cards in the discard"),
        ("bag_left", (1,), tiles, "tiles in the bag"),
        ("reshuffles", (1,), 255, "how often the discard became the deck"),
        ("scoring_window", (2, 2), 109, "cards before scoring card A, B: least, most + 1; or 0 0"),
        ("zone", (tiles,), 25, "where each tile is"),
        ("x", (tiles,), const.TORUS, "column + 1 of each built tile on the torus, or 0"),
        ("y", (tiles,), const.TORUS, "row + 1"),
        ("score", (seats, 3), 255, "score modulo 256, score // 256, longest wall of each seat"),
        ("held", (1,), tiles, "number + 1 of the tile that the viewer holds; 0 for none"),
        ("dirk_score", (1,), 255, "Dirk's points"),
    )
    found: list[Part] = []
    start = 0
    for name, shape, high, meaning in described:
        found.append(Part(name, start, shape, high, meaning))
        start = found[-1].slice.stop
    return tuple(found)


def length(players: int) -> int:
    """How many bytes the vector has."""
    return const.VECTOR + const.VECTOR_SEAT * players


def slices(players: int) -> dict[str, slice]:
    """The place of each part in the vector, by name."""
    return {part.name: part.slice for part in parts(players)}


def bounds(players: int) -> bytes:
    """The greatest value of each byte of the vector."""
    return b"".join(
        bytes([part.high]) * (part.slice.stop - part.slice.start) for part in parts(players)
    )


def agents(players: int) -> list[str]:
    """The names of the seats as agents."""
    return [f"player_{seat}" for seat in range(players)]


def describe(state: State, held: int, number: int) -> str:
    """A legal id as text: the action in notation, or the tile that is picked up."""
    code = ids.decode(state, held, number)
    return (
        f"pick {TILES[number - const.ID_PICK]}" if code == const.EMPTY else str(decode(state, code))
    )
