"""People without accounts: one guest on several devices, by a secret link, and that guest's games.

A link is a secret of which only the hash is stored. Who opens it gets a token of the same guest, so
all seats and games are there at once. Making the link anew begins another *generation*: tokens of
the one before are void, on every device and in every process, within a second or two.
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
from .tokens import Keyring, hash_of, new_key

UNFINISHED = 200
"""The most games of a guest that are looked at because they are not over."""
REMOVED = 500
"""Tables that are removed in one go."""
COUNTED = 10_000
"""The most games of one guest that statistics are made of."""
TOGETHER = 1_000
"""The most games of several guests together."""
PAGE = 500
"""Games that are read in one go."""
COMPARED = 500
"""Games of everybody on this server that they are compared with."""
OVERLAP = 60_000
"""Milliseconds for which a renewal may be on its way to the database."""
TRIES = 8
"""How often a choice is kept anew after another device was faster."""
SETTINGS = 60
"""The most settings of a person; the oldest are forgotten."""

_settings = msgspec.json.Decoder(dict[str, str])

Losses: TypeAlias = list[SeatLoss]
Counted: TypeAlias = tuple[GameRow, StoredSummary, Losses]
"""A finished game, and what each seat lost if that is known."""


class People:
    """Who somebody is, on every device, and what they have played."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        tables: Tables,
        keyring: Keyring,
        pace: Pace,
        now: Callable[[], int],
    ) -> None:
        """Nobody has made a link anew yet."""
        self._store = store
        self._rooms = rooms
        self._tables = tables
        self._keyring = keyring
        self._pace = pace
        self._now = now
        self._generations: dict[str, int] = {}  # of those who have
        self._heard = 0  # when the newest of them did

    # Who it is

    def guest(self, token: str) -> str:
        """Whose token this is. Raises `NoToken`, or `NameEnded` for one that counted once."""
        known = self._keyring.signer.guest(token)
        if known is None:
            raise NoToken("send a token of POST /api/guests as `Authorization: Bearer …`")
        guest, generation = known
        newest = self._generations.get(guest, 0)
        if generation < newest:
            raise NameEnded
        if generation > newest:  # another process has given it out just now
            self._renewed(guest, generation)
        return guest

    def generation(self, guest: str) -> int:
        """How often a guest's link was made anew."""
        return self._generations.get(guest, 0)

    async def run(self) -> None:
        """Hear, again and again, whose links were made anew by other processes."""
        while True:
            with suppress(Unavailable):
                await self.hear()
            await asyncio.sleep(self._pace.tick)

    async def hear(self) -> None:
        """Hear whose links were made anew. Raises `Unavailable`."""
        for guest, generation, at in await self._store.people.renewals(self._heard - OVERLAP):
            self._heard = max(self._heard, at)
            self._renewed(guest, generation)

    def _renewed(self, guest: str, generation: int) -> None:
        """Old tokens are void, and whoever is connected has to say again who it is."""
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
        """A link for a guest, instead of the one before: the token that counts now, the secret."""
        key = new_key()
        generation = await self._store.people.renew(guest, hash_of(key), self._now())
        await self._store.alerts.drop_older(guest, generation)  # they are somebody else's now
        self._renewed(guest, generation)
        return self._keyring.signer.token_of(guest, generation), key

    async def open(self, key: str, old: str, *, take: bool) -> tuple[str, dict[str, str]]:
        """Open a link: the token of its person, and what that person has chosen.

        If `take`, the games of `old`, who opens it, become that person's; unless `old` is a person
        with a link as well, who may have other devices. Raises `NotAllowed` for no link of ours.
        """
        found = await self._store.people.with_key(hash_of(key))
        if found is None:
            raise NotAllowed("name-link", "this link is not valid; it may have been made anew")
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
        """A guest who has a link."""
        return await self._store.people.person(guest)

    async def settings(self, guest: str) -> dict[str, str]:
        """What a person has chosen, on whichever device; nothing without a link."""
        person = await self.person(guest)
        return {} if person is None else _read_settings(person.settings)

    async def keep_settings(self, guest: str, changes: dict[str, str]) -> dict[str, str]:
        """What a person has chosen anew, for all devices: of each name the last choice stays.

        What has been chosen by now; nothing without a link.
        """
        for _ in range(TRIES):
            person = await self.person(guest)
            if person is None:
                return {}
            settings = _read_settings(person.settings) | changes
            settings = dict([*settings.items()][-SETTINGS:])
            body = msgspec.json.encode(settings)
            if await self._store.people.keep_settings(guest, person.settings, body):
                return settings
        raise TableError("busy", "several devices changed settings at once; try again")

    # Games

    async def games(self, guest: str, wanted: GameQuery) -> list[tuple[GameRow, StoredSummary]]:
        """Games of a guest, as far as they can be read."""
        return _readable(await self._store.people.games(guest, wanted))

    async def together(
        self, guest: str, table: str, limit: int, before: tuple[int, str] | None
    ) -> list[tuple[GameRow, StoredSummary]]:
        """The finished games that all people of a table, the guest among them, played together."""
        return _readable(await self._shared(guest, table, limit, before))

    async def counted(self, guest: str, table: str = "") -> AsyncIterator[Counted]:
        """The finished games of a guest, the newest first, page by page.

        With a table, only those that all people of that table played together.
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
            for row, summary in _readable(rows):
                yield row, summary, read_losses(lost.get(row.table, b""))
            if len(rows) < PAGE:
                return
            count += len(rows)
            before = rows[-1].at, rows[-1].table

    async def _shared(
        self, guest: str, table: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[GameRow]:
        """Raises `NotAllowed` for who does not play there."""
        found = await self._tables.table(table)
        if not found.held_by(guest):
            raise NotAllowed("not-your-seat", "only who plays there can see that", yours=[])
        others = [
            seat.holders[0] for seat in found.seats if seat.holders and guest not in seat.holders
        ]
        return await self._store.people.shared([guest, *others], limit, before)

    async def everybody(self) -> tuple[list[StoredSummary], list[tuple[StoredSummary, Losses]]]:
        """Some games of everybody to compare one's own with, and some that were analysed."""
        found = [
            summary
            for each in await self._store.people.finished(COMPARED)
            if (summary := read_stored(each)) is not None and not summary.brought
        ]
        analysed = [
            (summary, read_losses(lost))
            for stored, lost in await self._store.people.analysed(COMPARED)
            if (summary := read_stored(stored)) is not None and not summary.brought
        ]
        return found, analysed

    async def bring(self, guest: str, text: bytes) -> str:
        """Keep a finished game of a guest's own device among their games here: its table.

        Raises `BadRecord` for what is none, and for one that does not hold.
        """
        if self._tables.full:
            raise Full
        # Judged beside the loop: others need not wait for a whole game.
        table, changes = await asyncio.to_thread(
            lambda: new_tables.brought(record.from_json(text), guest)
        )
        with suppress(Conflict):  # it is here already
            await self._tables.make_whole(changes, guest, table)
        return table

    async def hide(self, guest: str, table: str, hidden: bool) -> None:
        """Leave a game out of the list, or let it in again. Raises `NoSuchTable`."""
        if not await self._store.people.hide(guest, table, hidden):
            raise NoSuchTable

    async def forget(self, guest: str) -> None:
        """Delete everything of a guest that is nobody else's too; the token is void afterwards.

        Games with others stay theirs: seats become free before the start, bots play on after it.
        Points at deals that many play stay without a name, for others are placed by them.
        """
        people = self._store.people
        generation = await people.renew(guest, None, self._now())
        while tables := await people.alone(guest, REMOVED):
            await people.remove(tables)
            for table in tables:
                if (room := self._rooms.get(table)) is not None:
                    self._rooms.forget(table)
                    for viewer in list(room.viewers):
                        viewer.end()
        for table in await self._unfinished(guest):
            with suppress(NoSuchTable):
                await self._tables.let_go(table, guest)
        await people.forget(guest)
        await self._store.deals.forget(player_key(guest), player_key(new_key()))
        self._renewed(guest, generation)

    async def _unfinished(self, guest: str) -> list[str]:
        """The tables of a guest where the game is not over."""
        return [
            game.table
            for hidden in (False, True)
            for game in await self._store.people.games(
                guest, GameQuery((OPEN, RUNNING), UNFINISHED, hidden)
            )
        ]


def _readable(rows: list[GameRow]) -> list[tuple[GameRow, StoredSummary]]:
    return [(game, summary) for game in rows if (summary := read_stored(game.summary)) is not None]


def _read_settings(stored: bytes) -> dict[str, str]:
    try:
        return _settings.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        return {}
