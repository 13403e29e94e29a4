"""A shuffle that nobody can choose: what the server and each person put in, and in which order.

First every person seals a lot, a number of their own, then the server commits to a secret, and
only then the lots are opened: the seed is made of all of them. docs/records.md describes it, and
it never changes.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

HEX = re.compile(r"[0-9a-f]{64}")
"""What lots, seals, secrets and commitments are written as."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where a seed comes from."""

    secret: str
    """The server's, drawn when all seals were there."""
    seals: tuple[str | None, ...]
    """What each seat's lot was sealed with; None for a seat that has none."""
    lots: tuple[str | None, ...]
    """The lots that were opened, by seat."""

    @property
    def commitment(self) -> str:
        """What the server has shown before the first lot was opened."""
        return committed(self.secret)

    @property
    def seed(self) -> str:
        """What everything is dealt from."""
        return _digest("seed", self.secret, *(lot or "" for lot in self.lots))

    @property
    def unlike(self) -> int | None:
        """The first seat whose lot is not the one that it had sealed, if there is one."""
        for seat, (lot, seal) in enumerate(zip(self.lots, self.seals, strict=True)):
            if lot is not None and (seal is None or sealed(lot) != seal):
                return seat
        return None


def sealed(lot: str) -> str:
    """What a lot is sealed with: it shows nothing of it, and fits no other."""
    return _digest("lot", lot)


def committed(secret: str) -> str:
    """What is shown of the server's secret."""
    return _digest("secret", secret)


def is_hex(text: object) -> bool:
    """Whether something could be a lot, a seal, a secret or a commitment."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def _digest(*parts: str) -> str:
    return hashlib.sha256("|".join(("alhambra/1", *parts)).encode()).hexdigest()
