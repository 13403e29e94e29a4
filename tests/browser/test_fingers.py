"""Whatever is touched on a phone is as large as a finger, on every screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from .conftest import Opener
from .looking import PHONES, TINY
from .serving import Seat


def screens(opened: Opener, running: Seat, finished: Seat, size: dict[str, int]) -> Iterator[Page]:
    """A phone at one screen after the other, with whatever can be opened there."""
    server = opened.server
    page = opened("/", running.token, phone=True, viewport=size).page
    page.locator("summary").first.wait_for()
    unfold(page)
    yield page
    yield from sheets(page, "header nav button:not([aria-pressed])")

    def go(path: str) -> Page:
        page.goto(server.address + path)
        page.locator("main:not([aria-busy])").wait_for()
        return page

    yield go(f"/t/{server.table(running.token, 'Ada', setup={'players': 6})}")
    yield go(f"/t/{server.table(running.token, 'Ada', 'Ben')}")  # who takes the phone?
    yield go(f"/t/{finished.table}")
    go(f"/t/{running.table}")
    page.locator("[data-place=market] button").first.wait_for()
    page.locator(".recap button").wait_for()
    yield page
    page.locator(".recap button").tap()  # where there is little room, it stands for the players
    yield from sheets(page, "header [data-place=stock]")
    for sheet in sheets(page, "main button[aria-haspopup=dialog]"):
        yield sheet
        for each in page.locator("dialog:modal [role=tab]").all():
            each.tap()
            yield page
        yield from sheets(page, "dialog:modal .more button")

    yield go("/replay")
    yield go(f"/replay/{finished.table}?at=99")
    page.locator("main nav.tabs button").first.wait_for()
    for tab in page.locator("main nav.tabs button").all():
        tab.tap()
        yield page
    yield from sheets(page, "main footer .tools button:has(svg):first-child")
    go(f"/analysis/{finished.table}")
    page.locator("main ol[tabindex] button").first.tap()
    unfold(page)
    yield page
    go("/sandbox")
    page.locator("main .tabs button, main [role=tab]").first.wait_for()
    for tab in page.locator("main .tabs button, main [role=tab]").all():
        tab.tap()
        yield page
    for path in ("/you", "/deal", "/duplicate", "/score", "/learn", "/rules"):
        go(path)
        page.locator("main").locator("h1, h2").first.wait_for()
        unfold(page)
        yield page
    page.goto(server.address + "/score")
    page.locator("main form button, main .brass").first.tap()
    page.locator("main h2, main h1").first.wait_for()
    yield page


def unfold(page: Page) -> None:
    """Open all that is folded."""
    page.locator("main details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")


def sheets(page: Page, openers: str) -> Iterator[Page]:
    """The page with each dialog that these buttons open, and without it again."""
    page.locator(openers).locator("visible=true").first.wait_for()
    for opener in page.locator(openers).locator("visible=true").all():
        opener.tap()
        page.locator("dialog:modal").last.wait_for()
        yield page
        page.locator("dialog:modal").last.press("Escape")


@pytest.mark.parametrize("size", PHONES, ids=["360", "390"])
def test_nothing_that_is_touched_is_smaller_than_a_finger(
    opened: Opener, running: Seat, finished: Seat, size: dict[str, int]
) -> None:
    looked = 0
    for page in screens(opened, running, finished, size):
        assert page.evaluate(TINY) == [], page.url
        looked += 1
    assert looked > 25


def test_something_small_would_be_found(opened: Opener) -> None:
    page = opened("/learn", phone=True).page
    page.locator("[data-exercise]").first.wait_for()
    assert page.evaluate(TINY) == []
    page.locator("[data-exercise]").first.evaluate("(each) => (each.style.scale = '0.3')")
    assert len(page.evaluate(TINY)) == 1
