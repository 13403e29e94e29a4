"""Where tables are kept: SQLite in one file, or PostgreSQL for many processes."""

from __future__ import annotations

import re

from ...errors import MissingExtra, SetupError
from .alerts import AlertStore as AlertStore
from .alerts import Device as Device
from .alerts import Push as Push
from .alerts import Watched as Watched
from .base import Conflict as Conflict
from .base import Holder as Holder
from .base import Index as Index
from .base import Listing as Listing
from .base import Row as Row
from .base import ScoreRow as ScoreRow
from .base import Store as Store
from .base import Unavailable as Unavailable
from .deals import DealStore as DealStore
from .deals import Run as Run
from .people import GameRow as GameRow
from .people import People as People
from .people import Person as Person

_FORMS = "a path, sqlite:///path or postgresql://user:password@host/database"


def open_store(url: str) -> Store:
    """The store at an address, not yet open. Raises `SetupError` or `MissingExtra`."""
    scheme = re.match(r"([\w.+-]+)://", url)
    match scheme and scheme[1]:
        case "postgresql" | "postgres":
            return _postgres(url)
        case "sqlite":
            path = url.removeprefix("sqlite:///")
            if path != url and path:
                return _sqlite(path)
        case None:
            if url:
                return _sqlite(url)
    # Do not quote the URL: there may be a password in it.
    given = f"{scheme[1]}://…" if scheme else "nothing"
    raise SetupError(f"the database is {_FORMS}, not {given}")


def _sqlite(path: str) -> Store:
    from .sqlite import SqliteStore  # here, because Python in a browser has no sqlite3

    return SqliteStore(path)


def _postgres(url: str) -> Store:
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise MissingExtra("PostgreSQL", "postgres") from None
    return PostgresStore(url)
