"""ASGI middleware that checks host, origin and rates, and adds headers to every response."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import NotAllowed, TooMany
from ..wire import updates
from .hosts import Hosts
from .limits import Limiter, network

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly, for offline play in the browser
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
"""Sent with every response. A table's link is a secret, so no `Referer` may leak it."""

_PREFLIGHT = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}

_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


class Access:
    """The middleware."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Hosts,
        origins: Sequence[str],
        requests: Limiter,
        sockets: int,
    ) -> None:
        """Allow `origins` besides our own, and `sockets` per address, 0 for no limit."""
        self._app = app
        self._hosts = hosts
        self._origins = frozenset(origins)
        self._requests = requests
        self._most = sockets
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        origin = asked.get("origin")
        friend = origin if origin in self._origins else None

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if friend is not None:
                    headers["access-control-allow-origin"] = friend
                    headers.add_vary_header("origin")
            await send(message)

        wait = self._requests.allow(address(scope))
        if wait:
            error = TooMany("too many requests; wait a little", wait)
            await _refuse(with_headers, 429, updates.encode(updates.refusal(error)), wait)
        elif not self._known(asked):
            await _refuse(with_headers, 421, updates.encode(updates.refusal(_elsewhere())))
        elif scope["method"] not in _SAFE and not self._from_home(scope):
            await _refuse(with_headers, 403, updates.encode(updates.refusal(_foreign())))
        elif friend is not None and "access-control-request-method" in asked:
            await _allow(with_headers)
        else:
            await self._app(scope, receive, with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Closing before the handshake is accepted answers with status 403."""
        who = address(scope)
        if (
            self._requests.allow(who)
            or not self._known(Headers(scope=scope))
            or not self._from_home(scope)
            or (self._most and self._sockets[who] >= self._most)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self._sockets[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _known(self, asked: Headers) -> bool:
        """Whether the `Host` header is one of ours; browsers always send it."""
        host = asked.get("host")
        return host is None or self._hosts.knows(host)

    def _from_home(self, scope: Scope) -> bool:
        """Whether a request comes from one of our own pages, or not from a page at all."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        host = headers.get("host")
        return origin in (f"http://{host}", f"https://{host}")


def address(scope: Scope) -> str:
    """The key by which a client is rate-limited: its address, or its IPv6 network."""
    client = scope.get("client")
    return network(str(client[0])) if client else "?"


def _elsewhere() -> NotAllowed:
    return NotAllowed(
        "host", "this server is not known by that name; see ALHAMBRA_PUBLIC_URL and ALHAMBRA_HOSTS"
    )


def _foreign() -> NotAllowed:
    return NotAllowed(
        "origin", "pages of other sites may not use this server; see ALHAMBRA_ORIGINS"
    )


async def _allow(send: Send) -> None:
    """Answer a CORS preflight of an allowed origin."""
    headers = [(name.encode(), value.encode()) for name, value in _PREFLIGHT.items()]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body"})


async def _refuse(send: Send, status: int, body: bytes, wait: float = 0.0) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % math.ceil(wait)))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
