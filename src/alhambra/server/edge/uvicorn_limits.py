"""uvicorn's protocols with limits against abuse, which uvicorn itself leaves to a proxy.

Requests are bounded in size and in time to arrive, sockets in the number of waiting messages and of
other frames. So clients that never finish a request's head, or send nothing but pings, cost next to
nothing.
Also, messages to and from a socket bypass the layers of the application where possible.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, deque
from collections.abc import Sequence
from http import HTTPStatus
from struct import pack
from typing import Any, ClassVar, cast

import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
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
MAX_HEAD = 16 * 1024
"""The most bytes of a request's address and headers."""
MAX_HEADERS = 100
"""The most headers of a request."""
REQUEST_SECONDS = 10.0
"""Seconds a request may take to arrive."""
PIPELINED = 16
"""Pipelined requests that may wait for the answer to an earlier one."""
_DATA = (1, 2)  # the opcodes of frames that begin a message (RFC 6455)
_CLOSE = 8  # the first opcode of a control frame
_TEXT = 0x81  # first byte of an unfragmented text frame
_MASKED = 0x80  # the mask bit in the second byte; clients always set it
_SHORT = 125  # the longest payload whose length fits in the second byte
_PING = b"\x89\x00"
_PONG = b"\x8a\x80"  # an empty masked pong; the 4 bytes of its mask follow
_NEARLY = 1.0  # seconds: ping when at most this much of the interval is left

WAITING = 256
"""The most messages that may wait, and fragments of one message."""
UNREAD = 8
"""Waiting messages at which reading from the socket is paused."""
PARTS = 16.0
"""Frames a second, and up to `WAITING` at once, that begin no message: the parts of one."""
CONTROL = 4
"""As how many of these a ping, a pong or a close counts."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with requests that are bounded in size and in time to arrive."""

    _size = 0  # bytes received since the newest request began
    _head = 0  # bytes of its address and headers
    _refusal = HTTPStatus.BAD_REQUEST  # the status for what cannot be parsed
    _timer: asyncio.TimerHandle | None = None  # runs while a request is expected
    _answered: RequestResponseCycle | None = None

    @property
    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer, and give up the request being answered."""
        self._expect_nothing()
        self._abandon()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the request is too large."""
        if self._size > MAX_REQUEST:
            return
        super().data_received(data)
        if self not in self.connections or self.transport.is_closing():
            return  # it has become a WebSocket, or was refused
        self._size += len(data)
        if self._size > MAX_REQUEST:
            self._cut()
        elif self._is_idle:
            self._expect()

    def on_message_begin(self) -> None:
        """Start counting and timing a new request."""
        self._size = self._head = 0
        super().on_message_begin()
        self._expect()

    def on_url(self, url: bytes) -> None:
        """Take the address, or a part of it, unless it is too long."""
        super().on_url(url)
        self._head += len(url)
        if self._head > MAX_HEAD:
            self._too_much(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless all are too long together, or too many."""
        super().on_header(name, value)
        self._head += len(name) + len(value)
        if self._head > MAX_HEAD or len(self.headers) > MAX_HEADERS:
            self._too_much(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _too_much(self, status: HTTPStatus) -> None:
        """Stop the parser, which leads to a refusal with this status."""
        self._refusal = status
        raise ValueError(status.phrase)

    def on_headers_complete(self) -> None:
        """Answer the request, or let it wait for earlier ones; too many are refused."""
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")  # becomes a 400 response

    def on_message_complete(self) -> None:
        """Stop the timer: the request has arrived."""
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket protocol, and drop the parser, which refers back to this."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed or too large request, and give up the one being answered."""
        self._abandon()
        if self._refusal == HTTPStatus.BAD_REQUEST:
            super().send_400_response(msg)
            return
        self.transport.write(STATUS_LINE[self._refusal] + _SHORTER)
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _abandon(self) -> None:
        """Tell the application that its client is gone; uvicorn tells only the newest request."""
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
        """Read no more: refuse the request, or close once the running one is answered."""
        if self._is_idle:
            self.send_400_response("The request is too large.")
        else:
            self.cycle.keep_alive = False


def limited_http(most: int, trusted: str = "") -> type[LimitedHttp]:
    """A protocol that accepts at most `most` connections per address at a time; 0 for no limit.

    `trusted` proxies, a comma-separated list of addresses and networks, are not limited, as they
    stand for many people.
    """
    networks = [
        ipaddress.ip_network(each, strict=False) for each in filter(None, trusted.split(","))
    ]

    class Http(LimitedHttp):
        _open: ClassVar[Counter[str]] = Counter()
        _who = ""  # the key that it is counted under, while it is

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Expect a request, or refuse the connection if its address has too many."""
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
            """Stop counting the connection."""
            self._forget()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """Stop counting it: sockets have a limit of their own (see `Access`)."""
            self._forget()
            super().handle_websocket_upgrade()

        def _forget(self) -> None:
            if self._who:
                self._open[self._who] -= 1
                if not self._open[self._who]:
                    del self._open[self._who]
            self._who = ""

    return Http


_SHORTER_TEXT = b"Address and headers may have %d bytes, and there may be %d headers." % (
    MAX_HEAD,
    MAX_HEADERS,
)
_SHORTER = (
    b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b"
    % (len(_SHORTER_TEXT), _SHORTER_TEXT)
)
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def _is_among(host: str, networks: Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        return any(ipaddress.ip_address(host) in each for each in networks)
    except ValueError:
        return False


class _Inbox:
    """A minimal `asyncio.Queue` of received messages, for a single reader."""

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
    """A WebSocket with bounded queues that drops clients which send pings but never read.

    Frames are handed to the parser one by one, so that nothing is parsed after a refusal.
    """

    _pushed: tuple[bytes, ...] = ()  # frame heads and messages to be sent next
    _head = b""  # the beginning of a frame, if it does not yet say how long the frame is
    _left = 0  # bytes of the current frame that are still to come
    _spent = 0.0  # counts frames that begin no message; falls by PARTS a second
    _heard = 0.0  # when something was last received
    _asked = 0.0  # when the last ping was sent

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Use a faster queue."""
        super().__init__(config, server_state, app_state, _loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", _Inbox())

    def data_received(self, data: bytes) -> None:
        """Read on, frame by frame; close at once if the handshake or a frame is refused."""
        now = self.loop.time()
        if self._spent:
            self._spent = max(0.0, self._spent - (now - self._heard) * PARTS)
        self._heard = now
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        if not (self._left or self._head):
            if self._take_text(data):
                return
            if _is_pong(data):
                self._count(_PONG[0])
                return
        place = 0
        while place < len(data) and not (self.conn.eof_sent or self.transport.is_closing()):
            end = self._end_of_frame(data, place)
            if not self.conn.eof_sent:
                super().data_received(data[place:end])
            place = end

    def _shake_hands(self, data: bytes) -> None:
        """Read the request, which uvicorn has read before and passes on whole."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(
                b"".join(self.conn.data_to_send())
                or b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    def _end_of_frame(self, data: bytes, place: int) -> int:
        """Where the frame ends that begins or goes on there, at most the end of the data.

        Counts the frame if it begins.
        """
        if not self._left:
            known = len(self._head)
            head = self._head + data[place : place + 10 - known]
            size = _frame_size(head)
            if not size:
                self._head = head
                return len(data)
            self._head, self._left = b"", size - known
            self._count(head[0])
        end = min(place + self._left, len(data))
        self._left -= end - place
        return end

    def _count(self, first: int) -> None:
        """Count a frame with this first byte, and refuse it if there are too many.

        Messages count elsewhere (see `send_receive_event_to_app`), as long as they are read.
        """
        kind = first & 0x0F
        if kind in _DATA and not self.close_sent:
            return
        self._spent += CONTROL if kind >= _CLOSE else 1
        if self._spent > WAITING:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames at once")

    def _take_text(self, data: bytes) -> bool:
        """Fast path for one short unfragmented text frame, the usual case; False for others."""
        if len(data) < 6 or data[0] != _TEXT or self.conn.state is not State.OPEN:
            return False
        size = data[1] & 0x7F
        if len(data) != size + 6 or not data[1] & _MASKED or size > _SHORT:
            return False
        if self.frames:  # a fragmented message is not finished yet
            return False
        self.curr_msg_data_type = "text"
        self.frames = [apply_mask(data[6:], data[2:6])]
        self.send_receive_event_to_app()
        return True

    def handle_connect(self, event: Request) -> None:
        """Offer the application direct access to the socket, in the scope's extensions."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = {"push": self.push, "receive": self.receive}

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that it is freed without garbage collection."""
        super().connection_lost(exc)
        if (scope := getattr(self, "scope", None)) is not None:  # set by the handshake
            scope["extensions"].pop(PUSH, None)
        self.conn.parser.close()

    def push(self, message: bytes) -> bool:
        """Send a text message; False if the connection does not take it now.

        Everything pushed in one step of the event loop goes out right after it, with one system
        call per socket: a call costs as much as composing a message.
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
        """Send a message of the application, after everything pushed before."""
        self.send_pushed()
        await super().send(message)

    def shutdown(self) -> None:
        """Close, after sending everything pushed before."""
        self.send_pushed()
        super().shutdown()

    def send_keepalive_ping(self) -> None:
        """Send a ping if nothing was received for a while, or close if the last had no answer.

        Anything received counts as an answer, so one timer does for both.
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
        """Answer a ping; drop the connection if the client does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take one more fragment of a message, unless there are too many."""
        if len(self.frames) < WAITING:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message, and pause reading if many wait."""
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
        """Close the connection; without a close frame if none was sent."""
        self.send_pushed()
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
        self.close_sent = True
        self.transport.close()

    def _fail(self, code: CloseCode, why: str) -> None:
        self.frames = []
        self.conn.fail(code, why)
        if self.close_sent:  # with another code
            self.transport.close()
        else:
            self.handle_parser_exception()


_unsent: list[LimitedWebSocket] = []  # sockets with pushed messages


def _send_all() -> None:
    """Send all pushed messages of all sockets."""
    sockets = _unsent.copy()
    _unsent.clear()
    for socket in sockets:
        try:
            socket.send_pushed()
        except Exception as error:  # whatever it was, the other sockets must get theirs
            log_failure("socket.failed", error)


def _is_pong(data: bytes) -> bool:
    """Whether this is an empty pong frame, the answer to a ping of ours."""
    return len(data) == 6 and data.startswith(_PONG)


def _frame_size(head: bytes) -> int:
    """How many bytes a frame has, its head included; 0 if these first bytes do not say so yet."""
    if len(head) < 2:
        return 0
    size = head[1] & 0x7F
    more = 2 if size == 126 else 8 if size == 127 else 0
    if len(head) < 2 + more:
        return 0
    if more:
        size = int.from_bytes(head[2 : 2 + more], "big")
    return 2 + more + (4 if head[1] & _MASKED else 0) + size


def _text_head(length: int) -> bytes:
    """The header of an unfragmented, unmasked text frame with so many bytes (RFC 6455)."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 0x10000:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
