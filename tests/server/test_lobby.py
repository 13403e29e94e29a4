"""The lobby's rows are read leniently: whatever version wrote them, the list comes."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.lobby import read_summary

from .serving import serving

SETUP = {"players": 3, "listed": True}
SEAT = {"kind": "person", "name": "Ada", "bot": None, "device": False, "away": False}


@pytest.mark.parametrize(
    "summary",
    [
        {"setup": SETUP, "seats": [SEAT, {}, {"kind": "free"}]},
        {"setup": SETUP | {"pace": "slow"}, "seats": [SEAT | {"mood": "good"}], "more": 1},
        {"setup": {"players": 2}, "seats": []},
    ],
)
def test_what_is_missing_has_a_default_and_what_is_unknown_is_passed_over(
    summary: dict[str, Any],
) -> None:
    read = read_summary(json.dumps(summary).encode())
    assert read is not None
    assert read.setup.players == summary["setup"]["players"]
    assert len(read.seats) == len(summary["seats"])


@pytest.mark.parametrize("stored", [b"", b"{}", b"\xff", b'{"setup": 3, "seats": []}', b"[1]"])
def test_of_what_makes_no_sense_nothing_is_made(stored: bytes) -> None:
    assert read_summary(stored) is None


def test_the_list_comes_whatever_a_row_holds(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(4):
            server.table(server.guest(), players=3, bots=1, listed=True)
        rows: list[dict[str, Any]] = server.get("lobby")["open"]
        assert len(rows) == 4
        with sqlite3.connect(tmp_path / "games.db", timeout=30) as database:
            for row, summary in zip(
                rows, ('{"setup": {"players": 3, "new": 1}, "seats": [{}]}', "", "{}"), strict=False
            ):
                database.execute(
                    "UPDATE tables SET summary = ? WHERE id = ?", (summary.encode(), row["id"])
                )
        database.close()
        after = server.get("lobby")["open"]
        assert [each["id"] for each in after] == [rows[0]["id"], rows[3]["id"]]
        assert after[0]["table"]["seats"][0]["kind"] == "free"
