"""Files: reading records line by line, whatever they contain, and output with clear errors."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from .. import record
from ..game import Game
from ..record import BadRecord, Record
from .common import Failure, UsageError, plural

STANDARD = "-"
"""A file name that means standard input for reading, standard output for writing."""


class Output:
    """A file being written. Every failure is a `UsageError` that names the file."""

    def __init__(self, path: str) -> None:
        """Open a file, or standard output."""
        self._path = path
        self._file: TextIO
        if path != STANDARD:
            with self._named():
                self._file = open(path, "w", encoding="utf-8", newline="\n")  # noqa: SIM115
        elif sys.__stdout__ is None:
            raise UsageError("standard output is closed")
        else:
            self._file = sys.stdout
            if isinstance(self._file, io.TextIOWrapper):
                self._file.reconfigure(encoding="utf-8", newline="\n")

    def write(self, text: str) -> None:
        """Write text; it may be buffered until the file is closed."""
        with self._named():
            self._file.write(text)

    def close(self) -> None:
        """Flush and close the file; standard output stays open."""
        with self._named():
            if self._path == STANDARD:
                self._file.flush()
            else:
                self._file.close()

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except (OSError, ValueError) as error:
            raise UsageError(f"cannot write {shown(self._path)}: {reason(error)}") from None


def shown(path: str) -> str:
    """A file's name for a message."""
    return "standard output" if path == STANDARD else repr(path)


def reason(error: OSError | ValueError) -> str:
    """What went wrong, without the file name, which the caller knows."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


@contextmanager
def opened(path: str) -> Iterator[TextIO]:
    """Open a file as text; bytes that are not UTF-8 become surrogates, which `parse` refuses."""
    if "\0" in path:
        raise UsageError(f"{path!r} is not a file name")
    try:
        if path == STANDARD:
            yield _standard_input()
            return
        with open(path, encoding="utf-8-sig", errors="surrogateescape", newline="\n") as file:
            yield file
    except OSError as error:
        raise UsageError(f"cannot read {path!r}: {reason(error)}") from None


def entries(path: str) -> Iterator[tuple[int, str]]:
    """The texts of a file's records, not yet parsed, with their line numbers."""
    with opened(path) as file:
        yield from record.read_lines(_short_lines(file))


def size(path: str) -> int | None:
    """The size of a file in bytes; None if unknown."""
    try:
        return Path(path).stat().st_size if Path(path).is_file() else None
    except (OSError, ValueError):
        return None


def parse(text: str) -> Record:
    """Parse the text of a record. Raises `BadRecord`."""
    if len(text) > record.MAX_LENGTH:
        raise BadRecord(f"a record has at most {record.MAX_LENGTH} characters")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord(f"not UTF-8 text, from character {error.start + 1} on") from None
    return record.from_json(text)


def load(path: str, index: int, *, at: int | None = None) -> tuple[Record, Game]:
    """A record of a file, and its game after the first `at` actions (default: all)."""
    found = 0
    for line, text in entries(path):
        if found == index:
            return _replayed(f"{path}:{line}", text, at)
        found += 1
    if found == 0:
        raise Failure(f"{path} holds no record")
    raise UsageError(
        f"{path} holds {plural(found, 'record')}; --game is at most {found - 1}, not {index}"
    )


def _replayed(where: str, text: str, at: int | None) -> tuple[Record, Game]:
    try:
        read = parse(text)
        if at is not None and at > len(read.actions):
            raise UsageError(
                f"{where} has {plural(len(read.actions), 'action')}; "
                f"--at is at most {len(read.actions)}, not {at}"
            )
        return read, record.replay(read, at)
    except BadRecord as error:
        raise Failure(f"{where}: {error}") from None


def _standard_input() -> TextIO:
    stream = sys.stdin
    if stream is None or stream.closed:
        raise UsageError("standard input is closed")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8-sig", errors="surrogateescape", newline="\n")
    return stream


def _short_lines(file: TextIO) -> Iterator[str]:
    """The lines of a file; a line longer than any record is cut off, so `parse` refuses it."""
    while line := file.readline(record.MAX_LENGTH + 1):
        rest = line
        while len(rest) > record.MAX_LENGTH and not rest.endswith("\n"):
            rest = file.readline(record.MAX_LENGTH + 1)
        yield line
