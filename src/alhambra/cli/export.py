"""`alhambra export`: turns games into a table of choices for learning, and back."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import record
from ..errors import MissingExtra
from ..parallel import chunks, in_order
from ..record import BadRecord, Record
from . import files
from .common import (
    OK,
    Commands,
    Failure,
    UsageError,
    add_cluster,
    add_command,
    add_jobs,
    plural,
)
from .files import Output
from .screen import progress

MORE = """\
A file of records becomes a Parquet file with a row for each id that somebody chose:
what the seat observed, which ids were legal, which it chose, and how the game ended
for it; docs/environments.md lists the columns. All games in a file must have the same
number of seats. Every record is replayed, and the first invalid one ends the command.
A Parquet file of this kind is turned back into exactly the same records.

examples:
  alhambra simulate --games 1000 --players 3 --bots mason --jobs 0 --records games.jsonl
  alhambra export games.jsonl --out moves.parquet --jobs 0
  alhambra export moves.parquet --out games-again.jsonl

It needs `pip install 'alhambra-game[data]'`."""

MAGIC = b"PAR1"  # the first bytes of every Parquet file
CHUNK = 16  # games replayed at a time


@dataclass(frozen=True, slots=True)
class Task:
    """Some records of a file."""

    file: str
    first: int
    """The number of the first record in the file, from 0."""
    lines: list[tuple[int, str]]
    players: int
    view: str


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "turn games into a table of choices for learning (Parquet), and back"
    parser = add_command(commands, "export", run, summary, MORE)
    parser.add_argument(
        "file", metavar="FILE", help="a file of records, - is standard input; or a Parquet file"
    )
    parser.add_argument("--out", required=True, metavar="FILE", help="the file to write")
    parser.add_argument(
        "--view", choices=["memory", "table"], default="memory",
        help="what a seat observes: with a perfect memory, or as the table shows it "
        "(default: memory)",
    )  # fmt: skip
    add_jobs(parser)
    add_cluster(parser)


def run(arguments: argparse.Namespace) -> int:
    """Convert a file: records to Parquet, or Parquet to records."""
    try:
        from ..envs import moves
    except ImportError:
        raise MissingExtra("alhambra export", "data") from None
    path, out = arguments.file, arguments.out
    if path != files.STANDARD and _begin(path) == MAGIC:
        try:
            games, count = _write_records(moves, path, out)
        except moves.BadMoves as error:
            raise Failure(str(error)) from None
    elif out == files.STANDARD:
        raise UsageError("Parquet cannot be written to standard output: name a file with --out")
    else:
        games, count = _write_moves(moves, arguments, out)
    told = sys.stderr if out == files.STANDARD else sys.stdout
    print(f"{plural(games, 'game')}, {plural(count, 'row')}: {files.shown(out)}", file=told)
    return OK


def rows_of(task: Task) -> list[tuple[Any, int]]:
    """The rows of each record of a task, each with the record's number of characters."""
    from ..envs import moves

    found = []
    for number, (line, text) in enumerate(task.lines, task.first):
        try:
            game = files.parse(text)
            _check_seats(game, task.players)
            found.append((moves.rows(number, game, task.view), len(text)))
        except BadRecord as error:
            raise Failure(f"{task.file}:{line}: {error}") from None
    return found


def _check_seats(game: Record, players: int) -> None:
    if game.options.players != players:
        raise BadRecord(
            f"a game of {game.options.players} seats among games of {players}; "
            "a table of choices is for one number of seats"
        )


def _write_moves(moves: Any, arguments: argparse.Namespace, out: str) -> tuple[int, int]:  # noqa: ANN401
    """Convert records to Parquet; returns the numbers of games and rows."""
    path = arguments.file
    entries = files.entries(path)
    first = next(entries, None)
    if first is None:
        raise Failure(f"{path} holds no record")
    try:
        players = files.parse(first[1]).options.players
    except BadRecord as error:
        raise Failure(f"{path}:{first[0]}: {error}") from None
    counted = {"games": 0, "rows": 0}

    def lines() -> Iterator[tuple[int, str]]:
        yield first
        yield from entries

    tasks = (
        Task(path, number * CHUNK, chunk, players, arguments.view)
        for number, chunk in enumerate(chunks(lines(), CHUNK))
    )

    def parts(advance: Callable[[float], None]) -> Iterator[Any]:
        for results in in_order(rows_of, tasks, arguments.jobs, arguments.cluster):
            for batch, size in results:
                counted["games"] += 1
                counted["rows"] += batch.num_rows
                advance(size)
                yield batch

    part = f"{out}.part"
    try:
        with progress("exporting", files.size(path)) as advance:
            moves.write(part, parts(advance), moves.schema(players, arguments.view))
        os.replace(part, out)
    except OSError as error:
        raise UsageError(f"cannot write {out!r}: {files.reason(error)}") from None
    finally:
        with suppress(OSError):
            os.unlink(part)
    return counted["games"], counted["rows"]


def _write_records(moves: Any, path: str, out: str) -> tuple[int, int]:  # noqa: ANN401
    """Convert Parquet to records; returns the numbers of games and rows."""
    games = rows = 0
    with (
        moves.opened(path) as file,
        closing(Output(out)) as output,
        progress("exporting", file.metadata.num_rows) as advance,
    ):
        for game, count in moves.records(file):
            output.write(f"{record.to_json(game)}\n")
            games += 1
            rows += count
            advance(count)
    return games, rows


def _begin(path: str) -> bytes:
    """The first bytes of a file."""
    try:
        with Path(path).open("rb") as file:
            return file.read(len(MAGIC))
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot read {path!r}: {files.reason(error)}") from None
