"""Who may come in, how often, with what, and what every answer carries."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from alhambra.cleaning import clean_text
from alhambra.server import decisions, tokens
from alhambra.server.edge import limits
from alhambra.server.edge import listed as listing
from alhambra.server.edge.access import CONTENT_POLICY, HEADERS, address
from alhambra.server.edge.app import make_app
from alhambra.server.edge.asking import MAX_BODY
from alhambra.server.edge.hosts import Hosts
from alhambra.server.edge.listed import ListedTables
from alhambra.server.edge.pages import CLIENT
from alhambra.server.errors import TableError, TooMany
from alhambra.server.names import clean_name, new_name
from alhambra.server.settings import Settings, read
from alhambra.server.store.sqlite import SqliteStore
from alhambra.server.tables import Tables
from alhambra.server.tokens import Signer
from alhambra.server.wire import messages
from tests.harness.postgres import Postgres

from .serving import Server, bearer, finished, serving
from .sitting import three
from .watching import Viewer, until

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
    assert policy["style-src"] == policy["connect-src"] == policy["worker-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # WebAssembly, and no eval of text
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert CONTENT_POLICY.count("unsafe") == 1
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


def test_pages_of_friendly_sites_may_use_the_server_over_http(server: Server) -> None:
    origin = {"origin": "https://club.example"}
    asks = origin | {
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type",
    }
    before = server.client.options("/api/tables", headers=asks)
    assert before.status_code == 204
    assert before.headers["access-control-allow-origin"] == "https://club.example"
    assert "POST" in before.headers["access-control-allow-methods"]
    assert "authorization" in before.headers["access-control-allow-headers"]
    for answer in (
        server.client.post("/api/guests", headers=origin),
        server.client.get("/api/lobby", headers=origin),
        server.client.get("/api/tables/nothing", headers=origin),
    ):
        assert answer.headers["access-control-allow-origin"] == "https://club.example"
        assert "access-control-allow-credentials" not in answer.headers
        assert answer.headers["vary"] == "origin"
    evil = asks | {"origin": "https://evil.example"}
    refused = server.client.options("/api/tables", headers=evil)
    assert refused.status_code == 405
    assert "access-control-allow-origin" not in refused.headers


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


@pytest.mark.parametrize("by", ["http", "socket"])
def test_a_rematch_counts_as_a_new_table_once(tmp_path: Path, by: str) -> None:
    with serving(tmp_path, tables_per_hour=12.0) as server:
        ada = server.guest()
        table = finished(server, ada)
        if by == "http":
            made = [server.command(table, ada, "rematch") for _ in range(3)]
        else:
            with server.socket(table, ada) as socket:
                made = [socket.ask("rematch") for _ in range(3)]
        assert [each["again"] for each in made] == [False, True, True]
        order = {"setup": {"players": 2}}
        answer = server.client.post("/api/tables", headers=bearer(ada), json=order)
        assert (answer.status_code, refusal(answer)) == (429, "too-many")


def test_a_rematch_too_many_says_how_long_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_hour=6.0) as server:
        ada = server.guest()
        table = finished(server, ada)
        path = f"/api/tables/{table}/commands"
        answer = server.client.post(path, headers=bearer(ada), json={"type": "rematch"})
        assert (answer.status_code, refusal(answer)) == (429, "too-many")
        wait = answer.json()["details"]["wait"]
        assert answer.headers["retry-after"] == str(wait)
        assert 0 < wait <= 600
        with server.socket(table, ada) as socket:
            refused = socket.ask("rematch", ref="r")
        assert (refused["slug"], refused["ref"]) == ("too-many", "r")
        assert 0 < refused["details"]["wait"] <= wait
        assert len(server.get("you/games", ada)["games"]) == 1


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


def test_all_sockets_of_an_address_together_are_read_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they ask for: a socket may ask three times, an address thirty times, and then there
    is nothing for ten seconds."""
    monkeypatch.setattr(limits, "BURST", 300.0)
    settings = Settings(
        database=str(tmp_path / "games.db"),
        workers=1,
        requests_per_second=0.0,
        messages_per_second=0.01,
    )

    async def look() -> int:
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            viewers = [Viewer(app) for _ in range(12)]
            host = viewers[0]
            host.token = (await host.post("/api/guests"))["token"]
            table = (await host.post("/api/tables", setup={"players": 2}, name="Ada"))["id"]
            for each in viewers:
                await each.join(table)  # which takes two messages
                each.heard.clear()
            for each in viewers:
                each.send("look")

            def shown() -> int:
                return sum(b'"whole":true' in text for each in viewers for text in each.heard)

            await until(lambda: shown() >= 6)
            for _ in range(100):  # time enough for the others
                await host.get("/api/choices")
            for each in viewers:
                await each.break_off()
            return shown()

    assert asyncio.run(look()) == 6


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
    for guest in ("ada", "ben", "cem"):
        with pytest.raises(TableError, match="make a new one"):
            sitting.ask(guest, messages.Say(text="and so on"))
    assert sitting.table.version == 9


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


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_text_that_no_database_takes_is_refused_before_it(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    chosen = {}
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        chosen["database"] = postgres.empty_database()
    with serving(tmp_path, **chosen) as server:
        token = server.guest()
        for path in ("you/games?search=%00", "you/games?table=a%00", "alerts?table=%00"):
            answer = server.client.get(f"/api/{path}", headers=bearer(token))
            assert (answer.status_code, refusal(answer)) == (400, "message")
        for path, body in (("%00", {"hidden": True}), ("%00/alerts", {"muted": True})):
            answer = server.client.post(f"/api/you/games/{path}", headers=bearer(token), json=body)
            assert (answer.status_code, refusal(answer)) == (404, "no-such-table")


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


@pytest.mark.parametrize(
    "name", ["\u3164", "\uffa0\u3164", "\u115f\u1160", "\u2800", "\u3164 \u200d"]
)
def test_a_name_is_not_made_of_letters_that_nobody_sees(name: str) -> None:
    with pytest.raises(TableError, match="letter or digit"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada 2"),
        ("ADA!", "ADA! 2"),
        ("\u0410d\u0430", "\u0410d\u0430 2"),  # Cyrillic
        ("\uff21\uff44\uff41", "\uff21\uff44\uff41 2"),  # as wide as Chinese
        ("\u00c1da", "\u00c1da 2"),
        ("A d a\ufe0f", "A d a\ufe0f 2"),
        ("Adam", "Adam"),
        ("Ida", "Ida"),
        ("ان", "ان"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, shown: str) -> None:
    assert new_name(name, ["Ada", "Ben"]) == shown
    assert new_name(name, ["Ben", shown]) != shown


def test_a_long_name_keeps_its_number() -> None:
    name = "x" * 24
    assert new_name(name, [name]) == f"{'x' * 22} 2"


@pytest.mark.parametrize("name", ["Mason", "mason 2", "M\u0430ster", "Appr\u0435nt1ce", "RANDOM"])
def test_nobody_is_called_like_a_bot(server: Server, name: str) -> None:
    table = server.table(server.guest(), players=3, bots=1)
    status, body = server.refused(table, server.guest(), "sit", name=name)
    assert (status, body["slug"]) == (409, "name-of-bot")


def test_nobody_is_called_like_a_bot_in_any_language() -> None:
    words = Path(__file__).parents[2] / "client/src/words"
    named = r"^bot-(?:random|builder|apprentice|mason|architect|master|adaptive) = (.*)$"
    shown = {
        (file.stem, name)
        for file in words.glob("*.ftl")
        for name in re.findall(named, file.read_text("utf-8"), re.MULTILINE)
    }
    assert len(shown) == 49
    for _, name in shown:
        with pytest.raises(TableError, match="that is what a bot is called"):
            new_name(name, ())


def test_people_of_one_name_can_sit_at_one_table(server: Server) -> None:
    table = server.table(server.guest(), players=3, bots=1)
    server.command(table, server.guest(), "sit", name="ada")
    seats = server.get(f"tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Random", "ada 2"]


# Seats and the lobby


def test_a_stranger_has_one_seat_at_a_listed_table(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    for listed in (True, False):
        table = server.table(host, players=6, bots=0, listed=listed)
        server.command(table, host, "sit", name="Eve", device=True)
        server.command(table, friend, "sit", name="Ben")
        if listed:
            status, body = server.refused(table, friend, "sit", name="Cem", device=True)
            assert (status, body["slug"]) == (403, "one-seat")
        else:  # whoever has the link is invited
            server.command(table, friend, "sit", name="Cem", device=True)


def test_an_address_has_few_tables_in_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path, listed_per_address=2) as server:
        host = server.guest()
        setup = {"players": 2, "listed": True}
        made = [
            server.post("tables", host, setup=setup, name="Ada", bots=["random"])["id"]
            for _ in range(2)
        ]
        order = {"setup": setup, "name": "Ada"}
        answer = server.client.post("/api/tables", headers=bearer(server.guest()), json=order)
        assert (answer.status_code, refusal(answer)) == (429, "too-many")
        assert len(server.get("lobby")["open"]) == 2
        server.post("tables", host, setup={"players": 2}, name="Ada")  # not in the lobby
        server.command(made[0], host, "start")
        answer = server.client.post("/api/tables", headers=bearer(host), json=order)
        assert answer.status_code == 429  # it can be watched there


@pytest.mark.parametrize("by", ["http", "socket"])
def test_a_listed_rematch_takes_a_place_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(listing, "_FRESH", 0.0)  # only what the lobby shows counts
    with serving(tmp_path, listed_per_address=1) as server:
        ada = server.guest()
        first = finished(server, ada, listed=True)
        server.command(first, ada, "rematch")  # of a game that is over, and has left the lobby
        order = {"setup": {"players": 2, "listed": True}}
        answer = server.client.post("/api/tables", headers=bearer(ada), json=order)
        assert (answer.status_code, refusal(answer)) == (429, "too-many")
        assert len(server.get("lobby")["running"]) == 1
    with serving(tmp_path, listed_per_address=1) as server:  # which counts from the beginning
        second = finished(server, ada, listed=True)
        server.post("tables", ada, setup=order["setup"], name="Ada")
        if by == "http":
            status, body = server.refused(second, ada, "rematch")
            assert (status, body["slug"]) == (429, "too-many")
        else:
            with server.socket(second, ada) as socket:
                assert socket.ask("rematch")["slug"] == "too-many"


def test_tables_that_have_left_the_lobby_count_no_more() -> None:
    now = [0.0]
    listed = ListedTables(1, clock=lambda: now[0])
    with listed.one_more("a", ()) as made:
        made("x")
    with listed.one_more("b", ()) as made:
        made("y")
    with pytest.raises(TooMany), listed.one_more("a", ()):
        pass  # it is so new that the list may not have it yet
    now[0] += 60
    with pytest.raises(TooMany), listed.one_more("a", {"x"}):
        pass
    with pytest.raises(TableError), listed.one_more("a", {"y"}):
        raise TableError("setup", "no table was made")
    with listed.one_more("a", {"y"}) as made:
        made("z")


# Proxies


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("203.0.113.9, 198.51.100.7", "198.51.100.7"),  # the first was made up
        ("203.0.113.9, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("127.0.0.1, 198.51.100.7", "198.51.100.7"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_is_believed(forwarded: str, client: str) -> None:
    trusted = read(given={"trusted_proxies": "127.0.0.1, 10.0.0.0/8"}, environ={}).trusted_proxies
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(address(scope))

    scope = {
        "type": "http",
        "client": ("127.0.0.1", 1),
        "headers": [(b"x-forwarded-for", forwarded.encode())],
    }
    layer = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]
    asyncio.run(layer(scope, None, None))  # type: ignore[arg-type]
    assert seen == [client]


# Hosts


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("testserver", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.0.7", True),
        ("[::1]:8000", True),
        ("raspberry.local", True),
        ("alhambra.example", True),  # public_url
        ("ALHAMBRA.example.:443", True),
        ("games.club.example", True),
        ("club.example", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:8000", False),
        ("local", True),
        ("eviLlocal.example", False),
        ("alhambra.example@evil.example", False),
        ("evil.example/", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_only_our_own_names_are_answered(host: str, *, known: bool) -> None:
    hosts = Hosts(("*.club.example", "alhambra.example"))
    assert hosts.knows(host) == known


def test_a_name_that_leads_here_from_elsewhere_is_refused(server: Server) -> None:
    """DNS rebinding: then page and server have the same origin, which is another's."""
    for path in ("/api/lobby", "/", "/learn/"):
        answer = server.client.get(path, headers={"host": "evil.example"})
        assert answer.status_code == 421
        assert refusal(answer) == "host"
        assert answer.headers.items() >= HEADERS.items()
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    assert server.client.post("/api/guests", headers=evil).status_code == 421
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(
            f"/api/tables/{server.table(server.guest())}/socket", headers=evil
        ),
    ):
        pass
    assert server.client.get("/api/lobby", headers={"host": "10.1.2.3:8000"}).status_code == 200


@pytest.mark.parametrize("path", ["/learn/", "/rules/", "/t/abc/", "/replay/abc/", "/assets"])
def test_no_page_leads_to_another_host(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, hosts=("*",)) as server:
        answer = server.client.get(path, headers={"host": "evil.example"}, follow_redirects=False)
        assert "location" not in answer.headers
        assert answer.status_code == (404 if path == "/assets" else PAGE)


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
    assert signer.guest(token) == (guest, 0)
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
