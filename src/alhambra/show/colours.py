"""The table's colours; kinds and currencies differ to colour-blind eyes, and in shape too."""

from __future__ import annotations

PLASTER = "#F3E7D1"
"""The background of every picture."""
PANEL = "#FCF7EC"
"""The background of text and palaces."""
INK = "#14203C"
"""Text and outlines."""
FADED = "#4A5470"
"""Secondary text."""
WALL = "#0B0A12"
"""Walls on tiles; the darkest colour."""
BRASS = "#E2AC3B"
"""The scoring wall, and the seat to act."""
BRASS_DEEP = "#8A6414"
"""Lines and frames."""
WATER = "#8CCBD6"
"""Basins and channels."""
WATER_DEEP = "#2F7F95"
"""The edge of water."""

KINDS = ("#449FDF", "#77111B", "#E59559", "#FBF6E9", "#4B7951", "#251D73")
"""The colours of the buildings, by kind."""
GROUNDS = ("#D6E9F3", "#F0D3CD", "#FBE6D0", "#DFCBA3", "#DCE8CE", "#DDD9EC")
"""The background of each kind's tiles."""
LIGHTS = ("#F4FAFD", "#F7D98B", "#FDF3E4", "#251D3C", "#F3F0D8", "#F7D98B")
"""Windows and openings, by kind."""

CURRENCIES = ("#234177", "#327D59", "#E77818", "#FBE45E")
"""The colours of the currencies."""
LETTERS = ("#FFFFFF", "#FFFFFF", INK, INK)
"""The letter on the shape of each currency."""

SEATS = ("#6A3A6F", "#0E6467", "#8A4514", "#4F5A66", "#9A2A5E", "#56600F")
"""By seat; always shown with the player's initial."""

LINES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
"""For charts: Okabe and Ito's colour-blind-safe palette, without those too pale on white."""

TEXTS = (
    (INK, PLASTER),
    (FADED, PLASTER),
    (INK, PANEL),
    (FADED, PANEL),
    (PANEL, INK),
    (INK, BRASS),
    *zip(LETTERS, CURRENCIES, strict=True),
    *((PANEL, seat) for seat in SEATS),
)
"""Every pair of text colour and background in the pictures."""


def contrast(one: str, other: str) -> float:
    """The WCAG 2 contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
