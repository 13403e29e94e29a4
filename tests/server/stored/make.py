"""Writes golden data of today's format: `python -m tests.server.stored.make`.

It becomes the next numbered set; those that are there are never written again. The pin of the
format is written with it; `python -m tests.server.stored.make pin` writes the pin alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import shutil
import sqlite3
import sys
import tempfile
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import asyncpg  # type: ignore[import-untyped]
import msgspec

from alhambra.server.scores import NewScores, ScoreEntry

from .format import today
from .goldens import FOLDER, PIN, Kept, Line, Listed, sets
from .reading import Postgres, Thinkers, postgres_steps, service_of
from .scenes import BEGAN, CHOSEN, GUESTS, SCENES, Clock, Scene, Script
from .viewing import Json, result

_APART = 1000  # milliseconds between the beginnings of two scenes: the lobby has an order
_KEPT_REFS = 5  # of each table: the server forgets older ones
_ORDER = {
    "meta": "key",
    "tables": "created, id",
    "log": "table_id, version",
    "played": "guest, table_id",
    "scores": "created, id",
    "people": "guest",
}
_SHEET = NewScores(
    ["Ada", "Ben"],
    "standard",
    [
        [
            ScoreEntry([1, 0, 0, 0, 0, 1], 4, {"1,0": "T9NE", "2,0": "P8"}),
            ScoreEntry([0, 2, 1, 0, 0, 0], 3, None),
            ScoreEntry([0, 0, 0, 1, 0, 0], 0, None),
        ]
    ],
)


def main() -> None:
    """Write the next set, and the pin; or the pin alone."""
    if sys.argv[1:] != ["pin"]:
        folder = FOLDER / str(int(sets()[-1].name) + 1)
        with tempfile.TemporaryDirectory() as made:
            write(Path(made))
            shutil.copytree(made, folder)
        print(f"{folder.name}: {sum(file.stat().st_size for file in folder.iterdir())} bytes")
    PIN.write_text(_text(today()), "utf-8")


def write(folder: Path) -> None:
    """A whole set into an empty folder."""
    postgres = Postgres()
    try:
        postgres.start()
        with tempfile.TemporaryDirectory() as work:
            asyncio.run(_write(folder, Path(work), postgres.empty_database()))
    finally:
        postgres.remove()


async def _write(folder: Path, work: Path, url: str) -> None:
    every, some = work / "every.db", work / "some.db"
    tokens, played = await play(str(every), SCENES)
    (folder / "guests.json").write_text(_text(tokens), "utf-8")
    with closing(sqlite3.connect(every)) as connection:
        for name, (table, about, refs, result) in played.items():
            kept = Kept(table, about, _listed(connection, table), refs, result)
            (folder / f"{name}.json").write_text(_text(msgspec.to_builtins(kept)), "utf-8")
            (folder / f"{name}.jsonl").write_bytes(b"".join(_log(connection, table)))
    chosen = [scene for scene in SCENES if scene.in_databases]
    await play(str(some), chosen)
    await play(url, chosen)
    (folder / "sqlite.sql").write_text("".join(_sqlite(some)), "utf-8")
    (folder / "postgres.sql").write_text("".join(await _postgres(url)), "utf-8")


Played = dict[str, tuple[str, str, list[tuple[str, str, int]], Json]]
"""For each name of a table: its id, what it is about, commands, and what it has come to."""


async def play(url: str, scenes: Sequence[Scene]) -> tuple[dict[str, str], Played]:
    """Play scenes in an empty database. Says the token of each guest, and what was played."""
    clock = Clock()
    thinkers = Thinkers(1, bot_seconds=30.0, seconds=120.0)  # never by the time they take
    played: Played = {}
    try:
        with _seeded("secret"):
            async with service_of(url, thinkers, clock, grace=0.3) as service:
                tables, signer = service.tables, service.keyring.signer
                with _seeded("guests"):
                    given = [signer.guest_token() for _ in GUESTS]
                guests = {who: guest for who, (_, guest) in zip(GUESTS, given, strict=True)}
                for scene in scenes:
                    clock.now = BEGAN + SCENES.index(scene) * _APART
                    seed = scene.names[0]
                    with _seeded(seed):
                        script = Script(tables, clock, guests, random.Random(seed))
                        await scene.play(script)
                    for name, table in zip(scene.names, script.made, strict=True):
                        refs = script.refs[table][-_KEPT_REFS:]
                        played[name] = table, scene.about, refs, await result(tables, table)
                    print(*scene.names, flush=True)
                with _seeded("scores"):
                    await service.scores.create(_SHEET)
                with _seeded("people"):
                    await service.people.link(guests["ada"])
                    await service.people.keep_settings(guests["ada"], CHOSEN)
    finally:
        thinkers.close()
    return {guest: token for token, guest in given}, played


@contextmanager
def _seeded(seed: str) -> Iterator[None]:
    """What nobody can guess is, for a while, the same each time: seeds, keys, ids, bots' moods.

    Each length has dice of its own, as one kind of database asks for names that others do not.
    """
    dice: dict[int, random.Random] = {}

    def of(length: int) -> random.Random:
        return dice.setdefault(length, random.Random(f"{seed} {length}"))

    with (
        patch.object(secrets, "token_bytes", lambda length: of(length).randbytes(length)),
        patch.object(secrets, "randbits", lambda bits: of(bits).getrandbits(bits)),
    ):
        yield


def _text(parts: Mapping[str, object]) -> str:
    """JSON with a line for each part."""
    lines = (f" {_json(name)}: {_json(value)}" for name, value in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


# What is in a database


def _listed(connection: sqlite3.Connection, table: str) -> Listed:
    created, updated, status, listed, due, summary = connection.execute(
        "SELECT created, updated, status, listed, due, summary FROM tables WHERE id = ?", (table,)
    ).fetchone()
    return Listed(created, updated, status, bool(listed), due, summary.decode())


def _log(connection: sqlite3.Connection, table: str) -> Iterator[bytes]:
    for version, at, body in connection.execute(
        "SELECT version, at, body FROM log WHERE table_id = ? ORDER BY version", (table,)
    ):
        yield msgspec.json.encode(Line(version, at, msgspec.Raw(body))) + b"\n"


def _sqlite(path: Path) -> Iterator[str]:
    """A file as SQL: what made its tables, and an INSERT for each row."""
    with closing(sqlite3.connect(path)) as connection:
        for [made] in connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"):
            yield f"{textwrap.dedent(made)};\n"
        for table, order in _ORDER.items():
            rows = connection.execute(f"SELECT * FROM {table} ORDER BY {order}")
            names = [name for name, *_ in rows.description]
            for row in rows:
                yield _insert(table, names, map(_sqlite_value, row))


async def _postgres(url: str) -> list[str]:
    """The same for PostgreSQL, where the steps that the store has taken made the tables."""
    text = [f"{textwrap.dedent(step).strip()}\n" for step in postgres_steps()]
    connection = await asyncpg.connect(url)
    try:
        for table, order in _ORDER.items():
            rows = await connection.fetch(f"SELECT * FROM {table} ORDER BY {order}")
            text += [_insert(table, row.keys(), map(_postgres_value, row.values())) for row in rows]
    finally:
        await connection.close()
    return text


def _insert(table: str, names: Iterable[str], values: Iterable[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(values)});\n"


def _sqlite_value(value: object) -> str:
    if isinstance(value, bytes):
        text = _readable(value)
        return f"X'{value.hex()}'" if text is None else f"CAST({_quoted(text)} AS BLOB)"
    return _value(value)


def _postgres_value(value: object) -> str:
    if isinstance(value, bytes):
        text = _readable(value)
        return f"'\\x{value.hex()}'" if text is None else f"convert_to({_quoted(text)}, 'UTF8')"
    return _value(value)


def _value(value: object) -> str:
    if value is None:
        return "NULL"
    return _quoted(value) if isinstance(value, str) else str(value)


def _readable(data: bytes) -> str | None:
    """The text that the bytes are, if they are."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    return text if text.isprintable() or text.startswith("{") else None


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


if __name__ == "__main__":
    main()
