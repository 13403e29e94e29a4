"""Access to the palaces of a state; `shelf.pxd` uses pointers, without the checks of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .palace import Palace

if TYPE_CHECKING:
    from .state import State


def palace_of(state: State, seat: int) -> Palace:
    """The palace of a seat; there must be one."""
    return state.palaces[seat]


def line_up(state: State) -> None:
    """Update the pointers after the list of palaces has changed; does nothing when interpreted."""
