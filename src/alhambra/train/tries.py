"""Games in which every option of a turn is tried: samples for a net that corrects another.

A sample is the end of a turn that could have been played, as the seat sees it (`core.inputs`), what
a net says of it at once, and what futures say. All options of a turn are tried by the same futures,
so samples tell them apart, which outcomes of games hardly do.
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
from ..core.judge import Judge
from ..core.net import Net
from ..core.plans import Plan
from ..core.rng import Rng
from ..core.search import Search
from ..core.state import State

SEATS = (2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6)
"""How many play; every entry is as likely."""

MAX_TURNS = 400
"""When a game is given up; what it has given until then is kept."""

_BEST = 12  # options that the judge likes best, and so many others
_OTHERS = 4
_EXPLORING = 6  # of a hundred turns, those in which one of the eight best is played at random
_HALVES = Struct(f"<{SIZE}e")


@dataclass(frozen=True, slots=True)
class Trial:
    """How games are played and options tried."""

    seed: str
    weights: str
    """The text of the file of weights to play by; its correction, if it has one, helps to judge
    futures, but samples tell what its net alone lacks."""
    futures: int = 16
    """From each option."""
    turns: int = 8
    """Of a future, or fewer, so that the seat has just moved at its end."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play."""

    trial: Trial
    numbers: Sequence[int]


@dataclass(frozen=True, slots=True)
class Tries:
    """Samples, one after the other."""

    numbers: bytearray = field(default_factory=bytearray)
    """`SIZE` little-endian floats of 16 bits for each sample."""
    judged: array[float] = field(default_factory=lambda: array("f"))
    """What the net says at once."""
    found: array[float] = field(default_factory=lambda: array("f"))
    """What the futures say."""
    turns: array[int] = field(default_factory=lambda: array("q"))
    """Which turn of which game it is: the number of the game times `MAX_TURNS` and of the turn."""

    def extend(self, other: Tries) -> None:
        """Add the samples of another."""
        self.numbers.extend(other.numbers)
        self.judged.extend(other.judged)
        self.found.extend(other.found)
        self.turns.extend(other.turns)

    def __len__(self) -> int:
        return len(self.found)


def play_all(task: Task) -> Tries:
    """The samples of the games of a task."""
    tries = Tries()
    judge = read_judge(task.trial.weights)
    plain = Judge(Net(read(task.trial.weights)))
    for number in task.numbers:
        play(task.trial, judge, plain, number, tries)
    return tries


def play(trial: Trial, judge: Judge, plain: Judge, number: int, tries: Tries) -> None:
    """Play one game by a judge and add its samples, which say what a plain one lacks.

    They are the same whatever was played before.
    """
    digest = sha256(f"{trial.seed}/{number}".encode()).digest()
    chance, whim = (Rng(int.from_bytes(digest[at : at + 8], "big")) for at in (0, 8))
    players = SEATS[chance.below(len(SEATS))]
    state = State(players, chance.below(players))
    dealer = Dealer(chance)
    dealer.follow(state)
    inputs = Inputs()
    depth = trial.turns // players * players
    for turn in range(MAX_TURNS):
        if dealer.deal(state) == const.OVER:
            break
        seat = state.turn
        options = _options(state, judge, whim)
        if len(options) > 1:
            search = Search(seat, whim.next(), judge, depth)
            for plan in options:
                search.visit(plan, trial.futures)
                if plan.state.phase < const.AWARD and not plan.state.ending:
                    inputs.read(plan.state)
                    tries.numbers.extend(_HALVES.pack(*inputs.numbers(seat)))
                    tries.judged.append(plain.value(plan.state, seat))
                    tries.found.append(plan.total / plan.visits)
                    tries.turns.append(number * MAX_TURNS + turn)
            options.sort(key=_by_futures)
        chosen = 0
        if whim.below(100) < _EXPLORING:
            chosen = whim.below(min(len(options), 8))
        for code in options[chosen].codes:
            apply(state, code)


def _options(state: State, judge: Judge, whim: Rng) -> list[Plan]:
    """What the judge likes best, and some of the rest."""
    plans = judged(state, judge)
    options, rest = plans[:_BEST], plans[_BEST:]
    for _ in range(min(_OTHERS, len(rest))):
        options.append(rest.pop(whim.below(len(rest))))
    return options


def _by_futures(plan: Plan) -> float:
    return -plan.total
