"""Measures the browser's table, and writes about it in bench/CLIENT.md: `make bench-client`."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from tests.browser.looking import chromium
from tests.browser.serving import serving

from . import measures, page, tables

KEPT = Path(__file__).parents[2] / "build" / "client.json"

SLOWDOWN = 4
ROUNDS = 7


def main() -> None:
    """Measure everything, print it, and write it down."""
    before = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        seats, builder = tables.in_the_middle(server), tables.with_large_palace(server)
        screens = {
            "lobby": ("/", "form button.brass"),
            "table": (f"/t/{seats[0].table}", "[data-place=market]"),
        }
        found = page.Found(
            loads={
                screen: [measures.load(browser, server, *where, SLOWDOWN) for _ in range(ROUNDS)]
                for screen, where in screens.items()
            },
            pans=[measures.pan(browser, server, builder, rate) for rate in (1, SLOWDOWN)],
            updates=measures.updates(browser, server, seats, SLOWDOWN),
            slowdown=SLOWDOWN,
        )
        facts = page.facts(browser.version, before)
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({"facts": facts, **found._asdict()}, indent=2) + "\n", "utf-8")
    text = page.text(facts, found)
    page.PAGE.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
