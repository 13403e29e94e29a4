"""Everybody reads their own language: by preference, by choice, and beside others at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Opener
from .serving import Seat

NAMES = ["Deutsch", "Eesti", "English", "Magyar", "Português (Brasil)", "Română", "فارسی"]


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [("de-AT", "de"), ("pt-BR", "pt-BR"), ("fa-IR", "fa"), ("ja", "en"), ("en-GB", "en")],
)
def test_the_browser_says_which_language_is_preferred(
    opened: Opener, preferred: str, spoken: str
) -> None:
    page = opened(locale=preferred).page
    page.locator("main h1").wait_for()
    assert page.locator("html").get_attribute("lang") == spoken
    assert page.locator("html").get_attribute("dir") == ("rtl" if spoken == "fa" else "ltr")


def test_a_language_is_chosen_by_its_own_name_and_kept(opened: Opener) -> None:
    page = opened().page
    menu = page.get_by_role("banner").get_by_role("combobox")
    assert sorted(menu.locator("option").all_inner_texts()) == NAMES
    menu.select_option(label="Magyar")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Alhambrát")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Alhambrát")


def test_two_people_at_one_table_read_two_languages(opened: Opener) -> None:
    server = opened.server
    table, ada, ben = server.meet("Ada", "Ben")
    server.play(table, ada, ben, until=lambda update: update["game"]["actor"] == 0)
    english = opened(f"/t/{table}", ada)
    persian = opened(f"/t/{table}?lang=fa", ben)
    english.wait(lambda screen: screen.mine)

    english.click(english.look().offers(r"can be taken$"))
    english.click(english.look().offers(r"^Take \d"))
    english.click("End turn")

    log = "[data-place=telling]"
    expect(english.page.locator(log)).to_contain_text(re.compile(r"Ada takes .*\d"))
    expect(persian.page.locator(log)).to_contain_text(re.compile("Ada.* برمی‌دارد"))
    digits = persian.page.locator("[data-place=stock] li").first.inner_text()
    assert re.search("[\u06f0-\u06f9]", digits)
    assert not re.search("[0-9]", digits)


def test_persian_has_letters_of_its_own(opened: Opener) -> None:
    page = opened("/?lang=fa").page
    page.locator("main h1").wait_for()
    page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter(each => each.status === 'loaded').map(each => each.family)"
    assert any("Vazirmatn" in family for family in page.evaluate(loaded))
    licences = opened.server.address + "/assets/licences.txt"
    assert "SIL OPEN FONT LICENSE" in page.request.get(licences).text().upper()


def test_arrows_point_the_other_way_in_persian_but_time_runs_as_ever(
    opened: Opener, finished: Seat
) -> None:
    page = opened(f"/replay/{finished.table}?at=3", locale="fa").page
    page.get_by_role("slider").wait_for()
    turned = "icons => icons.map(icon => getComputedStyle(icon).transform !== 'none')"
    handles = page.locator(".handles svg").evaluate_all(turned)
    assert len(handles) > 4
    assert not any(handles)
    assert page.locator("main a svg.directed").evaluate_all(turned) == [True]
