"""Pictures of the screens: `python -m tests.browser.screenshots --languages en,fa --sizes 360x640`.

With `--sheets`, those of a language at one size lie side by side, to be looked through quickly.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from .looking import PATIENCE, PHONE, WIDE, as_guest, chromium
from .serving import Json, Server, buys_exactly, scored, serving

LESSON = "exact"
USUAL = {"1440x900": "", "390x844": "phone"}  # what the devices of the README are called
ON_A_SHEET = 8  # pictures at most
SHEET = 2_900  # pixels across


class Games(NamedTuple):
    """The tables of the pictures."""

    acting: str
    """At the beginning of a turn in which something can be bought exactly."""
    finished: str
    lesson: str
    six: str


class Camera:
    """Takes one picture after the other, in one language at one width."""

    def __init__(self, page: Page, address: str, language: str, path: str, only: set[str]) -> None:
        """`path` has a place for the name of a picture; without `only`, all are taken."""
        self.page = page
        self._address = address
        self._language = language
        self._path = path
        self._only = only
        self.taken: list[Path] = []

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
        path = Path(self._path.format(name))
        self.page.screenshot(path=path)
        self.taken.append(path)


def main() -> None:
    """Bring games to where there is something to see, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default="en")
    parser.add_argument("--themes", default="light")
    parser.add_argument("--screens", default="", help="such as lobby,table; all, if none is named")
    parser.add_argument("--sizes", default=",".join(USUAL), help="of the page, in pixels")
    parser.add_argument("--sheets", action="store_true", help="several pictures on one as well")
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
                for size in asked.sizes.split(","):
                    parts = (language if language != "en" else "", USUAL.get(size, size), theme)
                    ending = "".join(f"-{each}" for each in parts if each not in ("", "light"))
                    settings = {**device(size), "color_scheme": theme}
                    with opened(browser, server, token, settings) as page:
                        path = str(asked.into / f"{{}}{ending}.png")
                        camera = Camera(page, server.address, language, path, only)
                        photograph(camera, there)
                        if asked.sheets:
                            lay_out(page, camera.taken, str(asked.into / f"sheet{ending}-{{}}.png"))
                    print(language, size, theme, flush=True)


def device(size: str) -> dict[str, Any]:
    """A phone or a larger screen, such as `390x844`."""
    width, height = map(int, size.split("x"))
    return {**(PHONE if width < 700 else WIDE), "viewport": {"width": width, "height": height}}


def lay_out(page: Page, pictures: list[Path], path: str) -> None:
    """Lay pictures side by side on sheets; `path` has a place for their numbers."""
    assert page.viewport_size is not None
    across = min(ON_A_SHEET, SHEET // page.viewport_size["width"])
    each = across * max(1, ON_A_SHEET // 2 // across)
    page.set_viewport_size({"width": SHEET, "height": 600})
    for number, start in enumerate(range(0, len(pictures), each), 1):
        data = [base64.b64encode(one.read_bytes()).decode() for one in pictures[start:][:each]]
        shown = "".join(f'<img src="data:image/png;base64,{one}">' for one in data)
        page.set_content(f"<body style='margin: 0'>{shown}")
        page.screenshot(path=path.format(number), full_page=True)


def games(server: Server, token: str) -> Games:
    """Tables of one guest where there is something to see."""
    acting = server.table(token, "Ada", bots=["builder", "builder"], setup={"players": 3})
    server.play(acting, token, until=lambda update: scored(update) and in_hand(update))
    finished = server.table(token, "Ada", "Ben", "Cem", setup={"players": 3})
    server.play(finished, token)
    analyse(server, finished)
    lesson = server.ask("tables", token, {"name": "Ada", "exercise": LESSON})["id"]
    six = server.table(token, "Ada", bots=["builder"] * 5, setup={"players": 6})
    server.play(six, token, until=lambda update: scored(update) and buys_exactly(update))
    return Games(acting, finished, lesson, six)


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


def log_told(page: Page) -> None:
    """Wait until what happened is listed, which comes after all else; a phone has no such list."""
    if (log := page.locator("[data-place=telling]")).count():
        log.locator("ol > li").first.wait_for()


def photograph(camera: Camera, there: Games) -> None:
    """Every main screen."""
    page = camera.page
    camera.go("/")
    page.locator("form").first.wait_for()
    camera.take("lobby")

    camera.go(f"/t/{there.acting}")
    page.locator("[data-place=market] button:not(.dim)").first.click()
    page.locator("main fieldset").wait_for()  # ways to pay
    log_told(page)
    camera.take("table")

    camera.go(f"/t/{there.six}")
    page.locator("[data-place=market] button").first.wait_for()
    log_told(page)
    camera.take("six")

    camera.go(f"/t/{there.finished}")
    page.locator("[data-place=stock]").wait_for()
    camera.take("result")
    if (players := page.locator("main button.more")).count():  # on a phone
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
