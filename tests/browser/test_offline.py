"""Without a network: a site of static files, installed, cut off, killed, and brought up to date."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from alhambra.cli.site import write
from alhambra.server.edge import pages

from .looking import OUTSIDE, PHONE, WIDE
from .serving import Server

START = 120_000  # milliseconds that Python may take to start on a busy machine

# Asks the page's own server, in its worker, for what a person would click on: the first thing that
# is legal, for some steps. Nobody is connected meanwhile, so no bot waits for anybody to look.
PLAY = """async ([file, table, steps]) => {
  const parts = Object.values(await import(new URL(file, document.baseURI).href));
  const device = parts.find((each) => each && each.connect && each.ask);
  const token = localStorage.getItem("alhambra.device.token");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const at = `/api/tables/${table}`;
  for (let done = 0; ; ) {
    const look = await device.ask(at, { headers });
    const { version, table: { status }, game, you } = await look.json();
    if (status === "over" || done >= steps) return { version, status, steps: game.steps };
    if (game.actor !== you.facing) {
      await device.ask(`${at}?after=${version}&wait=20`, { headers });
      continue;
    }
    const [action] = you.legal;
    const step = action ? { type: "play", action } : { type: "end" };
    const ref = crypto.randomUUID();
    const body = JSON.stringify({ ...step, version, seat: you.facing, ref });
    await device.ask(`${at}/commands`, { method: "POST", headers, body });
    done += 1;
  }
}"""

# Storage that a browser forbids, and storage that is full after the first rows.
FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };\n"
FULL = """const add = IDBObjectStore.prototype.add;
let room = 1;
IDBObjectStore.prototype.add = function (row) {
  if (room-- > 0) return add.call(this, row);
  throw new DOMException("no", "QuotaExceededError");
};
"""
MEASURE = """async (src) => {
  const image = await createImageBitmap(await (await fetch(src)).blob());
  return `${image.width}x${image.height}`;
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: object) -> None:
        """Nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, by Python's own file server."""
    server = ThreadingHTTPServer(("localhost", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A site below the root of its web space."""
    write(tmp_path / "games" / "alhambra")
    with served(tmp_path) as address:
        yield f"{address}/games/alhambra/"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page with a profile of its own, in which nothing may go wrong."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(address: str, **options: object) -> Page:
        context = browser.new_context(**{**WIDE, **options})
        contexts.append(context)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        context.set_default_timeout(START)
        page = context.new_page()
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors


def is_installed(page: Page) -> None:
    """Wait until the page and all that plays is kept on the device."""
    page.evaluate(
        """async () => {
          const isThere = async () => navigator.serviceWorker.controller
            && (await (await caches.open("alhambra-runtime")).keys()).length >= 6;
          while (!(await isThere())) await new Promise((later) => setTimeout(later, 50));
        }"""
    )


def begin(page: Page) -> str:
    """A game against bots, by the form on the start page; the table's name."""
    page.locator(".ways form").first.wait_for()
    page.locator("input[type=radio][value=builder]").check(force=True)
    page.locator(".ways form button.brass").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".market, [data-market], h1").first.wait_for()
    return page.url.rsplit("/", 1)[1]


def go_home(page: Page) -> None:
    """To the start page, without loading it anew."""
    page.locator("a.brand").click()
    page.locator(".ways form").first.wait_for()


def go_to(page: Page, address: str) -> None:
    """To another screen, without loading the page anew."""
    page.evaluate(
        """(address) => {
          history.pushState(null, "", address);
          dispatchEvent(new PopStateEvent("popstate"));
        }""",
        address,
    )


def play(page: Page, table: str, steps: int = 100_000, assets: str = "assets") -> dict[str, Any]:
    """Play so many steps, or to the end; how the game is then."""
    file = next((pages.CLIENT / "assets").glob("device-*.js"))
    found: dict[str, Any] = page.evaluate(PLAY, [f"{assets}/{file.name}", table, steps])
    return found


def check_manifest(page: Page, site: str) -> None:
    """What browsers ask of a page before they offer to install it."""
    link = page.locator("link[rel=manifest]")
    assert link.evaluate("(link) => link.href") == f"{site}manifest.json"
    manifest = page.evaluate("fetch('manifest.json').then((answer) => answer.json())")
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    measured = {
        (page.evaluate(MEASURE, icon["src"]), icon["sizes"], icon.get("purpose", "any"))
        for icon in manifest["icons"]
        if icon["type"] == "image/png"
    }
    small, large = "192x192", "512x512"
    assert measured == {(small, small, "any"), (large, large, "any"), (large, large, "maskable")}


def test_a_site_is_installed_cut_off_killed_in_a_turn_and_played_to_the_end(
    site: str, visit: Callable[..., Page]
) -> None:
    page = visit(site)
    is_installed(page)
    check_manifest(page, site)
    page.context.set_offline(True)
    page.reload()
    table = begin(page)
    go_home(page)
    before = play(page, table, steps=9)

    again = page.context.new_page()
    page.close()  # at once: nothing of it can do anything more
    again.goto(site)
    expect(again.get_by_role("heading", name="On this device")).to_be_visible()
    after = play(again, table, steps=0)
    assert after["version"] >= before["version"]
    if after["version"] == before["version"]:
        assert after["steps"] == before["steps"]

    assert play(again, table)["status"] == "over"
    go_to(again, f"./?/t/{table}")
    expect(again.locator("h1").first).to_have_text(re.compile("wins|share the victory"))


def test_a_whole_game_without_a_network_on_a_persian_phone(
    site: str, visit: Callable[..., Page]
) -> None:
    page = visit(site, **PHONE | {"locale": "fa"})
    is_installed(page)
    page.context.set_offline(True)
    table = begin(page)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    go_home(page)
    assert page.evaluate(OUTSIDE) == []
    assert play(page, table)["status"] == "over"
    go_to(page, f"./?/t/{table}")
    expect(page.locator(f"a[href$='/replay/{table}']").first).to_be_visible()


def test_a_game_of_a_device_is_opened_at_the_server(
    server: Server, visit: Callable[..., Page]
) -> None:
    page = visit(f"{server.address}/offline", service_workers="block")
    table = begin(page)
    go_home(page)
    assert play(page, table, assets="/assets")["status"] == "over"
    go_to(page, f"/offline/replay/{table}")
    page.get_by_role("button", name="Open at the server").click()
    page.wait_for_url(f"{server.address}/replay/*")
    brought = page.url.rpartition("/")[2]
    expect(page.get_by_role("slider").first).to_be_visible()
    page.goto(f"{server.address}/you")
    mine = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/replay/{brought}']"))
    mine.get_by_role("button", name="Rematch").click()
    page.wait_for_url(f"{server.address}/t/*")


@pytest.mark.parametrize("refusal", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_where_nothing_is_kept_one_is_told_and_plays_on(
    site: str, visit: Callable[..., Page], refusal: str
) -> None:
    page = visit("about:blank", service_workers="block")

    def spoil(route: Route) -> None:
        route.fulfill(response=(answer := route.fetch()), body=refusal + answer.text())

    page.route("**/assets/worker-*.js", spoil)
    page.goto(site)
    table = begin(page)
    told = page.get_by_role("alert").filter(has_text="does not save anything")
    expect(told).to_be_visible()
    assert play(page, table, steps=4)["status"] == "running"


def test_a_new_version_waits_until_it_is_wanted(
    site: str, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(site)
    is_installed(page)
    table = begin(page)
    worker = tmp_path / "games" / "alhambra" / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "new'), "utf-8")
    page.evaluate(
        """async () => {
          const found = await navigator.serviceWorker.ready;
          await found.update();
          while (!found.waiting) await new Promise((later) => setTimeout(later, 50));
        }"""
    )
    notice = page.get_by_role("status").filter(has_text="There is a new version.")
    expect(notice).to_have_count(0)  # at a table nobody is asked
    page.get_by_role("link", name="to the start page").click()
    expect(notice).to_be_visible()
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()
    expect(notice).to_have_count(0)
    expect(page.locator(f"a[href$='/t/{table}']")).to_be_visible()
