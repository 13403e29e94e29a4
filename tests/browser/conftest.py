"""A server and a browser for the tests, and what every page has to keep: no error, no stranger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

import alhambra.core
from alhambra.server.edge import pages

from .looking import PATIENCE, PHONE, WIDE, as_guest, chromium
from .playing import Player
from .serving import Seat, Server, buys, scored, serving

HERE = Path(__file__).parent


def pytest_ignore_collect() -> bool | None:
    """A browser sees no difference between the compiled core and the interpreted one."""
    return None if alhambra.core.compiled() else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What drives the browser keeps a loop running, over which other tests would stumble."""
    here = [item for item in items if HERE in item.path.parents]
    if len(here) < len(items):
        for item in here:
            item.add_marker(pytest.mark.skip(reason="needs a process of its own: make browser"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests but those that stop theirs."""
    assert (pages.CLIENT / "index.html").exists(), "the client is not built: make client"
    with serving(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser; every page has a profile of its own."""
    with chromium("chromium-headless-shell") as found:  # starts pages in half the time
        yield found


class Opener:
    """Opens pages, each as another person with a device of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.allowed = ["Service Worker registration blocked by Playwright"]  # see test_offline
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str = "/",
        token: str = "",
        *,
        phone: bool = False,
        confirm: bool = True,
        **options: object,
    ) -> Player:
        """A page of the server; with a token, as that guest. `confirm`: a button ends turns."""
        settings = {**(PHONE if phone else WIDE), "service_workers": "block", **options}
        settings["storage_state"] = as_guest(self.server.address, token, confirm=confirm)
        context = self._browser.new_context(**settings)
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: self._listen(message.type, message.text))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("request", lambda request: self._watch(request.url))
        player = Player(context.new_page())
        player.page.goto(self.server.address + path)
        return player

    def allow(self, pattern: str) -> None:
        """What the browser itself says of a cut that a test makes is no complaint."""
        self.allowed.append(pattern)

    def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()

    def _listen(self, kind: str, text: str) -> None:
        said = f"{kind}: {text}"
        if kind in ("error", "warning") and not any(re.search(each, said) for each in self.allowed):
            self.complaints.append(said)

    def _watch(self, url: str) -> None:
        host = re.escape(self.server.address.removeprefix("http://"))
        if not re.match(rf"(http|ws)://{host}/|data:|blob:", url):
            self.complaints.append(f"asked {url}")


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens pages; none of them may log an error or a warning, or ask another host."""
    opener = Opener(browser, server)
    yield opener
    opener.close()
    assert not opener.complaints


@pytest.fixture(scope="session")
def finished(server: Server) -> Seat:
    """A game of Ada and Ben, at one screen, that is over."""
    token = server.guest()
    table = server.table(token, "Ada", "Ben")
    server.play(table, token)
    return Seat(table, token)


@pytest.fixture(scope="session")
def running(server: Server) -> Seat:
    """A game of Ada and three bots, only to be looked at: there was a scoring, and she can buy."""
    token = server.guest()
    table = server.table(token, "Ada", bots=["builder"] * 3, setup={"players": 4})
    server.play(table, token, until=lambda update: scored(update) and buys(update))
    return Seat(table, token)
