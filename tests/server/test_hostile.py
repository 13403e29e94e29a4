"""Hostile messages by the hundred where others play; `make hostile` sends many more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.harness.attack import Report
from tests.harness.hostile import besiege
from tests.harness.mischief import BREAKERS, ENTRANTS, MESSAGES, REQUESTS
from tests.harness.raw import Answer
from tests.harness.stages import SqliteStage

KINDS = {*MESSAGES, *BREAKERS, *ENTRANTS, *REQUESTS}


def test_hostile_clients_get_refusals_and_honest_ones_their_games(tmp_path: Path) -> None:
    work = besiege(SqliteStage(tmp_path), 600, 1, "test", lambda _: None)
    figures, faults = asyncio.run(work)
    assert faults == []
    assert figures["total"] >= 600
    assert set(figures["messages"]) >= KINDS
    assert figures["honest"]["games"] >= 1


def test_the_judge_sees_what_must_not_be() -> None:
    report = Report()
    report.answer("bodies", Answer(500, "text/plain", b"Internal Server Error"), b"")
    report.answer("bodies", Answer(200, "application/json", b"{}"), b"")
    report.answer("bodies", Answer(400, "text/plain", b"Traceback (most recent call last)"), b"")
    report.refusal(b'{"type": "refused", "slug": "internal"}')
    report.closing("no frame", 1011)
    kinds = [fault.kind for fault in report.faults]
    assert kinds == ["answer", "answer", "refusal", "trace", "refusal", "closing"]
