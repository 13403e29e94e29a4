"""What was acknowledged is there, whatever happens."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from alhambra.errors import SetupError

from . import appending
from .making import in_loop, index, opened, row

ENOUGH = 300  # rows, and then the process is killed in the middle of the next


@in_loop
async def test_what_a_killed_process_was_told_is_written_is_written(url: str) -> None:
    acknowledged = killed_while_appending(url)
    async with opened(url) as store:
        for table in appending.TABLES:
            rows = await store.rows(table)
            assert [each.version for each in rows] == list(range(1, len(rows) + 1))
            assert all(each.body == str(each.version).encode() for each in rows)
            assert acknowledged[table] <= len(rows) <= acknowledged[table] + 1
            assert await store.versions([table]) == {table: len(rows)}


@in_loop
async def test_a_file_is_locked_while_its_server_lives(sqlite_url: str) -> None:
    with started(sqlite_url) as server:
        try:
            next(lines_of(server))
            with pytest.raises(SetupError, match="in use by another server"):
                async with opened(sqlite_url):
                    pass
        finally:
            server.kill()
    async with opened(sqlite_url) as store:
        await store.create("mine", row(1), index())


def killed_while_appending(url: str) -> dict[str, int]:
    """The newest version of each table that a process knew of before it was killed."""
    acknowledged = dict.fromkeys(appending.TABLES, 0)
    with started(url) as server:
        for number, line in enumerate(lines_of(server)):
            table, version = line.split()
            acknowledged[table] = int(version)
            if number == ENOUGH:
                server.kill()
    return acknowledged


def started(url: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(appending.__file__), url]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def lines_of(server: subprocess.Popen[str]) -> Iterator[str]:
    assert server.stdout is not None
    return (line for line in server.stdout if line.endswith("\n"))
