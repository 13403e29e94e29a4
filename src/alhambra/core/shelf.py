"""Palaces of a state; `shelf.pxd` has where they lie, and takes them without C's doubts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .palace import Palace

if TYPE_CHECKING:
    from .state import State


def palace_of(state: State, seat: int) -> Palace:
    """The palace of a seat; there must be one."""
    return state.palaces[seat]


def line_up(state: State) -> None:
    """Note where the palaces of a state lie, after its list has changed; here the list says it."""
