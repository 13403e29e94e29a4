"""A finished game is analysed: from its result, from its replay, from a file, by link."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE
from .playing import Player
from .serving import Json, Seat, Server

LONG = 120_000  # milliseconds: on a busy machine the processes that analyse come last


@pytest.fixture(scope="session")
def whole(server: Server, finished: Seat) -> Json:
    """All that is found out about the finished game; from now on it is there at once."""
    told: Json = {"piece": 0, "stage": "waiting"}
    while told["stage"] != "done":
        told = server.ask(f"tables/{finished.table}/analysis?after={told['piece']}&wait=20")
    assert told["mistakes"]
    return told


def ready(player: Player) -> Player:
    """Wait until all is there."""
    expect(player.page.locator("main .line").first).to_be_attached(timeout=LONG)
    expect(player.page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    return player


def slider(player: Player) -> Any:  # noqa: ANN401
    return player.page.get_by_role("main").get_by_role("slider")


def test_one_click_from_the_result_and_shown_while_it_is_worked_on(
    opened: Opener, server: Server
) -> None:
    token = server.guest()
    table = server.table(token, "Ada", "Ben")
    server.play(table, token)
    ada = opened(f"/t/{table}", token)
    ada.page.get_by_role("link", name="Analysis").click()
    expect(ada.page).to_have_url(re.compile(rf"/analysis/{table}"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Analysis: Ada and Ben")
    expect(ada.page.get_by_role("progressbar", name="Progress")).to_be_visible(timeout=LONG)
    expect(ada.page.locator("main .line").first).to_be_attached(timeout=LONG)
    ada.page.reload()
    expect(ready(ada).page.get_by_role("heading", name="Luck and skill")).to_be_visible()


def test_a_mistake_is_stepped_through(opened: Opener, finished: Seat, whole: Json) -> None:
    eve = opened(f"/replay/{finished.table}?at=5")
    eve.page.get_by_role("link", name="Analysis").click()
    ready(eve)
    worst = whole["mistakes"][0]
    mistakes = eve.page.get_by_role("list", name="Mistakes").get_by_role("button")
    expect(mistakes).to_have_count(len(whole["mistakes"]))
    mistakes.first.click()
    expect(slider(eve)).to_have_value(str(worst["at"] + 1))
    played = eve.page.get_by_role("radio", name=re.compile("What (Ada|Ben) did"))
    expect(played).to_be_checked()
    steps = eve.page.locator(".way ol li")
    expect(steps).to_have_count(len(worst["played"]["actions"]))
    before = steps.all_inner_texts()
    eve.page.get_by_text("What was better").click()
    expect(steps).to_have_count(len(worst["better"]["actions"]))
    assert steps.all_inner_texts() != before
    expect(eve.page.get_by_text(re.compile("^Expected lead: "))).to_be_visible()
    log = eve.page.get_by_role("group", name="What happened")
    expect(log.locator("[aria-current]").first).to_contain_text("Mistake. Points lost")

    first = min(each["at"] for each in whole["mistakes"])
    slider(eve).fill("0")
    eve.page.get_by_role("button", name="Next mistake").click()
    expect(slider(eve)).to_have_value(str(first + 1))
    expect(eve.page).to_have_url(re.compile(rf"/analysis/{finished.table}\?at={first + 1}$"))
    ben = ready(opened(eve.page.url.removeprefix(opened.server.address)))
    expect(slider(ben)).to_have_value(str(first + 1))


def test_the_chart_is_a_scrubber(opened: Opener, finished: Seat, whole: Json) -> None:
    last = len(whole["decisions"])
    eve = ready(opened(f"/analysis/{finished.table}"))
    eve.press("ArrowRight")
    expect(slider(eve)).to_have_value("1")
    eve.press("End")
    expect(slider(eve)).to_have_value(str(last))
    expect(slider(eve)).to_have_attribute("aria-valuetext", re.compile("Ada .*%.*Ben .*%"))
    plot = eve.page.locator(".plot")
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] / 2, "y": box["height"] - 2}, force=True)
    expect(slider(eve)).to_have_value(re.compile(f"^({last // 2}|{last // 2 + 1})$"))
    eve.click("Scoring 1")
    scored = next(
        place
        for place, frame in enumerate(
            opened.server.ask(f"tables/{finished.table}/replay?games=false")["frames"]
        )
        if any(event["is"] == "round-scored" for event in frame["events"])
    )
    expect(slider(eve)).to_have_value(str(scored))


def test_every_move_is_in_a_table(opened: Opener, finished: Seat, whole: Json) -> None:
    eve = ready(opened(f"/analysis/{finished.table}"))
    eve.page.get_by_text("Every move in a table").click()
    table = eve.page.get_by_role("group", name="Every move in a table").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(1 + len(whole["decisions"]))
    table.get_by_role("button", name="7", exact=True).click()
    expect(slider(eve)).to_have_value("7")


def test_a_file_is_analysed_and_one_that_breaks_a_rule_refused(
    opened: Opener, finished: Seat, whole: Json, tmp_path: Path
) -> None:
    opened.allow(r"the server responded with a status of 4\d\d")
    written = opened.server.ask(f"tables/{finished.table}/record")
    file = tmp_path / "game.json"
    eve = opened("/analysis")
    file.write_text(json.dumps(written | {"actions": [*written["actions"][:3], "pass"]}))
    eve.page.get_by_label("Open a file").set_input_files(file)
    expect(eve.page.get_by_role("alert")).to_contain_text("R3.8")
    file.write_text(json.dumps(written))
    eve.page.get_by_label("Open a file").set_input_files(file)
    ready(eve)
    mistakes = eve.page.get_by_role("list", name="Mistakes").get_by_role("button")
    expect(mistakes).to_have_count(len(whole["mistakes"]))


@pytest.mark.parametrize(
    "phone", [pytest.param(False, id="en-wide"), pytest.param(True, id="fa-phone")]
)
def test_nothing_is_in_the_way(opened: Opener, finished: Seat, whole: Json, *, phone: bool) -> None:
    worst = whole["mistakes"][0]["at"] + 1
    path = f"/analysis/{finished.table}?at={worst}"
    eve = ready(opened(path, phone=phone, locale="fa" if phone else "en"))
    eve.page.locator("fieldset label").nth(1).click()
    expect(eve.page.locator(".way ol li")).to_have_count(
        len(whole["mistakes"][0]["better"]["actions"])
    )
    assert eve.page.evaluate(OUTSIDE) == []
    assert eve.page.evaluate("innerWidth - visualViewport.width") == 0  # nothing made it wider
    assert eve.page.evaluate("document.documentElement.dir") == ("rtl" if phone else "ltr")
    name = eve.page.locator("main ol[tabindex] bdi").first
    side = name.evaluate("(each) => getComputedStyle(each).textAlign")
    assert side == ("right" if phone else "left")  # where the line below it begins
    # A percent sign stands on one side of its number everywhere.
    for text in (".axis span", ".legend b"):
        turned = eve.page.locator(text).first.evaluate("(each) => getComputedStyle(each).direction")
        assert turned == ("rtl" if phone else "ltr")
    free_of_barriers(eve)
