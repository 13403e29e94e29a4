"""The figures for Prometheus: each server has its own, and labels are from short lists."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import pytest
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from alhambra.errors import SetupError
from alhambra.server.metrics import Metrics
from alhambra.server.store import Unavailable


class Sit(Struct, tag="sit"):
    """A command."""

    name: str


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Each figure by its name and the values of its labels."""
    data, _ = metrics.render()
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(data.decode())
        for sample in family.samples
    }


def test_servers_do_not_share_figures() -> None:
    one, two = Metrics(), Metrics()
    one.sockets.inc()
    assert samples(one)["alhambra_sockets",] == 1
    assert samples(two)["alhambra_sockets",] == 0


def test_what_is_known_when_somebody_looks() -> None:
    metrics = Metrics()
    metrics.observe(tables=7, bots_waiting=2)
    assert samples(metrics)["alhambra_tables",] == 7
    assert samples(metrics)["alhambra_bots_waiting",] == 2


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (None, "done"),
        (SetupError("no"), "refused"),
        (Unavailable("no"), "failed"),
        (KeyError("no"), "failed"),
        (asyncio.CancelledError(), "failed"),
    ],
)
def test_commands_are_counted_by_kind_and_outcome(
    error: BaseException | None, outcome: str
) -> None:
    metrics = Metrics()
    raised = nullcontext() if error is None else pytest.raises(type(error))
    with raised, metrics.counting(Sit("Ana")):
        if error is not None:
            raise error
    counted = {key[1:]: value for key, value in samples(metrics).items() if "commands_t" in key[0]}
    assert counted == {("sit", outcome): 1}


def test_times_and_requests() -> None:
    metrics = Metrics()
    metrics.append_seconds.observe(0.002)
    metrics.sent_seconds.observe(0.004)
    metrics.bot_took("master", 0.3)
    metrics.request("/api/tables/{table}", 404)
    found = samples(metrics)
    assert found["alhambra_append_seconds_bucket", "0.0025"] == 1
    assert found["alhambra_append_seconds_bucket", "0.001"] == 0
    assert found["alhambra_command_sent_seconds_sum",] == 0.004
    assert found["alhambra_bot_turn_seconds_count", "master"] == 1
    assert found["alhambra_http_requests_total", "/api/tables/{table}", "404"] == 1


def test_the_text_is_what_prometheus_reads() -> None:
    data, content_type = Metrics().render()
    assert content_type.startswith("text/plain; version=")
    assert b"# HELP alhambra_sockets Sockets that are open.\n" in data
