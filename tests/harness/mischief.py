"""What hostile clients send, by kind; reproducible with the same dice."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from . import raw
from .client import Json

TOO_LONG = 16 * 1024 + 1
"""Bytes: one more than the server reads of a message."""

_WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    "",
    "x",
    [],
    [1],
    {},
    {"a": 1},
    "\x00",
    "null",
    2**70,
)
_NUMBERS = (
    "-1", "-0", "0.5", "1e2", "1e999", "-1e999", "1e-999", "NaN", "Infinity", "-Infinity", "0x10",
    "00", "+1", "2147483649", "9223372036854775808", "-9223372036854775809", "9" * 300, "9" * 5000,
    "1" + "0" * 4299, "1e", ".5", "1_000",
)  # fmt: skip
_TEXTS = (
    rb"\ud800", rb"\udfff\ud800", rb"\ud83d", rb"\u0000", rb"\u202eevil\u2066", rb"\u200b", rb"\q",
    rb"\u12", b"\x00", b"\x1b[2J", b"\n", b"\xff\xfe", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90",
    "a\u0300".encode() * 200, b"%00%0a%0d", b"<script>alert(1)</script>", b"'; DROP TABLE log; --",
    b"${jndi:ldap://x}", b"{{7*7}}", b"../../../../etc/passwd", b"A" * 400,
)  # fmt: skip
_SHAPES = (
    b"", b"null", b"[]", b"{}", b"1", b'""', b"true", b"{}{}", b'{"type":1}', b'{"type":null}',
    b'{"type":"nothing"}', b'{"type":"join","type":"start"}', b'{"type":"face","seat":9}',
)  # fmt: skip
ODD_TABLES = (
    "..", "%2e%2e", "%00", "%ff", "-", "a", "null", "0", "aaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAA-",
    "%F0%9F%98%80", "a" * 500, "socket", "..%2f..%2fapp.py", "%ed%a0%80", "a%2fb", ";", "?", "%",
    "%zz", "%25%30%30", "%20" * 16,
)  # fmt: skip
_PATHS = (
    "/page/../../app.py", "/page/..%2f..%2fapp.py", "/page/%2e%2e/%2e%2e/app.py", "/page/%00",
    "/page//etc/passwd", "/page/....//....//app.py", "/page/..%5c..%5capp.py", "/page/%c0%ae/",
    "/page/" + "a" * 300, "/page/" + "a/" * 300, "/../../etc/passwd", "//etc/passwd", "/t/../api",
    "/t/%00", "/api/%2e%2e/", "/api/tables/", "/api//lobby", "/.git/config", "/api/openapi.json/..",
    "/api/metrics%0d%0aX-Evil:%201", "/%0d%0aSet-Cookie:%20a=b", "/api/lobby%00", "/\\..\\..\\x",
    "/api/lobby;a=b", "*", "http://evil.example/api/lobby", "/api/tables/%ff%ff/replay",
)  # fmt: skip
_QUERIES = (
    "seat=-1", "seat=99", "seat=0&seat=1", "seat=", "seat=1.0", "seat=%00", "after=NaN", "after=-2",
    "after=99999999999999999999", "wait=nan", "wait=inf", "wait=-1", "wait=1e9", "wait=%F0", "x=1",
    "tile=", "tile=T9NE&seat=9", "tile=%00", "tile=" + "T" * 100, "&&&&", "=", "%", "seat[]=1",
    "seat=٣", "a&" * 3000,
)  # fmt: skip
_TYPES = (
    "", "text/plain", "application/xml", "multipart/form-data", "application/jsonp", "json",
    "application/x-www-form-urlencoded", "application/json\x01", "a" * 3000, ";charset=utf-8",
)  # fmt: skip
ORIGINS = (
    "null", "http://evil.example", "http://[", "http://[::1", "http://localhost.evil.example",
    "https://evil@localhost", "http://localhost:99999", "file://", "//localhost", "javascript:0",
    "http://localhost\x00", "a" * 4000, "http://" + "[" * 40,
)  # fmt: skip
HOSTS = (
    "evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost@evil.example", "[::1",
    "localhost:x", "evil.example.", "\x01", "[evil.example]", "a" * 4000 + ".example",
)  # fmt: skip
_TOKENS = (
    "", "Bearer", "Bearer x", "Basic YTpi", "Bearer g1.a.b", "Bearer g1..", "Bearer null",
    "bearer \xff", "Bearer " + "a" * 5000, "Bearer g1." + "A" * 22 + "." + "A" * 22, "Digest",
)  # fmt: skip


class Known(NamedTuple):
    """What a hostile client knows about a table, and its token there."""

    table: str
    token: str
    version: int = 10
    seats: int = 3


# Messages, as text on a socket or as the body of a request


def proper(dice: random.Random, known: Known) -> Json:
    """A message that could come from anybody."""
    seat = dice.choice((None, *range(known.seats)))
    version = max(0, known.version + dice.choice((0, 0, 0, -1, 1, -5, 2**30)))
    message: Json = dice.choice(
        (
            {"type": "sit", "name": "Mallory", "seat": seat},
            {"type": "sit-bot", "bot": "random"},
            {"type": "stand", "seat": seat},
            {"type": "start"},
            {"type": "play", "version": version, "action": "take b1 g2", "seat": seat},
            {"type": "play", "version": version, "action": "pass"},
            {"type": "undo", "version": version, "seat": seat},
            {"type": "end", "version": version},
            {"type": "propose", "seat": seat},
            {"type": "answer", "agrees": True, "seat": seat},
            {"type": "back", "seat": seat},
            {"type": "say", "text": "I know your cards", "seat": seat},
            {"type": "say", "quick": "hello"},
            {"type": "claim", "seat": seat or 0, "key": "A" * 22},
            {"type": "renew", "seat": seat},
            {"type": "seal", "seal": "a" * 64, "seat": seat},
            {"type": "lot", "lot": "b" * 64, "seat": seat},
            {"type": "rematch", "seal": "c" * 64},
            {"type": "rematch"},
        )
    )
    return {**message, "ref": f"{dice.choice('rc')}{dice.randrange(50)}"}  # honest refs have c


def _flipped(dice: random.Random, known: Known) -> bytes:
    data = bytearray(_encoded(dice, known))
    for _ in range(dice.choice((1, 1, 2, 5, 20))):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(data)


def _spliced(dice: random.Random, known: Known) -> bytes:
    """Bytes lost, doubled, or taken from another message."""
    data, other = _encoded(dice, known), _encoded(dice, known)
    begin, end = sorted((dice.randrange(len(data)), dice.randrange(len(data))))
    return data[:begin] + dice.choice((b"", other, data[begin:end] * 2)) + data[end:]


def _truncated(dice: random.Random, known: Known) -> bytes:
    data = _encoded(dice, known)
    return data[: dice.randrange(len(data))]


def _nested(dice: random.Random, known: Known) -> bytes:
    depth = dice.choice((30, 500, 1500))
    begin, end = dice.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'{"type":', b"}")))
    deep = begin * depth + b"1" + dice.choice((b"", end * depth))
    return dice.choice(
        (deep, b'{"type":"say","text":' + deep + b"}", b'{"type":"start","x":' + deep)
    )


def _mistyped(dice: random.Random, known: Known) -> bytes:
    message = proper(dice, known)
    message[dice.choice(list(message))] = dice.choice(_WRONG)
    return json.dumps(message).encode()


def _numbers(dice: random.Random, known: Known) -> bytes:
    field = dice.choice(("version", "seat", "agrees", "ref"))
    message = {**proper(dice, known), field: "NUMBER"}
    return json.dumps(message).encode().replace(b'"NUMBER"', dice.choice(_NUMBERS).encode())


def _texts(dice: random.Random, known: Known) -> bytes:
    field = dice.choice(("text", "action", "name", "ref", "key", "quick", "type", "bot"))
    message = {**proper(dice, known), field: "TEXT"}
    return json.dumps(message).encode().replace(b"TEXT", dice.choice(_TEXTS))


def _shapes(dice: random.Random, known: Known) -> bytes:
    """JSON or nearly, but no message of ours."""
    message = json.dumps(proper(dice, known))
    changed = (
        f"[{message}]", message * 2, f"\ufeff{message}", message.replace(":", "="),
        f'{message[:-1]},"more":1}}', json.dumps(message), f"{message}\x00", f"//\n{message}",
    )  # fmt: skip
    return dice.choice((*_SHAPES, *(each.encode() for each in changed), message.encode("utf-16")))


def _strange(dice: random.Random, known: Known) -> bytes:
    """A proper message from somebody who has no seat."""
    return _encoded(dice, known)


def _joins(dice: random.Random, known: Known) -> bytes:
    """Join again, maybe as somebody else."""
    token = dice.choice((known.token, "", "x", None))
    return json.dumps({"type": "join", "token": token}).encode()


Maker: TypeAlias = Callable[[random.Random, Known], bytes]

MESSAGES: dict[str, Maker] = {
    "flipped": _flipped,
    "spliced": _spliced,
    "truncated": _truncated,
    "nested": _nested,
    "mistyped": _mistyped,
    "numbers": _numbers,
    "texts": _texts,
    "shapes": _shapes,
    "strange": _strange,
    "joins": _joins,
}
"""Sent as text on a joined socket, or as the body of a command."""


# Bytes on a socket that end it


def _oversized(dice: random.Random, known: Known) -> bytes:
    size = TOO_LONG + dice.choice((0, 1, 50_000))
    return dice.choice(
        (
            raw.frame(raw.TEXT, b" " * size),
            raw.frame(raw.TEXT, b" " * 9000, end=False) + raw.frame(raw.CONT, b" " * 9000),
            b"\x81\xff" + struct.pack("!Q", dice.choice((2**31, 2**63 - 1, 2**64 - 1))),
        )
    )


def _no_utf8(dice: random.Random, known: Known) -> bytes:
    data = _encoded(dice, known) + dice.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5"))
    cut = dice.randrange(len(data))
    first = raw.frame(raw.TEXT, data[:cut], end=False)
    return dice.choice((raw.frame(raw.TEXT, data), first + raw.frame(raw.CONT, data[cut:])))


def _no_frame(dice: random.Random, known: Known) -> bytes:
    """Frames that RFC 6455 forbids."""
    data = _encoded(dice, known)
    return dice.choice(
        (
            raw.frame(raw.TEXT, data, masked=False),
            raw.frame(raw.TEXT, data, reserved=dice.randint(1, 7)),
            raw.frame(dice.choice((3, 4, 5, 6, 7, 11, 12, 15)), data),
            raw.frame(raw.CONT, data),
            raw.frame(raw.TEXT, data, end=False) + raw.frame(raw.TEXT, data),
            raw.frame(raw.PING, b"a" * 126),
            raw.frame(raw.PING, b"", end=False),
            raw.frame(raw.CLOSE, b"a"),
            raw.frame(raw.CLOSE, struct.pack("!H", dice.choice((0, 999, 1005, 1006, 65535)))),
            raw.frame(raw.CLOSE, struct.pack("!H", 1000) + b"\xff"),
        )
    )


def _flood(dice: random.Random, known: Known) -> bytes:
    """Far more messages, or other frames, at once than anybody needs."""
    return dice.choice(_floods())


@cache
def _floods() -> tuple[bytes, ...]:
    fragments = raw.frame(raw.CONT, b"", end=False) * 1000
    return (
        raw.frame(raw.TEXT, b"", end=False) + fragments,
        raw.frame(raw.TEXT, b"{}") * 1000,
        raw.frame(raw.BINARY, b"") * 1000,
        raw.frame(raw.PONG, b"") * 40_000,
        raw.frame(raw.PING, b"") * 40_000,
    )


BREAKERS: dict[str, Maker] = {
    "oversized": _oversized,
    "no UTF-8": _no_utf8,
    "no frame": _no_frame,
    "flood": _flood,
}
"""Sent as bytes on a joined socket, which must then be closed."""


def _unjoined(dice: random.Random, known: Known) -> bytes:
    """Anything but a join."""
    makers = [MESSAGES[kind] for kind in ("shapes", "strange", "truncated")]
    return raw.frame(raw.TEXT, dice.choice(makers)(dice, known))


def _impostor(dice: random.Random, known: Known) -> bytes:
    """A join with a token that is not ours."""
    token = known.token
    at = dice.randrange(len(token))
    other = dice.choice([each for each in "AZaz09-_." if each != token[at]])
    forged = token[:at] + other + token[at + 1 :]
    bad = dice.choice((forged, "x", " ", "g1..", "a" * 200, "a" * 201, "\x00", "ä" * 22))
    return raw.frame(raw.TEXT, json.dumps({"type": "join", "token": bad}).encode())


ENTRANTS: dict[str, Maker] = {"unjoined": _unjoined, "impostor": _impostor}
"""Sent first on a new socket, which must then be closed."""


# Requests


def _bodies(dice: random.Random, known: Known) -> bytes:
    """Hostile messages over HTTP."""
    path = dice.choice((f"/api/tables/{known.table}/commands", "/api/tables", "/api/replay"))
    body = dice.choice(list(MESSAGES.values()))(dice, known)
    return raw.request("POST", path, body, _headers(known))


def _orders(dice: random.Random, known: Known) -> bytes:
    """Orders for tables that are not possible."""
    order: Json = {"setup": {"players": 2}, "name": "Mallory", "bots": [], "devices": []}
    part: Json = dice.choice((order, order["setup"]))
    field = dice.choice((*part, "clock", "edition", "rules", "hands", "listed", "more"))
    part[field] = dice.choice((*_WRONG, [""] * 9, "x" * 30, {"dirk_gift": "never"}, 10**30))
    part["bots"] = dice.choice((["x"], ["random"] * 7, "random", [1]))  # invalid in any case
    return raw.request("POST", "/api/tables", json.dumps(order).encode(), _headers(known))


def _paths(dice: random.Random, known: Known) -> bytes:
    table = dice.choice(ODD_TABLES)
    tail = dice.choice(("", "/replay", "/sites?tile=T9NE", "/picture", "/record", "/socket"))
    path = dice.choice((dice.choice(_PATHS), f"/api/tables/{table}{tail}"))
    return raw.request(dice.choice(("GET", "GET", "HEAD")), path)


def _queries(dice: random.Random, known: Known) -> bytes:
    tail = dice.choice(("", "/sites", "/picture"))
    query = "&".join(dice.sample(_QUERIES, dice.randint(1, 2)))
    path = f"/api/tables/{known.table}{tail}?{query}"
    return raw.request("GET", path.encode().decode("latin-1"), headers=_headers(known))


def _methods(dice: random.Random, known: Known) -> bytes:
    method = dice.choice(
        ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "CONNECT", "FOO", "get", "PRI")
    )
    path = dice.choice(("/api/lobby", "/api/guests", f"/api/tables/{known.table}", "/", "/t/x"))
    return raw.request(method, path)


def _strangers(dice: random.Random, known: Known) -> bytes:
    """A proper command without a proper token."""
    body = _encoded(dice, known)
    headers = {**_headers(known), "Authorization": dice.choice(_TOKENS)}
    return raw.request("POST", f"/api/tables/{known.table}/commands", body, headers)


def _foreign(dice: random.Random, known: Known) -> bytes:
    """A proper command with another site's origin, a wrong host, or a wrong content type."""
    other = dice.choice((("Origin", ORIGINS), ("Host", HOSTS), ("Content-Type", _TYPES)))
    headers = {**_headers(known), other[0]: dice.choice(other[1])}
    body = _encoded(dice, known)
    return raw.request("POST", f"/api/tables/{known.table}/commands", body, headers)


def _lengths(dice: random.Random, known: Known) -> bytes:
    """Bodies that are not as long as they say, or far too long."""
    body = _encoded(dice, known)
    length = dice.choice(("-1", "0x10", "1e3", "9" * 30, "", "abc", "5, 5", "+5", "1 2"))
    chunked = {"Transfer-Encoding": "chunked"}
    extra, sent = dice.choice(
        (
            ({"Content-Length": length}, body),
            ({"Content-Length": "5", **chunked}, body),
            (chunked, b"zz\r\n" + body),
            (chunked, b"-5\r\n" + body),
            (chunked, b"ffffffffffffffffff\r\n" + body),
            ({"Transfer-Encoding": "gzip, chunked"}, b"0\r\n\r\n"),
            ({"Transfer-Encoding": "identity"}, body),
            ({}, b" " * TOO_LONG),
            (chunked, (b"4000\r\n" + b" " * 0x4000 + b"\r\n") * 3 + b"0\r\n\r\n"),
            ({"Content-Length": "1"}, body),  # the rest looks like another request
        )
    )
    path = f"/api/tables/{known.table}/commands"
    return raw.request("POST", path, sent, {**_headers(known), **extra})


def _heads(dice: random.Random, known: Known) -> bytes:
    """Request heads that are malformed or endless."""
    plain = raw.request("GET", "/api/lobby")
    made: tuple[Callable[[], bytes], ...] = (
        lambda: raw.handshake(known.table, {f"X-{number}": "a" for number in range(200)}),
        lambda: raw.handshake(known.table, {"X": "a" * 9000}),
        lambda: raw.handshake(known.table, {"Sec-WebSocket-Key": dice.choice(("", "a", "ä"))}),
        lambda: raw.handshake(known.table, {"Sec-WebSocket-Version": "12"}),
        lambda: raw.handshake(known.table, {"Upgrade": "h2c"}),
        lambda: raw.handshake(known.table, {"Content-Length": "5"}) + b"hello",
        lambda: raw.handshake(known.table, {"Origin": dice.choice(ORIGINS)}),
        lambda: plain.replace(b"1.1", dice.choice((b"9.9", b"2.0", b"x"))),
        lambda: plain.replace(b"\r\n", b"\n\x00"),
        lambda: raw.request("GET", "/api/lobby", headers={"Ho st": "x", "\x00": "y"}),
        lambda: raw.request("GET", "/api/lobby", headers={"Host": "a\x01b"}),
        lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + dice.randbytes(500),
        lambda: dice.randbytes(dice.randint(1, 2000)) + b"\r\n\r\n",
        *(lambda large=large: large for large in _large_heads()),
    )
    return dice.choice(made)()


@cache
def _large_heads() -> tuple[bytes, ...]:
    many = {f"X-{number}": "a" * 100 for number in range(2000)}
    return (
        raw.request("GET", "/api/lobby", headers=many),
        raw.request("GET", "/api/lobby", headers={"X": "a" * 300_000}),
        raw.request("GET", "/" + "a" * 300_000),
        raw.request("GET", "/api/lobby", headers={f"X-{number}": "" for number in range(10_000)}),
        raw.request("GET", "/api/lobby?" + "a&" * 60_000),
        raw.request("GET", "/", headers={"Accept-Encoding": "," * 120_000}),
        raw.request("GET", "/", headers={"Accept-Encoding": "," * 15_000}),
        b"GET / HTTP/1.1\r\n\r\n" * 1000,
    )


REQUESTS: dict[str, Maker] = {
    "bodies": _bodies,
    "orders": _orders,
    "paths": _paths,
    "queries": _queries,
    "methods": _methods,
    "strangers": _strangers,
    "foreign": _foreign,
    "lengths": _lengths,
    "heads": _heads,
}
"""Sent on a connection of its own. None of it may have any effect."""


def partial(dice: random.Random, known: Known) -> bytes:
    """The start of a request or frame that stays incomplete, however many `a`s follow."""
    head = raw.request("GET", "/api/lobby", headers={"X": "a"})[:-4]
    begun = {"Content-Type": "application/json", "Authorization": f"Bearer {known.token}"}
    post = raw.request("POST", "/api/tables", headers={**begun, "Content-Length": "1000"})
    chunked = raw.request("POST", "/api/tables", headers={**begun, "Transfer-Encoding": "chunked"})
    ignored = raw.request("GET", "/api/lobby", headers={"Content-Length": "1000"})
    socket = raw.handshake(known.table)
    cut = dice.randint(1, len(head))
    return dice.choice(
        (
            b"",
            head[:cut],
            head,
            post,
            post + b"{",
            chunked + b"ffff\r\n{",
            ignored,
            ignored.replace(b"close", b"keep-alive"),
            socket[:-2] + b"X: a",
            socket,
            socket + raw.frame(raw.TEXT, b"{" * 100)[:50],
        )
    )


def _headers(known: Known) -> dict[str, str]:
    return {"Content-Type": "application/json", "Authorization": f"Bearer {known.token}"}


def _encoded(dice: random.Random, known: Known) -> bytes:
    return json.dumps(proper(dice, known)).encode()
