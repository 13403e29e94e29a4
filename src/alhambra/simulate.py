"""Whole games played by bots, each from a seed: the same on every platform, in any order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from . import record
from .bots import BOTS
from .bots.baselines import Builder, Random
from .core import const
from .core.apply import apply
from .core.legal import legal
from .core.rng import Rng
from .core.state import State
from .deal import Deal, FixedDealer, deal_from_seed
from .errors import AlhambraError, SetupError
from .game import Game
from .narrate import winners
from .options import Options

MAX_TURNS = 2000
"""Where a game is given up, unless told otherwise (R8.4)."""

_TRUSTED = (Random, Builder)  # the tests check their choices; here it would take time


class BadChoice(AlhambraError):
    """A bot chose what is not legal: which bot, in which game, at which decision, from 0."""

    slug = "bot"


@dataclass(frozen=True, slots=True)
class Match:
    """What a row of games is played by."""

    options: Options
    seed: str
    """Game `i` is dealt from the seed `seed/i`."""
    bots: tuple[str, ...]
    """The names of the bots in game 0, by seat."""
    max_turns: int = MAX_TURNS
    """A game that is not over after so many turns stays unfinished."""

    def __post_init__(self) -> None:
        """Refuse bots that do not exist or do not fill the seats."""
        for name in self.bots:
            if name not in BOTS:
                raise SetupError(f"unknown bot {name!r:.40}; there is {', '.join(sorted(BOTS))}")
        if len(self.bots) != self.options.players:
            raise SetupError(
                f"{self.options.players} seats need as many bots, not {len(self.bots)}"
            )

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat: everybody moves on by one seat from game to game."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    bots: tuple[str, ...]
    """By seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the win; none if the game was given up."""
    turns: int
    decisions: int
    record: str | None
    """The record as JSON, if it was asked for."""

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.winners)


def play(match: Match, number: int, *, keep_record: bool = False) -> Played:
    """Play one game of a match. Raises `BadChoice` where a bot plays against the rules."""
    deal = deal_from_seed(match.options, f"{match.seed}/{number}")
    if not keep_record:
        state, step = _bare_table(match.options, deal)
        return _run(match, number, state, step)
    game = Game(match.options, deal=deal)
    played = _run(match, number, game.state, game.play_code)
    text = record.to_json(record.of_game(game, bots=list(played.bots)))
    return replace(played, record=text)


def bot_rng(seed: str, number: int) -> Rng:
    """The chance that bots may use in one game; it knows nothing of the deal."""
    digest = hashlib.sha256(f"{seed}/{number}/bots".encode()).digest()
    return Rng(int.from_bytes(digest[-8:], "big"))


def _run(match: Match, number: int, state: State, step: Callable[[int], object]) -> Played:
    """Let the bots decide until the game is over or has lasted too long."""
    seating = match.seating(number)
    bots = [BOTS[name] for name in seating]
    checked = [type(bot) not in _TRUSTED for bot in bots]
    rng = bot_rng(match.seed, number)
    turns = decisions = 0
    while state.phase != const.OVER:
        if state.phase == const.ACT and not state.exact:
            if turns == match.max_turns:
                break
            turns += 1
        code = bots[state.turn].choose(state, rng)
        if checked[state.turn] and not _is_legal(state, code):
            raise BadChoice(
                f"bot {seating[state.turn]!r}, game {number}, decision {decisions}: "
                f"code {code!r:.40} is not legal"
            )
        step(code)
        decisions += 1
    scores = tuple(state.scores[: state.players])
    won = winners(scores) if state.phase == const.OVER else ()
    return Played(seating, scores, won, turns, decisions, None)


def _is_legal(state: State, code: object) -> bool:
    """Whether a choice is one of the codes that `legal` names."""
    return type(code) is int and code in legal(state)


def _bare_table(options: Options, deal: Deal) -> tuple[State, Callable[[int], None]]:
    """A dealt state and what a code does to it: no events, no list of actions."""
    state = options.new_state(deal.youngest)
    dealer = FixedDealer(deal)

    def answer_chance() -> None:
        while state.actor() == const.CHANCE:
            apply(state, dealer.draw(state))

    def step(code: int) -> None:
        apply(state, code)
        answer_chance()

    answer_chance()
    return state, step
