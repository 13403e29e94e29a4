"""A learner: plays a lesson or a puzzle by its solution, in any language, with mouse or finger."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Position, expect

from .playing import HASTE, PATIENCE, PAUSE, Json, Player


class Learner:
    """Finds pieces and buttons by what they are, never by words."""

    def __init__(self, player: Player) -> None:
        """Somebody at a page."""
        self.player = player
        self.page = player.page
        self.panel = self.page.locator("[data-lesson]")

    # What the server says

    @property
    def update(self) -> Json:
        """The newest update of the table."""
        return self.player.updates[-1]

    @property
    def exercise(self) -> Json:
        """How far the learner is."""
        found: Json = self.update["exercise"]
        return found

    @property
    def done(self) -> bool:
        """Whether all steps are met."""
        return bool(self.exercise["step"] == self.exercise["steps"])

    # Beginning

    def begin(self, name: str) -> None:
        """Choose an exercise from the list, and wait until one can act."""
        self.press(self.page.locator(f"[data-exercise={name}]"))
        self.sit(name)

    def follow(self) -> None:
        """Go on to the next exercise."""
        here = self.exercise["id"]
        self.press(self.panel.locator("[data-learn=next]"))
        self.page.locator(f"[data-lesson]:not([data-lesson={here}])").wait_for()
        self.sit(str(self.panel.get_attribute("data-lesson")))

    def sit(self, name: str) -> None:
        """Wait until the table of an exercise is there."""
        self.page.locator(f"[data-lesson={name}]").wait_for()
        self._until(lambda: self.exercise["id"] == name and self._mine())

    def wait_for_turn(self) -> None:
        """Wait until one can act, or all is done."""
        self._until(lambda: self.done or self._mine())

    # Playing

    def solve(self) -> None:
        """Play all steps of the exercise by their solutions."""
        while not self.done:
            self.meet()

    def meet(self) -> None:
        """Play what the running step asks for."""
        step = self.exercise["step"]
        self._until(self._mine)
        for action in self.exercise["solution"][len(self.update["game"]["steps"]) :]:
            self.play(action)
            if self.exercise["step"] > step:
                break
        else:
            self.end_turn()
        self._until(lambda: self.exercise["step"] > step)

    def play(self, action: str) -> None:
        """Do one thing, by touching its pieces."""
        before = len(self.update["game"]["steps"])
        verb, *names = action.split()
        getattr(self, f"_{verb}")(*names)
        self._until(lambda: len(self.update["game"]["steps"]) > before)

    def undo(self) -> None:
        """Take a step back."""
        before = len(self.update["game"]["steps"])
        self.press(self.page.locator("[data-undo]"))
        self._until(lambda: len(self.update["game"]["steps"]) < before)

    def end_turn(self) -> None:
        """End the turn, and look away from the scoring that may follow."""
        turn = self.update["game"]["actions"]
        if self.player.touch:
            self.page.wait_for_timeout(HASTE)
        self.deed()
        self._until(lambda: self.update["game"]["actions"] > turn)
        self._until(lambda: self.update["game"]["actor"] is None or self._mine())
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def deed(self) -> None:
        """Press the strong button."""
        self.press(self.page.locator("[data-deed]"))

    def press(self, found: Locator) -> None:
        """Click or tap near the corner: another card may lie on the rest."""
        target = found.first
        corner: Position = {"x": 9, "y": 16}
        target.tap(position=corner) if self.player.touch else target.click(position=corner)
        self.player.answered()

    # The verbs of notation

    def _take(self, *cards: str) -> None:
        self._cards("display", cards)
        self.deed()

    def _buy(self, tile: str, *cards: str) -> None:
        """The tile that wants the currency of the cards is chosen with them."""
        self._cards("hand", cards)
        expect(self.page.locator(f"[data-place=market] [data-tile={tile}]")).to_have_attribute(
            "aria-pressed", "true"
        )
        self.deed()

    def _place(self, tile: str, cell: str) -> None:
        self._pending(tile)
        self._cell(cell)

    def _store(self, tile: str) -> None:
        self._pending(tile)
        self.press(self.page.locator("[data-put=reserve]"))

    def _give(self, tile: str) -> None:
        self._pending(tile)
        self.press(self.page.locator("[data-put=dirk]"))

    def _add(self, tile: str, cell: str) -> None:
        self._tile("reserve", tile)
        self._cell(cell)

    def _swap(self, tile: str, out: str) -> None:
        self._tile("reserve", tile)
        self._cell(self._cell_of(out))

    def _remove(self, tile: str) -> None:
        self._cell(self._cell_of(tile), twice=False)
        self.deed()

    def _stop(self) -> None:
        if self.player.touch:
            self.page.wait_for_timeout(HASTE)
        self.deed()

    _pass = _stop

    # Pieces

    def _cards(self, place: str, cards: tuple[str, ...]) -> None:
        for card in cards:
            free = "[aria-pressed=false]"
            self.press(self.page.locator(f"[data-place={place}] [data-card={card}]{free}"))

    def _tile(self, place: str, tile: str) -> None:
        self.press(self.page.locator(f"[data-place={place}] [data-tile={tile}]"))

    def _pending(self, tile: str) -> None:
        """The only tile to put down is chosen by itself."""
        found = self.page.locator(f"[data-place=tray] [data-tile={tile}]")
        if found.get_attribute("aria-pressed") != "true":
            self.press(found)

    def _cell(self, cell: str, *, twice: bool = True) -> None:
        """By touch the first tap only shows what would be."""
        found = self.page.locator(f"[data-place^=palace] [data-drop='{cell}']")
        self.press(found)
        if self.player.touch and twice:
            self.press(found)

    def _cell_of(self, tile: str) -> str:
        palace: dict[str, str] = self.update["game"]["players"][self.exercise["seat"]]["palace"]
        return next(cell for cell, built in palace.items() if built == tile)

    # Waiting

    def _mine(self) -> bool:
        return bool(self.update["game"]["actor"] == self.exercise["seat"])

    def _until(self, true: object) -> None:
        assert callable(true)
        ends = time.monotonic() + PATIENCE
        while not (self.player.updates and "exercise" in self.update and true()):
            assert time.monotonic() < ends, self.page.locator("body").aria_snapshot()
            self.page.wait_for_timeout(PAUSE)


def said(found: Locator) -> str:
    """What is to be read, on one line."""
    return re.sub(r"\s+", " ", found.inner_text()).strip()
