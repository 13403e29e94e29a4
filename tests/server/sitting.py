"""A table without a server: commands are decided and applied at once."""

from __future__ import annotations

import random
from collections.abc import Iterable

from alhambra.server.decisions import bot_turn, decide
from alhambra.server.log import AnyChange, Entry, from_body, to_body
from alhambra.server.new_tables import create
from alhambra.server.setup import Setup
from alhambra.server.table import News, Table
from alhambra.server.tokens import Signer
from alhambra.server.wire import messages
from alhambra.server.wire.messages import AnyCommand
from alhambra.server.wire.positions import Beginning
from alhambra.turn import Step, Turn
from alhambra.view import legal_actions

SIGNER = Signer(b"x" * 32)
HOST = "ada"
_TOWARDS_THE_END = ("buy", "place", "take", "stop")


class Sitting:
    """A table and its log, at a time that only moves when told."""

    def __init__(
        self, setup: Setup | None, *, beginning: Beginning | None = None, **order: object
    ) -> None:
        """A new table of the guest `ada`."""
        self.table = Table("table")
        self.now = 1_000
        self.log: list[tuple[Entry, int]] = []
        self._refs = 0
        new = messages.NewTable(setup, **order)  # type: ignore[arg-type]
        self._apply(Entry(tuple(create(new, HOST, beginning)), HOST))

    @property
    def turn(self) -> Turn:
        assert self.table.turn is not None
        return self.table.turn

    def ask(self, guest: str, command: AnyCommand) -> News:
        """Carry out a command of a guest."""
        decision = decide(self.table, guest, command, SIGNER, now=self.now)
        if not decision.changes:
            return News()
        return self._apply(Entry(decision.changes, guest, command.ref), decision.steps)

    def play(self, guest: str, action: str) -> News:
        """An action that answers the newest version."""
        return self.ask(guest, messages.Play(version=self.table.version, action=action))

    def undo(self, guest: str) -> News:
        return self.ask(guest, messages.Undo(version=self.table.version))

    def end(self, guest: str) -> News:
        return self.ask(guest, messages.End(version=self.table.version))

    def actor(self) -> str:
        """The guest whose turn it is."""
        return self.table.seats[self.turn.seat].holders[0]

    def finish_turn(self, dice: random.Random) -> News:
        """Play the rest of the turn at random and end it."""
        guest = self.actor()
        while not self.turn.complete:
            self.play(guest, dice.choice(legal(self.table)))
        return self.end(guest)

    def play_out(self, dice: random.Random) -> None:
        """Play to the end of the game: people and bots by simple choices, so that it does end."""
        while self.table.turn is not None:
            turn = Turn(self.turn.before)
            while not turn.complete:
                actions = legal_actions(turn.state)
                better = [each for each in actions if str(each).split()[0] in _TOWARDS_THE_END]
                turn.play(dice.choice(better or actions))
            self.by_bot(turn.codes)

    def by_server(self, *changes: AnyChange) -> News:
        """Changes that the server makes by itself."""
        return self._apply(Entry(changes))

    def by_bot(self, codes: Iterable[int]) -> News:
        """The rest of a turn that a bot plays."""
        decision = bot_turn(self.turn, codes)
        return self._apply(Entry(decision.changes), decision.steps)

    def again(self) -> Table:
        """The table read from its log, as it is stored."""
        table = Table("table")
        for entry, at in self.log:
            table.apply(from_body(to_body(entry)), at)
        return table

    def _apply(self, entry: Entry, steps: Iterable[Step] = ()) -> News:
        self.log.append((entry, self.now))
        return self.table.apply(entry, self.now, steps)


def legal(table: Table) -> list[str]:
    """What the acting seat may do."""
    assert table.turn is not None
    return list(map(str, legal_actions(table.turn.state)))


def three(**setup: object) -> Sitting:
    """Ada, Ben and Cem at a table that has started."""
    sitting = Sitting(Setup(players=3, **setup), name="Ada")  # type: ignore[arg-type]
    sitting.ask("ben", messages.Sit(name="Ben"))
    sitting.ask("cem", messages.Sit(name="Cem"))
    sitting.ask(HOST, messages.Start())
    return sitting
