"""Requests to push services: TLS, public addresses only, no redirects, within a time limit."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    import ssl

SECONDS = 10.0
"""The most seconds a request may take, from DNS lookup to the response headers."""
HEAD = 16 * 1024
"""The most bytes of response headers; the body is not read."""
LONGEST = 1000
"""The most characters of a URL."""
LOOKUPS = 8
"""The most hosts that are looked up at once."""

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_EMBEDDING = ipaddress.ip_network("64:ff9b::/96")  # NAT64: stands for an IPv4 address


class Forbidden(Exception):
    """The address cannot be that of a push service on the public internet."""


class Unreachable(Exception):
    """There was no answer, or none in HTTP."""


class Answer(NamedTuple):
    """What a push service said."""

    status: int
    retry_after: int
    """Seconds to wait; 0 if it did not say."""


class Poster:
    """Sends requests to public addresses, and to networks that are allowed besides."""

    def __init__(self, networks: Sequence[str] = (), seconds: float = SECONDS) -> None:
        """Allow `networks` besides public addresses; a request may take `seconds`."""
        self._networks: list[Network] = [ipaddress.ip_network(each, False) for each in networks]
        self._seconds = seconds
        self._tls: ssl.SSLContext | None = None
        # Threads of their own: a name server that stays silent holds up nobody else's work.
        self._lookups: ThreadPoolExecutor | None = None

    def check(self, url: str) -> SplitResult:
        """Raise `Forbidden` for a bad URL, as far as can be told without looking up its host."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Forbidden("it is not an address") from None
        clean = re.fullmatch(r"[!-~]+", url) is not None and "\\" not in url
        if parts.scheme != "https" or not parts.hostname or len(url) > LONGEST or not clean:
            raise Forbidden("it does not begin with https://, or is too long")
        if parts.username is not None or parts.password is not None or "#" in url:
            raise Forbidden("it has a password or a fragment")
        if port not in (None, 443) and not self._networks:
            raise Forbidden("push services are at port 443")
        with suppress(ValueError):
            self._allow(ipaddress.ip_address(parts.hostname), port or 443)
        return parts

    def host(self, url: str) -> str:
        """The host of a URL; empty for a bad one."""
        try:
            return str(self.check(url).hostname)
        except Forbidden:
            return ""

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a message. Raises `Forbidden` or `Unreachable`; redirects are not followed."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(parts, headers, body)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from error  # TimeoutError is an OSError

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> Answer:
        host, port = str(parts.hostname), parts.port or 443
        if self._tls is None:
            self._tls = await asyncio.to_thread(_context)
        reader, writer = await asyncio.open_connection(
            await self._resolve(host, port), port, ssl=self._tls, server_hostname=host, limit=HEAD
        )
        try:
            path = parts.path or "/"
            lines = [
                f"POST {path}{'?' if parts.query else ''}{parts.query} HTTP/1.1",
                f"Host: {parts.netloc}",
                *(f"{name}: {value}" for name, value in headers.items()),
                f"Content-Length: {len(body)}",
                "Connection: close",
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return _answer(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()

    async def _resolve(self, host: str, port: int) -> str:
        """The first address of a host. Raises `Forbidden` unless all its addresses are allowed."""
        if self._lookups is None:
            self._lookups = ThreadPoolExecutor(LOOKUPS, "push-lookup")
        answers = await asyncio.get_running_loop().run_in_executor(
            self._lookups, partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        )
        found = [str(each[4][0]) for each in answers]
        for each in found:
            self._allow(ipaddress.ip_address(each.partition("%")[0]), port)
        return found[0]

    def _allow(self, address: Address, port: int) -> None:
        inner = getattr(address, "ipv4_mapped", None) or address
        if any(inner in each for each in self._networks):
            return
        if port != 443:
            raise Forbidden("push services are at port 443")
        hidden = isinstance(inner, ipaddress.IPv6Address) and (
            inner in _EMBEDDING or inner.sixtofour is not None or inner.teredo is not None
        )
        if not inner.is_global or inner.is_multicast or hidden:
            raise Forbidden("it is in a private network")


def _context() -> ssl.SSLContext:
    import ssl  # here, because Python in a browser does not have it

    return ssl.create_default_context()


def _answer(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    found = re.fullmatch(r"HTTP/1\.[01] (\d{3})( .*)?", first)
    if found is None:
        raise ValueError("no HTTP")
    wait = 0
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "retry-after" and re.fullmatch(r"\d{1,6}", value.strip()):
            wait = int(value)
    return Answer(int(found[1]), wait)
