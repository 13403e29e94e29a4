"""Whole games, from the lobby on."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import Opener
from .playing import Json, Player


def play_by_hand(players: list[Player], until: Callable[[Json], bool]) -> None:
    """Click for both of two people till something holds of their game, or it is over."""
    screen = players[0].look()
    while not (screen.over or until(players[0].updates[-1]["game"])):
        if screen.mine or screen.dialog:
            screen = players[0].go_on(screen)
        else:
            players.reverse()
            screen = players[0].wait(lambda screen: screen.mine or screen.over)


def play_the_middle(opened: Opener, players: list[Player]) -> None:
    """Let the game go on without clicks till the bag is nearly empty; both pages follow."""
    table = urlsplit(players[0].page.url).path.rpartition("/")[2]
    tokens = [
        str(player.page.evaluate("localStorage.getItem('alhambra.token')")) for player in players
    ]
    late = opened.server.play(table, *tokens, until=lambda update: update["game"]["bagLeft"] <= 3)
    assert late["game"]["scorings"]
    for player in players:
        player.follow(late["version"])


@pytest.mark.parametrize(
    "every_click",
    [False, pytest.param(True, marks=pytest.mark.soak)],
    ids=["its beginning and its end", "every click"],
)
def test_two_people_meet_and_play_a_whole_game(opened: Opener, every_click: bool) -> None:
    ada, ben = opened(), opened()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("group", name="Seats").get_by_text("2").click()
    ada.click("Create the table")
    ada.wait(lambda screen: screen.turn == "Waiting to start")
    ben.page.goto(ada.page.get_by_role("textbox", name="Link for your friends").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click("Sit down here, seat 2")
    ada.click("Start the game")

    players = [ada, ben]
    for player in players:
        player.wait(lambda screen: "turn" in screen.turn)
        player.page.get_by_role("tab", name="Chat").click()  # the log would be long
    if not every_click:
        play_by_hand(players, lambda game: bool(game["actions"] > 12))
        play_the_middle(opened, players)
    play_by_hand(players, lambda game: False)

    for player in players:
        screen = player.wait(lambda screen: screen.over)
        game = player.updates[-1]["game"]
        scores = [each["score"] for each in game["players"]]
        assert screen.turn.endswith(f" {max(scores)} points.")
        assert screen.dialog == "Last scoring"
        total = player.page.get_by_role("row", name="Total").get_by_role("cell")
        shown = [int(re.sub(r"\D", "", each)) for each in total.all_inner_texts()]
        assert shown == [*scores, game["dirkScore"]]
        player.click("Close")
        expect(player.button("Rematch")).to_be_visible()
    assert ada.updates[-1]["game"] == ben.updates[-1]["game"]


def test_a_game_against_bots_begins_with_one_button(opened: Opener) -> None:
    ada = opened()
    box = ada.page.get_by_role("region", name="Play against bots")
    box.get_by_role("radio", name=re.compile("^Builder")).check()
    box.get_by_role("button", name="Play now").click()

    screen = ada.wait(lambda screen: screen.mine)
    assert "Look at the palace of Builder 2" in screen.text
    while not screen.dialog:
        screen = ada.play_turn()
        screen = ada.wait(lambda screen: screen.mine or bool(screen.dialog))

    assert screen.dialog == "First scoring"
    assert not ada.click("Close").dialog
    assert ada.click("Scorings").dialog == "First scoring"
    ada.click("Close")
    ada.play_turn()
