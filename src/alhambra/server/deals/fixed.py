"""Bots whose choice depends on nothing but the position and a seed: everybody meets the same."""

from __future__ import annotations

import hashlib

from ...core.state import State
from ...errors import SetupError
from ..thinkers import Thinkers, Thought, check_bot, watches

SIMULATIONS = {"architect": 350, "master": 1600, "adaptive": 800, "master-1": 800}
"""How much a level that searches does for a turn, however long it takes. The core is compiled."""


def check_fixed(name: str) -> None:
    """Refuse, with a `SetupError`, what is no level, and one that plays by how others do."""
    check_bot(name)
    if watches(name):
        raise SetupError(f"{name} goes by how one plays: nobody else would meet the same game")


async def fixed_turn(thinkers: Thinkers, state: State, level: str, seed: str) -> Thought:
    """A bot's turn, which is the same whenever and wherever it is asked for."""
    bot = f"{level}@{SIMULATIONS[level]}" if level in SIMULATIONS else level
    return await thinkers.turn(state, bot, _chance(state, seed), whole=True)


def _chance(state: State, seed: str) -> int:
    """What the bot's own chance begins with."""
    digest = hashlib.sha256(f"alhambra/1|bots|{seed}|{state.key()!r}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
