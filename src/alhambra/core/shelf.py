"""Palaces out of the list of a state; `shelf.pxd` has it without C's doubts about the list."""

from __future__ import annotations

from .palace import Palace


def palace_of(palaces: list[Palace], seat: int) -> Palace:
    """The palace of a seat; there must be one."""
    return palaces[seat]
