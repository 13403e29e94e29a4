"""Deals and runs in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from .deals import Run, Scored
from .sqlite_writer import Change, Result

_RUN = "deal, table_id, player, name, begun, until, counted, shared, points, ended"
_COUNTS = "counted AND ended < until"


_LEAGUE = f"""
WITH scored AS (
    SELECT deal, player, name, points,
        row_number() OVER (PARTITION BY player ORDER BY points DESC, deal) AS nth
    FROM runs WHERE deal IN (SELECT value FROM json_each(?)) AND {_COUNTS}
), best AS (
    SELECT player, sum(points) AS total FROM scored WHERE nth <= ?
    GROUP BY player ORDER BY total DESC, player LIMIT ?
)
SELECT deal, player, name, points, total FROM scored JOIN best USING (player)
ORDER BY total DESC, player, deal
"""


class _Changing(Protocol):
    """Runs a change in a transaction; done when it is on disk."""

    def __call__(self, change: Change[Result]) -> Awaitable[Result]: ...


class SqliteDeals:
    """A `DealStore` in the file of a `SqliteStore`."""

    def __init__(
        self,
        change: _Changing,
        read: Callable[[str, tuple[object, ...]], Awaitable[list[Any]]],
    ) -> None:
        """Use the store's functions to write and read."""
        self._change = change
        self._read = read

    async def keep(self, deal: str, kind: str, made: int, body: bytes) -> bytes:
        """See `DealStore`."""
        return await self._change(lambda connection: _keep(connection, deal, kind, made, body))

    async def find(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        found = await self._read("SELECT body FROM deals WHERE id = ?", (deal,))
        return found[0][0] if found else None

    async def newest(self, kind: str, limit: int, below: str = "~") -> list[str]:
        """See `DealStore`."""
        found = await self._read(
            "SELECT id FROM deals WHERE kind = ? AND id < ? ORDER BY id DESC LIMIT ?",
            (kind, below, limit),
        )
        return [deal for [deal] in found]

    async def keep_par(self, deal: str, par: bytes) -> None:
        """See `DealStore`."""
        await self._do("UPDATE deals SET par = ? WHERE id = ? AND par IS NULL", (par, deal))

    async def par(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        found = await self._read("SELECT par FROM deals WHERE id = ?", (deal,))
        return found[0][0] if found else None

    async def begin(self, run: Run) -> Run:
        """See `DealStore`."""
        return await self._change(lambda connection: _begin(connection, run))

    async def end(self, deal: str, table: str, points: int, ended: int) -> None:
        """See `DealStore`."""
        await self._do(
            "UPDATE runs SET points = ?, ended = ?"
            " WHERE deal = ? AND table_id = ? AND points IS NULL",
            (points, ended, deal, table),
        )

    async def unsettled(self, deal: str, limit: int) -> list[str]:
        """See `DealStore`."""
        found = await self._read(
            "SELECT table_id FROM runs JOIN tables ON tables.id = table_id"
            " WHERE deal = ? AND points IS NULL AND status = 'over' LIMIT ?",
            (deal, limit),
        )
        return [table for [table] in found]

    async def counted(self, deal: str, player: str) -> Run | None:
        """See `DealStore`."""
        found = await self._read(
            f"SELECT {_RUN} FROM runs WHERE deal = ? AND player = ? AND counted", (deal, player)
        )
        return _run(found[0]) if found else None

    async def best(self, deal: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        found = await self._read(
            f"SELECT {_RUN} FROM runs"
            f" WHERE deal = ? AND {_COUNTS} ORDER BY points DESC, ended, table_id"
            " LIMIT ?",
            (deal, limit),
        )
        return list(map(_run, found))

    async def spread(self, deal: str) -> list[tuple[int, int]]:
        """See `DealStore`."""
        found = await self._read(
            "SELECT points, count(*) FROM runs"
            f" WHERE deal = ? AND {_COUNTS} GROUP BY points ORDER BY points",
            (deal,),
        )
        return [(points, count) for points, count in found]

    async def better(self, deal: str, points: int) -> int:
        """See `DealStore`."""
        [[count]] = await self._read(
            f"SELECT count(*) FROM runs WHERE deal = ? AND {_COUNTS} AND points > ?", (deal, points)
        )
        return int(count)

    async def names(self, deal: str, limit: int) -> list[tuple[str, str]]:
        """See `DealStore`."""
        found = await self._read(
            "SELECT player, name FROM runs WHERE deal = ? ORDER BY begun, table_id LIMIT ?",
            (deal, limit),
        )
        return [(player, name) for player, name in found]

    async def of_player(self, player: str, kind: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        found = await self._read(
            f"SELECT {_RUN} FROM runs JOIN deals ON deals.id = deal"
            " WHERE player = ? AND counted AND kind = ? ORDER BY deal DESC LIMIT ?",
            (player, kind, limit),
        )
        return list(map(_run, found))

    async def league(self, deals: Sequence[str], most: int, limit: int) -> list[Scored]:
        """See `DealStore`."""
        found = await self._read(_LEAGUE, (json.dumps(list(deals)), most, limit))
        return [Scored(*row) for row in found]

    async def move(self, player: str, to: str) -> None:
        """See `DealStore`."""
        await self._change(lambda connection: _move(connection, player, to))

    async def forget(self, player: str, nobody: str) -> None:
        """See `DealStore`."""
        await self._change(lambda connection: _forget(connection, player, nobody))

    async def _do(self, command: str, parameters: tuple[object, ...]) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute(command, parameters)

        await self._change(change)


def _keep(connection: sqlite3.Connection, deal: str, kind: str, made: int, body: bytes) -> bytes:
    connection.execute(
        "INSERT OR IGNORE INTO deals (id, kind, made, body) VALUES (?, ?, ?, ?)",
        (deal, kind, made, body),
    )
    kept: bytes
    [kept] = connection.execute("SELECT body FROM deals WHERE id = ?", (deal,)).fetchone()
    return kept


def _begin(connection: sqlite3.Connection, run: Run) -> Run:
    connection.execute(
        f"INSERT INTO runs ({_RUN}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (run.deal, run.table, run.player, run.name, run.begun, run.until, run.counted, run.shared,
         run.points, run.ended),
    )  # fmt: skip
    found = connection.execute(
        f"SELECT {_RUN} FROM runs"
        " WHERE deal = ? AND (table_id = ? OR (player = ? AND counted AND ?))",
        (run.deal, run.table, run.player, run.counted),
    )
    return _run(found.fetchone())


def _move(connection: sqlite3.Connection, player: str, to: str) -> None:
    connection.execute(
        "UPDATE runs SET counted = 0 WHERE player = ? AND counted"
        " AND deal IN (SELECT deal FROM runs WHERE player = ? AND counted)",
        (player, to),
    )
    connection.execute("UPDATE runs SET player = ? WHERE player = ?", (to, player))


def _forget(connection: sqlite3.Connection, player: str, nobody: str) -> None:
    connection.execute(
        "DELETE FROM runs WHERE player = ? AND (NOT counted OR points IS NULL)", (player,)
    )
    connection.execute(
        "UPDATE runs SET player = ?, name = '', shared = 0 WHERE player = ?", (nobody, player)
    )


def _run(row: Any) -> Run:  # noqa: ANN401
    deal, table, player, name, begun, until, counted, shared, points, ended = row
    return Run(deal, table, player, name, begun, until, bool(counted), bool(shared), points, ended)
