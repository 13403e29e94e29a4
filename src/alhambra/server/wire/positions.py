"""Positions that people set up, or take from a finished game: checking and starting from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ... import record
from ...core import const
from ...core.scoring import next_scoring
from ...deal import fresh_seed
from ...errors import AlhambraError
from ...game import Game
from ...options import Options
from ...positions import read_position, write_position
from ...view import score_now
from ..errors import BadMessage
from ..log import Draws
from . import updates
from .advice import AdviceOut
from .replays import Film
from .values import json_value


class Checked(Struct, frozen=True):
    """What a position looks like, or why it is impossible."""

    position: str
    """In canonical notation; unchanged if it is impossible."""
    refused: updates.Refused | None
    """Why it is impossible; then `game` and `scoring` are null."""
    game: updates.GameOut | None
    """The game with all hands visible."""
    scoring: Any | None
    """What the next scoring would bring now; null if the game is over."""


class BestTurns(Struct, frozen=True):
    """The best ways to play the rest of the turn in a position."""

    refused: updates.Refused | None
    """Why there are none; null if there are."""
    turns: list[AdviceOut]
    """The best first."""


class Beginning(Struct, frozen=True):
    """Where a game begins, and what is drawn from there."""

    position: str
    seed: str
    """Determines the draws; with `draws`, only reshuffles."""
    draws: Draws | None = None
    """The rest of another game's deal."""


def checked(text: str) -> Checked:
    """What the text of a position stands for, or why it is impossible."""
    try:
        state = read_position(text)
    except AlhambraError as error:
        return Checked(text, updates.refusal(error), None, None)
    over = state.phase == const.OVER
    game = Game(Options.of_state(state), seed="", position=state)
    return Checked(
        write_position(state),
        None,
        updates.position_out(game, None, open_hands=True, aids=True),
        None if over else json_value(score_now(state, next_scoring(state))),
    )


# Tasks for a worker process


@dataclass(frozen=True, slots=True)
class Check:
    """A position to check."""

    text: str

    def answered(self) -> Checked:
        """The result of the check."""
        return checked(self.text)


@dataclass(frozen=True, slots=True)
class FromText:
    """A new game from a position, with new draws."""

    text: str

    def answered(self) -> Beginning:
        """Where it begins. Raises a refusal."""
        return Beginning(write_position(read_position(self.text)), fresh_seed())


@dataclass(frozen=True, slots=True)
class FromGame:
    """A new game from a moment of another: of a table's game, or of a record."""

    source: Film | bytes
    actions: int
    """How many actions had been played at that moment."""
    same_draws: bool

    def answered(self) -> Beginning:
        """Where it begins. Raises a refusal."""
        game = _played(self.source, self.actions)
        text, deal = write_position(game.state), game.to_come
        if not self.same_draws:
            return Beginning(text, fresh_seed())
        draws = Draws(
            " ".join(tile.name for tile in deal.bag),
            " ".join(map(str, deal.deck)),
            deal.scoring_cards,
        )
        return Beginning(text, deal.reshuffle_seed or fresh_seed(), draws)


def _played(source: Film | bytes, actions: int) -> Game:
    """A game after its first `actions`."""
    if isinstance(source, bytes):
        read = record.from_json(source)
        _check_moment(actions, len(read.actions))
        return record.replay(read, actions)
    _check_moment(actions, len(source.codes))
    game = Game(source.options, deal=source.deal, names=source.names, position=source.position)
    for code in source.codes[:actions]:
        game.play_code(code)
    return game


def _check_moment(actions: int, last: int) -> None:
    if actions > last:
        raise BadMessage(f"the game has {last} actions, not {actions}")
