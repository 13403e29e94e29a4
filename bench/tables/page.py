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

from .client import Json

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "bench" / "SERVER.md"
KEPT = ROOT / "build" / "server"


def write() -> None:
    """Write the page."""
    sections = _old_sections()
    if (KEPT / "load.json").exists():
        sections["Load"] = load_section(json.loads((KEPT / "load.json").read_text()))
    text = "\n\n".join(["# Server", *(sections[title] for title in sections)]) + "\n"
    PAGE.write_text(text, "utf-8")


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


def load_section(found: Json) -> str:
    """What `load` found."""
    return ""


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table: the first column is text, the others are figures."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rule, *rows))


def _old_sections() -> dict[str, str]:
    """The sections on the page, by their title."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    return {part.splitlines()[0].removeprefix("## "): part.strip() for part in parts}


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
