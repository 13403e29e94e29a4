"""Send a server messages that mean harm by the thousand: `python -m bench.tables.hostile`.

The figures go to bench/SERVER.md; tests/harness/hostile.py says what has to hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import shutil
import sys
from collections.abc import Sequence

from rich.console import Console
from tests.harness.hostile import TABLES, besiege
from tests.harness.stages import STAGES

from .page import KEPT, facts, write

_MOST_SHOWN = 20


def main(arguments: Sequence[str]) -> int:
    """Run it; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--store", choices=tuple(STAGES), default="sqlite")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which it is enough")
    options = parser.parse_args(arguments)
    folder = KEPT / "hostile"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    console = Console(highlight=False)
    with console.status("hostile …") as status:
        stage = STAGES[options.store](folder)
        work = besiege(
            stage, options.messages, TABLES, options.seed, status.update, options.minutes
        )
        figures, faults = asyncio.run(work)
    known = facts(" ".join(["python -m bench.tables.hostile", *arguments]))
    figures = {"store": options.store, **figures, "facts": known}
    (KEPT / "hostile.json").write_text(json.dumps(figures, indent=2) + "\n")
    write()
    console.print_json(data=figures)
    for fault in faults[:_MOST_SHOWN]:
        console.print(f"{fault.kind}: {fault.text}", markup=False)
    if faults:
        console.print(f"{len(faults)} faults; see {folder}", markup=False)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
