"""Several people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener


def test_a_hand_is_hidden_until_its_owner_looks(opened: Opener) -> None:
    pair = opened()
    box = pair.page.get_by_role("region", name="Pass and play")
    box.get_by_label("Player 1").fill("Ada")
    box.get_by_label("Player 2").fill("Ben")
    box.get_by_role("button", name="Play now").click()

    hands: list[tuple[str, list[str]]] = []
    for _ in range(2):
        screen = pair.wait(lambda screen: "Pass the screen to" in screen.text)
        name = screen.offers("^I am ").removeprefix("I am ")
        assert not screen.mine
        expect(pair.page.locator("[data-place=hand]")).to_have_count(0)
        assert pair.updates[-1]["you"]["hand"] is None

        screen = pair.click(f"I am {name}")
        screen = pair.wait(lambda screen: screen.mine)
        assert screen.turn == f"{name}, it is your turn"
        you = pair.updates[-1]["you"]
        hands.append((name, you["hand"]))
        expect(pair.page.locator("[data-place=hand] [data-card]")).to_have_count(len(hands[-1][1]))
        pair.play_turn()

    assert {name for name, _ in hands} == {"Ada", "Ben"}
    assert hands[0][1] != hands[1][1]


def test_two_names_at_least_are_needed(opened: Opener) -> None:
    alone = opened()
    box = alone.page.get_by_role("region", name="Pass and play")
    box.get_by_label("Player 1").fill("Ada")
    box.get_by_role("button", name="Play now").click()
    expect(box.get_by_role("alert")).to_have_text("At least two players are needed.")
