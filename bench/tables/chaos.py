"""Kill servers, databases and bots under load, fill disks and set clocks.

Run it as `python -m bench.tables.chaos`.

The figures go to bench/SERVER.md; tests/harness/chaos.py says what has to hold.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import math
import shutil
import subprocess
import sys
from collections.abc import Sequence

from rich.console import Console
from tests.harness.chaos import ORDERS, chaos
from tests.harness.ledger import Fault
from tests.harness.stages import STAGES

from .page import KEPT, facts, write

_MOST_SHOWN = 20  # faults of a report


def main(arguments: Sequence[str]) -> int:
    """Run it; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--store", choices=(*STAGES, "both"), default="both")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which it is enough")
    options = parser.parse_args(arguments)
    options.command = " ".join(["python -m bench.tables.chaos", *arguments])
    stores = STAGES if options.store == "both" else (options.store,)
    console = Console(highlight=False)
    code = max([_one(console, store, options) for store in stores])
    write()
    return code


def _one(console: Console, store: str, options: argparse.Namespace) -> int:
    folder = KEPT / f"chaos-{store}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    stage = STAGES[store](folder)
    with console.status(f"{store} …") as status:
        orders = list(itertools.islice(itertools.cycle(ORDERS), options.tables))
        work = chaos(
            stage, options.kills, orders, options.seed,
            lambda text: status.update(f"{store}: {text}"), options.minutes,
        )  # fmt: skip
        figures, faults, records = asyncio.run(work)
    (folder / "records.jsonl").write_text("".join(records))
    command = [sys.executable, "-m", "alhambra", "verify", str(folder / "records.jsonl")]
    if records and subprocess.run(command, stdout=subprocess.DEVNULL).returncode:
        faults.append(Fault("record", "`alhambra verify` does not accept the records"))
    known = facts(options.command)
    figures = {"store": store, **figures, "facts": known}
    (KEPT / f"chaos-{store}.json").write_text(json.dumps(figures, indent=2) + "\n")
    console.print_json(data=figures)
    for fault in faults[:_MOST_SHOWN]:
        console.print(f"{fault.kind}: {fault.text}", markup=False)
    if faults:
        console.print(f"{store}: {len(faults)} faults; see {folder}", markup=False)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
