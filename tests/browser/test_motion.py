"""Pieces fly to where they go, and nothing of it stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Opener

# Notes what is put into the air from now on.
WATCH = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.matches(".sky")) flown += addedNodes.length;
    }
  }).observe(document, { childList: true, subtree: true });
}"""
ON_ITS_WAY = ".sky svg, main svg[style*=hidden]"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_fly_where_somebody_wants_it(opened: Opener, motion: str) -> None:
    server = opened.server
    table, *tokens = server.meet("Ada", "Ben")
    server.play(table, *tokens, until=lambda update: update["game"]["actor"] == 0)
    ada = opened(f"/t/{table}", tokens[0], reduced_motion=motion)
    screen = ada.wait(lambda screen: screen.mine)
    ada.page.evaluate(WATCH)

    ada.click(screen.offers(r"can be taken$"))
    ada.click(ada.look().offers(r"^Take \d"))
    ada.click("End turn")  # and whatever is in the air lands
    server.play(table, *tokens, until=lambda update: update["game"]["actor"] == 0)

    ada.wait(lambda screen: screen.mine)
    assert (ada.page.evaluate("flown") > 0) == (motion == "no-preference")
    expect(ada.page.locator(ON_ITS_WAY)).to_have_count(0)
