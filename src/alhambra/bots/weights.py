"""The learned weights that come with the package, and files like them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from ..core import const, net
from ..core.features import SIZE
from ..core.judge import Judge
from ..errors import SetupError

FORMAT = "alhambra-weights/1"
STRAIGHT = const.SCORINGS * (SIZE + 1)
"""How many weights an evaluation without hidden units has."""

STAGE = net.WEIGHTS // const.SCORINGS
HIDDEN = STAGE - SIZE - 1
"""How many weights of a stage belong to hidden units; they come first."""


@cache
def judge(name: str) -> Judge:
    """The judge that comes with the package under a name such as `mason`."""
    return read_judge(shipped(name))


def shipped(name: str) -> str:
    """The text of a file of weights that comes with the package."""
    return (files(__package__) / "data" / f"{name}.json").read_text("utf-8")


def read_judge(text: str) -> Judge:
    """A judge by the text of a file of weights."""
    return Judge(net.Net(read(text)))


def read(text: str) -> list[float]:
    """All weights of a net, from the text of a file of weights."""
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


def write(weights: Sequence[float], command: str) -> str:
    """The text of a file of weights, with the command that made them."""
    rounded = [float(f"{each:.6g}") for each in packed(weights)]
    return json.dumps({"format": FORMAT, "command": command, "weights": rounded}) + "\n"


def packed(weights: Sequence[float]) -> list[float]:
    """The weights of a net; without its hidden units, if it has none."""
    straight: list[float] = []
    for stage in range(const.SCORINGS):
        first = stage * STAGE
        if any(weights[first : first + HIDDEN]):
            return list(weights)
        straight += weights[first + HIDDEN : first + STAGE]
    return straight


def unpacked(weights: Sequence[float]) -> list[float]:
    """The other way round."""
    if len(weights) != STRAIGHT:
        return list(weights)
    whole: list[float] = []
    for stage in range(const.SCORINGS):
        whole += [0.0] * HIDDEN
        whole += weights[stage * (SIZE + 1) : (stage + 1) * (SIZE + 1)]
    return whole
