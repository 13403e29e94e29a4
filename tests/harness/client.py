"""A player over the network: joins, picks legal actions, and survives lost connections.

It follows docs/protocol.md: every command has a `ref`, and after a lost connection the unanswered
one is sent again.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json: TypeAlias = dict[str, Any]

_RETRY = 0.05  # seconds before reconnecting


class Table:
    """One connection to one table at a time; reconnects by itself."""

    def __init__(self, address: Callable[[], str], table: str, token: str) -> None:
        """`address` is called before each connection and gives the server, as `127.0.0.1:8000`."""
        self._address = address
        self.table = table
        self.token = token
        self._refs = itertools.count(1)
        self.socket: ClientConnection | None = None
        self.connections = 0
        """How often it has connected."""

    async def connect(self) -> None:
        """Connect and join, retrying until it works."""
        while True:
            try:
                url = f"ws://{self._address()}/api/tables/{self.table}/socket"
                self.socket = await connect(url, compression=None, max_queue=None, open_timeout=10)
                await self.socket.send(json.dumps({"type": "join", "token": self.token}))
                self.connections += 1
                return
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(_RETRY)

    async def send(self, message: Json) -> None:
        """Send a message, which may not arrive. Raises `ConnectionError`."""
        assert self.socket is not None
        try:
            await self.socket.send(json.dumps(message))
        except WebSocketException as error:
            raise ConnectionError(str(error)) from None

    async def receive(self) -> Json:
        """The next message. Raises `ConnectionError` when the connection is lost."""
        assert self.socket is not None
        try:
            message: Json = json.loads(await self.socket.recv())
            return message
        except WebSocketException as error:
            raise ConnectionError(str(error)) from None

    async def close(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            await self.socket.close()

    def ref(self) -> str:
        """An id for a new command."""
        return f"c{next(self._refs)}"


def choose(update: Json, dice: random.Random) -> Json | None:
    """The next command of a player, or None if others are to act."""
    game, you = update["game"], update["you"]
    if update["table"]["status"] != "running" or game["actor"] != you["facing"]:
        return None
    if game["complete"]:
        return {"type": "end", "version": update["version"]}
    better = [each for each in you["legal"] if each.split()[0] in ("buy", "place", "take", "stop")]
    action = dice.choice(better or you["legal"])
    return {"type": "play", "version": update["version"], "action": action}
