"""`alhambra serve`: refused in one line that says why; ready for bots before anybody asks."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.harness.processes import Server


def start(database: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """A server that does not come to serving."""
    command = [sys.executable, "-m", "alhambra", "serve", "--port", "0", "--database", database]
    return subprocess.run(
        [*map(str, command), *more], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize("why", ["something else", "from the future"])
def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path, why: str) -> None:
    database = tmp_path / "games.db"
    if why == "something else":
        database.write_bytes(b"no database at all" * 100)
    else:
        with closing(sqlite3.connect(database)) as made, made:
            made.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB)")
            made.execute("INSERT INTO meta VALUES ('schema', CAST('99' AS BLOB))")
    ended = start(database)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert "Traceback" not in ended.stdout
    last = ended.stderr.splitlines()[-1]
    assert last.startswith("alhambra serve: ")
    assert ("is not a SQLite database" if why == "something else" else "schema 99") in last


def test_bots_are_started_before_anybody_needs_them(tmp_path: Path) -> None:
    """Whoever takes a turn over from a server that died has no time to start them."""
    server = Server(str(tmp_path / "games.db"), tmp_path / "log", ALHAMBRA_WORKERS="2")
    server.start()
    try:
        end = time.monotonic() + 60
        while len(server.bots()) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        server.close()
