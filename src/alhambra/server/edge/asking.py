"""What describes an endpoint; reading requests and making responses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ..errors import BadMessage, TooLarge, WrongType
from ..wire import updates

MAX_BODY = 16 * 1024
"""The most bytes of a request's body."""
MAX_QUERY = 2_000
"""The most bytes of a request's parameters: several times what any request needs."""


@dataclass(frozen=True, slots=True)
class Query:
    """A query parameter."""

    name: str
    kind: Any
    summary: str
    needed: bool = False


Handler = Callable[[Any, Request], Awaitable[Response]]
"""Called with the `Api` and the request."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    body: Any = None
    answer: Any = None
    media: str = "application/json"
    status: int = 200
    token: str = "none"
    """`none`, `optional` or `needed`."""
    queries: tuple[Query, ...] = ()
    refusals: tuple[int, ...] = field(default=())


_Asked = TypeVar("_Asked", bound=Struct)


def query(request: Request, kind: type[_Asked]) -> _Asked:
    """The query parameters. Raises `BadMessage`."""
    if len(request.scope["query_string"]) > MAX_QUERY:
        raise BadMessage(f"the parameters may have at most {MAX_QUERY} bytes")
    given = request.query_params.multi_items()
    if len({name for name, _ in given}) < len(given):
        raise BadMessage("a parameter may be given only once")
    if any("\0" in value for _, value in given):  # PostgreSQL has no such texts
        raise BadMessage("a parameter may not contain the character NUL")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(f"the parameters do not fit: {error!s:.200}") from None


async def body(request: Request, most: int = MAX_BODY) -> bytes:
    """The body of a request, if it claims to be JSON and is not too large."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise WrongType("send JSON, with the header Content-Type: application/json")
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise TooLarge(f"this request may have at most {most} bytes")
    except ClientDisconnect:
        raise BadMessage("the request broke off") from None
    return bytes(data)


NOT_KEPT = {"cache-control": "no-store"}
"""Headers that forbid caching."""


def answer(value: object, status: int = 200) -> Response:
    """A JSON response, never cached."""
    return written(updates.encode(value), status)


def written(data: bytes, status: int = 200) -> Response:
    """The same for data that is JSON already."""
    return Response(data, status, NOT_KEPT, "application/json")
