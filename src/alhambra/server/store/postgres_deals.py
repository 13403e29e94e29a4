"""Deals and runs in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from .deals import Run, Scored
from .postgres_people import Fetch

_RUN = "deal, table_id, player, name, begun, until, counted, shared, points, ended"
_COUNTS = "counted AND ended < until"

_LEAGUE = f"""
WITH scored AS (
    SELECT deal, player, name, points,
        row_number() OVER (PARTITION BY player ORDER BY points DESC, deal) AS nth
    FROM runs WHERE deal = ANY($1) AND {_COUNTS}
), best AS (
    SELECT player, sum(points) AS total FROM scored WHERE nth <= $2
    GROUP BY player ORDER BY total DESC, player LIMIT $3
)
SELECT deal, player, name, points, total FROM scored JOIN best USING (player)
ORDER BY total DESC, player, deal
"""


class PostgresDeals:
    """A `DealStore` in the database of a `PostgresStore`."""

    def __init__(self, fetch: Fetch) -> None:
        """Use the store's `fetch`."""
        self._fetch = fetch

    async def keep(self, deal: str, kind: str, made: int, body: bytes) -> bytes:
        """See `DealStore`."""
        await self._fetch(
            "INSERT INTO deals (id, kind, made, body) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT DO NOTHING",
            deal,
            kind,
            made,
            body,
        )
        [found] = await self._fetch("SELECT body FROM deals WHERE id = $1", deal)
        return bytes(found[0])

    async def find(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        found = await self._fetch("SELECT body FROM deals WHERE id = $1", deal)
        return bytes(found[0][0]) if found else None

    async def newest(self, kind: str, limit: int, below: str = "~") -> list[str]:
        """See `DealStore`."""
        found = await self._fetch(
            'SELECT id FROM deals WHERE kind = $1 AND id COLLATE "C" < $2'
            ' ORDER BY id COLLATE "C" DESC LIMIT $3',
            kind,
            below,
            limit,
        )
        return [deal for [deal] in found]

    async def keep_par(self, deal: str, par: bytes) -> None:
        """See `DealStore`."""
        await self._fetch("UPDATE deals SET par = $2 WHERE id = $1 AND par IS NULL", deal, par)

    async def par(self, deal: str) -> bytes | None:
        """See `DealStore`."""
        found = await self._fetch("SELECT par FROM deals WHERE id = $1", deal)
        return bytes(found[0][0]) if found and found[0][0] is not None else None

    async def begin(self, run: Run) -> Run:
        """See `DealStore`."""
        await self._fetch(
            f"INSERT INTO runs ({_RUN}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
            " ON CONFLICT DO NOTHING",
            run.deal, run.table, run.player, run.name, run.begun, run.until, run.counted,
            run.shared, run.points, run.ended,
        )  # fmt: skip
        [found] = await self._fetch(
            f"SELECT {_RUN} FROM runs"
            " WHERE deal = $1 AND (table_id = $2 OR (player = $3 AND counted AND $4))",
            run.deal,
            run.table,
            run.player,
            run.counted,
        )
        return Run(*found)

    async def end(self, deal: str, table: str, points: int, ended: int) -> None:
        """See `DealStore`."""
        await self._fetch(
            "UPDATE runs SET points = $3, ended = $4"
            " WHERE deal = $1 AND table_id = $2 AND points IS NULL",
            deal,
            table,
            points,
            ended,
        )

    async def unsettled(self, deal: str, limit: int) -> list[str]:
        """See `DealStore`."""
        found = await self._fetch(
            "SELECT table_id FROM runs JOIN tables ON tables.id = table_id"
            " WHERE deal = $1 AND points IS NULL AND status = 'over' LIMIT $2",
            deal,
            limit,
        )
        return [table for [table] in found]

    async def counted(self, deal: str, player: str) -> Run | None:
        """See `DealStore`."""
        found = await self._fetch(
            f"SELECT {_RUN} FROM runs WHERE deal = $1 AND player = $2 AND counted", deal, player
        )
        return Run(*found[0]) if found else None

    async def best(self, deal: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        found = await self._fetch(
            f"SELECT {_RUN} FROM runs"
            f" WHERE deal = $1 AND {_COUNTS} ORDER BY points DESC, ended, table_id"
            " LIMIT $2",
            deal,
            limit,
        )
        return [Run(*row) for row in found]

    async def spread(self, deal: str) -> list[tuple[int, int]]:
        """See `DealStore`."""
        found = await self._fetch(
            "SELECT points, count(*) FROM runs"
            f" WHERE deal = $1 AND {_COUNTS} GROUP BY points ORDER BY points",
            deal,
        )
        return [(points, count) for points, count in found]

    async def better(self, deal: str, points: int) -> int:
        """See `DealStore`."""
        [[count]] = await self._fetch(
            f"SELECT count(*) FROM runs WHERE deal = $1 AND {_COUNTS} AND points > $2", deal, points
        )
        return int(count)

    async def names(self, deal: str, limit: int) -> list[tuple[str, str]]:
        """See `DealStore`."""
        found = await self._fetch(
            "SELECT player, name FROM runs WHERE deal = $1 ORDER BY begun, table_id LIMIT $2",
            deal,
            limit,
        )
        return [(player, name) for player, name in found]

    async def of_player(self, player: str, kind: str, limit: int) -> list[Run]:
        """See `DealStore`."""
        found = await self._fetch(
            f"SELECT {_RUN} FROM runs JOIN deals ON deals.id = deal"
            " WHERE player = $1 AND counted AND kind = $2 ORDER BY deal DESC LIMIT $3",
            player,
            kind,
            limit,
        )
        return [Run(*row) for row in found]

    async def league(self, deals: Sequence[str], most: int, limit: int) -> list[Scored]:
        """See `DealStore`."""
        found = await self._fetch(_LEAGUE, list(deals), most, limit)
        return [Scored(*row) for row in found]

    async def move(self, player: str, to: str) -> None:
        """See `DealStore`."""
        await self._fetch(
            "UPDATE runs SET player = $2, counted = counted AND NOT EXISTS ("
            "SELECT 1 FROM runs AS own WHERE own.deal = runs.deal AND own.player = $2"
            " AND own.counted) WHERE player = $1",
            player,
            to,
        )

    async def forget(self, player: str, nobody: str) -> None:
        """See `DealStore`."""
        await self._fetch(
            "WITH gone AS ("
            "DELETE FROM runs WHERE player = $1 AND (NOT counted OR points IS NULL))"
            " UPDATE runs SET player = $2, name = '', shared = false"
            " WHERE player = $1 AND counted AND points IS NOT NULL",
            player,
            nobody,
        )
