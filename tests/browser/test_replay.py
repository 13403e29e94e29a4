"""Replays: to any moment of a game, by every way there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Opener
from .playing import Player
from .serving import Seat


def shows(player: Player, at: int, last: int) -> None:
    """Hold that this moment is shown, by the handles and by the address."""
    moment = f"{at} of {last}" if at else "Start"
    expect(player.page.get_by_text(moment, exact=True)).to_be_visible()
    expect(player.page.get_by_role("slider", name="Position")).to_have_value(str(at))
    expect(player.page).to_have_url(re.compile(rf"/replay/[\w-]+\?at={at}(&|$)"))


def test_a_replay_goes_where_keys_and_handles_send_it(opened: Opener, finished: Seat) -> None:
    table, _ = finished
    last = len(opened.server.ask(f"tables/{table}/replay?games=false")["frames"]) - 1
    eve = opened(f"/replay/{table}")
    shows(eve, 0, last)
    assert not eve.look().offers("^(To the start|One step back)$")

    eve.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
    shows(eve, 2, last)
    eve.press("End")
    shows(eve, last, last)
    assert not eve.look().offers("^(To the end|One step forward)$")
    eve.press("ArrowLeft")
    eve.click("One step back")
    shows(eve, last - 2, last)
    eve.click("Scoring 1")
    expect(
        eve.page.get_by_role("group", name="What happened").locator("[aria-current]")
    ).to_contain_text(["First scoring"])
    slider = eve.page.get_by_role("slider", name="Position")
    slider.fill("40")
    shows(eve, 40, last)
    box = slider.bounding_box()
    assert box is not None
    eve.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    shows(eve, last, last)
    eve.press("Home")
    shows(eve, 0, last)


def test_a_line_of_the_log_leads_to_its_moment(opened: Opener, finished: Seat) -> None:
    table, _ = finished
    frames = opened.server.ask(f"tables/{table}/replay")["frames"]
    bought = [
        place for place, frame in enumerate(frames) if (frame["action"] or "").startswith("buy")
    ]
    eve = opened(f"/replay/{table}")
    eve.page.get_by_role("group", name="What happened").get_by_role(
        "button", name=re.compile(" buys ")
    ).nth(4).click()
    shows(eve, bought[4], len(frames) - 1)

    ben = opened(eve.page.url.removeprefix(opened.server.address))
    shows(ben, bought[4], len(frames) - 1)
    ben.wait(lambda screen: screen.table == eve.look().table)


def test_a_line_at_the_table_leads_to_the_replay_and_back(opened: Opener, finished: Seat) -> None:
    table, token = finished
    ada = opened(f"/t/{table}", token)
    line = (
        ada.page.get_by_role("group", name="What happened")
        .get_by_role("link", name=re.compile("builds"))
        .first
    )
    line.click()
    expect(ada.page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+"))
    ada.page.get_by_role("link", name="To the table").click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("wins with")


def test_a_replay_runs_by_itself(opened: Opener, finished: Seat) -> None:
    table, _ = finished
    eve = opened(f"/replay/{table}?at=3")
    eve.page.get_by_label("Speed").select_option("4 ×")
    eve.click("Play")
    past_five = re.compile(r"^([5-9]|\d\d+)$")
    expect(eve.page.get_by_role("slider", name="Position")).to_have_value(past_five)
    eve.click("Pause")
    expect(eve.button("Play")).to_be_visible()


def test_a_replay_goes_on_with_its_game(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", "Ben")
    server.play(table, token, until=lambda update: update["game"]["actions"] >= 4)
    eve = opened(f"/replay/{table}?at=9999")
    moment = eve.page.get_by_role("slider", name="Position")
    moment.wait_for()
    seen = int(moment.input_value())
    server.play(table, token, until=lambda update: update["game"]["actions"] > seen + 2)
    expect(moment).not_to_have_value(str(seen))
    now = server.look(table)["game"]["actions"]
    expect(moment).to_have_value(str(now))


def test_bots_are_known_in_a_replay(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", bots=["random"])
    server.play(table, token, until=lambda update: update["game"]["actions"] >= 4)
    eve = opened(f"/replay/{table}")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Replay: Ada and Wanderer")


def test_a_record_is_replayed_from_its_file(opened: Opener, finished: Seat, tmp_path: Path) -> None:
    table, token = finished
    last = len(opened.server.ask(f"tables/{table}/replay?games=false")["frames"]) - 1
    ada = opened(f"/t/{table}", token)
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("link", name="Save game file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert json.loads(file.read_text())["table"] == table

    eve = opened("/replay")
    eve.page.get_by_label("Open a file").set_input_files(file)
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Replay: Ada and Ben")
    eve.press("End")
    expect(eve.page.get_by_text(f"{last} of {last}", exact=True)).to_be_visible()
    there = opened(f"/replay/{table}?at={last}")
    shows(there, last, last)
    for part in ("list", "group"):
        told = there.page.get_by_role("main").get_by_role(part).first.aria_snapshot()
        expect(eve.page.get_by_role("main").get_by_role(part).first).to_match_aria_snapshot(told)


def test_a_file_that_is_no_record_is_refused(opened: Opener, tmp_path: Path) -> None:
    opened.allow(r"the server responded with a status of 4\d\d")
    eve = opened("/replay")
    for text in ("{}", "no JSON"):
        file = tmp_path / "game.json"
        file.write_text(text)
        eve.page.get_by_label("Open a file").set_input_files(file)
        expect(eve.page.get_by_role("alert")).to_have_text("This file is not a saved game.")
