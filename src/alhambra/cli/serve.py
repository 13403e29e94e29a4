"""`alhambra serve`: runs a server over HTTP and WebSocket for people, bots and programs."""

from __future__ import annotations

import argparse

from ..errors import MissingExtra, SetupError
from .common import OK, Commands, Failure, UsageError, add_command

MORE = """\
examples:
  alhambra serve
  alhambra serve --host 0.0.0.0 --port 8080
  alhambra serve --database postgresql://alhambra@db/alhambra

Everything else is set in a file (--config) or in the environment; docs/server.md lists it all."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "serve", run, "run a server where people and bots meet", MORE)
    parser.add_argument("--host", metavar="ADDRESS", help="the address to listen on")
    parser.add_argument("--port", metavar="PORT", help="the port to listen on; 0 for any free one")
    parser.add_argument("--database", metavar="WHERE", help="a file for SQLite, or postgresql://…")
    parser.add_argument("--config", metavar="FILE", help="a TOML settings file")
    parser.add_argument("--log", choices=("text", "json"), help="the format of the log")
    parser.add_argument(
        "--open", action="store_true",
        help="open the game in the browser, if there is one; use the next free port if need be",
    )  # fmt: skip


def run(parsed: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    try:
        from ..server import settings
        from ..server.edge import process
    except ImportError:
        raise MissingExtra("the server", "server") from None
    given = {name: getattr(parsed, name) for name in ("host", "port", "database", "log")}
    try:
        chosen = settings.read(parsed.config, given=given)
        process.run(chosen, browser=parsed.open)
    except SetupError as error:
        raise UsageError(str(error)) from None
    except process.CannotListen as error:
        raise Failure(str(error)) from None
    return OK
