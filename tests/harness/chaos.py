"""Kills servers and databases again and again under load, and checks that nothing is lost.

Clients play at many tables as fast as they can. At random moments a server or the database is
killed, as by `kill -9`, and restarted. Everything acknowledged must be in the log once, at its
version; every table must go on; every record must verify. A killed process is not a power cut:
whether the disk really keeps what was written is not tested.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from alhambra import record
from alhambra.errors import AlhambraError

from .client import Json
from .ledger import Fault, Ledger
from .player import Player
from .stages import Stage

_UPTIME = (0.02, 0.6)  # seconds between two kills
_REST = 10  # after so many kills, all tables must go on before the next one
_STUCK = 60.0  # seconds within which a table must go on
_LONGEST = 4000  # characters of a traceback to show

NAMES = ("Alice", "Bob")


class Order(NamedTuple):
    """A kind of table."""

    people: int
    bots: tuple[str, ...]
    setup: dict[str, Any]


ORDERS = (
    Order(2, ("mason",), {}),
    Order(2, ("apprentice",), {"confirm": False}),
    Order(2, (), {}),  # and Dirk
    Order(2, ("builder", "mason"), {"hands": "open", "aids": False}),
    Order(1, ("mason",), {"confirm": False, "clock": 15}),  # and Dirk
    Order(2, ("builder",), {"edition": "hu-2003", "chat": False}),
)


class Run:
    """Tables, players and kills on one stage."""

    def __init__(
        self,
        stage: Stage,
        orders: Sequence[Order],
        seed: str,
        show: Callable[[str], None],
        minutes: float,
    ) -> None:
        """Prepare a run with one table per order; `show` is told of the progress.

        After so many minutes nothing more is killed.
        """
        self._until = time.monotonic() + 60 * minutes
        self.faults: list[Fault] = []
        self.records: list[str] = []
        self._stage = stage
        self._orders = orders
        self._seed = seed
        self._show = show
        self._counts: Counter[str] = Counter()
        self._pauses: list[float] = []
        self._live: dict[Ledger, list[Player]] = {}
        self._holding = asyncio.Lock()  # the core is not thread-safe
        self._finished = 0
        self._ending = False

    async def run(self, kills: int) -> Json:
        """Kill so often, then let every game end; returns the figures."""
        dice = random.Random(self._seed)
        began = time.monotonic()
        slots = [asyncio.create_task(self._slot(number)) for number in range(len(self._orders))]
        killing = asyncio.create_task(self._kill(kills, dice))
        done, _ = await asyncio.wait([killing, *slots], return_when=asyncio.FIRST_EXCEPTION)
        for task in (killing, *slots):
            task.cancel()
        await asyncio.gather(killing, *slots, return_exceptions=True)
        for task in done:
            with suppress(Stuck):  # already noted as a fault
                task.result()
        self._look_around()
        return self._figures(time.monotonic() - began)

    # Killing

    async def _kill(self, kills: int, dice: random.Random) -> None:
        strikes = 0
        while (total := self._stage.kills.total()) < kills and time.monotonic() < self._until:
            strikes += 1
            if strikes % _REST:
                await asyncio.sleep(dice.uniform(*_UPTIME))
            else:
                await self._all_go_on()
            try:
                await self._stage.strike(dice, self._restored)
            except RuntimeError as error:
                self._note([Fault("start", str(error))])
                raise Stuck from None
            await self._check()
            self._show(
                f"{total}/{kills} kills, {self._finished} tables finished, "
                f"{len(self.faults)} faults"
            )
        self._ending = True
        while self._live:
            self._show(f"{len(self._live)} tables are played to their end")
            await self._all_go_on()
            await self._check()

    def _restored(self) -> None:
        """Note that every table can go on from now."""
        for ledger in self._live:
            ledger.waits = time.monotonic()

    async def _all_go_on(self) -> None:
        """Wait until something has happened at every table."""
        before = {ledger: ledger.newest for ledger in self._live}
        end = time.monotonic() + _STUCK
        while waiting := [each for each in self._live if each.newest == before.get(each)]:
            if time.monotonic() > end:
                for ledger in waiting:
                    players = "; ".join(map(str, self._live[ledger]))
                    self._note([Fault("stuck", f"{ledger.table}: {players}")])
                raise Stuck
            await asyncio.sleep(0.02)

    async def _check(self) -> None:
        """Check the database against everything acknowledged so far."""
        promises = {ledger: list(ledger.promises) for ledger in self._live}
        logs = await self._stage.rows([ledger.table for ledger in promises])
        for ledger, made in promises.items():
            if ledger in self._live:  # otherwise it was checked with a newer log meanwhile
                self._note(ledger.check(logs[ledger.table], made))

    # Playing

    async def _slot(self, number: int) -> None:
        """Play at one table after another."""
        dice = random.Random(f"{self._seed}/{number}")
        for order in itertools.islice(itertools.cycle(self._orders), number, None):
            if self._ending:
                return
            await self._table(order, dice)

    async def _table(self, order: Order, dice: random.Random) -> None:
        tokens = [json.loads(await self._ask("/api/guests", {}))["token"] for _ in range(2)]
        wanted = {
            "setup": {"players": order.people + len(order.bots), **order.setup},
            "name": NAMES[0],
            "bots": order.bots,
        }
        ledger = Ledger(json.loads(await self._ask("/api/tables", wanted, tokens[0]))["id"])
        players = [
            Player(
                self._addresses(dice).__next__, ledger, tokens[number], NAMES[number],
                random.Random(dice.random()), lambda fault: self._note([fault]),
            )
            for number in range(order.people)
        ]  # fmt: skip
        self._live[ledger] = players
        try:
            await asyncio.gather(*(player.play() for player in players))
        finally:
            del self._live[ledger]
            self._pauses += ledger.pauses
            for player in players:
                self._counts += player.counts
        await self._check_record(ledger)
        self._finished += 1

    async def _check_record(self, ledger: Ledger) -> None:
        text = await self._ask(f"/api/tables/{ledger.table}/record")
        rows = (await self._stage.rows([ledger.table]))[ledger.table]
        self.records.append(text)
        async with self._holding:
            self._note(await asyncio.to_thread(_held, ledger, rows, text))

    async def _ask(self, path: str, body: Json | None = None, token: str = "") -> str:
        """Ask over HTTP, trying each server until one answers."""
        for address in self._addresses(random.Random(path)):
            try:
                return await asyncio.to_thread(_answer, f"http://{address}{path}", body, token)
            except HTTPError as error:
                if error.code != 503:
                    raise
            except (OSError, HTTPException):  # the server is down, or died while answering
                pass
            await asyncio.sleep(0.05)
        raise AssertionError("addresses never end")

    def _addresses(self, dice: random.Random) -> Iterator[str]:
        """The addresses of all servers, in an endless cycle."""
        addresses = [f"127.0.0.1:{server.port}" for server in self._stage.servers]
        dice.shuffle(addresses)
        return itertools.cycle(addresses)

    # Results

    def _note(self, faults: Iterable[Fault]) -> None:
        """Note faults, each only once."""
        self.faults += [fault for fault in faults if fault not in self.faults]

    def _look_around(self) -> None:
        """Check for orphaned processes and errors in the log."""
        self._note(Fault("orphan", each) for each in self._stage.orphans())
        log = self._stage.log.read_text()
        self._note(Fault("error", line) for line in log.splitlines() if '"level": "error"' in line)
        self._note(Fault("error", trace) for trace in traces(log))

    def _figures(self, seconds: float) -> Json:
        kinds = Counter(fault.kind for fault in self.faults)
        pauses = self._pauses or [0.0]
        return {
            "kills": self._stage.kills.total(),
            "killed": dict(self._stage.kills),
            "seconds": round(seconds, 1),
            "tables": len(self._orders),
            "acknowledged": self._counts["acknowledged"],
            "resent": self._counts["resent"],
            "recognised": self._counts["recognised"],
            "refused": {
                name.removeprefix("refused: "): count
                for name, count in sorted(self._counts.items())
                if name.startswith("refused: ")
            },
            "finished": self._finished,
            "verified": len(self.records) - kinds["record"],
            "lost": kinds["lost"],
            "doubled": kinds["doubled"],
            "gaps": kinds["gap"],
            "faults": dict(kinds),
            "usual_pause": round(statistics.median(pauses), 3),
            "longest_pause": round(max(pauses), 3),
            "seed": self._seed,
        }


def traces(log: str) -> list[str]:
    """The tracebacks in a log that show a bug: at most one, since several may be interleaved.

    A bot process that is just starting when its server is killed finds nothing to read, and Python
    prints a traceback before any of our code runs; that is harmless. Several such processes may
    write to the log at once, so they are recognised by their frames: each traceback begins in
    `spawn_main`, and has no frame outside Python's own multiprocessing modules.
    """
    heads = re.findall(r"^Traceback \(most recent call last\):$", log, re.MULTILINE)
    frames = re.findall(r'^ +File "(.*)", line \d+, in (.*)$', log, re.MULTILINE)
    births = [name for _, name in frames if name == "spawn_main"]
    strange = [file for file, _ in frames if not re.search(r"/multiprocessing/|^<string>$", file)]
    if len(heads) == len(births) and not strange:
        return []
    begin = log.find("Traceback (most recent call last):")
    return [log[begin : begin + _LONGEST]]


class Stuck(Exception):
    """A table or a server is stuck, so the run would never end."""


def _held(ledger: Ledger, rows: list[Any], text: str) -> list[Fault]:
    """The faults of a finished table."""
    try:
        written = record.from_json(text)
        record.verify(written)
    except AlhambraError as error:
        return [Fault("record", f"{ledger.table}: {error}")]
    return list(ledger.check_all(rows, list(map(str, written.actions))))


def _answer(url: str, body: Json | None, token: str) -> str:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    with closing(urlopen(Request(url, data, headers), timeout=20)) as answer:
        text: str = answer.read().decode()
        return text


async def chaos(
    stage: Stage,
    kills: int,
    orders: Sequence[Order],
    seed: str,
    show: Callable[[str], None],
    minutes: float = math.inf,
) -> tuple[Json, list[Fault], list[str]]:
    """One run from start to end; returns figures, faults and records."""
    run = Run(stage, orders, seed, show, minutes)
    await stage.open()
    try:
        return await run.run(kills), run.faults, run.records
    finally:
        await stage.close()
