"""HTTP and WebSocket byte by byte, for clients that do not keep to them."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""Kinds of frames."""
GOODBYE = b"\x03\xe8"
"""What a frame holds that closes a socket when all is well: 1000."""
SECONDS = 30.0
"""How long an answer may take, and a connection to be closed."""

_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_RESERVED = 4  # where the reserved bits of a frame are


class Answer(NamedTuple):
    """What came back for a request."""

    status: int
    """0 if the connection was closed without a word."""
    media: str
    body: bytes


class Closed(Exception):
    """The socket is closed, with a code; 1006 if there was none."""

    def __init__(self, code: int) -> None:
        """Say which."""
        super().__init__(code)
        self.code = code


def request(
    method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
) -> bytes:
    """A request; whatever the headers say goes before what would be right."""
    lines = {"Host": "localhost", "Connection": "close", **(headers or {})}
    if body:
        lines.setdefault("Content-Length", str(len(body)))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body


def handshake(table: str, headers: Mapping[str, str] | None = None) -> bytes:
    """What asks for a socket to a table."""
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
    """A frame as clients send them, or as they must not."""
    head = bytes([end << 7 | reserved << _RESERVED | kind])
    mask = masked << 7
    if len(data) < 126:
        head += bytes([mask | len(data)])
    elif len(data) < 2**16:
        head += struct.pack("!BH", mask | 126, len(data))
    else:
        head += struct.pack("!BQ", mask | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


async def ask(port: int, data: bytes, *, half_closed: bool = False) -> Answer:
    """Send bytes and read the answer. Raises `TimeoutError` if the connection stays open."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(data)
            if half_closed:
                writer.write_eof()
            return await read_answer(reader)
        except ConnectionError:
            return Answer(0, "", b"")
        finally:
            writer.close()


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """An answer, and on to the end of the connection."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.IncompleteReadError:
        return Answer(0, "", b"")
    status = int(head.split()[1])
    if status == 100:
        return await read_answer(reader)
    length = re.search(r"^content-length: (\d+)", head, re.I | re.M)
    media = re.search(r"^content-type: ([^\r;]*)", head, re.I | re.M)
    body = (await reader.read())[: int(length[1]) if length else None]
    return Answer(status, media[1] if media else "", body)


class Socket:
    """A WebSocket to a table, of somebody who may send anything."""

    def __init__(self, streams: Streams) -> None:
        """After the handshake."""
        self._reader, self.writer = streams

    @classmethod
    async def open(cls, port: int, table: str, headers: Mapping[str, str] | None = None) -> Socket:
        """Connect. Raises `Closed` with the status if the server does not want to."""
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(table, headers))
            try:
                status = int((await reader.readuntil(b"\r\n\r\n")).split()[1])
            except (ConnectionError, asyncio.IncompleteReadError):
                status = 0
            if status != 101:
                writer.close()
                raise Closed(status)
            return cls((reader, writer))

    def send(self, data: bytes) -> None:
        """Send text, whatever its bytes."""
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
        """Read on until the socket is closed."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed.code

    def close(self) -> None:
        """Hang up."""
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
