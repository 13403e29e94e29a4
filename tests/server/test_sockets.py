"""Tables over a WebSocket."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Message, Scope
from starlette.websockets import WebSocketDisconnect

from alhambra.server.edge.app import make_app
from alhambra.server.edge.outbox import BOUND
from alhambra.server.settings import Settings
from alhambra.server.setup import Setup
from alhambra.server.tokens import Signer
from alhambra.server.wire.messages import NewTable, Say

from .serving import Server, Socket, choose, serving

JOIN = '{"type": "join", "token": "%s"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sockets")) as running:
        yield running


def test_two_people_and_a_bot_play_to_the_end(server: Server) -> None:
    ada, ben = server.guest(), server.guest()
    table = server.table(ada, players=3, bots=1)
    server.command(table, ben, "sit", name="Ben")
    dice = random.Random(1)
    with server.socket(table, ada) as one, server.socket(table, ben) as two:
        views = [one.next("update"), two.next("update")]
        one.send("start")
        while views[0]["table"]["status"] != "over":
            for socket, view in zip((one, two), views, strict=True):
                if (command := choose(view, dice)) is not None:
                    socket.send(**{"kind": command.pop("type"), **command})
            before = views[0]["version"]
            views = [one.next("update"), two.next("update")]
            assert [view["version"] for view in views] == [before + 1] * 2
        assert views[0]["game"]["winners"] == views[1]["game"]["winners"] != []


def test_a_socket_joins_first(server: Server) -> None:
    table = server.table(server.guest())
    with server.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        session.send_json({"type": "look"})
        assert session.receive_json()["slug"] == "message"
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
        assert closed.value.code == 1008


@pytest.mark.parametrize(("table", "code"), [("none", 4404), ("-", 4404)])
def test_a_socket_to_no_table_is_closed_with_a_reason(
    server: Server, table: str, code: int
) -> None:
    with server.socket(table) as socket:
        assert socket.next("refused")["slug"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.next("update")
        assert closed.value.code == code


def test_a_foreign_token_is_refused(server: Server) -> None:
    table = server.table(server.guest())
    with server.socket(table, "g1.somebody.else") as socket:
        assert socket.next("refused", "update")["slug"] == "token"


def test_spectators_watch_and_do_nothing_else(server: Server) -> None:
    table = server.table(server.guest())
    with server.socket(table) as socket:
        view = socket.next("update")
        assert view["you"]["seats"] == []
        assert view["you"]["hand"] is None
        for kind, fields in (("start", {}), ("say", {"quick": "hello"})):
            assert socket.ask(kind, **fields)["slug"] == "token"


def test_bad_messages_are_refused_and_the_talk_goes_on(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada)
    with server.socket(table, ada) as socket:
        socket.next("update")
        for text in ("", "{", "null", '{"type": "fly"}', '{"type": "join"}', "[" * 5000):
            socket.session.send_text(text)
            assert socket.next("refused")["slug"] == "message", text[:20]
        socket.session.send_bytes(b"{}")
        assert socket.next("refused")["slug"] == "message"
        socket.send("ping")
        assert socket.next("pong")["now"] > 0
        socket.send("look")
        while not socket.next("update")["whole"]:
            pass  # the bots play on


def test_presence_and_chat_reach_everybody(server: Server) -> None:
    ada, ben = server.guest(), server.guest()
    table = server.table(ada, players=3, bots=1)
    with server.socket(table, ada) as one:
        with server.socket(table, ben) as two:
            assert two.ask("sit", name="Ben", seat=2)["type"] == "done"
            present(one, [0, 2])
            assert two.ask("say", text="hello")["type"] == "done"
            lines = one.next("update")["chat"]
            while not lines:
                lines = one.next("update")["chat"]
            assert [(line["seat"], line["text"]) for line in lines] == [(2, "hello")]
        present(one, [0])
    with server.socket(table) as later:
        assert later.next("update")["chat"][0]["text"] == "hello"


def present(socket: Socket, seats: list[int]) -> None:
    """Wait until these seats are said to be there."""
    while socket.next("presence")["present"] != seats:
        pass


def test_a_seat_is_opened_on_another_device(server: Server) -> None:
    ada, phone = server.guest(), server.guest()
    table = server.table(ada)
    with server.socket(table, ada) as socket:
        key = socket.next("update")["you"]["keys"]["0"]
    with server.socket(table, phone) as socket:
        assert socket.next("update")["you"]["seats"] == []
        assert socket.ask("claim", seat=0, key="x" * 22)["slug"] == "seat-key"
        assert socket.ask("claim", seat=0, key=key)["type"] == "done"
        socket.send("look")
        update = socket.next("update")
        while not update["whole"]:
            update = socket.next("update")
        assert update["you"]["seats"] == [0]
        assert update["you"]["hand"]


def test_a_command_sent_again_after_a_lost_connection_is_recognised(server: Server) -> None:
    ada = server.guest()
    table = server.table(ada, players=2, bots=1)
    dice = random.Random(2)
    with server.socket(table, ada) as socket:
        update = socket.next("update")
        while (command := choose(update, dice)) is None:
            update = socket.next("update")
        done = socket.ask(**{"kind": command.pop("type"), **command, "ref": "c7"})
    with server.socket(table, ada) as socket:
        again = socket.ask("play", **command, ref="c7")
        assert (again["version"], again["again"]) == (done["version"], True)


def test_a_viewer_who_cannot_be_shown_the_table_again_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the error is: else they would look at an old table for good."""
    codes: list[int] = []

    async def look_on() -> None:
        app = make_app(Settings(database=str(tmp_path / "games.db"), workers=1))
        async with app.router.lifespan_context(app):
            tables = app.state.service.tables
            made = await tables.create(NewTable(Setup(2), name="Ada"), "ada")
            inbox: asyncio.Queue[Message] = asyncio.Queue()
            inbox.put_nowait({"type": "websocket.connect"})
            inbox.put_nowait({"type": "websocket.receive", "text": '{"type": "join"}'})
            gate, shown = asyncio.Event(), asyncio.Event()

            async def send(message: Message) -> None:
                if message["type"] == "websocket.send":
                    shown.set()
                    await gate.wait()
                elif message["type"] == "websocket.close":
                    codes.append(message["code"])

            socket = asyncio.create_task(app(scope_of(made.name), inbox.get, send))
            await shown.wait()

            async def fail(*_: object) -> None:
                raise RuntimeError("a mistake")

            monkeypatch.setattr(tables, "refresh", fail)
            for _ in range(BOUND + 2):
                await tables.command(made.name, "ada", Say(quick="hello"))
            gate.set()
            async with asyncio.timeout(30):
                await socket

    asyncio.run(look_on())
    assert codes == [1013]
    assert "socket.behind" in [each.message for each in caplog.records]


def test_a_token_that_becomes_void_while_its_holder_joins_is_refused(tmp_path: Path) -> None:
    """Reading a log takes time, and those who are not there yet cannot be disconnected."""
    sent: list[Message] = []

    async def join() -> None:
        app = make_app(Settings(database=str(tmp_path / "games.db"), workers=1))
        async with app.router.lifespan_context(app):
            home = app.state.service
            _, guest = Signer(await home.store.secret()).guest_token()
            token, _ = await home.people.link(guest)
            made = await home.tables.create(NewTable(Setup(2), name="Ada"), guest)
            room = await home.rooms.room(made.name)
            inbox: asyncio.Queue[Message] = asyncio.Queue()
            inbox.put_nowait({"type": "websocket.connect"})
            inbox.put_nowait({"type": "websocket.receive", "text": JOIN % token})

            async def send(message: Message) -> None:
                sent.append(message)

            async with asyncio.timeout(30):
                async with room.lock:
                    socket = asyncio.create_task(app(scope_of(made.name), inbox.get, send))
                    while not room.lock._waiters:
                        await asyncio.sleep(0)
                    await home.people.link(guest)
                await socket
            assert not room.viewers

    asyncio.run(join())
    assert [each["code"] for each in sent if each["type"] == "websocket.close"] == [1008]


def scope_of(table: str) -> Scope:
    """What the app is told about a socket to a table."""
    path = f"/api/tables/{table}/socket"
    return {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"",
        "root_path": "", "headers": [(b"host", b"here")], "subprotocols": [],
        "client": ("127.0.0.1", 1), "server": ("here", 80), "scheme": "ws",
    }  # fmt: skip
