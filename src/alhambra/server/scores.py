"""Score sheets for the real board game, which several phones fill in together.

A sheet is found by its link, and whoever has its key can change it. There is no log: the last one
to fill in an entry wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ..core import const
from ..options import EDITIONS
from .errors import BadMessage, NoSuchScores, NotAllowed, TableError
from .names import clean_name
from .setup import Name
from .store import Conflict, ScoreRow, Store
from .tokens import Keyring, is_table_id, table_id

TRIES = 8
"""Attempts at a change when others change the sheet at the same time."""
_MOST = 11  # tiles of a kind (R1.2)
_MOST_WALL = 3 * const.TILES

_Count = Annotated[int, Meta(ge=0, le=_MOST)]
_Cell = Annotated[str, Meta(pattern=r"^-?\d{1,2},-?\d{1,2}$")]
_Tile = Annotated[str, Meta(pattern="^[PSACGT][0-9]{1,2}[NESW]{0,3}$")]


class ScoreEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What one contender has at one scoring."""

    counts: Annotated[list[_Count], Meta(min_length=const.KINDS, max_length=const.KINDS)]
    """Buildings by kind."""
    wall: Annotated[int, Meta(ge=0, le=_MOST_WALL)]
    """Segments of the longest outer wall."""
    palace: Annotated[dict[_Cell, _Tile], Meta(max_length=const.TILES)] | None
    """Where the tiles are, if that was filled in; the server does not check it."""


_Entries = Annotated[list[ScoreEntry], Meta(min_length=2, max_length=const.MAX_PLAYERS)]


class ScoreSheet(Struct, frozen=True):
    """Who plays, and what was filled in; stored in this form."""

    names: list[str]
    edition: str
    scorings: list[list[ScoreEntry]]
    """The scorings begun so far, by contender: the seats, then Dirk with two players (R9.2)."""


class NewScores(Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet to be filled in together with others."""

    names: Annotated[list[Name], Meta(min_length=const.MIN_PLAYERS, max_length=const.MAX_PLAYERS)]
    edition: Annotated[str, Meta(max_length=20)]
    scorings: Annotated[list[_Entries], Meta(min_length=1, max_length=const.SCORINGS)]


class ScoreChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A new entry. One for the next scoring begins that scoring, as a copy of the one before."""

    key: Annotated[str, Meta(max_length=40)]
    scoring: Annotated[int, Meta(ge=0, lt=const.SCORINGS)]
    """Counted from 0."""
    contender: Annotated[int, Meta(ge=0, le=const.MAX_PLAYERS)]
    """A seat; the number of seats stands for Dirk."""
    entry: ScoreEntry


class Scores(ScoreSheet, frozen=True, kw_only=True):
    """A score sheet as it is now."""

    id: str
    version: int
    created: int
    """Milliseconds since 1970."""


class ScoreRooms:
    """All score sheets of a server."""

    def __init__(self, store: Store, keyring: Keyring, now: Callable[[], int]) -> None:
        """All sheets are kept in the store, none in memory."""
        self._store = store
        self._keyring = keyring
        self._now = now

    async def create(self, order: NewScores) -> tuple[str, str]:
        """A new sheet: its id and its key."""
        contenders = len(order.names) + (len(order.names) == const.MIN_PLAYERS)
        if order.edition not in EDITIONS or any(
            len(entries) != contenders for entries in order.scorings
        ):
            raise TableError("setup", f"a sheet of {len(order.names)} has {contenders} contenders")
        for entries in order.scorings:
            for entry in entries:
                _check(entry)
        names = [clean_name(name) for name in order.names]
        sheet = ScoreSheet(names, order.edition, order.scorings)
        room = table_id()
        key = self._keyring.signer.scores_key(room)
        await self._store.put_scores(room, 1, self._now(), msgspec.json.encode(sheet))
        return room, key

    async def look(self, room: str) -> Scores:
        """A sheet as it is now. Raises `NoSuchScores`."""
        row, sheet = await self._read(room)
        return _shown(room, row, sheet)

    async def change(self, room: str, change: ScoreChange) -> Scores:
        """Fill in one entry. Raises `NotAllowed` for a wrong key."""
        _check(change.entry)
        for _ in range(TRIES):
            row, sheet = await self._read(room)
            if not self._keyring.signer.is_scores_key(change.key, room):
                raise NotAllowed(
                    "scores-key",
                    "with this link you can only watch; ask for the one to fill in the sheet",
                )
            sheet = _changed(sheet, change)
            row = ScoreRow(row.version + 1, row.created, msgspec.json.encode(sheet))
            try:
                await self._store.put_scores(room, row.version, self._now(), row.body)
            except Conflict:
                continue
            return _shown(room, row, sheet)
        raise TableError("busy", "many people are filling in this sheet; try again")

    async def expire(self, before: int) -> int:
        """Remove sheets that have not changed since `before`; returns how many."""
        return await self._store.expire_scores(before)

    async def _read(self, room: str) -> tuple[ScoreRow, ScoreSheet]:
        row = await self._store.scores(room) if is_table_id(room) else None
        if row is None:
            raise NoSuchScores
        return row, msgspec.json.decode(row.body, type=ScoreSheet)


def _check(entry: ScoreEntry) -> None:
    """Refuse names with a final newline, which the patterns let through; stored sheets may have it.

    Raises `BadMessage`.
    """
    if any(each.endswith("\n") for pair in (entry.palace or {}).items() for each in pair):
        raise BadMessage("a cell or a tile of a palace has no newline")


def _shown(room: str, row: ScoreRow, sheet: ScoreSheet) -> Scores:
    return Scores(
        sheet.names, sheet.edition, sheet.scorings,
        id=room, version=row.version, created=row.created,
    )  # fmt: skip


def _changed(sheet: ScoreSheet, change: ScoreChange) -> ScoreSheet:
    scorings = [list(entries) for entries in sheet.scorings]
    if change.scoring == len(scorings):
        scorings.append(list(scorings[-1]))
    if change.scoring >= len(scorings) or change.contender >= len(scorings[0]):
        raise TableError("setup", "this sheet has no such entry yet")
    scorings[change.scoring][change.contender] = change.entry
    return msgspec.structs.replace(sheet, scorings=scorings)
