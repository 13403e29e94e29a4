"""Backs up the database of a server, even while it is running."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from ...errors import SetupError

_PATIENCE = 10.0  # seconds for which the file may be locked


def back_up(url: str, copy: Path) -> int:
    """Copy a SQLite database as of one moment; returns the size of the copy in bytes.

    Raises `SetupError` if there is nothing to copy, or if the copy exists already.
    """
    if url.startswith(("postgres://", "postgresql://")):
        raise SetupError(
            "a PostgreSQL database is backed up by its own tools: "
            "pg_dump --format=custom --file=FILE, and pg_restore brings it back"
        )
    path = Path(url.removeprefix("sqlite:///")).resolve()
    if not path.is_file():
        raise SetupError(f"there is no database at {path}")
    draft = copy.with_name(f".{copy.name}.{os.getpid()}")
    try:
        _make(draft)
        _copy(path, draft)
        os.link(draft, copy)  # fails if it exists, unlike a rename
    except FileExistsError:
        raise SetupError(f"{copy} already exists; choose another name") from None
    except sqlite3.Error as error:
        raise SetupError(f"{path} cannot be copied: {error}") from error
    except OSError as error:
        why = error.strerror or error
        raise SetupError(f"{copy} cannot be written: {why}") from error
    finally:
        with suppress(FileNotFoundError):
            draft.unlink()
    _sync_folder(copy.parent)
    return copy.stat().st_size


def _make(draft: Path) -> None:
    """Make an empty file that nobody else may read, as the database holds the server's secret."""
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _copy(path: Path, draft: Path) -> None:
    source = f"{path.as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(source, _PATIENCE, uri=True)) as original,
        closing(sqlite3.connect(draft, isolation_level=None)) as copied,
    ):
        original.backup(copied)  # in one step, so it is consistent
        copied.execute("PRAGMA journal_mode = DELETE")  # all in one file
        [found] = copied.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged: {found:.100}")
    with open(draft, "rb") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)
