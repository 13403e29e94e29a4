"""Many servers on one PostgreSQL behind a proxy, one of them killed again and again: `make many`.

The tables are those of the last `make load`, or made first. Clients come back through the proxy
and send again what was not answered; in the end every command that was acknowledged has to be in
the log, once and at its version. The figures go to bench/SERVER.md.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec
from tests.harness.client import Json
from tests.harness.processes import Server

from alhambra.server.log import Ended, Entry, from_body
from alhambra.server.settings import Settings

from . import page
from .cluster import Cluster
from .load import KEPT, TABLES, generator_at, prepare
from .proxy import Proxy

_DOWN = 1.0  # seconds until a server that was killed is started again
_DELAY = Settings(database="").bot_delay  # as usual, so that many bots are at it in any moment


def main(arguments: Sequence[str]) -> int:
    """Measure, and write it down; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.many", description=__doc__)
    parser.add_argument("--servers", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two kills")
    given = parser.parse_args(arguments)
    KEPT.mkdir(parents=True, exist_ok=True)
    if not (KEPT / "load.db").exists():
        prepare(given.tables)
    command = "make many" if not arguments else " ".join(["many", *arguments])
    runs = []
    for servers in given.servers:
        runs.append(measured(servers, given.tables, given.rate, given.seconds, given.every))
        print(json.dumps(runs[-1]), flush=True)
    found = {"facts": page.facts(command), "runs": runs}
    (KEPT / "many.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    page.write()
    return 1 if any(run["faults"] or run["errors"] for run in runs) else 0


def measured(servers: int, tables: int, rate: float, seconds: float, every: float) -> Json:
    """What a measurement finds."""
    done = KEPT / "done.json"
    found: Json = {"servers": servers, "tables": tables, "rate": rate, "seconds": seconds}
    with (
        Cluster(
            servers, KEPT / "load.db", KEPT / "server.log", ALHAMBRA_BOT_DELAY=str(_DELAY)
        ) as cluster,
        Proxy(cluster.servers, KEPT) as proxy,
    ):
        playing = generator_at(
            [f"127.0.0.1:{proxy.port}"], "play", tables,
            "--rate", str(rate), "--seconds", str(seconds), "--done", str(done),
        )  # fmt: skip
        killer = _Killer(cluster.servers, every)
        assert playing.stdout is not None
        for line in playing.stdout:
            said = json.loads(line)
            if said["is"] == "begin":
                killer.start()
            elif said["is"] == "end":
                killer.stop()
            found |= said
        if playing.wait():
            raise RuntimeError("the load generator failed")
        acknowledged = msgspec.json.decode(done.read_bytes(), type=list[tuple[str, str, int]])
        rows = asyncio.run(_rows(cluster.url))
    turns = sorted(_bot_turns(rows, killer.began))
    return found | {
        "kills": killer.kills,
        "acknowledged": len(acknowledged),
        "faults": dict(_faults(rows, acknowledged)),
        "stored": {"turns": len(turns), "p99": turns[int(0.99 * len(turns))], "max": turns[-1]},
    }


class _Killer(threading.Thread):
    """Kills one server after the other, and starts it again."""

    def __init__(self, servers: Sequence[Server], every: float) -> None:
        super().__init__(daemon=True)
        self.kills = 0
        self.began = 0.0
        """Seconds since 1970."""
        self._order = itertools.cycle(random.Random("kill").sample(servers, len(servers)))
        self._every = every
        self._enough = threading.Event()

    def run(self) -> None:
        """Until it is enough."""
        self.began = time.time()
        while not self._enough.wait(self._every):
            server = next(self._order)
            server.kill()
            self.kills += 1
            self._enough.wait(_DOWN)
            server.start()

    def stop(self) -> None:
        """Kill no more, and come back when all run."""
        self._enough.set()
        self.join()


class _Row(NamedTuple):
    table: str
    version: int
    at: int
    """Milliseconds since 1970."""
    entry: Entry


async def _rows(url: str) -> list[_Row]:
    """All logs, each in its order."""
    connection: Any = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT table_id, version, at, body FROM log ORDER BY 1, 2")
    await connection.close()
    return [_Row(table, version, at, from_body(bytes(body))) for table, version, at, body in rows]


def _faults(rows: Sequence[_Row], acknowledged: Sequence[tuple[str, str, int]]) -> Counter[str]:
    """What is not in the log as it was acknowledged, and what is wrong with the logs."""
    faults: Counter[str] = Counter()
    versions: dict[tuple[str, str], list[int]] = {}
    last: dict[str, int] = {}
    for row in rows:
        if row.version != last.get(row.table, 0) + 1:
            faults["gaps"] += 1
        last[row.table] = row.version
        if ref := row.entry.ref:
            versions.setdefault((row.table, ref), []).append(row.version)
    for table, ref, version in acknowledged:
        found = versions.get((table, ref), [])
        if version not in found:
            faults["lost"] += 1
        elif len(found) > 1:
            faults["doubled"] += 1
    return faults


def _bot_turns(rows: Sequence[_Row], began: float) -> Iterator[float]:
    """Milliseconds from the end of a person's turn until the turn of a bot after it was stored."""
    for before, row in pairwise(rows):
        follows = row.table == before.table and row.at >= 1000 * began
        if follows and before.entry.by and not row.entry.by and _ends(before) and _ends(row):
            yield row.at - before.at


def _ends(row: _Row) -> bool:
    """Whether a turn ends there."""
    return any(isinstance(change, Ended) for change in row.entry.changes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
