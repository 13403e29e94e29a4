"""What is measured in the browser, each thing on a page of its own with an empty cache."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import pairwise
from statistics import median, quantiles
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.looking import WIDE, as_guest
from tests.browser.serving import Json, Seat, Server

QUIET = 1.5  # seconds in which a page may still turn out to be busy
PANNED = 4.0  # seconds
UPDATES = 100
GAP = 0.3  # seconds from an update's picture to the next update

KINDS = {"Document": "page", "Script": "script", "Stylesheet": "style", "Image": "art"}

# Marks when something is there and drawn, and until when the page was too busy to answer at once.
READY = """
  window.measured = { ready: 0, busy: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) measured.busy = startTime + duration;
  }).observe({ type: "longtask", buffered: true });
  const done = () => setTimeout(() => (measured.ready = performance.now()));
  const look = () => requestAnimationFrame(document.querySelector("SELECTOR") ? done : look);
  look();
"""

# Marks when an update comes, and when the frame that shows it has been drawn.
PAINTED = """
  window.painted = [];
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      if (!hear) return;
      this.addEventListener("message", (event) => {
        const isUpdate = event.data.includes('"whole":false');
        if (isUpdate) performance.mark("came");
        hear(event);
        if (!isUpdate) return;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark("drawn");
          painted.push(performance.now() - event.timeStamp);
        };
        requestAnimationFrame(() => port2.postMessage(0));
      });
    },
  });
"""

# Counts frames.
FRAMES = """() => {
  window.frames = [];
  const frame = (now) => requestAnimationFrame(frame) && frames.push(now);
  requestAnimationFrame(frame);
}"""


class Spread(NamedTuple):
    """Several measurements of the same, in milliseconds."""

    median: float
    p95: float
    longest: float

    @classmethod
    def of(cls, times: Sequence[float]) -> Spread:
        """The spread of these."""
        return cls(median(times), quantiles(times, n=20)[-1], max(times))


class Load(NamedTuple):
    """The first load of a screen."""

    sent: dict[str, int]
    """Bytes by kind, as this browser gets them."""
    zipped: int
    """Bytes for a browser that knows gzip only."""
    interactive: float
    """Milliseconds until it could be used."""
    cost: float
    """Milliseconds of processor time in the page's main thread."""


class Pan(NamedTuple):
    """A palace that was dragged to and fro."""

    slowdown: int
    tiles: int
    frames: float
    """A second."""
    late: float
    """Share of frames that came more than half a frame too late."""
    cost: float
    """Milliseconds of processor time in the page's main thread for each frame."""


class Updates(NamedTuple):
    """Updates of a game that somebody watches."""

    seen: int
    painted: Spread
    """From an update's arrival until its frame was drawn."""
    cost: Spread
    """Processor time of the page's main thread meanwhile."""


def load(browser: Browser, server: Server, path: str, selector: str, slowdown: int) -> Load:
    """Load a screen until something is there and the page has time."""
    kinds: dict[str, str] = {}
    addresses: dict[str, str] = {}
    sent: Counter[str] = Counter()

    def answered(event: Json) -> None:
        kinds[event["requestId"]] = KINDS.get(event["type"], "data")
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: Json) -> None:
        sent[kinds[event["requestId"]]] += int(event["encodedDataLength"])

    with _opened(browser, server, "", slowdown, READY.replace("SELECTOR", selector)) as tab:
        tab.session.on("Network.responseReceived", answered)
        tab.session.on("Network.loadingFinished", finished)
        tab.session.send("Network.enable")
        before = tab.spent()
        tab.page.goto(server.address + path, wait_until="commit")
        # Whatever else Playwright does in the page would have to be paid for by the page.
        while not tab.value("measured.ready"):
            tab.page.wait_for_timeout(100)
        tab.page.wait_for_timeout(QUIET * 1000)
        cost = tab.spent() - before
        measured: dict[str, float] = tab.value("measured")
    files = {url for which, url in addresses.items() if kinds[which] != "data"}
    zipped = sum(_zipped(url) for url in files)
    return Load(dict(sent), zipped, max(measured.values()), cost)


def pan(browser: Browser, server: Server, seat: Seat, slowdown: int) -> Pan:
    """Drag a large palace to and fro, and count the frames."""
    with _opened(browser, server, seat.token, slowdown) as tab:
        page = tab.page
        page.goto(f"{server.address}/t/{seat.table}")
        yard = page.get_by_role("group", name="Your palace")
        yard.wait_for()
        tiles = yard.locator("[data-tile]").count()
        page.wait_for_timeout(QUIET * 1000)
        for _ in range(2):
            page.get_by_role("button", name="Zoom in").click()
        box = yard.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.evaluate(FRAMES)
        before, ends, step = tab.spent(), time.monotonic() + PANNED, 0
        while time.monotonic() < ends:
            step += 1
            page.mouse.move(x + abs(step % 120 - 60) * 3, y + abs(step % 80 - 40) * 3)
        cost = tab.spent() - before
        times: list[float] = page.evaluate("frames")
        page.mouse.up()
    gaps = [after - before for before, after in pairwise(times)]
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return Pan(slowdown, tiles, 1000 * len(gaps) / sum(gaps), late, cost / len(gaps))


def updates(browser: Browser, server: Server, seats: list[Seat], slowdown: int) -> Updates:
    """Watch a game from its first seat, and note how long each update takes."""
    table, tokens = seats[0].table, [seat.token for seat in seats]
    with _opened(browser, server, tokens[0], slowdown, PAINTED) as tab:
        page = tab.page
        page.goto(f"{server.address}/t/{table}")
        page.locator("[data-place=market]").wait_for()
        page.wait_for_timeout(QUIET * 1000)
        first = int(server.look(table)["version"])

        def slowly(_: Json) -> bool:
            """Wait until the update before has long been painted: nobody plays faster."""
            page.wait_for_timeout(GAP * 1000)
            expected = int(server.look(table)["version"]) - first
            while page.evaluate("painted.length") < expected:
                page.wait_for_timeout(10)
            return expected >= UPDATES

        with tab.tracing() as marks:
            server.play(table, *tokens, until=slowly)
        times: list[float] = page.evaluate("painted")
    came, drawn = (
        [mark["tts"] / 1000 for mark in marks if mark["name"] == name] for name in ("came", "drawn")
    )
    costs = [end - start for start, end in zip(came, drawn, strict=True)]
    return Updates(len(times), Spread.of(times), Spread.of(costs))


class _Tab:
    """A page, and what the browser knows of it."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self.session = session
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        """Processor time of the page's main thread until now, in milliseconds."""
        metrics: list[Json] = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    def value(self, expression: str) -> Any:  # noqa: ANN401
        """What an expression is worth in the page."""
        asked = {"expression": expression, "returnByValue": True}
        return self.session.send("Runtime.evaluate", asked)["result"].get("value")

    @contextmanager
    def tracing(self) -> Iterator[list[Json]]:
        """The marks that the page sets meanwhile, with the time of its thread."""
        marks: list[Json] = []
        ended: list[Any] = []
        self.session.on("Tracing.dataCollected", lambda part: marks.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", lambda done: ended.append(done))
        config = {"includedCategories": ["blink.user_timing"], "excludedCategories": ["*"]}
        self.session.send("Tracing.start", {"traceConfig": config})
        yield marks
        self.session.send("Tracing.end")
        while not ended:
            self.page.wait_for_timeout(10)


@contextmanager
def _opened(
    browser: Browser, server: Server, token: str, slowdown: int, script: str = ""
) -> Iterator[_Tab]:
    """An empty page of a guest, on a slow machine, that moves things."""
    kept = as_guest(server.address, token) if token else None
    options = {**WIDE, "reduced_motion": "no-preference", "storage_state": kept}
    with browser.new_context(**options) as context:
        if script:
            context.add_init_script(script)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        yield _Tab(page, session)


def _zipped(url: str) -> int:
    """How many bytes a file has for a browser that knows gzip only."""
    place = urlsplit(url)
    connection = HTTPConnection(place.hostname or "", place.port)
    connection.request("GET", place.path, headers={"accept-encoding": "gzip"})
    size = len(connection.getresponse().read())
    connection.close()
    return size
