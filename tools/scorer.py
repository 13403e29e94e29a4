"""Writes the constants of the scorer as TypeScript: the tiles, and what places are worth.

    python -m tools.scorer > client/src/scorer/rules/constants.ts

The scorer works without a server, so it needs these constants itself. They are generated from the
engine so that they cannot differ.
"""

from __future__ import annotations

import json
import sys

from alhambra.cardboard import TILE_WALLS
from alhambra.core import const
from alhambra.options import EDITIONS, Options
from alhambra.pieces import TILES, Kind
from alhambra.scoring import points_of_places

_HEAD = """\
/**
 * What the box holds, and what places are worth. Made by `python -m tools.scorer` from the engine:
 * never edited by hand.
 */
"""


def document() -> str:
    """The whole file."""
    by_kind = [[tile.name for tile in TILES if tile.kind == kind] for kind in Kind]
    editions = {name: Options(2, name).rules for name in EDITIONS}
    parts = [
        _HEAD,
        "/** Every tile once (R1.2), by kind. */",
        f"export const BOX: readonly (readonly string[])[] = {_rows(by_kind)};",
        "",
        "/** The most walls that a tile has. */",
        f"export const TILE_WALLS = {TILE_WALLS};",
        "",
        "/** What places are worth (R7.3): by scoring, by kind, the first place first. */",
        "export const POINTS: readonly (readonly (readonly number[])[])[] ="
        f" {_rows(points_of_places())};",
        "",
        "/** Different money cards, copies of each, and copies in a game of two (R1.3, R9.1). */",
        f"export const CARDS = {{ kinds: {const.CARDS}, copies: {const.COPIES}, forTwo: "
        f"{Options(2).new_state(0).deck_left // const.CARDS} }};",
        "",
        "/** Of the money display, and the piles that the deck is split into (R2.5, R2.6). */",
        f"export const DECK = {{ display: {const.SLOTS}, piles: {const.PILES} }};",
        "",
        "/** Drawn for Dirk at the start and after the first scoring (R9.2, R9.4). */",
        f"export const DIRK_TILES = {const.DIRK_TILES};",
        "",
        "/** Every rule option of every edition, the standard one first. */",
        "export const EDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> ="
        f" {_rows(editions)};",
        "",
    ]
    return "\n".join(parts)


def _rows(value: object) -> str:
    """JSON with a line for each item of the outermost list or object."""
    if isinstance(value, dict):
        rows = [f"  {json.dumps(name)}: {json.dumps(each)}," for name, each in value.items()]
        return "\n".join(["{", *rows, "}"])
    assert isinstance(value, list)
    return "\n".join(["[", *(f"  {json.dumps(each)}," for each in value), "]"])


if __name__ == "__main__":
    sys.stdout.write(document())
