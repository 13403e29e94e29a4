"""The server as a browser runs it: asked without a network, its logs on a shelf of text."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from alhambra.record import from_json, verify
from alhambra.server.offline.helpers import Helper
from alhambra.server.offline.house import House, Line


class MemoryShelf:
    """As the one of the page, until the test is over."""

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        self._rows: dict[str, list[tuple[int, int, str]]] = {}
        self._about: dict[str, Any] = {}

    async def secret(self) -> str:
        return self._secret

    async def tables(self) -> str:
        found = [[name, rows[-1][0], self._about[name]] for name, rows in self._rows.items()]
        return json.dumps(found)

    async def add(self, table: str, version: int, at: int, body: str, about: str) -> bool:
        await asyncio.sleep(0)
        rows = self._rows.setdefault(table, [])
        if version != len(rows) + 1:
            return False
        rows.append((version, at, body))
        self._about[table] = json.loads(about)
        return True

    async def rows(self, table: str, after: int) -> str:
        return json.dumps([row for row in self._rows.get(table, []) if row[0] > after])


class Page:
    """What a page of the client does."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.token = ""

    async def ask(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        method = "GET" if body is None else "POST"
        text = "" if body is None else json.dumps(body)
        token = f"Bearer {self.token}" if self.token else ""
        status, said = await self.house.answer(method, path, token, text)
        assert status < 300, said
        return json.loads(said)

    async def begin(self) -> None:
        self.token = (await self.ask("/api/guests", {}))["token"]

    def connect(self, table: str) -> tuple[Line, asyncio.Queue[dict[str, Any]]]:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        line = self.house.connect(
            f"/api/tables/{table}/socket",
            lambda text: heard.put_nowait(json.loads(text)),
            lambda code: heard.put_nowait({"type": "closed", "code": code}),
        )
        line.send(json.dumps({"type": "join", "token": self.token}))
        return line, heard


@asynccontextmanager
async def opened(shelf: MemoryShelf) -> AsyncIterator[Page]:
    """A page whose bots think in the same thread."""
    helper = Helper()

    async def ask(task: str) -> str:
        return helper.answer(task)

    house = House(shelf, ask, bot_delay=0.0)
    await house.open()
    page = Page(house)
    await page.begin()
    yield page
    await house.close()


ORDER = {"setup": {"players": 2}, "name": "Ada", "bots": ["builder"], "start": True}


async def play(page: Page, table: str, *, turns: int = 10_000) -> dict[str, Any]:
    """Do the first legal thing again and again; the newest update."""
    line, heard = page.connect(table)
    update: dict[str, Any] = {}
    asked = -1
    while turns:
        message = await asyncio.wait_for(heard.get(), 30)
        assert message["type"] not in ("refused", "closed"), message
        if message["type"] != "update":
            continue
        update = message
        game, you = update["game"], update["you"]
        if update["table"]["status"] == "over":
            break
        if game["actor"] != you["facing"] or update["version"] == asked:
            continue
        asked, legal = update["version"], you["legal"]
        step = {"type": "play", "action": legal[0]} if legal else {"type": "end"}
        line.send(json.dumps({**step, "version": asked, "ref": secrets.token_hex(8)}))
        turns -= 1
    line.close()
    return update


def test_a_whole_game_without_a_network() -> None:
    async def scenario() -> None:
        async with opened(MemoryShelf()) as page:
            table = (await page.ask("/api/tables", ORDER))["id"]
            end = await play(page, table)
            assert end["table"]["status"] == "over"
            record = await page.ask(f"/api/tables/{table}/record")
            verify(from_json(json.dumps(record)))
            film = await page.ask("/api/replay", record)
            assert film["frames"][-1]["game"]["scores"] == end["game"]["scores"]

    asyncio.run(scenario())
