"""Layers of a net: sums of rows of weights, each row multiplied by its input number.

`layers.pxd` has the same for C, which adds four or eight weights at a time if it can.
"""

from __future__ import annotations


def add_rows(
    sums: list[float], width: int, numbers: list[float], rows: list[int], count: int,
    weights: list[float],
) -> None:  # fmt: skip
    """Add `count` rows of weights, which begin at `rows`, times `numbers`, to `sums`.

    `width` is a multiple of 8.
    """
    for i in range(count):
        for j in range(width):
            sums[j] += numbers[i] * weights[rows[i] + j]


def gather(
    values: list[float], first: int, count: int, numbers: list[float], rows: list[int],
    found: int, row: int, width: int,
) -> int:  # fmt: skip
    """Append the nonzero of `count` values to `numbers`, and where their rows begin to `rows`.

    `found` is how many were there before; returns how many there are now.
    """
    for i in range(count):
        if values[first + i] != 0.0:
            numbers[found] = values[first + i]
            rows[found] = row + i * width
            found += 1
    return found
