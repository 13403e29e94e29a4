"""What keeps people out of a page: found by axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .playing import Player

ON_BOTH = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])

_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_COLOURS = ["color-contrast", "link-in-text-block"]

_AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"


@cache
def _script() -> str:
    return _AXE.read_text("utf-8")


def barriers(page: Page, *, colours: bool = False) -> list[str]:
    """What is in the way, one line for each place; `colours` only if nothing else has changed."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    only = {"type": "rule", "values": _COLOURS} if colours else {"type": "tag", "values": _TAGS}
    found: list[dict[str, Any]] = page.evaluate(
        "runOnly => axe.run({ runOnly, resultTypes: ['violations'] }).then(all => all.violations)",
        only,
    )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def free_of_barriers(player: Player) -> None:
    """Hold that there are none, in both themes."""
    player.page.emulate_media(color_scheme="light")
    assert not (found := barriers(player.page)), found
    player.page.emulate_media(color_scheme="dark")
    assert barriers(player.page, colours=True) == []
