"""Palaces of a state; `shelf.pxd` takes them from its list without C's doubts about the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .palace import Palace

if TYPE_CHECKING:
    from .state import State


def palace_of(state: State, seat: int) -> Palace:
    """The palace of a seat; there must be one."""
    return state.palaces[seat]
