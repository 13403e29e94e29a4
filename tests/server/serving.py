"""The whole application in this process, for tests of its protocol."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from alhambra.server.edge.app import make_app
from alhambra.server.settings import Settings

Json = dict[str, Any]


class Server:
    """Asks the application, as browsers and programs would."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def guest(self) -> str:
        """A new guest's token."""
        return str(self.client.post("/api/guests").json()["token"])

    def get(self, path: str, token: str = "", **query: object) -> Any:  # noqa: ANN401
        """The answer to a question that is not refused."""
        answer = self.client.get(f"/api/{path}", headers=bearer(token), params=query)  # type: ignore[arg-type]
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, token: str = "", **body: object) -> Any:  # noqa: ANN401
        """The answer to an order that is not refused."""
        answer = self.client.post(f"/api/{path}", headers=bearer(token), json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def command(self, table: str, token: str, kind: str, **fields: object) -> Any:  # noqa: ANN401
        """A command to a table."""
        return self.post(f"tables/{table}/commands", token, type=kind, **fields)

    def refused(self, table: str, token: str, kind: str, **fields: object) -> tuple[int, Json]:
        """Status and body of a refusal of a command."""
        path = f"/api/tables/{table}/commands"
        answer = self.client.post(path, headers=bearer(token), json={"type": kind, **fields})
        assert answer.is_error
        return answer.status_code, answer.json()

    def table(self, token: str, *, players: int = 3, bots: int = 2, **order: object) -> str:
        """A table of a guest, Ada, and of bots; started if every seat is taken."""
        setup = {"players": players, **order}
        full = players == bots + 1
        made = self.post(
            "tables", token, setup=setup, name="Ada", bots=["random"] * bots, start=full
        )
        return str(made["id"])

    @contextmanager
    def socket(self, table: str, token: str = "") -> Iterator[Socket]:
        """A connection that has joined."""
        with self.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.send_json({"type": "join", "token": token})
            yield Socket(session)


class Socket:
    """A connection to a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, kind: str, **fields: object) -> None:
        self.session.send_json({"type": kind, **fields})

    def next(self, *kinds: str) -> Json:
        """The next message of one of these types."""
        while True:
            message: Json = self.session.receive_json()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: object) -> Json:
        """A command, and what became of it."""
        self.send(kind, **fields)
        return self.next("done", "refused")


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def choose(update: Json, dice: random.Random) -> Json | None:
    """The command of a viewer that is to act, or None."""
    game, you = update["game"], update["you"]
    if game is None or game["actor"] is None or game["actor"] != you["facing"]:
        return None
    if game["complete"]:
        return {"type": "end", "version": update["version"]}
    better = [each for each in you["legal"] if each.split()[0] in ("buy", "place", "take", "stop")]
    action = dice.choice(better or you["legal"])
    return {"type": "play", "version": update["version"], "action": action}


def finished(server: Server, token: str, seed: int = 1, **setup: object) -> str:
    """A game against a bot, played to its end."""
    table = server.table(token, players=2, bots=1, **setup)
    dice = random.Random(seed)
    with server.socket(table, token) as socket:
        while True:
            update = socket.next("update")
            if update["table"]["status"] == "over":
                return table
            if (command := choose(update, dice)) is not None:
                socket.send(command.pop("type"), **command)


@contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    """The application with a database in a folder, metrics and no limits."""
    chosen = {
        "database": str(folder / "games.db"),
        "bot_delay": 0.0,
        "workers": 1,
        "requests_per_second": 0.0,
        "messages_per_second": 0.0,
        "lines_per_minute": 0.0,
        "tables_per_hour": 0.0,
        "listed_per_address": 0,
        "metrics": True,
        **settings,
    }
    app = make_app(Settings(**chosen))  # type: ignore[arg-type]
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Server(client)
