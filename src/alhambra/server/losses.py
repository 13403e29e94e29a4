"""Points that each seat of an analysed game lost by its play, stored for statistics."""

from __future__ import annotations

from itertools import groupby

import msgspec
from msgspec import Struct

from .wire.analyses import GameAnalysis


class SeatLoss(Struct, frozen=True):
    """One seat's number of turns, and the points of lead that they lost in total."""

    turns: int
    lost: float


_analyses = msgspec.json.Decoder(GameAnalysis)
_losses = msgspec.json.Decoder(list[SeatLoss])


def write_losses(analysis: bytes) -> bytes:
    """The losses by seat, taken from a complete analysis, in stored form."""
    found = _analyses.decode(analysis)
    turns, lost = [0] * len(found.seats), [0.0] * len(found.seats)
    decisions = [each for each in found.decisions if each is not None]
    for seat, turn in groupby(decisions, key=lambda each: each.seat):
        turns[seat] += 1
        lost[seat] += sum(each.loss.value for each in turn)
    return msgspec.json.encode(
        [SeatLoss(*each) for each in zip(turns, (round(each, 2) for each in lost), strict=True)]
    )


def read_losses(stored: bytes) -> list[SeatLoss]:
    """Stored losses by seat; empty if they cannot be read."""
    try:
        return _losses.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return []
