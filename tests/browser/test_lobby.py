"""The way back from the lobby to the games that one plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .barriers import barriers
from .conftest import Opener
from .playing import Player
from .serving import Seat

ON_BOTH = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def home(player: Player) -> None:
    """Leave the table by the logo, as people do."""
    player.page.locator("header a.brand").click()
    player.button("Create the table").wait_for()


def games(player: Player) -> Locator:
    """The list of one's games."""
    return player.page.get_by_role("region", name="Your games")


@ON_BOTH
def test_a_game_that_was_left_is_found_again(opened: Opener, phone: bool) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"])
    ada = opened(f"/t/{table}", token, phone=phone)
    ada.wait(lambda screen: screen.mine)

    home(ada)
    expect(games(ada).get_by_role("heading", name="Your games")).to_be_visible()
    expect(games(ada).get_by_role("listitem")).to_have_count(1)
    expect(games(ada).get_by_role("listitem")).to_contain_text("Your turn")
    link = games(ada).get_by_role("link", name=re.compile("^Continue the game of .*Ada"))
    expect(link).to_be_in_viewport()
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)
        assert barriers(ada.page, colours=theme == "dark") == []

    link.focus()
    ada.page.keyboard.press("Enter")
    ada.wait(lambda screen: screen.mine)
    assert ada.page.url == f"{server.address}/t/{table}"


def test_it_is_found_again_from_another_tab_until_it_is_over(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    first, second = (server.table(token, "Ada", bots=["random"]) for _ in range(2))
    ada = opened(f"/t/{first}", token)
    ada.wait(lambda screen: screen.mine)
    ada.page.goto(f"{server.address}/t/{second}")
    ada.wait(lambda screen: screen.mine)

    tab = Player(ada.page.context.new_page())
    tab.page.goto(server.address)
    links = games(tab).get_by_role("listitem").get_by_role("link")
    expect(links).to_have_count(2)
    expect(links.first).to_have_attribute("href", f"/t/{second}")
    server.play(first, token)
    tab.page.reload()
    expect(links).to_have_count(1)
    expect(links).to_have_attribute("href", f"/t/{second}")


def test_a_table_that_waits_is_listed_until_one_stands_up(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", setup={"players": 3})
    ada = opened(f"/t/{table}", token)
    ada.button("Leave seat 1").wait_for()

    home(ada)
    expect(games(ada).get_by_role("listitem")).to_contain_text("Not started yet · 2 free seats")
    games(ada).get_by_role("listitem").get_by_role("link").click()
    ada.click("Leave seat 1")
    with ada.page.expect_response("**/api/you/games*"):
        home(ada)
    expect(games(ada)).to_have_count(0)


def test_a_finished_game_is_not_listed(opened: Opener, finished: Seat) -> None:
    ada = opened(f"/t/{finished.table}", finished.token)
    ada.wait(lambda screen: screen.over)
    home(ada)
    ada.page.wait_for_load_state("networkidle")
    expect(games(ada)).to_have_count(0)


def test_whoever_watches_finds_no_game_of_theirs(opened: Opener, running: Seat) -> None:
    eve = opened(f"/t/{running.table}")
    eve.wait(lambda screen: "turn" in screen.turn)
    home(eve)
    eve.page.wait_for_load_state("networkidle")
    expect(games(eve)).to_have_count(0)
