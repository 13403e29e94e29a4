"""The store of a device: logs on a "shelf" in the browser, with a database's guarantees.

The shelf itself is in the page's worker (client/src/offline/shelf.ts), and only handles text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Protocol

from ..clock import clock_ms
from ..store.alerts import Device, Kind, Push, Watched
from ..store.base import Conflict, Heard, Index, Listing, Row, ScoreRow, Unavailable, unheard
from ..store.deals import Run, Scored
from ..store.people import GameQuery, GameRow, Person
from ..store.presence import Presence

_A_SERVERS = "deals for many people need a server"


class Shelf(Protocol):
    """Keeps text by table, and outlives the page if the browser allows it."""

    async def secret(self) -> str:
        """64 random hex digits, the same each time."""
        ...

    async def tables(self) -> str:
        """JSON: each table's name, its newest version, and the newest `about` given to `add`."""
        ...

    async def add(self, table: str, version: int, at: int, body: str, about: str) -> bool:
        """Store a row; False if that version exists. The first row makes the table."""
        ...

    async def rows(self, table: str, after: int) -> str:
        """JSON: version, time and body of each row after version `after`, in order."""
        ...


class ShelfStore:
    """A `Store` on a shelf. Several pages may use the same shelf at once."""

    def __init__(self, shelf: Shelf) -> None:
        """Not open yet."""
        self._shelf = shelf
        self._presence = Presence()
        self._due: dict[str, int] = {}
        self._analyses: dict[tuple[str, int], bytes] = {}
        self.people = Nobody()
        self.deals = NoDeals()
        self.alerts = NoAlerts()
        self.heard: Heard = lambda tables: None
        """To be called when another page has changed tables."""

    async def open(self, heard: Heard, moved: Heard = unheard) -> None:
        """See `Store`."""
        self.heard = heard
        for table, _, about in json.loads(await self._shelf.tables()):
            if about["due"] is not None:
                self._due[table] = about["due"]

    async def close(self) -> None:
        """See `Store`: nothing waits to be written."""

    async def secret(self) -> bytes:
        """See `Store`."""
        return bytes.fromhex(await self._shelf.secret())

    async def create(self, table: str, row: Row, index: Index) -> None:
        """See `Store`."""
        await self.append(table, row, index)

    async def append(self, table: str, row: Row, index: Index) -> None:
        """See `Store`: stored by the browser when this returns."""
        about = {"status": index.status, "due": index.due, "summary": json.loads(index.summary)}
        body = row.body.decode()
        if not await self._shelf.add(table, row.version, row.at, body, json.dumps(about)):
            raise Conflict
        self._due.pop(table, None)
        if index.due is not None:
            self._due[table] = index.due

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """See `Store`."""
        found = json.loads(await self._shelf.rows(table, after))
        return [Row(version, at, body.encode()) for version, at, body in found]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """See `Store`."""
        found = {table: version for table, version, _ in json.loads(await self._shelf.tables())}
        return {table: found[table] for table in tables if table in found}

    async def lobby(self, status: str, limit: int) -> list[Listing]:
        """See `Store`: a device has no lobby; its page lists what is on the shelf."""
        return []

    async def analysis(self, table: str, version: int) -> bytes | None:
        """See `Store`: kept as long as the page is open."""
        return self._analyses.get((table, version))

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """See `Store`."""
        self._analyses[table, version] = body

    async def put_scores(self, room: str, version: int, now: int, body: bytes) -> None:
        """See `Store`."""
        raise Unavailable("shared score sheets need a server")

    async def scores(self, room: str) -> ScoreRow | None:
        """See `Store`."""
        return None

    async def expire_scores(self, before: int) -> int:
        """See `Store`."""
        return 0

    async def claim(self, now: int, lease: int, limit: int) -> list[str]:
        """See `Store`: each page looks after the tables that it knows."""
        found = sorted((due, table) for table, due in self._due.items() if due <= now)[:limit]
        for _, table in found:
            self._due[table] = now + lease
        return [table for _, table in found]

    async def renew(self, versions: Mapping[str, int], until: int) -> None:
        """See `Store`."""
        self._due.update((table, until) for table in versions if table in self._due)

    async def expire(
        self, status: str, before: int, now: int, notice: int, limit: int
    ) -> list[str]:
        """See `Store`: what is on a device stays until its owner removes it."""
        return []

    async def time(self) -> int:
        """See `Store`."""
        return clock_ms()

    async def touch(self, now: int) -> None:
        """See `Store`: nobody checks a device's health."""

    async def size(self) -> int:
        """See `Store`: the browser has its own limits."""
        return 0

    async def forget_presence(self, before: int) -> None:
        """See `Store`."""
        self._presence.forget_before(before)

    async def arrive(self, table: str, seat: int, process: str, until: int) -> None:
        """See `Store`."""
        self._presence.arrive(table, seat, process, until)

    async def depart(self, table: str, seat: int, process: str) -> None:
        """See `Store`."""
        self._presence.depart(table, seat, process)

    async def remain(self, process: str, until: int) -> None:
        """See `Store`."""
        self._presence.remain(process, until)

    async def present(self, table: str, now: int) -> frozenset[int]:
        """See `Store`."""
        return self._presence.seats(table, now)


class Nobody:
    """The `People` of a device, which knows none."""

    async def person(self, guest: str) -> Person | None:
        """See `People`."""
        return None

    async def with_key(self, key: bytes) -> Person | None:
        """See `People`."""
        return None

    async def renew(self, guest: str, key: bytes | None, now: int) -> int:
        """See `People`."""
        return 0

    async def open(self, guest: str, now: int) -> None:
        """See `People`."""

    async def see(self, guest: str, now: int) -> None:
        """See `People`."""

    async def expire(self, before: int, now: int, notice: int, limit: int) -> int:
        """See `People`."""
        return 0

    async def keep_settings(self, guest: str, before: bytes, settings: bytes) -> bool:
        """See `People`."""
        return True

    async def renewals(self, since: int) -> list[tuple[str, int, int]]:
        """See `People`."""
        return []

    async def games(self, guest: str, wanted: GameQuery) -> list[GameRow]:
        """See `People`: the page lists what is on the shelf."""
        return []

    async def shared(
        self, guests: Sequence[str], limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """See `People`."""
        return []

    async def hide(self, guest: str, table: str, hidden: bool) -> bool:
        """See `People`."""
        return False

    async def move(self, guest: str, to: str) -> None:
        """See `People`."""

    async def alone(self, guest: str, limit: int) -> list[str]:
        """See `People`."""
        return []

    async def remove(self, tables: Sequence[str]) -> None:
        """See `People`."""

    async def knows(self, guest: str, player: str) -> bool:
        """See `People`."""
        return False

    async def forget(self, guest: str) -> None:
        """See `People`."""

    async def finished(self, limit: int) -> list[bytes]:
        """See `People`."""
        return []

    async def keep_losses(self, table: str, at: int, body: bytes) -> None:
        """See `People`."""

    async def losses(self, tables: Sequence[str]) -> dict[str, bytes]:
        """See `People`."""
        return {}

    async def analysed(self, limit: int) -> list[tuple[bytes, bytes]]:
        """See `People`."""
        return []


class NoDeals:
    """The `DealStore` of a device: shared deals need a server."""

    async def keep(self, deal: str, kind: str, made: int, body: bytes) -> bytes:
        """See `DealStore`."""
        raise Unavailable(_A_SERVERS)

    async def find(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        return None

    async def newest(self, kind: str, limit: int, below: str = "~") -> list[str]:
        """See `DealStore`."""
        return []

    async def keep_par(self, deal: str, par: bytes) -> None:
        """See `DealStore`."""

    async def par(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        return None

    async def begin(self, run: Run) -> Run:
        """See `DealStore`."""
        raise Unavailable(_A_SERVERS)

    async def end(self, deal: str, table: str, points: int, ended: int) -> None:
        """See `DealStore`."""

    async def unsettled(self, deal: str, limit: int) -> list[str]:
        """See `DealStore`."""
        return []

    async def counted(self, deal: str, player: str) -> Run | None:
        """See `DealStore`."""
        return None

    async def best(self, deal: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        return []

    async def spread(self, deal: str) -> list[tuple[int, int]]:
        """See `DealStore`."""
        return []

    async def better(self, deal: str, points: int) -> int:
        """See `DealStore`."""
        return 0

    async def names(self, deal: str, limit: int) -> list[tuple[str, str]]:
        """See `DealStore`."""
        return []

    async def of_player(self, player: str, kind: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        return []

    async def league(self, deals: Sequence[str], most: int, limit: int) -> list[Scored]:
        """See `DealStore`."""
        return []

    async def move(self, player: str, to: str) -> None:
        """See `DealStore`."""

    async def forget(self, player: str, nobody: str) -> None:
        """See `DealStore`."""


class NoAlerts:
    """The `AlertStore` of a device: notifications need a server."""

    async def key(self, made: bytes) -> bytes:
        """See `AlertStore`."""
        return made

    async def keep(self, device: Device, most: int) -> None:
        """See `AlertStore`."""

    async def devices(self, guest: str) -> list[Device]:
        """See `AlertStore`."""
        return []

    async def find(self, device: str) -> Device | None:
        """See `AlertStore`."""
        return None

    async def drop(self, device: str) -> None:
        """See `AlertStore`."""

    async def drop_older(self, guest: str, generation: int) -> None:
        """See `AlertStore`."""

    async def expire(self, before: int) -> int:
        """See `AlertStore`."""
        return 0

    async def any(self) -> bool:
        """See `AlertStore`."""
        return False

    async def mute(self, guest: str, table: str, muted: bool) -> bool:
        """See `AlertStore`."""
        return False

    async def muted(self, guest: str, table: str) -> bool:
        """See `AlertStore`."""
        return False

    async def watched(self, since: int) -> list[Watched]:
        """See `AlertStore`."""
        return []

    async def running_out(self, now: int, until: int) -> list[Watched]:
        """See `AlertStore`."""
        return []

    async def tell(
        self, guest: str, table: str, kind: Kind, mark: int, due: Mapping[str, int]
    ) -> bool:
        """See `AlertStore`."""
        return False

    async def claim(self, now: int, lease: int, limit: int) -> list[Push]:
        """See `AlertStore`."""
        return []

    async def put_off(self, push: Push, due: int, tries: int) -> None:
        """See `AlertStore`."""

    async def done(self, push: Push) -> None:
        """See `AlertStore`."""
