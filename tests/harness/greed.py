"""Clients that want more than their share of a server with its default limits.

Each attacker has an address of its own, and honest people another one. The attackers must be
rationed and told so, the honest ones never, and the lobby must have room for all.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import math
import time
from collections.abc import Sequence
from typing import NamedTuple

from . import raw
from .attack import JSON, PIPELINED, Report, heard, whole_game
from .client import Json
from .ledger import Fault

USUAL = {
    "ALHAMBRA_REQUESTS_PER_SECOND": "20",
    "ALHAMBRA_MESSAGES_PER_SECOND": "20",
    "ALHAMBRA_LINES_PER_MINUTE": "30",
    "ALHAMBRA_TABLES_PER_HOUR": "240",
    "ALHAMBRA_ANALYSES_PER_HOUR": "60",
    "ALHAMBRA_SOCKETS_PER_ADDRESS": "200",
    "ALHAMBRA_CONNECTIONS_PER_ADDRESS": "200",
    "ALHAMBRA_LISTED_PER_ADDRESS": "5",
}
"""The default limits of a server."""
ADDRESSES = tuple(f"127.0.3.{number}" for number in range(1, 7))
"""The attackers' addresses; few enough that the lobby can show all their tables."""

KINDS = ("asked as others", "asked for much", "listed", "poured", "stared")
"""The kinds of their messages."""

_TOKENS = 6  # guests, or sockets of one guest, per attacker
_POURED = 30  # messages per socket
_STARING, _STARED = 20, 55  # sockets, and looks per socket, which are fewer than it may send
_FINE = frozenset((200, 201))
_RATIONED = 429
_NO_SOCKET = 403  # refused before the handshake is complete


class Ration(NamedTuple):
    """What an address or a seat is allowed."""

    burst: float
    """The most at once."""
    rate: float = 0.0
    """Per second, on average."""

    def holds(self, granted: int, seconds: float) -> bool:
        """Whether no more was granted, within measuring accuracy."""
        return granted <= self.burst + self.rate * seconds + 1


REQUESTS = Ration(60, 20)
EFFORTS = Ration(6, 2)
LISTED = Ration(5)
LINES = Ration(10, 0.5)
MESSAGES = Ration(600, 200)


class Greed:
    """Attackers at a server with limits, who know a table of honest people."""

    def __init__(self, port: int, report: Report, table: str) -> None:
        """Prepare the attack; `table` is that of honest people."""
        self._port = port
        self._report = report
        self._table = table
        self._forged = itertools.count()

    async def run(self, messages: int, until: float = math.inf) -> None:
        """Send about so many messages in all ways, but none after `until`, a `time.monotonic()`."""
        ways = (self._ask, self._replay, self._list, self._chatter, self._drown, self._stare)
        sent = sum(self._report.messages[kind] for kind in KINDS)
        while sent < messages and time.monotonic() < until:
            for way in ways:
                try:
                    await asyncio.gather(*(way(source) for source in ADDRESSES))
                except TimeoutError:
                    self._report.fault(Fault("silence", f"{way.__name__} is not answered"))
            sent = sum(self._report.messages[kind] for kind in KINDS)

    async def _ask(self, source: str) -> None:
        """Claim another address with each request."""
        forged = ({"X-Forwarded-For": f"10.9.{n >> 8 & 255}.{n & 255}"} for n in self._forged)
        sent = [
            raw.request("GET", "/api/lobby", headers=headers)
            for headers in itertools.islice(forged, 96)
        ]
        await self._rationed("asked as others", sent, source, REQUESTS)

    async def _replay(self, source: str) -> None:
        """Ask repeatedly for what takes long."""
        sent = [raw.request("POST", "/api/replay", whole_game(), JSON)] * 8
        await self._rationed("asked for much", sent, source, EFFORTS)

    async def _list(self, source: str) -> None:
        """Fill the lobby."""
        [token] = await self._guests(source, 1)
        order = {"setup": {"players": 6, "listed": True}, "name": "Mallory"}
        sent = [raw.order("POST", "/api/tables", order, token)] * 8
        await self._rationed("listed", sent, source, LISTED)

    async def _rationed(
        self, kind: str, sent: Sequence[bytes], source: str, ration: Ration
    ) -> None:
        """Send requests of which only a part may be granted."""
        self._report.messages[kind] += len(sent)
        statuses: list[int] = []
        began = time.monotonic()
        for some in range(0, len(sent), PIPELINED):
            answers = await raw.ask_all(self._port, sent[some : some + PIPELINED], source=source)
            statuses += [answer.status for answer in answers]
        for status in statuses:
            self._report.answers[f"HTTP {status}"] += 1
            if status not in _FINE and status != _RATIONED:
                self._report.fault(Fault("greed", f"{kind}: answered {status}"))
        granted = len(statuses) - statuses.count(_RATIONED)
        if not ration.holds(granted, time.monotonic() - began):
            self._report.fault(Fault("greed", f"{kind}: {granted} of {len(sent)} were granted"))

    async def _chatter(self, source: str) -> None:
        """Chat from many sockets of one seat."""
        [token] = await self._guests(source, 1)
        order = {"setup": {"players": 2}, "name": "Mallory"}
        answer = await self._good(source, raw.order("POST", "/api/tables", order, token))
        if answer is None:
            return
        began = time.monotonic()
        line = {"type": "say", "text": "x" * 300}
        lines = await self._pour(source, answer["id"], [token] * _TOKENS, line)
        if not LINES.holds(lines, time.monotonic() - began):
            self._report.fault(Fault("greed", f"{lines} lines of chat were taken at once"))

    async def _drown(self, source: str) -> None:
        """Send commands to a table without a seat there, as many guests, to drown out others."""
        tokens = await self._guests(source, _TOKENS)
        done = await self._pour(source, self._table, tokens, {"type": "back"})
        if done:
            self._report.fault(Fault("greed", f"a stranger has a say at {self._table}"))

    async def _stare(self, source: str) -> None:
        """Look at a table again and again, from many sockets without a token; one attacker does."""
        if source != ADDRESSES[0]:
            return
        sockets: list[raw.Socket] = []
        try:
            while len(sockets) < _STARING:
                try:
                    sockets.append(await raw.Socket.joined(self._port, self._table, "", source))
                except raw.Closed:
                    await asyncio.sleep(0.2)  # until the server lets another one in
            began = time.monotonic()
            shown = sum(await asyncio.gather(*map(self._shown, sockets)))
        finally:
            for socket in sockets:
                socket.close()
        if not MESSAGES.holds(shown, time.monotonic() - began):
            self._report.fault(Fault("greed", f"{shown} looks were answered at once"))

    async def _shown(self, socket: raw.Socket) -> int:
        """Look many times; returns how often the table was shown."""
        self._report.messages["stared"] += _STARED
        socket.writer.write(raw.frame(raw.TEXT, b'{"type":"look"}') * _STARED)
        socket.send(b'{"type":"ping"}')
        shown = 0
        while (message := heard(await socket.receive())).type != "pong":
            shown += message.whole
        self._report.answers["update"] += shown
        return shown

    async def _pour(self, source: str, table: str, tokens: Sequence[str], command: Json) -> int:
        """Send a command many times on several sockets; returns how often it was carried out."""
        data = json.dumps(command).encode()
        sockets: list[raw.Socket] = []
        done = 0
        try:
            for token in tokens:
                sockets.append(await raw.Socket.joined(self._port, table, token, source))  # noqa: PERF401  to be closed
            for socket in sockets:
                self._report.messages["poured"] += _POURED
                for _ in range(_POURED):
                    socket.send(data)
                socket.send(b'{"type":"ping"}')
            for socket in sockets:
                done += await self._heard(socket)
        except raw.Closed as closed:
            self._report.answers[f"HTTP {closed.code}"] += 1
            if closed.code != _NO_SOCKET:
                self._report.fault(Fault("greed", f"a socket was refused with {closed.code}"))
        finally:
            for socket in sockets:
                socket.close()
        return done

    async def _heard(self, socket: raw.Socket) -> int:
        """How many of the commands were carried out."""
        done = 0
        while (message := heard(data := await socket.receive())).type != "pong":
            if message.type == "refused":
                self._report.refusal(data)
                self._report.answers[f"refused: {message.slug}"] += 1
            done += message.type == "done"
        self._report.answers["done"] += done
        return done

    async def _guests(self, source: str, count: int) -> list[str]:
        """Get tokens, waiting until the server grants them."""
        tokens: list[str] = []
        while len(tokens) < count:
            answer = await self._good(source, raw.order("POST", "/api/guests"))
            if answer is None:
                await asyncio.sleep(0.2)
            else:
                tokens.append(answer["token"])
        return tokens

    async def _good(self, source: str, data: bytes) -> Json | None:
        """The answer to a request, or None if it was rationed."""
        answer = await raw.ask(self._port, data, source=source)
        self._report.answers[f"HTTP {answer.status}"] += 1
        if answer.status in _FINE:
            found: Json = json.loads(answer.body)
            return found
        if answer.status != _RATIONED:
            self._report.fault(Fault("greed", f"{data[:200]!r} was answered {answer.status}"))
        return None
