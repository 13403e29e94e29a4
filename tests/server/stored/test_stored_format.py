"""The stored format does not change by mistake, and all of it is in the golden data."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from contextlib import closing
from functools import cache
from typing import Any, get_args

import pytest

from alhambra.actions import Action, Pass, parse_exact

from .format import Field, compare, pinned, today
from .goldens import goldens, sets

ADDED = """What is stored is not what format.json says, though all that was stored is still read:
  {}
Then:
1. let a scene in scenes.py write what is new, as a golden table has to have it;
2. run `python -m tests.server.stored.make`, which writes the next golden set and format.json
   (after a mere loosening, `python -m tests.server.stored.make pin` is enough);
3. commit both. Golden sets that are there stay as they are."""

CHANGED = """Tables that people have stored would be read wrongly, or not at all:
  {}
A stored tag or field never changes its name or meaning, and never goes. If it was a mistake, put
it back; if something new is wanted, add a field with a default, or another kind of change.
If it has to be, old tables need a migration: a step in store/schema.py that rewrites what is
stored, or a reader that takes the old form as well. Then run `python -m tests.server.stored.make`
and commit the new set and format.json; the golden sets that are there have to be read as before."""

NEVER_LEFT_OUT = {"went-away.why"}
"""Fields with a default that the server has always given another value."""


def test_what_is_stored_has_not_changed() -> None:
    harmless, harmful = compare(pinned(), today())
    if harmful:
        pytest.fail(CHANGED.format("\n  ".join(harmful)), pytrace=False)
    if harmless:
        pytest.fail(ADDED.format("\n  ".join(harmless)), pytrace=False)


@pytest.mark.parametrize("path", pinned())
def test_golden_data_has_everything_that_is_stored(path: str) -> None:
    field, values = pinned()[path], stored_values()[path]
    assert values, f"no golden table has {path}: let a scene in scenes.py write it"
    for wanted in kinds_of_values(field):
        assert wanted in values, f"no golden table has {path} = {wanted!r}"
    if "default" in field:
        given = [value for value in values if value != field["default"]]
        assert given, f"every golden table has the default of {path}"
        objects = len(stored_values()[path.rpartition(".")[0]])
        if path not in NEVER_LEFT_OUT:
            assert len(given) < objects, f"no golden table has the default of {path}"
    if field["type"].endswith(" or none"):
        left_out = "default" in field and field["default"] is None
        assert {value is None for value in values} | {left_out} >= {True, False}


def test_golden_games_have_every_kind_of_action() -> None:
    """But for passing: for want of anything else to do, it happens in no game that is played."""
    kinds = {type(parse_exact(text)) for text in stored_values()["stepped.action"]}
    assert kinds == set(get_args(Action)) - {Pass}


# The guard itself


PIN = {
    "entry": {"type": "object", "unknown fields": "refused", "defaults": "left out"},
    "entry.by": {"type": "str", "default": ""},
    "entry.seat": {"type": "int le=5"},
}


@pytest.mark.parametrize(
    "change",
    [
        {"entry.more": {"type": "str", "default": ""}},
        {"entry.more": {"type": "object", "default": None}, "entry.more.part": {"type": "str"}},
        {"another": {"type": "object"}, "another.seat": {"type": "int"}},
        {"entry.seat": {"type": "int le=5", "default": 0}},
        {"entry": {"type": "object", "unknown fields": "ignored", "defaults": "left out"}},
    ],
    ids=["optional field", "optional object", "another change", "default", "unknown fields"],
)
def test_what_leaves_stored_tables_readable_is_harmless(change: dict[str, Field]) -> None:
    harmless, harmful = compare(PIN, PIN | change)
    assert harmless
    assert not harmful


@pytest.mark.parametrize(
    "change",
    [
        {"entry.seat": None},
        {"entry.by": None, "entry.guest": {"type": "str", "default": ""}},
        {"entry.more": {"type": "str"}},
        {"entry.seat": {"type": "int le=4"}},
        {"entry.seat": {"type": "str"}},
        {"entry.by": {"type": "str", "default": "nobody"}},
        {"entry.by": {"type": "str"}},
        {"entry": {"type": "object", "unknown fields": "refused", "defaults": "written"}},
    ],
    ids=["gone", "renamed", "needed", "bounds", "type", "default", "no default", "written"],
)
def test_everything_else_is_harmful(change: dict[str, Field | None]) -> None:
    now = {path: field for path, field in (PIN | change).items() if field is not None}
    _, harmful = compare(PIN, now)
    assert harmful


# What there is in the golden data


@cache
def stored_values() -> dict[str, list[Any]]:
    """Every value in golden data, by its path; defaults that are not written are missing."""
    found: dict[str, list[Any]] = defaultdict(list)
    for golden in goldens():
        for entry in golden.entries:
            for change in entry["changes"]:
                collect(change["is"], change, found)
            collect("entry", entry | {"changes": []}, found)
    for folder in sets():
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.executescript((folder / "sqlite.sql").read_text("utf-8"))
            for [summary] in connection.execute("SELECT summary FROM tables"):
                collect("summary", json.loads(summary), found)
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'scores'").fetchone():
                for [sheet] in connection.execute("SELECT body FROM scores"):
                    collect("scores", json.loads(sheet), found)
    return found


def collect(path: str, value: object, found: dict[str, list[Any]]) -> None:
    """A value and all that is in it."""
    found[path].append(value)
    if isinstance(value, dict):
        for name, inner in value.items():
            collect(f"{path}.{name}", inner, found)
    elif isinstance(value, list):
        for inner in value:
            collect(f"{path}[]", inner, found)


def kinds_of_values(field: Field) -> list[object]:
    """All values of a type that has few."""
    kind: str = field["type"]
    if kind == "bool":
        return [True, False] if "default" not in field else [not field["default"]]
    return [json.loads(each) for each in kind.split(" or ")] if kind.startswith('"') else []
