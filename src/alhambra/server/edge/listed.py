"""How many of the tables in the lobby come from one address: nobody may fill it alone."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ..errors import TooMany

MAX_ADDRESSES = 10_000
"""Addresses that are remembered; beyond them the one unused for longest is forgotten."""
_FRESH = 10.0  # seconds in which a new table may not be in a list that was read before it
_WAIT = 600.0  # seconds after which a table may have started, or gone


@dataclass(slots=True)
class _Table:
    """A table that an address has listed, or is about to."""

    since: float
    name: str = ""


class ListedTables:
    """The listed tables of each address, as far as this process made them."""

    def __init__(self, most: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        """At most so many at a time from an address; 0 is no limit."""
        self._most = most
        self._clock = clock
        self._tables: OrderedDict[str, list[_Table]] = OrderedDict()

    @contextmanager
    def one_more(self, address: str, shown: Collection[str]) -> Iterator[Callable[[str], None]]:
        """Let an address list a table, and be told its name; `shown` are those in the lobby now.

        Raises `TooMany`. A table that is not made after all does not count.
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
