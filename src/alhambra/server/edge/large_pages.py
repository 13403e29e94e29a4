"""Memory in large pages, where Linux can gather small ones.

A table's memory lies scattered over a large heap, and a command touches hundreds of places of it.
With pages of four kilobytes the processor spends much of its time on finding out where they are.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

_LARGE = 2 << 20  # bytes
_SMALL = 4096
_COLLAPSE = 25  # MADV_COLLAPSE, from Linux 6.1 on
_MISSING = 16  # small pages of a large one that need not be there: they are memory that nobody uses
_EVERY = 1.0  # seconds between two looks
_AT_ONCE = 16  # large pages in one go: others would wait for memory meanwhile


async def gather_pages() -> None:
    """Now and then, as long as memory grows. Where that is not possible, return."""
    if sys.platform != "linux":
        return
    gatherer = _Gatherer()
    while await asyncio.to_thread(gatherer.look):
        await asyncio.sleep(_EVERY)


class _Gatherer:
    """Knows which large pages there are."""

    def __init__(self) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._done: set[int] = set()
        self._resident = 0

    def look(self) -> bool:
        """Gather some pages; False if that cannot be done here. Runs in a thread."""
        resident = int(Path("/proc/self/statm").read_text().split()[1]) * _SMALL
        if resident < self._resident + _LARGE:
            return True
        count = 0
        for start in _heap():
            if start in self._done or not self._is_there(start):
                continue
            address, size = ctypes.c_void_p(start), ctypes.c_size_t(_LARGE)
            if self._libc.madvise(address, size, _COLLAPSE) and not self._done:
                return False
            self._done.add(start)
            count += 1
            if count == _AT_ONCE:
                return True
        self._resident = resident
        return True

    def _is_there(self, start: int) -> bool:
        """Whether nearly all of a large page is in use."""
        there = ctypes.create_string_buffer(_LARGE // _SMALL)
        if self._libc.mincore(ctypes.c_void_p(start), ctypes.c_size_t(_LARGE), there):
            return False  # it is gone
        return there.raw.count(0) <= _MISSING


def _heap() -> Iterator[int]:
    """Where large pages could begin."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        place, rights, _, _, inode, *name = line.split(maxsplit=5)
        if not rights.startswith("rw-p") or inode != "0" or name not in ([], ["[heap]"]):
            continue
        first, end = (int(each, 16) for each in place.split("-"))
        yield from range(-(-first // _LARGE) * _LARGE, end - _LARGE + 1, _LARGE)
