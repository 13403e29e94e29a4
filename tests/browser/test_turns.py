"""A turn at the table: steps, undo, refusals, a reload in its middle."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Opener
from .playing import Player
from .serving import buys_exactly

BUY_EXACTLY = r"^Slot .* you can pay exactly"
BUILD = r"^free cell .* can be built here$"


def at_exact_payment(opened: Opener) -> Player:
    """Ada against a bot, in a turn in which she can pay exactly."""
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"])
    server.play(table, token, until=buys_exactly)
    ada = opened(f"/t/{table}", token)
    ada.wait(lambda screen: screen.mine)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.button("Hello!").wait_for()  # quick lines come with the first look
    expect(ada.page.get_by_role("region", name="Since your last turn")).to_be_visible()  # the log
    return ada


def test_every_step_of_a_turn_can_be_undone(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    screens = [ada.look()]

    ada.click(screens[0].offers(BUY_EXACTLY))
    screens.append(ada.click("Buy and act again"))
    screens.append(ada.click("Place tiles"))
    screens.append(ada.click(screens[-1].offers(BUILD)))
    assert screens[-1].offers("^End turn$")

    for before in reversed(screens[:-1]):
        assert ada.click("Undo").table == before.table
    assert not ada.look().offers("^Undo$")


def test_a_turn_that_is_ended_is_over(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    ada.click(ada.look().offers(r"can be taken$"))
    screen = ada.click(ada.look().offers(r"^Take \d"))
    taken = ada.updates[-1]["game"]["steps"]
    assert len(taken) == 1
    assert screen.offers("^Undo$")
    ada.page.get_by_role("tab", name="What happened").click()

    screen = ada.click("End turn")

    assert not screen.offers("^Undo$")
    ada.wait(lambda screen: screen.mine)
    expect(ada.page.get_by_role("group", name="What happened")).to_contain_text("Ada takes")
    assert ada.updates[-1]["game"]["steps"] == []


def test_what_one_has_seen_of_the_others_does_not_come_back(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    recap = ada.page.get_by_role("region", name="Since your last turn")
    expect(recap).to_be_visible()
    recap.get_by_role("button").last.click()
    expect(recap).to_have_count(0)
    ada.click(ada.look().offers(r"can be taken$"))
    ada.click(ada.look().offers(r"^Take \d"))
    ada.click("Undo")
    expect(recap).to_have_count(0)


def test_a_forbidden_cell_says_why_and_by_which_rule(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    ada.click(ada.look().offers(BUY_EXACTLY))
    ada.click("Buy and act again")
    screen = ada.click("Place tiles")
    cell = screen.offers(r"^free cell .* cannot be built here$")

    ada.click(cell)

    palace = ada.page.get_by_role("group", name="Your palace")
    reason = palace.get_by_text(re.compile(r"^Not here: .* \(R4\.\d\)$"))
    expect(reason).to_be_visible()
    assert ada.updates[-1]["game"]["pending"]

    rule = reason.inner_text().partition("(")[2].rstrip(")")
    ada.page.get_by_text(f"Rule {rule}").click()
    ada.click("All rules")
    expect(ada.page.get_by_role("dialog", name="The rules").locator(":focus")).to_contain_text(rule)


def test_a_link_that_opens_no_seat_is_refused(opened: Opener) -> None:
    server = opened.server
    table = server.table(server.guest(), "Ada", bots=["random"])
    eve = opened(f"/t/{table}#seat=0&key=guessed")
    expect(eve.page.get_by_role("alert")).to_contain_text("This seat link is not valid.")
    assert "key" not in eve.page.url


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    ada.click(ada.look().offers(BUY_EXACTLY))
    screen = ada.click("Buy and act again")
    before = ada.updates[-1]

    ada.page.reload()

    ada.wait(lambda screen: screen.mine)
    after = ada.updates[-1]
    assert after["game"] == before["game"]
    assert after["you"]["hand"] == before["you"]["hand"]
    assert after["you"]["legal"] == before["you"]["legal"]
    ada.page.get_by_role("tab", name="Chat").click()
    assert ada.look().table == screen.table
    ada.click("Place tiles")
    assert ada.click("Undo").table == screen.table


def test_a_double_click_does_not_end_the_turn(opened: Opener) -> None:
    ada = at_exact_payment(opened)
    ada.click(ada.look().offers(r"can be taken$"))
    ada.button(re.compile(r"^Take \d")).dblclick()
    ada.button("End turn").wait_for()
    screen = ada.settled()
    assert screen.offers("^End turn$")
    assert len(ada.updates[-1]["game"]["steps"]) == 1
