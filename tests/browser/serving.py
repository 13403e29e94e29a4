"""A server in a process of its own, and a way to bring its games to where a test begins."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]
Choose = Callable[[Json], Json]
Until = Callable[[Json], object]

PATIENCE = 30.0  # seconds
SETTINGS = {
    "ALHAMBRA_BOT_DELAY": "0",
    "ALHAMBRA_GRACE": "100000",  # no bot stands in for whoever a test forgets
    "ALHAMBRA_REQUESTS_PER_SECOND": "0",
    "ALHAMBRA_MESSAGES_PER_SECOND": "0",
    "ALHAMBRA_LINES_PER_MINUTE": "0",
    "ALHAMBRA_TABLES_PER_HOUR": "0",
    "ALHAMBRA_ANALYSES_PER_HOUR": "0",
    "ALHAMBRA_ANALYSIS_FUTURES": "40",
}


class Server:
    """The program that people start, with bots that do not dawdle and no luck."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """`folder` keeps the games and the log; `settings` are variables of the environment."""
        self._folder = folder
        self._settings = SETTINGS | settings
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Such as `http://localhost:8123`."""
        return f"http://localhost:{self._port}"

    # The process

    def start(self) -> None:
        """Serve; after the first time at the same port."""
        program = Path(__file__).with_name("dealing.py")
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(program), "serve", "--port", str(self._port)],
                env=os.environ
                | self._settings
                | {"ALHAMBRA_DATABASE": str(self._folder / "games.db")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", said)
        assert found is not None, said + (self._folder / "log").read_text()
        self._port = int(found[1])

    def stop(self, sign: int = signal.SIGTERM) -> None:
        """End the process, as gently as the signal is."""
        if self._process is None:
            return
        self._process.send_signal(sign)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    # Asking

    def ask(self, path: str, token: str = "", body: object = None) -> Any:  # noqa: ANN401
        """What the API answers: to a POST if there is a body."""
        connection = HTTPConnection("localhost", self._port, timeout=PATIENCE)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["content-type"] = "application/json"
        text = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", f"/api/{path}", text, headers)
        answer = connection.getresponse()
        said = answer.read()
        connection.close()
        assert answer.status < 300, said
        return json.loads(said)

    def guest(self) -> str:
        """The token of somebody new."""
        return str(self.ask("guests", body={})["token"])

    def table(self, token: str, *names: str, **order: Any) -> str:  # noqa: ANN401
        """A new table: people on one screen, then bots; dealt if every seat is taken."""
        setup = {"players": 2, **order.pop("setup", {})}
        bots = order.pop("bots", [])
        order |= {"name": names[0] if names else "", "devices": names[1:], "bots": bots}
        order["start"] = len(names) + len(bots) == setup["players"]
        return str(self.ask("tables", token, {"setup": setup, **order})["id"])

    def meet(self, *names: str, **setup: object) -> tuple[str, ...]:
        """A table that has begun, and the token of each who sits there, on their own devices."""
        tokens = [self.guest() for _ in names]
        table = self.table(tokens[0], names[0], setup={"players": len(names), **setup})
        for token, name in zip(tokens[1:], names[1:], strict=True):
            self.command(table, token, "sit", name=name)
        self.command(table, tokens[0], "start")
        return table, *tokens

    def look(self, table: str, token: str = "", **query: object) -> Json:
        """A table as a guest may know it."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        update: Json = self.ask(f"tables/{table}?{asked}", token)
        return update

    def command(self, table: str, token: str, kind: str, **fields: object) -> Json:
        """A command to a table."""
        done: Json = self.ask(f"tables/{table}/commands", token, {"type": kind, **fields})
        return done

    def play(
        self, table: str, *tokens: str, until: Until | None = None, choose: Choose | None = None
    ) -> Json:
        """Play for these guests until something holds or the game is over; the table then.

        `until` is shown the table whenever one of them is to act, as that one sees it; `choose`
        says what to do then, else they do what is sensible.
        """
        while True:
            for token in tokens:
                update = self.look(table, token)
                actor = update["game"]["actor"]
                if actor in update["you"]["seats"]:
                    break
            else:
                if actor is None:
                    return update
                self.look(table, after=update["version"], wait=5)  # a bot is thinking
                continue
            if update["you"]["facing"] != actor:
                update = self.look(table, token, seat=actor)
            if until is not None and until(update):
                return update
            self.command(table, token, **(choose or sensible)(update))


class Seat(NamedTuple):
    """A table, and who sits there."""

    table: str
    token: str


# What a test may wait for


def scored(update: Json) -> bool:
    """Whether there has been a scoring."""
    return bool(update["game"]["scorings"])


def buys(update: Json) -> list[str]:
    """The purchases that are possible."""
    return [action for action in update["you"]["legal"] if action.startswith("buy")]


def buys_exactly(update: Json) -> bool:
    """Whether something can be bought and the turn goes on."""
    return any(not over(action) for action in buys(update))


def only_too_much(update: Json) -> bool:
    """Whether a turn begins in which something can be bought, but nothing exactly."""
    return not update["game"]["steps"] and bool(buys(update)) and not buys_exactly(update)


# What somebody does who wants to get on


def sensible(update: Json) -> Json:
    """Buy, build, take money, in this order."""
    asked = {"version": update["version"], "seat": update["game"]["actor"]}
    if update["game"]["complete"]:
        return {"kind": "end", **asked}
    return {"kind": "play", "action": min(update["you"]["legal"], key=_rank), **asked}


def over(action: str) -> int:
    """How much too much a purchase pays: `buy T9NE b4 b6` pays 1."""
    _, tile, *cards = action.split()
    return sum(int(card[1]) for card in cards) - int(re.sub(r"\D", "", tile))


_ORDER = {"place": 1, "store": 2, "take": 3, "stop": 4}


def _rank(action: str) -> tuple[int, int, str]:
    """The least is done first."""
    verb, *rest = action.split()
    if verb == "buy":
        return (0, over(action), action) if over(action) < 4 else (5, over(action), action)
    value = sum(int(card[1]) for card in rest) if verb == "take" else 0
    return _ORDER.get(verb, 6), -value, action


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    """A server that runs meanwhile."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
