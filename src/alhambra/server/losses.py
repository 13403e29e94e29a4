"""What each seat of an analysed game lost in its turns, kept beside the game for statistics."""

from __future__ import annotations

from itertools import groupby

import msgspec
from msgspec import Struct

from .wire.analyses import GameAnalysis


class SeatLoss(Struct, frozen=True):
    """Of one seat: its turns, and the points of lead that they lost together."""

    turns: int
    lost: float


_analyses = msgspec.json.Decoder(GameAnalysis)
_losses = msgspec.json.Decoder(list[SeatLoss])


def write_losses(analysis: bytes) -> bytes:
    """What is stored of a whole analysis, by seat."""
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
    """What was stored; nothing, if that cannot be read."""
    try:
        return _losses.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return []
