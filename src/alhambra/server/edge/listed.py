"""Limits the tables in the lobby that come from one address, so that nobody fills it alone."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ..errors import TooMany

MAX_ADDRESSES = 10_000
"""The most addresses kept; beyond that, the least recently used one is dropped."""
_FRESH = 10.0  # seconds for which a new table may be missing from a lobby that was read earlier
_WAIT = 600.0  # seconds to wait, told to the client: by then a table may have started or gone


@dataclass(slots=True)
class _Table:
    """A table that an address has listed, or is about to list."""

    since: float
    name: str = ""


class ListedTables:
    """The listed tables of each address that were made by this process."""

    def __init__(self, most: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow at most `most` tables at a time per address; 0 means no limit."""
        self._most = most
        self._clock = clock
        self._tables: OrderedDict[str, list[_Table]] = OrderedDict()

    @contextmanager
    def one_more(self, address: str, shown: Collection[str]) -> Iterator[Callable[[str], None]]:
        """Reserve a place in the lobby; call what it yields with the name of the table made.

        `shown` are the tables in the lobby now. Raises `TooMany`. If no table is made, the place
        is given back.
        """
        now = self._clock()
        kept = [
            each
            for each in self._tables.pop(address, [])
            if each.name in shown or now - each.since < _FRESH
        ]
        self._tables[address] = kept
        if self._most and len(kept) >= self._most:
            raise TooMany(
                "you have many tables in the lobby; start one, or make one for friends", _WAIT
            )
        while len(self._tables) > MAX_ADDRESSES:
            self._tables.popitem(last=False)
        table = _Table(now)
        kept.append(table)

        def made(name: str) -> None:
            table.name = name

        try:
            yield made
        finally:
            if not table.name:
                kept.remove(table)
