"""A game from its beginning, frame by frame, as a screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ...actions import Action
from ...bots import BOTS
from ...events import Event
from ...game import Game
from ...record import Record, new_game
from ..table import Table
from . import updates
from .values import json_value


class Frame(Struct, frozen=True):
    """An action, what happened then, and the game afterwards; the first frame is the opening."""

    seat: int | None
    action: str | None
    events: list[Any]
    game: updates.GameOut | None
    """Left out if it was not asked for."""


class Replay(Struct, frozen=True):
    """A game, played for good or still running, without the running turn."""

    version: int
    """The version of the table; 0 for a record."""
    names: list[str]
    bots: list[str | None]
    """The level of each bot's seat; null for a person, and where a record does not tell."""
    edition: str
    rules: dict[str, str]
    frames: list[Frame]


def replay(table: Table, *, games: bool) -> Replay:
    """The game of a table, played again; without `games`, only what was done and what happened."""
    game, setup = table.game, table.setup
    assert game is not None
    again = Game(game.options, deal=game.deal, names=game.names)
    shown = _Shown(games, hands=game.over or setup.hands == "open", aids=setup.aids)
    bots = [seat.bot or None for seat in table.seats]
    return _replay(again, game.actions, table.version, bots, shown)


def replay_record(record: Record) -> Replay:
    """A record, played again. Raises `BadRecord` or `IllegalAction` where it does not hold."""
    shown = _Shown(games=True, hands=True, aids=True)
    return _replay(new_game(record), record.actions, 0, _bots_of(record), shown)


def _bots_of(record: Record) -> list[str | None]:
    """Which seats a record of ours says were bots; anything else may stand there as well."""
    told = record.extra.get("bots")
    seats = len(record.players)
    known = [None, *BOTS]
    if isinstance(told, list) and len(told) == seats and all(each in known for each in told):
        return told
    return [None] * seats


@dataclass(frozen=True, slots=True)
class _Shown:
    """What frames tell."""

    games: bool
    hands: bool
    aids: bool

    def frame(
        self, game: Game, seat: int | None, action: Action | None, events: Sequence[Event]
    ) -> Frame:
        position = None
        if self.games:
            position = updates.position_out(game, None, open_hands=self.hands, aids=self.aids)
        return Frame(
            seat,
            None if action is None else str(action),
            [json_value(event) for event in events],
            position,
        )


def _replay(
    game: Game, actions: Sequence[Action], version: int, bots: list[str | None], shown: _Shown
) -> Replay:
    frames = [shown.frame(game, None, None, game.opening)]
    for action in actions:
        seat = game.actor
        frames.append(shown.frame(game, seat, action, game.play(action)))
    options = game.options
    return Replay(version, list(game.names), bots, options.edition, options.rules, frames)
