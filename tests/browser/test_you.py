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
        box.get_by_role("button", name="Save all games in one file").click()
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


def test_settings_and_read_chat_travel_between_devices(opened: Opener) -> None:
    server = opened.server
    table, ada, ben = server.meet("Ada", "Ben")
    server.command(table, ben, "say", text="hello")
    laptop = opened("/you", ada)
    expect(laptop.page.get_by_text("1 new message")).to_be_visible()
    laptop.click("Show link and code")
    link = laptop.page.get_by_label("Your secret link").input_value()
    phone = opened("/rules", phone=True)
    phone.page.goto(link)
    phone.click("Use the name here")
    expect(phone.page.get_by_text("1 new message")).to_be_visible()

    with laptop.page.expect_response("**/api/you/settings"):
        laptop.page.evaluate(
            """(table) => {
              localStorage.setItem("alhambra.read", JSON.stringify({ [table]: Date.now() + 1e6 }));
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            table,
        )
    laptop.click("Settings")
    with laptop.page.expect_response(
        lambda answer: answer.url.endswith("/you/settings") and answer.request.method == "POST"
    ):
        laptop.page.get_by_role("group", name="Text size").get_by_text("130").click()

    phone.page.goto(f"{server.address}/you")
    expect(phone.page.locator("html")).to_have_attribute("style", re.compile("130%"))
    expect(phone.page.get_by_role("listitem").first).to_be_visible()
    expect(phone.page.get_by_text("1 new message")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_turns_lost_is_drawn_when_a_game_was_analysed(opened: Opener, language: str) -> None:
    server = opened.server
    token, over, _ = played(server)
    phone = opened(f"/you?lang={language}", token, phone=language == "fa")
    expect(phone.page.locator("figure").last).to_be_visible()
    expect(phone.page.locator("figure path.you")).to_have_count(0)
    asked = 0
    while (told := server.ask(f"tables/{over}/analysis?after={asked}&wait=20"))["stage"] != "done":
        asked = told["piece"]
    while not server.ask("you/statistics", token)["losses"]["you"]:
        pass  # it is stored a moment after it is told
    phone.page.reload()
    expect(phone.page.locator("figure path.you")).to_have_count(1)
    expect(phone.page.locator("figure path.people")).to_have_count(1)
    expect(phone.page.locator("tr.others").first).to_be_visible()
    free_of_barriers(phone)
    assert phone.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_friends_have_a_common_history_and_challenge_others(opened: Opener, language: str) -> None:
    server = opened.server
    table, ada, ben = server.meet("Ada", "Ben")
    server.play(table, ada, ben)
    page = opened(f"/you?lang={language}", ada, phone=language == "fa")
    page.page.locator(f"a[href='/you?table={table}']").click()
    expect(page.page.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
    wins = page.page.locator("table").first
    expect(wins.locator("tbody tr")).to_have_count(2)
    free_of_barriers(page)
    assert page.page.evaluate(OUTSIDE) == []

    page.page.locator("button[aria-haspopup=dialog]", has=page.page.locator("svg")).last.click()
    dialog = page.page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("apprentice")
    free_of_barriers(page)
    dialog.locator("button.brass").click()
    page.page.wait_for_url("**/deal/*")
    deal = page.page.url.rpartition("/")[2].partition("?")[0]
    assert sorted(map(str, server.ask(f"deals/{deal}")["bots"])) == ["None", "apprentice"]


def test_deals_for_all_are_marked_and_found(opened: Opener) -> None:
    server = opened.server
    token, _, _ = played(server)
    day = server.ask("days")["today"]
    run = server.ask(f"deals/{day}/runs", token, {"name": "Ada"})["id"]
    ada = opened("/you", token)
    box = ada.page.get_by_role("region", name="Your games")
    expect(box.get_by_role("listitem")).to_have_count(3)
    box.get_by_text("Deals for everyone", exact=True).click()
    expect(box.get_by_role("listitem")).to_have_count(1)
    expect(box.get_by_role("listitem")).to_contain_text("One deal for everyone")
    expect(box.locator(f"a[href='/t/{run}']")).to_be_visible()


def test_everything_is_deleted_after_it_was_said_what_that_means(opened: Opener) -> None:
    server = opened.server
    token, over, _ = played(server)
    ada = opened("/you", token)
    ada.page.get_by_role("button", name=re.compile("^Delete all my data")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Games with other people stay for them")
    free_of_barriers(ada)
    opened.allow("401")
    ada.click("Yes, delete everything")
    expect(ada.page.get_by_text("You have not played here yet.")).to_be_visible()
    opened.allow("404")
    assert ada.page.request.get(f"{server.address}/api/tables/{over}").status == 404
