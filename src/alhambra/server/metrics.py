"""What can be measured about a running server, for Prometheus.

No label takes a value that somebody outside can make up: there is a bounded number of series.
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
else:  # Prometheus is there where something is measured: not in a browser
    Collector = object

DONE, REFUSED, FAILED = "done", "refused", "failed"
"""What can become of a command: done, refused with a reason, failed by our fault."""

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_THOUGHT = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Times(Collector):
    """How long something took, each time: for what one thread does often, and so without a lock."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        """Nothing has happened yet; `bounds` are the upper ones of the buckets."""
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It has happened once more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The figures, when somebody asks."""
        from prometheus_client.core import HistogramMetricFamily

        names = [*map(str, map(float, self._bounds)), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        """All at zero."""
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
            "alhambra_bots_waiting", "Bots' turns that are not there yet.", registry=registry
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
            "From asking a bot for a turn until it is there.",
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
        """Count a command that is carried out in this context, and what becomes of it."""
        return _Counting(self, type(command))

    def bot_took(self, level: str, seconds: float) -> None:
        """A bot of a level has thought about a turn."""
        if (times := self._bots.get(level)) is None:
            times = self._bots[level] = self._bot_seconds.labels(level)
        times.observe(seconds)

    def count(self, kind: type[Struct], outcome: str) -> None:
        """A command of a kind has come to this."""
        if (counter := self._counted.get((kind, outcome))) is None:
            counter = self._commands.labels(str(kind.__struct_config__.tag), outcome)
            self._counted[kind, outcome] = counter
        counter.inc()

    def request(self, route: str, status: int) -> None:
        """Count an HTTP request by the template of its route, not by its path."""
        self._requests.labels(route, str(status)).inc()

    def observe(self, tables: int, bots_waiting: int) -> None:
        """Note what is only known when somebody looks."""
        self._tables.set(tables)
        self._bots_waiting.set(bots_waiting)

    def render(self) -> tuple[bytes, str]:
        """All figures as text, and its content type."""
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self._registry), CONTENT_TYPE_LATEST


class _Counting:
    """A command that is carried out."""

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
