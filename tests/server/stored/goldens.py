"""The golden data: what was written once, and has to be read by whatever comes later.

Each numbered folder of `golden` was written by one state of the code and is never changed:

- `<scene>.jsonl`: the log of a table, a row on each line;
- `<scene>.json`: the table's id, its row for the lobby, and what it had come to;
- `guests.json`: the tokens of those who play;
- `sqlite.sql`, `postgres.sql`: databases with some of these tables, and from 5 on a person.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from alhambra.exercises.exercise import exercises

from .reading import Index, Row, Store

FOLDER = Path(__file__).parent / "golden"
PIN = Path(__file__).parent / "format.json"


class Line(msgspec.Struct, frozen=True):
    """A row of a log. Its body is kept to the byte."""

    version: int
    at: int
    body: msgspec.Raw


class Listed(msgspec.Struct, frozen=True):
    """What stands beside a log, for the lobby and for those who look after tables."""

    created: int
    updated: int
    status: str
    listed: bool
    due: int | None
    summary: str

    @property
    def index(self) -> Index:
        return Index(self.status, self.listed, self.due, self.summary.encode())


class Kept(msgspec.Struct, frozen=True):
    """A table: where it is, and what it had come to."""

    id: str
    about: str
    listed: Listed
    refs: list[tuple[str, str, int]]
    """Guest, ref and version of commands that must never be carried out again."""
    result: dict[str, Any]


@dataclass(frozen=True)
class Golden:
    """A table of one of the sets."""

    folder: Path
    scene: str

    def __str__(self) -> str:
        return f"{self.folder.name}-{self.scene}"

    @property
    def rows(self) -> list[Row]:
        """The log."""
        lines = (self.folder / f"{self.scene}.jsonl").read_bytes().splitlines()
        read = (msgspec.json.decode(line, type=Line) for line in lines)
        return [Row(line.version, line.at, bytes(line.body)) for line in read]

    @property
    def entries(self) -> list[dict[str, Any]]:
        """What the rows of the log hold, as it is written."""
        return [json.loads(row.body) for row in self.rows]

    @property
    def kept(self) -> Kept:
        """All else."""
        return msgspec.json.decode((self.folder / f"{self.scene}.json").read_bytes(), type=Kept)


@cache
def sets() -> list[Path]:
    """The folders, the oldest first."""
    return sorted((each for each in FOLDER.iterdir() if each.is_dir()), key=lambda at: int(at.name))


@cache
def goldens() -> list[Golden]:
    """Every table of every set."""
    return [
        Golden(folder, file.stem) for folder in sets() for file in sorted(folder.glob("*.jsonl"))
    ]


@cache
def alive() -> list[Golden]:
    """Those that can be read: the table of an exercise that has changed since is given up."""
    return [golden for golden in goldens() if not _is_given_up(golden)]


def _is_given_up(golden: Golden) -> bool:
    changes = [change for entry in golden.entries for change in entry["changes"]]
    [name, mark] = next(
        ([each.get("exercise"), each["seed"]] for each in changes if each["is"] == "started"),
        [None, ""],
    )
    return name is not None and (name not in exercises() or exercises()[name].mark != mark)


def tokens(folder: Path) -> dict[str, str]:
    """The token of each guest of a set."""
    found: dict[str, str] = json.loads((folder / "guests.json").read_text("utf-8"))
    return found


async def fill(store: Store, golden: Golden) -> None:
    """Put a table into an open store of SQLite, which writes what waits in order and at once."""
    index = golden.kept.listed.index
    first, *rest = golden.rows
    await store.create(golden.kept.id, first, index)
    await asyncio.gather(*(store.append(golden.kept.id, row, index) for row in rest))


def load_sqlite(folder: Path, path: Path | str) -> None:
    """Make a file of the database of a set."""
    with closing(sqlite3.connect(path)) as connection:
        script = (folder / "sqlite.sql").read_text("utf-8")
        connection.executescript(f"BEGIN;\n{script}COMMIT;")


async def load_postgres(folder: Path, url: str) -> None:
    """Fill an empty database with the one of a set."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute((folder / "postgres.sql").read_text("utf-8"))
    finally:
        await connection.close()


def schema_of(folder: Path, kind: str) -> int:
    """The version of the schema that the database of a set says it has."""
    text = (folder / f"{kind}.sql").read_text("utf-8")
    found = re.search(r"^INSERT INTO meta .*'schema', \w+\('(\d+)'", text, re.MULTILINE)
    assert found, f"{folder.name}/{kind}.sql names no schema"
    return int(found[1])


def in_database(folder: Path) -> list[Golden]:
    """The tables that the databases of a set have."""
    text = (folder / "sqlite.sql").read_text("utf-8")
    return [each for each in goldens() if each.folder == folder and f"('{each.kept.id}'," in text]
