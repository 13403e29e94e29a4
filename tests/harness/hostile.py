"""Hostile clients by the thousand, while honest ones play at the same tables.

Whatever is sent must be refused with a text, or the connection closed with a reason: never a 5xx,
never a traceback, never a change at other people's tables. The honest clients' games must be played
to the end, their logs hold exactly what was acknowledged, and their records verify. The server's
memory must not grow much, nobody may wait for long, and nobody can keep a clock from running out.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

from alhambra import record
from alhambra.errors import AlhambraError

from . import raw
from .attack import BATCH, FEW, Attack, Report
from .client import Json
from .greed import USUAL, Greed
from .ledger import Fault, Ledger
from .mischief import Known
from .player import Player
from .processes import Server
from .schemes import Schemes
from .stages import SqliteStage, Stage

NAMES = ("Alice", "Bob")
TABLES = 4
"""Tables at which honest clients play at a time."""
PAUSE = 0.1
"""Seconds that they think before each step, in long runs."""
GROWTH = 100 * 2**20
"""Bytes by which the server's memory may grow."""

_PATIENCE = 2.0  # seconds that 95 % of honest requests may take at most
_CLOCK = 15  # seconds per turn
_SLOW = 150  # connections that send a byte a second
_CROWD = 300  # sockets at once
_GREED = 0.02  # share of the messages for a server with limits
_SCHEMA = 0.005  # share of the messages made by schemathesis
_OPERATIONS = 75  # API operations and modes that take any number of examples


class Honest:
    """People who play game after game."""

    def __init__(self, stage: Stage, report: Report, seed: str, pause: float) -> None:
        """Start without tables; `pause` is the seconds they think before each step."""
        self.counts: Counter[str] = Counter()
        self.waits: list[float] = []
        """Seconds until each of their commands was acknowledged."""
        self.finished = 0
        self.ending = False
        self._stage = stage
        self._report = report
        self._seed = seed
        self._pause = pause
        self._tables: list[Ledger] = []
        self._stranger = ""

    def strangers(self) -> list[Known]:
        """A guest who knows the honest tables but has no seat there, for each table."""
        return [
            Known(ledger.table, self._stranger, ledger.newest)
            for ledger in self._tables[-2 * TABLES :]
            if ledger.newest >= len(NAMES) + 1  # made, all seated, dealt
        ]

    async def play(self, number: int) -> None:
        """Play at one table after another."""
        dice = random.Random(f"{self._seed}/honest/{number}")
        self._stranger = self._stranger or await self.guest()
        while not self.ending:
            tokens = [await self.guest() for _ in NAMES]
            table = await self.table(tokens[0], ["builder"])
            await self.finish(table, tokens, dice)

    async def finish(self, table: str, tokens: Sequence[str], dice: random.Random) -> None:
        """Play a new game to its end, and check its log against what was acknowledged."""
        ledger = Ledger(table)
        self._tables.append(ledger)
        players = [
            Player(self._address, ledger, token, name, dice, self._report.fault, self._pause)
            for token, name in zip(tokens, NAMES, strict=False)
        ]
        await asyncio.gather(*(player.play() for player in players))
        self.counts += sum((player.counts for player in players), Counter())
        self.waits += [wait for player in players for wait in player.waits]
        rows = (await self._stage.rows([table]))[table]
        try:
            written = record.from_json(await self.ask("GET", f"/api/tables/{table}/record"))
            record.verify(written)
        except AlhambraError as error:
            self._report.fault(Fault("record", f"{table}: {error}"))
            return
        for fault in ledger.check_all(rows, list(map(str, written.actions))):
            self._report.fault(fault)
        self.finished += 1

    async def guest(self) -> str:
        """A new guest's token."""
        token: str = json.loads(await self.ask("POST", "/api/guests"))["token"]
        return token

    async def table(self, token: str, bots: Sequence[str], *, listed: bool = False) -> str:
        """Make a table for two people and bots; returns its id."""
        setup = {"players": 2 + len(bots), "listed": listed}
        order = {"setup": setup, "name": NAMES[0], "bots": bots}
        table: str = json.loads(await self.ask("POST", "/api/tables", order, token))["id"]
        return table

    async def ask(self, method: str, path: str, body: Json | None = None, token: str = "") -> bytes:
        """Send a request that must succeed; returns the body of the answer."""
        answer = await raw.ask(self._stage.servers[0].port, raw.order(method, path, body, token))
        assert answer.status in (200, 201), answer
        return answer.body

    def _address(self) -> str:
        return f"127.0.0.1:{self._stage.servers[0].port}"


class Siege:
    """One server with honest and hostile clients."""

    def __init__(
        self, stage: Stage, seed: str, pause: float = PAUSE, minutes: float = math.inf
    ) -> None:
        """Prepare a siege; after so many minutes nothing hostile is sent any more."""
        self._until = time.monotonic() + 60 * minutes
        self.report = Report()
        self.honest = Honest(stage, self.report, seed, pause)
        self.growth = 0
        self._stage = stage
        self._seed = seed
        self._schema: Json = {"asked": {}, "answered": {}}
        self._waits: list[float] = []  # seconds until each honest request was answered

    async def run(self, messages: int, tables: int, show: Callable[[str], None]) -> Json:
        """Run it; returns the figures. With only one table, slow parts are left out."""
        began = time.monotonic()
        honest = [asyncio.create_task(self.honest.play(number)) for number in range(tables)]
        while len(self.honest.strangers()) < tables:
            await asyncio.sleep(0.1)
        watch = asyncio.create_task(self._watch(show))
        batch = BATCH if tables > 1 else FEW
        attack = Attack(self._server.port, self.report, self.honest.strangers, batch, self._until)
        schemes = Schemes(self._server.port, self.report, self.honest.ask)
        await schemes.settle()
        attack.ways |= schemes.ways
        insiders = await self._settle(attack)
        await (self._attack if tables > 1 else self._skirmish)(attack, messages)
        self.honest.ending = True
        await asyncio.gather(*honest, self._finish(*insiders))
        watch.cancel()
        self._look_around()
        return self._figures(time.monotonic() - began)

    @property
    def _server(self) -> Server:
        return self._stage.servers[0]

    async def _settle(self, attack: Attack) -> tuple[str, list[str]]:
        """Seat hostile people at tables of their own: one started, one still open."""
        mallory, eve = [await self.honest.guest() for _ in NAMES]
        table, other = [await self.honest.table(mallory, ["random"]) for _ in range(2)]
        path = f"/api/tables/{table}/commands"
        await self.honest.ask("POST", path, {"type": "sit", "name": "Eve"}, eve)
        await self.honest.ask("POST", path, {"type": "start"}, mallory)
        attack.insiders += [Known(table, mallory), Known(table, eve), Known(other, mallory)]
        return table, [mallory, eve]

    async def _attack(self, attack: Attack, messages: int) -> None:
        dice = random.Random(self._seed)
        examples = round(messages * _SCHEMA / _OPERATIONS)
        share = min(1.0, messages / 10_000)
        await asyncio.gather(
            self._examine(max(1, examples)),
            self._ration(round(messages * _GREED)),
            self._refuse_clock(),
            attack.crawl(round(_SLOW * share), dice),
            attack.run(round(messages * (1 - _SCHEMA - _GREED)), dice),
        )
        await attack.crowd(round(_CROWD * share), dice)
        await attack.run(messages - self.report.messages.total(), dice)

    async def _skirmish(self, attack: Attack, messages: int) -> None:
        await attack.run(messages, random.Random(self._seed))

    async def _examine(self, examples: int) -> None:
        """Run schemathesis in a process of its own."""
        known = self.honest.strangers()[0]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.harness.conformance", self._server.http,
            known.table, "--examples", str(examples), "--seed", self._seed,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        output, _ = await process.communicate()
        self._schema = json.loads(output)
        for fault in self._schema["faults"]:
            self.report.fault(Fault("schema", fault))
        self.report.messages["schemathesis"] += sum(self._schema["asked"].values())
        self.report.answers.update(
            {f"HTTP {status}": count for status, count in self._schema["answered"].items()}
        )

    async def _ration(self, messages: int) -> None:
        """Run the greedy clients at another server, with default limits."""
        stage = SqliteStage(self._stage.folder / "limits", **USUAL)
        honest = await ration(stage, messages, self.report, self._seed, self._until)
        self.honest.counts += honest.counts
        self.honest.waits += honest.waits
        self.honest.finished += honest.finished

    async def _finish(self, table: str, tokens: Sequence[str]) -> None:
        """Check that the hostile people's game can still be played to its end."""
        ledger = Ledger(table)
        dice = random.Random(table)
        players = [
            Player(lambda: f"127.0.0.1:{self._server.port}", ledger, token, name, dice, _pass)
            for token, name in zip(tokens, ("Mallory", "Eve"), strict=True)
        ]
        await asyncio.gather(*(player.play() for player in players))
        text = await self.honest.ask("GET", f"/api/tables/{table}/record")
        try:
            record.verify(record.from_json(text))
        except AlhambraError as error:
            self.report.fault(Fault("record", f"{table}: {error}"))

    async def _refuse_clock(self) -> None:
        """Say "I am back" again and again; the turn must still time out."""
        tokens = [await self.honest.guest() for _ in NAMES]
        order = {"setup": {"players": 2, "clock": _CLOCK}, "name": NAMES[0]}
        made = await self.honest.ask("POST", "/api/tables", order, tokens[0])
        path = f"/api/tables/{json.loads(made)['id']}"
        commands = f"{path}/commands"
        await self.honest.ask("POST", commands, {"type": "sit", "name": NAMES[1]}, tokens[1])
        await self.honest.ask("POST", commands, {"type": "start"}, tokens[0])
        began, first = time.monotonic(), None
        while time.monotonic() - began < 3 * _CLOCK:
            self.report.messages["clock"] += len(tokens)
            for token in tokens:
                await self.honest.ask("POST", commands, {"type": "back"}, token)
            game = json.loads(await self.honest.ask("GET", path, None, tokens[0]))["game"]
            first = game["actor"] if first is None else first
            if game["actor"] != first:
                return
            await asyncio.sleep(0.2)
        self.report.fault(Fault("clock", f"a turn of {_CLOCK} seconds does not end"))

    async def _watch(self, show: Callable[[str], None]) -> None:
        """Watch the server's memory and response time."""
        first = self._server.memory()
        while True:
            self.growth = max(self.growth, self._server.memory() - first)
            began = time.monotonic()
            await self.honest.ask("GET", "/api/choices")
            self._waits.append(time.monotonic() - began)
            show(
                f"{self.report.messages.total()} messages, {self.honest.finished} games finished, "
                f"{self.growth >> 20} MB more memory, {len(self.report.faults)} faults"
            )
            await asyncio.sleep(0.5)

    def _look_around(self) -> None:
        """Check memory, waiting times and the log."""
        if self.growth > GROWTH:
            self.report.fault(Fault("memory", f"the server grew by {self.growth} bytes"))
        if self._usual_wait > _PATIENCE:
            self.report.fault(Fault("held", f"a question waits for {self._usual_wait:.1f} s"))
        self.report.look_at(self._stage.log)

    @property
    def _usual_wait(self) -> float:
        """The 95th percentile of the waiting times, in seconds."""
        return _at(0.95, self._waits)

    def _figures(self, seconds: float) -> Json:
        return {
            "total": self.report.messages.total(),
            "seconds": round(seconds, 1),
            "messages": dict(self.report.messages.most_common()),
            "answers": dict(self.report.answers.most_common()),
            "schemathesis": {key: self._schema[key] for key in ("asked", "answered")},
            "honest": {
                "games": self.honest.finished,
                "acknowledged": self.honest.counts["acknowledged"],
                "wait": {
                    "p50": round(_at(0.5, self.honest.waits), 3),
                    "p99": round(_at(0.99, self.honest.waits), 3),
                    "max": round(max(self.honest.waits, default=0.0), 3),
                },
            },
            "memory_growth": self.growth,
            "longest_wait": round(max(self._waits, default=0.0), 3),
            "usual_wait": round(self._usual_wait, 3),
            "faults": dict(Counter(fault.kind for fault in self.report.faults)),
            "seed": self._seed,
        }


async def ration(
    stage: Stage, messages: int, report: Report, seed: str, until: float = math.inf
) -> Honest:
    """Send many messages to a server with limits, while honest people play game after game.

    They must not be affected, and a table that they list must stay in the lobby.
    """
    honest = Honest(stage, report, seed, PAUSE / 2)
    await stage.open()
    try:
        listed = await honest.table(await honest.guest(), ["random"], listed=True)
        playing = asyncio.create_task(honest.play(0))
        while not (known := honest.strangers()):
            await asyncio.sleep(0.1)
        await Greed(stage.servers[0].port, report, known[0].table).run(messages, until)
        shown = json.loads(await honest.ask("GET", "/api/lobby"))
        if listed not in [each["id"] for each in shown["open"]]:
            report.fault(Fault("lobby", "a table is not to be seen among those of one attacker"))
        honest.ending = True
        await playing
        report.look_at(stage.log)
    finally:
        await stage.close()
    return honest


def _at(share: float, waits: list[float]) -> float:
    """The waiting time that a share of all do not exceed."""
    return sorted(waits)[int(share * len(waits))] if waits else 0.0


def _pass(fault: Fault) -> None:
    """Ignore faults at tables that hostile people have used."""


async def besiege(
    stage: Stage,
    messages: int,
    tables: int,
    seed: str,
    show: Callable[[str], None],
    minutes: float = math.inf,
) -> tuple[Json, list[Fault]]:
    """One run from start to end, with honest clients at so many tables."""
    siege = Siege(stage, seed, PAUSE if tables > 1 else 0.0, minutes)
    await stage.open()
    try:
        return await siege.run(messages, tables, show), siege.report.faults
    finally:
        await stage.close()
