"""The server as a browser runs it: asked without a network, its logs on a shelf of text."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from alhambra.record import from_json, verify
from alhambra.server.offline.helpers import Helper
from alhambra.server.offline.house import GONE, House, Line

ROOT = Path(__file__).parents[2]


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
            assert film["frames"][-1]["game"]["winners"] == end["game"]["winners"]

    asyncio.run(scenario())


def test_every_step_that_was_acknowledged_is_there_after_a_crash() -> None:
    async def scenario() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as page:
            table = (await page.ask("/api/tables", ORDER))["id"]
            before = await play(page, table, turns=7)
            token = page.token
            # The page is killed: nothing is closed, and another one begins with the same shelf.
            async with opened(shelf) as again:
                again.token = token
                after = await again.ask(f"/api/tables/{table}")
                assert after["version"] >= before["version"]
                assert (await play(again, table))["table"]["status"] == "over"

    asyncio.run(scenario())


def test_two_pages_of_a_device_share_a_table() -> None:
    async def scenario() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as one, opened(shelf) as other:
            other.token = one.token
            table = (await one.ask("/api/tables", ORDER))["id"]
            seen = await other.ask(f"/api/tables/{table}")
            assert seen["table"]["status"] == "running"
            await play(one, table, turns=3)
            other.house.heard(table)
            assert (await play(other, table))["table"]["status"] == "over"
            assert (await one.ask(f"/api/tables/{table}"))["table"]["status"] == "over"

    asyncio.run(scenario())


def test_lessons_are_there() -> None:
    async def scenario() -> None:
        async with opened(MemoryShelf()) as page:
            found = await page.ask("/api/exercises")
            made = await page.ask("/api/tables", {"exercise": found[0]["id"], "name": "Ada"})
            assert (await page.ask(f"/api/tables/{made['id']}"))["exercise"]["id"] == found[0]["id"]

    asyncio.run(scenario())


def test_a_score_sheet_is_not_shared_without_a_server() -> None:
    async def scenario() -> None:
        async with opened(MemoryShelf()) as page:
            entry = {"counts": [0] * 6, "wall": 0, "palace": None}
            order = {"names": ["Ada", "Ben"], "edition": "standard", "scorings": [[entry] * 3]}
            token = f"Bearer {page.token}"
            status, said = await page.house.answer("POST", "/api/scores", token, json.dumps(order))
            assert status == 503
            assert json.loads(said)["text"] == "shared score sheets need a server"

    asyncio.run(scenario())


def test_a_page_learns_that_its_line_has_failed() -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    async def scenario() -> None:
        codes: list[int] = []
        line = Line(lambda text: None, codes.append)
        with suppress(RuntimeError):
            await line.serve(fail, "/api/tables/x/socket")
        assert codes == [GONE]

    asyncio.run(scenario())


def test_no_module_that_a_browser_lacks_is_asked_for() -> None:
    """Pyodide has no processes and no SQLite; Prometheus would take longer than all the rest.

    Nor is there what the build leaves out of the standard library.
    """
    lacking = (
        "_multiprocessing",
        "sqlite3",
        "prometheus_client",
        "uvicorn",
        "websockets",
        "httptools",
    )
    script = (ROOT / "client/scripts/runtime.mjs").read_text("utf-8")
    unused = re.search(r"const UNUSED = `(.*?)`", script, re.DOTALL)
    assert unused is not None
    code = f"""
import sys
for name in {[*lacking, *unused[1].split()]!r}:
    sys.modules[name] = None
import alhambra.server.offline.house, alhambra.server.offline.helpers
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
