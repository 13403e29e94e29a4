"""The network goes, or the server: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from .conftest import Opener
from .playing import Player
from .serving import Json, serving

# What Chromium itself says of the cuts that these tests make.
NO_NETWORK = r"^error: .*net::ERR_INTERNET_DISCONNECTED$"
NO_SERVER = r"^error: (WebSocket connection to .* failed|Failed to load .*ERR_(CONNECTION|EMPTY))"
INSTALLED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("after-load")).length > 1"""


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """Opens pages of a server that the test may stop."""
    with serving(tmp_path) as server:
        opener = Opener(browser, server)
        yield opener
        opener.close()
    assert not opener.complaints


def seated(opened: Opener) -> tuple[Player, Player, str]:
    """Ada, who is to act, and Ben; and their table."""
    server = opened.server
    table, ada, ben = server.meet("Ada", "Ben")
    server.play(table, ada, ben, until=lambda update: update["game"]["actor"] == 0)
    players = opened(f"/t/{table}", ada), opened(f"/t/{table}", ben)
    players[0].wait(lambda screen: screen.mine)
    players[1].wait(lambda screen: screen.turn == "Ada\u2019s turn")
    return *players, table


def ask_for_money(player: Player) -> None:
    """Choose a card and take it, without waiting for an answer."""
    player.button(player.look().offers(r"can be taken$")).click()
    player.button(re.compile(r"^Take \d")).click()


def connection(player: Player) -> Locator:
    """What is said about the connection."""
    return player.page.get_by_role("banner").get_by_role("status")


def on_table(opened: Opener, table: str) -> Json:
    """The game as the server has it."""
    game: Json = opened.server.look(table)["game"]
    return game


def test_what_is_done_without_a_network_is_done_once_when_it_is_back(opened: Opener) -> None:
    opened.allow(NO_NETWORK)
    ada, ben, table = seated(opened)

    ada.page.context.set_offline(True)
    ask_for_money(ada)
    expect(connection(ada)).to_contain_text("No network.")
    expect(connection(ada)).to_contain_text("1 step waiting to be sent")
    assert on_table(opened, table)["steps"] == []
    ada.page.context.set_offline(False)

    expect(connection(ada)).to_have_text("Connected")
    ada.wait(lambda screen: bool(screen.offers("^End turn$")))
    assert len(on_table(opened, table)["steps"]) == 1
    assert ada.updates[-1]["game"]["steps"] == ben.updates[-1]["game"]["steps"]
    assert not ada.click("End turn").mine
    ben.play_turn()
    ada.wait(lambda screen: screen.mine)


def test_a_step_whose_answer_was_lost_is_not_done_twice(opened: Opener) -> None:
    ada, _, table = seated(opened)
    asked: list[str] = []
    lost: list[str] = []

    def once_deaf(socket: WebSocketRoute) -> None:
        """Lose the first answer to a step, and the connection with it."""
        server = socket.connect_to_server()

        def ask(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "play":
                asked.append(command["ref"])
            server.send(message)

        def hear(message: str | bytes) -> None:
            if asked and not lost:
                lost.append(json.loads(message)["type"])
                socket.close(code=1011)
            else:
                socket.send(message)

        socket.on_message(ask)
        server.on_message(hear)

    ada.page.route_web_socket(re.compile("/socket$"), once_deaf)
    ada.page.reload()
    ada.wait(lambda screen: screen.mine)
    ask_for_money(ada)

    ada.wait(lambda screen: bool(screen.offers("^End turn$")))
    assert lost == ["update"]
    assert len(asked) == 2
    assert asked[0] == asked[1]
    assert len(on_table(opened, table)["steps"]) == 1


def test_a_server_that_is_killed_and_comes_back_has_lost_nothing(alone: Opener) -> None:
    alone.allow(NO_SERVER)
    ada, ben, table = seated(alone)
    for player in (ada, ben):  # the whole log has come: nothing is on its way when the server dies
        player.wait(lambda screen: "Ada is dealt" in screen.text)
        player.page.wait_for_function(INSTALLED)
    ask_for_money(ada)
    ada.settled()
    before = on_table(alone, table)
    assert len(before["steps"]) == 1

    alone.server.stop(signal.SIGKILL)
    for player in (ada, ben):
        expect(connection(player)).to_contain_text("Connection lost, trying again")
    ada.button("Undo").click()
    expect(connection(ada)).to_contain_text("1 step waiting to be sent")
    alone.server.start()

    for player in (ada, ben):
        expect(connection(player)).to_have_text("Connected")
    ada.wait(lambda screen: bool(screen.offers("can be taken$")))
    assert on_table(alone, table) == {**before, **on_table(alone, table)}
    assert ada.play_turn().turn == "Ben\u2019s turn"
    ben.play_turn()
