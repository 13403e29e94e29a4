"""Metrics of a running server, for Prometheus.

Label values never come from outside, so the number of time series is bounded.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from msgspec import Struct

from ..errors import AlhambraError
from .store import Unavailable

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram
    from prometheus_client.core import HistogramMetricFamily
    from prometheus_client.registry import Collector
else:  # prometheus_client is not installed in a browser, where nothing is measured
    Collector = object

DONE, REFUSED, FAILED = "done", "refused", "failed"
"""Outcomes of a command: done, refused with a reason, or failed through our fault."""

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_THOUGHT = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Times(Collector):
    """A histogram without a lock, for what happens often and in one thread only."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        """`bounds` are the upper bounds of the buckets, in seconds."""
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more event, which took so many seconds."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Report to Prometheus."""
        from prometheus_client.core import HistogramMetricFamily

        names = [*map(str, map(float, self._bounds)), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        """Begin with everything at zero."""
        from prometheus_client import (
            CollectorRegistry,
            Counter,
            Gauge,
            GCCollector,
            Histogram,
            ProcessCollector,
        )

        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.sockets = Gauge("alhambra_sockets", "Sockets that are open.", registry=registry)
        self._tables = Gauge("alhambra_tables", "Tables that are in memory.", registry=registry)
        self._bots_waiting = Gauge(
            "alhambra_bots_waiting", "Bots' turns that are still awaited.", registry=registry
        )
        self.append_seconds = Times(
            "alhambra_append_seconds",
            "From handing a row to the store until it is on disk.",
            _QUICK,
        )
        self.sent_seconds = Times(
            "alhambra_command_sent_seconds",
            "From receiving a command over a socket until its answer is sent.",
            _QUICK,
        )
        registry.register(self.append_seconds)
        registry.register(self.sent_seconds)
        self._bot_seconds = Histogram(
            "alhambra_bot_turn_seconds",
            "From asking a bot for a turn until it is ready.",
            ["level"],  # the name of a level, as `thinkers.check_bot` lets it pass
            buckets=_THOUGHT,
            registry=registry,
        )
        self._bots: dict[str, Histogram] = {}  # by level
        self._commands = Counter(
            "alhambra_commands",
            "Commands by kind, and what became of them.",
            ["kind", "outcome"],
            registry=registry,
        )
        self._counted: dict[tuple[type[Struct], str], Counter] = {}  # of the commands
        self._requests = Counter(
            "alhambra_http_requests",
            "HTTP requests by route and status.",
            ["route", "status"],
            registry=registry,
        )

    def counting(self, command: Struct) -> _Counting:
        """A context manager that counts a command carried out in it, by its outcome."""
        return _Counting(self, type(command))

    def bot_took(self, level: str, seconds: float) -> None:
        """Note how long a bot of some level thought about a turn."""
        if (times := self._bots.get(level)) is None:
            times = self._bots[level] = self._bot_seconds.labels(level)
        times.observe(seconds)

    def count(self, kind: type[Struct], outcome: str) -> None:
        """Count a command of some kind, by its outcome."""
        if (counter := self._counted.get((kind, outcome))) is None:
            counter = self._commands.labels(str(kind.__struct_config__.tag), outcome)
            self._counted[kind, outcome] = counter
        counter.inc()

    def request(self, route: str, status: int) -> None:
        """Count an HTTP request by its route's template, not by its path."""
        self._requests.labels(route, str(status)).inc()

    def observe(self, tables: int, bots_waiting: int) -> None:
        """Update the gauges, which are only set when somebody reads the metrics."""
        self._tables.set(tables)
        self._bots_waiting.set(bots_waiting)

    def render(self) -> tuple[bytes, str]:
        """All metrics as text, and the content type."""
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self._registry), CONTENT_TYPE_LATEST


class _Counting:
    """Counts one command, when it is left as a context manager."""

    __slots__ = ("_kind", "_metrics")

    def __init__(self, metrics: Metrics, kind: type[Struct]) -> None:
        self._metrics = metrics
        self._kind = kind

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            outcome = DONE
        elif issubclass(kind, AlhambraError) and not issubclass(kind, Unavailable):
            outcome = REFUSED
        else:
            outcome = FAILED
        self._metrics.count(self._kind, outcome)
