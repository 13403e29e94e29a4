"""A whole server in a web worker of the page, called as if over HTTP and WebSockets.

`client/src/offline/worker.ts` makes a `House` from its shelf and its second worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import cast
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from ..edge.app import assemble
from ..edge.outbox import PUSH
from ..metrics import Metrics
from ..settings import Settings
from .helpers import Ask, Far, FarAnalysts, FarReplayers, FarThinkers
from .shelf import Shelf, ShelfStore

BOT_DELAY = 0.4
"""Seconds before a bot acts, so that people can see what was done before."""
GONE = 1001
"""The close code when the page was left."""


class House:
    """The server's application, for the one page that it runs in."""

    def __init__(self, shelf: Shelf, ask: Ask, bot_delay: float = BOT_DELAY) -> None:
        """Not open yet. There are no limits, as nobody else uses this server."""
        settings = Settings(
            requests_per_second=0,
            messages_per_second=0,
            lines_per_minute=0,
            tables_per_hour=0,
            sockets_per_address=0,
            listed_per_address=0,
            analyses_per_hour=0,
            bot_delay=bot_delay,
            alerts=False,
        )
        far = Far(ask)
        self._store = ShelfStore(shelf)
        self._app: ASGIApp
        self._app = app = assemble(
            settings,
            self._store,
            FarThinkers(far),
            FarReplayers(far),
            FarAnalysts(self._store, far),
            cast(Metrics, _Unmeasured()),
        )
        self._service = app.state.service
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start looking after the tables on the shelf."""
        await self._service.open()

    async def close(self) -> None:
        """Cancel all connections, and stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._service.close()

    def heard(self, table: str) -> None:
        """Another page has changed a table."""
        self._store.heard([table])

    def forget(self, table: str) -> None:
        """A table was removed from the shelf."""
        self._service.rooms.remove(table)

    async def answer(self, method: str, address: str, token: str, body: str) -> tuple[int, str]:
        """The status and body of the response to a request."""
        headers = [(b"content-type", b"application/json")] if body else []
        if token:
            headers.append((b"authorization", token.encode()))
        status, text = 500, bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                text.extend(message.get("body", b""))

        await self._app(_scope("http", address, headers, method=method), receive, send)
        return status, text.decode()

    def connect(
        self, address: str, hear: Callable[[str], None], closed: Callable[[int], None]
    ) -> Line:
        """Connect to a table; `hear` is called with messages, `closed` with the close code."""
        line = Line(hear, closed)
        task = asyncio.ensure_future(line.serve(self._app, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return line


class Line:
    """One connection to one table."""

    def __init__(self, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """See `House.connect`."""
        self._hear = hear
        self._closed = closed
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})

    def send(self, text: str) -> None:
        """Send a message to the table."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Disconnect, as the page has been left."""
        self._hear = _nothing
        self._said.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def serve(self, app: ASGIApp, address: str) -> None:
        """Serve the connection until it ends."""
        code = GONE

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                self._hear(message["text"])
            elif message["type"] == "websocket.close":
                code = message.get("code", GONE)

        scope = _scope("websocket", address, [], extensions={PUSH: {"push": self._push}})
        try:
            await app(scope, self._said.get, send)
        finally:
            self._closed(code)

    def _push(self, data: bytes) -> bool:
        self._hear(data.decode())
        return True


def _scope(kind: str, address: str, headers: list[tuple[bytes, bytes]], **more: object) -> Scope:
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": None,
        **more,
    }


def _nothing(text: str) -> None:
    """Replace `hear` when the page has been left."""


class _Unmeasured:
    """Stands in for `Metrics`, and ignores everything."""

    def counting(self, command: object) -> AbstractContextManager[None]:
        return nullcontext()

    def __getattr__(self, name: str) -> _Unmeasured:
        return self

    def __call__(self, *measured: object) -> _Unmeasured:
        return self
