"""Who is connected, kept in memory."""

from __future__ import annotations

from collections.abc import Iterable


class Presence:
    """By table: the seats, the processes that their holders are connected to, and until when."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[tuple[int, str], int]] = {}

    def seats(self, table: str, now: int) -> frozenset[int]:
        """The seats of a table whose holders are connected."""
        connected = self._tables.get(table, {})
        return frozenset(seat for (seat, _), until in connected.items() if until > now)

    def places(self, process: str) -> list[tuple[str, int]]:
        """The tables and seats of all that are connected to a process."""
        return [
            (table, seat)
            for table, connected in self._tables.items()
            for seat, where in connected
            if where == process
        ]

    def until(self, table: str, seat: int, process: str) -> int | None:
        """Until when a seat's holder is connected to a process; None if they are not."""
        return self._tables.get(table, {}).get((seat, process))

    def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """See `Store.arrive`."""
        self._tables.setdefault(table, {})[seat, process] = until

    def depart(self, table: str, seat: int, process: str) -> None:
        """See `Store.depart`."""
        connected = self._tables.get(table, {})
        connected.pop((seat, process), None)
        if not connected:
            self._tables.pop(table, None)

    def remain(self, process: str, until: int) -> None:
        """See `Store.remain`."""
        for table, seat in self.places(process):
            self.arrive(table, seat, process, until)

    def forget_before(self, until: int) -> None:
        """Remove entries that expire by `until`."""
        for table, connected in list(self._tables.items()):
            for place in [place for place, when in connected.items() if when <= until]:
                del connected[place]
            if not connected:
                del self._tables[table]

    def forget(self, tables: Iterable[str]) -> None:
        """Remove tables that no longer exist."""
        for table in tables:
            self._tables.pop(table, None)
