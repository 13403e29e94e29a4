"""Layers of a net: rows of weights, each added as often as its number says.

`layers.pxd` has the same for C, where eight weights at a time are added if the processor can.
"""

from __future__ import annotations


def add_rows(
    sums: list[float], width: int, numbers: list[float], rows: list[int], count: int,
    weights: list[float],
) -> None:  # fmt: skip
    """Add so many rows of weights, which begin where `rows` says; a width is a multiple of 8."""
    for i in range(count):
        for j in range(width):
            sums[j] += numbers[i] * weights[rows[i] + j]


def gather(
    values: list[float], first: int, count: int, numbers: list[float], rows: list[int],
    found: int, row: int, width: int,
) -> int:  # fmt: skip
    """Note values that are not 0 after those found so far, and their rows; returns how many."""
    for i in range(count):
        if values[first + i] != 0.0:
            numbers[found] = values[first + i]
            rows[found] = row + i * width
            found += 1
    return found
