"""The same table on every screen: large and small, light and dark, mirrored, with long words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from .conftest import Opener
from .looking import OUTSIDE, ZOOMED
from .serving import Seat

Screens = Iterator[Page]


def screens(
    opened: Opener,
    running: Seat,
    finished: Seat,
    lang: str,
    **size: Any,  # noqa: ANN401
) -> Screens:
    """A page at every screen, one after the other; whatever can be opened there is open once."""
    server = opened.server
    page = opened(f"/?lang={lang}", running.token, **size).page
    page.locator("summary").first.wait_for()
    for more in page.locator("summary").all():
        more.click()
    yield page

    def go(path: str) -> Page:
        page.goto(f"{server.address}{path}{'&' if '?' in path else '?'}lang={lang}")
        page.locator("main:not([aria-busy])").wait_for()
        return page

    yield go(f"/t/{server.table(running.token, 'Ada', setup={'players': 6})}")
    yield go(f"/t/{server.table(running.token, 'Ada', 'Ben')}")
    yield go(f"/t/{finished.table}")
    yield go("/replay")
    yield go(f"/replay/{finished.table}?at=99")
    for tab in page.locator("main nav.tabs:visible button").all():
        tab.click()
        yield page

    go(f"/t/{running.table}")
    page.locator("[data-place=market] button:not(.dim)").first.click()
    page.locator("main fieldset").wait_for()  # ways to pay
    yield page
    yield from dialogs(page, "header .bar button:visible")
    if (people := page.locator("main button[aria-haspopup=dialog]")).count():  # on a phone
        page.locator("main .recap button").click()
        people.click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield page
    yield from dialogs(page, "dialog .more button:visible")


def dialogs(page: Page, openers: str) -> Screens:
    """A page with each dialog that these buttons open."""
    for opener in page.locator(openers).all():
        opener.click()
        page.locator("dialog[open] header").last.wait_for()
        yield page
        page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "xl", "xr", "fa", "hu"])
def test_nothing_sticks_out_of_a_phone(
    opened: Opener, running: Seat, finished: Seat, lang: str
) -> None:
    for page in screens(opened, running, finished, lang, phone=True):
        assert page.evaluate(OUTSIDE) == [], page.url


def test_nothing_sticks_out_at_twice_the_size(
    opened: Opener, running: Seat, finished: Seat
) -> None:
    for page in screens(opened, running, finished, "en", viewport=ZOOMED):
        assert page.evaluate(OUTSIDE) == [], page.url


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_table_of_six_is_on_one_large_screen(opened: Opener, size: tuple[int, int]) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"] * 5, setup={"players": 6})
    server.play(table, token, until=lambda update: True)
    page = opened(f"/t/{table}", token, viewport={"width": size[0], "height": size[1]}).page
    page.get_by_role("heading", name="Your turn").wait_for()

    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Market", "Money", "Reserve"):
        expect(page.get_by_role("region", name=name)).to_be_in_viewport(ratio=1)
    for seat in range(6):
        expect(page.locator(f"[data-place=seat-{seat}]")).to_be_in_viewport(ratio=1)
    for place in ("[data-place=hand]", "[data-place=stock]", "[data-drop='0,0']"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    for name in ("Undo", "End turn", "Settings", "Help"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("tabpanel")).to_be_in_viewport(ratio=1)


def place(page: Page, selector: str) -> FloatRect:
    """Where something is."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box


def left_of(page: Page, one: str, other: str) -> bool:
    """Whether one thing lies to the left of another."""
    return place(page, one)["x"] < place(page, other)["x"]


def palace(page: Page) -> dict[str, tuple[int, int]]:
    """How far east and north of the fountain each cell of the large palace is drawn.

    All are looked at in the same moment: the palace may still be moving to its place.
    """
    boxes: dict[str, list[float]] = page.locator(
        "[data-place^=palace-] [data-drop*=',']"
    ).evaluate_all(
        """(cells) => Object.fromEntries(cells.map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return [cell.dataset.drop, [x, y, width, height]];
        }))"""
    )
    home = boxes["0,0"]
    return {
        cell: (round((box[0] - home[0]) / home[2]), round((home[1] - box[1]) / home[3]))
        for cell, box in boxes.items()
    }


@pytest.mark.parametrize(("lang", "mirrored"), [("en", False), ("xr", True), ("fa", True)])
def test_right_to_left_mirrors_the_table_but_no_palace(
    opened: Opener, running: Seat, finished: Seat, lang: str, mirrored: bool
) -> None:
    page = opened(f"/t/{running.table}?lang={lang}", running.token).page
    page.locator("[data-drop='0,0']").wait_for()
    market = "[data-place=market]"
    assert left_of(page, market, "[data-place=players]") == mirrored
    assert left_of(page, f"{market} li:nth-child(2)", f"{market} li:first-child") == mirrored
    drawn = palace(page)
    assert len(drawn) > 3
    assert drawn == {cell: tuple(map(int, cell.split(","))) for cell in drawn}
    deck = page.locator("[data-place=stock] li").first.inner_text()
    assert any("\u06f0" <= letter <= "\u06f9" for letter in deck) == mirrored

    page.locator("header .bar button").nth(2).click()  # the scorings
    heads = "dialog[open] th[scope=col]"
    assert left_of(page, f"{heads}:nth-child(3)", f"{heads}:nth-child(2)") == mirrored

    page.goto(f"{opened.server.address}/replay/{finished.table}?at=9&lang={lang}")
    moment = page.locator("main input[type=range]")
    moment.wait_for()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("10")


def background(page: Page) -> str:
    """The colour behind everything."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_themes_are_chosen_and_remembered(opened: Opener) -> None:
    page = opened(color_scheme="light").page
    light = background(page)
    page.emulate_media(color_scheme="dark")
    dark = background(page)
    assert light != dark

    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Light", exact=True).click()
    assert background(page) == light
    page.reload()
    assert background(page) == light

    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Dark", exact=True).click()
    assert background(page) == dark
    page.get_by_text("Same as the system", exact=True).click()
    assert background(page) == light
