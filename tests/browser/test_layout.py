"""The same table on every screen: large and small, light and dark, mirrored, with long words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .playing import Player
from .serving import Seat

# What one reads or presses lies within the width of the page. Palaces are there to be panned, what
# is only said has no place, and a box that scrolls by itself may hold more.
OUTSIDE = """() => {
  const outside = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const scrolls = (box) => box && (box.scrollWidth > box.clientWidth
    && /auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  for (const each of document.body.querySelectorAll("*")) {
    if (![...each.childNodes].some(isText) && !each.matches("button, input, select")) continue;
    if (!each.checkVisibility() || each.closest("svg, .yard, .unseen")) continue;
    const { left, right } = each.getBoundingClientRect();
    if (left >= -1 && right <= innerWidth + 1 || scrolls(each.parentElement)) continue;
    outside.push(each.outerHTML.slice(0, 120));
  }
  return outside;
}"""
SMALL = {"phone": True}
ZOOMED = {"viewport": {"width": 720, "height": 450}}  # 1440 x 900 at 200 %


def screens(opened: Opener, running: Seat, finished: Seat, lang: str, **size: object) -> Iterator[Player]:
    """A player at every screen, one after the other; whatever can be opened there is open."""
    server = opened.server
    waiting = server.table(running.token, "Ada", setup={"players": 6})
    shared = server.table(running.token, "Ada", "Ben")

    ada = opened(f"/?lang={lang}", running.token, **size)
    ada.page.locator("summary").first.wait_for()
    for summary in ada.page.locator("summary").all():
        summary.click()
    yield ada
    for table in (waiting, shared):
        ada.page.goto(f"{server.address}/t/{table}?lang={lang}")
        ada.page.locator("main h1").wait_for()
        yield ada
    yield from tabs(opened, ada, f"/t/{running.table}?lang={lang}")
    ada.page.goto(f"{server.address}/t/{running.table}?lang={lang}")
    ada.page.locator("[data-place=market] button:not(.dim)").first.click()
    ada.page.locator("fieldset").wait_for()
    yield ada
    yield from tabs(opened, ada, f"/t/{finished.table}?lang={lang}", finished)
    yield from tabs(opened, ada, f"/replay/{finished.table}?at=99&lang={lang}")
