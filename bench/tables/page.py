"""Writes bench/SERVER.md from what was measured last: `python -m bench.tables.page`.

A section whose figures are not in build/server stays as it is on the page.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.harness.client import Json

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "bench" / "SERVER.md"
KEPT = ROOT / "build" / "server"
TITLES = ("Load", "Many servers", "Long logs", "Chaos", "Hostility")
PARTS = ("server", "bots", "database", "generator", "others")

INTRODUCTION = """\
How much load the server can handle. Each part names the command that measured it. The machine was
shared with other work, so the last digits are noise."""

LOAD = """\
At each table two clients and a bot (`apprentice` or `mason`) play, and a spectator watches: three
sockets. The tables are spread over all stages of a game, and a game that ends is followed by a
rematch. Server, bots and load generator share the machine, and the database is SQLite on its disk.
Actions are sent at random moments planned in advance, whether or not earlier ones have been
answered; the time of an action, in milliseconds, counts from its planned moment until **all three
sockets** have its update, so it includes any delay in the generator itself. An error would be a
refusal, a lost connection, a missing update, or a warning in the server's log. Processor use is in
percent of one core; `others` is everything else that ran on the machine; `an action` is the
processor time in milliseconds that the server's process used for each, including its deliveries and
the bots' turns that follow; `sent` is what arrived at the sockets."""

PAIR = """\
The same with two servers on one PostgreSQL: each socket is at one of them at random, so nearly
every table is in both, and each has to read what the other does."""

ANALYSES = """\
The same while games are analysed one after the other, without a break, in a process beside those of
the bots; it is counted in their share."""

MEMORY = {
    "loaded": "tables that nobody is connected to",
    "connected": "the same with three sockets at each",
    "forgotten": "after everybody left and the tables were dropped",
    "loaded_again": "after the tables were read again",
}
MEMORY_INTRODUCTION = """\
Memory of the same tables when nothing happens at them, after some seconds, once they are packed.
The allocator keeps the memory of tables that were dropped, and later tables use it again."""

MANY = """\
Servers on one PostgreSQL behind HAProxy, which sends every connection to any of them; one is killed
(SIGKILL) again and again, and restarted a second later. Two clients, a bot and a spectator are at
each table; clients that lose a connection come back through the proxy and resend what was not
answered. The time of an action is from its planned moment until all three sockets of its table have
its update, so the longest is the longest pause of a table; the time of a bot is from the start of
its turn until clients see it, and they may have to reconnect first. `stored` is from the end of a
person's turn until the bot's turn after it is in the log, usually 0.6 seconds, so that people can
see what was done before; the longest is how long it took another server to take it over. Everything
that was acknowledged has to be in the log, once and at its version. Everything shares the machine:
with two servers every second kill sends all people to the one that was just started."""

CHAOS = """\
Clients play as fast as they can while servers, databases and bot processes are killed (SIGKILL),
disks are filled and clocks are changed, by an hour or by forty days. Everything that was
acknowledged has to be in the log, once and at its version; each table has to go on; each record has
to verify. A pause is the time in which nothing happened at a table although it could have."""

LOGS = """\
One person redesigns for ever and takes turns back again and again. A take-back costs the same
however long the game is; the time to read a log grows with its length, but it is read in slices of
a few milliseconds, and others are served in between."""

HOSTILITY = """\
One server without limits is sent what no client sends, and another with the usual limits is sent
more than anybody may ask for, from several addresses, while others play honestly at both. No honest
player may be refused anything, no answer may be a server error, each message is checked for the
answer it got, and the server's memory may grow by at most 100 MB."""


def write() -> None:
    """Write the page."""
    sections = _old_sections()
    if load := _kept("load.json"):
        sections["Load"] = _load(load[0])
    if many := _kept("many.json"):
        sections["Many servers"] = _many(many[0])
    if logs := _kept("logs.json"):
        sections["Long logs"] = _logs(logs[0])
    if chaos := _kept("chaos-*.json"):
        sections["Chaos"] = _chaos(chaos)
    if hostile := _kept("hostile.json"):
        sections["Hostility"] = _hostility(hostile[0])
    parts = [f"## {title}\n\n{text}" for title, text in sorted(sections.items(), key=_place)]
    PAGE.write_text("\n\n".join(["# Server", INTRODUCTION, *parts]) + "\n", "utf-8")


def facts(command: str) -> dict[str, str]:
    """What has to be known about a measurement, to be kept with its figures."""
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", "src")
    return {
        "command": f"`{command}`",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "commit": _git("rev-parse", "--short", "HEAD") + (" with changes" if changed else ""),
        "machine": f"{_machine()}, {os.cpu_count()} cores",
        "Python": platform.python_version(),
    }


def _load(found: Json) -> str:
    later = {part: [_listed(facts)] for part, facts in found.get("later", {}).items()}
    parts = [_listed(found["facts"])]
    if runs := found.get("runs"):
        most = found["most"]
        bots = [f"{run['bots']['p50']:.0f} and {run['bots']['p99']:.0f} ms" for run in runs]
        late = [f"{run['late']['p99']:.1f} ms" for run in runs]
        parts += [
            LOAD,
            *later.get("rates", []),
            _rates(runs),
            f"The generator itself was late (p99) by {', '.join(late)}. The bots answered after "
            f"(median and p99) {', '.join(bots)}. Opening all sockets of the largest run, with "
            f"every table still to be read from the log, took {runs[-1]['opened']:.1f} s. Playing "
            f"as fast as they could, clients that wait for each answer made {most['rate']:.0f} "
            f"actions/s.",
        ]
    if analyses := found.get("analyses"):
        told = f"{analyses['pieces']} pieces of analyses arrived in the meantime."
        parts += [ANALYSES, *later.get("analyses", []), _rates([analyses]), told]
    if pair := found.get("pair"):
        parts += [PAIR, *later.get("pair", []), _rates([pair])]
    if idle := found.get("idle"):
        memory = [
            (what, f"{idle[name] / 1e6:.1f} MB", f"{idle[name] / idle['tables'] / 1024:.1f} KB")
            for name, what in MEMORY.items()
        ]
        parts += [
            MEMORY_INTRODUCTION,
            *later.get("idle", []),
            grid(("growth of the server", "altogether", "a table"), memory),
        ]
    return "\n\n".join(parts)


def _rates(runs: list[Json]) -> str:
    heads = (
        "tables", "sockets", "actions/s", "p50", "p95", "p99", "longest", "errors", "an action",
        *PARTS, "memory", "sent",
    )  # fmt: skip
    rows = [
        (
            f"{run['tables']:,}",
            f"{3 * run['tables']:,}",
            f"{run['actions'] / run['seconds']:.0f}",
            *(f"{run['seen'][each]:.1f}" for each in ("p50", "p95", "p99", "max")),
            str(sum(run["errors"].values()) + len(run["logged"])),
            f"{run['milliseconds']:.2f}",
            *(f"{run['processor'][who]:.0f} %" for who in PARTS),
            f"{run['memory'] / 1e6:.0f} MB",
            f"{run['received'] / run['seconds'] / 1e6:.2f} MB/s",
        )
        for run in runs
    ]
    return grid(heads, rows)


def _many(found: Json) -> str:
    heads = (
        "servers", "tables", "actions/s", "kills", "p50", "p99", "longest", "bots p50", "bots p99",
        "longest", "stored p99", "longest", "connections lost", "acknowledged", "faults", "errors",
    )  # fmt: skip
    rows = [
        (
            str(run["servers"]),
            f"{run['tables']:,}",
            f"{run['actions'] / run['seconds']:.0f}",
            str(run["kills"]),
            *(f"{run['seen'][each]:.0f} ms" for each in ("p50", "p99", "max")),
            *(f"{run['bots'][each]:.0f} ms" for each in ("p50", "p99", "max")),
            *(f"{run['stored'][each]:.0f} ms" for each in ("p99", "max")),
            f"{run['lost']:,}",
            f"{run['acknowledged']:,}",
            str(sum(run["faults"].values())),
            str(sum(run["errors"].values())),
        )
        for run in found["runs"]
    ]
    return "\n\n".join([_listed(found["facts"]), MANY, grid(heads, rows)])


def _logs(found: Json) -> str:
    heads = ("log entries", "actions not taken back", "a take-back", "reading it", "an entry")
    rows = [
        (
            f"{run['entries']:,}",
            f"{run['actions']:,}",
            f"{run['take_back']:.2f} ms",
            f"{run['load']:.0f} ms",
            f"{1000 * run['load'] / run['entries']:.0f} µs",
        )
        for run in found["runs"]
    ]
    return "\n\n".join([_listed(found["facts"]), LOGS, grid(heads, rows)])


def _chaos(runs: list[Json]) -> str:
    heads = (
        "store", "kills", "minutes", "acknowledged", "lost", "doubled", "gaps", "games verified",
        "usual pause", "longest pause", "faults",
    )  # fmt: skip
    rows = [
        (
            run["store"],
            f"{run['kills']:,}",
            f"{run['seconds'] / 60:.0f}",
            f"{run['acknowledged']:,}",
            *(str(run[each]) for each in ("lost", "doubled", "gaps")),
            f"{run['verified']} of {run['finished']}",
            *(f"{run[each]:.3f} s" for each in ("usual_pause", "longest_pause")),
            str(sum(run["faults"].values())),
        )
        for run in runs
    ]
    known = [
        _listed({"store": run["store"], "what was done": _told(run["killed"]), **run["facts"]})
        for run in runs
    ]
    return "\n\n".join([CHAOS, grid(heads, rows), *known])


def _hostility(found: Json) -> str:
    heads = ("", "")
    wait = found["honest"]["wait"]
    rows = [
        ("malformed and hostile messages", f"{found['total']:,}"),
        ("kinds of these messages", str(len(found["messages"]))),
        ("minutes", f"{found['seconds'] / 60:.0f}"),
        ("actions of honest players in the meantime", f"{found['honest']['acknowledged']:,}"),
        ("games they finished, all verified", f"{found['honest']['games']:,}"),
        ("time until these were acknowledged, median", f"{1000 * wait['p50']:.0f} ms"),
        ("p99", f"{1000 * wait['p99']:.0f} ms"),
        ("longest", f"{1000 * wait['max']:.0f} ms"),
        ("growth of the server's memory", f"{found['memory_growth'] / 1e6:.0f} MB"),
        ("faults", str(sum(found["faults"].values()))),
    ]
    kinds = f"Messages by kind: {_told(found['messages'])}."
    return "\n\n".join([_listed(found["facts"]), HOSTILITY, grid(heads, rows), kinds])


def _told(counts: dict[str, int]) -> str:
    """How often what was done, the most frequent first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return ", ".join(f"{name} {count:,}" for name, count in ordered)


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table: the first column is text, the others are figures."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rule, *rows))


def _old_sections() -> dict[str, str]:
    """The sections on the page, by their title."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    titled = (part.removeprefix("## ").partition("\n") for part in parts)
    return {title: body.strip() for title, _, body in titled}


def _place(section: tuple[str, str]) -> int:
    """The sections' order: the known ones first."""
    title, _ = section
    return TITLES.index(title) if title in TITLES else len(TITLES)


def _kept(name: str) -> list[Json]:
    """What was measured, as far as it says how."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(KEPT.glob(name))]
    return [each for each in found if "facts" in each]


def _listed(known: dict[str, str]) -> str:
    return "\n".join(f"- {name}: {value}" for name, value in known.items())


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip()


def _machine() -> str:
    """The model of the processor, as the system names it."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*: (.*)", info.read_text() if info.exists() else "", re.M)
    return found[1] if found else platform.processor() or platform.machine()


if __name__ == "__main__":
    write()
