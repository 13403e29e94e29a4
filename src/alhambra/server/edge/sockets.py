"""A table over a WebSocket: the first message says who joins, then commands and updates flow.

The protocol is in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...errors import AlhambraError
from ..clock import clock_ms
from ..errors import BadMessage, NoSuchTable, NotAllowed
from ..logs import log_failure, log_unavailable
from ..metrics import Metrics
from ..service import Service
from ..store import Unavailable
from ..tables import Permit
from ..wire import updates
from ..wire.messages import AnyCommand, Command, Face, FromSocket, Join, Look, Ping, read_message
from .access import address
from .limits import CommandLimits, MessageLimits
from .outbox import NORMAL, PUSH, TRY_AGAIN_LATER, Outbox

JOIN_SECONDS = 10.0
"""Seconds a new socket has to send its first message."""
CLOSE_SECONDS = 1.0
"""Seconds that closing a socket may take."""

POLICY, INTERNAL, NO_TABLE = 1008, 1011, 4404


class TableSocket:
    """One connection to one table: a viewer with an outbox."""

    def __init__(
        self,
        socket: WebSocket,
        service: Service,
        pace: MessageLimits,
        limits: CommandLimits,
        metrics: Metrics,
        making: Callable[[str, bool], Permit],
    ) -> None:
        """Prepare for a socket that is not accepted yet.

        `making` gives the permit for a table to an address.
        """
        self._socket = socket
        self._tables = service.tables
        self._people = service.people
        self._pace = pace
        self._limits = limits
        self._metrics = metrics
        self._table = str(socket.path_params["table"])
        straight = socket.scope.get("extensions", {}).get(PUSH, {})
        self._outbox = Outbox(self._overflowed, push=straight.get("push"))
        self._hear = straight.get("receive") or socket.receive
        self._key = str(id(self))
        self._address = address(socket.scope)
        self._making = partial(making, self._address)
        self._refreshing: asyncio.Task[None] | None = None
        self.guest = ""
        self.faced: int | None = None

    # As a `Viewer`

    def show(self, update: bytes, *, whole: bool) -> None:
        """Send an update or a whole view, as soon as the connection allows."""
        self._outbox.post(update, whole=whole)

    def end(self) -> None:
        """Close the connection, after sending what waits."""
        self._outbox.close(TRY_AGAIN_LATER)

    def tell(self, message: bytes) -> None:
        """Send anything else."""
        self._outbox.reply(message)

    # The connection

    async def serve(self) -> None:
        """Serve the socket until it is closed.

        Messages are received in a task of their own, so that they need not pass through all
        layers of the application; those wait here until everything is sent.
        """
        await self._socket.accept()
        talk = asyncio.create_task(self._talk())
        try:
            await self._pump()
        finally:  # the other side has gone, or the server is closing
            talk.cancel()
            await asyncio.wait([talk])

    async def _talk(self) -> None:
        """Listen until the other side has gone, then clean up and close."""
        self._metrics.sockets.inc()
        code = INTERNAL
        try:
            code = await self._listen()
        except WebSocketDisconnect:
            code = NORMAL
        except Exception as error:
            log_failure("socket.failed", error)
        finally:
            self._metrics.sockets.dec()
            await self._tables.leave(self._table, self)
            if self._refreshing is not None:
                self._refreshing.cancel()
            self._outbox.close(code)

    async def _listen(self) -> int:
        """Answer messages until disconnected; returns the close code if joining fails."""
        try:
            async with asyncio.timeout(JOIN_SECONDS):
                first = await self._receive()
            if not isinstance(first, Join):
                raise BadMessage('the first message has to say who you are: {"type": "join"}')
            await self._join(first)
        except TimeoutError:
            return POLICY
        except NoSuchTable as error:
            self._refuse(error)
            return NO_TABLE
        except Unavailable as error:
            self._refuse(error)
            return TRY_AGAIN_LATER
        except AlhambraError as error:
            self._refuse(error)
            return POLICY
        while True:
            ref = ""
            try:
                message = await self._receive()
                ref = getattr(message, "ref", "")
                await self._answer(message)
            except AlhambraError as error:
                self._refuse(error, ref)

    async def _join(self, join: Join) -> None:
        if join.token:
            self.guest = self._people.guest(join.token)
        await self._tables.join(self._table, self)
        if join.token:
            self._people.guest(join.token)  # it may have become void in the meantime

    async def _answer(self, message: FromSocket) -> None:
        if isinstance(message, Command):
            await self._command(message)
            return
        match message:
            case Ping():
                self.tell(updates.encode(updates.Pong(clock_ms())))
            case Look():
                await self._tables.refresh(self._table, self)
            case Face(seat=seat):
                await self._tables.face(self._table, self, seat)
            case Join():
                raise BadMessage("you have joined already")

    async def _command(self, command: AnyCommand) -> None:
        if not self.guest:
            raise NotAllowed("token", "spectators only watch; join with a token to take part")
        seated = self._tables.has_seat(self._table, self.guest)
        self._limits.check(self._address, self._table, self.guest, command, seated=seated)
        began = time.perf_counter()
        done = await self._tables.command(self._table, self.guest, command, self._making)

        def sent() -> None:
            self._metrics.sent_seconds.observe(time.perf_counter() - began)

        self._outbox.reply(updates.encode(done), sent=sent)

    async def _receive(self) -> FromSocket:
        """The next message, delayed if the sender or its address exceeds the rate limit."""
        frame = await self._hear()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", NORMAL))
        wait = self._pace.wait(self._key, self._address)
        if wait:
            await asyncio.sleep(wait)
        if frame.get("text") is None:
            raise BadMessage("messages are text, not binary")
        return read_message(frame["text"])

    def _refuse(self, error: AlhambraError, ref: str = "") -> None:
        if isinstance(error, Unavailable):
            log_unavailable(error)
        self.tell(updates.encode(updates.refusal(error, ref)))

    def _overflowed(self) -> None:
        """Send one whole view in place of the updates that a slow reader missed."""
        self._refreshing = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        try:
            await self._tables.refresh(self._table, self)
        except Exception as error:
            if not isinstance(error, AlhambraError):
                log_failure("socket.behind", error)
            # Let the client reconnect, rather than show a stale table.
            self._outbox.close(TRY_AGAIN_LATER)

    async def _pump(self) -> None:
        """Send messages until the outbox is closed, then close the socket."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            code = await self._outbox.pump(self._send)
            async with asyncio.timeout(CLOSE_SECONDS):  # a stuck socket takes no close frame
                await self._socket.close(code)

    async def _send(self, data: bytes) -> None:
        await self._socket.send_text(data.decode())
