"""The stages of chaos tests: servers and a database that are killed and restarted."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

from alhambra.server.store import Row

from .postgres import Postgres
from .processes import NestedServer, Server

_HOUR = 3_600_000
_SHIFTS = (0, _HOUR, -_HOUR, 40 * 24 * _HOUR, -40 * 24 * _HOUR)  # clock errors in milliseconds
_NO_ROOM = 4096  # bytes: less than any file that is written to
_RETRY = 0.1  # seconds before asking a killed database again
_LAST_WORDS = 5.0  # seconds within which the bots of a dead server must end


HARMS = {"kill": 70, "bots": 12, "clock": 10, "disk": 8}
"""What is done to servers, and how often, in percent."""


class Stage:
    """Servers on one database, with a count of kills by kind."""

    def __init__(self, folder: Path, database: str, servers: int, **settings: str) -> None:
        """Prepare servers; databases and logs go into the folder."""
        self.kills: Counter[str] = Counter()
        self.folder = folder
        self.log = folder / "server.log"
        self.servers = [NestedServer(database, self.log, **settings) for _ in range(servers)]
        self._bots: list[psutil.Process] = []  # of killed servers

    async def open(self) -> None:
        """Start all servers."""
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))

    async def close(self) -> None:
        """Stop everything, leaving no process behind."""
        for server in self.servers:
            await asyncio.to_thread(server.close)

    async def strike(self, dice: random.Random, restored: Callable[[], None]) -> None:
        """Do a random harm and undo it; `restored` is called when tables can go on."""
        await self.harm(dice.choices(list(HARMS), list(HARMS.values()))[0], dice, restored)

    async def harm(self, kind: str, dice: random.Random, restored: Callable[[], None]) -> None:
        """Do one kind of harm."""
        server = dice.choice(self.servers)
        match kind:
            case "kill":
                await self.kill(dice, restored)
            case "bots":
                restored()
                self._kill_bots(server)
            case "clock":
                restored()
                server.shift.write_text(str(dice.choice(_SHIFTS)))
                self.kills["clock"] += 1
            case "disk":
                await self._fill_disk(server, dice)
                restored()

    async def kill(self, dice: random.Random, restored: Callable[[], None]) -> None:
        """Kill a server or the database, and restart it."""
        raise NotImplementedError

    def _kill_bots(self, server: Server) -> None:
        """Kill a server's bot processes, which it must replace."""
        for process in server.bots():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.kills["bots"] += 1

    async def _fill_disk(self, server: Server, dice: random.Random) -> None:
        """Let nothing be written for a while, not even to the log."""
        server.allow_files(_NO_ROOM)
        await asyncio.sleep(dice.uniform(0.1, 1.5))
        server.allow_files(None)
        self.kills["disk"] += 1

    async def rows(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """The logs of tables, read directly from the database."""
        raise NotImplementedError

    def orphans(self) -> list[str]:
        """Processes that have outlived their killed servers."""
        _, alive = psutil.wait_procs(self._bots, _LAST_WORDS)
        return [str(each) for each in alive if each.status() != psutil.STATUS_ZOMBIE]

    def _kill(self, server: Server, kind: str = "server") -> None:
        self._bots += psutil.Process(server.pid).children(recursive=True)
        server.kill()
        self.kills[kind] += 1

    async def _kill_and_start(self, server: Server, dice: random.Random) -> None:
        """Kill a server and restart it, sometimes killing it again while it starts."""
        self._kill(server)
        if dice.random() < 0.15:
            server.launch()
            await asyncio.sleep(dice.uniform(0.0, 1.0))
            self._kill(server, "starting server")
        await asyncio.to_thread(server.start)


class SqliteStage(Stage):
    """One server on a file."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """See `Stage`."""
        folder.mkdir(exist_ok=True)
        self._file = folder / "games.db"
        super().__init__(folder, str(self._file), 1, **settings)

    async def kill(self, dice: random.Random, restored: Callable[[], None]) -> None:
        """See `Stage`."""
        await self._kill_and_start(self.servers[0], dice)
        restored()

    async def rows(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """See `Stage`."""
        return await asyncio.to_thread(self._read, tables)

    def _read(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        query = "SELECT version, at, body FROM log WHERE table_id = ? ORDER BY version"
        with closing(sqlite3.connect(f"{self._file.as_uri()}?mode=ro", uri=True)) as connection:
            return {
                table: [Row(*row) for row in connection.execute(query, (table,))]
                for table in tables
            }


class PostgresStage(Stage):
    """Two servers on a PostgreSQL that is killed as well."""

    def __init__(self, folder: Path, database: Postgres | None = None) -> None:
        """See `Stage`. A database that is given must be running, and is left running."""
        self._stays = database is not None
        self._database = database or Postgres()
        if not self._stays:
            self._database.start()
        self._url = self._database.empty_database()
        super().__init__(folder, self._url, 2)

    async def close(self) -> None:
        """See `Stage`."""
        await super().close()
        if not self._stays:
            await asyncio.to_thread(self._database.remove)

    async def kill(self, dice: random.Random, restored: Callable[[], None]) -> None:
        """See `Stage`."""
        server = dice.choice(self.servers)
        [what] = dice.choices(("server", "database", "both"), (6, 3, 1))
        if what == "server":
            restored()  # the other one keeps running
            await self._kill_and_start(server, dice)
            return
        if dice.random() < 0.15:
            await self._freeze(dice)
        if what == "both":
            self._kill(server)
        await asyncio.to_thread(self._database.kill)
        self.kills["database"] += 1
        if what == "both":
            server.launch()  # it has to wait for the database
        await asyncio.sleep(dice.uniform(0.0, 1.0) if dice.random() < 0.9 else 6.0)
        await asyncio.to_thread(self._database.start)
        restored()
        await asyncio.to_thread(server.wait)

    async def _fill_disk(self, server: Server, dice: random.Random) -> None:
        """Keep the database from writing: its processes crash, and it restarts them."""
        await asyncio.to_thread(self._database.fill_disk)
        self.kills["disk"] += 1

    async def _freeze(self, dice: random.Random) -> None:
        """Freeze the database for a while; then it does much that nobody waits for any more."""
        await asyncio.to_thread(self._database.freeze)
        await asyncio.sleep(dice.uniform(0.0, 6.0))
        await asyncio.to_thread(self._database.thaw)
        await asyncio.sleep(dice.uniform(0.0, 0.3))

    async def rows(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """See `Stage`."""
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return await self._read(tables)
            await asyncio.sleep(_RETRY)

    async def _read(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        query = "SELECT version, at, body FROM log WHERE table_id = $1 ORDER BY version"
        connection = await asyncpg.connect(self._url)
        try:
            return {
                table: [Row(*row) for row in await connection.fetch(query, table)]
                for table in tables
            }
        finally:
            connection.terminate()


STAGES: dict[str, Callable[[Path], Stage]] = {"sqlite": SqliteStage, "postgres": PostgresStage}
