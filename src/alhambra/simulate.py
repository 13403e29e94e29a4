"""Plays whole games between bots, each with its own seed, so that they can run in any order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from operator import add, sub
from time import perf_counter
from typing import TypeAlias

from . import record
from .bots import player
from .core import const
from .core.apply import apply
from .core.rng import Rng
from .core.state import State
from .deal import Deal, FixedDealer, deal_from_seed
from .errors import AlhambraError, IllegalAction, SetupError
from .game import Game
from .options import Options
from .scoring import Scoring, winners
from .view import score_now

Choose: TypeAlias = Callable[[State, Rng], int]

MAX_TURNS = 2000
"""After how many turns a game is given up, by default (R8.4)."""


class BadChoice(AlhambraError):
    """A bot made an illegal choice; says which bot, game and decision, counted from 0."""

    slug = "bot"


@dataclass(frozen=True, slots=True)
class Match:
    """The settings of a series of games."""

    options: Options
    seed: str
    """Deal `i` is dealt from the seed `seed/i`."""
    bots: tuple[str, ...]
    """The names of the bots in game 0, by seat."""
    max_turns: int = MAX_TURNS
    """A game that is not over after so many turns is given up."""
    every_seating: bool = False
    """Whether each deal is played in every seating, not only once."""

    def __post_init__(self) -> None:
        """Refuse bots that do not exist or do not fill the seats."""
        for name in self.bots:
            player(name)
        if len(self.bots) != self.options.players:
            raise SetupError(
                f"{self.options.players} seats need as many bots, not {len(self.bots)}"
            )

    def deal(self, number: int) -> Deal:
        """The deal of game `number`."""
        number = number // len(self.bots) if self.every_seating else number
        return deal_from_seed(self.options, f"{self.seed}/{number}")

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of game `number`, by seat: they rotate by one seat per game."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]


@dataclass(frozen=True, slots=True)
class Points:
    """The points of each seat in one scoring."""

    majorities: tuple[int, ...]
    """For its buildings (R7.3), by seat."""
    walls: tuple[int, ...]
    """For its longest wall (R7.5), by seat."""

    @property
    def total(self) -> tuple[int, ...]:
        """The sum of both, by seat."""
        return tuple(map(add, self.majorities, self.walls))


@dataclass(frozen=True, slots=True)
class Thinking:
    """How many decisions a seat made and how long they took; times are left out of `==`."""

    decisions: int
    seconds: float = field(default=0.0, compare=False)
    """The total; 0 if the game was not timed."""
    longest: float = field(default=0.0, compare=False)
    """The seconds that the longest decision took."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went. Tuples are by seat unless they say otherwise."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the win; none if the game was given up."""
    turns: int
    scorings: tuple[Points, ...]
    """The points of scorings 1 to 3; all 0 for one whose card never turned up."""
    walls: tuple[int, ...]
    """The length of each seat's longest wall at the end."""
    thinking: tuple[Thinking, ...]
    record: str | None = None
    """The record as JSON, if asked for."""

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.winners)

    @property
    def decisions(self) -> int:
        """The number of decisions of all seats together."""
        return sum(each.decisions for each in self.thinking)


def play(match: Match, number: int, *, keep_record: bool = False, timed: bool = False) -> Played:
    """Play one game of a match. Raises `BadChoice` if a bot breaks the rules."""
    deal = match.deal(number)
    if not keep_record:
        table = bare_table(match.options, deal)
        return _run(match, number, table, timed=timed)
    game = Game(match.options, deal=deal)
    table = Table(game.state, game.play_code, {})
    played = _run(match, number, table, timed=timed)
    scored = {each.number: points_of(each) for each in game.scorings}
    text = record.to_json(record.of_game(game, bots=list(played.bots)))
    return replace(played, scorings=_by_number(match.options.players, scored), record=text)


def play_guarded(
    match: Match, number: int, *, keep_record: bool = False, timed: bool = False
) -> Played:
    """Play one game, wrapping any exception except `BadChoice` in a `RuntimeError`.

    Otherwise an `AlhambraError` from inside a bot would look like a mistake of the caller.
    """
    try:
        return play(match, number, keep_record=keep_record, timed=timed)
    except BadChoice:
        raise
    except Exception as error:
        raise RuntimeError(f"game {number} failed") from error


def bot_rng(seed: str, number: int) -> Rng:
    """The random numbers for the bots of one game, independent of the deal."""
    digest = hashlib.sha256(f"{seed}/{number}/bots".encode()).digest()
    return Rng(int.from_bytes(digest[-8:], "big"))


@dataclass(frozen=True, slots=True)
class Table:
    """A dealt state and the function that plays on it."""

    state: State
    step: Callable[[int], object]
    """Applies a code and then draws until a seat has to act."""
    scored: dict[int, Points]
    """The scorings so far, by number."""


def bare_table(options: Options, deal: Deal, position: State | None = None) -> Table:
    """A table before the first decision, without events or a list of actions.

    If it starts at a position, its `scored` stays empty.
    """
    state = options.new_state(deal.youngest) if position is None else position.copy()
    dealer = FixedDealer(deal, state.reshuffles)
    actor, draw, chance = state.actor, dealer.draw, const.CHANCE
    scored: dict[int, Points] = {}
    seen = state.scorings

    def step(code: int) -> None:
        nonlocal seen
        apply(state, code)
        while actor() == chance:
            apply(state, draw(state))
        if state.scorings != seen and position is None:
            seen = state.scorings
            _keep_scorings(state, scored)

    while actor() == chance:
        apply(state, draw(state))
    return Table(state, step, scored)


def points_of(scoring: Scoring) -> Points:
    """The points of a full `Scoring`."""
    walls = tuple(wall.length for wall in scoring.walls)
    gained = zip(scoring.points, walls, strict=True)
    return Points(tuple(points - wall for points, wall in gained), walls)


def _run(match: Match, number: int, table: Table, *, timed: bool) -> Played:
    """Let the bots play until the game is over or has lasted too long."""
    state, step = table.state, table.step
    seating = match.seating(number)
    players = [player(name) for name in seating]
    watching = [each for each in players if each.watches]
    choose: list[Choose] = [each.code for each in players]
    times: list[list[float]] = [[] for _ in seating]
    if timed:
        choose = list(map(_timed, choose, times))
    rng = bot_rng(match.seed, number)
    decisions = [0] * len(seating)
    turns = 0
    while (phase := state.phase) != const.OVER:
        if phase == const.ACT and not state.exact:
            if turns == match.max_turns:
                break
            turns += 1
        seat = state.turn
        try:
            code = choose[seat](state, rng)
        except IllegalAction as error:
            raise BadChoice(
                f"bot {seating[seat]!r}, game {number}, decision {sum(decisions)}: {error}"
            ) from None
        decisions[seat] += 1
        for each in watching:
            each.watch(state, code)
        step(code)
    scores = tuple(state.scores[: state.players])
    return Played(
        bots=seating,
        scores=scores,
        winners=winners(scores) if state.phase == const.OVER else (),
        turns=turns,
        scorings=_by_number(state.players, table.scored),
        walls=tuple([state.palace(seat).wall() for seat in range(state.players)]),
        thinking=tuple(
            [
                Thinking(count, sum(spent), max(spent, default=0.0))
                for count, spent in zip(decisions, times, strict=True)
            ]
        ),
    )


def _timed(choose: Choose, times: list[float]) -> Choose:
    """Wrap `choose` so that it appends the seconds of each decision to `times`."""

    def choose_by_the_clock(state: State, rng: Rng) -> int:
        begin = perf_counter()
        code = choose(state, rng)
        times.append(perf_counter() - begin)
        return code

    return choose_by_the_clock


def _keep_scorings(state: State, scored: dict[int, Points]) -> None:
    """Add the points of the scorings that the last step caused.

    A scoring card and the end of the game can come in one step. Nothing is built between the two,
    and Dirk draws nothing, because the bag is empty.
    """
    seats = range(state.players)
    while len(scored) < state.scorings - 1:
        number = len(scored) + 1
        scored[number] = points_of(score_now(state, number))
    walls = tuple([state.palace(seat).wall() for seat in seats])
    gained = [state.scores[seat] - walls[seat] for seat in seats]
    for points in scored.values():
        gained = list(map(sub, gained, points.total))
    # The last scoring is the third, even if a scoring card never turned up.
    number = const.SCORINGS if state.phase == const.OVER else state.scorings
    scored[number] = Points(tuple(gained), walls)


def _by_number(players: int, scored: dict[int, Points]) -> tuple[Points, ...]:
    """The points of every scoring, first to third."""
    none = Points((0,) * players, (0,) * players)
    return tuple([scored.get(number, none) for number in range(1, const.SCORINGS + 1)])
