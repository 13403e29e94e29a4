"""What it costs to take a turn back, and to read a log, as games get longer: `make bench-logs`.

One person plays both seats and does nothing but redesign, which never ends a game (R8.4), and takes
turns back again and again. The figures go to bench/SERVER.md.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from tests.harness.client import Json

from alhambra.bots import player
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.server.decisions import bot_turn
from alhambra.server.log import (
    AnyChange,
    Created,
    Entry,
    Proposed,
    Seated,
    Started,
    TakenBack,
    from_body,
    to_body,
)
from alhambra.server.setup import Setup
from alhambra.server.table import Table
from alhambra.turn import Turn

from . import page

LENGTHS = (300, 1_000, 3_000, 10_000)
"""Entries of a log; people can make no longer one."""
_SETTLED = 60  # entries of ordinary play, after which there is something to redesign
_OFTEN = 25  # turns between two that are taken back
_ROUNDS = 5


class Evening:
    """A table, its log, and how long each take-back took."""

    def __init__(self) -> None:
        """Both seats are the host's."""
        self.table = Table("evening")
        self.log: list[bytes] = []
        self.seconds: list[float] = []
        self._bot, self._rng = player("builder"), Rng(3)
        self._add(
            Created(Setup(players=2), "ada"),
            Seated(0, "ada", "Ada", "one", device=True),
            Seated(1, "ada", "Ben", "two", device=True),
            Started("evening"),
        )

    def grow(self, entries: int) -> None:
        """Play on until the log is so long."""
        turns = 0
        while len(self.log) < entries:
            turn = self.table.turn
            assert turn is not None, "redesigning never ends a game"
            self._add(*bot_turn(turn, self._codes(turn.state)).changes)
            turns += 1
            if turns % _OFTEN == 0:
                before = self.table.last_turn(turn.seat)
                assert before is not None
                began = time.process_time()
                self._add(Proposed(turn.seat), TakenBack(before))
                self.seconds.append(time.process_time() - began)

    def _codes(self, state: State) -> Iterator[int]:
        turn = Turn(state)
        while not turn.complete:
            code = self._bot.code(turn.state, self._rng)
            if len(self.log) > _SETTLED:
                moves = (const.ADD, const.REMOVE)
                code = next((c for c in legal(turn.state) if c >> const.KIND_SHIFT in moves), code)
            turn.take(*turn.planned([code]))
            yield code

    def _add(self, *changes: AnyChange) -> None:
        entry = Entry(changes, "ada")
        self.log.append(to_body(entry))
        self.table.apply(entry, len(self.log))


def measured(entries: int) -> Json:
    """A table with so long a log: milliseconds of the processor."""
    evening = Evening()
    evening.grow(entries)
    assert evening.table.game is not None
    loads = []
    for _ in range(_ROUNDS):
        began = time.process_time()
        table = Table("evening")
        for number, body in enumerate(evening.log, 1):
            table.apply(from_body(body), number)
        loads.append(time.process_time() - began)
        assert table.game is not None
        assert table.game.state.key() == evening.table.game.state.key()
    last = sorted(evening.seconds[-_ROUNDS:])
    return {
        "entries": entries,
        "actions": evening.table.game.version,
        "take_back": 1000 * last[len(last) // 2],
        "load": 1000 * min(loads),
    }


def main() -> None:
    """Measure and write the page."""
    runs = [measured(entries) for entries in LENGTHS]
    page.KEPT.mkdir(parents=True, exist_ok=True)
    found = {"facts": page.facts("make bench-logs"), "runs": runs}
    (page.KEPT / "logs.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    page.write()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
