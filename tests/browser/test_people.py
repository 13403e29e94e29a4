"""What people do at a table besides playing."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener
from .playing import Player
from .serving import Seat


def seated(opened: Opener) -> tuple[Player, Player]:
    """Ada and Ben at a table that has begun; the first is to act."""
    table, *tokens = opened.server.meet("Ada", "Ben")
    ada, ben = (opened(f"/t/{table}", token) for token in tokens)
    screens = [player.wait(lambda screen: "turn" in screen.turn) for player in (ada, ben)]
    return (ada, ben) if screens[0].mine else (ben, ada)


def test_what_one_says_the_other_reads(opened: Opener) -> None:
    one, other = seated(opened)
    one.page.get_by_role("tab", name="Chat").click()
    one.click("Good luck!")
    one.page.get_by_label("Say something").fill("<b>Have</b> fun")
    one.press("Enter")

    chat = other.page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("2")
    chat.click()
    lines = other.page.get_by_role("group", name="Messages").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Good luck!")
    expect(lines.last).to_contain_text("<b>Have</b> fun")


def test_a_turn_is_taken_back_if_the_other_agrees(opened: Opener) -> None:
    one, other = seated(opened)
    before = one.updates[-1]["game"]
    one.play_turn()
    other.wait(lambda screen: screen.mine)
    one.click(one.look().offers(r"^Ask \w+ to let me take back my last turn$"))
    other.click("Yes, allow it")

    one.wait(lambda screen: screen.mine)
    assert one.updates[-1]["game"] == before
    other.wait(lambda screen: not screen.mine)


def test_a_seat_is_opened_on_another_device_by_its_link(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", setup={"players": 2})
    ada = opened(f"/t/{table}", token)
    ada.page.get_by_text("Open your seat on another device").click()
    link = ada.page.get_by_label("Open your seat on another device").input_value()
    assert "key=" in link

    phone = opened(link.removeprefix(server.address), phone=True)
    phone.wait(lambda screen: bool(screen.offers("^Leave seat 1$")))
    assert "key=" not in phone.page.url
    server.command(table, token, "sit-bot", bot="random")
    server.command(table, token, "start")
    for player in (ada, phone):
        player.wait(lambda screen: screen.mine)
    assert ada.updates[-1]["you"]["hand"] == phone.updates[-1]["you"]["hand"]


def test_who_opens_a_seat_is_told_to_its_holder_who_can_renew_the_link(opened: Opener) -> None:
    server = opened.server
    table, token, _ = server.meet("Ada", "Ben")
    ada = opened(f"/t/{table}", token)
    ada.wait(lambda screen: bool(screen.turn))
    ada.button("Settings").click()
    ada.button("Open your seat on another device").click()
    ada.wait(lambda screen: screen.dialog == "Open your seat on another device")
    link = ada.page.get_by_label("Open your seat on another device").last.input_value()
    ada.page.keyboard.press("Escape")

    thief = opened(link.removeprefix(server.address))
    thief.wait(lambda screen: any(update["you"]["hand"] for update in thief.updates))
    ada.wait(lambda screen: "Your seat was opened on another device." in screen.text)
    ada.click("Renew the link")
    thief.wait(lambda screen: bool(thief.updates) and not thief.updates[-1]["you"]["seats"])
    ada.wait(lambda screen: not screen.offers("^Renew the link$"))

    late = opened(link.removeprefix(server.address))
    late.wait(lambda screen: "This seat link is not valid." in screen.text)


def test_who_took_part_in_the_shuffle_sees_that_it_holds(opened: Opener) -> None:
    server = opened.server
    token = server.guest()
    table = server.table(token, "Ada", setup={"players": 2})
    server.command(table, token, "sit-bot", bot="random")
    ada = opened(f"/t/{table}", token)
    ada.wait(lambda screen: bool(ada.updates and ada.updates[-1]["table"]["shuffle"]["seals"][0]))
    ada.click("Start the game")
    ada.wait(lambda screen: bool(screen.turn))
    ada.page.goto(f"{server.address}/rules")  # a whole game at once is too much to look at
    server.play(table, token)
    ada.page.goto(f"{server.address}/t/{table}")
    ada.wait(lambda screen: screen.over and "Shuffle checked" in screen.text)


def test_a_rematch_brings_the_same_people_together(opened: Opener, finished: Seat) -> None:
    pair = opened(f"/t/{finished.table}", finished.token)
    pair.wait(lambda screen: screen.over)
    pair.click("Rematch")
    screen = pair.wait(lambda screen: bool(screen.offers("^I am |^Start the game$")))
    assert "Ada" in screen.text
    assert "Ben" in screen.text
    assert finished.table not in pair.page.url


def test_the_title_says_whose_turn_it_is(opened: Opener) -> None:
    one, other = seated(opened)
    expect(one.page).to_have_title("Your turn · Alhambra")
    one.play_turn()
    expect(other.page).to_have_title("Your turn · Alhambra")
    expect(one.page).not_to_have_title("Your turn · Alhambra")


def test_who_resigns_leaves_the_seat_to_a_bot(opened: Opener) -> None:
    one, other = seated(opened)
    one.button("Settings").click()
    one.button("Resign").click()
    one.wait(lambda screen: screen.dialog == "Resign")
    one.button("Resign this game").click()
    other.wait(lambda screen: screen.mine)
    expect(other.page.get_by_role("img", name="resigned, a bot is playing")).to_be_visible()
    expect(one.page.get_by_text("I am back")).to_have_count(0)
