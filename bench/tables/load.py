"""Measures the server under load and writes about it in bench/SERVER.md: `make load`.

Server, bots' workers and load generator are processes of their own, and share one machine. What
was measured is kept in build/server.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.harness.client import Json
from tests.harness.processes import Server, children, memory

from . import page

KEPT = page.KEPT
TABLES = 1000
PACE = 0.3
"""Actions a second at each table."""
GROWTH = ((10, PACE), (100, PACE), (TABLES, PACE), (TABLES, 2 * PACE))

_FORGOTTEN = 65.0  # seconds after which the server has forgotten what nobody looks at
_TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure everything, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of the measurement that counts")
    parser.add_argument("--only", type=int, help="with this number of tables, and no page")
    parser.add_argument("--pace", type=float, default=PACE, help="with --only: actions a second")
    parser.add_argument(
        "--quiet",
        type=float,
        default=math.inf,
        help="wait until others use less processor time (%%)",
    )
    parser.add_argument("--again", action="store_true", help="with the tables of the last time")
    given = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    if not given.again:
        _wait(given.quiet)
        _show(prepare())
    if given.only is not None:
        for _ in range(given.rounds):
            _wait(given.quiet)
            _show(load(given.only, given.only * given.pace, given.seconds))
        return
    command = "make load" if len(sys.argv) == 1 else " ".join(["load", *sys.argv[1:]])
    found: Json = {"facts": page.facts(command), "idle": idle(), "runs": []}
    _show(found["idle"])
    for tables, pace in GROWTH:
        for _ in range(given.rounds if (tables, pace) == (TABLES, PACE) else 1):
            _wait(given.quiet)
            found["runs"].append(load(tables, tables * pace, given.seconds))
            _show(found["runs"][-1])
    found["most"] = json.loads((KEPT / "prepared.json").read_text())
    (KEPT / "load.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    page.write()


def _show(figures: Json) -> None:
    print(json.dumps(figures), flush=True)


# The measurements


def prepare() -> Json:
    """Make a database with tables that are anywhere in a game, as fast as the server lets us."""
    with _served() as server:
        found = _last(_generator(server, "prepare", TABLES))
    shutil.copy(KEPT / "running.db", KEPT / "load.db")
    (KEPT / "prepared.json").write_text(json.dumps(found))
    return found


def idle() -> Json:
    """What the memory is that tables take without and with their sockets, and what stays."""
    names = [table for table, _ in json.loads((KEPT / "places.json").read_text())]
    with _served(KEPT / "load.db") as server:
        _look(server, names[:1])
        before = memory(server.pid)
        found: Json = {"tables": len(names), "before": before}

        def note(what: str) -> None:
            found[what] = memory(server.pid) - before

        _look(server, names)
        note("loaded")
        watching = _generator(server, "watch", TABLES)
        assert watching.stdout is not None
        found |= json.loads(watching.stdout.readline())
        note("connected")
        watching.communicate()
        time.sleep(_FORGOTTEN)
        note("forgotten")
        _look(server, names)
        note("loaded_again")
    return found


def load(tables: int, rate: float, seconds: float) -> Json:
    """Play at tables with so many actions a second altogether."""
    found: Json = {"tables": tables, "rate": rate, "seconds": seconds}
    with _served(KEPT / "load.db") as server:
        playing = _generator(server, "play", tables, "--rate", str(rate), "--seconds", str(seconds))
        assert playing.stdout is not None
        begin: dict[str, float] = {}
        for line in playing.stdout:
            said = json.loads(line)
            if said["is"] == "begin":
                begin = _used_by_all(server.pid, playing.pid)
            elif said["is"] == "end":
                end = _used_by_all(server.pid, playing.pid)
                found["memory"] = memory(server.pid)
                found["bots_memory"] = sum(map(memory, children(server.pid)))
            else:
                found |= said
        if playing.wait():
            raise RuntimeError("the load generator failed")
    took = end.pop("clock") - begin["clock"]
    found["processor"] = {who: 100 * (end[who] - begin[who]) / took for who in end}
    log = (KEPT / "server.log").read_text().splitlines()
    found["logged"] = [line for line in log if line.startswith("{")][:10]
    return found


# What they are made of


@contextmanager
def _served(database: Path | None = None) -> Iterator[Server]:
    """A server with a copy of a database, or with a new one."""
    for old in KEPT.glob("running.db*"):
        old.unlink()
    if database is not None:
        shutil.copy(database, KEPT / "running.db")
    (KEPT / "server.log").unlink(missing_ok=True)
    server = Server(str(KEPT / "running.db"), KEPT / "server.log")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _generator(server: Server, what: str, tables: int, *more: str) -> subprocess.Popen[str]:
    """The load generator."""
    return subprocess.Popen(
        [
            sys.executable, "-m", f"{__package__}.generator", what, f"127.0.0.1:{server.port}",
            str(KEPT / "places.json"), "--tables", str(tables), *more,
        ],
        cwd=page.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def _last(process: subprocess.Popen[str]) -> Json:
    """The last thing that a process says."""
    said, _ = process.communicate()
    if process.returncode:
        raise RuntimeError("the load generator failed")
    result: Json = json.loads(said.splitlines()[-1])
    return result


def _look(server: Server, tables: list[str]) -> None:
    """Have the server read tables."""
    connection = HTTPConnection(f"127.0.0.1:{server.port}")
    for table in tables:
        connection.request("GET", f"/api/tables/{table}")
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
    connection.close()


def _wait(percent: float) -> None:
    """Wait until the machine is as idle as that."""
    while True:
        before, began = _used_by_everybody(), time.monotonic()
        time.sleep(5)
        used = 100 * (_used_by_everybody() - before) / (time.monotonic() - began)
        if used <= percent:
            return


def _used_by_all(server: int, generator: int) -> dict[str, float]:
    """The processor seconds that each part has had, and all else on this machine."""
    parts = {
        "server": _used(server),
        "bots": sum(map(_used, children(server))),
        "generator": _used(generator),
    }
    others = _used_by_everybody() - sum(parts.values())
    return {**parts, "others": others, "clock": time.monotonic()}


def _used_by_everybody() -> float:
    """The processor seconds that were used on this machine so far."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / _TICKS


def _used(process: int) -> float:
    """The processor seconds of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


if __name__ == "__main__":
    main()
