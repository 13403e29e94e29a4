"""People who only look on."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener


def test_a_spectator_sees_the_table_but_no_hand(opened: Opener) -> None:
    server = opened.server
    table, *tokens = server.meet("Ada", "Ben", listed=True)
    eve = opened()
    eve.page.get_by_role("link", name="Watch Ada and Ben").first.click()
    screen = eve.wait(lambda screen: "\u2019s turn" in screen.turn)
    assert "You are watching." in screen.text
    assert "Market" in screen.text

    actions = eve.updates[-1]["game"]["actions"]
    server.play(table, *tokens, until=lambda update: update["game"]["actions"] > actions + 6)

    eve.wait(lambda screen: bool(eve.updates) and eve.updates[-1]["game"]["actions"] > actions + 6)
    screen = eve.look()
    assert not screen.offers("^(Undo|End turn|I am .*)$")
    assert not screen.offers("can be (taken|built|chosen)|you can (buy|pay)")
    expect(eve.page.locator("[data-place=hand]")).to_have_count(0)
    for update in eve.updates:
        assert update["you"]["seats"] == []
        assert update["you"]["hand"] is None
        assert not any(player["hand"] for player in update["game"]["players"])


def test_open_hands_are_seen_by_everybody(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", "Ben", setup={"players": 2, "hands": "open"})
    eve = opened(f"/t/{table}")
    eve.wait(lambda screen: "\u2019s turn" in screen.turn)
    hand = eve.updates[-1]["game"]["players"][0]["hand"]
    eve.click("Look at the palace of Ada")
    expect(eve.page.locator("[data-place=hand] [data-card]")).to_have_count(len(hand))
