"""The 54 building tiles, one name each (R1.2): kind letter, price, walls in the order N E S W."""

from __future__ import annotations

import re

KIND_LETTERS = "PSACGT"
SIDE_LETTERS = "NESW"

TILE_NAMES: tuple[str, ...] = (
    "P2NEW", "P3SW", "P4ES", "P5NW", "P6N", "P7E", "P8",
    "S3ESW", "S4NE", "S5SW", "S6ES", "S7W", "S8S", "S9",
    "A4NES", "A5NW", "A6SW", "A6NE", "A7ES", "A8N", "A8E", "A9", "A10",
    "C5NSW", "C6ES", "C7SW", "C7NE", "C8NW", "C9W", "C9S", "C10", "C11",
    "G6ESW", "G7NSW", "G8SW", "G8NE", "G8NW", "G9E", "G10N", "G10W", "G10", "G11", "G12S",
    "T7NEW", "T8NES", "T9ES", "T9NE", "T9NW", "T10W", "T11N", "T11S", "T11", "T12", "T13E",
)  # fmt: skip


def _parts(name: str) -> tuple[int, int, int]:
    """The kind, the price and the wall mask (N 1, E 2, S 4, W 8) of a tile, from its name."""
    letter, price, walls = re.fullmatch(r"([A-Z])(\d+)([NESW]*)", name).groups()  # type: ignore[union-attr]
    mask = sum(1 << SIDE_LETTERS.index(side) for side in walls)
    return KIND_LETTERS.index(letter), int(price), mask


KIND_OF: tuple[int, ...] = tuple(_parts(name)[0] for name in TILE_NAMES)
PRICE_OF: tuple[int, ...] = tuple(_parts(name)[1] for name in TILE_NAMES)
WALLS_OF: tuple[int, ...] = tuple(_parts(name)[2] for name in TILE_NAMES)
