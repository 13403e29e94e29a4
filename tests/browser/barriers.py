"""What keeps people out of a page: found by axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

_AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"


@cache
def _script() -> str:
    return _AXE.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What is in the way on a page that lets scripts in, one line for each place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate(
        "async (tags) => (await axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations", TAGS
    )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
