"""People without accounts: a secret link makes one guest out of several devices.

Only the hash of the link's secret is stored. Whoever opens the link gets a token for the same
guest, with all seats and games. Making a new link begins another *generation*: older tokens become
void, on every device and in every process, within a second or two.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from .. import record
from . import new_tables
from .deals.players import player_key
from .errors import Full, NameEnded, NoSuchTable, NotAllowed, NoToken, TableError
from .lobby import StoredSummary, read_stored
from .losses import SeatLoss, read_losses
from .pace import Pace
from .rooms import Rooms
from .store import Conflict, GameRow, Person, Store, Unavailable
from .store.people import GameQuery
from .table import OPEN, OVER, RUNNING
from .tables import Tables
from .tokens import Keyring, hash_of, is_table_id, new_key

UNFINISHED = 200
"""The most unfinished games of a guest that are considered."""
REMOVED = 500
"""Tables removed at once."""
COUNTED = 10_000
"""The most games in one guest's statistics."""
TOGETHER = 1_000
"""The most games in the statistics of several guests together."""
PAGE = 500
"""Games read at once."""
COMPARED = 500
"""The most games of everybody on this server that statistics are compared with."""
OVERLAP = 60_000
"""Milliseconds by which reads overlap, as a renewal may be committed later than its time says."""
TRIES = 8
"""Attempts to store settings when other devices change them at the same time."""
SETTINGS = 60
"""The most settings of a person; those not changed for the longest time are dropped."""
LARGEST = 32_000
"""The most bytes of all settings of a person; our client needs a quarter of that at most."""
SEEN = 86_400_000
"""Milliseconds after which it is noted again that a person was seen."""

_settings = msgspec.json.Decoder(dict[str, str])

Losses: TypeAlias = list[SeatLoss]
Counted: TypeAlias = tuple[GameRow, StoredSummary, Losses]
"""A finished game, with each seat's losses if it was analysed."""


class People:
    """Knows which guest a token stands for, and what guests have played."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        tables: Tables,
        keyring: Keyring,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """Generations are not known before `hear`."""
        self._store = store
        self._rooms = rooms
        self._tables = tables
        self._keyring = keyring
        self._pace = pace
        self._now = now
        self._generations: dict[str, int] = {}  # by guest; 0 is not stored
        self._heard = 0  # time of the newest renewal known

    # Tokens

    def guest(self, token: str) -> str:
        """Whose token this is. Raises `NoToken`, or `NameEnded` for one that has become void."""
        known = self._keyring.signer.guest(token)
        if known is None:
            raise NoToken("send a token from POST /api/guests as `Authorization: Bearer …`")
        guest, generation = known
        newest = self._generations.get(guest, 0)
        if generation < newest:
            raise NameEnded
        if generation > newest:  # just issued by another process
            self._renewed(guest, generation)
        return guest

    def generation(self, guest: str) -> int:
        """The current generation of a guest's tokens."""
        return self._generations.get(guest, 0)

    async def run(self) -> None:
        """Loop for ever: learn whose links other processes have renewed."""
        while True:
            with suppress(Unavailable):
                await self.hear()
            await asyncio.sleep(self._pace.tick)

    async def hear(self) -> None:
        """Learn whose links were renewed. Raises `Unavailable`."""
        for guest, generation, at in await self._store.people.renewals(self._heard - OVERLAP):
            self._heard = max(self._heard, at)
            self._renewed(guest, generation)

    def _renewed(self, guest: str, generation: int) -> None:
        """Make older tokens void, and disconnect the guest, who has to join again."""
        if generation <= self._generations.get(guest, 0):
            return
        self._generations[guest] = generation
        self._disconnect(guest)

    def _disconnect(self, guest: str) -> None:
        for room in self._rooms:
            for viewer in list(room.viewers):
                if viewer.guest == guest:
                    viewer.end()

    # The link

    async def link(self, guest: str) -> tuple[str, str]:
        """Make a new link for a guest, replacing any other; returns a new token and the secret."""
        if self._tables.full and await self.person(guest) is None:
            raise Full
        key = new_key()
        generation = await self._store.people.renew(guest, hash_of(key), self._now())
        await self._store.alerts.drop_older(guest, generation)  # their tokens are void
        self._renewed(guest, generation)
        return self._keyring.signer.token_of(guest, generation), key

    async def open(self, key: str, old: str, *, take: bool) -> tuple[str, dict[str, str]]:
        """Open a link; returns a token for its person, and their settings.

        If `take`, the games of `old`, who opens it, become that person's; unless `old` has a link
        too, and so perhaps other devices. Raises `NotAllowed` if the link is not valid.
        """
        found = await self._store.people.with_key(hash_of(key))
        if found is None:
            raise NotAllowed("name-link", "this link is not valid; it may have been renewed")
        await self._store.people.open(found.guest, self._now())
        if take and old and old != found.guest and await self.person(old) is None:
            await self._take(old, found.guest)
        token = self._keyring.signer.token_of(found.guest, found.generation)
        return token, _read_settings(found.settings)

    async def _take(self, old: str, guest: str) -> None:
        for table in await self._unfinished(old):
            with suppress(NoSuchTable):
                await self._tables.take_over(table, old, guest)
        await self._store.people.move(old, guest)
        await self._store.deals.move(player_key(old), player_key(guest))
        self._disconnect(old)

    async def person(self, guest: str) -> Person | None:
        """The person behind a guest who asks for something; None if they never had a link."""
        found = await self._store.people.person(guest)
        now = self._now()
        if found is not None and now - found.seen > SEEN:
            with suppress(Unavailable):  # the next look notes it
                await self._store.people.see(guest, now)
        return found

    async def settings(self, guest: str) -> dict[str, str]:
        """A person's settings; empty without a link."""
        person = await self.person(guest)
        return {} if person is None else _read_settings(person.settings)

    async def keep_settings(self, guest: str, changes: dict[str, str]) -> dict[str, str]:
        """Change settings for all of a person's devices; the last change of each one wins.

        Returns all settings; empty without a link. Raises `Full`.
        """
        for _ in range(TRIES):
            person = await self.person(guest)
            if person is None:
                return {}
            if self._tables.full:
                raise Full
            settings = _joined(_read_settings(person.settings), changes)
            body = msgspec.json.encode(settings)
            if await self._store.people.keep_settings(guest, person.settings, body):
                return settings
        raise TableError("busy", "several devices changed settings at once; try again")

    # Games

    async def games(self, guest: str, wanted: GameQuery) -> list[tuple[GameRow, StoredSummary]]:
        """A guest's games whose summaries can be read."""
        return _readable(await self._store.people.games(guest, wanted))

    async def together(
        self, guest: str, table: str, limit: int, before: tuple[int, str] | None
    ) -> list[tuple[GameRow, StoredSummary]]:
        """Finished games that all people at a table, the guest among them, played together."""
        return _readable(await self._shared(guest, table, limit, before))

    async def counted(self, guest: str, table: str = "") -> AsyncIterator[Counted]:
        """A guest's finished games, the newest first.

        With a table, only those that all people at that table played together.
        """
        before: tuple[int, str] | None = None
        count, most = 0, TOGETHER if table else COUNTED
        while count < most:
            if table:
                rows = await self._shared(guest, table, PAGE, before)
            else:
                wanted = GameQuery((OVER,), PAGE, before=before)
                rows = await self._store.people.games(guest, wanted)
            lost = await self._store.people.losses([row.table for row in rows])
            for row in rows:  # one by one, as the caller pauses in between
                for _, summary in _readable([row]):
                    yield row, summary, read_losses(lost.get(row.table, b""))
            if len(rows) < PAGE:
                return
            count += len(rows)
            before = rows[-1].at, rows[-1].table

    async def _shared(
        self, guest: str, table: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """Raises `NotAllowed` if the guest has no seat there."""
        found = await self._tables.table(table)
        if not found.held_by(guest):
            raise NotAllowed("not-your-seat", "only those who play there can see that", yours=[])
        others = [
            seat.holders[0] for seat in found.seats if seat.holders and guest not in seat.holders
        ]
        return await self._store.people.shared([guest, *others], limit, before)

    async def everybody(self) -> AsyncIterator[StoredSummary]:
        """Recent games of everybody, for comparison."""
        for stored in await self._store.people.finished(COMPARED):
            if (summary := read_stored(stored)) is not None and not summary.brought:
                yield summary

    async def analysed(self) -> AsyncIterator[tuple[StoredSummary, Losses]]:
        """Recently analysed games of everybody."""
        for stored, lost in await self._store.people.analysed(COMPARED):
            if (summary := read_stored(stored)) is not None and not summary.brought:
                yield summary, read_losses(lost)

    async def bring(self, guest: str, text: bytes) -> str:
        """Store a finished game that a guest played offline; returns its table.

        Raises `BadRecord` if the record is not valid.
        """
        if self._tables.full:
            raise Full
        # In a thread, as checking a whole game would block the event loop.
        table, changes = await asyncio.to_thread(
            lambda: new_tables.brought(record.from_json(text), guest)
        )
        with suppress(Conflict):  # it is here already
            await self._tables.make_whole(changes, guest, table)
        return table

    async def hide(self, guest: str, table: str, hidden: bool) -> None:
        """Hide a game from the guest's list, or show it again. Raises `NoSuchTable`."""
        if not is_table_id(table) or not await self._store.people.hide(guest, table, hidden):
            raise NoSuchTable

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest that does not concern others, and end all their tokens.

        Games with others stay: before the start the seat becomes free, afterwards a bot plays on.
        Points in shared deals stay without a name, because others are ranked against them. Of a
        guest of whom nothing is stored nothing is noted either: the token still counts.
        """
        people, player = self._store.people, player_key(guest)
        known = await people.knows(guest, player)
        while tables := await people.alone(guest, REMOVED):
            await people.remove(tables)
            for table in tables:
                self._rooms.remove(table)
        for table in await self._unfinished(guest):
            with suppress(NoSuchTable):
                await self._tables.let_go(table, guest)
        await people.forget(guest)
        await self._store.deals.forget(player, player_key(new_key()))
        if known:  # last of all: until then, whoever was interrupted can ask again
            self._renewed(guest, await people.renew(guest, None, self._now()))

    async def _unfinished(self, guest: str) -> list[str]:
        """The tables of a guest's unfinished games."""
        return [
            game.table
            for hidden in (False, True)
            for game in await self._store.people.games(
                guest, GameQuery((OPEN, RUNNING), UNFINISHED, hidden)
            )
        ]


def _readable(rows: list[GameRow]) -> list[tuple[GameRow, StoredSummary]]:
    return [(game, summary) for game in rows if (summary := read_stored(game.summary)) is not None]


def _joined(stored: dict[str, str], changes: dict[str, str]) -> dict[str, str]:
    """Settings with changes, the latest last; without those that are too many, or too large."""
    settings = {name: value for name, value in stored.items() if name not in changes} | changes
    while len(settings) > SETTINGS or len(msgspec.json.encode(settings)) > LARGEST:
        del settings[next(iter(settings))]
    return settings


def _read_settings(stored: bytes) -> dict[str, str]:
    try:
        return _settings.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return {}
