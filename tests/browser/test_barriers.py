"""Nothing keeps anybody out: axe finds no barrier on any screen, in light or in the dark."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .barriers import ON_BOTH, barriers, free_of_barriers
from .conftest import Opener
from .serving import Seat, buys_exactly, scored


@ON_BOTH
def test_lobby_help_and_settings(opened: Opener, phone: bool) -> None:
    ada = opened(phone=phone)
    ada.page.get_by_role("button", name="Create the table").wait_for()
    for more in ada.page.get_by_text("More options").all():
        more.click()
    free_of_barriers(ada)
    ada.click("Settings")
    free_of_barriers(ada)
    ada.page.keyboard.press("Escape")
    ada.click("Help")
    free_of_barriers(ada)
    ada.click("All rules")
    ada.page.get_by_role("dialog", name="The rules").get_by_role("article").first.wait_for()
    free_of_barriers(ada)


@ON_BOTH
def test_a_table_that_waits(opened: Opener, phone: bool) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", setup={"players": 4})
    ada = opened(f"/t/{table}", token, phone=phone)
    ada.page.get_by_role("heading", name="Waiting to start").wait_for()
    free_of_barriers(ada)
    eve = opened(f"/t/{table}", phone=phone)
    eve.page.get_by_role("button", name="Sit down here, seat 2").wait_for()
    free_of_barriers(eve)


@ON_BOTH
def test_the_own_turn_with_payments_open_and_a_tile_to_put_down(
    opened: Opener, phone: bool
) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["builder"])
    server.play(table, token, until=lambda update: scored(update) and buys_exactly(update))
    ada = opened(f"/t/{table}", token, phone=phone)
    screen = ada.wait(lambda screen: screen.mine)
    free_of_barriers(ada)
    screen = ada.click(screen.offers("you can pay exactly"))
    assert "Ways to pay" in screen.text
    free_of_barriers(ada)
    ada.click("Buy and act again")
    screen = ada.click("Place tiles")
    ada.click(screen.offers("^free cell .* cannot be built here"))
    ada.page.get_by_text(re.compile("^Rule R")).click()
    free_of_barriers(ada)


@ON_BOTH
def test_the_turn_of_others(opened: Opener, phone: bool) -> None:
    server = opened.server
    table, ada, ben = server.meet("Ada", "Ben")
    update = server.play(table, ada, ben, until=scored)
    waits = (ada, ben)[1 - update["game"]["actor"]]
    player = opened(f"/t/{table}", waits, phone=phone)
    player.wait(lambda screen: "\u2019s turn" in screen.turn)
    free_of_barriers(player)
    if phone:
        player.click("Players and log")
        free_of_barriers(player)
    player.page.get_by_role("tab", name="Chat").click()
    free_of_barriers(player)


@ON_BOTH
def test_scorings_and_what_is_left_and_keys(opened: Opener, running: Seat, phone: bool) -> None:
    ada = opened(f"/t/{running.table}", running.token, phone=phone)
    ada.wait(lambda screen: screen.mine)
    ada.page.get_by_role("button", name=re.compile("cards in the deck")).click()
    ada.wait(lambda screen: screen.dialog == "What is it worth?")
    free_of_barriers(ada)
    ada.click("Close")
    if phone:
        ada.click("Players and log")
    for name in ("Scorings", "What is left", "Keys")[: 2 if phone else 3]:
        assert ada.click(name).dialog
        free_of_barriers(ada)
        ada.page.keyboard.press("Escape")


@ON_BOTH
def test_a_shared_screen_between_two_turns(opened: Opener, phone: bool) -> None:
    server = opened.server
    token = server.guest()
    pair = opened(f"/t/{server.table(token, 'Ada', 'Ben')}", token, phone=phone)
    pair.wait(lambda screen: bool(screen.offers("^I am ")))
    free_of_barriers(pair)


@ON_BOTH
def test_a_game_that_is_over(opened: Opener, finished: Seat, phone: bool) -> None:
    table, token = finished
    ada = opened(f"/t/{table}", token, phone=phone)
    ada.wait(lambda screen: "wins with" in screen.turn)
    free_of_barriers(ada)


@ON_BOTH
def test_a_replay(opened: Opener, finished: Seat, phone: bool) -> None:
    eve = opened(f"/replay/{finished[0]}?at=60", phone=phone)
    eve.page.get_by_role("slider").wait_for()
    free_of_barriers(eve)
    eve.page.goto(f"{opened.server.address}/replay")
    eve.page.get_by_role("heading", name="Replay a game").wait_for()
    free_of_barriers(eve)


def test_a_table_that_is_not_there(opened: Opener) -> None:
    opened.allow("Unexpected response code: 404|status of 404")
    eve = opened("/t/nowhere")
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("There is no such table")
    free_of_barriers(eve)


def test_a_barrier_would_be_found(opened: Opener) -> None:
    eve = opened()
    eve.page.get_by_role("button", name="Create the table").wait_for()
    eve.page.evaluate("document.querySelector('h1').style.color = '#eee'")
    assert [found.partition(":")[0] for found in barriers(eve.page)] == ["color-contrast"]
