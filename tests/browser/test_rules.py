"""The page of the rules: found from a refusal, in every language, with pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .barriers import ON_BOTH, free_of_barriers
from .conftest import Opener
from .looking import OUTSIDE

LANGUAGES = ["en", "de", "et", "fa", "hu", "pt", "ro"]
TEXT = (Path(__file__).parents[2] / "docs/rules.md").read_text("utf-8")
RULES = len(re.findall(r"^\*\*R\d", TEXT, re.MULTILINE))
FIGURES = len(re.findall(r"^```(?:palace|take|buy|score) ", TEXT, re.MULTILINE))


@pytest.mark.parametrize(
    ("lang", "phone"), [*((lang, True) for lang in LANGUAGES), ("en", False), ("fa", False)]
)
def test_the_rules_are_there_with_their_pictures(opened: Opener, lang: str, phone: bool) -> None:
    page = opened(f"/rules?lang={lang}#r4-2", phone=phone).page
    rule = page.locator("#r4-2")
    expect(rule).to_be_in_viewport()
    assert RULES > 40
    assert FIGURES > 20
    expect(page.locator("main article")).to_have_count(RULES)
    expect(page.locator("main figure:has(svg)")).to_have_count(FIGURES)
    assert page.locator("html").get_attribute("dir") == ("rtl" if lang == "fa" else "ltr")
    assert page.locator("main h1").get_attribute("lang") == lang
    assert page.evaluate(OUTSIDE) == []


@ON_BOTH
def test_nothing_keeps_anybody_out_of_the_rules(opened: Opener, phone: bool) -> None:
    eve = opened("/rules", phone=phone)
    eve.page.locator("main figure").first.wait_for()
    free_of_barriers(eve)


def test_a_rule_that_another_names_is_one_click_away(opened: Opener) -> None:
    page = opened("/rules").page
    link = page.locator("main a[href$='#r4-2']").first
    link.click()
    expect(page).to_have_url(re.compile("#r4-2$"))
    expect(page.locator("#r4-2")).to_be_in_viewport()
