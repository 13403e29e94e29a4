"""`alhambra duplicate`: prepares a duplicate evening on a server, shows or saves its table."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ..cleaning import clean_text
from .common import OK, Commands, Failure, UsageError, add_command, add_json, number, print_json
from .screen import print_table, say

SERVER = "http://localhost:8000"
PATIENCE = 20.0
"""Seconds to wait for a server to answer."""
LARGEST = 4_000_000
"""The most bytes of an answer that are read."""
NOT_OURS = "this is not an Alhambra server: its answer cannot be read"

MORE = """\
Many people play the same five deals for a day, each alone against the same
bots. Anyone who opens the link can play; the table is on that page, too.

examples:
  alhambra duplicate "Club night"
  alhambra duplicate "Club night" --bots architect,mason --server https://play.example.org
  alhambra duplicate --of https://play.example.org/duplicate/Ab3-_x9QkTzWm1Lp --live
  alhambra duplicate --of https://play.example.org/duplicate/Ab3-_x9QkTzWm1Lp --csv club.csv

With --json: the link of a new evening; of an existing one the table, as the
server's API has it"""


def add(commands: Commands) -> None:
    """Add the command."""
    summary = "prepare a duplicate evening on a server, and show its table"
    parser = add_command(commands, "duplicate", run, summary, MORE)
    parser.add_argument(
        "title", nargs="?", metavar="TITLE", help="prepare an evening with this name"
    )
    parser.add_argument("--of", metavar="LINK", help="an evening that already exists")
    parser.add_argument(
        "--bots", metavar="BOTS", default="mason,mason",
        help="the bots everybody plays against, one to five (default: mason,mason)",
    )  # fmt: skip
    parser.add_argument("--server", metavar="URL", help=f"where to prepare it (default: {SERVER})")
    parser.add_argument("--live", action="store_true", help="show the table whenever it changes")
    parser.add_argument(
        "--every", metavar="S", type=number(1, 3600), default=5,
        help="with --live: ask every S seconds (default: 5)",
    )  # fmt: skip
    parser.add_argument("--csv", metavar="FILE", help="save the table for spreadsheets")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    """Prepare a new evening or open an existing one, then show or save its table."""
    if (parsed.title is None) == (parsed.of is None):
        raise UsageError("give the title of a new evening, or the link to one with --of")
    if parsed.of is not None and parsed.server is not None:
        raise UsageError("--of names the server already; leave --server out")
    if parsed.json and (parsed.live or parsed.csv is not None):
        raise UsageError("--json prints one table; leave --live and --csv out")
    if parsed.title is not None:
        server, evening = _prepared(parsed)
        link = f"{server}/duplicate/{evening}"
        if parsed.json:
            print_json({"link": link})
        else:
            say(f"The evening is ready: {link}")
    else:
        server, evening = _found(parsed.of)
    path = f"{server}/api/duplicates/{evening}"
    if parsed.csv is not None:
        Path(parsed.csv).write_bytes(_ask(f"{path}/results.csv"))
        say(f"The table is saved: {parsed.csv}")
    if parsed.live:
        _follow(path, parsed.every)
    elif parsed.title is None and parsed.csv is None:
        league = _read(_ask(path))
        if parsed.json:
            print_json(league)
        else:
            _show(league)
    return OK


def _prepared(parsed: argparse.Namespace) -> tuple[str, str]:
    """Prepare a new evening; returns its server and its id there."""
    server = _checked(parsed.server or SERVER).rstrip("/")
    token = str(_read(_ask(f"{server}/api/guests", {})).get("token"))
    bots = [each.strip() for each in parsed.bots.split(",")]
    order = {"title": parsed.title, "bots": bots}
    return server, str(_read(_ask(f"{server}/api/duplicates", order, token)).get("id"))


def _found(link: str) -> tuple[str, str]:
    """The server and the id of the evening in a link."""
    server, found, evening = _checked(link).rstrip("/").partition("/duplicate/")
    if not found or not evening or "/" in evening:
        raise UsageError(f"{link!r:.200} is not a link to an evening: that ends with /duplicate/…")
    return server, evening


def _checked(address: str) -> str:
    """The same address, once it is known to be that of a server."""
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise UsageError(f"{address!r:.200} is not a server's address: that begins with http://")
    return address


def _follow(path: str, seconds: int) -> None:
    """Show the table whenever it has changed, until Ctrl-C."""
    shown: object = None
    try:
        while True:
            league = _read(_ask(path))
            if league.get("rows") != shown or shown is None:
                shown = league.get("rows")
                _show(league)
            time.sleep(seconds)
    except KeyboardInterrupt:
        return


def _show(league: Mapping[str, Any]) -> None:
    """Print the table of an evening."""
    try:
        title, deals = clean_text(league["title"]), range(1, len(league["deals"]) + 1)
        rows = [
            [
                f"{row['place']}. {clean_text(row['name']) or '-'}",
                *("-" if points is None else str(points) for points in row["points"]),
                str(row["total"]),
            ]
            for row in league["rows"]
        ]
    except (KeyError, TypeError, AttributeError):
        raise Failure(NOT_OURS) from None
    if not rows:
        say(f"{title}: nobody has finished a deal yet")
        return
    heads = ["name", *(f"deal {each}" for each in deals), "total"]
    print_table(title, heads, rows)


def _ask(address: str, body: object = None, token: str = "") -> bytes:
    """The answer of a server. Raises `Failure` with the server's message if it refuses."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, headers), timeout=PATIENCE) as answer:
            read: bytes = answer.read(LARGEST)
            return read
    except HTTPError as error:
        with error:
            said = error.read(LARGEST)
        raise Failure(f"{address} refuses: {_why(said) or error.reason}") from None
    except (URLError, OSError, ValueError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise Failure(f"{address} does not answer: {reason}") from None


def _why(said: bytes) -> str:
    """The message of a refusal, if an Alhambra server sent it; else empty."""
    try:
        return clean_text(str(json.loads(said)["text"]))[:200]
    except (ValueError, KeyError, TypeError):
        return ""


def _read(answer: bytes) -> dict[str, Any]:
    """Parse an answer in JSON."""
    try:
        found = json.loads(answer)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Failure(NOT_OURS)
    return found
