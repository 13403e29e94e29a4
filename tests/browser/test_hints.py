"""Good moves and the coach: asked for, drawn on the table, played and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE
from .playing import Player
from .serving import Json, Seat, Server, buys, scored

# The words that are read here, in English and in Persian.
WORDS = {
    "en": {
        "settings": "Settings",
        "close": "Close",
        "ask": "Show me a good move",
        "where": "Show where",
        "play": "Play it",
        "coach": "Coach",
        "cost": "That turn cost you about",
        "show": "Show",
        "better": "What was better",
        "back": "Take back",
        "end": "End turn",
        "noted": "asks for a good move",
    },
    "fa": {
        "settings": "تنظیمات",
        "close": "بستن",
        "ask": "یک حرکت خوب نشانم بده",
        "where": "جایش را نشان بده",
        "play": "همین را بازی کن",
        "coach": "مربی",
        "cost": "این نوبت حدود",
        "show": "نمایش",
        "better": "آنچه بهتر بود",
        "back": "پس گرفتن",
        "end": "پایان نوبت",
        "noted": "یک حرکت خوب می‌خواهد",
    },
}
SCREENS = pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("fa", True)], ids=["english-wide", "persian-phone"]
)


@pytest.fixture(scope="session")
def moment(server: Server) -> int:
    """After how many actions Ada had better build, and would lose much by taking little money.

    Every game is dealt and played alike.
    """
    token = server.guest()
    table = server.table(token, "Ada", bots=["builder"])

    def builds_and_loses(update: Json) -> bool:
        if not scored(update) or update["game"]["steps"] or not buys(update):
            return False
        done = server.command(table, token, "hint", version=update["version"])
        advice = server.ask(f"tables/{table}/hint?version={done['version']}", token)
        first, *others = advice["turn"]["actions"]
        builds = first.startswith("buy") and any(each.startswith("place") for each in others)
        return builds and loses(update["game"]["actions"])

    def loses(actions: int) -> bool:
        careful = seat_at(server, actions)
        begun = server.look(careful.table, careful.token)
        action = careless(begun)
        done = server.command(
            careful.table, careful.token, "play", version=begun["version"], action=action
        )
        server.command(careful.table, careful.token, "end", version=done["version"])
        return bool(server.ask(f"tables/{careful.table}/verdict", careful.token)["mistake"])

    return int(server.play(table, token, until=builds_and_loses)["game"]["actions"])


@pytest.fixture
def seat(server: Server, moment: int) -> Seat:
    """Ada's in a game against a bot, at that moment."""
    return seat_at(server, moment)


def seat_at(server: Server, moment: int) -> Seat:
    """Ada's seat after so many actions."""
    token = server.guest()
    table = server.table(token, "Ada", bots=["builder"])
    server.play(table, token, until=lambda update: update["game"]["actions"] == moment)
    return Seat(table, token)


def careless(update: Json) -> str:
    """The least money that can be taken."""
    takes = [each for each in update["you"]["legal"] if each.startswith("take")]
    return str(min(takes, key=lambda each: (len(each), each[-1])))


def press(page: Page, name: str) -> None:
    """Press the first button of this name, by finger where there are fingers."""
    button = page.get_by_role("button", name=name, exact=True).first
    button.tap() if page.evaluate("navigator.maxTouchPoints") else button.click()


def in_view(player: Player) -> None:
    """Hold that nothing is cut off, and that the palace can be seen and touched."""
    assert player.page.evaluate(OUTSIDE) == []
    palace = player.page.locator("[data-place^='palace'] [data-drop='0,0']").first.bounding_box()
    assert palace is not None


@SCREENS
def test_a_hint_is_told_drawn_and_played(
    opened: Opener, seat: Seat, language: str, phone: bool
) -> None:
    words = WORDS[language]
    watching = opened(f"/t/{seat.table}?lang={language}")
    ada = opened(f"/t/{seat.table}?lang={language}", seat.token, phone=phone)
    page, hint = ada.page, ada.page.locator("[data-hint]")
    press(page, words["ask"])
    expect(hint).to_have_attribute("data-hint", "idea")
    expect(page.locator("[data-shown]")).to_have_count(0)
    expect(watching.page.get_by_text(words["noted"]).first).to_be_attached()
    free_of_barriers(ada)
    in_view(ada)
    press(page, words["where"])
    expect(hint).to_have_attribute("data-hint", "move")
    expect(page.locator("[data-shown]").first).to_be_visible()
    expect(page.locator("[data-place^='palace'] .ghost").first).to_be_visible()
    free_of_barriers(ada)
    in_view(ada)
    press(page, words["play"])
    expect(hint).to_have_count(0)
    expect(page.locator("[data-shown]")).to_have_count(0)
    ada.answered()
    advice = opened.server.look(seat.table, seat.token)
    assert advice["game"]["complete"] is True
    assert advice["game"]["steps"]
    for _ in advice["game"]["steps"]:
        press(page, {"en": "Undo", "fa": "واگرد"}[language])
        ada.answered()
    assert opened.server.look(seat.table, seat.token)["game"]["steps"] == []


def test_a_hint_by_keys_in_the_middle_of_a_turn_on_another_layout(
    opened: Opener, seat: Seat
) -> None:
    ada = opened(f"/t/{seat.table}", seat.token)
    ada.wait(lambda screen: screen.mine)
    exact = next(each for each in ada.updates[-1]["you"]["legal"] if each.startswith("buy"))
    version = opened.server.look(seat.table)["version"]
    opened.server.command(seat.table, seat.token, "play", version=version, action=exact)
    hint = ada.page.locator("[data-hint]")
    ada.follow(version + 1)
    stages = ["idea", "move"]
    for stage in stages:
        ada.page.evaluate(  # as a Persian keyboard writes it
            "dispatchEvent(new KeyboardEvent('keydown', { key: 'ل', code: 'KeyG', bubbles: true }))"
        )
        expect(hint).to_have_attribute("data-hint", stage)
    ada.press("g")
    expect(hint).to_have_count(0)
    assert opened.server.look(seat.table, seat.token)["game"]["steps"][0] == exact


def test_whoever_goes_another_way_is_shown_no_more(opened: Opener, seat: Seat) -> None:
    ada = opened(f"/t/{seat.table}", seat.token)
    ada.click("Show me a good move")
    hint = ada.page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "idea")
    view = opened.server.look(seat.table, seat.token)
    advised = opened.server.ask(f"tables/{seat.table}/hint?version={view['version']}", seat.token)
    other = next(each for each in view["you"]["legal"] if each not in advised["turn"]["actions"])
    opened.server.command(seat.table, seat.token, "play", version=view["version"], action=other)
    expect(hint).to_have_count(0)
    ada.click("Undo")
    expect(hint).to_have_attribute("data-hint", "idea")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_there_are_hints_only_where_the_table_has_them(opened: Opener) -> None:
    server = opened.server
    for setup, count in (({}, 0), ({"hints": True}, 1)):
        table, *tokens = server.meet("Ada", "Ben", **setup)
        actor = server.look(table)["game"]["actor"]
        page = opened(f"/t/{table}", tokens[actor]).page
        page.locator("[data-deed]").wait_for()
        assert page.locator("[data-ask-hint]").count() == count


@SCREENS
def test_the_coach_says_what_a_turn_has_cost_and_it_is_taken_back(
    opened: Opener, seat: Seat, language: str, phone: bool
) -> None:
    words, server = WORDS[language], opened.server
    ada = opened(f"/t/{seat.table}?lang={language}", seat.token, phone=phone)
    page, line = ada.page, ada.page.locator(".coach")
    press(page, words["settings"])
    page.get_by_role("switch", name=words["coach"]).click()
    page.keyboard.press("Escape")
    begun = server.look(seat.table, seat.token)
    version = begun["version"]
    server.command(seat.table, seat.token, "play", version=version, action=careless(begun))
    ada.follow(begun["version"] + 1)
    press(page, words["end"])
    expect(line).to_contain_text(words["cost"])
    server.play(seat.table, seat.token, until=lambda update: True)
    ada.follow(server.look(seat.table)["version"])
    expect(line).to_be_visible()  # also when the next turn has begun
    free_of_barriers(ada)
    in_view(ada)
    line.get_by_role("button", name=words["show"], exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words["better"])
    free_of_barriers(ada)
    page.keyboard.press("Escape")
    line.get_by_role("button", name=words["back"], exact=True).click()
    expect(line).to_have_count(0)
    again = server.look(seat.table, seat.token)
    assert again["game"]["actions"] == begun["game"]["actions"]
    assert again["you"]["hand"] == begun["you"]["hand"]


def test_the_coach_is_gone_with_the_next_step_and_silent_unless_wanted(
    opened: Opener, seat: Seat
) -> None:
    server = opened.server
    ada = opened(f"/t/{seat.table}", seat.token)
    line = ada.page.locator(".coach")

    def careless() -> None:
        begun = server.look(seat.table, seat.token)
        takes = [each for each in begun["you"]["legal"] if each.startswith("take")]
        action = min(takes, key=lambda each: (len(each), each[-1]))
        server.command(seat.table, seat.token, "play", version=begun["version"], action=action)
        ada.follow(begun["version"] + 1)
        ada.click("End turn")
        server.play(seat.table, seat.token, until=lambda update: True)

    careless()
    ada.follow(server.look(seat.table)["version"])
    asked = ada.page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert not any("verdict" in each for each in asked)
    assert line.count() == 0
    server.command(seat.table, seat.token, "propose")
    ada.click("Settings")
    ada.page.get_by_role("switch", name="Coach").click()
    ada.page.keyboard.press("Escape")
    careless()
    expect(line).to_be_visible()
    ada.go_on()  # chooses
    ada.go_on()
    expect(line).to_have_count(0)
