"""Whole games."""

from __future__ import annotations

from .conftest import Opener


def test_two_people_meet_and_play_a_whole_game(opened: Opener) -> None:
    ada, ben = opened(), opened()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("group", name="Seats").get_by_text("2").click()
    ada.click("Make the table")
    ada.wait(lambda screen: screen.turn == "The table is laid")

    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click("Sit down here, seat 2")
    ada.button("Start the game").click()

    players = [ada, ben]
    for player in players:
        player.wait(lambda screen: "on turn" in screen.turn or screen.turn == "Your turn")
        player.page.get_by_role("tab", name="Chat").click()
    while " wins " not in (screen := players[0].look()).turn:
        if screen.turn != "Your turn" and 'dialog "' not in screen.text:
            players.reverse()
        else:
            players[0].go_on(screen)
    print(screen.turn)
