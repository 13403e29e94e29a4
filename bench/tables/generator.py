"""The load: one process that plays at many tables at once, and measures what they get to see.

Two clients and a bot play at each table, and a spectator watches. Actions are planned by the clock
and sent whether or not the server has answered those before; the time of an action counts from
when it was planned until every socket of its table has the update. With several addresses each
socket goes to one of them at random. Clients that endure come back when their server is killed, and
send what was not answered again.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import itertools
import json
import os
import random
import sys
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple, cast

import msgspec
import uvloop
from msgspec import Struct
from tests.harness.client import choose
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

BOTS = ("apprentice", "mason")
GAME = 200
"""About as many actions has a game, of its two clients together."""

_AT_ONCE = 32  # tables that are prepared, and sockets that are opened, at the same time
_PATIENCE = 10.0  # seconds until an action that is not seen by everybody has failed
_ENDURANCE = 60.0  # the same where servers are killed
_RETRY = 0.1  # seconds until a command that could not be stored is sent again
_FIRST_PAUSE, _LONGEST_PAUSE = 0.4, 5.0  # seconds until a lost connection is tried again


class Place(NamedTuple):
    """A table, and who plays there; its third socket needs no token."""

    table: str
    tokens: tuple[str, str]


# What is read of a message; the rest of it is skipped


class _Seat(Struct):
    kind: str


class _Table(Struct):
    status: str
    rematch: str | None
    seats: list[_Seat]


class _Game(Struct):
    actor: int | None


class _You(Struct):
    facing: int | None


class _Update(Struct, tag="update"):
    version: int
    whole: bool
    table: _Table
    game: _Game | None
    you: _You


class _Refused(Struct, tag="refused"):
    slug: str


class _Done(Struct, tag="done"):
    ref: str
    version: int
    again: bool


class _Presence(Struct, tag="presence"):
    pass


_decode = msgspec.json.Decoder(_Update | _Refused | _Done | _Presence).decode
_encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """A WebSocket with nothing around it: no task, no queue, no timer."""

    received = 0
    """Bytes, over all lines."""

    def __init__(
        self, url: str, first: bytes, hear: Callable[[bytes], None], lost: Callable[[str], None]
    ) -> None:
        """`first` is sent as soon as the socket is open."""
        parsed = parse_uri(url)
        self.host, self.port = parsed.host, parsed.port
        self.left = False
        """Whether it was closed from here."""
        self._websocket = ClientProtocol(parsed)
        self._first = first
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by type
        self._websocket.send_request(self._websocket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is complete; pings are answered by the way."""
        Line.received += len(data)
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(bytes(event.data))
                elif event.opcode is Opcode.CLOSE:
                    self._lost("closed by the server")
            elif self._websocket.handshake_exc is None:
                self._websocket.send_text(self._first)
            else:
                self._lost("refused by the server")
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so, unless it was closed from here."""
        self._lost("lost")

    def send(self, message: object) -> None:
        """Send a message now; what is sent over a line that is not open is lost."""
        if self._websocket.state is not State.OPEN:
            return
        self._websocket.send_text(_encode(message))
        self._flush()

    def close(self) -> None:
        """Leave, without waiting for an answer."""
        self.left = True
        self._lost = lambda why: None
        self._hear = lambda data: None
        if self._transport is not None:
            if self._websocket.state is State.OPEN:
                self._websocket.send_close(1000)
                self._flush()
            self._transport.close()

    def _flush(self) -> None:
        data = self._websocket.data_to_send()
        if data and self._transport is not None:
            self._transport.write(b"".join(data))


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.begin()

    def begin(self) -> None:
        """Forget what there is."""
        self.seen: list[float] = []
        """Seconds from when an action was planned until every socket had its update."""
        self.late: list[float] = []
        """Seconds from when an action was planned until it was sent."""
        self.bots: list[float] = []
        """Seconds from when a socket saw a turn end until it saw the bot's turn."""
        self.games = 0
        """That came to their end, and were followed by a rematch."""
        self.lost = 0
        """Connections that were opened again."""
        self.done: list[tuple[str, str, int]] = []
        """What was acknowledged: tables, commands and versions."""
        self.errors: Counter[str] = Counter()


class _Action(NamedTuple):
    planned: float
    version: int
    """That it leads to."""


class Match:
    """A table as its three sockets see it, and the game that goes on there."""

    def __init__(
        self,
        addresses: Sequence[str],
        place: Place,
        dice: random.Random,
        tally: Tally,
        free: Callable[[], Any],
        *,
        endures: bool = False,
    ) -> None:
        """Not connected; `free` is called whenever a client is to act."""
        self.place = place
        self._addresses = addresses
        self._endures = endures
        self._dice = dice
        self._tally = tally
        self._free = free
        self._session = token_hex(4)  # or the commands of an earlier run would be taken for ours
        self._refs = itertools.count()
        self._loop = asyncio.get_running_loop()
        self._lines: list[Line] = []
        self._failures = [0, 0, 0]  # in a row, of each line
        self._versions: list[int] = []
        self._turns: list[bytes] = []  # for each socket the update that says that it is to act
        self._asked = ""  # what was asked for last that is not measured
        self._running: _Action | None = None
        self._unanswered: dict[str, tuple[int, dict[str, Any]]] = {}  # by their refs
        self._coming: set[asyncio.Task[None]] = set()  # connections that are opened again
        self._since = 0.0  # when the bot's turn began
        self._moving: asyncio.Task[None] | None = None  # to the table of the rematch

    async def connect(self) -> None:
        """Open the three sockets."""
        self._versions = [0, 0, 0]
        self._turns = [b"", b"", b""]
        self._unanswered = {}
        self._lines = [self._line(number) for number in range(3)]
        for number in range(3):
            await self._open(number)

    def _line(self, number: int) -> Line:
        address = self._dice.choice(self._addresses)
        token = (*self.place.tokens, "")[number]
        return Line(
            f"ws://{address}/api/tables/{self.place.table}/socket",
            _encode({"type": "join", "token": token}),
            partial(self._heard, number),
            partial(self._lost, number, self.place.table),
        )

    async def _open(self, number: int) -> None:
        line = self._lines[number]
        await self._loop.create_connection(partial(_same, line), line.host, line.port)

    def _lost(self, number: int, table: str, why: str) -> None:
        """A connection is gone: come back, or it is an error."""
        if not self._endures:
            self._failed(why)
        elif table == self.place.table and not self._lines[number].left:
            self._lines[number].close()
            self._tally.lost += 1
            task = self._loop.create_task(self._come_back(number, table))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _come_back(self, number: int, table: str) -> None:
        """As the client in the browser does: each time it waits for twice as long."""
        while table == self.place.table:
            pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** self._failures[number])
            self._failures[number] += 1
            await asyncio.sleep(pause * self._dice.uniform(0.5, 1))
            self._lines[number] = self._line(number)
            try:
                await self._open(number)
                return
            except OSError:
                self._lines[number].close()

    def close(self) -> None:
        """Leave the table."""
        for line in self._lines:
            line.close()

    def act(self, planned: float) -> None:
        """The client on turn does something."""
        self._tally.late.append(monotonic() - planned)
        acting = next(number for number, update in enumerate(self._turns) if update)
        update = msgspec.json.decode(self._turns[acting])
        command = choose(update, self._dice)
        assert command is not None
        self._running = _Action(planned, update["version"] + 1)
        self._say(acting, command)

    @property
    def waits(self) -> bool:
        """Whether an action is under way."""
        return self._running is not None

    @property
    def seen(self) -> bool:
        """Whether all three have seen the table."""
        return all(self._versions)

    def _say(self, number: int, command: dict[str, Any]) -> None:
        ref = f"{self._session}-{next(self._refs)}"
        if self._endures:
            self._unanswered[ref] = number, command
        self._lines[number].send(command | {"ref": ref})

    def _say_again(self, number: int) -> None:
        for ref, (sender, command) in self._unanswered.items():
            if sender == number:
                self._lines[number].send(command | {"ref": ref})

    def _failed(self, why: str) -> None:
        self._tally.errors[why] += 1

    def _heard(self, number: int, data: bytes) -> None:
        message = _decode(data)
        if isinstance(message, _Update):
            if not message.whole and message.version != self._versions[number] + 1:
                self._failed("update missing")
            self._versions[number] = message.version
            self._failures[number] = 0
            if message.whole:
                self._say_again(number)
            self._saw(number, message, data)
        elif isinstance(message, _Refused):
            if self._endures and message.slug == "unavailable":
                self._loop.call_later(_RETRY, self._say_again, number)
            else:
                self._failed(f"refused: {message.slug}")
        elif isinstance(message, _Done):
            if self._endures:
                self._unanswered.pop(message.ref, None)
                self._tally.done.append((self.place.table, message.ref, message.version))
            elif message.again:
                self._failed("taken for another command")

    def _saw(self, number: int, update: _Update, data: bytes) -> None:
        """See whether everybody has seen the action, and what comes next."""
        status = update.table.status
        if status == "running":
            assert update.game is not None
            mine = update.you.facing is not None and update.game.actor == update.you.facing
            self._turns[number] = data if mine else b""
            if number == 0:
                self._time_bot(update)
        if self._running is not None and min(self._versions) >= self._running.version:
            self._tally.seen.append(monotonic() - self._running.planned)
            self._running = None
        if self._running is None and min(self._versions) == max(self._versions):
            if status == "running":
                if any(self._turns):
                    self._free()
            else:
                self._arrange(update)

    def _time_bot(self, update: _Update) -> None:
        assert update.game is not None
        actor = update.game.actor
        if actor is not None and update.table.seats[actor].kind == "bot":
            self._since = monotonic()
        elif self._since:
            self._tally.bots.append(monotonic() - self._since)
            self._since = 0.0

    def _arrange(self, update: _Update) -> None:
        """Have everybody sit down, deal, or meet again at a new table."""
        table = update.table
        if table.status == "open" and any(seat.kind == "free" for seat in table.seats):
            self._ask(1, {"type": "sit", "name": "Bea"})
        elif table.status == "open":
            self._ask(0, {"type": "start"})
        elif table.rematch is None:
            self._ask(0, {"type": "rematch"})
        else:
            self._tally.games += 1
            self.close()
            self.place = self.place._replace(table=table.rematch)
            self._since = 0.0
            self._moving = self._loop.create_task(self.connect())

    def _ask(self, number: int, command: dict[str, Any]) -> None:
        """Ask for something once, however often it is seen to be needed."""
        asked = f"{self.place.table} {command['type']}"
        if asked != self._asked:
            self._asked = asked
            self._say(number, command)


def _same(line: Line) -> Line:
    return line


class Crowd:
    """All matches, and those of them where a client is to act."""

    def __init__(
        self, addresses: Sequence[str], places: Sequence[Place], seed: str, *, endures: bool = False
    ) -> None:
        """Not connected."""
        self.tally = Tally()
        self._endures = endures
        self._dice = random.Random(seed)
        self.matches: list[Match] = []
        for place in places:
            number = len(self.matches)
            freed = partial(self._freed, number)
            self.matches.append(
                Match(addresses, place, self._dice, self.tally, freed, endures=endures)
            )
        self._free: list[int] = []
        self._is_free: set[int] = set()
        self._due: deque[float] = deque()  # actions for which no table was free
        self.freed: Callable[[int], None] = self._queue

    async def connect(self) -> None:
        """Open all sockets, some tables at a time, and wait until all have seen their table."""
        gate = asyncio.Semaphore(_AT_ONCE)

        async def one(match: Match) -> None:
            async with gate:
                await match.connect()

        await asyncio.gather(*map(one, self.matches))
        while not all(match.seen for match in self.matches):
            await asyncio.sleep(0.05)

    def close(self) -> None:
        """Leave all tables."""
        for match in self.matches:
            match.close()

    async def prepare(self, shares: Sequence[int]) -> float:
        """Play so many actions at each table, as fast as the server does it; actions a second."""
        loop = asyncio.get_running_loop()
        left = list(shares)
        rest = iter(range(len(left)))
        done = loop.create_future()
        begun: set[int] = set()

        def freed(number: int) -> None:
            if number in begun and left[number]:
                left[number] -= 1
                self.matches[number].act(monotonic())
            elif number in begun:
                begun.discard(number)
                start()
            else:
                self._queue(number)

        def start() -> None:
            for number in rest:
                begun.add(number)
                if number in self._is_free:
                    freed(number)
                return
            if not begun and not done.done():
                done.set_result(None)

        self.freed = freed
        began = monotonic()
        for _ in range(_AT_ONCE):
            start()
        await done
        return len(self.tally.seen) / (monotonic() - began)

    async def play(self, rate: float, seconds: float) -> None:
        """So many actions a second, planned at random moments, each at a table that is free."""
        planned = monotonic()
        end = planned + seconds
        while (planned := planned + self._dice.expovariate(rate)) < end:
            wait = planned - monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            self._due.append(planned)
            self._deal()
        await asyncio.sleep(end - monotonic())

    async def finish(self) -> None:
        """Wait for what is under way; what does not come is an error."""
        end = monotonic() + (_ENDURANCE if self._endures else _PATIENCE)
        while open_ := len(self._due) + sum(match.waits for match in self.matches):
            if monotonic() > end:
                self.tally.errors["not seen by everybody"] += open_
                return
            await asyncio.sleep(0.05)

    def _freed(self, number: int) -> None:
        self.freed(number)

    def _queue(self, number: int) -> None:
        if number not in self._is_free:
            self._is_free.add(number)
            self._free.append(number)
            self._deal()

    def _deal(self) -> None:
        while self._due and self._free:
            place = self._dice.randrange(len(self._free))
            self._free[place], self._free[-1] = self._free[-1], self._free[place]
            number = self._free.pop()
            self._is_free.remove(number)
            self.matches[number].act(self._due.popleft())


def new_places(address: str, count: int) -> list[Place]:
    """Make tables with one client and a bot; the other client sits down later."""
    connection = http.client.HTTPConnection(address)

    def post(path: str, body: object = None, token: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        connection.request("POST", path, _encode(body), headers)
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
        return answer

    places = []
    for number in range(count):
        tokens = post("/api/guests")["token"], post("/api/guests")["token"]
        order = {"setup": {"players": 3}, "name": "Ada", "bots": [BOTS[number % len(BOTS)]]}
        places.append(Place(post("/api/tables", order, tokens[0])["id"], tokens))
    connection.close()
    return places


async def prepare(address: str, count: int, file: Path) -> None:
    """Make tables that are anywhere between the beginning and the end of a game."""
    crowd = Crowd([address], new_places(address, count), "prepare")
    await crowd.connect()
    shares = [number * GAME // count for number in range(count)]
    random.Random("shares").shuffle(shares)
    rate = await crowd.prepare(shares)
    crowd.close()
    file.write_bytes(_encode([match.place for match in crowd.matches]))
    tally = crowd.tally
    say("prepared", at_once=_AT_ONCE, rate=rate, seen=_spread(tally.seen), errors=tally.errors)


async def play(
    addresses: Sequence[str],
    places: Sequence[Place],
    rate: float,
    seconds: float,
    done: Path | None = None,
) -> None:
    """The measurement. With a file for what is done, clients endure that servers are killed."""
    crowd = Crowd(addresses, places, "play", endures=done is not None)
    began = monotonic()
    await crowd.connect()
    opened = monotonic() - began
    await asyncio.sleep(2)
    await crowd.play(rate, 2)  # both sides warm up
    await crowd.finish()
    gc.collect()
    gc.freeze()
    gc.disable()
    errors = crowd.tally.errors
    crowd.tally.begin()
    Line.received = 0
    say("begin")
    await crowd.play(rate, seconds)
    received = Line.received
    say("end", seen_by_then=len(crowd.tally.seen))
    await crowd.finish()
    crowd.close()
    tally = crowd.tally
    if done is not None:
        done.write_bytes(_encode(tally.done))
    say(
        "played",
        opened=opened,
        actions=len(tally.seen),
        seen=_spread(tally.seen),
        late=_spread(tally.late),
        bots=_spread(tally.bots),
        bot_turns=len(tally.bots),
        games=tally.games,
        lost=tally.lost,
        received=received,
        errors=errors + tally.errors,
    )


async def watch(addresses: Sequence[str], places: Sequence[Place]) -> None:
    """Sit at tables and do nothing until the end of input."""
    crowd = Crowd(addresses, places, "watch")
    await crowd.connect()
    await asyncio.sleep(2)
    say("watching", errors=crowd.tally.errors)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    crowd.close()
    await asyncio.sleep(0.5)


def say(what: str, **figures: object) -> None:
    """Tell whoever started this process, in one line of JSON."""
    print(json.dumps({"is": what} | figures), flush=True)


def _spread(values: list[float]) -> dict[str, float] | None:
    """Percentiles, in milliseconds."""
    if not values:
        return None
    ranked = sorted(values)
    last = len(ranked) - 1
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: 1000 * ranked[round(share * last)] for name, share in shares.items()}


def main() -> None:
    """Do one of three things."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("prepare", "play", "watch"))
    parser.add_argument("addresses", help="such as 127.0.0.1:8000,127.0.0.1:8001")
    parser.add_argument("places", type=Path, help="the file with the tables")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--done", type=Path, help="endure, and write what was acknowledged")
    given = parser.parse_args()
    addresses = given.addresses.split(",")
    if given.what == "prepare":
        work = prepare(addresses[0], given.tables, given.places)
    else:
        known = msgspec.json.decode(given.places.read_bytes(), type=list[Place])[: given.tables]
        if given.what == "play":
            work = play(addresses, known, given.rate, given.seconds, given.done)
        else:
            work = watch(addresses, known)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.get_loop().set_exception_handler(_give_up)
        runner.run(work)


def _give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A mistake in here spoils the measurement: leave at once."""
    loop.default_exception_handler(context)
    os._exit(1)


if __name__ == "__main__":
    main()
