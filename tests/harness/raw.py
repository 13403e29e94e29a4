"""HTTP and WebSocket at the byte level, for clients that violate them."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""The opcodes of frames."""
GOODBYE = b"\x03\xe8"
"""The body of a normal close frame: code 1000."""
SECONDS = 60.0
"""How long an answer, or closing a connection, may take on a busy machine."""

_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_BODILESS = (204, 304)
_RESERVED = 4  # position of the reserved bits in a frame


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    """0 if the connection was closed without an answer."""
    media: str
    body: bytes


NOTHING = Answer(0, "", b"")


class Closed(Exception):
    """The socket was closed with this code; 1006 if there was none."""

    def __init__(self, code: int) -> None:
        """Take the code."""
        super().__init__(code)
        self.code = code


def request(
    method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
) -> bytes:
    """A request; the given headers override the correct ones."""
    lines = {"Host": "localhost", "Connection": "close", **(headers or {})}
    if body:
        lines.setdefault("Content-Length", str(len(body)))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body


def order(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """A request as ordinary clients send it, with JSON and a token."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return request(method, path, b"" if body is None else json.dumps(body).encode(), headers)


def handshake(table: str, headers: Mapping[str, str] | None = None) -> bytes:
    """The handshake for a socket to a table."""
    wanted = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": _KEY,
        "Sec-WebSocket-Version": "13",
    }
    return request("GET", f"/api/tables/{table}/socket", headers=wanted | dict(headers or {}))


def frame(
    kind: int, data: bytes, *, end: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """A WebSocket frame, correct or not."""
    head = bytes([end << 7 | reserved << _RESERVED | kind])
    mask = masked << 7
    if len(data) < 126:
        head += bytes([mask | len(data)])
    elif len(data) < 2**16:
        head += struct.pack("!BH", mask | 126, len(data))
    else:
        head += struct.pack("!BQ", mask | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


async def connection(port: int, source: str = "") -> Streams:
    """Connect to a server on this machine, from the local address `source` if given."""
    local = (source, 0) if source else None
    return await asyncio.open_connection("127.0.0.1", port, local_addr=local)


async def ask(port: int, data: bytes, *, source: str = "") -> Answer:
    """Send bytes and read the answer. Raises `TimeoutError` if the connection stays open."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await connection(port, source)
        try:
            writer.write(data)
            answers = await _answers(reader, [data])
            with suppress(ConnectionError):
                await reader.read()
        finally:
            writer.close()
        return answers[0] if answers else NOTHING


async def ask_all(port: int, requests: Sequence[bytes], *, source: str = "") -> list[Answer]:
    """Send requests together on one connection, and read the answers.

    An answer may end the connection; the remaining requests are then resent on another one. Send
    only as many as the server lets wait.
    """
    answers: list[Answer] = []
    while len(answers) < len(requests):
        rest = requests[len(answers) :]
        reader, writer = await connection(port, source)
        try:
            writer.write(b"".join(map(_kept_open, rest[:-1])) + rest[-1])
            came = await _answers(reader, rest)
        finally:
            writer.close()
        answers += came or [NOTHING]
    return answers


def _kept_open(data: bytes) -> bytes:
    """The request with keep-alive, since another one follows."""
    return data.replace(b"Connection: close", b"Connection: keep-alive", 1)


async def _answers(reader: asyncio.StreamReader, requests: Sequence[bytes]) -> list[Answer]:
    """The answers to requests, until the connection ends."""
    answers: list[Answer] = []
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        for data in requests:
            async with asyncio.timeout(SECONDS):
                answers.append(await _next_answer(reader, data))
    return answers


async def _next_answer(reader: asyncio.StreamReader, request: bytes) -> Answer:
    """Read an answer. Raises `IncompleteReadError` if there is none, or only a part of one."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status = int(head.split(maxsplit=2)[1])
    if status == 100:
        return await _next_answer(reader, request)
    media = re.search(r"^content-type: ([^\r;]*)", head, re.I | re.M)
    body = b"" if request.startswith(b"HEAD ") or status in _BODILESS else await _body(reader, head)
    return Answer(status, media[1] if media else "", body)


async def _body(reader: asyncio.StreamReader, head: str) -> bytes:
    """Read the body, with the length that the head gives."""
    if length := re.search(r"^content-length: (\d+)", head, re.I | re.M):
        return await reader.readexactly(int(length[1]))
    if not re.search(r"^transfer-encoding: chunked", head, re.I | re.M):
        return await reader.read()
    chunks = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        chunks.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readexactly(2)
    return b"".join(chunks)


class Socket:
    """A WebSocket to a table that can send anything."""

    def __init__(self, streams: Streams) -> None:
        """Take streams after the handshake."""
        self._reader, self.writer = streams

    @classmethod
    async def open(
        cls, port: int, table: str, headers: Mapping[str, str] | None = None, source: str = ""
    ) -> Socket:
        """Connect. Raises `Closed` with the HTTP status if the server refuses."""
        async with asyncio.timeout(SECONDS):
            reader, writer = await connection(port, source)
            writer.write(handshake(table, headers))
            try:
                status = int((await reader.readuntil(b"\r\n\r\n")).split()[1])
            except (ConnectionError, asyncio.IncompleteReadError):
                status = 0
            if status != 101:
                writer.close()
                raise Closed(status)
            return cls((reader, writer))

    @classmethod
    async def joined(cls, port: int, table: str, token: str = "", source: str = "") -> Socket:
        """Connect and join, with a token or without, and read the first message."""
        socket = await cls.open(port, table, source=source)
        socket.send(json.dumps({"type": "join", "token": token}).encode())
        await socket.receive()
        return socket

    def send(self, data: bytes) -> None:
        """Send bytes as a text frame, valid UTF-8 or not."""
        self.writer.write(frame(TEXT, data))

    async def receive(self) -> bytes:
        """The next message. Raises `Closed`, and `TimeoutError` if nothing comes."""
        async with asyncio.timeout(SECONDS):
            while True:
                kind, data = await self._frame()
                if kind == TEXT:
                    return data
                if kind == CLOSE:
                    raise Closed(struct.unpack("!H", data[:2])[0] if data else 1005)
                if kind == PING:
                    self.writer.write(frame(PONG, data))

    async def close_code(self) -> int:
        """Read until the socket is closed; returns the code."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed.code

    def close(self) -> None:
        """Close the connection without a close frame."""
        self.writer.close()

    async def _frame(self) -> tuple[int, bytes]:
        try:
            first, size = await self._reader.readexactly(2)
            if size == 126:
                [size] = struct.unpack("!H", await self._reader.readexactly(2))
            elif size == 127:
                [size] = struct.unpack("!Q", await self._reader.readexactly(8))
            return first & 0x0F, await self._reader.readexactly(size)
        except (ConnectionError, asyncio.IncompleteReadError):
            raise Closed(1006) from None
