"""The scorer counts points, judges palaces and finds scoring cards as the engine does."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tools import scorer

from alhambra.cli.main import main

from . import cases

ROOT = Path(__file__).parents[2]
CONSTANTS = ROOT / "client" / "src" / "scorer" / "rules" / "constants.ts"
TABLES = 100
TRIES = 5_000


def test_the_committed_constants_are_fresh() -> None:
    assert scorer.document() == CONSTANTS.read_text("utf-8"), (
        "the box has changed: python -m tools.scorer > client/src/scorer/rules/constants.ts"
    )


def test_it_says_what_the_engine_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(15)
    scored = []
    for table, number in cases.tables(TABLES, rng):
        path = tmp_path / "table.json"
        path.write_text(json.dumps(table))
        assert main(["score", "--table", str(path), "--scoring", str(number), "--json"]) == 0
        scored.append({"table": table, "told": json.loads(capsys.readouterr().out)})
    palaces = list(cases.palaces(TRIES, rng))
    verdicts = [bool(step["fault"]) for each in palaces for step in each]
    assert min(verdicts.count(True), verdicts.count(False)) > TRIES // 5
    said = {"tables": scored, "palaces": palaces, "decks": list(cases.decks(rng))}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(said))
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "--silent", "test", "--"]
    command += ["--reporter=json", "against-engine"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "SCORER_CASES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    report = json.loads(done.stdout[done.stdout.index("{") :])
    assert report["numPassedTests"] == report["numTotalTests"] == len(said)
