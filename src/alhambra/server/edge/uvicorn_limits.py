"""Connections that ask for more than they are due, which uvicorn leaves to a proxy.

A request has a size and a time to arrive in, and a socket's messages a number that may wait. So
whoever sends the head of a request for ever, or pings and never reads, costs next to nothing. And
what is sent over a socket goes to its transport at once, past all layers, if it can.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, deque
from collections.abc import Sequence
from struct import pack
from typing import Any, ClassVar, cast

import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from ..logs import log_failure
from .limits import network
from .outbox import PUSH

MAX_REQUEST = 128 * 1024
"""The most bytes of a request, its head included."""
REQUEST_SECONDS = 10.0
"""How long a request may take to arrive."""
PIPELINED = 16
"""Requests that may wait for the answer to an earlier one."""
_TEXT = 0x81  # the first byte of a frame that is a whole text (RFC 6455)
_MASKED = 0x80  # of the second byte; what clients send is
_SHORT = 125  # bytes that need no more to tell their number
_PING = b"\x89\x00"
_PONG = b"\x8a\x80"  # and four bytes of a mask for nothing
_NEARLY = 1.0  # seconds: the answer to the last ping is not worth another look
_END_OF_HEAD = b"\r\n\r\n"

WAITING = 256
"""Messages that may wait, and fragments of one message."""
UNREAD = 8
"""Messages that wait before nothing more is read from a socket."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP in requests of a bounded size, each of which arrives in time."""

    _size = 0  # of what has arrived of the newest request
    _timer: asyncio.TimerHandle | None = None  # runs while a request is expected
    _answered: RequestResponseCycle | None = None

    @property
    def _is_idle(self) -> bool:
        """Whether there is no request to answer."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect_nothing()
        self._abandon()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the request may grow."""
        if self._size > MAX_REQUEST:
            return
        super().data_received(data)
        if self not in self.connections or self.transport.is_closing():
            return  # it has become a socket, or was refused
        self._size += len(data)
        if self._size > MAX_REQUEST:
            self._cut()
        elif self._is_idle:
            self._expect()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._size = 0
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """A request has a head: it is answered, or waits for the answers before it."""
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")  # becomes the answer 400

    def on_message_complete(self) -> None:
        """A request is all there."""
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket: let go of the parser, which leads back here."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, and answer nothing more."""
        self._abandon()
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _abandon(self) -> None:
        """Nobody waits for the answer. Only for the last of several requests uvicorn knows that."""
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _expect(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._hang_up)

    def _hang_up(self) -> None:
        self._abandon()
        self.transport.close()

    def _expect_nothing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        """The rest is not read: answer what is there, and close."""
        if self._is_idle:
            self.send_400_response("The request is too large.")
        else:
            self.cycle.keep_alive = False


def limited_http(most: int, trusted: str = "") -> type[LimitedHttp]:
    """A protocol that takes at most so many connections from an address at a time.

    0 is no limit. Those of `trusted` proxies, addresses and networks with commas between them, are
    many people's.
    """
    networks = [
        ipaddress.ip_network(each, strict=False) for each in filter(None, trusted.split(","))
    ]

    class Http(LimitedHttp):
        _open: ClassVar[Counter[str]] = Counter()
        _who = ""  # as long as it counts

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Expect a request, unless there are too many to expect one from."""
            super().connection_made(transport)
            host = str((transport.get_extra_info("peername") or [""])[0])
            if not most or _is_among(host, networks):
                return
            self._who = network(host)
            self._open[self._who] += 1
            if self._open[self._who] > most:
                transport.write(_TOO_MANY)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            """One less."""
            self._forget()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """It becomes a socket, and those are counted elsewhere."""
            self._forget()
            super().handle_websocket_upgrade()

        def _forget(self) -> None:
            if self._who:
                self._open[self._who] -= 1
                if not self._open[self._who]:
                    del self._open[self._who]
            self._who = ""

    return Http


_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def _is_among(host: str, networks: Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        return any(ipaddress.ip_address(host) in each for each in networks)
    except ValueError:
        return False


class _Inbox:
    """What has come and was not read: a queue for one reader, with nothing that only many need."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.popleft()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket where little can wait to be read, and nothing for whoever does not read."""

    _pushed: tuple[bytes, ...] = ()  # heads and messages that go out next
    _whole = False  # whether all that was read so far were whole frames
    _heard = 0.0  # when something came last
    _asked = 0.0  # when it was asked last whether anybody is there

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Not connected yet."""
        super().__init__(config, server_state, app_state, _loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", _Inbox())

    def data_received(self, data: bytes) -> None:
        """Read on; what is no handshake is refused and not waited for."""
        self._heard = self.loop.time()
        if self._whole and (_is_pong(data) or self._take_text(data)):
            return
        begun = self.handshake_initiated
        self._whole = self._whole and _ends_with_a_frame(data)
        super().data_received(data)
        if not begun and self.handshake_initiated:
            self._whole = data.find(_END_OF_HEAD) == len(data) - len(_END_OF_HEAD)
        if not self.handshake_initiated:
            self.transport.write(
                b"".join(self.conn.data_to_send())
                or b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    def _take_text(self, data: bytes) -> bool:
        """Take one short text that came whole, as nearly all do, past all layers."""
        if len(data) < 6 or data[0] != _TEXT or self.conn.state is not State.OPEN:
            return False
        size = data[1] & 0x7F
        if len(data) != size + 6 or not data[1] & _MASKED or size > _SHORT:
            return False
        if self.frames:  # it should be the next fragment of a message
            return False
        self.curr_msg_data_type = "text"
        self.frames = [apply_mask(data[6:], data[2:6])]
        self.send_receive_event_to_app()
        return True

    def handle_connect(self, event: Request) -> None:
        """Let the application send and receive past all layers."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = {"push": self.push, "receive": self.receive}

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what leads back to it, or it stays in memory until that is looked through."""
        super().connection_lost(exc)
        if (scope := getattr(self, "scope", None)) is not None:  # it got as far as that
            scope["extensions"].pop(PUSH, None)
        self.conn.parser.close()

    def push(self, message: bytes) -> bool:
        """Send a text message; False if the connection does not take it now.

        What is pushed by all that runs now goes out right after it, in one go for each socket: a
        call of the system costs as much as writing a message does.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._pushed:
            if not _unsent:
                self.loop.call_soon(_send_all)
            _unsent.append(self)
        self._pushed += (_text_head(len(message)), message)
        return True

    def send_pushed(self) -> None:
        """Hand what was pushed to the transport."""
        pushed, self._pushed = self._pushed, ()
        if pushed and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.writelines(pushed)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application has, after all that was pushed before."""
        self.send_pushed()
        await super().send(message)

    def shutdown(self) -> None:
        """Say goodbye, after all that was pushed before."""
        self.send_pushed()
        super().shutdown()

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, if nothing has been heard for a while.

        Whatever comes is an answer, so one timer does for the question and for the time to answer.
        """
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        assert self.ping_interval is not None
        now = self.loop.time()
        if self._asked > self._heard:
            self.keepalive_timeout()
            return
        wait = self.ping_interval - (now - self._heard)
        if wait <= _NEARLY:
            self._asked = now
            self.transport.write(_PING)
            wait = self.ping_timeout or self.ping_interval
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """One more fragment."""
        if len(self.frames) < WAITING:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        """A message is all there."""
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        waiting = self.queue.qsize()
        if waiting >= WAITING:
            self._fail(CloseCode.POLICY_VIOLATION, "too many messages at once")
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            try:
                text = message.decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "text is UTF-8")
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if waiting >= UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Close; without a reason, if the socket is not even open yet."""
        self.send_pushed()
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
        self.close_sent = True
        self.transport.close()

    def _fail(self, code: CloseCode, why: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, why)
            self.handle_parser_exception()


_unsent: list[LimitedWebSocket] = []  # that something was pushed to


def _send_all() -> None:
    """Send all that was pushed."""
    sockets = _unsent.copy()
    _unsent.clear()
    for socket in sockets:
        try:
            socket.send_pushed()
        except Exception as error:  # whatever it was, the others get theirs
            log_failure("socket.failed", error)


def _is_pong(data: bytes) -> bool:
    """Whether this is the answer to a ping of ours: it says nothing."""
    return len(data) == 6 and data.startswith(_PONG)


def _ends_with_a_frame(data: bytes) -> bool:
    """Whether frames that come one after the other end where these bytes do."""
    place = 0
    while place < len(data):
        head = data[place : place + 10]
        if len(head) < 2:
            return False
        size = head[1] & 0x7F
        place += 2 + (4 if head[1] & _MASKED else 0)
        if size == 126:
            place, size = place + 2, int.from_bytes(head[2:4], "big")
        elif size == 127:
            place, size = place + 8, int.from_bytes(head[2:10], "big")
        place += size
    return place == len(data)


def _text_head(length: int) -> bytes:
    """What comes before a text of so many bytes: final, not compressed, not masked (RFC 6455)."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 0x10000:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
