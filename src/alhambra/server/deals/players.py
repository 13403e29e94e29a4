"""Who a person is among all who play a deal: the one place that says so."""

from __future__ import annotations

import hashlib


def player_key(guest: str) -> str:
    """The key that stands for a guest in standings: nobody can go back from it to the guest."""
    return hashlib.sha256(f"alhambra/1|player|{guest}".encode()).hexdigest()[:32]
