"""The browser, and the devices that people look at a table with."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, StorageState, expect, sync_playwright

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip

PATIENCE = 20_000  # milliseconds

ZOOMED = {"width": 720, "height": 450}  # 1440 x 900 at 200 %

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

# What is touched and smaller than a finger. A card counts as far as no other lies on it, a field
# with its label. A word within a sentence is as high as its line; what is only shown is not
# touched, nor what lies below a dialog; cells of a palace come near by themselves; the dots of a
# chart lie on a plot that is touched as a whole.
TINY = """() => {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const touched = "button, a, label, select, summary, input:not(label *), textarea, [role=tab]";
  return [...modal.querySelectorAll(touched)].flatMap((each) => {
    const left = "[data-drop*=','], [data-card][aria-disabled], .unseen, [aria-hidden=true]";
    if (!each.checkVisibility() || each.closest(left)) return [];
    if (each.matches("a") && getComputedStyle(each).display === "inline") return [];
    if (each.matches("label[for]:not(:has(input, select))")) return [];
    const box = each.matches("[data-place=hand] [data-card]") ? each.closest("li") : each;
    const { width } = box.getBoundingClientRect();
    const { height } = each.getBoundingClientRect();
    const fits = width >= 43.5 && height >= 43.5;
    return fits ? [] : [`${width} x ${height} ${each.outerHTML.slice(0, 90)}`];
  });
}"""

SMALLEST = {"width": 360, "height": 640}
PHONES = [SMALLEST, {"width": 390, "height": 844}]

# Nothing moves unless a test is about that: so nobody has to wait for it.
WIDE: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en",
    "reduced_motion": "reduce",
}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en",
    "reduced_motion": "reduce",
    "has_touch": True,
    "is_mobile": True,
}


@contextmanager
def chromium(*programs: str) -> Iterator[Browser]:
    """Debian's Chromium, without a window: the first program that is there."""
    found = [shutil.which(each) for each in (*programs, "chromium", "chromium-browser")]
    program = next(filter(None, found), None)
    assert program is not None, "there is no chromium: make test installs it"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


def as_guest(address: str, token: str = "", *, confirm: bool = True) -> StorageState:
    """What the browser remembers of a server if somebody is that guest there.

    Turns wait for their button: nobody has to be quicker than a turn that ends by itself.
    """
    kept = {"prefs": json.dumps({"confirm": confirm}), "token": token}
    entries = [{"name": f"alhambra.{name}", "value": kept[name]} for name in kept if kept[name]]
    return {"origins": [{"origin": address, "localStorage": entries}]}  # type: ignore[typeddict-item]
