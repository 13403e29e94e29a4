"""Reads and writes files of learned weights, such as those that come with the package."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from ..core import const, net, network
from ..core.features import SIZE
from ..core.inputs import BLOCK, TABLE
from ..core.judge import Judge
from ..core.network import FIRST, SECOND, SHARED
from ..errors import SetupError

FORMAT = "alhambra-weights/1"
STRAIGHT = const.SCORINGS * (SIZE + 1)
"""The number of weights of a net without hidden units."""

STAGE = net.WEIGHTS // const.SCORINGS
HIDDEN = STAGE - SIZE - 1
"""The number of weights per stage that belong to hidden units; they come first."""

_NARROW = network.WEIGHTS - FIRST // 2 * (TABLE + SHARED + 1 + SECOND)


@cache
def judge(name: str) -> Judge:
    """The judge that comes with the package under a name such as `mason`."""
    return read_judge(shipped(name))


def shipped(name: str) -> str:
    """The text of a weights file that comes with the package."""
    return (files(__package__) / "data" / f"{name}.json").read_text("utf-8")


def read_judge(text: str) -> Judge:
    """A judge from the text of a weights file, with its correction if it has one."""
    correction = read_correction(text)
    return Judge(net.Net(read(text)), None if correction is None else network.Network(correction))


def read(text: str) -> list[float]:
    """All weights of the net in the text of a weights file."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(f"its format is not {FORMAT}")
        weights = unpacked([float(each) for each in data["weights"]])
        if len(weights) != net.WEIGHTS:
            raise ValueError(f"it has {len(weights)} weights, not {net.WEIGHTS} or {STRAIGHT}")
    except (ValueError, KeyError, TypeError) as error:
        raise SetupError(f"not a file of weights: {error}") from None
    return weights


def read_correction(text: str) -> list[float] | None:
    """All weights of the correction network in a weights file; None if it has none."""
    try:
        data = json.loads(text)
        if data.get("correction") is None:
            return None
        weights = widened([float(each) for each in data["correction"]])
        if len(weights) != network.WEIGHTS:
            raise ValueError(f"its correction has {len(weights)} weights, not {network.WEIGHTS}")
    except (AttributeError, ValueError, TypeError) as error:
        raise SetupError(f"not a file of weights: {error}") from None
    return weights


def write(weights: Sequence[float], command: str, correction: Sequence[float] | None = None) -> str:
    """The text of a weights file, including the command that made it."""
    data: dict[str, object] = {
        "format": FORMAT,
        "command": command,
        "weights": _rounded(packed(weights)),
    }
    if correction is not None:
        data["correction"] = _rounded(correction)
    return json.dumps(data) + "\n"


def _rounded(weights: Sequence[float]) -> list[float]:
    return [float(f"{each:.6g}") for each in weights]


def packed(weights: Sequence[float]) -> list[float]:
    """The weights of a net as files hold them: without the hidden units if they are all 0."""
    straight: list[float] = []
    for stage in range(const.SCORINGS):
        first = stage * STAGE
        if any(weights[first : first + HIDDEN]):
            return list(weights)
        straight += weights[first + HIDDEN : first + STAGE]
    return straight


def unpacked(weights: Sequence[float]) -> list[float]:
    """The inverse of `packed`."""
    if len(weights) != STRAIGHT:
        return list(weights)
    whole: list[float] = []
    for stage in range(const.SCORINGS):
        whole += [0.0] * HIDDEN
        whole += weights[stage * (SIZE + 1) : (stage + 1) * (SIZE + 1)]
    return whole


def widened(weights: Sequence[float]) -> list[float]:
    """The weights of a correction; one with a first layer of half the width is padded with 0."""
    if len(weights) != _NARROW:
        return list(weights)
    rows, half, second = TABLE + SHARED + 1, FIRST // 2, SECOND
    first, rest = BLOCK * SHARED + SHARED, list(weights)
    whole = rest[:first]
    for row in range(rows):
        begin = first + row * half
        whole += rest[begin : begin + half] + [0.0] * half
    begin = first + rows * half
    whole += rest[begin : begin + half * second] + [0.0] * (half * second)
    return whole + rest[begin + half * second :]
