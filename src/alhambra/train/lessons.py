"""Self-play games by a judge, as lessons in what its net gets wrong.

A sample is a position at the end of a turn, as one seat sees it (`core.inputs`), the value that the
net alone gives it, and the value it should have: the λ-return (`selfplay.lambda_returns`) over the
values of the judge, including its correction so far.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from struct import Struct

from ..bots.thinking import judged
from ..bots.weights import read, read_judge
from ..core import const
from ..core.apply import apply
from ..core.dealer import Dealer
from ..core.inputs import SIZE, Inputs
from ..core.judge import Judge, utility
from ..core.lookahead import Lookahead
from ..core.net import Net
from ..core.plans import Planner
from ..core.rng import Rng
from ..core.state import State
from .selfplay import lambda_returns

SEATS = (2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6)
"""Numbers of seats, to choose from at random."""

MAX_TURNS = 400
"""After how many turns a game is given up; it then gives no samples."""

_FIRST = 4  # one of so many best turns is played at random,
_NEAR = 60  # in so many of a thousand turns,
_FAR = 20  # and any turn at random in so many of a thousand
_SITES = 8  # for a bought tile; the master keeps 16
_SHORTLIST = 8  # turns that both nets judge: the best by the small one
_HALVES = Struct(f"<{SIZE}e")


@dataclass(frozen=True, slots=True)
class Style:
    """How games are played and what is kept of them."""

    seed: str
    weights: str
    """The text of the weights file that all seats play by."""
    trace: float
    """λ: 1 learns from the outcome alone; less also trusts the values along the way."""
    keeping: float
    """The share of turns that give a sample."""
    seats: int = const.MIN_PLAYERS
    """Games with fewer seats are left out."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play."""

    style: Style
    numbers: Sequence[int]


@dataclass(frozen=True, slots=True)
class Lessons:
    """Samples, stored one after the other."""

    numbers: bytearray = field(default_factory=bytearray)
    """`SIZE` little-endian 16-bit floats per sample."""
    judged: array[float] = field(default_factory=lambda: array("f"))
    """The value that the net alone gives."""
    targets: array[float] = field(default_factory=lambda: array("f"))
    """The value that it should give."""
    games: array[int] = field(default_factory=lambda: array("q"))
    """The number of the game."""

    def extend(self, other: Lessons) -> None:
        """Append the samples of `other`."""
        self.numbers.extend(other.numbers)
        self.judged.extend(other.judged)
        self.targets.extend(other.targets)
        self.games.extend(other.games)

    def __len__(self) -> int:
        return len(self.targets)


def play_all(task: Task) -> Lessons:
    """Play the games of a task; returns their samples."""
    lessons = Lessons()
    judge = read_judge(task.style.weights)
    plain = Judge(Net(read(task.style.weights)))
    for number in task.numbers:
        play(task.style, judge, plain, number, lessons)
    return lessons


def play(style: Style, judge: Judge, plain: Judge, number: int, lessons: Lessons) -> None:
    """Play one game by a judge and add its samples; independent of any game before it."""
    digest = sha256(f"{style.seed}/{number}".encode()).digest()
    chance, whim = (Rng(int.from_bytes(digest[at : at + 8], "big")) for at in (0, 8))
    players = SEATS[chance.below(len(SEATS))]
    if players < style.seats:
        return
    state = State(players, chance.below(players))
    dealer = Dealer(chance)
    dealer.follow(state)
    dealer.deal(state)
    lookahead = Lookahead(judge, Planner(_SITES, 1, brief=True), _SHORTLIST)
    inputs = Inputs()
    keeping = round(style.keeping * 1000)
    values: list[list[float]] = []
    kept: list[tuple[int, int, float, bytes]] = []
    turns = 0
    while state.phase != const.OVER:
        if turns == MAX_TURNS:
            return
        turns += 1
        seat = state.turn
        for code in _chosen(state, judge, lookahead, whim):
            apply(state, code)
        if state.phase < const.AWARD and not state.ending:  # elsewhere the judge is exact
            if whim.below(1000) < keeping:
                if whim.below(2):
                    seat = whim.below(players)
                inputs.read(state)
                packed = _HALVES.pack(*inputs.numbers(seat))
                kept.append((len(values), seat, plain.value(state, seat), packed))
            values.append(_values(judge, state))
        dealer.deal(state)
    targets = [
        lambda_returns(column, utility(state, seat), style.trace)
        for seat, column in enumerate(zip(*values, strict=True))
    ]
    for place, seat, said, packed in kept:
        lessons.numbers.extend(packed)
        lessons.judged.append(said)
        lessons.targets.append(targets[seat][place])
        lessons.games.append(number)


def _chosen(state: State, judge: Judge, lookahead: Lookahead, whim: Rng) -> list[int]:
    """The turn to play: the best, or occasionally a random one."""
    fate = whim.below(1000)
    if state.phase != const.ACT or fate >= _NEAR + _FAR:
        return lookahead.best(state).codes
    plans = judged(state, judge)
    return plans[whim.below(min(len(plans), _FIRST) if fate < _NEAR else len(plans))].codes


def _values(judge: Judge, state: State) -> list[float]:
    """The value of a position to each seat; with two seats the values add up to 1."""
    values = [judge.value(state, seat) for seat in range(state.players)]
    if state.players == const.MIN_PLAYERS:
        first = (values[0] + 1 - values[1]) / 2
        return [first, 1 - first]
    return values
