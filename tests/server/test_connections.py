"""Connections that send too much, too slowly, or too many things at once, and those that do not."""

from __future__ import annotations

import asyncio
import gc
import socket
import struct
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.server import ServerProtocol

from alhambra.server.edge import uvicorn_limits
from alhambra.server.edge.outbox import PUSH
from alhambra.server.edge.uvicorn_limits import (
    MAX_HEAD,
    MAX_HEADERS,
    MAX_REQUEST,
    PIPELINED,
    WAITING,
    LimitedHttp,
    LimitedWebSocket,
    limited_http,
)
from tests.harness import raw

GET = raw.request("GET", "/")
KEPT = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
UPGRADE = raw.handshake("x")
PATIENCE = 30.0  # seconds; whatever ends at all ends sooner, on a busy machine, too


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Echoes: the length of a body, or each message of a socket."""
    if scope["type"] == "websocket":
        await receive()
        if "late" in scope["path"]:
            await asyncio.sleep(0.3)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message.get("text") or "bytes"})
        return
    size, more = 0, scope["method"] == "POST"
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message["body"])
        more = message["more_body"]
    if scope["path"] == "/late":
        await asyncio.sleep(0.3)
    body = str(size).encode()
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 0.5)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A server of nothing but uvicorn_limits."""
    config = uvicorn.Config(
        app,
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=16384,
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive()


@contextmanager
def server_of(http: type[LimitedHttp]) -> Iterator[int]:
    """A server with a protocol of its own, at a port."""
    config = uvicorn.Config(
        app, http=http, ws=LimitedWebSocket, log_config=None, lifespan="off", proxy_headers=False
    )
    server = uvicorn.Server(config)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(10)
        assert not thread.is_alive()


def test_an_address_has_so_many_connections_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 60.0)  # nobody hangs up
    with server_of(limited_http(3)) as port:
        for _ in range(3):  # those that have gone do not count, nor do sockets
            with (
                connected(port, KEPT),
                upgraded(port),
                connected(port, KEPT),
                upgraded(port),
                connected(port, KEPT) as last,
            ):
                assert b"200 OK" in last.recv(1000)
                assert b" 429 " in talk(port, b"")
            with connected(port, KEPT) as again:
                assert b"200 OK" in again.recv(1000)


def test_a_trusted_proxy_has_as_many_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 60.0)
    with (
        server_of(limited_http(1, "10.0.0.0/8,127.0.0.1")) as port,
        connected(port, KEPT) as first,
        connected(port, KEPT) as second,
    ):
        assert b"200 OK" in first.recv(1000)
        assert b"200 OK" in second.recv(1000)


@contextmanager
def connected(port: int, data: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(data)
        yield connection


def read_all(connection: socket.socket) -> bytes:
    """What comes until the other side closes."""
    data = b""
    try:
        while part := connection.recv(65536):
            data += part
    except ConnectionError:
        pass
    return data


def is_let_go(connection: socket.socket, data: bytes) -> bool:
    """Whether the other side closes before it has taken 100 MB."""
    try:
        for _ in range(100_000_000 // len(data)):
            connection.sendall(data)
    except ConnectionError:
        return True
    return False


def talk(port: int, data: bytes) -> bytes:
    with connected(port, data) as connection:
        return read_all(connection)


@contextmanager
def upgraded(port: int) -> Iterator[socket.socket]:
    with connected(port, UPGRADE) as connection:
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += connection.recv(1)
        assert b" 101 " in head
        yield connection


def close_code(data: bytes) -> int:
    """The code of the close frame at the end of all that came: its reason is in ASCII."""
    at = data.rindex(b"\x88")
    code: int = struct.unpack("!H", data[at + 2 : at + 4])[0]
    return code


def test_requests_are_answered(port: int) -> None:
    assert talk(port, GET).endswith(b"\r\n\r\n0")
    assert talk(port, raw.request("POST", "/", b"hello")).endswith(b"\r\n\r\n5")
    body = b"a" * (MAX_REQUEST - 1000)
    assert talk(port, raw.request("POST", "/", body)).endswith(b"%d" % len(body))


def test_a_connection_is_kept_for_the_next_request(port: int) -> None:
    kept = raw.request("GET", "/", headers={"Connection": "keep-alive"})
    with connected(port) as connection:
        for _ in range(3):
            connection.sendall(kept)
            assert connection.recv(1000).endswith(b"\r\n\r\n0")
            time.sleep(0.2)
        for _ in range(3):  # together they take longer than one request may
            connection.sendall(kept[:20])
            time.sleep(0.2)
            connection.sendall(kept[20:])
            assert connection.recv(1000).endswith(b"\r\n\r\n0")


def test_an_answer_may_take_longer_than_a_request(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 0.1)
    assert talk(port, raw.request("GET", "/late")).endswith(b"\r\n\r\n0")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /",
        GET[:-2],
        GET[:-2] + b"X: ",
        raw.request("POST", "/", headers={"Content-Length": "100"}) + b"abc",
        raw.request("POST", "/", headers={"Transfer-Encoding": "chunked"}) + b"ff\r\nabc",
        raw.request("GET", "/", headers={"Connection": "keep-alive"}) + GET[:5],
        UPGRADE[:-2],
    ],
)
def test_what_does_not_arrive_in_time_is_let_go(port: int, begun: bytes) -> None:
    with connected(port, begun) as connection:
        began = time.monotonic()
        connection.settimeout(0.1)
        while time.monotonic() - began < PATIENCE:
            try:
                connection.sendall(b"a" if begun else b"")
                if not connection.recv(1000):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert 0.4 < time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("more", [b"a\r\nX: ", b"a"], ids=["many", "long"])
def test_a_head_without_an_end_is_refused(port: int, more: bytes) -> None:
    with connected(port, b"GET / HTTP/1.1\r\nX: ") as connection:
        assert is_let_go(connection, more * 1000)
        answer = read_all(connection)
    assert not answer or b" 400 " in answer or b" 431 " in answer


def test_a_body_without_an_end_is_not_read(port: int) -> None:
    head = raw.request("GET", "/late", headers={"Transfer-Encoding": "chunked"})
    with connected(port, head) as connection:
        assert is_let_go(connection, b"ffff\r\n" + b"a" * 0xFFFF + b"\r\n")
    assert talk(port, GET).endswith(b"\r\n\r\n0")


def test_a_few_requests_may_come_at_once_and_not_many(port: int) -> None:
    several = raw.request("GET", "/", headers={"Connection": "keep-alive"})
    assert talk(port, several * PIPELINED + GET).count(b" 200 ") == PIPELINED + 1
    late = raw.request("GET", "/late", headers={"Connection": "keep-alive"})
    assert b" 400 " in talk(port, late + several * (PIPELINED + 1))


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/?p=" + "a" * (MAX_HEAD - 200), {}, 200),
        ("/?" + "a&" * 60_000, {}, 414),
        ("/", {"Accept-Encoding": "," * (MAX_HEAD - 200)}, 200),
        ("/", {"Accept-Encoding": "," * 120_000}, 431),
        ("/", {f"X-{number}": "" for number in range(MAX_HEADERS - 2)}, 200),  # and two more
        ("/", {f"X-{number}": "" for number in range(MAX_HEADERS - 1)}, 431),
        ("/", {f"X-{number}": "" for number in range(12_000)}, 431),
    ],
    ids=["path", "long path", "header", "long header", "headers", "one more", "many more"],
)
def test_a_head_has_a_size(port: int, path: str, headers: dict[str, str], status: int) -> None:
    asked = raw.request("GET", path, headers=headers)
    assert talk(port, asked).startswith(b"HTTP/1.1 %d " % status)
    if status == 200:  # each request counts for itself
        assert talk(port, asked.replace(b"close", b"keep-alive") * 2 + GET).count(b" 200 ") == 3


@pytest.mark.parametrize(
    "headers",
    [{f"X-{number}": "a" for number in range(200)}, {"X": "a" * 9000}, {"Content-Length": "5"}],
    ids=["many", "long", "body"],
)
def test_a_handshake_that_cannot_be_read_is_refused(port: int, headers: dict[str, str]) -> None:
    answer = talk(port, raw.handshake("x", headers) + b"hello")
    assert b" 431 " in answer or b" 400 " in answer


def test_a_socket_that_is_gone_stays_in_no_cycle(port: int) -> None:
    """What does stays in memory for long, for all that is there is looked through rarely."""

    def there() -> int:
        kinds = (LimitedHttp, LimitedWebSocket)  # the one is what becomes the other
        return sum(isinstance(each, kinds) for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = there()
        for _ in range(20):
            with upgraded(port) as connection:
                connection.sendall(raw.frame(raw.CLOSE, raw.GOODBYE))
                read_all(connection)
        end = time.monotonic() + 10
        while there() > before and time.monotonic() < end:
            time.sleep(0.05)
        assert there() <= before
    finally:
        gc.enable()


def test_messages_arrive_whole_and_in_order(port: int) -> None:
    with upgraded(port) as connection:
        connection.sendall(raw.frame(raw.TEXT, b"one"))
        connection.sendall(raw.frame(raw.TEXT, b"t", end=False) + raw.frame(raw.CONT, b"wo"))
        connection.sendall(raw.frame(raw.PING, b"!") + raw.frame(raw.BINARY, b"\xff"))
        data = b""
        while b"bytes" not in data:
            data += connection.recv(1000)
        connection.sendall(raw.frame(raw.CLOSE, raw.GOODBYE))
        assert close_code(read_all(connection)) == 1000
    assert data.replace(b"\x8a\x01!", b"") == b"\x81\x03one\x81\x03two\x81\x05bytes"
    assert b"\x8a\x01!" in data


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (raw.frame(raw.TEXT, b"\xff"), 1007),
        (raw.frame(raw.TEXT, b"\xc3", end=False) + raw.frame(raw.CONT, b"("), 1007),
        (raw.frame(raw.TEXT, b"", end=False) + raw.frame(raw.CONT, b"", end=False) * WAITING, 1009),
        (raw.frame(raw.TEXT, b"a" * 16385), 1009),
        (raw.frame(raw.TEXT, b"a") * (WAITING + 10), 1008),
        (raw.frame(raw.TEXT, b"a", masked=False), 1002),
    ],
    ids=["utf-8", "utf-8 in parts", "fragments", "size", "many", "mask"],
)
def test_what_a_socket_cannot_take_closes_it_with_a_reason(
    port: int, data: bytes, code: int
) -> None:
    with upgraded(port) as connection:
        connection.sendall(data)
        assert close_code(read_all(connection)) == code


def test_what_is_no_text_leaves_no_trace_in_the_log(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    with upgraded(port) as connection:
        connection.sendall(raw.frame(raw.TEXT, b"\xff"))
        read_all(connection)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    "data",
    [raw.frame(raw.TEXT, b"\xff"), raw.frame(raw.TEXT, b"", masked=False), b"\x81\xff" * 10],
    ids=["utf-8", "mask", "size"],
)
def test_who_does_not_wait_to_be_let_in_gets_nowhere(
    port: int, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(port, raw.handshake("late")) as connection:
        time.sleep(0.1)
        connection.sendall(data)
        assert b"\x81" not in read_all(connection)
    time.sleep(0.4)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert talk(port, GET).endswith(b"\r\n\r\n0")


def test_whoever_pings_and_never_reads_is_let_go(port: int) -> None:
    with upgraded(port) as connection:
        assert is_let_go(connection, raw.frame(raw.PING, b"a" * 125) * 1000)


TINY = {
    "pongs": raw.frame(raw.PONG, b""),
    "pings": raw.frame(raw.PING, b""),
    "texts": raw.frame(raw.TEXT, b""),
    "whole texts": raw.frame(raw.TEXT, b"", end=False) + raw.frame(raw.CONT, b""),
}


@pytest.mark.parametrize("size", [2**18, 1_000, 7], ids=["at once", "in pieces", "in bits"])
@pytest.mark.parametrize("closing", [False, True], ids=["open", "closing"])
@pytest.mark.parametrize("kind", TINY)
def test_of_countless_frames_few_are_parsed(
    kind: str, size: int, monkeypatch: pytest.MonkeyPatch, *, closing: bool
) -> None:
    """Neither while the socket is open, nor while it waits for the other side to close it too."""
    frames: list[Frame] = []
    take = ServerProtocol.recv_frame

    def counted(protocol: ServerProtocol, frame: Frame) -> None:
        frames.append(frame)
        take(protocol, frame)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if closing:
            await send({"type": "websocket.close"})

    async def run() -> None:
        connection, state = connect(application, transport)
        await asyncio.gather(*state.tasks)
        for first in range(0, len(data), size):
            connection.data_received(data[first : first + size])

    data = (TINY[kind] * 2**15)[: 2**18]
    transport = Written()
    monkeypatch.setattr(ServerProtocol, "recv_frame", counted)
    asyncio.run(run())
    assert len(frames) < 3 * WAITING
    assert close_code(b"".join(transport.calls[1:])) == (1000 if closing else 1008)


def test_what_honest_clients_send_together_is_all_taken() -> None:
    """Dozens of commands, a few pings among them, a message in many parts; and the answers to
    pings do not add up over the hours."""
    texts: list[object] = []
    transport = Written()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            texts.append(message["text"])

    async def run() -> None:
        connection, state = connect(application, transport)
        await asyncio.sleep(0)
        connection.data_received(raw.frame(raw.TEXT, b"command") * 200)
        connection.data_received(raw.frame(raw.PING, b"?") * 20)
        large = raw.frame(raw.TEXT, b"l" * 16_000)
        for first in range(0, len(large), 100):
            connection.data_received(large[first : first + 100])
        connection.data_received(
            raw.frame(raw.TEXT, b"p", end=False)
            + raw.frame(raw.CONT, b"p", end=False) * 100
            + raw.frame(raw.CONT, b"p")
        )
        for _ in range(500):
            connection._heard -= 1.0
            connection.data_received(raw.frame(raw.PONG, b"") + raw.frame(raw.PONG, b"!"))
            connection.data_received(raw.frame(raw.PONG, b""))
        connection.connection_lost(None)
        await asyncio.gather(*state.tasks)

    asyncio.run(run())
    assert texts == ["command"] * 200 + ["l" * 16_000, "p" * 102]
    assert transport.calls[1:] == [b"\x8a\x01?"] * 20


def test_a_ping_is_not_answered_to_whoever_does_not_read() -> None:
    class Full(Written):
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    async def run() -> None:
        connection, state = connect(app, transport)
        await asyncio.sleep(0)
        connection.pause_writing()
        connection.data_received(raw.frame(raw.PING, b"?"))
        connection.connection_lost(None)
        await asyncio.gather(*state.tasks)

    transport = Full()
    asyncio.run(run())
    assert transport.aborted
    assert len(transport.calls) == 1


class Written(asyncio.Transport):
    """Keeps what it is given, call by call."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.calls.append(bytes(data))

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def test_what_is_pushed_together_is_sent_together_and_in_order() -> None:
    transport = Written()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        transport.calls.clear()
        push = scope["extensions"][PUSH]["push"]
        assert push(b"one")
        assert push(b"two")
        assert transport.calls == []
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert push(b"three")
        await send({"type": "websocket.send", "text": "four"})
        assert push(b"five")
        await send({"type": "websocket.close"})

    asyncio.run(talked(application, transport))
    assert transport.calls == [
        b"\x81\x03one\x81\x03two",
        b"\x81\x05three",
        b"\x81\x04four",
        b"\x81\x04five",
        b"\x88\x02\x03\xe8",
    ]


class Broken(Written):
    """Takes a handshake, and nothing after it."""

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        raise RuntimeError("it is gone")


def test_a_broken_connection_keeps_nothing_from_the_others() -> None:
    fine = Written()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert scope["extensions"][PUSH]["push"](b"one")
        await asyncio.sleep(0.01)

    asyncio.run(talked(application, Broken(), fine))
    assert fine.calls[-1] == b"\x81\x03one"


TALK = b"".join(
    (
        raw.frame(raw.TEXT, b"one"),
        raw.frame(raw.TEXT, b"t" * 125),
        raw.frame(raw.PING, b"!"),
        raw.frame(raw.TEXT, b"l" * 126),
        raw.frame(raw.TEXT, b"", end=False),
        raw.frame(raw.PING, b"\x81\x80"),
        raw.frame(raw.CONT, b"parts"),
        raw.frame(raw.TEXT, b""),
        raw.frame(raw.TEXT, "\u00e9".encode()),
    )
)
TEXTS = ["one", "t" * 125, "l" * 126, "parts", "", "\u00e9"]


@pytest.mark.parametrize("size", [*range(1, 30), 131, 133, 140, len(TALK)])
def test_it_does_not_matter_in_what_pieces_frames_come(size: int) -> None:
    pieces = [TALK[first : first + size] for first in range(0, len(TALK), size)]
    assert heard(pieces) == TEXTS


def test_what_comes_frame_by_frame_is_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short texts do not even wake the parser."""
    frames = [
        raw.frame(raw.TEXT, b"one"),
        raw.frame(raw.TEXT, b"l" * 200),
        raw.frame(raw.TEXT, b"two"),
        raw.frame(raw.TEXT, b"half", end=False),
        raw.frame(raw.CONT, b" and half"),
        raw.frame(raw.TEXT, b"three"),
    ]
    parsed: list[bytes] = []
    parse = ServerProtocol.receive_data

    def counted(protocol: ServerProtocol, data: bytes) -> None:
        parsed.append(data)
        parse(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", counted)
    assert heard(frames) == ["one", "l" * 200, "two", "half and half", "three"]
    assert parsed == [UPGRADE, frames[1], frames[3], frames[4]]


def test_a_text_within_another_one_is_refused() -> None:
    frames = [raw.frame(raw.TEXT, b"begun", end=False), raw.frame(raw.TEXT, b"other")]
    assert heard(frames) == [1002]


def test_only_who_is_silent_is_asked_whether_anybody_is_there() -> None:
    """And is asked as long after the last word as after the last answer."""
    transport = Written()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass

    async def run() -> None:
        config = uvicorn.Config(application, ws=LimitedWebSocket, ws_ping_interval=20.0)
        config.load()
        state = ServerState()
        connection = LimitedWebSocket(config, state, {})
        connection.connection_made(transport)
        connection.data_received(UPGRADE)
        await asyncio.sleep(0)
        connection.data_received(raw.frame(raw.TEXT, b"here"))
        word = asyncio.get_running_loop().time()
        connection.send_keepalive_ping()
        assert not pinged(transport)
        assert connection.ping_timer is not None
        assert connection.ping_timer.when() - word == pytest.approx(20.0, abs=0.1)
        connection._heard -= 20.0
        connection.send_keepalive_ping()
        assert pinged(transport)
        connection.data_received(raw.frame(raw.PONG, b""))
        assert connection._heard >= word
        connection.send_keepalive_ping()
        assert not closed(transport)
        connection._heard -= 20.0
        connection.send_keepalive_ping()
        connection.send_keepalive_ping()  # and nothing was heard in between
        assert closed(transport)
        connection.connection_lost(None)
        await asyncio.gather(*state.tasks)

    asyncio.run(run())


def pinged(transport: Written) -> bool:
    """Whether a ping was sent."""
    return any(call.startswith(b"\x89") for call in transport.calls)


def closed(transport: Written) -> bool:
    """Whether it was said that the connection is closed for nobody answers."""
    return any(call.startswith(b"\x88") and b"ping timeout" in call for call in transport.calls)


def heard(pieces: Sequence[bytes]) -> list[object]:
    """The texts that an application gets if these pieces arrive, and the code of an end."""
    texts: list[object] = []

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while len(texts) < len(TEXTS):
            try:
                message = await asyncio.wait_for(receive(), 0.05)
            except TimeoutError:
                return
            texts.append(message.get("text", message.get("code")))

    async def run() -> None:
        connection, state = connect(application, Written())
        await asyncio.sleep(0)
        for piece in pieces:
            connection.data_received(piece)
        await asyncio.gather(*state.tasks)

    asyncio.run(run())
    return texts


def connect(application: ASGIApp, transport: Written) -> tuple[LimitedWebSocket, ServerState]:
    """A socket to an application, which has been asked to accept it."""
    config = uvicorn.Config(
        application, ws=LimitedWebSocket, ws_max_size=16384, ws_per_message_deflate=False
    )
    config.load()
    state = ServerState()
    connection = LimitedWebSocket(config, state, {})
    connection.connection_made(transport)
    connection.data_received(UPGRADE)
    return connection, state


async def talked(application: ASGIApp, *transports: Written) -> None:
    """Let an application talk over sockets until it has enough."""
    config = uvicorn.Config(application, ws=LimitedWebSocket, ws_per_message_deflate=False)
    config.load()
    state = ServerState()
    for transport in transports:
        connection = LimitedWebSocket(config, state, {})
        connection.connection_made(transport)
        connection.data_received(UPGRADE)
    await asyncio.gather(*state.tasks)
