"""A larger net on the numbers of `inputs`, which corrects the value that the small net gives.

The block of each currency goes through the same 24 rectified units, and their outputs are added up.
These sums and the numbers of the table go through 128 and then 32 rectified units to one value.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import const, layers
from .inputs import BLOCK, TABLE, Inputs

SHARED = 24
FIRST = 128
SECOND = 32
WEIGHTS = BLOCK * SHARED + SHARED + (TABLE + SHARED + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
"""How many weights there are, in the order of `Network`."""


class Network:
    """The weights, and how they turn numbers into a value."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Weights of the shared, first, second and last layer, each followed by its biases.

        In a layer, the weights of the same input are next to each other.
        """
        if len(weights) != WEIGHTS:
            raise ValueError(f"a network has {WEIGHTS} weights, not {len(weights)}")
        self.shared = [0.0] * 864
        self.shared_bias = [0.0] * 24
        self.first = [0.0] * 24576
        self.first_bias = [0.0] * 128
        self.second = [0.0] * 4096
        self.second_bias = [0.0] * 32
        self.last = [0.0] * 32
        self.bias = 0.0
        self.block = [0.0] * 24
        self.pooled = [0.0] * 24
        self.numbers = [0.0] * 193  # the nonzero inputs of a layer; `rows`: where their rows begin
        self.rows = [0] * 193
        self.hidden = [0.0] * 128
        self.upper = [0.0] * 32
        rest = iter(weights)
        for i in range(864):
            self.shared[i] = next(rest)
        for i in range(24):
            self.shared_bias[i] = next(rest)
        for i in range(24576):
            self.first[i] = next(rest)
        for i in range(128):
            self.first_bias[i] = next(rest)
        for i in range(4096):
            self.second[i] = next(rest)
        for i in range(32):
            self.second_bias[i] = next(rest)
        for i in range(32):
            self.last[i] = next(rest)
        self.bias = next(rest)

    def value(self, inputs: Inputs) -> float:
        """The value of the numbers that `inputs` holds."""
        for j in range(24):
            self.pooled[j] = 0.0
        for currency in range(const.CURRENCIES):
            for j in range(24):
                self.block[j] = self.shared_bias[j]
            first = 168 + currency * 36
            found = layers.gather(inputs.values, first, 36, self.numbers, self.rows, 0, 0, 24)
            layers.add_rows(self.block, 24, self.numbers, self.rows, found, self.shared)
            for j in range(24):
                self.pooled[j] += self.block[j] if self.block[j] > 0.0 else 0.0
        found = layers.gather(inputs.values, 0, 168, self.numbers, self.rows, 0, 0, 128)
        found = layers.gather(self.pooled, 0, 24, self.numbers, self.rows, found, 21504, 128)
        for j in range(128):
            self.hidden[j] = self.first_bias[j]
        layers.add_rows(self.hidden, 128, self.numbers, self.rows, found, self.first)
        for j in range(128):
            self.hidden[j] = self.hidden[j] if self.hidden[j] > 0.0 else 0.0
        found = layers.gather(self.hidden, 0, 128, self.numbers, self.rows, 0, 0, 32)
        for j in range(32):
            self.upper[j] = self.second_bias[j]
        layers.add_rows(self.upper, 32, self.numbers, self.rows, found, self.second)
        total = self.bias
        for j in range(32):
            if self.upper[j] > 0.0:
                total += self.upper[j] * self.last[j]
        return total
