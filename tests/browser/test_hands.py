"""Turns by touch, by keys alone, and by dragging."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Opener
from .playing import HASTE, Player, centre
from .serving import Json, Until, buys, buys_exactly, only_too_much, over

BUILD = r"^free cell .* can be built here$"


def at_turn(opened: Opener, until: Until, *, phone: bool = False) -> Player:
    """Ada against a bot, in a turn of hers."""
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"])
    server.play(table, token, until=until)
    ada = opened(f"/t/{table}", token, phone=phone)
    ada.wait(lambda screen: screen.mine)
    return ada


def one_to_place(update: Json) -> bool:
    """Whether a single tile is to be put down, and could be built."""
    legal = update["you"]["legal"]
    return len(update["game"]["pending"]) == 1 and any(each.startswith("place") for each in legal)


def test_a_turn_on_a_phone(opened: Opener) -> None:
    ada = at_turn(opened, only_too_much, phone=True)
    for name in ("Undo", "End turn"):
        box = ada.button(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44

    ada.click(ada.look().offers("^Slot .* you can buy it"))
    screen = ada.click("Buy")
    cell = screen.offers(BUILD)
    ada.click(cell)  # only shows it
    palace = ada.page.get_by_role("group", name="Your palace")
    expect(palace.get_by_text(re.compile(r"^wall \d+ → \d+$"))).to_be_visible()
    assert ada.updates[-1]["game"]["pending"]
    ada.click("Build here")
    assert not ada.updates[-1]["game"]["pending"]
    assert len(ada.updates[-1]["game"]["steps"]) == 2
    assert not ada.click("End turn").offers("^Undo$")
    ada.wait(lambda screen: screen.mine)

    screen = ada.click(ada.look().offers("^Look at the palace of Wanderer"))
    assert screen.dialog == "Wanderer"
    ada.page.get_by_role("dialog").get_by_role("button", name="Back to your palace").tap()
    ada.wait(lambda screen: not screen.dialog)


def test_a_turn_by_keys_alone(opened: Opener) -> None:
    ada = at_turn(opened, buys_exactly)
    slot = next(key for key in "1234" if ada.look().offers(f"^Slot {key}, .* exactly"))
    screen = ada.press(slot)
    assert screen.offers("^Buy and act again$")
    assert ada.press("Enter").offers("^Place tiles$")
    ada.page.wait_for_timeout(HASTE)
    screen = ada.press("Enter")
    assert screen.offers(BUILD)

    focused = ada.page.locator("[data-place^=palace-] :focus")
    expect(focused).to_have_attribute("aria-label", re.compile("can be built here"))
    ada.press("Enter")
    assert ada.updates[-1]["game"]["complete"]
    ada.press("u")
    assert ada.updates[-1]["game"]["pending"]
    ada.press("s")
    assert ada.updates[-1]["game"]["players"][0]["reserve"]
    ada.press("Control+z")
    ada.press("Enter")
    assert ada.updates[-1]["game"]["complete"]
    assert not ada.press(" ").offers("^Undo$")

    ada.wait(lambda screen: screen.mine)
    ada.press("q")
    ada.press("Enter")
    assert ada.updates[-1]["game"]["steps"][0].startswith("take")
    screen = ada.press("?")
    assert screen.dialog == "Keys at the table"
    ada.press("Escape")
    ada.press("l")
    expect(ada.page.get_by_role("group", name="What happened").locator(":focus")).to_have_count(1)


def test_every_stop_of_the_tab_key_is_seen(opened: Opener) -> None:
    ada = at_turn(opened, buys)
    stops = []
    while True:
        ada.page.keyboard.press("Tab")
        tag, outline, width = ada.page.evaluate(
            """() => {
              const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
              return [document.activeElement.localName, outlineStyle, parseFloat(outlineWidth)];
            }"""
        )
        if tag == "body":
            break
        assert outline != "none"
        assert width >= 2
        stops.append(tag)
        assert len(stops) < 100
    assert len(stops) > 20


def test_a_tile_is_dragged_to_its_cell_and_out_of_the_palace(opened: Opener) -> None:
    ada = at_turn(opened, one_to_place)
    tile = ada.page.get_by_role("region", name="Tiles to place").get_by_role("button").first
    cell = ada.button(ada.look().offers(BUILD))
    drag(ada, tile, cell)
    assert ada.updates[-1]["game"]["complete"]
    ada.click("Undo")

    drag(ada, tile, ada.page.get_by_role("region", name="Reserve"))
    assert ada.updates[-1]["game"]["players"][0]["reserve"]


def test_market_and_money_are_dragged_home(opened: Opener) -> None:
    ada = at_turn(opened, buys_exactly)
    card = ada.button(ada.look().offers(r"can be taken$"))
    drag(ada, card, ada.page.locator("[data-place=hand]"))
    assert ada.updates[-1]["game"]["steps"][0].startswith("take")
    ada.click("Undo")

    tile = ada.button(ada.look().offers(r"^Slot .* you can pay exactly"))
    drag(ada, tile, ada.page.locator("[data-place^=palace-]"))
    assert ada.updates[-1]["game"]["steps"][0].startswith("buy")
    assert over(ada.updates[-1]["game"]["steps"][0]) == 0


def drag(player: Player, piece: Locator, target: Locator) -> None:
    """Carry a piece with the mouse."""
    mouse = player.page.mouse
    start, end = centre(piece), centre(target)
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=5)
    mouse.up()
    player.settled()
