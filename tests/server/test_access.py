"""Who may come in, how often, with what, and what every answer carries."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from alhambra.cleaning import clean_text
from alhambra.server import decisions, tokens
from alhambra.server.decisions import clean_name
from alhambra.server.edge.access import CONTENT_POLICY, HEADERS, address
from alhambra.server.edge.api import MAX_BODY
from alhambra.server.edge.pages import CLIENT
from alhambra.server.errors import TableError
from alhambra.server.store.sqlite import SqliteStore
from alhambra.server.tables import Tables
from alhambra.server.tokens import Signer
from alhambra.server.wire import messages

from .serving import Server, bearer, serving
from .sitting import three

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("access"),
        origins=("https://club.example",),
        public_url="https://alhambra.example",
    ) as running:
        yield running


def refusal(answer: Any) -> str:  # noqa: ANN401
    """The slug of a refusal that has all its parts."""
    body = answer.json()
    assert body.keys() == {"type", "ref", "slug", "text", "rule", "details"}
    assert body["type"] == "refused"
    slug: str = body["slug"]
    return slug


# Headers


def test_nothing_from_elsewhere_is_run_shown_or_framed() -> None:
    policy = dict(part.split(" ", 1) for part in CONTENT_POLICY.split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in CONTENT_POLICY
    assert "http" not in CONTENT_POLICY
    assert HEADERS["referrer-policy"] == "no-referrer"
    assert HEADERS["x-content-type-options"] == "nosniff"


PAGE = 200 if (CLIENT / "index.html").is_file() else 503
"""The status of the page, which may not have been built."""


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status"),
    [
        ("GET", "/", {}, "", PAGE),
        ("GET", "/t/anything", {}, "", PAGE),
        ("GET", "/api/lobby", {}, "", 200),
        ("HEAD", "/api/lobby", {}, "", 200),
        ("GET", "/api/metrics", {}, "", 200),
        ("POST", "/api/guests", {}, "", 201),
        ("GET", "/api/tables/TABLE?seat=9", {}, "", 400),
        ("POST", "/api/tables", JSON, "{}", 401),
        ("GET", "/api/tables/TABLE?seat=1", {}, "", 403),
        ("POST", "/api/guests", {"origin": "https://evil.example"}, "", 403),
        ("GET", "/nowhere", {}, "", 404),
        ("GET", "/assets/nothing.js", {}, "", 404),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA", {}, "", 404),
        ("DELETE", "/api/lobby", {}, "", 405),
        ("GET", "/api/tables/TABLE/record", {}, "", 409),
        ("POST", "/api/replay", JSON, "a" * 70_000, 413),
        ("POST", "/api/replay", {}, "{}", 415),
    ],
)
def test_every_answer_has_the_headers(
    server: Server, method: str, path: str, headers: dict[str, str], body: str, status: int
) -> None:
    table = server.table(server.guest())
    answer = server.client.request(
        method, path.replace("TABLE", table), headers=headers, content=body
    )
    assert answer.status_code == status
    assert answer.headers.items() >= HEADERS.items()
    if status >= 400 and status != PAGE:
        refusal(answer)


def test_what_a_seat_may_see_is_kept_by_no_cache(server: Server) -> None:
    token = server.guest()
    table = server.table(token)
    for path in ("", "/picture", "/replay", "/sites?tile=T9NE"):
        answer = server.client.get(f"/api/tables/{table}{path}", headers=bearer(token))
        assert answer.headers["cache-control"] == "no-store", path


def test_a_mistake_of_ours_tells_nothing_but_that(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret is out")

    monkeypatch.setattr(Tables, "lobby", fail)
    answer = server.client.get("/api/lobby")
    assert answer.status_code == 500
    assert refusal(answer) == "internal"
    assert answer.headers.items() >= HEADERS.items()
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "Error" not in answer.text
    [logged] = [each for each in caplog.records if each.message == "request.failed"]
    assert logged.exc_info


def test_a_mistake_on_a_socket_closes_it_and_tells_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = server.table(server.guest())

    async def fail(*_: object) -> None:
        raise RuntimeError("the secret is out")

    with server.socket(table) as socket:
        socket.next("update")
        monkeypatch.setattr(Tables, "refresh", fail)
        socket.send("look")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.next("refused", "done")
    assert closed.value.code == 1011
    assert not closed.value.reason
    assert "socket.failed" in [each.message for each in caplog.records]


# Origins

OURS = [None, "http://testserver", "https://testserver", "https://club.example"]
FOREIGN = [
    "", "null", "http://evil.example", "https://testserver.evil.example", "http://testserver:8000",
    "//testserver", "testserver", "http://[", "http://evil@testserver", "http://TESTSERVER.",
    "https://club.example.evil.example", "http://club.example", "file://",
]  # fmt: skip


@pytest.mark.parametrize("origin", [*OURS, "https://alhambra.example"])
def test_our_own_pages_and_programs_may_use_the_server(server: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    assert server.client.post("/api/guests", headers=headers).status_code == 201
    table = server.table(server.guest())
    path = f"/api/tables/{table}/socket"
    with server.client.websocket_connect(path, headers=headers) as session:
        session.send_json({"type": "join"})
        assert session.receive_json()["type"] == "update"


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_change_and_hear_nothing(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    answer = server.client.post("/api/guests", headers=headers)
    assert answer.status_code == 403
    assert refusal(answer) == "origin"
    table = server.table(server.guest())
    path = f"/api/tables/{table}/socket"
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        server.client.websocket_connect(path, headers=headers),
    ):
        pass
    assert refused.value.code == 1008


def test_no_other_site_is_invited_to_read(server: Server) -> None:
    answer = server.client.get("/api/lobby", headers={"origin": "https://evil.example"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]


# How often


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=1.0) as server:
        statuses = [server.client.get("/api/choices").status_code for _ in range(6)]
        assert statuses[:3] == [200, 200, 200]
        assert 429 in statuses
        answer = server.client.get("/api/choices")
        assert refusal(answer) == "too-many"
        assert answer.headers["retry-after"] == "1"
        assert answer.headers.items() >= HEADERS.items()
        with (
            pytest.raises(WebSocketDisconnect),
            server.client.websocket_connect("/api/tables/x/socket"),
        ):
            pass


def test_what_takes_long_may_be_asked_less_often(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=20.0) as server:
        table = server.table(server.guest())
        paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/picture"] * 4
        answers = [server.client.get(path) for path in paths]
        assert [answer.status_code for answer in answers[:6]] == [200] * 6
        assert answers[-1].status_code == 429
        assert refusal(answers[-1]) == "too-many"
        assert server.client.get("/api/choices").status_code == 200


def test_too_many_tables_have_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=12.0) as server:
        token = server.guest()
        for _ in range(2):
            server.table(token)
        order = {"setup": {"players": 2}}
        answer = server.client.post("/api/tables", headers=bearer(server.guest()), json=order)
        assert answer.status_code == 429
        assert 200 < int(answer.headers["retry-after"]) <= 300


def test_an_address_has_so_many_sockets_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_address=2) as server:
        table = server.table(server.guest())
        path = f"/api/tables/{table}/socket"
        with server.socket(table) as first, server.socket(table) as second:
            first.next("update")
            second.next("update")
            with pytest.raises(WebSocketDisconnect), server.client.websocket_connect(path):
                pass
        with server.socket(table) as third:
            third.next("update")


def test_whoever_sends_too_fast_is_read_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=10.0) as server:
        table = server.table(server.guest())
        with server.socket(table) as socket:
            began = time.monotonic()
            for _ in range(40):
                socket.send("ping")
            for _ in range(40):
                socket.next("pong")
            assert time.monotonic() - began > 0.9


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1234), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1234), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1234), "192.0.2.7"),
        (None, "?"),
    ],
)
def test_a_subscriber_counts_as_one_address(client: tuple[str, int] | None, counted: str) -> None:
    assert address({"type": "http", "client": client}) == counted


def test_a_table_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "LONGEST_LOG", 9)
    sitting = three()
    for guest in ("ada", "ben", "ben", "cem", "cem"):
        sitting.ask(guest, messages.Say(text="and so on"))
    assert sitting.table.version == 9
    with pytest.raises(TableError, match="make a new one"):
        sitting.ask("dia", messages.Say(text="and so on"))


# With what


def test_a_body_has_a_size(server: Server) -> None:
    token = server.guest()
    table = server.table(token)
    path = f"/api/tables/{table}/commands"
    for size, status in ((MAX_BODY, 400), (MAX_BODY + 1, 413)):
        answer = server.client.post(path, headers=JSON | bearer(token), content=b" " * size)
        assert answer.status_code == status
        refusal(answer)


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
def test_what_a_foreign_form_could_send_is_not_read(server: Server, kind: str) -> None:
    """A page may send these anywhere without asking first."""
    headers = bearer(server.guest()) | ({"content-type": kind} if kind else {})
    answer = server.client.post("/api/tables", headers=headers, content=b"{}")
    assert answer.status_code == 415
    assert refusal(answer) == "content-type"


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_may_say_so_in_several_ways(server: Server, kind: str) -> None:
    headers = bearer(server.guest()) | {"content-type": kind}
    answer = server.client.post("/api/tables", headers=headers, content=b'{"setup":{"players":2}}')
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "table", ["%00", "%ff", "-", "a", "a" * 17, "A" * 15 + "%0a", "%F0%9F%98%80", "é" * 16]
)
def test_odd_names_are_of_no_table_and_no_database_is_asked(
    server: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rows(*_: object) -> None:
        raise AssertionError("the database is asked")

    monkeypatch.setattr(SqliteStore, "rows", rows)
    for path in ("/replay", "/record", "/picture"):
        assert server.client.get(f"/api/tables/{table}{path}").status_code == 404


# Names and chat

PERSIAN = "\u0645\u06cc\u200c\u0631\u0648\u0645"
"""With a joiner, without which it would be read otherwise: I go."""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\x00d\x1ba\x7f\x85", "A d a"),
        ("Ada\u202egnp.exe", "Ada gnp.exe"),
        ("\u2066Ada\u2069\u200e\u200f\ufeff", "Ada"),
        ("Ada\u200b\u00ad!", "Ada !"),
        ("A\u0308da", "\u00c4da"),
        (PERSIAN, PERSIAN),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("a\ue000b\U000f0000c", "a b c"),
        ("a\u2028b\u2029c\u00a0d\u3000e", "a b c d e"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_text_is_shown_without_what_moves_cursors_or_turns_lines(given: str, shown: str) -> None:
    assert clean_text(given) == shown


@pytest.mark.parametrize("name", ["", " ", "\u200c\u200d", "!?", "\u202e", "\u0300", "\x00"])
def test_a_name_has_something_to_read(name: str) -> None:
    with pytest.raises(TableError, match="letter or digit"):
        clean_name(name)


def test_a_name_does_not_grow_by_being_composed() -> None:
    assert len(clean_name("\ufb2c" * 24)) == 24  # each is three characters, composed


def test_names_and_chat_are_cleaned_on_their_way_in(server: Server) -> None:
    ada = server.guest()
    made = server.post(
        "tables", ada, setup={"players": 2}, name="A\u202eda\n", bots=["random"], start=True
    )
    server.command(made["id"], ada, "say", text=f"{PERSIAN}\x00 \u2067!")
    view = server.get(f"tables/{made['id']}", ada)
    assert view["table"]["seats"][0]["name"] == "A da"
    assert view["chat"][0]["text"] == f"{PERSIAN} !"
    for text in (" ", "\u202e", "\u200d"):
        assert server.refused(made["id"], ada, "say", text=text)[0] == 409


# Tokens


def test_tokens_and_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(given: str, right: str) -> bool:
        compared.append((given, right))
        return hmac.compare_digest(given, right)

    monkeypatch.setattr(tokens, "hmac", _Spy(compare))
    signer = Signer(b"x" * 32)
    token, guest = signer.guest_token()
    key = signer.seat_key("table", 1, "nonce")
    assert signer.guest(token) == guest
    assert signer.guest(f"{token[:-1]}!") is None
    forged = f"{token[:-22]}{'A' * 22}"
    assert signer.guest(forged) is None
    assert signer.is_seat_key(key, "table", 1, "nonce")
    assert not signer.is_seat_key("A" * 22, "table", 1, "nonce")
    assert [given for given, _ in compared] == [token[-22:], "A" * 22, key, "A" * 22]


class _Spy:
    """`hmac` with another comparison."""

    digest = staticmethod(hmac.digest)

    def __init__(self, compare: Any) -> None:  # noqa: ANN401
        self.compare_digest = compare
