"""The deal of the day, a challenge, a duplicate evening: played, compared, read by everybody.

Nothing here is found by its words, so that every language can be looked at.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE
from .serving import Seat, Server

IN_BOTH = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), ("fa", True)], ids=["en-wide", "fa-phone"]
)


def deal_run(server: Server, deal: str, name: str) -> Seat:
    """Somebody's try of a deal, played to its end and seen by everybody who has played."""
    token = server.guest()
    order = {"name": name, "shared": True}
    table = server.ask(f"deals/{deal}/runs", token, order)["id"]
    server.play(table, token)
    return Seat(table, token)


@pytest.fixture(scope="module")
def two_runs(server: Server) -> Seat:
    """The deal of the day, played by Ben and then by Ada, who looks at it."""
    today = server.ask("days")["today"]
    deal_run(server, today, "Ben")
    ada = deal_run(server, today, "Ada")
    while server.ask(f"deals/{today}", ada.token)["par"] is None:
        pass  # the master plays, and every question waits for an answer
    return ada


def in_reach(page: Page) -> None:
    """Hold that nothing sticks out, and nothing keeps people out."""
    assert page.evaluate(OUTSIDE) == []


@IN_BOTH
def test_the_day_is_begun_from_the_start_page_and_gone_on_with(
    opened: Opener, lang: str, phone: bool
) -> None:
    player = opened(f"/?lang={lang}", phone=phone)
    player.page.locator("a[href='/deal']").click()
    player.page.locator("main .lit button.brass").wait_for()
    in_reach(player.page)
    free_of_barriers(player)
    player.page.locator("main .lit button.brass").click()
    player.page.wait_for_url("**/t/*")
    table = player.page.url
    player.page.goto(f"{opened.server.address}/deal?lang={lang}")
    player.page.locator("main .lit a.brass").click()
    player.page.wait_for_url(table)


@IN_BOTH
def test_who_has_played_sees_where_they_stand_and_compares(
    opened: Opener, two_runs: Seat, lang: str, phone: bool
) -> None:
    player = opened(f"/deal?lang={lang}", two_runs.token, phone=phone)
    page = player.page
    expect(page.locator("tr.you")).to_have_count(1)
    expect(page.locator(".bar.own")).to_have_count(1)
    boxes = page.locator("td.games input")
    expect(boxes).to_have_count(2)
    for box in boxes.all():  # by keys
        box.focus()
        page.keyboard.press("Space")
    turns = page.locator("tbody th[scope=row]")
    turns.first.wait_for()
    assert turns.count() > 10
    page.locator("td .lost").first.wait_for()  # both games are analysed meanwhile
    in_reach(page)
    free_of_barriers(player)
    page.locator("td .foot a").first.click()
    page.wait_for_url("**/replay/**")


@IN_BOTH
def test_the_end_of_a_game_is_a_challenge_for_friends(
    opened: Opener, finished: Seat, lang: str, phone: bool
) -> None:
    host = opened(f"/t/{finished.table}?lang={lang}", finished.token, phone=phone)
    if phone:
        host.page.keyboard.press("Escape")
    host.page.locator(".end button:has(svg) >> nth=0").wait_for()
    host.page.locator(".end button[aria-haspopup=dialog]").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("random")  # for Ben
    free_of_barriers(host)
    dialog.locator("button.brass").click()
    host.page.wait_for_url("**/deal/*")
    expect(host.page.locator("tr.you")).to_have_count(1)
    link = host.page.locator("input[readonly]").input_value()
    in_reach(host.page)
    free_of_barriers(host)
    friend = opened(link.removeprefix(opened.server.address) + f"?lang={lang}", phone=phone)
    friend.page.locator("main .lit button.brass").click()
    friend.page.wait_for_url("**/t/*")


@IN_BOTH
def test_a_host_prepares_a_duplicate_evening(opened: Opener, lang: str, phone: bool) -> None:
    host = opened(f"/?lang={lang}", phone=phone)
    host.page.locator("a[href='/duplicate']").click()
    host.page.locator("form input").first.fill("Club 7")
    in_reach(host.page)
    free_of_barriers(host)
    host.page.locator("form button.brass").click()
    host.page.wait_for_url("**/duplicate/*")
    expect(host.page.locator("h1")).to_have_text("Club 7")
    expect(host.page.locator("ol.deals a")).to_have_count(5)
    in_reach(host.page)
    free_of_barriers(host)
    with host.page.expect_download() as saved:
        host.page.locator("a[download]").click()
    assert saved.value.suggested_filename.endswith(".csv")
    host.page.locator("ol.deals a").nth(4).click()
    host.page.locator("main .lit button.brass").wait_for()


@IN_BOTH
def test_the_table_of_the_week(opened: Opener, two_runs: Seat, lang: str, phone: bool) -> None:
    player = opened(f"/deal?lang={lang}", two_runs.token, phone=phone)
    player.page.locator("a[href^='/week/']").click()
    expect(player.page.locator("tr.you")).to_have_count(1)
    in_reach(player.page)
    free_of_barriers(player)


def test_a_spoiled_link_says_so(opened: Opener) -> None:
    opened.allow("404")
    for path in ("/deal/nonsense", "/week/2024-W99", "/duplicate/nonsense"):
        player = opened(path)
        player.page.get_by_role("alert").wait_for()
        assert player.page.get_by_role("alert").inner_text()
