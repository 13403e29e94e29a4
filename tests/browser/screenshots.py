"""Pictures of the main screens: `python -m tests.browser.screenshots --languages en,fa`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from .looking import PATIENCE, PHONE, WIDE, as_guest, chromium
from .serving import Json, Server, buys_exactly, scored, serving

LESSON = "exact"


class Games(NamedTuple):
    """The tables of the pictures."""

    acting: str
    """At the beginning of a turn in which something can be bought exactly."""
    finished: str
    lesson: str


class Camera:
    """Takes one picture after the other, in one language at one width."""

    def __init__(self, page: Page, address: str, language: str, path: str, only: set[str]) -> None:
        """`path` has a place for the name of a picture; without `only`, all are taken."""
        self.page = page
        self._address = address
        self._language = language
        self._path = path
        self._only = only

    def go(self, path: str) -> None:
        """Open a screen, in the camera's language."""
        bare, mark, anchor = path.partition("#")
        joined = "&" if "?" in bare else "?"
        self.page.goto(f"{self._address}{bare}{joined}lang={self._language}{mark}{anchor}")
        self.page.locator("main:not([aria-busy])").wait_for()

    def take(self, name: str) -> None:
        """Keep what is to be seen."""
        if self._only and name not in self._only:
            return
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=self._path.format(name))


def main() -> None:
    """Bring games to where there is something to see, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--themes", default="light")
    parser.add_argument("--screens", default="", help="such as lobby,table; all, if none is named")
    parser.add_argument("--into", type=Path, default=Path("docs/screenshots"))
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    only = {each for each in asked.screens.split(",") if each}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), ALHAMBRA_ANALYSIS_FUTURES="500") as server,
        chromium() as browser,
    ):
        token = server.guest()
        there = games(server, token)
        for language in asked.languages.split(","):
            for theme in asked.themes.split(","):
                for device, size in (("", WIDE), ("phone", PHONE)):
                    parts = (language if language != "en" else "", device, theme)
                    ending = "".join(f"-{each}" for each in parts if each not in ("", "light"))
                    settings = {**size, "color_scheme": theme}
                    with opened(browser, server, token, settings) as page:
                        path = str(asked.into / f"{{}}{ending}.png")
                        camera = Camera(page, server.address, language, path, only)
                        photograph(camera, there)
                    print(language, device or "wide", theme, flush=True)


def games(server: Server, token: str) -> Games:
    """Tables of one guest where there is something to see."""
    acting = server.table(token, "Ada", bots=["builder", "builder"], setup={"players": 3})
    server.play(acting, token, until=lambda update: scored(update) and in_hand(update))
    finished = server.table(token, "Ada", "Ben", "Cem", setup={"players": 3})
    server.play(finished, token)
    analyse(server, finished)
    lesson = server.ask("tables", token, {"name": "Ada", "exercise": LESSON})["id"]
    return Games(acting, finished, lesson)


def analyse(server: Server, table: str) -> None:
    """Wait until all is known about a game that is over."""
    told: Json = {"piece": 0, "stage": "waiting"}
    while told["stage"] != "done":
        told = server.ask(f"tables/{table}/analysis?after={told['piece']}&wait=20")


def in_hand(update: Json) -> bool:
    """Whether a turn begins with something to buy exactly, late enough to see much."""
    game = update["game"]
    return not game["steps"] and len(game["players"][0]["palace"]) > 6 and buys_exactly(update)


@contextmanager
def opened(
    browser: Browser, server: Server, token: str, settings: dict[str, Any]
) -> Iterator[Page]:
    """A page of a guest's own device."""
    remembered = as_guest(server.address, token)
    context = browser.new_context(**settings, storage_state=remembered)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def photograph(camera: Camera, there: Games) -> None:
    """Every main screen."""
    page = camera.page
    camera.go("/")
    page.locator("form").first.wait_for()
    camera.take("lobby")

    camera.go(f"/t/{there.acting}")
    page.locator("[data-place=market] button:not(.dim)").first.click()
    page.locator("main fieldset").wait_for()  # ways to pay
    camera.take("table")

    camera.go(f"/t/{there.finished}")
    page.locator("[data-place=stock]").wait_for()
    if (players := page.locator("main button[aria-haspopup=dialog]")).count():  # on a phone
        players.click()
        page.locator("dialog .more button").last.click()
    else:
        page.locator("header .bar button").nth(2).click()
    page.locator("dialog[open] table").wait_for()
    camera.take("scoring")

    camera.go(f"/replay/{there.finished}?at=120")
    page.locator("main input[type=range]").wait_for()
    camera.take("replay")

    camera.go(f"/analysis/{there.finished}")
    page.locator("main ol[tabindex] button").first.click()  # the worst mistake
    page.locator("main .line").first.wait_for()
    camera.take("analysis")

    camera.go("/sandbox")
    page.locator("main button").first.wait_for()
    camera.take("sandbox")

    camera.go("/you")
    page.locator("main h2").first.wait_for()
    camera.take("you")

    camera.go("/deal")
    page.locator("main button").first.wait_for()
    camera.take("deal")

    camera.go("/score")
    page.locator("main button").first.wait_for()
    camera.take("score")

    camera.go("/rules#r4-2")
    page.locator("#r4-2").wait_for()
    camera.take("rules")

    camera.go("/learn")
    page.locator("[data-exercise]").first.wait_for()
    camera.take("learn")

    camera.go(f"/t/{there.lesson}")
    page.locator("[data-learn=show]").click()
    page.locator("[data-shown]").first.wait_for()
    camera.take("lesson")


if __name__ == "__main__":
    main()
