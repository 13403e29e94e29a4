"""Positions that one sets up, and games that go on from the middle of others."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .barriers import free_of_barriers
from .conftest import Opener
from .serving import Seat

# Nobody has built anything; the second seat of three is to act.
START = (
    "3/act1:start0:young0:scored0/G10.G8NE.T9ES.P7E/g4.b9.y4.b5/:T12:b12b4o9:0/:T9NE:g5y6:0"
    "/:::7/drawn14:A20-33:B54-66:reshuffled0/b7g83y4"
)
ON_BOTH = pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("fa", True)], ids=["wide", "persian phone"]
)
WORDS = {
    "en": {
        "play-on": "Play on from here",
        "go": "Play",
        "new": "Drawn again",
        "clash": "Not here",
        "best": "Best turns",
        "score": "If scored now",
        "option": "Option",
        "possible": "This position is possible",
        "play": "Play from here",
    },
    "fa": {
        "play-on": "ادامهٔ بازی از اینجا",
        "go": "شروع بازی",
        "new": "قرعهٔ تازه",
        "clash": "اینجا نمی‌شود",
        "best": "بهترین",
        "score": "اگر حالا امتیازدهی شود",
        "option": "گزینهٔ",
        "possible": "این وضعیت ممکن است",
        "play": "بازی از اینجا",
    },
}


@ON_BOTH
def test_one_plays_on_from_a_replay(
    opened: Opener, finished: Seat, language: str, phone: bool
) -> None:
    table, _ = finished
    words = WORDS[language]
    ada = opened(f"/replay/{table}?at=30", locale=language, phone=phone)
    ada.page.get_by_role("button", name=words["play-on"]).click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_have_count(2)
    free_of_barriers(ada)
    dialog.get_by_text(words["new"]).click()
    dialog.get_by_role("button", name=words["go"], exact=True).click()
    expect(ada.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    new = ada.page.url.rpartition("/")[2]
    moment = opened.server.ask(f"tables/{table}/replay")["frames"][30]["game"]
    first = opened.server.ask(f"tables/{new}/replay")["frames"][0]["game"]
    assert first["players"] == moment["players"]
    assert first["market"] == moment["market"]


@ON_BOTH
def test_what_cannot_be_says_why_while_one_edits(
    opened: Opener, language: str, phone: bool
) -> None:
    words = WORDS[language]
    ada = opened(f"/sandbox?p={START}", locale=language, phone=phone)
    verdict = ada.page.locator(".verdict")
    expect(verdict).to_contain_text(words["possible"])
    free_of_barriers(ada)
    ada.page.locator("main [data-tile=T9NE]").click()
    ada.page.locator('[data-drop="-1,0"]').click()
    expect(verdict).to_contain_text(words["clash"])
    expect(verdict).to_contain_text("R4.2")
    for name in ("play", "best", "score"):
        expect(ada.page.get_by_role("button", name=words[name])).to_be_disabled()
    free_of_barriers(ada)
    ada.page.locator('[data-drop="-1,0"]').click()
    ada.page.locator('[data-drop="1,0"]').click()
    expect(verdict).to_contain_text(words["possible"])
    expect(ada.page).to_have_url(re.compile(re.escape("T9NE@1,0")))
    same = opened(ada.page.url.removeprefix(opened.server.address), locale=language, phone=phone)
    expect(same.page.locator('[data-drop="1,0"][data-tile=T9NE]')).to_be_visible()


@ON_BOTH
def test_a_position_is_asked_about(opened: Opener, language: str, phone: bool) -> None:
    words = WORDS[language]
    ada = opened(f"/sandbox?p={START}", locale=language, phone=phone)
    ada.page.get_by_role("button", name=words["best"]).click()
    expect(ada.page.get_by_role("heading", name=words["option"]).first).to_be_visible()
    ada.page.get_by_role("button", name=words["score"]).click()
    expect(ada.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    free_of_barriers(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=words["play"]).click()
    ada.page.get_by_role("dialog").get_by_role("button", name=words["go"], exact=True).click()
    expect(ada.page).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_a_record_from_a_file_can_be_changed_and_played_on(opened: Opener, finished: Seat) -> None:
    table, _ = finished
    record = opened.server.ask(f"tables/{table}/record")
    ada = opened("/replay")
    data = json.dumps(record).encode()
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": data}
    )
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.get_by_role("button", name="Change the position first").click()
    expect(ada.page).to_have_url(re.compile(r"/sandbox\?p=2/act"))
    expect(ada.page.locator(".verdict")).to_contain_text("This position is possible")


def test_money_points_and_deck_are_set(opened: Opener) -> None:
    ada = opened(f"/sandbox?p={START}")
    ada.page.get_by_role("button", name="Money", exact=True).click()
    ada.page.get_by_role("button", name=re.compile("in the deck: 3")).first.click()
    expect(ada.page).to_have_url(re.compile("/:T9NE:b2g5y6:0/"))
    ada.page.get_by_role("button", name="Turn and deck").click()
    ada.page.get_by_label("Seat 3").last.fill("19")
    expect(ada.page).to_have_url(re.compile(r":19/drawn14"))
    ada.page.get_by_label("Before scoring A, at most").fill("3")
    expect(ada.page.locator(".verdict")).to_contain_text("Scoring card A cannot be there")
    ada.page.get_by_label("Before scoring A, at most").fill("33")
    ada.page.get_by_role("group", name="Scorings so far").get_by_text("1", exact=True).click()
    expect(ada.page.locator(".verdict")).to_contain_text("This position is possible")
    expect(ada.page).to_have_url(re.compile(r"scored1.*drawn14:B54-66"))


def test_a_link_with_a_mistake_says_so(opened: Opener) -> None:
    ada = opened("/sandbox?p=3/act0")
    expect(ada.page.get_by_role("heading")).to_contain_text(["This position cannot be opened."])
