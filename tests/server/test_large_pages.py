"""Memory that is in use is gathered in large pages, and nothing else is."""

from __future__ import annotations

import asyncio
import mmap
import sys
from pathlib import Path

import pytest

from alhambra.server.edge import large_pages
from alhambra.server.edge.large_pages import gather_pages

linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux")

LARGE = 2 << 20


def large() -> int:
    """Kilobytes of this process in large pages."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("AnonHugePages:"):
            return int(line.split()[1])
    return 0


@linux
def test_only_what_is_in_use_is_gathered() -> None:
    used, unused = (mmap.mmap(-1, 16 * LARGE, flags=mmap.MAP_PRIVATE) for _ in "ab")
    for place in range(0, len(used), 4096):
        used[place] = 1
    unused[0] = 1
    gatherer = large_pages._Gatherer()
    before = large()
    if not gatherer.look():
        pytest.skip("this Linux gathers no pages")
    for _ in range(100):
        gatherer._resident = 0
        assert gatherer.look()
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    assert large() >= before + 8 * LARGE // 1024
    assert used[4096] == 1
    assert used[1] == 0
    gatherer._resident = resident
    assert gatherer.look()
    assert not any(unused[4096:8192])
    used.close()
    unused.close()


def test_it_ends_where_it_cannot_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    asyncio.run(gather_pages())
