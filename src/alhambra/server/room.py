"""A table in memory: who is connected to it here, who is missing, and what it needs next."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from typing import Protocol

from ..bots import BOTS
from ..turn import Turn
from .setup import LIVE
from .table import RUNNING, STAND_IN, News, Table
from .thinkers import Past, watches
from .wire.updates import Drawn


class Viewer(Protocol):
    """Somebody who is connected to a table."""

    guest: str
    """Empty for a spectator."""
    faced: int | None
    """At a hot-seat table, whose turn at the screen it is."""

    def show(self, update: bytes, *, whole: bool) -> None:
        """Send an update, now or as soon as the connection allows."""
        ...

    def end(self) -> None:
        """Close the connection: whoever it is has to say again who is there."""
        ...

    def tell(self, message: bytes) -> None:
        """Send anything else."""
        ...


@dataclass(slots=True, eq=False)
class Room:
    """A table in memory, and who is connected to it here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table changes: one writer at a time."""
    viewers: dict[Viewer, None] = field(default_factory=dict)
    present: frozenset[int] = frozenset()
    """The seats that have somebody connected, in any process."""
    left: dict[int, float] = field(default_factory=dict)
    """When the holder of a seat was last seen, by this process's clock."""
    told: int = 0
    """The newest version that was shown."""
    behind: bool = False
    """The table in memory may not be what the log says."""
    pending: tuple[bytes, News] | None = None
    """What was applied last, and may not be stored: its body, and what it brought."""
    driver: asyncio.Task[None] | None = None
    """Plays the bots."""
    changed: asyncio.Event | None = None
    """Set with the next change, if anybody waits for it."""
    waiting: int = 0
    """How many wait for a change."""
    polled: dict[int, float] = field(default_factory=dict)
    """When a holder of a seat last asked over HTTP."""
    used: float = 0.0
    drawn: Drawn = field(default_factory=Drawn)
    """What was shown last."""
    summary: bytes = b""
    """The table in short, as it was stored last."""

    @property
    def here(self) -> frozenset[int]:
        """The seats whose holders are connected to this process."""
        return frozenset(seat for each in self.viewers for seat in self.table.held_by(each.guest))

    def facing(self, viewer: Viewer) -> int | None:
        """The seat whose hand a viewer sees: the only one, or the one in front of the screen."""
        held = self.table.held_by(viewer.guest)
        if len(held) == 1:
            return held[0]
        return viewer.faced if viewer.faced in held else None

    def leave(self, viewer: Viewer) -> None:
        """Somebody is not connected any more."""
        self.viewers.pop(viewer, None)
        self.used = time.monotonic()

    def hide_hands(self) -> None:
        """The turn has passed on: where several share a screen, the next person has to ask."""
        turn = self.table.turn
        actor = None if turn is None else turn.seat
        for viewer in self.viewers:
            if viewer.faced != actor:
                viewer.faced = None

    def rest(self) -> None:
        """Nothing happens here: take less memory."""
        self.table.rest()
        self.drawn = Drawn()
        self.summary = b""

    def missing(self, before: float) -> list[int]:
        """The seats of people who left before that time, while others are there to play on.

        Without a clock nobody is missing before all who are there have said that they are.
        """
        table = self.table
        if table.status != RUNNING:
            return []
        if table.setup.clock is None:
            return [
                seat
                for seat in table.bot_wanted
                if seat not in self.present
                and self.present
                and not table.undecided(seat, self.present)
            ]
        if not table.setup.live:
            return []
        there = {guest for seat in self.present for guest in table.seats[seat].holders}
        return [
            seat
            for seat, when in self.left.items()
            if when <= before
            and table.seats[seat].holders
            and not table.seats[seat].player
            and there - set(table.seats[seat].holders)
        ]

    def chore(self, now: int, steady: float = math.inf) -> Chore | None:
        """What the table needs now, if the time was right for the last `steady` seconds.

        A clock has run out only if so much of it has passed for certain, or an hour of days.
        """
        bot = self.table.mover
        if not bot and self.table.setup.clock is None:
            return None
        turn = self.table.turn
        if turn is None:
            return None
        late = False
        if (deadline := self.table.deadline) is not None:
            whole = (deadline - self.table.since) / 1000
            late = now >= deadline and steady >= min(whole, LIVE)
        if not bot and not late:
            return None
        if bot and bot not in BOTS:
            bot = STAND_IN  # it came from a package that is not installed any more
        fixed = self.table.seed if self.table.deal else ""
        game = self.table.game if watches(bot) else None
        past = None if game is None else Past.of(game)
        return Chore(turn.seat, bot, self.table.acted, turn, fixed, past)


@dataclass(frozen=True, slots=True)
class Chore:
    """Something that a table needs and no person does."""

    seat: int
    bot: str
    """Who plays the rest of the turn; nothing if the clock has run out."""
    acted: int
    """The version of the newest change to the game then."""
    turn: Turn
    """The running turn, to look at until the table changes."""
    fixed: str = ""
    """What the bot chooses by, where everybody is to meet the same game."""
    past: Past | None = None
    """What was done before, for a bot that goes by it."""
