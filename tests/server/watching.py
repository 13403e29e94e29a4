"""The application without a network, where every byte that leaves it is kept, and who got it.

Time stands still and chance is seeded, so the same questions get the same answers, byte for byte.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Message, Scope

import alhambra.game
from alhambra.deal import Deal, deal_from_seed
from alhambra.pieces import TILES
from alhambra.server import clock, decisions, logs
from alhambra.server.edge.app import make_app
from alhambra.server.settings import Settings

from .serving import Json, choose

NOW = 1_800_000_000_000
PATIENCE = 60.0


class Viewer:
    """Somebody who looks at tables. Whatever is sent to them is in `heard`."""

    def __init__(self, app: Starlette, token: str = "") -> None:
        self.token = token
        self.heard: list[bytes] = []
        self.update: Json = {}
        self.replies: list[Json] = []
        self._app = app
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._socket: asyncio.Task[None] | None = None

    # Over a socket

    async def join(self, table: str) -> None:
        """Connect, and come back when everything that follows from it has been heard."""
        scope = {**self._scope("websocket", f"/api/tables/{table}/socket"), "subprotocols": []}
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._socket = asyncio.create_task(self._app(scope, self._inbox.get, self._hear))
        self.send("join", token=self.token)
        await self.ask("ping")

    async def leave(self) -> None:
        """Disconnect."""
        assert self._socket is not None
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._socket

    async def break_off(self) -> None:
        """Be gone, whatever the server is waiting for."""
        assert self._socket is not None
        self._socket.cancel()
        await asyncio.wait([self._socket])

    def send(self, kind: str, **fields: object) -> None:
        text = json.dumps({"type": kind, **fields})
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, kind: str, **fields: object) -> Json:
        """A message, and the answer to it."""
        count = len(self.replies)
        self.send(kind, **fields)
        await until(lambda: len(self.replies) > count)
        return self.replies[-1]

    async def face(self, seat: int | None) -> None:
        """Another person looks at the screen."""
        self.send("face", seat=seat)
        await self.ask("ping")

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text: str = message["text"]
            self.heard.append(text.encode())
            read = json.loads(text)
            if read["type"] == "update":
                self.update = read
            elif read["type"] != "presence":
                self.replies.append(read)
        elif message["type"] == "websocket.close":
            self.heard.append(f"{message['code']} {message.get('reason')}".encode())

    # Over HTTP

    async def get(self, path: str) -> bytes:
        """What is at an address, as it comes over the wire: status, headers, body."""
        return await self._request("GET", path, b"")

    async def post(self, path: str, **body: object) -> Json:
        """What an order leads to."""
        answer = await self._request("POST", path, json.dumps(body).encode())
        result: Json = json.loads(answer.split(b"\n\n", 1)[1])
        return result

    async def _request(self, method: str, path: str, body: bytes) -> bytes:
        path, _, query = path.partition("?")
        scope = {**self._scope("http", path), "method": method, "query_string": query.encode()}
        sent: list[Message] = []

        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            return whole.pop() if whole else await asyncio.Future()

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        head = [b"%d" % sent[0]["status"], *(b": ".join(each) for each in sent[0]["headers"])]
        answer = b"\n".join(head) + b"\n\n" + b"".join(each["body"] for each in sent[1:])
        self.heard.append(answer)
        return answer

    def _scope(self, kind: str, path: str) -> Scope:
        headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
        if self.token and kind == "http":
            headers.append((b"authorization", b"Bearer " + self.token.encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": kind,
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
        }


class Company:
    """The people of one table and those who watch."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.table = ""
        self.people: list[Viewer] = []
        """Who holds seats, the host first."""
        self.watchers = [Viewer(app), Viewer(app)]
        """A spectator, and a guest who has no seat."""

    @property
    def everybody(self) -> list[Viewer]:
        return [*self.people, *self.watchers]

    async def meet(self, people: int, devices: int, bots: int, **setup: object) -> None:
        """Sit down: people, the first with others at the same screen, then bots; all watch."""
        stranger = self.watchers[1]
        stranger.token = (await stranger.post("/api/guests"))["token"]
        for _ in range(people):
            viewer = Viewer(self.app)
            viewer.token = (await viewer.post("/api/guests"))["token"]
            self.people.append(viewer)
        order = {
            "setup": {"players": people + devices + bots, "listed": True, **setup},
            "name": "Person 0",
            "devices": [f"Device {number}" for number in range(devices)],
            "bots": [],
        }
        self.table = (await self.people[0].post("/api/tables", **order))["id"]
        for number, viewer in enumerate(self.people):
            await viewer.join(self.table)
            if number:
                await viewer.ask("sit", name=f"Person {number}")
        for watcher in self.watchers:
            await watcher.join(self.table)
        for _ in range(bots):
            await self.people[0].ask("sit-bot", bot="builder")
        await self.quiet()

    async def quiet(self) -> None:
        """Everybody has heard everything, and nothing happens until a person does something."""

        def is_quiet() -> bool:
            last = max((each.update for each in self.everybody), key=lambda each: each["version"])
            behind = [each for each in self.everybody if each.update["version"] < last["version"]]
            actor = last["game"] and last["game"]["actor"]
            return not behind and (
                actor is None or last["table"]["seats"][actor]["kind"] == "person"
            )

        await until(is_quiet)

    async def act(self, number: int, kind: str, **fields: object) -> Json:
        """A command of a person, with everything that follows from it."""
        reply = await self.people[number].ask(kind, **fields)
        await self.quiet()
        return reply

    async def next_command(self, dice: random.Random) -> tuple[int, Json]:
        """Whose turn it is, and what that person might do: play on, talk, take back a step."""
        update = self.people[0].update
        actor = update["game"]["actor"]
        number = next(
            number
            for number, each in enumerate(self.people)
            if actor in each.update["you"]["seats"]
        )
        person = self.people[number]
        if person.update["you"]["facing"] != actor:
            return number, {"type": "face", "seat": actor}
        chance = dice.random()
        if chance < 0.05:
            return number, {"type": "say", "text": f"line {dice.randrange(100)}"}
        if chance < 0.12 and update["game"]["steps"]:
            return number, {"type": "undo", "version": update["version"]}
        command = choose(person.update, dice)
        assert command is not None
        return number, command

    async def obey(self, number: int, command: Json) -> None:
        """Carry out what `next_command` said."""
        fields = {key: value for key, value in command.items() if key != "type"}
        if command["type"] == "face":
            await self.people[number].face(command["seat"])
        else:
            reply = await self.act(number, command["type"], **fields)
            assert reply["type"] == "done", reply

    @property
    def is_over(self) -> bool:
        status: str = self.people[0].update["table"]["status"]
        return status == "over"

    async def look_around(self) -> None:
        """Everybody asks for everything that there is to see over HTTP."""
        seats = len(self.people[0].update["table"]["seats"])
        paths = ["", "/replay", "/picture", "/record", f"/sites?tile={TILES[0].name}"]
        paths += [f"{path}?seat={seat}" for path in ("", "/picture") for seat in range(seats)]
        for viewer in self.everybody:
            for path in paths:
                await viewer.get(f"/api/tables/{self.table}{path}")
            for path in ("/api/lobby", "/api/choices", "/api/health", "/", f"/t/{self.table}"):
                await viewer.get(path)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.0005)


@asynccontextmanager
async def company(
    folder: Path, *, seed: str = "seed", deal: Deal | None = None, log: io.StringIO | None = None
) -> AsyncIterator[Company]:
    """An application where nothing is left to chance but the deal of the next game.

    With `deal`, the seed leads to that deal, whatever it is.
    """
    folder.mkdir()
    settings = Settings(
        database=str(folder / "games.db"), bot_delay=0.0, workers=1, requests_per_second=0.0,
        messages_per_second=0.0, lines_per_minute=0.0, tables_per_hour=0.0,
    )  # fmt: skip
    with _determined(seed, deal), _logged(log or io.StringIO()):
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            people = Company(app)
            yield people
            for viewer in people.everybody:
                await viewer.leave()


@contextmanager
def _determined(seed: str, deal: Deal | None) -> Iterator[None]:
    """Time stands still; keys, names and bots are the same each time."""
    dice = random.Random("everything but the deal")

    def dealt(options: Any, given: str, *, youngest: int | None = None) -> Deal:  # noqa: ANN401
        return deal_from_seed(options, given, youngest=youngest) if deal is None else deal

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time_ns", lambda: NOW * 1_000_000)
        patch.setattr(clock, "ticks_ms", lambda: 0)
        patch.setattr(secrets, "randbits", dice.getrandbits)
        patch.setattr(secrets, "token_bytes", lambda size=32: dice.randbytes(size))
        names = itertools.count(1)
        patch.setattr(secrets, "token_urlsafe", lambda size=32: f"name{next(names):012}")
        patch.setattr(decisions, "fresh_seed", lambda: seed)
        patch.setattr(alhambra.game, "deal_from_seed", dealt)
        yield


@contextmanager
def _logged(stream: io.StringIO) -> Iterator[None]:
    """Everything that anybody logs, in JSON."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    try:
        logs.set_up("json", "debug", stream)
        yield
    finally:
        root.handlers = handlers
        root.setLevel(level)
