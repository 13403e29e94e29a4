"""Replays as JSON: a game from its beginning, frame by frame."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ...actions import Action
from ...analysis.reasons import Reason, seen_reasons
from ...bots import BOTS
from ...core.state import State
from ...deal import Deal
from ...events import Event
from ...game import Game
from ...options import Options
from ...record import Record, new_game
from ..table import Table
from . import updates
from .advice import ReasonOut, reason_out
from .values import json_value


class Frame(Struct, frozen=True):
    """An action, what happened, and the game afterwards; the first frame is the opening."""

    seat: int | None
    action: str | None
    events: list[Any]
    game: updates.GameOut | None
    """Null if it was not asked for."""
    bot: bool = False
    """Whether a bot played it for the person of the seat, who was late or away."""
    hint: bool = False
    """Whether it begins a turn in which the person asked for a hint."""
    why: list[ReasonOut] = []
    """With the last action of a bot's turn: reasons for it that everybody can see."""


class Replay(Struct, frozen=True):
    """A finished or running game, without the steps of the running turn."""

    version: int
    """The version of the table; 0 for a record."""
    names: list[str]
    bots: list[str | None]
    """The bot level at each seat; null for a person, or if a record does not say."""
    edition: str
    rules: dict[str, str]
    frames: list[Frame]


@dataclass(frozen=True, slots=True)
class Film:
    """What a replay of a table is made from, in a compact form for sending to another process."""

    options: Options
    deal: Deal
    names: tuple[str, ...]
    codes: array[int]
    stood_in: frozenset[int]
    """The actions that bots played for people."""
    hints: frozenset[int]
    """The actions that begin turns in which a hint was asked for."""
    version: int
    bots: list[str | None]
    games: bool
    """Whether frames include the game; if not, only actions and events."""
    hands: bool
    aids: bool
    position: State | None = None
    """Where the game began, if it was not dealt."""


def film(table: Table, *, games: bool) -> Film:
    """The film of a table's game."""
    game, setup = table.game, table.setup
    assert game is not None
    return Film(
        options=game.options,
        deal=game.deal,
        names=game.names,
        codes=game.codes,
        stood_in=table.stood_in,
        hints=table.hints,
        version=table.version,
        bots=[seat.bot or None for seat in table.seats],
        games=games,
        hands=game.over or setup.hands == "open",
        aids=setup.aids,
        position=game.began_at,
    )


def replay(film: Film) -> Replay:
    """The replay of a table's game."""
    game = Game(film.options, deal=film.deal, names=film.names, position=film.position)
    shown = _Shown(film.games, hands=film.hands, aids=film.aids)
    frames = [shown.frame(game, None, None, game.opening)]
    reasoning = _Reasoning(film.bots)
    for number, code in enumerate(film.codes):
        seat = game.actor
        reasoning.begin(game)
        events = game.play_code(code)
        told = {"bot": number in film.stood_in, "hint": number in film.hints}
        why = reasoning.after(game, code)
        frames.append(shown.frame(game, seat, game.actions[-1], events, why, **told))
    return _replay(game, film.version, film.bots, frames)


def replay_record(record: Record) -> Replay:
    """The replay of a record. Raises `BadRecord` or `IllegalAction` if it is not valid."""
    game = new_game(record)
    shown = _Shown(games=True, hands=True, aids=True)
    frames = [shown.frame(game, None, None, game.opening)]
    bots = _bots_of(record)
    reasoning = _Reasoning(bots)
    for action in record.actions:
        seat = game.actor
        reasoning.begin(game)
        events = game.play(action)
        why = reasoning.after(game, game.codes[-1])
        frames.append(shown.frame(game, seat, action, events, why))
    return _replay(game, 0, bots, frames)


def _bots_of(record: Record) -> list[str | None]:
    """The bots' levels in a record of ours; none if the field holds anything else."""
    told = record.extra.get("bots")
    seats = len(record.players)
    known = [None, *BOTS]
    if isinstance(told, list) and len(told) == seats and all(each in known for each in told):
        return told
    return [None] * seats


@dataclass(frozen=True, slots=True)
class _Shown:
    """Makes frames, with what they may show."""

    games: bool
    hands: bool
    aids: bool

    def frame(
        self,
        game: Game,
        seat: int | None,
        action: Action | None,
        events: Sequence[Event],
        why: Sequence[Reason] = (),
        *,
        bot: bool = False,
        hint: bool = False,
    ) -> Frame:
        position = None
        if self.games:
            position = updates.position_out(game, None, open_hands=self.hands, aids=self.aids)
        return Frame(
            seat,
            None if action is None else str(action),
            [json_value(event) for event in events],
            position,
            bot,
            hint,
            [reason_out(each) for each in why],
        )


class _Reasoning:
    """Finds the reasons for bots' turns while a game is replayed."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        """`bots` are the levels by seat, None for people."""
        self._bots = bots
        self._before: State | None = None
        self._codes: list[int] = []

    def begin(self, game: Game) -> None:
        """Call before each action; notes the position if a bot's turn begins."""
        seat = game.actor
        if self._before is None and seat is not None and self._bots[seat] is not None:
            self._before, self._codes = game.state.copy(), []

    def after(self, game: Game, code: int) -> tuple[Reason, ...]:
        """Call after each action; returns the reasons at the end of a bot's turn, else nothing."""
        self._codes.append(code)
        before = self._before
        if before is None or game.actor == before.turn:
            return ()
        self._before = None
        return seen_reasons(before, self._codes)


def _replay(game: Game, version: int, bots: list[str | None], frames: list[Frame]) -> Replay:
    options = game.options
    return Replay(version, list(game.names), bots, options.edition, options.rules, frames)
