"""A whole game by keys alone: whoever plays so is never left without a place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Opener
from .playing import Json, Player
from .serving import buys, over

FOCUS = """() => {
  const here = document.activeElement;
  const box = here?.getBoundingClientRect();
  const seen = here?.checkVisibility() && box.width > 0 && box.left < innerWidth
    && box.right > 0 && box.top < innerHeight && box.bottom > 0;
  const name = here?.getAttribute("aria-label") || here?.textContent.trim();
  const modal = document.querySelector("dialog:modal");
  return {
    at: here?.localName, name, seen, inside: !modal || modal.contains(here),
    dialog: modal !== null, turn: document.querySelector("h1")?.textContent ?? "",
    cell: here?.dataset.drop ?? null, glows: here?.classList.contains("glow") ?? false,
  };
}"""

# A dialog that is gone keeps the focus until it says so, a moment later.
PLACED = """() => {
  const here = document.activeElement;
  return here && here !== document.body && here.checkVisibility();
}"""


class Typist:
    """Plays by keys, and looks where the focus is after every one of them."""

    def __init__(self, player: Player) -> None:
        """`player` has a page that shows a table."""
        self.player = player
        self.keys = 0

    def look(self) -> Json:
        """Where the focus is; it has to be somewhere, as soon as what closes has closed."""
        self.player.page.wait_for_function(PLACED)
        found: Json = self.player.page.evaluate(FOCUS)
        assert found["at"] not in (None, "body"), found
        assert found["name"], found
        assert found["seen"], found
        assert found["inside"], found
        return found

    def press(self, *keys: str) -> Json:
        """Press keys, each answered before the next."""
        for key in keys:
            self.player.page.keyboard.press(key)
            self.player.answered()
            found = self.look()
            self.keys += 1
        return found

    def wait(self) -> Json:
        """Look when it is one's turn, a scoring is shown, or the game is over."""
        self.player.page.wait_for_function(
            "() => document.querySelector('dialog:modal')"
            " || /^Your turn|wins with|share the victory/"
            ".test(document.querySelector('h1')?.textContent)"
        )
        return self.look()

    def step(self) -> None:
        """Do one sensible thing."""
        update = self.player.updates[-1]
        game, legal = update["game"], update["you"]["legal"]
        if game["complete"]:
            self.press("Space")
        elif buys := sorted((each for each in legal if each.startswith("buy")), key=over):
            self.buy(game, buys[0])
        elif any(each.startswith("place") for each in legal):
            self.build(len(game["pending"]))
        elif any(each.startswith("store") for each in legal):
            self.press(*("t" if len(game["pending"]) > 1 else ""), "s")
        elif takes := [each.split()[1] for each in legal if re.fullmatch(r"take \w+", each)]:
            slot = game["display"].index(max(takes, key=lambda card: card[1]))
            self.press("qwer"[slot], "qwer"[slot])
        else:
            self.press("Enter")  # stop, or pass

    def buy(self, game: Json, action: str) -> None:
        """By the number of the slot, twice."""
        slot = str(game["market"].index(action.split()[1]) + 1)
        self.press(slot, slot)

    def build(self, pending: int) -> None:
        """Where the focus goes by itself, after a look at the next place."""
        found = self.press("t") if pending > 1 else self.look()
        assert found["glows"], found
        self.press("n")
        assert self.press("Shift+N")["cell"] == found["cell"]
        self.press("Enter")


def test_who_closes_a_dialog_is_somewhere_though_what_opened_it_is_gone(opened: Opener) -> None:
    server = opened.server
    table, *tokens = server.meet("Ada", "Ben")
    update = server.play(table, *tokens, until=buys)
    acts, waits = tokens[update["game"]["actor"]], tokens[1 - update["game"]["actor"]]
    ada = opened(f"/t/{table}", waits)
    action = min(buys(update), key=over)
    tile = ada.page.locator(f"[data-place=market] [data-tile={action.split()[1]}]")
    tile.focus()
    typist = Typist(ada)
    assert typist.press("?")["dialog"]
    version = server.command(table, acts, "play", action=action, version=update["version"])
    ada.follow(version["version"])
    expect(tile).to_have_count(0)
    found = typist.press("Escape")
    assert not found["dialog"]


def test_the_palace_is_shown_whole_by_its_key_on_any_keyboard(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    ada = opened(f"/t/{server.table(token, 'Ada', bots=['random'])}", token)
    cell = ada.page.locator("[data-place^=palace] [data-drop='0,0']")
    cell.focus()
    stage = ada.page.locator("[data-place^=palace] .stage")
    [scale] = re.findall(r"scale\([\d.]+\)", str(stage.get_attribute("style")))
    fitted = re.compile(re.escape(scale))
    ada.page.keyboard.press("+")
    expect(stage).not_to_have_attribute("style", fitted)
    persian = {"key": "\u06f0", "code": "Digit0", "bubbles": True, "cancelable": True}
    cell.dispatch_event("keydown", persian)
    expect(stage).to_have_attribute("style", fitted)
    held = """(cell) => cell.dispatchEvent(new KeyboardEvent("keydown", {
      key: "0", code: "Digit0", ctrlKey: true, bubbles: true, cancelable: true }))"""
    assert cell.evaluate(held)  # Ctrl+0 is the browser's


def test_the_focus_is_never_lost_in_a_whole_game_by_keys(opened: Opener) -> None:
    ada = opened()
    box = ada.page.get_by_role("region", name="Play against bots")
    box.get_by_role("radio", name=re.compile("^Builder")).check()
    box.get_by_role("radio", name="5").check(force=True)  # the more play, the fewer turns
    box.get_by_role("button", name="Play now").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("() => document.querySelector('[data-place^=palace]')")

    typist = Typist(ada)
    scorings = looks = 0
    while not re.search("wins with|share the victory", (found := typist.wait())["turn"]):
        if found["dialog"]:
            scorings += 1
            found = typist.press("Escape")
            assert not found["dialog"]
        elif ada.updates[-1]["game"]["actor"] == ada.updates[-1]["you"]["seats"][0]:
            if not looks:
                looks = 1
                typist.press("o", "ArrowUp")  # into another's palace,
                typist.press("Escape")  # and out of it
                ada.page.wait_for_function("() => document.activeElement.dataset.drop")
                typist.press("h", "v", "i", "Escape")
            typist.step()
    assert scorings == 2
    assert typist.press("Escape")["at"] != "body"
    assert typist.keys > 30
