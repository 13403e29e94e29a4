"""Words of memory that two processes share; `atomic.pxd` has the processor's ways to it."""

from __future__ import annotations

from typing import TypeAlias

Words: TypeAlias = "memoryview"


def get(words: Words, place: int) -> int:
    """A word as it is now."""
    return words[place]


def put(words: Words, place: int, value: int) -> None:
    """Write a word; what was written before is seen before, too."""
    words[place] = value


def breathe() -> None:
    """Wait for a moment between two looks; here they are slow enough."""
