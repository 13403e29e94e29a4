"""How a guest is identified in the standings of deals."""

from __future__ import annotations

import hashlib


def player_key(guest: str) -> str:
    """A key for a guest in standings, from which the guest's id cannot be recovered."""
    return hashlib.sha256(f"alhambra/1|player|{guest}".encode()).hexdigest()[:32]
