"""docs/environments.md: its examples run, and its tables are what the code says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.core import const
from alhambra.core.batch import FORMATS
from alhambra.envs import layout

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_examples_run(block: str) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", block], capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr


def test_the_table_of_ids_is_as_the_core_has_it() -> None:
    rows = PAGE.split("## Ids")[1].split("\n\n")[1].splitlines()[2:]
    found = []
    for row in rows:
        ids, count = (cell.strip() for cell in row.split("|")[1:3])
        first, _, last = ids.partition("–")
        assert int(last or first) - int(first) + 1 == int(count.replace(",", ""))
        found.append(int(first))
    assert found == [
        const.ID_END, const.ID_TAKE + 1, const.ID_PICK, const.ID_REMOVE, const.ID_OUT,
        const.ID_STORE, const.ID_GIVE, const.ID_CELL, const.ID_BUY,
    ]  # fmt: skip


def test_the_table_of_the_observation_names_every_part_in_order() -> None:
    rows = PAGE.split("| part | shape |")[1].split("\n\n")[0].splitlines()[2:]
    first_cells = [row.split("|")[1] for row in rows]
    named = [name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)]
    assert named == [part.name for part in layout.parts(3)]


def test_the_table_of_arrays_names_every_array() -> None:
    rows = PAGE.split("| array | kind |")[1].split("\n\n")[0].splitlines()[2:]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert named == list(FORMATS)
