"""A shuffle that nobody can rig: every player and the server contribute to the seed.

First each player seals a lot, a random number of their own; then the server commits to a secret;
only then are the lots opened, and the seed is made from all of them. docs/records.md describes
the scheme, which never changes.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

HEX = re.compile(r"[0-9a-f]{64}")
"""The form of lots, seals, secrets and commitments."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where a seed comes from."""

    secret: str
    """The server's secret, drawn once all seals were in."""
    seals: tuple[str | None, ...]
    """The seal of each seat's lot; None for a seat without a lot."""
    lots: tuple[str | None, ...]
    """The opened lots, by seat."""

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the first lot was opened."""
        return committed(self.secret)

    @property
    def seed(self) -> str:
        """The seed of the whole deal."""
        return _digest("seed", self.secret, *(lot or "" for lot in self.lots))

    @property
    def unlike(self) -> int | None:
        """The first seat whose lot does not match its seal, if any."""
        for seat, (lot, seal) in enumerate(zip(self.lots, self.seals, strict=True)):
            if lot is not None and (seal is None or sealed(lot) != seal):
                return seat
        return None


def sealed(lot: str) -> str:
    """The seal of a lot: reveals nothing about it and matches no other."""
    return _digest("lot", lot)


def committed(secret: str) -> str:
    """The commitment to the server's secret."""
    return _digest("secret", secret)


def is_hex(text: object) -> bool:
    """Whether something could be a lot, a seal, a secret or a commitment."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def _digest(*parts: str) -> str:
    return hashlib.sha256("|".join(("alhambra/1", *parts)).encode()).hexdigest()
