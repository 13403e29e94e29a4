"""The scorer for a table of cardboard: counted, built, kept, shared, printed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.scoring import Wall, explain

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE
from .playing import Player

SMALLEST = {"width": 360, "height": 740}

# Each language on one of two devices: the words are the same on both.
IN_EVERY = pytest.mark.parametrize(
    ("lang", "options"),
    [("en", {}), ("fa", {"phone": True}), ("fa", {"phone": True, "viewport": SMALLEST})],
    ids=["en-wide", "fa-phone", "fa-small"],
)

# What is touched is as large as a wet thumb needs it; tiles of a palace zoom.
TINY = """() => [...document.querySelectorAll("main :is(button, a, label, select, input, summary)")]
  .flatMap((each) => {
    if (!each.checkVisibility() || each.closest(".room, .unseen")) return [];
    if (each.matches("label:not(:has(input))")) return [];
    const { width, height } = each.getBoundingClientRect();
    return width >= 48 && height >= 48 ? [] : [`${width} x ${height} ${each.outerHTML}`];
  })"""

# Every storage of the browser is full, or forbidden.
FULL = (
    """Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };"""
)
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("", "SecurityError"); },
});"""


def begin(page: Page, *names: str) -> None:
    """A new evening of these people."""
    page.locator("form").wait_for()
    page.locator("form fieldset label").nth(len(names) - 2).click()
    for field, name in zip(page.locator("form input.field").all(), names, strict=True):
        field.fill(name)
    page.locator("form button.brass").click()


def count(page: Page, contender: int, *numbers: int) -> None:
    """Press the buttons of a contender: six kinds, then the wall."""
    page.locator(".person").nth(contender).click()
    for stepper, number in zip(page.locator(".entry .stepper").all(), numbers, strict=False):
        for _ in range(number):
            stepper.locator("button").last.click()


def totals(page: Page) -> list[int]:
    """What the people have, beside their names; digits of any language."""
    return [int(text) for text in page.locator(".person b").all_inner_texts()]


def lay(page: Page, kind: int, tile: str, cell: str) -> None:
    page.locator(".kind").nth(kind).click()
    page.locator(f"[data-box={tile}]").click()
    cell_of(page, cell).click()


def cell_of(page: Page, cell: str) -> Locator:
    return page.locator(f".palace [data-drop='{cell}']")


@IN_EVERY
def test_an_evening_is_counted_as_the_engine_counts(
    opened: Opener, lang: str, options: dict[str, Any]
) -> None:
    ada = opened(f"/score?lang={lang}", **options)
    page = ada.page
    rows = [[1, 2, 0, 1, 3, 0], [1, 0, 2, 1, 1, 2], [0, 2, 2, 1, 0, 2]]
    walls = [5, 0, 3]
    begin(page, "Ada", "Ben", "Cem")
    for contender, (row, wall) in enumerate(zip(rows, walls, strict=True)):
        count(page, contender, *row, wall)
    expected = list(explain(1, rows, [Wall(wall) for wall in walls]).points)
    assert totals(page) == expected
    free_of_barriers(ada)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(TINY) == []

    page.locator(".tabs .brass").click()  # everybody keeps what they had
    count(page, 1, 1)
    rows[1] = [2, *rows[1][1:]]
    second = explain(2, rows, [Wall(wall) for wall in walls]).points
    both = [one + other for one, other in zip(expected, second, strict=True)]
    assert totals(page) == both
    page.reload()
    page.locator(".person").first.wait_for()
    assert totals(page) == both
    expect(page.locator(".totals tbody tr")).to_have_count(3)
    page.locator(".person").nth(2).click()
    page.locator(".entry .stepper button").last.click()
    assert totals(page)[2] == both[2] + 1
    page.get_by_role("button", name=re.compile("^(Undo|واگرد)$")).click()
    assert totals(page) == both


def test_dirk_is_ranked_and_the_box_is_not_larger_than_it_is(opened: Opener) -> None:
    page = opened("/score", phone=True).page
    begin(page, "Ada", "Ben")
    expect(page.locator(".person")).to_have_count(3)
    count(page, 2, 5)
    expect(page.locator(".entry .stepper")).to_have_count(6)  # no wall
    count(page, 0, 2)  # of seven pavilions none is left
    more = page.get_by_role("button", name="One more: pavilion")
    expect(more).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Dirk").first).to_be_visible()
    assert totals(page) == [0, 0]


@IN_EVERY
def test_a_palace_is_built_and_judged(opened: Opener, lang: str, options: dict[str, Any]) -> None:
    ada = opened(f"/score?lang={lang}", **options)
    page = ada.page
    begin(page, "Ada", "Ben", "Cem")
    page.locator(".entry fieldset label").last.click()
    lay(page, 3, "C9W", "-1,0")
    lay(page, 2, "A9", "-1,-1")
    lay(page, 5, "T11S", "-1,-2")
    lay(page, 1, "S8S", "0,-2")
    lay(page, 1, "S6ES", "1,-2")
    lay(page, 2, "A8E", "1,-1")  # the books' tenth example
    expect(page.get_by_role("alert")).to_contain_text("R4.5")
    assert totals(page)[0] == 4 + 2 + 3 + 4 + 6
    expect(page.locator(".palace .bright")).to_have_count(3)  # on three tiles
    free_of_barriers(ada)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(TINY) == []

    page.locator("[data-box=A8E]").click()  # back into the box
    cell_of(page, "0,-2").click()
    page.locator(".entry > .button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("R4.3")
    page.locator(".person").nth(1).click()
    page.locator(".entry fieldset label").last.click()
    page.locator(".kind").nth(1).click()
    expect(page.locator("[data-box]")).to_have_count(5)
    expect(page.locator("[data-box=S8S]")).to_have_count(0)


def test_several_phones_fill_in_one_sheet(opened: Opener) -> None:
    ada = opened("/score", phone=True)
    begin(ada.page, "Ada", "Ben", "Cem")
    count(ada.page, 0, 0, 0, 0, 0, 0, 2, 4)
    ada.click("Use several phones")
    link = ada.page.get_by_label("Anyone with this link").input_value()
    path = link.removeprefix(opened.server.address)
    assert re.fullmatch(r"/score/[\w-]{16}#key=[\w-]{22}", path)

    ben = opened(path, phone=True)
    ben.page.locator(".person").first.wait_for()
    assert totals(ben.page) == [10, 0, 0]
    count(ben.page, 1, 1)
    expect(ada.page.locator(".person b").nth(1)).to_have_text("1")
    ada.page.locator(".tabs .brass").click()
    expect(ben.page.locator(".tabs .button")).to_have_count(3)
    count(ada.page, 0, 0, 0, 0, 0, 0, 0, 1)
    expect(ben.page.locator(".person b").first).to_have_text(ada_has(ada))

    eve = opened(path.partition("#")[0], phone=True)  # without the key
    eve.page.get_by_text("You are watching").wait_for()
    assert totals(eve.page) == totals(ada.page)
    expect(eve.page.locator(".entry .steppers")).to_have_attribute("inert", "")
    free_of_barriers(eve)


def ada_has(ada: Player) -> str:
    return ada.page.locator(".person b").first.inner_text()


def test_a_sheet_that_is_not_there_says_so(opened: Opener) -> None:
    opened.allow("status of 404")
    page = opened("/score/AAAAAAAAAAAAAAAA").page
    expect(page.get_by_role("alert")).to_contain_text("There is no such score sheet")


@pytest.mark.parametrize("broken", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_where_nothing_can_be_kept_it_says_so_and_goes_on(opened: Opener, broken: str) -> None:
    page = opened("/rules", phone=True).page
    page.add_init_script(broken)
    page.goto(f"{opened.server.address}/score")
    begin(page, "Ada", "Ben", "Cem")
    expect(page.get_by_role("alert")).to_contain_text("is not allowed to save anything")
    count(page, 0, 1, 0, 0, 0, 0, 0, 1)
    assert totals(page) == [2, 0, 0]


def test_without_a_server_nothing_is_shared_but_all_else_works(opened: Opener) -> None:
    opened.allow("net::ERR_FAILED")
    page = opened("/rules", phone=True).page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(f"{opened.server.address}/score")
    begin(page, "Ada", "Ben", "Cem")
    count(page, 0, 1)
    assert totals(page) == [1, 0, 0]
    page.get_by_role("button", name="Share a picture").wait_for()
    expect(page.get_by_role("button", name="Use several phones")).to_have_count(0)


def test_evenings_are_kept_with_their_names_and_thrown_away(opened: Opener) -> None:
    page = opened("/score").page
    begin(page, "Ada", "Ben", "Cem")
    count(page, 0, 1)
    page.get_by_role("button", name="All games").click()
    kept = page.locator(".kept .card")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text("Ada 1")
    expect(page.locator("form input.field").nth(2)).to_have_value("Cem")
    page.get_by_role("button", name=re.compile("^Delete the game")).click()
    expect(kept).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    kept.click()
    assert totals(page) == [1, 0, 0]


def test_the_result_is_a_picture(opened: Opener) -> None:
    page = opened("/score").page
    begin(page, "Ada", "Ben")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert re.fullmatch(r"alhambra-\d{4}-\d\d-\d\d\.png", saved.value.suggested_filename)
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_extras_help(opened: Opener) -> None:
    ada = opened("/score", phone=True)
    page = ada.page
    begin(page, "Ada", "Ben", "Cem")
    page.get_by_text("Who starts, timer").click()
    page.get_by_role("button", name="Draw lots").click()
    expect(page.get_by_text(re.compile("^(Ada|Ben|Cem) starts$"))).to_be_visible()
    # 108 cards, 15 dealt and 4 on display: piles of 18, 18, 18, 18, 17.
    expect(page.get_by_text("scoring A: next, after 18 to 36 more cards")).to_be_visible()
    page.get_by_role("button", name="One more: Cards drawn since").click()
    expect(page.get_by_text("scoring A: next, after 17 to 35 more cards")).to_be_visible()
    page.clock.install()
    page.get_by_role("button", name="New turn").click()
    expect(page.get_by_role("timer")).to_have_text("60")
    page.clock.run_for(61_000)
    expect(page.get_by_role("timer")).to_have_text("Time is up")
    free_of_barriers(ada)
    assert page.evaluate(TINY) == []
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_sheet_fills_one_page(opened: Opener, lang: str, paper: str) -> None:
    eve = opened(f"/score/sheet?lang={lang}", phone=True)
    page = eve.page
    page.locator("article").wait_for()
    assert page.evaluate(TINY) == []
    free_of_barriers(eve)
    for players in range(2, 7):
        page.locator("fieldset label").nth(players - 2).click()
        columns = page.locator("thead th")
        expect(columns).to_have_count(players + (players == 2))
        assert len(re.findall(rb"/Type /Page\b(?!s)", page.pdf(format=paper))) == 1
    page.emulate_media(media="print")
    expect(page.locator("header").first).to_be_hidden()
    expect(page.locator(".choices")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_rules_are_printed_without_what_is_for_the_screen(opened: Opener, lang: str) -> None:
    page = opened(f"/rules?lang={lang}").page
    page.locator("main article").first.wait_for()
    page.evaluate("window.print = () => (window.printed = true)")
    page.locator("main header button").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("nav").first).to_be_hidden()
    expect(page.locator("main aside")).to_be_hidden()
    expect(page.locator("main header button")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == (
        "rgb(255, 255, 255)"
    )
    page.set_viewport_size({"width": 700, "height": 990})
    assert page.evaluate("document.documentElement.scrollWidth") <= 700


def test_the_start_page_leads_there_and_does_not_load_it(opened: Opener) -> None:
    page = opened().page
    page.get_by_role("button", name="Create the table").wait_for()
    asked: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((each) => each.name)"
    )
    assert asked
    assert not [each for each in asked if "corer" in each]
    page.get_by_role("link", name="Scorer for the board game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Scorer")
