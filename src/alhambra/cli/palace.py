"""`alhambra palace`: checks and describes one palace typed by hand."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from .. import layouts
from ..errors import NotationError
from ..pieces import FOUNTAIN, Cell, Kind, Tile
from ..placement import Fault, Layout, why_not_place, why_not_remove, why_not_swap
from ..scoring import Wall
from ..show import sheet, text
from .common import FAILED, OK, Commands, UsageError, add_command, add_json, print_json
from .screen import say

MORE = """\
PALACE names each tile and its cell; the fountain on 0,0 is always there, x grows
to the east and y to the north. Extra spaces and line breaks do not matter. Exit code
1 if the palace breaks the rules; --tile needs a legal one.

examples:
  alhambra palace 'C9W -1,0; A9 -1,-1; S6ES 0,-1'
  alhambra palace 'C9W -1,0' --tile T8NES
  alhambra palace 'T9NE 1,0; G10 2,0' --tile A6SW --json

With --json: legal, faults (rule, cell, text), counts, wall, segments (cell, side),
removable, cells, refused (cell, rule, text), swaps. The last three are empty
without --tile; for an illegal palace, wall is null and all that follows is empty."""

FARTHEST = 27  # columns or rows; an illegal palace wider than this is not drawn


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be done with one more tile."""

    tile: Tile
    cells: list[Cell]
    """Where it may be built."""
    refused: list[Fault]
    """Why it may not be built on the other free cells beside the palace."""
    swaps: list[Tile]
    """The built tiles that it could be swapped for."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "check and count a palace typed by hand, and say where a tile may go"
    parser = add_command(commands, "palace", run, summary, MORE)
    parser.add_argument("palace", metavar="PALACE", help="such as 'T9NE 1,0; G10 2,0'")
    parser.add_argument("--tile", metavar="TILE", help="a tile to add, such as A6SW")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print everything about the palace."""
    try:
        placed = layouts.parse(arguments.palace)
        tile = None if arguments.tile is None else layouts.tile(arguments.tile)
    except NotationError as error:
        raise UsageError(str(error)) from None
    if tile in [each for each, _ in placed]:
        raise UsageError(f"{tile} is in the palace; there is one of each tile (R1.2)")
    counts = layouts.counts([each for each, _ in placed])
    if found := layouts.faults(placed):
        if arguments.json:
            print_json(_illegal_as_json(found, counts))
        else:
            _print_illegal(placed, found, tile)
        return FAILED
    layout = {cell: each for each, cell in sorted(placed, key=lambda item: item[1])}
    wall = layouts.longest_wall(layout)
    offer = None if tile is None else offered(layout, tile)
    if arguments.json:
        print_json(_as_json(layout, counts, wall, offer))
    else:
        _print_legal(layout, counts, wall, offer)
    return OK


def removable(layout: Layout) -> list[Tile]:
    """The tiles of a legal palace that could be removed (R5.2), by name."""
    free = [tile for cell, tile in layout.items() if why_not_remove(layout, cell) is None]
    return sorted(free, key=str)


def offered(layout: Layout, tile: Tile) -> Offer:
    """What can be done with `tile` beside a legal palace."""
    built = {FOUNTAIN, *layout}
    beside = sorted({cell for each in built for cell in each.neighbours} - built)
    reasons = {cell: why_not_place(layout, tile, cell) for cell in beside}
    return Offer(
        tile,
        cells=[cell for cell, reason in reasons.items() if reason is None],
        refused=[reason for reason in reasons.values() if reason is not None],
        swaps=sorted(
            (out for cell, out in layout.items() if why_not_swap(layout, tile, cell) is None),
            key=str,
        ),
    )


def _as_json(
    layout: Layout, counts: list[int], wall: Wall, offer: Offer | None
) -> dict[str, object]:
    return {
        "legal": True,
        "faults": [],
        "counts": layouts.by_kind(counts),
        "wall": wall.length,
        "segments": layouts.wall_as_json(wall),
        "removable": [tile.name for tile in removable(layout)],
        "cells": [str(cell) for cell in offer.cells] if offer else [],
        "refused": [_fault_as_json(fault) for fault in offer.refused] if offer else [],
        "swaps": [tile.name for tile in offer.swaps] if offer else [],
    }


def _fault_as_json(fault: Fault) -> dict[str, str]:
    return {"rule": fault.rule, "cell": str(fault.cell), "text": fault.text}


def _illegal_as_json(found: list[Fault], counts: list[int]) -> dict[str, object]:
    return {
        "legal": False,
        "faults": [_fault_as_json(fault) for fault in found],
        "counts": layouts.by_kind(counts),
        "wall": None,
        "segments": [],
        "removable": [],
        "cells": [],
        "refused": [],
        "swaps": [],
    }


def _print_illegal(placed: list[tuple[Tile, Cell]], found: list[Fault], tile: Tile | None) -> None:
    """Draw the palace, with the first of several tiles on a cell, and list its faults."""
    layout = {cell: each for each, cell in reversed(placed) if cell != FOUNTAIN}
    if _spread(layout) <= FARTHEST:
        say(f"{text.palace(layout)}\n")
    say("legal:     no")
    say(f"counts:    {_counted(layouts.counts([each for each, _ in placed]))}")
    say("against the rules:")
    for fault in found:
        say(f"  {fault.rule}: {fault.text}")
    if tile is not None:
        say(f"{tile} has no place here: --tile needs a legal palace")


def _spread(layout: Layout) -> int:
    """How many columns or rows a palace spans, whichever is more."""
    cells = [FOUNTAIN, *layout]
    wide, high = ([cell[axis] for cell in cells] for axis in (0, 1))
    return 1 + max(max(wide) - min(wide), max(high) - min(high))


def _print_legal(layout: Layout, counts: list[int], wall: Wall, offer: Offer | None) -> None:
    say(f"{text.palace(layout, wall)}\n")
    say("legal:     yes")
    say(f"counts:    {_counted(counts)}")
    say(f"wall:      {wall.length}{f': {sheet.segments(wall)}' if wall.segments else ''}")
    say(f"removable: {_listed(removable(layout))}")
    if offer is None:
        return
    say(f"{offer.tile} may go to: {_listed(offer.cells)}")
    say(f"{offer.tile} could be swapped for: {_listed(offer.swaps)}")
    for fault in offer.refused:
        say(f"  not on {fault.cell}: {fault.rule}: {fault.text}")


def _counted(counts: list[int]) -> str:
    numbers = [f"{kind.label} {counts[kind]}" for kind in Kind if counts[kind]]
    return ", ".join(numbers) or "no buildings"


def _listed(things: list[Tile] | list[Cell]) -> str:
    return "; ".join(map(str, things)) or "none"
