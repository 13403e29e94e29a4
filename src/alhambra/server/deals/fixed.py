"""Bots that choose by position and seed alone, so that everybody meets the same opponents."""

from __future__ import annotations

import hashlib

from ...core.state import State
from ...errors import SetupError
from ..thinkers import Thinkers, Thought, check_bot, watches

SIMULATIONS = {"architect": 350, "master": 1600, "adaptive": 800, "master-1": 800}
"""Simulations per turn of each searching level, however long they take (with a compiled core)."""


def check_fixed(name: str) -> None:
    """Raise `SetupError` for an unknown level, or one that adapts to its opponents' play."""
    check_bot(name)
    if watches(name):
        raise SetupError(f"{name} adapts to how you play: nobody else would get the same game")


async def fixed_turn(thinkers: Thinkers, state: State, level: str, seed: str) -> Thought:
    """A bot's turn, always the same for the same arguments."""
    bot = f"{level}@{SIMULATIONS[level]}" if level in SIMULATIONS else level
    return await thinkers.turn(state, bot, _chance(state, seed), whole=True)


def _chance(state: State, seed: str) -> int:
    """The seed for the bot's own random numbers."""
    digest = hashlib.sha256(f"alhambra/1|bots|{seed}|{state.key()!r}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
