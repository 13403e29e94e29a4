"""Phones, tablets, small laptops, large letters: all that a decision needs is in sight."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .barriers import barriers
from .conftest import Opener
from .looking import PHONES, SMALLEST, TINY
from .playing import Player, centre
from .serving import Json, Seat, Server, Until, buys_exactly, only_too_much, over, sensible

BOTH_PHONES = pytest.mark.parametrize("size", PHONES, ids=["360", "390"])
TABLET = {"width": 820, "height": 1180}
LAPTOP = {"width": 1280, "height": 720}

MARKET, MONEY, HAND = "[data-place=market]", "[data-place=display]", "[data-place=hand]"
LEGAL = "[data-place^=palace] .glow"
DEED, UNDO = "[data-deed]", "[data-undo]"
MOMENT = 4_000  # milliseconds in which a turn that is played out can be undone

# Pieces of which something else lies on the middle, or whose middle is off the screen.
HIDDEN = """(pieces) => pieces.filter((piece) => {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !piece.contains(document.elementFromPoint(x, y));
}).map((piece) => piece.outerHTML.slice(0, 100))"""


def a_turn(server: Server, until: Until = buys_exactly, bots: int = 1) -> Seat:
    """Ada against bots, in a turn of hers."""
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"] * bots, setup={"players": bots + 1})
    server.play(table, token, until=until)
    return Seat(table, token)


def sit(opened: Opener, seat: Seat, size: dict[str, int], **options: Any) -> Player:  # noqa: ANN401
    """Ada at her phone, or with a mouse on a larger screen."""
    phone = size["width"] < 700
    ada = opened(f"/t/{seat.table}", seat.token, phone=phone, viewport=size, **options)
    ada.wait(lambda screen: screen.mine)
    return ada


def tap(ada: Player, place: Locator | str) -> None:
    """Touch something and wait for the answer."""
    found = ada.page.locator(place).first if isinstance(place, str) else place
    found.tap() if ada.touch else found.click()
    ada.answered()


def buy_exactly(ada: Player) -> None:
    """Choose a tile that can be paid exactly, and buy it."""
    for _ in range(2):
        tap(ada, f"{MARKET} button:has(.exact)")


def put_down(ada: Player) -> None:
    """Go on to building; a hasty second tap would not."""
    if ada.touch:
        ada.page.wait_for_timeout(500)
    tap(ada, DEED)
    ada.page.locator(LEGAL).first.wait_for()


def apart(one: Locator, other: Locator) -> bool:
    """Whether one thing does not cover another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def hidden(page: Page, *places: str) -> list[str]:
    """The pieces at these places that cannot be touched in the middle."""
    found: list[str] = []
    for place in places:
        pieces = page.locator(place)
        assert pieces.count()
        found += pieces.evaluate_all(HIDDEN)
    return found


# What one decides


@BOTH_PHONES
def test_hand_money_and_market_are_seen_at_once(opened: Opener, size: dict[str, int]) -> None:
    ada = sit(opened, a_turn(opened.server), size)
    assert hidden(ada.page, f"{MARKET} button", f"{MONEY} button", f"{HAND} li button") == []
    for name in ("Undo", "End turn"):
        expect(ada.button(name)).to_be_in_viewport(ratio=1)
    assert apart(ada.page.locator("header .bar"), ada.page.locator("header nav"))


def test_everything_is_seen_at_once_on_an_upright_tablet(opened: Opener) -> None:
    seat = a_turn(opened.server, bots=5)
    page = sit(opened, seat, TABLET).page
    assert hidden(page, f"{MARKET} button", f"{MONEY} button", f"{HAND} li button") == []
    for place in ("players", "market", "display", "hand", "reserve"):
        expect(page.locator(f"[data-place={place}]").first).to_be_in_viewport(ratio=1)
    palace, market = page.locator("[data-place^=palace]"), page.locator(MARKET)
    assert apart(palace, market)
    assert apart(palace, page.locator("[data-place=players]"))
    box = palace.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 400


@BOTH_PHONES
@pytest.mark.parametrize("bots", [1, 5])
def test_what_the_others_did_covers_nothing_and_leads_nowhere(
    opened: Opener, size: dict[str, int], bots: int
) -> None:
    ada = sit(opened, a_turn(opened.server, bots=bots), size)
    recap = ada.page.get_by_role("region", name="Since your last turn")
    expect(recap).to_be_visible()
    assert apart(recap, ada.page.locator("[data-place^=palace]"))
    assert apart(recap, ada.page.locator(MARKET))
    expect(recap.get_by_role("link")).to_have_count(0)
    address = ada.page.url
    recap.tap(position={"x": 60, "y": 20})
    assert ada.page.url == address
    told = {
        mark.get_attribute("fill") for mark in recap.locator("ol svg > path:first-of-type").all()
    }
    assert len(told) >= min(bots, 2)  # all of them are there, to be pushed along
    close = recap.get_by_role("button").bounding_box()
    assert close is not None
    assert min(close["width"], close["height"]) >= 44
    assert close["y"] > size["height"] / 3  # a thumb gets there
    recap.get_by_role("button").tap()
    expect(recap).to_have_count(0)


def test_on_a_laptop_what_the_others_did_is_beside_the_palace(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server, bots=5), LAPTOP)
    recap = ada.page.get_by_role("region", name="Since your last turn")
    expect(recap).to_be_in_viewport(ratio=1)
    assert apart(recap, ada.page.locator("[data-place^=palace]"))

    tap(ada, ada.page.get_by_role("button", name=re.compile("^Look at the palace of Wander")).first)
    label = ada.page.get_by_role("heading", name=re.compile("^Palace of"))
    assert apart(label, ada.page.locator("[data-place^=palace]"))


def test_all_of_why_the_game_ends_can_be_read(opened: Opener) -> None:
    table, *tokens = opened.server.meet("Ada", "Ben")
    update = opened.server.play(
        table, *tokens, until=lambda update: update["game"]["phase"] == "award"
    )
    waits = tokens[1 - update["game"]["actor"]]
    page = opened(f"/t/{table}", waits, phone=True, viewport=SMALLEST).page
    told = page.get_by_text(re.compile("^The game ends"))
    told.locator("span").last.wait_for()
    cut = "(notices) => notices.parentElement.scrollHeight > notices.parentElement.clientHeight"
    assert not page.locator(".notices").evaluate(cut)  # it scrolls by itself
    told.locator("span").last.scroll_into_view_if_needed()
    expect(told.locator("span").last).to_be_in_viewport(ratio=1)
    assert hidden(page, "[data-drop='0,0']") == []
    assert barriers(page) == []


# Paying


@BOTH_PHONES
def test_a_payment_is_chosen_in_place(opened: Opener, size: dict[str, int]) -> None:
    ada = sit(opened, a_turn(opened.server), size)
    page = ada.page
    before = page.locator(f"{HAND} li button").first.bounding_box()
    tap(ada, f"{MARKET} button:has(.exact)")
    ways = page.get_by_role("group", name=re.compile("^Ways to pay"))
    expect(ways.get_by_text("too much")).to_have_count(0)  # not while it can be paid exactly
    price = re.sub(
        r"\D", "", page.locator(f"{MARKET} [aria-pressed=true]").get_attribute("data-tile") or ""
    )
    expect(ways).to_contain_text(f"{price} of {price}")
    expect(ways).to_contain_text(re.compile("Fits (in|nowhere)"))
    assert (
        hidden(page, f"{MARKET} [aria-pressed=true]", f"{MARKET} button", f"{HAND} li button") == []
    )
    expect(ways).to_be_in_viewport(ratio=1)
    after = page.locator(f"{HAND} li button").first.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) <= 8  # a chosen card is lifted, nothing else moves


def test_cards_of_the_hand_choose_the_tile_they_pay(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server), SMALLEST)
    exactly = [
        action
        for action in ada.updates[-1]["you"]["legal"]
        if action.startswith("buy") and not over(action)
    ]
    _, tile, *cards = min(exactly, key=len).split()
    for number, card in enumerate(cards, 1):
        tap(ada, f"{HAND} [data-card={card}][aria-pressed=false]")
        paid = sum(int(each[1:]) for each in cards[:number])
        expect(ada.page.locator("main fieldset")).to_contain_text(f"{paid} of")
    tap(ada, DEED)
    assert ada.updates[-1]["game"]["pending"] == [tile]


@BOTH_PHONES
def test_whoever_paid_exactly_is_not_led_to_give_the_turn_away(
    opened: Opener, size: dict[str, int]
) -> None:
    ada = sit(opened, a_turn(opened.server), size)
    tap(ada, f"{MARKET} button:has(.exact)")
    tap(ada, DEED)
    assert "stop" in ada.updates[-1]["you"]["legal"]
    expect(ada.page.locator(DEED)).to_have_text("Place tiles")
    expect(ada.page.locator(DEED)).not_to_contain_class("brass")
    assert hidden(ada.page, f"{MARKET} button", f"{MONEY} button", f"{HAND} li button") == []
    ada.page.locator(DEED).dispatch_event("click", {"detail": 2})  # meant the button before
    ada.answered()
    assert ada.updates[-1]["game"]["phase"] == "act"


# Turns in few touches


def test_common_turns_take_few_touches_and_can_be_undone(opened: Opener) -> None:
    seat = a_turn(opened.server, only_too_much)
    ada = sit(opened, seat, SMALLEST, confirm=False)
    page = ada.page
    page.clock.install()
    page.clock.pause_at(time.time() + 60)  # nothing happens by itself until we say so
    page.evaluate(
        "addEventListener('touchstart', () => (window.touches = (window.touches ?? 0) + 1))"
    )
    turn = ada.updates[-1]["game"]["actions"]

    def touches() -> int:
        counted: int = page.evaluate("window.touches")
        page.evaluate("window.touches = 0")
        return counted

    def ends_by_itself() -> None:
        nonlocal turn
        expect(page.locator(DEED)).to_have_text("End turn")
        expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "false")
        page.clock.run_for(MOMENT)
        ada.wait(lambda screen: bool(ada.updates and ada.updates[-1]["game"]["actions"] > turn))
        ada.wait(lambda screen: screen.mine)
        turn = ada.updates[-1]["game"]["actions"]

    for _ in range(2):
        tap(ada, f"{MARKET} button:not(.dim)")
    for _ in range(2):
        tap(ada, LEGAL)
    assert len(ada.updates[-1]["game"]["steps"]) == 2
    assert touches() == 4
    ends_by_itself()
    for _ in range(2):
        tap(ada, f"{MONEY} button")
    assert ada.updates[-1]["game"]["steps"][0].startswith("take")
    assert touches() == 2
    tap(ada, UNDO)
    assert ada.updates[-1]["game"]["steps"] == []


def test_a_button_ends_turns_for_who_wants_it(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server), SMALLEST, confirm=False)
    tap(ada, ada.button("Settings"))
    tap(ada, ada.page.get_by_text("End each turn with a button"))
    ada.page.keyboard.press("Escape")
    for _ in range(2):
        tap(ada, f"{MONEY} button")
    expect(ada.page.locator("main")).to_contain_text("You have no actions left.")
    expect(ada.page.locator(DEED)).not_to_contain_class("near")


# Building


def tall(update: Json) -> bool:
    """Whether something is to be built in a palace of seven rows."""
    rows = [int(cell.split(",")[1]) for cell in update["game"]["players"][0]["palace"]]
    places = [each for each in update["you"]["legal"] if each.startswith("place")]
    return bool(places) and max(rows, default=0) - min(rows, default=0) >= 6


def upwards(update: Json) -> Json:
    """Build north and south as far as it goes."""
    places = [each for each in update["you"]["legal"] if each.startswith("place")]
    if not places or update["game"]["complete"]:
        return sensible(update)
    action = max(places, key=lambda each: abs(int(each.rpartition(",")[2])))
    return {**sensible(update), "action": action}


@pytest.fixture(scope="module")
def towering(server: Server) -> Seat:
    """A palace of seven rows, and one more tile for it; only to be looked at."""
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"])
    server.play(table, token, until=tall, choose=upwards)
    return Seat(table, token)


@BOTH_PHONES
def test_no_legal_cell_is_covered_and_the_palace_grows(
    opened: Opener, towering: Seat, size: dict[str, int]
) -> None:
    ada = sit(opened, towering, size)
    assert tall(ada.updates[-1])
    page = ada.page
    page.locator(LEGAL).first.wait_for()
    assert hidden(page, LEGAL) == []
    for cell in page.locator(LEGAL).all():
        square = cell.bounding_box()
        assert square is not None
        assert min(square["width"], square["height"]) >= 43.5  # as large as a finger
    tap(ada, f"{LEGAL} >> nth=-1")  # shows what would be, and covers nothing either
    box = page.locator("[data-place^=palace]").bounding_box()
    assert box is not None
    assert box["height"] > 0.5 * size["height"]


def test_what_is_built_is_seen_though_the_palace_was_panned_away(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server), LAPTOP)
    buy_exactly(ada)
    put_down(ada)
    page = ada.page
    yard = page.locator("[data-place^=palace] .yard")
    x, y = centre(yard)
    page.mouse.move(x - 200, y)
    page.mouse.down()
    page.mouse.move(x + 400, y - 250, steps=4)
    page.mouse.up()
    page.locator(LEGAL).first.press("Enter")
    ada.answered()
    assert ada.updates[-1]["game"]["complete"]
    expect(page.locator("[data-place^=palace] [data-tile]").first).to_be_in_viewport(ratio=1)
    assert hidden(page, "[data-place^=palace] [data-tile]") == []


def test_the_rule_behind_a_refusal_lies_beside_the_palace(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server), LAPTOP)
    buy_exactly(ada)
    put_down(ada)
    tap(ada, ada.button(re.compile("^free cell .* cannot be built here$")))
    rule = ada.page.get_by_text(re.compile(r"^Rule R\d"))
    expect(rule).to_be_in_viewport(ratio=1)
    assert apart(rule, ada.page.locator("[data-place^=palace]"))


# Fingers


@BOTH_PHONES
def test_everything_that_is_touched_is_as_large_as_a_finger(
    opened: Opener, size: dict[str, int]
) -> None:
    ada = sit(opened, a_turn(opened.server, bots=5), size)
    page = ada.page

    def large() -> None:
        assert page.evaluate(TINY) == []

    large()
    tap(ada, page.get_by_role("button", name="Got it"))
    large()
    tap(ada, f"{MONEY} button")
    large()
    tap(ada, f"{MARKET} button:has(.exact)")
    large()
    tap(ada, DEED)
    large()
    put_down(ada)
    large()
    tap(ada, LEGAL)
    large()
    tap(ada, DEED)
    large()
    tap(ada, ada.button("Players and log"))
    large()
    closes = page.locator("dialog:modal").get_by_role("button", name="Close")
    box = closes.bounding_box()
    assert box is not None
    assert box["y"] > size["height"] * 0.75
    closes.tap()
    tap(ada, ada.button("Help"))
    closes = page.locator("dialog:modal").get_by_role("button", name="Close")
    box = closes.bounding_box()
    assert box is not None
    assert box["y"] > size["height"] / 2


def test_a_scoring_is_closed_by_the_thumb_and_shows_its_totals(
    opened: Opener, six_scored: Seat
) -> None:
    ada = opened(f"/t/{six_scored.table}", six_scored.token, phone=True, viewport=SMALLEST)
    tap(ada, ada.button("Players and log"))
    tap(ada, ada.button("Scorings"))
    sheet = ada.page.get_by_role("dialog", name="Last scoring")
    expect(sheet.get_by_role("row", name="Total")).to_be_in_viewport(ratio=1)
    box = sheet.get_by_role("button", name="Close").bounding_box()
    assert box is not None
    assert box["y"] > SMALLEST["height"] * 0.75
    shown = sheet.locator(".legend bdi")
    assert len(set(shown.all_inner_texts())) == 6
    assert shown.evaluate_all("all => all.every((e) => e.scrollWidth <= e.clientWidth)")


@pytest.fixture(scope="module")
def six_scored(server: Server) -> Seat:
    """A game of six that is over."""
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"] * 5, setup={"players": 6})
    server.play(table, token)
    return Seat(table, token)


def test_the_last_scoring_of_six_is_whole_on_a_laptop(opened: Opener, six_scored: Seat) -> None:
    ada = opened(f"/t/{six_scored.table}", six_scored.token, viewport=LAPTOP)
    tap(ada, ada.button("Scorings"))
    sheet = ada.page.get_by_role("dialog", name="Last scoring")
    for row in ("This scoring", "Before", "Total"):
        expect(sheet.get_by_role("row", name=row)).to_be_in_viewport(ratio=1)
    heads = sheet.locator("thead .name")
    assert heads.evaluate_all("all => all.every((e) => e.scrollHeight <= e.clientHeight)")


# As the person has set it


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONES[1]], ids=["wide", "phone"])
def test_large_letters_are_large_and_leave_the_table_as_it_is(
    opened: Opener, running: Seat, size: dict[str, int]
) -> None:
    ada = sit(opened, running, size)
    page = ada.page
    people = page.locator("[data-place=players]").count()
    line = page.locator("main h1 ~ p")
    before = line.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)")
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.reload()
    ada.wait(lambda screen: screen.mine)
    assert line.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)") == 2 * before
    assert page.locator("[data-place=players]").count() == people
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for place in ("[data-place^=palace]", MARKET):
        expect(page.locator(place).first).to_be_in_viewport()
    tap(ada, f"{MARKET} button:not(.dim)")
    expect(page.locator(DEED)).to_be_in_viewport(ratio=1)


def test_at_four_times_the_size_there_is_a_palace(opened: Opener, running: Seat) -> None:
    page = opened(f"/t/{running.table}", running.token, viewport={"width": 320, "height": 256}).page
    palace = page.locator("[data-place^=palace]")
    palace.wait_for()
    box = palace.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    assert box["height"] >= 100
    assert hidden(page, "[data-drop='0,0']") == []
    for place in (MARKET, HAND, DEED):
        page.locator(place).scroll_into_view_if_needed()
        expect(page.locator(place)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_forced_colours_show_what_is_chosen_and_what_cannot_be_used(opened: Opener) -> None:
    ada = sit(opened, a_turn(opened.server), LAPTOP, forced_colors="active")
    page = ada.page
    tile = page.locator(f"{MARKET} button:has(.exact)").first

    def outline(found: Locator) -> str:
        style: str = found.evaluate("(each) => getComputedStyle(each).outlineStyle")
        return style

    def colour(found: Locator) -> str:
        style: str = found.evaluate("(each) => getComputedStyle(each).color")
        return style

    undo = page.locator(UNDO)
    disabled = colour(undo)
    assert outline(tile) == "none"
    tap(ada, tile)
    page.mouse.move(0, 0)
    assert outline(tile) != "none"
    assert outline(page.locator("fieldset label:has(:checked)")) != "none"
    assert outline(page.locator(f"{HAND} [aria-pressed=true]").first) != "none"
    tap(ada, DEED)
    assert colour(undo) != disabled


def test_what_a_tile_costs_can_be_read_though_one_cannot_pay_it(opened: Opener) -> None:
    page = sit(opened, a_turn(opened.server), LAPTOP).page
    prices = page.locator(f"{MARKET} .dim text")
    assert prices.count()
    seen = """(all) => all.map((each) => {
      let seen = 1;
      for (let at = each; at; at = at.parentElement) seen *= getComputedStyle(at).opacity;
      return seen;
    })"""
    assert set(prices.evaluate_all(seen)) == {1}


def test_counts_of_kinds_run_as_the_language_does(opened: Opener, running: Seat) -> None:
    page = opened(f"/t/{running.table}?lang=fa", running.token).page
    first = page.locator("[data-place=seat-0] .counts li").first
    first.wait_for()
    icon, count = first.locator("svg").bounding_box(), first.locator(".number").bounding_box()
    assert icon is not None
    assert count is not None
    assert count["x"] < icon["x"]
