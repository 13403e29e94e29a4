"""A game from its beginning, frame by frame, as a screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ..actions import Action
from ..events import Event
from ..game import Game
from ..record import Record, new_game
from . import wire
from .plain import plain


class Frame(Struct, frozen=True):
    """An action, what happened then, and the game afterwards; the first frame is the opening."""

    seat: int | None
    action: str | None
    events: list[Any]
    game: wire.GameOut


class Replay(Struct, frozen=True):
    """A game, played for good or still running, without the running turn."""

    names: list[str]
    edition: str
    rules: dict[str, str]
    frames: list[Frame]


def replay(game: Game, *, hands: bool, aids: bool) -> Replay:
    """A game that is known, played again; with `hands`, every hand is shown."""
    again = Game(game.options, deal=game.deal, names=game.names)
    return _replay(again, game.actions, hands=hands, aids=aids)


def replay_record(record: Record) -> Replay:
    """A record, played again. Raises `BadRecord` or `IllegalAction` where it does not hold."""
    return _replay(new_game(record), record.actions, hands=True, aids=True)


def _replay(game: Game, actions: Sequence[Action], *, hands: bool, aids: bool) -> Replay:
    frames = [_frame(game, None, None, game.opening, hands=hands, aids=aids)]
    for action in actions:
        seat = game.actor
        frames.append(_frame(game, seat, str(action), game.play(action), hands=hands, aids=aids))
    options = game.options
    return Replay(list(game.names), options.edition, options.rules, frames)


def _frame(
    game: Game,
    seat: int | None,
    action: str | None,
    events: Sequence[Event],
    *,
    hands: bool,
    aids: bool,
) -> Frame:
    shown = wire.position_out(game, None, open_hands=hands, aids=aids)
    return Frame(seat, action, [plain(event) for event in events], shown)
