"""A person's own page: the name on a phone, games, statistics, and an end to it all."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE
from .playing import Player
from .serving import Server

USE = {"en": "Use the name here", "fa": "استفاده از نام در اینجا"}
ENDED = {"en": "no longer uses your name", "fa": "دیگر از نام شما"}


def played(server: Server) -> tuple[str, str, str]:
    """A token, with a game that is over and one that waits for its holder."""
    token = server.guest()
    over = server.table(token, "Ada", bots=["random"])
    server.play(over, token)
    going = server.table(token, "Ada", bots=["random"])
    server.play(going, token, until=lambda update: True)
    return token, over, going


def test_games_and_statistics_are_there(opened: Opener) -> None:
    token, over, _ = played(opened.server)
    ada = opened("/you", token)
    box = ada.page.get_by_role("region", name="Your games")
    expect(box.get_by_role("listitem")).to_have_count(2)
    expect(box.get_by_role("listitem").first).to_contain_text("Your turn")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ada.page.get_by_text(re.compile("^Games: 1, wins: [01]$"))).to_be_visible()
    free_of_barriers(ada)
    assert ada.page.evaluate(OUTSIDE) == []

    box.get_by_role("searchbox").fill("nobody at all")
    expect(box.get_by_text("No game found.")).to_be_visible()
    box.get_by_role("searchbox").fill("rand")
    expect(box.get_by_role("listitem")).to_have_count(2)
    box.get_by_text("Finished", exact=True).click()
    expect(box.get_by_role("listitem")).to_have_count(1)
    box.get_by_role("button", name=re.compile("^Remove the game")).click()
    expect(box.get_by_text("No game found.")).to_be_visible()
    box.get_by_text("Hidden", exact=True).click()
    expect(box.get_by_role("link", name=re.compile("^Replay"))).to_have_attribute(
        "href", f"/replay/{over}"
    )
    box.get_by_role("button", name=re.compile("^Show the game")).click()
    expect(box.get_by_text("No game found.")).to_be_visible()

    with ada.page.expect_download() as download:
        box.get_by_role("button", name="Save all game files as one").click()
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert [each["result"]["winners"] for each in saved]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_name_is_used_on_a_phone_and_ended_there(opened: Opener, language: str) -> None:
    server = opened.server
    token, _, going = played(server)
    laptop = opened("/you", token)
    laptop.click("Show link and code")
    expect(laptop.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    free_of_barriers(laptop)
    link = laptop.page.get_by_label("Your secret link").input_value()
    assert link.startswith(f"{server.address}/you#key=")

    phone = opened("/rules", phone=True, locale=language).page
    phone.goto(link)
    phone.get_by_role(
        "button", name="Use the name here" if language == "en" else "استفاده از نام در اینجا"
    ).click()
    expect(
        phone.get_by_role("listitem").filter(has=phone.locator(f"a[href='/t/{going}']"))
    ).to_have_count(1)
    assert "key=" not in phone.url
    expect(phone.locator("figure").first).to_be_visible()
    free_of_barriers(Player(phone))
    assert phone.evaluate(OUTSIDE) == []

    laptop.page.goto(server.address)
    expect(laptop.page.get_by_text("Your name was opened on another device")).to_be_visible()
    laptop.page.get_by_role("link", name="Renew the link").click()
    opened.allow("401")
    laptop.click("Renew the link")
    expect(laptop.page.get_by_label("Your secret link")).not_to_have_value(link)
    phone.goto(server.address)
    expect(phone.get_by_text(ENDED[language])).to_be_visible()
    opened.allow("403")
    phone.goto(link)
    phone.get_by_role(
        "button", name="Use the name here" if language == "en" else "استفاده از نام در اینجا"
    ).click()
    expect(phone.get_by_role("alert")).to_be_visible()


def test_everything_is_deleted_after_it_was_said_what_that_means(opened: Opener) -> None:
    server = opened.server
    token, over, _ = played(server)
    ada = opened("/you", token)
    ada.page.get_by_role("button", name=re.compile("^Delete everything of mine")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Games with other people stay for them")
    free_of_barriers(ada)
    opened.allow("401")
    ada.click("Yes, delete everything")
    expect(ada.page.get_by_text("You have not played here yet.")).to_be_visible()
    opened.allow("404")
    assert ada.page.request.get(f"{server.address}/api/tables/{over}").status == 404
