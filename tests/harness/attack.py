"""Hostile clients, and checks on what the server answers them."""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from alhambra import record
from alhambra.bots import player
from alhambra.core.rng import Rng
from alhambra.game import Game
from alhambra.options import Options

from . import raw
from .ledger import Fault
from .mischief import (
    BREAKERS,
    ENTRANTS,
    HOSTS,
    MESSAGES,
    ODD_TABLES,
    ORIGINS,
    REQUESTS,
    Known,
    partial,
)
from .raw import Closed, Socket

QUICK, PATIENT = 24, 96
"""Attackers at a time: those who are answered at once, and those who make the server wait."""
FEW, BATCH = 8, 32
"""Hostile messages sent together on a socket, in small and in large runs."""
ROUNDS = 3
"""How many such batches are sent on one socket."""
PIPELINED = 16
"""Requests sent together on one connection."""

REFUSALS = frozenset((400, 401, 403, 404, 405, 409, 413, 414, 415, 421, 422, 426, 431))
"""The statuses with which a hostile request may be answered."""
CLOSINGS = frozenset((1002, 1003, 1006, 1007, 1008, 1009, 1013))
"""The codes with which a socket may be closed; 1006 if the code could not be read."""

_HARMLESS = frozenset(
    ("paths", "queries", "methods", "heads", "replay")
)  # these may succeed, and do no harm
_WORDLESS = frozenset(("heads", "lengths"))  # what is not a request need not be answered
JSON = {"Content-Type": "application/json"}
STORM = tuple(
    json.dumps(each).encode()
    for each in (
        {"type": "say", "text": "x" * 300},
        {"type": "back"},
        {"type": "propose"},
        {"type": "answer", "agrees": False},
        {"type": "want-bot", "absent": 0, "agrees": True},
    )
)

_MOMENT = 0.003  # seconds that a server may take to open a socket
_IN_TIME = 25.0  # seconds within which the server must close connections that are too slow


class Heard(msgspec.Struct):
    """The fields of a server message that are checked."""

    type: str
    slug: str = ""
    version: int = 0
    whole: bool = False


heard = msgspec.json.Decoder(Heard).decode


class Report:
    """What was sent, what came back, and what must not have."""

    def __init__(self) -> None:
        """Start empty."""
        self.messages: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.faults: list[Fault] = []

    def fault(self, fault: Fault) -> None:
        """Note something that must not happen."""
        self.faults.append(fault)

    def answer(self, kind: str, answer: raw.Answer, sent: bytes) -> None:
        """Check the answer to a request."""
        status = answer.status
        self.answers[f"HTTP {status or 'closed'}"] += 1
        if kind in _HARMLESS and status in (200, 304, 307):
            return
        if status == 429 and b"/replay " in sent[:100]:  # others already use the replays
            return
        if status not in REFUSALS and not (status == 0 and kind in _WORDLESS):
            self.fault(Fault("answer", f"{kind}: {sent[:300]!r} was answered {status}"))
        if answer.media == "application/json" and answer.body:
            self.refusal(answer.body)
        elif b"Traceback" in answer.body or b'File "' in answer.body:
            self.fault(Fault("trace", f"{kind}: {sent[:300]!r}: {answer.body[:300]!r}"))

    def refusal(self, data: bytes) -> None:
        """Check that a refusal has a slug and a text, and shows nothing of the code."""
        message = msgspec.json.decode(data)
        right = message.keys() == {"type", "ref", "slug", "text", "rule", "details"}
        if not right or message["slug"] == "internal" or "Traceback" in message["text"]:
            self.fault(Fault("refusal", f"{data[:500]!r}"))

    def look_at(self, log: Path) -> None:
        """Check a server's log: no client may cause an error in it."""
        for line in log.read_text().splitlines():
            if '"level": "error"' in line or "failed" in line or line.startswith("Traceback"):
                self.fault(Fault("error", line[-2000:]))

    def closing(self, kind: str, code: int) -> None:
        """Check the code with which a socket was closed."""
        self.answers[f"close {code}"] += 1
        if code not in CLOSINGS and not (kind == "flood" and code == 1000):
            self.fault(Fault("closing", f"{kind}: closed with {code}"))


class Way(NamedTuple):
    """A way to attack."""

    share: float
    """The share of the messages, relative to other ways."""
    size: int
    """Roughly how many messages it sends at a time."""
    go: Callable[[random.Random], Awaitable[None]]
    patient: bool = False
    """Whether the server may have to wait for something that never comes."""


class Attack:
    """Hostile clients at one server."""

    def __init__(
        self,
        port: int,
        report: Report,
        strangers: Callable[[], Sequence[Known]],
        batch: int,
        until: float = math.inf,
    ) -> None:
        """`strangers` have no seat at the tables they attack, and must have no effect there.

        Nothing is sent after `until`, a `time.monotonic()`, however much is left.
        """
        self._until = until
        self._port = port
        self._batch = batch
        self._report = report
        self._strangers = strangers
        self.insiders: list[Known] = []
        """Attackers with a seat, who may do what their seat may."""
        self._requests = itertools.cycle(
            (kind, maker) for kind, maker in REQUESTS.items() if kind not in _WORDLESS
        )
        self._malformed = itertools.cycle((kind, REQUESTS[kind]) for kind in sorted(_WORDLESS))
        self._breakers = itertools.cycle(BREAKERS.items())
        self._entrants = itertools.cycle(ENTRANTS.items())
        self.ways = {
            "chat": Way(0.78, ROUNDS * batch, self._chat),
            "request": Way(0.08, PIPELINED, self._request),
            "break": Way(0.015, 1, self._break),
            "enter": Way(0.01, 1, self._enter),
            "intrude": Way(0.01, 1, self._intrude),
            "storm": Way(0.01, 3 * len(STORM), self._storm),
            "replay": Way(0.005, 1, self._replay),
            "leave": Way(0.005, 1, self._leave),
            "malform": Way(0.015, 1, self._malform, patient=True),
            "rush": Way(0.005, 1, self._rush, patient=True),
        }

    async def run(self, messages: int, dice: random.Random) -> None:
        """Send about so many messages, from many attackers."""
        await asyncio.gather(
            self._crew(QUICK, messages, dice, patient=False),
            self._crew(PATIENT, messages, dice, patient=True),
        )

    async def _crew(
        self, attackers: int, messages: int, dice: random.Random, *, patient: bool
    ) -> None:
        """Let attackers use all their ways, in random order."""
        whole = sum(way.share for way in self.ways.values())
        plan = [
            name
            for name, way in self.ways.items()
            for _ in range(math.ceil(messages * way.share / whole / way.size))
            if way.patient == patient
        ]
        dice.shuffle(plan)
        goes = iter(plan)
        seeds = [dice.random() for _ in range(attackers)]
        await asyncio.gather(*(self._attack(random.Random(seed), goes) for seed in seeds))

    async def _attack(self, dice: random.Random, goes: Iterator[str]) -> None:
        for name in goes:
            if time.monotonic() > self._until:
                return
            try:
                await self.ways[name].go(dice)
            except TimeoutError:
                self._report.fault(Fault("silence", f"{name} is not answered"))
            except Closed as closed:
                self._report.fault(Fault("closing", f"{name} was closed with {closed.code}"))

    # Ways to attack

    async def _request(self, dice: random.Random) -> None:
        """Send many requests at once."""
        asked = [next(self._requests) for _ in range(PIPELINED)]
        sent = [maker(dice, dice.choice(self._strangers())) for _, maker in asked]
        self._report.messages.update(kind for kind, _ in asked)
        answers = await raw.ask_all(self._port, sent)
        for (kind, _), data, answer in zip(asked, sent, answers, strict=True):
            self._report.answer(kind, answer, data)

    async def _malform(self, dice: random.Random) -> None:
        """Send something that is not a request."""
        kind, maker = next(self._malformed)
        data = maker(dice, dice.choice(self._strangers()))
        self._report.messages[kind] += 1
        self._report.answer(kind, await raw.ask(self._port, data), data)

    async def _chat(self, dice: random.Random) -> None:
        """Send nonsense on a socket and check the answers."""
        inside = dice.random() < 0.5
        known = dice.choice(self.insiders if inside else self._strangers())
        token = known.token if inside or dice.random() < 0.5 else ""
        socket = await self._joined(known.table, token)
        try:
            for _ in range(ROUNDS):
                known = await self._nonsense(socket, dice, known, inside=inside)
        finally:
            socket.close()

    async def _nonsense(
        self, socket: Socket, dice: random.Random, known: Known, *, inside: bool
    ) -> Known:
        """Send a batch of nonsense; each message must be answered once."""
        kinds = dice.choices(list(MESSAGES), k=self._batch)
        for kind in kinds:
            data = MESSAGES[kind](dice, known)
            text = _is_utf8(data) and dice.random() > 0.03
            self._report.messages[kind if text else "binary"] += 1
            socket.writer.write(raw.frame(raw.TEXT if text else raw.BINARY, data))
        socket.send(b'{"type":"ping"}')
        answers: Counter[str] = Counter()
        while not answers["pong"]:
            data = await socket.receive()
            message = heard(data)
            if message.type == "refused":
                self._report.refusal(data)
                answers[f"refused: {message.slug}"] += 1
            elif message.type in ("done", "pong") or message.whole:
                answers[message.type] += 1
            if message.version:
                known = known._replace(version=message.version)
        answers["pong"] -= 1
        self._report.answers += answers
        if answers.total() != len(kinds):
            self._report.fault(Fault("silence", f"{kinds} got {answers}"))
        if answers["done"] and not inside:
            self._report.fault(Fault("change", f"a stranger changed {known.table}"))
        return known

    async def _replay(self, dice: random.Random) -> None:
        """Ask for what takes long: replays of games and records, the API document."""
        known = dice.choice(self._strangers())
        data = dice.choice(
            (
                raw.request("GET", f"/api/tables/{known.table}/replay"),
                raw.request("POST", "/api/replay", whole_game(), JSON),
                raw.request("GET", "/api/openapi.json"),
            )
        )
        self._report.messages["replay"] += 1
        self._report.answer("replay", await raw.ask(self._port, data), data)

    async def _storm(self, dice: random.Random) -> None:
        """Chat, take back and reconnect on several sockets of one seat at once."""
        known = dice.choice(self.insiders)
        sockets = [await self._joined(known.table, known.token) for _ in range(3)]
        try:
            for socket in sockets:
                for text in STORM:
                    self._report.messages["storm"] += 1
                    socket.send(text)
                socket.send(b'{"type":"ping"}')
            for socket in sockets:
                while (kind := heard(data := await socket.receive()).type) != "pong":
                    if kind == "refused":
                        self._report.refusal(data)
        finally:
            for socket in sockets:
                socket.close()

    async def _break(self, dice: random.Random) -> None:
        """Send something that must close the socket."""
        kind, maker = next(self._breakers)
        known = dice.choice(self._strangers())
        socket = await self._joined(known.table)
        self._report.messages[kind] += 1
        socket.writer.write(maker(dice, known))
        if kind == "flood":  # which the server may accept
            socket.writer.write(raw.frame(raw.CLOSE, raw.GOODBYE))
        self._report.closing(kind, await socket.close_code())
        socket.close()

    async def _rush(self, dice: random.Random) -> None:
        """Do the same without waiting for the handshake."""
        known = dice.choice(self._strangers())
        data = dice.choice(list(BREAKERS.values()))(dice, known)
        self._report.messages["rush"] += 1
        reader, writer = await raw.connection(self._port)
        writer.write(raw.handshake(known.table))
        await asyncio.sleep(dice.random() * _MOMENT)
        writer.write(data + raw.frame(raw.CLOSE, raw.GOODBYE))
        with suppress(TimeoutError):  # data sent far too early is lost, and the server waits
            await asyncio.wait_for(_to_the_end(reader), 1.0)
        writer.close()
        self._report.answers["nothing"] += 1

    async def _enter(self, dice: random.Random) -> None:
        """Begin a conversation in the wrong way."""
        kind, maker = next(self._entrants)
        known = dice.choice(self._strangers())
        socket = await Socket.open(self._port, known.table)
        self._report.messages[kind] += 1
        socket.writer.write(maker(dice, known))
        await self._shown_out(socket, kind)

    async def _intrude(self, dice: random.Random) -> None:
        """Connect to a table that does not exist, or from another site's page."""
        foreign = dice.random() < 0.5
        table = dice.choice(self._strangers()).table if foreign else dice.choice(ODD_TABLES)
        kind = "foreign socket" if foreign else "no table"
        self._report.messages[kind] += 1
        try:
            evil = dice.choice(({"Origin": dice.choice(ORIGINS)}, {"Host": dice.choice(HOSTS)}))
            headers = evil if foreign else {}
            socket = await Socket.open(self._port, table, headers)
        except Closed as closed:
            self._report.answer("paths", raw.Answer(closed.code, "", b""), table.encode())
            return
        if foreign:
            self._report.fault(Fault("origin", f"{headers} was let in"))
        socket.send(b'{"type":"join"}')
        await self._shown_out(socket, kind, 4404)

    async def _leave(self, dice: random.Random) -> None:
        """Disconnect in the middle of a message, in one of several ways."""
        known = dice.choice(self._strangers())
        data = partial(dice, known)
        self._report.messages["broken off"] += 1
        async with asyncio.timeout(raw.SECONDS):
            reader, writer = await raw.connection(self._port)
            writer.write(data)
            with suppress(ConnectionError):
                match dice.randrange(3):
                    case 0:
                        writer.write_eof()
                        await reader.read()
                    case 1:
                        await writer.drain()
                        writer.transport.abort()
            writer.close()
        self._report.answers["nothing"] += 1

    async def _joined(self, table: str, token: str = "") -> Socket:
        return await Socket.joined(self._port, table, token)

    async def _shown_out(self, socket: Socket, kind: str, *codes: int) -> None:
        """Expect a refusal and then the end of the connection."""
        try:
            self._report.refusal(await socket.receive())
            await socket.receive()
            self._report.fault(Fault("closing", f"{kind}: the talk goes on"))
        except Closed as closed:
            if closed.code in codes:
                self._report.answers[f"close {closed.code}"] += 1
            else:
                self._report.closing(kind, closed.code)
        finally:
            socket.close()

    # All at once

    async def crawl(self, count: int, dice: random.Random) -> None:
        """Send requests, frames and handshakes byte by byte, without end."""
        seeds = [dice.random() for _ in range(count)]
        await asyncio.gather(*(self._crawl(random.Random(seed)) for seed in seeds))

    async def _crawl(self, dice: random.Random) -> None:
        data = partial(dice, dice.choice(self._strangers()))
        self._report.messages["slow"] += 1
        reader, writer = await raw.connection(self._port)
        writer.write(data)
        ended = asyncio.create_task(_to_the_end(reader))
        try:
            async with asyncio.timeout(_IN_TIME):
                while not ended.done():
                    await asyncio.wait({ended}, timeout=1.0)
                    writer.write(b"a")
            self._report.answers["closed in time"] += 1
        except TimeoutError:
            self._report.fault(Fault("slow", f"{data[:200]!r} may go on for ever"))
        finally:
            ended.cancel()
            writer.close()

    async def crowd(self, count: int, dice: random.Random) -> None:
        """Open many sockets at once."""
        tables = [dice.choice(self._strangers()).table for _ in range(count)]
        self._report.messages["crowd"] += count
        sockets = await asyncio.gather(*map(self._joined, tables))
        self._report.answers["update"] += len(sockets)
        for socket in sockets:
            socket.close()


@cache
def whole_game() -> bytes:
    """A record of many actions."""
    game, bot, rng = Game(Options(6), seed="hostile"), player("builder"), Rng(1)
    while not game.over:
        game.play_code(bot.code(game.state, rng))
    return record.to_json(record.of_game(game)).encode()


async def _to_the_end(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        while await reader.read(2**16):
            pass


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
