"""A person at a table: reads the page as a screen reader does, and clicks what it offers."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

Json = dict[str, Any]

PATIENCE = 20.0  # seconds
PAUSE = 20  # milliseconds between two looks: a look takes longer, and the server has to get on
HASTE = 500  # milliseconds in which a second tap or key neither ends a turn nor gives one up

_ITEM = re.compile(r'(\w+) "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')

# Ways to go on, the best one first, by the names of buttons.
_WAYS = (
    r"^I am ",
    r"^(End turn|Buy and act again|Buy|Take \d+|Build here)$",
    r"^free cell .* can be built here$",
    r"^To the reserve$",
    r"^Slot .* you can pay exactly",
    r"^Slot .* you can buy it, paying 1 too much",
    r"^Slot .* you can buy it, paying [2-4] too much",
    r"^(orange|blue|green|yellow) .* can be taken$",
    r"^(Place tiles|Pass)$",
    r"^\w+, price \d+, (no walls|walls? [a-z, ]+)$",  # one of several to put down
)


class Screen:
    """What a page says, at one moment."""

    def __init__(self, text: str) -> None:
        """`text` is Playwright's snapshot of roles and names."""
        self.text = text

    @cached_property
    def turn(self) -> str:
        """The heading: whose turn it is, or who has won."""
        found = re.search(r'heading "(.*)" \[level=1\]', self.text)
        return found[1] if found else ""

    @cached_property
    def table(self) -> str:
        """The table itself: without what was said last, the recap, and where the focus is."""
        text = self.text[self.text.index("- main") :].replace(" [active]", "")
        return re.sub(r'  - region "Since your last turn":\n(    .*\n)*', "", text)

    @cached_property
    def dialog(self) -> str:
        """The name of the dialog that is open, or nothing."""
        found = re.search(r'dialog "(.*?)"', self.text)
        return found[1] if found else ""

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(re.search(" wins with | share the victory ", self.turn))

    @property
    def mine(self) -> bool:
        """Whether it is for the one who looks to act."""
        return "our turn" in self.turn

    @cached_property
    def buttons(self) -> list[str]:
        """The names of all buttons that can be used, from top to bottom."""
        found = _ITEM.findall(self.text)
        return [name for role, name, state in found if role == "button" and "disab" not in state]

    def offers(self, pattern: str) -> str:
        """The first button whose name fits, or nothing."""
        return next((name for name in self.buttons if re.search(pattern, name)), "")


class Player:
    """Plays by what the page says."""

    def __init__(self, page: Page) -> None:
        """`page` is still empty, so that nothing of it is missed."""
        self.page = page
        self.touch = bool(page.evaluate("navigator.maxTouchPoints"))
        self.updates: list[Json] = []
        self._unanswered: set[str] = set()
        page.on("websocket", self._connected)

    # Seeing

    def look(self) -> Screen:
        """What is to be seen now."""
        return Screen(self.page.locator("body").aria_snapshot())

    def wait(self, true: Callable[[Screen], bool]) -> Screen:
        """Look until something is to be seen."""
        ends = time.monotonic() + PATIENCE
        while not true(screen := self.look()):
            assert time.monotonic() < ends, screen.text
            self.page.wait_for_timeout(PAUSE)
        return screen

    def follow(self, version: int) -> Screen:
        """Look when the page knows a version of the table."""
        return self.wait(
            lambda screen: bool(self.updates and self.updates[-1]["version"] >= version)
        )

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The first button of this name."""
        return self.page.get_by_role("button", name=name, exact=True).first

    # Doing

    def click(self, name: str) -> Screen:
        """Click a button, and look as soon as the server has answered."""
        button = self.button(name)
        if self.touch and name in ("End turn", "Place tiles"):
            self.page.wait_for_timeout(HASTE)
        button.tap() if self.touch else button.click()
        return self.settled()

    def press(self, *keys: str) -> Screen:
        """Press keys one after the other, and look as soon as the server has answered."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.settled()

    def settled(self) -> Screen:
        """Look when everything that was asked has been answered."""
        self.answered()
        return self.look()

    def answered(self) -> None:
        """Wait for the answers to everything that was asked."""
        ends = time.monotonic() + PATIENCE
        self.page.evaluate("0")  # what the page has sent by now is known before it answers this
        while self._unanswered:
            assert time.monotonic() < ends, self.look().text
            self.page.wait_for_timeout(PAUSE)

    def go_on(self, screen: Screen | None = None) -> Screen:
        """Do one sensible thing of those that are offered."""
        screen = screen or self.look()
        if screen.dialog:
            return self.click("Close")
        for way in _WAYS:
            if name := screen.offers(way):
                return self.click(name)
        raise AssertionError(f"nothing to do:\n{screen.text}")

    def play_turn(self) -> Screen:
        """Play until it is somebody else's turn, or something is to be seen first."""
        screen = self.wait(lambda screen: screen.mine)
        while screen.mine and not screen.dialog:
            screen = self.go_on(screen)
        return screen

    # The answers of the server

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, data: str | bytes) -> None:
        if ref := json.loads(data).get("ref"):
            self._unanswered.add(ref)

    def _received(self, data: str | bytes) -> None:
        message = json.loads(data)
        self._unanswered.discard(message.get("ref"))
        if message["type"] == "update":
            self.updates.append(message)


def centre(place: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
