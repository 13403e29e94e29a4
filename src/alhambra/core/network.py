"""A larger net, on the numbers of `inputs`, which corrects what a small one says of a position.

The blocks of all currencies go through the same 24 rectified units, which are added up; with the
numbers of the table they lead to 64, these to 32 rectified units, and those to one value.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import const
from .inputs import BLOCK, TABLE, Inputs

SHARED = 24
FIRST = 64
SECOND = 32
WEIGHTS = BLOCK * SHARED + SHARED + (TABLE + SHARED + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
"""How many weights there are, in the order of `Network`."""


class Network:
    """Weights, and what they make of numbers."""

    def __init__(self, weights: Sequence[float]) -> None:
        """Shared layer number by number, its biases; first, second and last layer alike."""
        if len(weights) != WEIGHTS:
            raise ValueError(f"a network has {WEIGHTS} weights, not {len(weights)}")
        self.shared = [0.0] * 864
        self.shared_bias = [0.0] * 24
        self.first = [0.0] * 12288
        self.first_bias = [0.0] * 64
        self.second = [0.0] * 2048
        self.second_bias = [0.0] * 32
        self.last = [0.0] * 32
        self.bias = 0.0
        self.block = [0.0] * 24
        self.pooled = [0.0] * 24
        self.numbers = [0.0] * 196  # those that are not 0, and where their rows begin
        self.rows = [0] * 196
        self.hidden = [0.0] * 64
        self.upper = [0.0] * 32
        rest = iter(weights)
        for i in range(864):
            self.shared[i] = next(rest)
        for i in range(24):
            self.shared_bias[i] = next(rest)
        for i in range(12288):
            self.first[i] = next(rest)
        for i in range(64):
            self.first_bias[i] = next(rest)
        for i in range(2048):
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
            for i in range(36):
                number = inputs.values[168 + currency * 36 + i]
                if number != 0.0:
                    row = i * 24
                    for j in range(24):
                        self.block[j] += number * self.shared[row + j]
            for j in range(24):
                self.pooled[j] += self.block[j] if self.block[j] > 0.0 else 0.0
        found = 0
        for i in range(168):
            self.numbers[found] = inputs.values[i]
            self.rows[found] = i * 64
            found += 1 if inputs.values[i] != 0.0 else 0
        for i in range(24):
            self.numbers[found] = self.pooled[i]
            self.rows[found] = (168 + i) * 64
            found += 1 if self.pooled[i] != 0.0 else 0
        while found & 3:  # four rows at a time, so that sums are written less often
            self.numbers[found] = 0.0
            self.rows[found] = 0
            found += 1
        for j in range(64):
            self.hidden[j] = self.first_bias[j]
        for i in range(0, found, 4):
            self._add_rows(i)
        for j in range(32):
            self.upper[j] = self.second_bias[j]
        for i in range(64):
            number = self.hidden[i]
            if number > 0.0:
                row = i * 32
                for j in range(32):
                    self.upper[j] += number * self.second[row + j]
        total = self.bias
        for j in range(32):
            if self.upper[j] > 0.0:
                total += self.upper[j] * self.last[j]
        return total

    def _add_rows(self, place: int) -> None:
        """Add four rows of the first layer, each as often as its number says."""
        a = self.numbers[place]
        b = self.numbers[place + 1]
        c = self.numbers[place + 2]
        d = self.numbers[place + 3]
        first = self.rows[place]
        second = self.rows[place + 1]
        third = self.rows[place + 2]
        fourth = self.rows[place + 3]
        for j in range(64):
            self.hidden[j] += (
                a * self.first[first + j]
                + b * self.first[second + j]
                + c * self.first[third + j]
                + d * self.first[fourth + j]
            )
