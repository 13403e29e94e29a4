"""What a page asks for, and what is shown meanwhile."""

from __future__ import annotations

from urllib.parse import urlsplit
from urllib.request import urlopen

from playwright.sync_api import Request, Route, expect

from .conftest import Opener
from .serving import Seat

WORDS = "One moment"


def test_a_table_by_its_link_names_all_its_files(opened: Opener, running: Seat) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        here = request.frame.url.endswith(running.table)  # and not on the page before
        if here and request.resource_type in ("script", "stylesheet"):
            asked.extend([] if loaded else [urlsplit(request.url).path])

    loaded: list[object] = []
    player = opened(token=running.token)
    player.page.on("load", lambda page: loaded.append(page))
    player.page.on("request", note)
    player.page.goto(f"{opened.server.address}/t/{running.table}")
    player.wait(lambda screen: screen.mine)

    with urlopen(f"{opened.server.address}/t/{running.table}") as answer:
        page = answer.read().decode()
    assert asked
    assert all(f'"{path}"' in page for path in asked), page


def test_who_comes_by_a_link_is_on_the_way_before_the_page_is_made(
    opened: Opener, running: Seat
) -> None:
    page = opened(token=running.token, locale="de").page
    kept: list[Route] = []
    page.route("**/assets/de-*.js", lambda route: kept.append(route))
    with page.expect_websocket():
        page.goto(f"{opened.server.address}/t/{running.table}", wait_until="commit")
    while not kept:
        page.wait_for_timeout(10)
    expect(page.locator("main[aria-busy]")).to_be_visible()
    for route in kept:
        route.continue_()
    expect(page.locator("[data-place=market]")).to_be_visible()


def test_what_plays_without_a_network_comes_only_to_who_asks_for_it(opened: Opener) -> None:
    asked: list[str] = []
    player = opened()
    player.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    player.page.reload()
    offer = player.page.get_by_role("link", name="Play without a network")
    expect(offer).to_be_visible()
    assert {path for path in asked if path.startswith("/runtime/")} == {"/runtime/index.json"}
    assert not any("worker" in path for path in asked)


def test_a_star_is_there_before_the_script_and_words_if_it_takes_long(
    opened: Opener, running: Seat
) -> None:
    page = opened(token=running.token).page
    kept: list[Route] = []
    page.route("**/assets/table-*.js", lambda route: kept.append(route))
    page.route_web_socket("**/socket", lambda _: None)  # nobody answers
    page.goto(f"{opened.server.address}/t/{running.table}", wait_until="commit")

    star = page.locator("main[aria-busy] svg")
    expect(star).to_be_visible()
    expect(page.get_by_text(WORDS)).to_have_count(0)
    while not kept:
        page.wait_for_timeout(10)
    kept[0].continue_()
    expect(page.get_by_text(WORDS)).to_be_visible()
    expect(star).to_be_visible()
    page.get_by_role("link", name="to the start page").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(star).to_have_count(0)


def test_what_is_installed_waits_for_the_table(opened: Opener, running: Seat) -> None:
    page = opened(token=running.token).page
    asked: list[str] = []
    page.route_web_socket("**/socket", lambda _: None)  # nobody answers
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{opened.server.address}/t/{running.table}", wait_until="commit")
    asked.clear()  # of the page before
    expect(page.get_by_text(WORDS)).to_be_visible()  # there was time enough
    assert not any("after-load" in url for url in asked)
