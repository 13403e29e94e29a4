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
    """A connection to a table."""

    guest: str
    """The guest's id; empty for a spectator."""
    faced: int | None
    """With several seats on one screen: the seat whose person looks at it; None for nobody."""

    def show(self, update: bytes, *, whole: bool) -> None:
        """Send an update or a whole view, now or as soon as the connection allows."""
        ...

    def end(self) -> None:
        """Close the connection; the client has to join again."""
        ...

    def tell(self, message: bytes) -> None:
        """Send anything else."""
        ...


@dataclass(slots=True, eq=False)
class Room:
    """A table in memory, and who is connected to it here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table is changed or read from the store."""
    viewers: dict[Viewer, None] = field(default_factory=dict)
    present: frozenset[int] = frozenset()
    """The seats whose holders are connected to any process."""
    announced: set[int] = field(default_factory=set)
    """The seats that this process has reported as connected."""
    left: dict[int, float] = field(default_factory=dict)
    """When each absent seat's holder was last seen, by `time.monotonic`."""
    told: int = 0
    """The newest version that was shown to viewers."""
    behind: bool = False
    """Whether the table in memory may differ from the log."""
    pending: tuple[bytes, News] | None = None
    """The body and the news of the last entry, while it is not known whether it was stored."""
    driver: asyncio.Task[None] | None = None
    """The task that plays the bots' turns, while there are any."""
    changed: asyncio.Event | None = None
    """Set at the next change; None if nobody waits for it."""
    waiting: int = 0
    """How many requests wait for a change."""
    polled: dict[int, float] = field(default_factory=dict)
    """When each seat's holder was last noted as polling over HTTP, by `time.monotonic`."""
    used: float = 0.0
    drawn: Drawn = field(default_factory=Drawn)
    """The parts of the last update, to be used again if they have not changed."""
    summary: bytes = b""
    """The summary as last stored; empty if it must be written again."""

    @property
    def here(self) -> frozenset[int]:
        """The seats whose holders are connected to this process."""
        return frozenset(seat for each in self.viewers for seat in self.table.held_by(each.guest))

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected or waits, and no bot is playing."""
        return not self.viewers and not self.waiting and self.driver is None

    def facing(self, viewer: Viewer) -> int | None:
        """The seat whose hand a viewer sees: their only one, or the one facing the screen."""
        held = self.table.held_by(viewer.guest)
        if len(held) == 1:
            return held[0]
        return viewer.faced if viewer.faced in held else None

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self.viewers.pop(viewer, None)
        self.used = time.monotonic()

    def hide_hands(self) -> None:
        """Hide hands on shared screens after a turn, until the next person asks to see theirs."""
        turn = self.table.turn
        actor = None if turn is None else turn.seat
        for viewer in self.viewers:
            if viewer.faced != actor:
                viewer.faced = None

    def rest(self) -> None:
        """Free memory while nothing happens here."""
        self.table.rest()
        self.drawn = Drawn()
        self.summary = b""

    def missing(self, before: float) -> list[int]:
        """The seats for which a bot should take over, while others are there to play on.

        At live tables, those whose people left before the given time; without a clock, those for
        which everybody present has asked for a bot.
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
        """What the table needs now, given that the clock has not jumped for `steady` seconds.

        A turn's time is up only if the clock was steady for all of it, or for an hour of it.
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
            bot = STAND_IN  # from a package that is no longer installed
        fixed = self.table.seed if self.table.deal else ""
        game = self.table.game if watches(bot) else None
        past = None if game is None else Past.of(game)
        return Chore(bot, self.table.acted, turn, fixed, past)


@dataclass(frozen=True, slots=True)
class Chore:
    """Something that the server has to do at a table: a bot's turn, or an expired clock."""

    bot: str
    """The bot to play the rest of the turn; empty if the clock has run out."""
    acted: int
    """The table's `acted` at the time, to notice changes since."""
    turn: Turn
    """The running turn; only valid until the table changes."""
    fixed: str = ""
    """The seed for the bot's choices in a shared deal; otherwise empty."""
    past: Past | None = None
    """The game so far, for a bot that watches it."""
