"""What the net is shown: the observation, and behind it the legal ids as a list to choose from."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from alhambra.core import const
from alhambra.envs import layout

Array: TypeAlias = "np.ndarray[Any, Any]"

PLAYERS = 3
LISTED = 64
"""So many legal ids are offered, the lowest; not one position in a thousand has more."""
SEEN = layout.length(PLAYERS)
"""The bytes of the observation; the list comes after it."""
HIGHEST = np.concatenate(
    [np.frombuffer(layout.bounds(PLAYERS), np.uint8), np.full(LISTED, const.IDS - 1)]
).astype(np.int16)
"""The greatest value of each number of a row."""
PLACES = np.arange(LISTED)


def row_of(seen: bytes | Array, legal: list[int] | Array) -> tuple[Array, Array]:
    """A row, and which of its last places may be chosen: a choice is a place in the list."""
    count = min(len(legal), LISTED)
    row = np.zeros(SEEN + LISTED, np.int16)
    row[:SEEN] = np.frombuffer(seen, np.uint8)
    row[SEEN : SEEN + count] = legal[:count]
    return row, count > PLACES
