"""The 54 building tiles by name (R1.2); kind, price and walls are read from the name."""

from __future__ import annotations

import re
from functools import cache

KINDS = "PSACGT"

SIDES = "NESW"

TILES = (
    *("P2NEW", "P3SW", "P4ES", "P5NW", "P6N", "P7E", "P8"),
    *("S3ESW", "S4NE", "S5SW", "S6ES", "S7W", "S8S", "S9"),
    *("A4NES", "A5NW", "A6SW", "A6NE", "A7ES", "A8N", "A8E", "A9", "A10"),
    *("C5NSW", "C6ES", "C7SW", "C7NE", "C8NW", "C9W", "C9S", "C10", "C11"),
    *("G6ESW", "G7NSW", "G8SW", "G8NE", "G8NW", "G9E", "G10N", "G10W", "G10", "G11", "G12S"),
    *("T7NEW", "T8NES", "T9ES", "T9NE", "T9NW", "T10W", "T11N", "T11S", "T11", "T12", "T13E"),
)

_NAME = re.compile(r"([PSACGT])([1-9]\d?)(N?E?S?W?)")


@cache
def parts(tile: str) -> tuple[str, int, str]:
    """Kind letter, price and walls of a tile, taken from its name."""
    found = _NAME.fullmatch(tile)
    if found is None:
        raise ValueError(f"notation: {tile!r} is no tile")
    kind, price, walls = found.groups()
    return kind, int(price), walls


@cache
def kind(tile: str) -> str:
    """The letter of the tile's building type."""
    return parts(tile)[0]


@cache
def price(tile: str) -> int:
    """What the tile costs."""
    return parts(tile)[1]


@cache
def walls(tile: str) -> str:
    """The sides of the tile that have a wall, in the order N E S W."""
    return parts(tile)[2]
