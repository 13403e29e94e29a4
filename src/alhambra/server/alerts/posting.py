"""One request to a push service: over TLS, to a public address, never further, and not for long."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    import ssl

SECONDS = 10.0
"""The most that a request may take, from the name's look-up to the answer's head."""
HEAD = 16 * 1024
"""The most bytes of an answer's head; its body is not read."""
LONGEST = 1000
"""The most characters of an address."""

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_EMBEDDING = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses behind a gateway


class Forbidden(Exception):
    """The address is none of a push service on the public internet."""


class Unreachable(Exception):
    """Nobody answered, or not as a push service does."""


class Answer(NamedTuple):
    """What a push service said."""

    status: int
    retry_after: int
    """Seconds to wait; 0 if it did not say."""


class Poster:
    """Sends requests, whatever networks besides the public ones are allowed."""

    def __init__(self, networks: Sequence[str] = (), seconds: float = SECONDS) -> None:
        """Nothing is asked yet."""
        self._networks: list[Network] = [ipaddress.ip_network(each, False) for each in networks]
        self._seconds = seconds
        self._tls: ssl.SSLContext | None = None

    def check(self, url: str) -> SplitResult:
        """Raise `Forbidden` for what is no address of a push service, as far as it shows."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Forbidden("it is no address") from None
        clean = re.fullmatch(r"[!-~]+", url) is not None and "\\" not in url
        if parts.scheme != "https" or not parts.hostname or len(url) > LONGEST or not clean:
            raise Forbidden("it does not begin with https://, or is too long")
        if parts.username is not None or parts.password is not None or "#" in url:
            raise Forbidden("it has a password or a fragment")
        if port not in (None, 443) and not self._networks:
            raise Forbidden("push services are at port 443")
        with suppress(ValueError):
            self._allow(ipaddress.ip_address(parts.hostname))
        return parts

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a message. Raises `Forbidden` or `Unreachable`; leads elsewhere are not followed."""
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
        """An address of a name, if all that it has are allowed."""
        loop = asyncio.get_running_loop()
        found = [str(each[4][0]) for each in await loop.getaddrinfo(host, port, type=1)]
        for each in found:
            self._allow(ipaddress.ip_address(each.partition("%")[0]))
        return found[0]

    def _allow(self, address: Address) -> None:
        inner = getattr(address, "ipv4_mapped", None) or address
        if any(inner in each for each in self._networks):
            return
        hidden = isinstance(inner, ipaddress.IPv6Address) and (
            inner in _EMBEDDING or inner.sixtofour is not None or inner.teredo is not None
        )
        if not inner.is_global or inner.is_multicast or hidden:
            raise Forbidden("it is in a private network")


def _context() -> ssl.SSLContext:
    import ssl  # a browser has none

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
