"""Puzzles in games: turns that have one clearly best way, by every way that there is.

Nothing is drawn before a turn ends, so all its ends are known (exercises/prove.py). Each is weighed
by the master's evaluation; what may still be the best gets more futures, until one end is left
and all others lose, or until it is clear that there is no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from .. import record
from ..actions import Action
from ..bots import player
from ..bots.levels import master_style
from ..bots.weights import judge
from ..core import const
from ..core.apply import carry_out, go_on
from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from ..exercises.goals import BestTurn, mark_of
from ..exercises.prove import Way, ends
from ..parallel import in_order
from ..record import Record
from ..turn import is_played_out
from .estimate import NOTHING, Estimate
from .outlook import chances, lead

DEGREES = ("easy", "medium", "hard")
GAP = 1.5
"""Points of lead that every other way loses, at least: each would be called a mistake."""
SAME = 0.5
"""What ways may lose and still count as the best: they differ in trifles."""
ERRORS = 3
"""Standard errors within which both has to hold."""
FUTURES = (100, 500, 2000, 8000)
"""For each end, as long as it may be the best."""
MANY = 12
"""Ends that may be the best as far as one can tell, at most."""
WITNESSES = 3
"""Ends that are surely worse, and yet weighed on."""
WIN_FUTURES = 4000
"""For the chance to win."""
WIN_ERRORS = 2
"""Standard errors by which that has to be better, too."""
PALACE = range(2, 15)
"""How many tiles the learner has built."""
POSITIONS = 2000
"""A turn with more is no small question."""
ENDS = 12
"""A turn with fewer is none."""
OPEN = (0.05, 0.95)
"""Chances to win between which a game is not decided yet."""
WAYS = 4
"""Ends that count as the best, at most."""
FIRST = 24
"""Ends to look at before all are."""
TRIES = 8
"""How often an architect may try."""


@dataclass(frozen=True, slots=True)
class Solved:
    """A turn with one clearly best way."""

    actions: tuple[Action, ...]
    """A shortest way to the best end."""
    marks: tuple[str, ...]
    """Of the ends that count as the best."""
    ends: int
    """How many there are."""
    gap: Estimate
    """What the next best loses, in points of lead."""
    win_gap: Estimate
    """The same as chance to win."""
    best: State
    """After the best way, before anything is drawn."""
    next: State
    """After the next best."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn of a game that has one clearly best way."""

    game: int
    """The number of the record."""
    at: int
    """How many of its actions had been played."""
    degree: int
    """The place in `DEGREES`."""
    found: Solved
    written: dict[str, object]
    """As the files of exercises have it, but for its id."""

    @property
    def shape(self) -> tuple[str, ...]:
        """What is done, without the pieces: puzzles of different shapes are different."""
        return tuple(str(each).split()[0] for each in self.found.actions)


@dataclass(frozen=True, slots=True)
class _Task:
    number: int
    text: str
    seed: int


@dataclass(slots=True)
class _End:
    """An end of a turn while it is weighed."""

    way: Way
    state: State
    worth: Estimate = NOTHING


def puzzles(
    texts: Iterable[str],
    seed: int,
    *,
    jobs: int = 1,
    advance: Callable[[float], None] = lambda _: None,
) -> Iterator[Puzzle]:
    """Every puzzle in the games of these records."""
    tasks = (_Task(number, text, seed) for number, text in enumerate(texts))
    for found in in_order(_in_game, tasks, jobs):
        advance(1)
        yield from found


def choose(found: Sequence[Puzzle], counts: Sequence[int]) -> list[Puzzle]:
    """So many of each degree, the easy ones first: of many shapes, none of the same game."""
    chosen: list[Puzzle] = []
    for degree, count in enumerate(counts):
        for _ in range(count):
            games = {each.game for each in chosen}
            shapes = [each.shape for each in chosen if each.degree == degree]
            rest = [each for each in found if each.degree == degree and each.game not in games]
            if not rest:
                raise SetupError(
                    f"these games have {len(shapes)} {DEGREES[degree]} puzzles, not {count}; "
                    "give more games"
                )
            chosen.append(
                min(rest, key=lambda each: (shapes.count(each.shape), -_worth(each), each.game))
            )
    return chosen


def solve(state: State, seed: int) -> Solved | None:
    """The one clearly best way to play the turn that begins here, if there is one."""
    try:
        ways = list(ends(state, POSITIONS))
    except SetupError:
        return None
    if len(ways) < ENDS:
        return None
    prior = judge("master")
    seat = state.turn
    all_ends = [_End(way, _ended(way.state)) for way in ways]
    all_ends.sort(key=lambda each: -prior.value(each.state, seat))
    # What the evaluation likes is looked at first: mostly this shows that there is no puzzle.
    if _settled(all_ends[:FIRST], seat, FUTURES[:2], seed) is None:
        return None
    settled = _settled(all_ends, seat, FUTURES, seed)
    return None if settled is None else _solved(*settled, len(ways), seat, seed)


def degree(state: State, marks: Sequence[str], seed: int) -> int:
    """How hard a turn is: easy if a mason plays it, hard if most tries of an architect fail."""
    if _plays("mason", state, Rng(seed)) in marks:
        return 0
    tries = [_plays("architect", state, Rng(seed + number)) in marks for number in range(TRIES)]
    return 1 if sum(tries) * 2 >= TRIES else 2


def _worth(puzzle: Puzzle) -> float:
    """How good a puzzle is among those of its shape: much to win, not too much to try."""
    return puzzle.found.gap.value - 2 * puzzle.found.gap.error - puzzle.found.ends / 200


def _settled(
    some: Sequence[_End], seat: int, budgets: Sequence[int], seed: int
) -> tuple[list[_End], _End] | None:
    """The best ends, the very best first, and the next best; None if none is clearly best.

    All are weighed with the first budget; those that are then surely worse drop out, but for the
    best of them, and the others are weighed again with the next.
    """
    style = master_style()
    left = list(some)
    near: list[_End] = []
    for futures in budgets:
        for each in left:
            each.worth = lead(each.state, seat, futures, seed, style)
        left.sort(key=lambda each: -each.worth.value)
        best = left[0].worth
        losses = [best - each.worth for each in left]
        if any(_is_between(each) for each in losses):
            return None
        near = [each for each, loss in zip(left, losses, strict=True) if not _is_lost(loss)]
        if len(near) > MANY:
            return None
        left = near + [each for each in left if each not in near][:WITNESSES]
    if len(near) > WAYS or len(near) == len(left):
        return None
    if any((best - each.worth).value > SAME for each in near):
        return None
    return near, left[len(near)]


def _is_lost(loss: Estimate) -> bool:
    """Whether a way surely loses as much as it has to."""
    return loss.value - ERRORS * loss.error >= GAP


def _is_between(loss: Estimate) -> bool:
    """Whether a way is surely neither as good nor bad enough."""
    spread = ERRORS * loss.error
    return loss.value - spread > SAME and loss.value + spread < GAP


def _solved(
    best: Sequence[_End], other: _End, count: int, seat: int, seed: int
) -> Solved | None:
    """What is said of a turn, if the futures played to their end agree."""
    first = best[0]
    better, worse = (chances(each.state, WIN_FUTURES, seed)[0][seat] for each in (first, other))
    win_gap = better - worse
    is_open = OPEN[0] < better.value < OPEN[1]
    if not is_open or win_gap.value <= WIN_ERRORS * win_gap.error:
        return None
    return Solved(
        actions=first.way.actions,
        marks=tuple(mark_of(each.way.state, seat) for each in best),
        ends=count,
        gap=first.worth - other.worth,
        win_gap=win_gap,
        best=first.state,
        next=other.state,
    )


def _ended(state: State) -> State:
    """A turn that is played out, when it is ended and before anything is drawn."""
    ended = state.copy()
    go_on(ended)
    return ended


def _plays(name: str, state: State, rng: Rng) -> str:
    """The mark of the turn that a bot plays."""
    bot = player(name)
    now, seat = state.copy(), state.turn
    while not is_played_out(now):
        carry_out(now, bot.code(now, rng))
    return mark_of(now, seat)


def _is_fit(state: State) -> bool:
    """Whether a turn begins here, neither too early nor too late in the game."""
    begins = state.phase == const.ACT and not state.exact
    built = state.palace(state.turn).built.bit_count()
    return begins and built in PALACE and not state.reshuffles


def _in_game(task: _Task) -> list[Puzzle]:
    """The puzzles of one game."""
    read = record.from_json(task.text)
    game = record.new_game(read)
    found = []
    for number, action in enumerate(read.actions):
        state = game.state
        if _is_fit(state):
            solved = solve(state.copy(), task.seed)
            if solved is not None:
                rank = degree(state, solved.marks, task.seed)
                written = _written(read, state, number, solved, rank)
                found.append(Puzzle(task.number, number, rank, solved, written))
        game.play(action)
    return found


def _written(
    read: Record, state: State, at: int, found: Solved, rank: int
) -> dict[str, object]:
    """A puzzle as the files of exercises have it. Of bag and deck it keeps what was drawn."""
    deal = read.deal
    bag = deal.bag[: len(deal.bag) - state.bag.bit_count()]
    deck = deal.deck[: len(deal.deck) - state.deck_left]
    return {
        "level": rank + 1,
        "players": read.options.players,
        "deal": {
            "seed": found.marks[0],
            "youngest": deal.youngest,
            "bag": " ".join(each.name for each in bag),
            "deck": " ".join(map(str, deck)),
            "scoring": list(deal.scoring_cards),
        },
        "actions": list(map(str, read.actions[:at])),
        "seat": state.turn,
        "steps": [
            {
                "goal": {"is": BestTurn.name, "marks": " ".join(found.marks)},
                "solution": list(map(str, found.actions)),
            }
        ],
        "proof": {"ends": found.ends, "gap": round(found.gap.value, 1)},
    }
