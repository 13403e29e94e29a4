"""`alhambra verify`: replays records and checks everything they claim."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from .. import record
from ..parallel import chunks, in_order
from ..record import BadRecord
from . import files
from .common import (
    FAILED,
    OK,
    USAGE,
    Commands,
    UsageError,
    add_command,
    add_jobs,
    add_json,
    plural,
    print_json,
)
from .screen import progress

MORE = """\
Prints `N games, M actions: ok`, or for each invalid record
`file:line: action K: R4.2: reason`, with actions counted from 0. A file without
any record is invalid, too. Exit code 0 only if everything is valid; 2 if a file
could not be read, whatever the others contain.

examples:
  alhambra verify games.jsonl
  alhambra verify --jobs 0 tournament/*.jsonl
  alhambra simulate --games 100 --players 4 --records - | alhambra verify -

With --json: ok, games, actions (of the valid records), bad (file, line,
action, rule, text), unreadable (file, text)."""

CHUNK = 16  # records checked at a time


@dataclass(frozen=True, slots=True)
class Entry:
    """A record to check; line 0 stands for a file without any record."""

    file: str
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of checking an entry."""

    file: str
    line: int
    actions: int
    size: int
    """Characters read."""
    bad: BadRecord | None


@dataclass(slots=True)
class Tally:
    """What has been found so far."""

    games: int = 0
    actions: int = 0
    """Of the valid games."""
    bad: list[Finding] = field(default_factory=list)
    unreadable: dict[str, str] = field(default_factory=dict)
    """The reasons, by file."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "replay records and check components, piles, every action, result and shuffle"
    parser = add_command(commands, "verify", run, summary, MORE)
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="JSON or JSON Lines; - is standard input"
    )
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check every record of every file."""
    if arguments.files.count(files.STANDARD) > 1:
        raise UsageError("standard input can be read only once")
    tally = verify(arguments.files, arguments.jobs, _ignore if arguments.json else _print_bad)
    if arguments.json:
        print_json(_all_as_json(tally))
    elif tally.games or tally.bad:
        print(_summary(tally))
    for text in tally.unreadable.values():
        print(f"alhambra verify: {text}", file=sys.stderr)
    if tally.unreadable:
        return USAGE
    return FAILED if tally.bad else OK


def verify(paths: Sequence[str], jobs: int, report: Callable[[Finding], None]) -> Tally:
    """Check every record of every file; `report` is called at once for each bad one."""
    tally = Tally()
    sizes = [files.size(path) for path in paths]
    total = None if None in sizes else sum(each or 0 for each in sizes)
    with progress("verifying", total) as advance:
        for findings in in_order(check, chunks(_entries(paths, tally.unreadable), CHUNK), jobs):
            for finding in findings:
                advance(finding.size)
                tally.games += finding.line > 0
                tally.actions += finding.actions
                if finding.bad is not None:
                    tally.bad.append(finding)
                    report(finding)
    return tally


def check(entries: list[Entry]) -> list[Finding]:
    """Check some entries."""
    return [_check(entry) for entry in entries]


def _check(entry: Entry) -> Finding:
    actions, bad = 0, None
    try:
        if not entry.line:
            raise BadRecord("the file holds no record")
        actions = record.verify(files.parse(entry.text)).version
    except BadRecord as error:
        bad = error
    return Finding(entry.file, entry.line, actions, len(entry.text), bad)


def _entries(paths: Sequence[str], unreadable: dict[str, str]) -> Iterator[Entry]:
    """The records of the files; files that cannot be read are added to `unreadable`."""
    for path in paths:
        empty = True
        try:
            for line, text in files.entries(path):
                empty = False
                yield Entry(path, line, text)
        except UsageError as error:
            unreadable[path] = str(error)
            continue
        if empty:
            yield Entry(path, 0, "")


def _summary(tally: Tally) -> str:
    """The result in one line."""
    games = plural(tally.games, "game")
    if tally.bad:
        found = f"{games}, {len(tally.bad)} bad"
    else:
        found = f"{games}, {plural(tally.actions, 'action')}: ok"
    unread = len(tally.unreadable)
    return f"{found}; {plural(unread, 'file')} not read" if unread else found


def _print_bad(finding: Finding) -> None:
    line = f":{finding.line}" if finding.line else ""
    print(f"{finding.file}{line}: {finding.bad}")


def _ignore(finding: Finding) -> None:
    """Print nothing: with --json, everything is printed at the end."""


def _all_as_json(tally: Tally) -> dict[str, object]:
    return {
        "ok": not tally.bad and not tally.unreadable,
        "games": tally.games,
        "actions": tally.actions,
        "bad": [_as_json(finding, finding.bad) for finding in tally.bad if finding.bad],
        "unreadable": [{"file": file, "text": text} for file, text in tally.unreadable.items()],
    }


def _as_json(finding: Finding, bad: BadRecord) -> dict[str, object]:
    return {
        "file": finding.file,
        "line": finding.line or None,
        "action": bad.action,
        "rule": bad.rule,
        "text": bad.text,
    }
