"""A small net that values the `features` of a position.

It has two layers of 32 and 16 rectified units, and a direct linear connection from the numbers to
the value. There are three sets of weights: which one is used depends on the next scoring.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import const, layers
from .features import Features

FIRST = 32
SECOND = 16
WEIGHTS = 3 * (96 * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 96 + 1)
"""How many weights there are, in the order of `Net`."""


class Net:
    """The weights, and how they turn numbers into a value."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Weights by stage: first layer, its biases, second layer, its biases, last, direct, bias.

        In a layer, the weights of the same input are next to each other.
        """
        if len(weights) != WEIGHTS:
            raise ValueError(f"a net has {WEIGHTS} weights, not {len(weights)}")
        self.first = [0.0] * 9216
        self.first_bias = [0.0] * 96
        self.second = [0.0] * 1536
        self.second_bias = [0.0] * 48
        self.last = [0.0] * 48
        self.straight = [0.0] * 288
        self.bias = [0.0] * 3
        self.numbers = [0.0] * 97  # the nonzero inputs of a layer; `rows`: where their rows begin
        self.rows = [0] * 97
        self.hidden = [0.0] * 32
        self.upper = [0.0] * 16
        self.deep = [False] * 3  # whether a stage has more than its direct weights
        rest = iter(weights)
        for stage in range(const.SCORINGS):
            for i in range(stage * 3072, stage * 3072 + 3072):
                self.first[i] = next(rest)
                if self.first[i] != 0.0:
                    self.deep[stage] = True
            for i in range(stage * 32, stage * 32 + 32):
                self.first_bias[i] = next(rest)
            for i in range(stage * 512, stage * 512 + 512):
                self.second[i] = next(rest)
            for i in range(stage * 16, stage * 16 + 16):
                self.second_bias[i] = next(rest)
            for i in range(stage * 16, stage * 16 + 16):
                self.last[i] = next(rest)
            for i in range(stage * 96, stage * 96 + 96):
                self.straight[i] = next(rest)
            self.bias[stage] = next(rest)

    def value(self, features: Features, stage: int) -> float:
        """The value of the numbers that `features` holds."""
        total = self.bias[stage]
        for i in range(96):
            total += features.values[i] * self.straight[stage * 96 + i]
        if not self.deep[stage]:
            return total
        for j in range(32):
            self.hidden[j] = self.first_bias[stage * 32 + j]
        found = layers.gather(features.values, 0, 96, self.numbers, self.rows, 0, stage * 3072, 32)
        layers.add_rows(self.hidden, 32, self.numbers, self.rows, found, self.first)
        for j in range(32):
            self.hidden[j] = self.hidden[j] if self.hidden[j] > 0.0 else 0.0
        found = layers.gather(self.hidden, 0, 32, self.numbers, self.rows, 0, stage * 512, 16)
        for j in range(16):
            self.upper[j] = self.second_bias[stage * 16 + j]
        layers.add_rows(self.upper, 16, self.numbers, self.rows, found, self.second)
        for j in range(16):
            if self.upper[j] > 0.0:
                total += self.upper[j] * self.last[stage * 16 + j]
        return total
