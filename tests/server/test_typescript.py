"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from tools import typescript

from alhambra.events import Event
from alhambra.server.wire.messages import FromSocket

COMMITTED = Path(__file__).parents[2] / "client" / "src" / "protocol.ts"


def test_the_committed_file_is_fresh() -> None:
    fresh = typescript.document()
    assert fresh == COMMITTED.read_text("utf-8"), (
        "the wire has changed: python -m tools.typescript > client/src/protocol.ts"
    )


def test_every_message_and_every_event_has_a_type() -> None:
    written = typescript.document()
    for kind in (*get_args(FromSocket), *get_args(Event)):
        assert f"export interface {kind.__name__} {{" in written


def test_what_may_be_left_out_when_asked_is_always_answered() -> None:
    asked, answered = typescript.document().split("// What is answered")
    assert "clock?: number | null;" in asked.split("interface SetupAsked")[1]
    assert "clock: number | null;" in answered.split("interface Setup ")[1]


def test_lines_are_short_and_comments_come_from_docstrings() -> None:
    written = typescript.document()
    assert max(map(len, written.splitlines())) <= 100
    assert "/** 0 for the exact price: the seat stays on turn (R3.4). */" in written
    assert "/** The version that this answers. */" in written
