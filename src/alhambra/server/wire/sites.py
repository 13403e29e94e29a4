"""Sites as JSON: where a tile could go in a palace, the wall it would give, or why it cannot."""

from __future__ import annotations

from msgspec import Struct

from ...codes import cell_number, layout
from ...core.palace import Palace
from ...core.state import State
from ...pieces import FOUNTAIN, Cell, Tile
from ...placement import Fault, why_not_place, why_not_remove, why_not_swap
from .updates import Refused
from .values import json_value


class Site(Struct, frozen=True):
    """The result of a change to the palace: either `wall` or `refused` is set."""

    wall: int | None
    """The length of the longest wall afterwards."""
    refused: Refused | None
    """Why it is against the rules."""


class Sites(Struct, frozen=True):
    """Everything that could be done with a tile in a palace, even if it is not available now."""

    wall: int
    """The length of the longest wall now."""
    cells: dict[str, Site]
    """Building it on each free cell beside the palace."""
    swaps: dict[str, Site]
    """Building it in the place of each built tile, by that tile's name (R5.3)."""
    removal: Site | None
    """Taking it down, if it is built (R5.2)."""


def sites(state: State, seat: int, tile: Tile) -> Sites:
    """What could be done with a tile in a seat's palace."""
    palace = state.palace(seat)
    built = layout(palace)
    here = next((cell for cell, each in built.items() if each is tile), None)
    if here is not None:
        after = palace.copy()
        fault = why_not_remove(built, here)
        if fault is None:
            after.remove(tile.number)
        return Sites(palace.wall(), {}, {}, _site(after, fault))
    cells, swaps = {}, {}
    for cell in sorted({each for taken in (FOUNTAIN, *built) for each in taken.neighbours}):
        if cell != FOUNTAIN and cell not in built:
            cells[str(cell)] = _placed(palace, built, tile, cell)
    for cell, out in built.items():
        after = palace.copy()
        fault = why_not_swap(built, tile, cell)
        if fault is None:
            after.swap(tile.number, out.number)
        swaps[out.name] = _site(after, fault)
    return Sites(palace.wall(), cells, swaps, None)


def _placed(palace: Palace, built: dict[Cell, Tile], tile: Tile, cell: Cell) -> Site:
    after = palace.copy()
    fault = why_not_place(built, tile, cell)
    if fault is None:
        after.place(tile.number, cell_number(cell))
    return _site(after, fault)


def _site(after: Palace, fault: Fault | None) -> Site:
    if fault is None:
        return Site(after.wall(), None)
    details = {"cell": str(fault.cell)} | {
        key: json_value(each) for key, each in fault.details.items()
    }
    return Site(None, Refused("", fault.slug, fault.text, fault.rule, details))
