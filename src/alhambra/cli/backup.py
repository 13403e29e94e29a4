"""`alhambra backup`: copies a server's database, even while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..errors import MissingExtra, SetupError
from .common import OK, Commands, UsageError, add_command

MORE = """\
The copy is a checked snapshot of the database, in one file that only its owner can
read: anyone who has it has the server's secret. To restore it, stop the server and
put the copy in place of the database; docs/server.md has more.

examples:
  alhambra backup friday.db
  alhambra backup --database /var/lib/alhambra/alhambra.db /backup/alhambra.db
  alhambra backup --config /etc/alhambra.toml /backup/alhambra.db"""


def add(commands: Commands) -> None:
    """Add the command."""
    summary = "copy the database of a server, which may be running"
    parser = add_command(commands, "backup", run, summary, MORE)
    parser.add_argument("file", metavar="FILE", help="where the copy goes; it must not exist yet")
    parser.add_argument("--database", metavar="WHERE", help="the server's database file")
    parser.add_argument("--config", metavar="FILE", help="the server's TOML settings file")


def run(parsed: argparse.Namespace) -> int:
    """Copy the database and print what was done."""
    try:
        from ..server import settings
        from ..server.store.backup import back_up
    except ImportError:
        raise MissingExtra("the server", "server") from None
    try:
        chosen = settings.read(parsed.config, given={"database": parsed.database})
        size = back_up(chosen.database, Path(parsed.file).resolve())
    except SetupError as error:
        raise UsageError(str(error)) from None
    print(f"{chosen.database_shown} was copied to {parsed.file} ({size:,} bytes)")
    return OK
