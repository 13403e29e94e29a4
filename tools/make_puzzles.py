"""Makes puzzles: bots play games from seeds, and a search finds turns that make good puzzles.

    python -m tools.make_puzzles 300 > puzzles.json && mv puzzles.json src/alhambra/exercises/

The same number of games makes the same puzzles, as long as the bots do not change. `SORTS` defines
what makes a question good, and how many puzzles of each sort are wanted. Everything that a puzzle
claims comes from exercises/prove.py, and the tests prove it again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from alhambra.actions import Action, AddTile, BuyTile, GiveTile, PlaceTile, Stop, SwapTile
from alhambra.bots import player
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.scoring import gains
from alhambra.core.state import State
from alhambra.errors import SetupError
from alhambra.exercises.exercise import written_deal
from alhambra.exercises.goals import (
    Attempt,
    Bought,
    BoughtExactly,
    Built,
    Goal,
    LeadNow,
    Most,
    PointsNow,
    ReserveEmpty,
    SwapLonger,
    WallLonger,
    WallLongest,
    is_exact,
    lead_now,
    shown,
    wall_after,
)
from alhambra.exercises.prove import Proof, attempts, proof_of
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Kind, Tile
from alhambra.simulate import bot_rng

SEED = "puzzles"
PLAYERS = (2, 3, 4)
BOT = "mason"
STORES = 4
"""One bought tile in so many goes into the reserve, whatever the bot prefers: else few would."""
PALACE = range(2, 9)
"""How many tiles the player's palace may have."""
LIMIT = 4000
"""A turn with more positions is too hard for a puzzle, and takes long to prove."""
LEVELS = 5


@dataclass(frozen=True)
class TurnTried:
    """The beginning of a turn, and every way to play it."""

    number: int
    """Of the game."""
    actions: tuple[Action, ...]
    """The actions of the game before the turn."""
    state: State
    ways: tuple[Attempt, ...]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def wall(self) -> int:
        """The length of the player's wall before the turn."""
        return self.state.palace(self.seat).wall()

    @cached_property
    def market(self) -> frozenset[Tile]:
        """The tiles that can be bought in this turn."""
        return frozenset(each.tile for way in self.ways for each in way.bought)

    def most(self, count: Callable[[Attempt], int]) -> int:
        """The highest value of `count` at the end of the turn."""
        return max(map(count, self.ways))


@dataclass(frozen=True)
class Question:
    """A turn with a goal."""

    turn: TurnTried
    goal: Goal

    @cached_property
    def meeting(self) -> tuple[Attempt, ...]:
        """The ways that meet the goal."""
        return tuple(each for each in self.turn.ways if self.goal.met(each))

    @property
    def steps(self) -> int:
        """How many steps a shortest solution has; 0 if there is none."""
        return len(self.meeting[0].actions) if self.meeting else 0

    @cached_property
    def palaces(self) -> int:
        """How many different palaces the ways that meet the goal lead to."""
        return len({each.after.palace(self.turn.seat).key() for each in self.meeting})

    @cached_property
    def proof(self) -> Proof:
        """The proof from trying every way."""
        return proof_of(self.goal, self.turn.ways)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A good question, without all the ways to play."""

    number: int
    players: int
    actions: tuple[Action, ...]
    seat: int
    goal: Goal
    proof: Proof

    @property
    def worth(self) -> float:
        """How good it is for its sort: few solutions, one palace, and not too many positions."""
        return self._rarity - 2 * (self.proof.palaces - 1) - self.proof.ends / 200

    @property
    def difficulty(self) -> float:
        """More steps, rarer solutions and having to look ahead make it harder."""
        steps = [each for each in self.proof.solution if not isinstance(each, Stop)]
        return len(steps) + self._rarity / 3 + 2 * (self.proof.greedy != self.proof.best)

    @property
    def _rarity(self) -> float:
        return math.log2(self.proof.ends / self.proof.met)


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of puzzle."""

    count: int
    """How many are wanted."""
    steps: range
    """How many steps a shortest solution has."""
    goals: Callable[[TurnTried], Iterator[Goal]]
    """What could be asked for at a turn."""
    good: Callable[[Question], bool]
    """Whether the question is worth asking."""


def make(games: int) -> list[dict[str, object]]:
    """The best puzzles from so many games, the easiest first, in the form of puzzles.json."""
    chosen = sorted(choose(list(found(range(games)))), key=lambda each: each.difficulty)
    return [
        _written(puzzle, place, 1 + place * LEVELS // len(chosen))
        for place, puzzle in enumerate(chosen)
    ]


def found(games: Iterable[int]) -> Iterator[tuple[Sort, Puzzle]]:
    """Every question worth asking in the games with these numbers."""
    for number in games:
        for turn in turns(number):
            for sort in SORTS:
                for goal in sort.goals(turn):
                    asked = Question(turn, goal)
                    if asked.steps in sort.steps and sort.good(asked):
                        players = turn.state.players
                        yield (
                            sort,
                            Puzzle(number, players, turn.actions, turn.seat, goal, asked.proof),
                        )


def choose(candidates: Sequence[tuple[Sort, Puzzle]]) -> list[Puzzle]:
    """The best of each sort: no two of the same game, and no goal twice if there are others."""
    chosen: list[Puzzle] = []
    for sort in SORTS:
        rest = [puzzle for kind, puzzle in candidates if kind is sort]
        for _ in range(sort.count):
            games = {puzzle.number for puzzle in chosen}
            goals = [puzzle.goal for puzzle in chosen]
            rest = [puzzle for puzzle in rest if puzzle.number not in games]
            if not rest:
                raise SetupError("more games are needed to find enough puzzles")
            chosen.append(max(rest, key=lambda each: (-goals.count(each.goal), each.worth)))
    return chosen


def turns(number: int) -> Iterator[TurnTried]:
    """The turns of a game that are small enough for a puzzle."""
    options = Options(PLAYERS[number % len(PLAYERS)])
    game = Game(options, deal=written_deal(options, f"{SEED}/{number}"))
    rng = bot_rng(SEED, number)
    bot = player(BOT)
    while not game.over:
        state = game.state
        tiles = state.palace(state.turn).built.bit_count()
        if tiles > PALACE[-1]:
            return
        if state.phase == const.ACT and not state.exact and tiles in PALACE:
            before = state.copy()
            if ways := _ways(before):
                yield TurnTried(number, tuple(game.actions), before, ways)
        game.play_code(_stored(state, rng) or bot.code(state, rng))


def _ways(state: State) -> tuple[Attempt, ...]:
    """Every way to play a turn; none if it is too large."""
    try:
        return tuple(attempts(state, LIMIT))
    except SetupError:
        return ()


def _stored(state: State, rng: Rng) -> int:
    """Once in `STORES` times the code that puts a bought tile into the reserve, else 0."""
    if state.phase != const.PUT or rng.below(STORES):
        return 0
    return next(code for code in legal(state) if code >> const.KIND_SHIFT == const.STORE)


def _written(puzzle: Puzzle, place: int, level: int) -> dict[str, object]:
    proof = puzzle.proof
    numbers = {"best": proof.best, "greedy": proof.greedy} if proof.best is not None else {}
    return {
        "id": f"p{place + 1:02}",
        "level": level,
        "players": puzzle.players,
        "deal": {"seed": f"{SEED}/{puzzle.number}"},
        "actions": list(map(str, puzzle.actions)),
        "seat": puzzle.seat,
        "steps": [{"goal": shown(puzzle.goal), "solution": list(map(str, proof.solution))}],
        "proof": {"ends": proof.ends, "met": proof.met, "palaces": proof.palaces, **numbers},
    }


# Sorts. Where a goal has a number, it is the highest that the turn allows.


def _exact(attempt: Attempt) -> int:
    return sum(map(is_exact, attempt.bought))


def _built(attempt: Attempt) -> int:
    return sum(isinstance(each, PlaceTile | AddTile) for each in attempt.actions)


def _exactly(times: int) -> Callable[[TurnTried], Iterator[Goal]]:
    def goals(turn: TurnTried) -> Iterator[Goal]:
        if turn.most(_exact) == times:
            yield BoughtExactly(times)

    return goals


def _buys(turn: TurnTried) -> Iterator[Goal]:
    if (times := turn.most(lambda each: len(each.bought))) >= 3:
        yield Bought(times)


def _builds(turn: TurnTried) -> Iterator[Goal]:
    if (tiles := turn.most(_built)) >= 3:
        yield Built(tiles)


def _empties(turn: TurnTried) -> Iterator[Goal]:
    if turn.state.reserves[turn.seat]:
        yield ReserveEmpty()


def _swaps(turn: TurnTried) -> Iterator[Goal]:
    swaps = [each for each in turn.ways if _has(each, SwapTile)]
    by = max(map(wall_after, swaps), default=0) - turn.wall
    if by >= 2:
        yield SwapLonger(by)


def _lengthens(turn: TurnTried) -> Iterator[Goal]:
    if (by := turn.most(wall_after) - turn.wall) >= 3:
        yield WallLonger(by)


def _longest(turn: TurnTried) -> Iterator[Goal]:
    if (length := turn.most(wall_after)) >= turn.wall + 2:
        yield WallLongest(length)


def _majorities(*kinds: Kind) -> Callable[[TurnTried], Iterator[Goal]]:
    def goals(turn: TurnTried) -> Iterator[Goal]:
        for kind in kinds:
            goal = Most(kind.label)
            if not goal.met(Attempt(turn.state, (), turn.state, ended=True)):
                yield goal

    return goals


def _scores(turn: TurnTried) -> Iterator[Goal]:
    points = turn.most(lambda each: gains(each.after)[turn.seat])
    if points >= gains(turn.state)[turn.seat] + 4:
        yield PointsNow(points)


def _leads(turn: TurnTried) -> Iterator[Goal]:
    lead = turn.most(lambda each: lead_now(each.after, turn.seat))
    if turn.state.has_dirk() and lead > max(0, lead_now(turn.state, turn.seat)):
        yield LeadNow(lead)


def _has(attempt: Attempt, *kinds: type) -> bool:
    return any(isinstance(each, kinds) for each in attempt.actions)


def _is_one_payment(asked: Question) -> bool:
    """Only one payment is exact, with three cards or more, and two other tiles can be overpaid."""
    exact = {each for way in asked.meeting for each in way.bought if is_exact(each)}
    return len(exact) == 1 and len(next(iter(exact)).cards) >= 3 and len(asked.turn.market) >= 3


def _is_one_choice(asked: Question) -> bool:
    """Only these tiles can be paid exactly, each in one way, and another can be overpaid."""
    exact = {each for way in asked.meeting for each in way.bought if is_exact(each)}
    tiles = {each.tile for each in exact}
    most = max(map(_exact, asked.meeting))
    return len(tiles) == len(exact) == most and len(asked.turn.market) > most


def _is_one_order(asked: Question) -> bool:
    """Only these tiles will do, and one of them cannot be paid exactly, so it is bought last."""
    choices = {frozenset(each.tile for each in way.bought) for way in asked.meeting}
    return len(choices) == 1 and max(map(_exact, asked.meeting)) < len(next(iter(choices)))


def _is_one_palace(asked: Question) -> bool:
    return asked.palaces == 1


def _is_one_swap(asked: Question) -> bool:
    swaps = {each for way in asked.meeting for each in way.actions if isinstance(each, SwapTile)}
    return len(swaps) == 1 and len(asked.turn.ways) >= 20


def _is_deep(asked: Question) -> bool:
    """Only one palace will do, and a greedy player does not find it."""
    return _is_one_palace(asked) and asked.proof.greedy != asked.proof.best


def _is_tight_place(asked: Question) -> bool:
    """The reserve can be emptied in one place only, and in some solutions a tile is bought."""
    adds = {each for way in asked.meeting for each in way.actions if isinstance(each, AddTile)}
    return len(adds) == 1 and any(way.bought for way in asked.meeting)


def _needs_two(asked: Question) -> bool:
    """At least two purchases, and at most two palaces."""
    tiles = [each for each in asked.meeting[0].actions if isinstance(each, BuyTile)]
    return asked.palaces <= 2 and len(tiles) >= 2


def _needs_a_gift(asked: Question) -> bool:
    return asked.palaces <= 2 and all(_has(each, GiveTile) for each in asked.meeting)


ANY = range(1, 100)
OTHERS = [kind for kind in Kind if kind is not Kind.GARDEN]

SORTS = (
    Sort(1, ANY, _exactly(1), _is_one_payment),
    Sort(2, ANY, _exactly(2), _is_one_choice),
    Sort(1, ANY, _exactly(3), _is_one_choice),
    Sort(2, ANY, _buys, _is_one_order),
    Sort(1, ANY, _builds, _is_one_palace),
    Sort(1, ANY, _empties, _is_tight_place),
    Sort(1, range(1, 2), _swaps, _is_one_swap),
    Sort(1, range(2, 4), _swaps, _is_one_swap),
    Sort(1, range(1, 4), _lengthens, _is_one_palace),
    Sort(1, range(4, 6), _lengthens, _is_one_palace),
    Sort(1, range(2, 4), _longest, _is_deep),
    Sort(2, range(4, 6), _longest, _is_deep),
    Sort(1, ANY, _majorities(Kind.GARDEN), _needs_two),
    Sort(1, ANY, _majorities(*OTHERS), _needs_two),
    Sort(1, range(2, 5), _scores, _is_deep),
    Sort(1, range(5, 7), _scores, _is_deep),
    Sort(1, range(2, 4), _leads, _needs_a_gift),
)


def written(puzzles: list[dict[str, object]]) -> str:
    """The text of the file of puzzles: one key per line, for readable diffs."""
    shown = [
        ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in each.items())
        for each in puzzles
    ]
    return "[{\n" + "\n}, {\n".join(shown) + "\n}]\n"


def main(arguments: Sequence[str]) -> None:
    """Print the file of puzzles from so many games."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_puzzles", description=__doc__)
    parser.add_argument("games", type=int, help="how many games of bots to look through")
    print(written(make(parser.parse_args(arguments).games)), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
