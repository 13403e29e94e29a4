"""Words of memory that two processes share; `atomic.pxd` has the atomic operations for C."""

from __future__ import annotations

from typing import TypeAlias

Words: TypeAlias = "memoryview"


def get(words: Words, place: int) -> int:
    """Read a word."""
    return words[place]


def put(words: Words, place: int, value: int) -> None:
    """Write a word; whoever reads it also sees everything written before it."""
    words[place] = value


def breathe() -> None:
    """Pause briefly between two reads in a loop; does nothing here, as Python is slow enough."""
