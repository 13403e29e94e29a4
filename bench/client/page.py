"""What was measured, as a page: bench/CLIENT.md."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from .measures import KINDS, Load, Pan, Updates

PAGE = Path(__file__).parents[1] / "CLIENT.md"

INTRODUCTION = """\
How small and how fast the table in the browser is. Chromium runs without a window and draws
without a graphics card, at 1440 x 900; `4x` is its own slowdown of the processor. The server, the
browser and whatever else was running shared the machine: the load says how busy it was. Beside
each time is the processor time of the page's main thread, slowed down in the same way; waiting for
others does not change it (though sharing parts of a core with them does)."""

SIZES = """\
Bytes of the first load as they are sent, headers included; and of its files with gzip instead of
Brotli. The limit is 150,000. All pictures except the icon are drawn by the script."""

TIMES = """\
A screen is interactive when it is there and no task longer than 50 ms is running; the table has
four people and is past the first scoring, and the cache is empty. A palace is zoomed in and dragged
with the mouse for four seconds; a frame is late if it comes more than 25 ms after the one before.
An update is painted when the page's main thread has drawn the frame that shows it, counted from its
arrival; the log, the recap and the flying pieces follow a frame later. The limits are 2,000 ms, 60
frames a second (16.7 ms of processor time a frame) and 50 ms."""


class Found(NamedTuple):
    """All measurements."""

    loads: dict[str, list[Load]]
    pans: list[Pan]
    updates: Updates
    slowdown: int


def text(facts: dict[str, str], found: Found) -> str:
    """The page."""
    sizes = [
        (
            screen,
            *(f"{first.sent.get(kind, 0):,}" for kind in KINDS.values()),
            f"**{sum(size for kind, size in first.sent.items() if kind != 'data'):,}**",
            f"{first.zipped:,}",
        )
        for screen, (first, *_) in found.loads.items()
    ]
    ready = [_ready(screen, loads, found.slowdown) for screen, loads in found.loads.items()]
    pans = [
        (
            f"a palace of {pan.tiles} tiles panned, {pan.slowdown}x",
            f"{pan.frames:.1f} frames a second",
            f"{100 * pan.late:.1f} % late",
            f"{pan.cost:.1f} ms a frame",
        )
        for pan in found.pans
    ]
    seen, painted, cost = found.updates
    update = (
        f"update painted, {found.slowdown}x",
        f"{painted.median:.1f} ms",
        f"95 % within {painted.p95:.1f} ms, all {seen} within {painted.longest:.1f} ms",
        f"{cost.median:.1f} ms, 95 % within {cost.p95:.1f} ms",
    )
    parts = [
        "# Client",
        INTRODUCTION,
        "\n".join(f"- {name}: {value}" for name, value in facts.items()),
        SIZES,
        _grid(("screen", *KINDS.values(), "all", "gzip"), sizes),
        TIMES,
        _grid(("what", "median", "spread", "processor"), [*ready, *pans, update]),
    ]
    return "\n\n".join(parts) + "\n"


def _ready(screen: str, loads: Sequence[Load], slowdown: int) -> tuple[str, ...]:
    """How soon a screen could be used."""
    times = [load.interactive for load in loads]
    return (
        f"{screen} interactive, {slowdown}x",
        f"{median(times):,.0f} ms",
        f"{min(times):,.0f} to {max(times):,.0f} ms in {len(times)} rounds",
        f"{median(load.cost for load in loads):,.0f} ms",
    )


def facts(chromium: str, load_before: float) -> dict[str, str]:
    """What has to be known about a measurement."""
    info = Path("/proc/cpuinfo")
    model = re.search(r"^model name\s*: (.*)", info.read_text() if info.exists() else "", re.M)
    machine = model[1] if model else platform.machine()
    return {
        "command": "`make bench-client`",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": f"{machine}, {os.cpu_count()} cores",
        "Chromium": chromium,
        "load": f"{load_before:.1f} before, {os.getloadavg()[0]:.1f} after",
    }


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table: the first column is text, the others are figures."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rule, *rows))
