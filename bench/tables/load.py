"""Measures the server under load and writes about it in bench/SERVER.md: `make load`.

Servers, bots' workers, databases and the load generator are processes of their own, and share one
machine. What was measured is kept in build/server. It takes about ten minutes; `--parts` chooses
some of it, and `--again` takes the tables of the last time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.harness.client import Json
from tests.harness.processes import Server, children, memory

from alhambra.options import Options
from alhambra.simulate import Match, play

from . import page
from .cluster import Cluster

KEPT = page.KEPT
TABLES = 1000
GROWTH = (
    (10, 3.0),
    (100, 30.0),
    (TABLES, 300.0),
    (TABLES, 450.0),
    (TABLES, 600.0),
    (TABLES, 1000.0),
)
"""Tables, and actions a second altogether."""
PAIR = (TABLES, 300.0)
"""The same for two servers on one PostgreSQL, and while games are analysed."""
PARTS = ("idle", "rates", "analyses", "pair")

_FORGOTTEN = 65.0  # seconds after which the server has forgotten what nobody looks at
_RESTED = 7.0  # seconds after which a table where nobody is connected is packed
_RESTED_WITH_PEOPLE = 35.0  # and one where they are, but do nothing
_TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each measurement")
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=PARTS, help="of the page")
    parser.add_argument("--only", type=int, help="with this number of tables, and no page")
    parser.add_argument("--rate", type=float, default=100.0, help="with --only: actions a second")
    parser.add_argument("--rounds", type=int, default=1, help="with --only")
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
        _show(prepare(given.only or TABLES))
    if given.only is not None:
        for _ in range(given.rounds):
            _wait(given.quiet)
            _show(load(given.only, given.rate, given.seconds))
        return
    file = KEPT / "load.json"
    found: Json = json.loads(file.read_text("utf-8")) if file.exists() else {}
    command = "make load" if len(sys.argv) == 1 else " ".join(["load", *sys.argv[1:]])
    facts = page.facts(command)
    if "facts" not in found or set(given.parts) == set(PARTS):
        found |= {"facts": facts, "later": {}}
    else:
        found["later"] = {**found.get("later", {}), **dict.fromkeys(given.parts, facts)}
    found["most"] = json.loads((KEPT / "prepared.json").read_text())
    if "idle" in given.parts:
        found["idle"] = idle()
        _show(found["idle"])
    if "rates" in given.parts:
        found["runs"] = []
        for tables, rate in GROWTH:
            _wait(given.quiet)
            found["runs"].append(load(tables, rate, given.seconds))
            _show(found["runs"][-1])
    if "analyses" in given.parts:
        _wait(given.quiet)
        found["analyses"] = analysed(*PAIR, given.seconds)
        _show(found["analyses"])
    if "pair" in given.parts:
        _wait(given.quiet)
        found["pair"] = pair(*PAIR, given.seconds)
        _show(found["pair"])
    file.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    page.write()


def _show(figures: Json) -> None:
    print(json.dumps(figures), flush=True)


# The measurements


def prepare(tables: int) -> Json:
    """Make a database with tables that are anywhere in a game, as fast as the server lets us."""
    with _served() as server:
        found = _last(generator([server], "prepare", tables))
    shutil.copy(KEPT / "running.db", KEPT / "load.db")
    (KEPT / "prepared.json").write_text(json.dumps(found))
    return found


def idle() -> Json:
    """What the memory is that tables take without and with their sockets, and what stays."""
    names = [table for table, _ in json.loads((KEPT / "places.json").read_text())]
    with _served(KEPT / "load.db") as server:
        _look(server, names[:100])  # what tables share is there then
        time.sleep(_FORGOTTEN)
        before = memory(server.pid)
        found: Json = {"tables": len(names), "before": before}

        def note(what: str) -> None:
            found[what] = memory(server.pid) - before

        _look(server, names)
        time.sleep(_RESTED)
        note("loaded")
        watching = generator([server], "watch", TABLES)
        assert watching.stdout is not None
        found |= json.loads(watching.stdout.readline())
        time.sleep(_RESTED_WITH_PEOPLE)
        note("connected")
        watching.communicate()
        time.sleep(_FORGOTTEN)
        note("forgotten")
        _look(server, names)
        time.sleep(_RESTED)
        note("loaded_again")
    return found


def load(tables: int, rate: float, seconds: float) -> Json:
    """Play at tables with so many actions a second altogether."""
    with _served(KEPT / "load.db") as server:
        return measured([server], tables, rate, seconds)


def analysed(tables: int, rate: float, seconds: float) -> Json:
    """Play at tables while one game after the other is analysed, so that there always is one."""
    with _served(KEPT / "load.db") as server, analysing(server) as done:
        found = measured([server], tables, rate, seconds)
    return {**found, "pieces": len(done)}


def pair(tables: int, rate: float, seconds: float) -> Json:
    """The same with two servers on one PostgreSQL, each socket at one of them."""
    with Cluster(2, KEPT / "load.db", KEPT / "server.log") as cluster:
        return measured(cluster.servers, tables, rate, seconds, [cluster.database.pid])


def measured(
    servers: Sequence[Server],
    tables: int,
    rate: float,
    seconds: float,
    databases: Sequence[int] = (),
) -> Json:
    """What a measurement finds."""
    found: Json = {"tables": tables, "rate": rate, "seconds": seconds, "servers": len(servers)}
    playing = generator(servers, "play", tables, "--rate", str(rate), "--seconds", str(seconds))
    assert playing.stdout is not None
    pids = [server.pid for server in servers]
    begin: dict[str, float] = {}
    for line in playing.stdout:
        said = json.loads(line)
        if said["is"] == "begin":
            begin = _used_by_all(pids, playing.pid, databases)
        elif said["is"] == "end":
            end = _used_by_all(pids, playing.pid, databases)
            found["memory"] = sum(map(memory, pids))
            found |= said
        else:
            found |= said
    if playing.wait():
        raise RuntimeError("the load generator failed")
    took = end.pop("clock") - begin["clock"]
    found["processor"] = {who: 100 * (end[who] - begin[who]) / took for who in end}
    spent = end["server"] - begin["server"]
    found["milliseconds"] = 1000 * spent / max(1, found["seen_by_then"])
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


def generator(
    servers: Sequence[Server], what: str, tables: int, *more: str
) -> subprocess.Popen[str]:
    """The load generator, at servers."""
    return generator_at([f"127.0.0.1:{server.port}" for server in servers], what, tables, *more)


def generator_at(
    addresses: Sequence[str], what: str, tables: int, *more: str
) -> subprocess.Popen[str]:
    """The load generator."""
    return subprocess.Popen(
        [
            sys.executable, "-m", f"{__package__}.generator", what, ",".join(addresses),
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


@contextmanager
def analysing(server: Server) -> Iterator[list[str]]:
    """Have a server analyse as long as this lasts; gives the stage of each piece that came."""
    pieces: list[str] = []
    ends = threading.Event()

    def ask(path: str, text: str) -> Json:
        connection = HTTPConnection(f"127.0.0.1:{server.port}", timeout=120)
        connection.request("POST", path, text, {"content-type": "application/json"})
        answer: Json = json.loads(connection.getresponse().read())
        connection.close()
        return answer

    def work() -> None:
        match = Match(Options(3), "analyses", ("mason",) * 3)
        for number in itertools.count():
            text, seen, stage = play(match, number, keep_record=True).record or "", 0, ""
            while stage != "done" and not ends.is_set():
                told = ask(f"/api/analysis?after={seen}&wait=20", text)
                seen, stage = told["piece"], told["stage"]
                pieces.append(stage)
            if ends.is_set():
                return

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield pieces
    finally:
        ends.set()
        thread.join()


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


def _used_by_all(
    servers: Sequence[int], generator: int, databases: Sequence[int]
) -> dict[str, float]:
    """The processor seconds that each part has had, and all else on this machine."""
    parts = {
        "server": sum(map(_used, servers)),
        "bots": sum(_used(child) for server in servers for child in children(server)),
        "database": sum(map(_used_with_children, databases)),
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


def _used_with_children(process: int) -> float:
    return _used(process) + sum(map(_used, children(process)))


if __name__ == "__main__":
    main()
