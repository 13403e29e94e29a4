"""Hostile messages by the hundred where others play; `make hostile` sends many more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.attack import Report
from tests.harness.greed import USUAL, Ration
from tests.harness.hostile import besiege, ration
from tests.harness.mischief import BREAKERS, ENTRANTS, MESSAGES, REQUESTS
from tests.harness.raw import Answer
from tests.harness.stages import SqliteStage

SCHEMES = {"rewind", "look back", "stolen", "spread", "come and go"}
KINDS = {*MESSAGES, *BREAKERS, *ENTRANTS, *REQUESTS, *SCHEMES}


def test_hostile_clients_get_refusals_and_honest_ones_their_games(tmp_path: Path) -> None:
    work = besiege(SqliteStage(tmp_path), 600, 1, "test", lambda _: None)
    figures, faults = asyncio.run(work)
    assert faults == []
    assert figures["total"] >= 600
    assert set(figures["messages"]) >= KINDS
    assert figures["honest"]["games"] >= 1


@pytest.mark.soak
def test_the_greedy_get_their_share_and_honest_people_theirs(tmp_path: Path) -> None:
    report = Report()
    honest = asyncio.run(ration(SqliteStage(tmp_path, **USUAL), 2000, report, "test"))
    assert report.faults == []
    assert honest.finished >= 1
    assert {"HTTP 429", "refused: too-many", "refused: not-seated"} <= set(report.answers)


@pytest.mark.parametrize(
    ("granted", "seconds", "held"), [(60, 0.0, True), (99, 2.0, True), (102, 2.0, False)]
)
def test_a_ration_is_a_burst_and_a_rate(granted: int, seconds: float, *, held: bool) -> None:
    assert Ration(60, 20).holds(granted, seconds) == held


def test_the_judge_sees_what_must_not_be() -> None:
    report = Report()
    report.answer("bodies", Answer(500, "text/plain", b"Internal Server Error"), b"")
    report.answer("bodies", Answer(200, "application/json", b"{}"), b"")
    report.answer("bodies", Answer(400, "text/plain", b"Traceback (most recent call last)"), b"")
    report.refusal(b'{"type": "refused", "slug": "internal"}')
    report.closing("no frame", 1011)
    kinds = [fault.kind for fault in report.faults]
    assert kinds == ["answer", "answer", "refusal", "trace", "refusal", "closing"]
