"""Finds puzzles in games: turns with one clearly best way to play them.

Nothing is drawn before a turn ends, so all its ends are known (prove.py). Each end is evaluated by
futures, judged by the first master's evaluation. Those that may be the best get more futures, until
one is left and all others lose, or until it is clear that there is no puzzle.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from .. import record
from ..actions import Action, AddTile, BuyTile, RemoveTile, SwapTile
from ..analysis.estimate import NOTHING, Estimate
from ..analysis.outlook import chances, lead
from ..analysis.reasons import Reason, reasons
from ..bots import player
from ..bots.levels import first_master_style
from ..bots.weights import judge
from ..codes import encode
from ..core import const
from ..core.apply import carry_out, go_on
from ..core.rng import Rng
from ..core.state import State
from ..errors import SetupError
from ..parallel import in_order
from ..record import Record
from ..turn import is_played_out
from .exercise import written_reason
from .goals import BestTurn, mark_of
from .prove import Way, ends

OF_A_GAME = 2
"""The most puzzles from one game."""
GAP = 1.5
"""The least points of lead that every other way loses, so that each is a mistake."""
SAME = 1.0
"""The most points of lead that a way may lose and still count as equally good."""
TRIFLE = 3
"""The next best loses at least so many times as much as any equally good way."""
ERRORS = 3
"""The standard errors by which a loss must clear these limits."""
FUTURES = (100, 500, 2000, 8000)
"""Futures per end in each round, for the ends that may still be the best."""
MANY = 16
"""With more candidates than this for the best, there is no puzzle."""
WITNESSES = 3
"""How many of the surely worse ends are kept for comparison."""
WIN_FUTURES = 4000
"""Futures for the chance to win."""
WIN_ERRORS = 2
"""The standard errors by which the best turn must also win more often."""
PALACE = range(2, 15)
"""How many tiles the learner may have built."""
POSITIONS = 2000
"""A turn with more positions is too big for a puzzle."""
ENDS = 12
"""A turn with fewer ends is too small for one."""
OPEN = (0.05, 0.95)
"""The chance to win must be between these: the game is not decided yet."""
WAYS = 4
"""The most ends that may count as equally good."""
FIRST = 24
"""Ends that are tried before all others."""
UNEXPLAINED = "patience"
"""The reason for a turn that nothing visible explains; it makes no puzzle."""
WEAKER = ("apprentice", "mason", "architect")
"""The bots that try a puzzle, to measure how hard it is."""
TRIES = 8
"""How often each of them tries."""


@dataclass(frozen=True, slots=True)
class Solved:
    """A turn with one clearly best way."""

    actions: tuple[Action, ...]
    """The shortest way to the best end."""
    marks: tuple[str, ...]
    """The marks of the ends that count as best."""
    ends: int
    """How many ends the turn has."""
    gap: Estimate
    """What the next best end loses, in points of lead."""
    win_gap: Estimate
    """What the next best end loses in chance to win."""
    why: tuple[Reason, ...]
    """The reasons for it, compared with the next best."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn of a recorded game with one clearly best way."""

    game: int
    """The number of the record."""
    at: int
    """How many of its actions were played before the turn."""
    found_by: int
    """In how many tries the weaker bots find it."""
    found: Solved
    position: dict[str, object]
    """How to reach the position, as exercise files write it."""

    @property
    def degree(self) -> int:
        """0 if weaker bots find it in at least two of three tries, 1 if in one of three, else 2."""
        tries = TRIES * len(WEAKER)
        return 2 - (self.found_by * 3 >= tries) - (self.found_by * 3 >= 2 * tries)

    @property
    def written(self) -> dict[str, object]:
        """The puzzle as exercise files write it, without its id."""
        found = self.found
        goal = {"is": BestTurn.name, "marks": " ".join(found.marks)}
        return {
            "level": self.degree + 1,
            **self.position,
            "steps": [{"goal": goal, "solution": list(map(str, found.actions))}],
            "why": list(map(written_reason, found.why)),
            "gap": round(found.gap.value, 1),
            "proof": {"ends": found.ends, "found_by": self.found_by},
        }

    @property
    def shape(self) -> tuple[str, ...]:
        """The kinds of actions in the solution; used to choose varied puzzles."""
        return tuple(str(each).split()[0] for each in self.found.actions)


@dataclass(frozen=True, slots=True)
class _Task:
    number: int
    text: str
    seed: int


@dataclass(slots=True)
class _End:
    """An end of a turn, with its current estimate."""

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


def choose(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Choose `count` puzzles, balanced by degree and varied in shape; easiest first."""
    chosen: list[Puzzle] = []
    rest = list(found)
    for _ in range(count):
        if not rest:
            raise SetupError(
                f"these games have {len(chosen)} puzzles, not {count}; give more games"
            )
        degrees = Counter(each.degree for each in chosen)
        shapes = Counter((each.degree, each.shape) for each in chosen)
        best = min(
            rest,
            key=lambda each: (
                degrees[each.degree],
                shapes[each.degree, each.shape],
                -_worth(each),
                (each.game, each.at),
            ),
        )
        chosen.append(best)
        of_game = sum(each.game == best.game for each in chosen)
        rest = [
            each
            for each in rest
            if each is not best and (each.game != best.game or of_game < OF_A_GAME)
        ]
    return sorted(chosen, key=lambda each: (-each.found_by, each.found.ends, each.game))


def written(puzzles: Sequence[Puzzle]) -> str:
    """The text of the puzzle file, one puzzle per line."""
    lines = [
        json.dumps({"id": f"b{number:03}", **each.written}, separators=(",", ":"))
        for number, each in enumerate(puzzles, 1)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def solve(state: State, seed: int) -> Solved | None:
    """The one clearly best way to play the turn that begins here, if there is one."""
    try:
        ways = list(ends(state, POSITIONS))
    except SetupError:
        return None
    if len(ways) < ENDS:
        return None
    prior = judge("master-1")
    seat = state.turn
    all_ends = [_End(way, _ended(way.state)) for way in ways]
    all_ends.sort(key=lambda each: -prior.value(each.state, seat))
    # First only what the evaluation likes best: mostly that shows there is no puzzle.
    looked = _settled(all_ends[:FIRST], seat, FUTURES[:2], seed)
    if looked is None or not _tempts(looked[0][0], looked[1]):
        return None
    settled = _settled(all_ends, seat, FUTURES, seed)
    return None if settled is None else _solved(state, *settled, len(ways), seed)


def found_by(state: State, marks: Sequence[str], seed: int) -> int:
    """In how many tries the bots of `WEAKER` find the best turn."""
    return sum(
        _plays(name, state, Rng(seed + number)) in marks
        for name in WEAKER
        for number in range(TRIES)
    )


def _worth(puzzle: Puzzle) -> float:
    """The quality of a puzzle: few solutions, many reasons, a large gap."""
    gap, ways = puzzle.found.gap, len(puzzle.found.marks)
    return len(puzzle.found.why) - ways + min(gap.value - ERRORS * gap.error, 5.0) / 2


def _settled(
    some: Sequence[_End], seat: int, budgets: Sequence[int], seed: int
) -> tuple[list[_End], _End] | None:
    """The ends that count as best, best first, and the next best; None if none is clearly best.

    All are evaluated with the first budget; then those that are surely worse drop out, except the
    best few of them, and the rest are evaluated again with the next budget.
    """
    style = first_master_style()
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
    other = left[len(near)]
    same = min(SAME, (best - other.worth).value / TRIFLE)
    if any((best - each.worth).value > same for each in near):
        return None
    return near, other


def _tempts(best: _End, other: _End) -> bool:
    """Whether the turn is about more than which money to take."""
    return any(isinstance(each, BuyTile | AddTile | SwapTile | RemoveTile)
               for end in (best, other) for each in end.way.actions)  # fmt: skip


def _is_lost(loss: Estimate) -> bool:
    """Whether a way surely loses enough to be a mistake."""
    return loss.value - ERRORS * loss.error >= GAP


def _is_between(loss: Estimate) -> bool:
    """Whether a way is surely neither equally good nor a mistake."""
    spread = ERRORS * loss.error
    return loss.value - spread > SAME and loss.value + spread < GAP


def _solved(
    state: State, best: Sequence[_End], other: _End, count: int, seed: int
) -> Solved | None:
    """The result, if the chance to win agrees and there is a reason for the turn."""
    first, seat = best[0], state.turn
    better, worse = (chances(each.state, WIN_FUTURES, seed)[0][seat] for each in (first, other))
    win_gap = better - worse
    is_open = OPEN[0] < better.value < OPEN[1]
    if not is_open or win_gap.value <= WIN_ERRORS * win_gap.error:
        return None
    why = reasons(state, _codes(state, first.way.actions), other.state)
    if why[0].slug == UNEXPLAINED:
        return None
    return Solved(
        actions=first.way.actions,
        marks=tuple(mark_of(each.way.state, seat) for each in best),
        ends=count,
        gap=first.worth - other.worth,
        win_gap=win_gap,
        why=why,
    )


def _codes(state: State, actions: Sequence[Action]) -> list[int]:
    now = state.copy()
    codes = []
    for action in actions:
        codes.append(encode(now, action))
        carry_out(now, codes[-1])
    return codes


def _ended(state: State) -> State:
    """The position after a completed turn is ended and before anything is drawn."""
    ended = state.copy()
    go_on(ended)
    return ended


def _plays(name: str, state: State, rng: Rng) -> str:
    """The mark of the end of the turn that a bot plays."""
    bot = player(name)
    now, seat = state.copy(), state.turn
    while not is_played_out(now):
        carry_out(now, bot.code(now, rng))
    return mark_of(now, seat)


def _is_fit(state: State) -> bool:
    """Whether a turn begins here, not too early and not too late in the game."""
    begins = state.phase == const.ACT and not state.exact
    built = state.palace(state.turn).built.bit_count()
    return begins and built in PALACE and not state.reshuffles


def _in_game(task: _Task) -> list[Puzzle]:
    """The puzzles of one game; none if it began at a position. Raises `BadRecord`."""
    read = record.from_json(task.text)
    if read.position is not None:  # exercise files say how to get somewhere from a deal
        return []
    game = record.new_game(read)
    found = []
    for number in record.step_by_step(game, read.actions):
        state = game.state
        if _is_fit(state):
            solved = solve(state.copy(), task.seed)
            if solved is not None:
                tries = found_by(state, solved.marks, task.seed)
                position = _position(read, state, number)
                found.append(Puzzle(task.number, number, tries, solved, position))
    return found


def _position(read: Record, state: State, at: int) -> dict[str, object]:
    """How to reach a position, as exercise files write it, with only the drawn pieces."""
    deal = read.deal
    bag = deal.bag[: len(deal.bag) - state.bag.bit_count()]
    deck = deal.deck[: len(deal.deck) - state.deck_left]
    options = read.options
    return {
        "players": options.players,
        **({} if options.edition == "standard" else {"edition": options.edition}),
        **({"rules": dict(options.changes)} if options.changes else {}),
        "deal": {
            "seed": f"{state.turn}/{at}",
            "youngest": deal.youngest,
            "bag": " ".join(each.name for each in bag),
            "deck": " ".join(map(str, deck)),
            "scoring": list(deal.scoring_cards),
        },
        "actions": list(map(str, read.actions[:at])),
        "seat": state.turn,
    }
