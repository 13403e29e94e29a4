"""What clients were promised and shown at a table, to be checked against its log.

An acknowledged command must be in the log once, at the version that its client was told, and do
what was asked. A refused command must not be there. What clients saw at a version must be what the
log leads to.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from alhambra.server.log import (
    Answered,
    AnyChange,
    CameBack,
    Ended,
    Entry,
    Proposed,
    Said,
    Seated,
    Started,
    Stepped,
    TakenBack,
    Undone,
    from_body,
)
from alhambra.server.store import Row
from alhambra.server.table import Table
from alhambra.server.wire import updates

from .client import Json


class Fault(NamedTuple):
    """Something that must never happen."""

    kind: str
    """`lost`, `doubled`, `gap` and so on."""
    text: str


class Promise(NamedTuple):
    """An acknowledged command."""

    name: str
    """The player's name, which is unique at a table."""
    version: int
    command: Json


class Ledger:
    """Everything that the clients of one table know."""

    def __init__(self, table: str) -> None:
        """Start empty."""
        self.table = table
        self.promises: list[Promise] = []
        self.refused: set[tuple[str, str]] = set()
        """Name and ref of every command refused for good."""
        self.newest = 0
        """The newest version that anybody has seen."""
        self.waits: float | None = None
        """Since when the table could go on but has not; None if it has."""
        self.pauses: list[float] = []
        """How long each of those pauses was, in seconds."""
        self._shown: dict[int, bytes] = {}
        self._rows: list[Row] = []  # the log at the last check

    def show(self, update: Json) -> Fault | None:
        """Note an update that a client sees. All must see the same game at the same version."""
        version: int = update["version"]
        if version > self.newest:
            self.newest = version
            if self.waits is not None:
                self.pauses.append(time.monotonic() - self.waits)
                self.waits = None
        seen = _digest(update["table"]["status"], update["game"])
        if self._shown.setdefault(version, seen) != seen:
            return Fault("shown", f"{self.table} was shown in two ways at version {version}")
        return None

    def check(self, rows: list[Row], promises: Sequence[Promise]) -> Iterator[Fault]:
        """Check a log against promises that were made before it was read."""
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            yield Fault("gap", f"{self.table} has versions {[row.version for row in rows]}")
            return
        if rows[: len(self._rows)] != self._rows:
            yield Fault("changed", f"{self.table} has other rows than it had")
        self._rows = rows
        entries = [from_body(row.body) for row in rows]
        guests = _guests(entries)
        times = Counter((entry.by, entry.ref) for entry in entries if entry.ref)
        for promise in promises:
            yield from self._check_promise(promise, entries, guests)
        for (guest, ref), count in times.items():
            if count > 1:
                yield Fault("doubled", f"{self.table}: {ref} of {guest} is there {count} times")
        for name, ref in self.refused:
            if (guests.get(name, name), ref) in times:
                yield Fault("undead", f"{self.table}: {ref} of {name} was refused and is there")

    def check_all(self, rows: list[Row], actions: Sequence[str]) -> Iterator[Fault]:
        """Check the log of a finished game against everything, and its record against the log."""
        yield from self.check(rows, self.promises)
        entries = [from_body(row.body) for row in rows]
        if played(entries) != list(actions):
            yield Fault("record", f"{self.table} has other actions in its record than in its log")
        names = {guest: name for name, guest in _guests(entries).items()}
        made = {(names[entry.by], entry.ref) for entry in entries if entry.ref}
        known = {(promise.name, promise.command["ref"]) for promise in self.promises}
        for name, ref in made - known:
            yield Fault("unknown", f"{self.table}: {ref} of {name} was never acknowledged")
        table = Table(self.table)
        for row, entry in zip(rows, entries, strict=True):
            table.apply(entry, row.at)
            seen = self._shown.pop(row.version, None)
            if seen is not None and seen != _digest(table.status, _game(table)):
                yield Fault("shown", f"{self.table} was shown wrongly at version {row.version}")
        for version in self._shown:
            yield Fault("shown", f"{self.table} was shown at version {version}, which is not there")

    def _check_promise(
        self, promise: Promise, entries: list[Entry], guests: dict[str, str]
    ) -> Iterator[Fault]:
        name, version, command = promise
        what = f"{self.table}: {command['ref']} of {name}, acknowledged at version {version},"
        if version > len(entries):
            yield Fault("lost", f"{what} is lost; the log ends at {len(entries)}")
            return
        entry = entries[version - 1]
        if (entry.by, entry.ref) != (guests.get(name), command["ref"]):
            yield Fault("lost", f"{what} is lost; {entry.ref} of {entry.by!r} is there")
        elif not _does(entry, command):
            yield Fault("lost", f"{what} is something else than {command}: {entry.changes}")


def played(entries: Sequence[Entry]) -> list[str]:
    """The actions that remain at the end of a log, without undone steps and turns taken back."""
    actions: list[str] = []
    steps: list[str] = []
    for change in (change for entry in entries for change in entry.changes):
        match change:
            case Stepped(action=action):
                steps.append(action)
            case Undone():
                steps.pop()
            case Ended():
                actions += steps
                steps = []
            case TakenBack(actions=count):
                del actions[count:]
                steps = []
    return actions


def _guests(entries: Sequence[Entry]) -> dict[str, str]:
    """The guest behind each name."""
    seated = (change for entry in entries for change in entry.changes if isinstance(change, Seated))
    return {change.name: change.guest for change in seated}


def _does(entry: Entry, command: Json) -> bool:
    """Whether an entry does what a command asked for."""
    first = next(change for change in entry.changes if not isinstance(change, CameBack))
    wanted: dict[str, type[AnyChange]] = {
        "sit": Seated,
        "start": Started,
        "play": Stepped,
        "undo": Undone,
        "end": Ended,
        "propose": Proposed,
        "answer": Answered,
        "say": Said,
    }
    return isinstance(first, wanted[command["type"]]) and all(
        getattr(first, key) == command[key]
        for key in ("name", "action", "agrees", "text", "quick")
        if key in command
    )


def _digest(status: str, game: Json | None) -> bytes:
    text = json.dumps([status, game], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


def _game(table: Table) -> Json | None:
    game: Json | None = json.loads(updates.encode(updates.game_out(table)))
    return game
