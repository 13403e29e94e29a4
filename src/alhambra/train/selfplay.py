"""Self-play games, as samples to learn from.

A sample is a position at the end of a turn, before anything is drawn, as one seat sees it: the
numbers of `core.features`, and what the position turned out to be worth to the seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from struct import Struct

from ..core import const
from ..core.apply import apply
from ..core.dealer import Dealer
from ..core.features import SIZE, Features
from ..core.judge import Judge, utility
from ..core.net import Net
from ..core.plans import Planner
from ..core.rng import Rng
from ..core.rollout import QuickPlayer
from ..core.state import State

SEATS = (3, 2, 3, 4, 3, 5, 3, 6, 2, 4)
"""Numbers of seats, to choose from at random."""

MAX_TURNS = 2000
"""After how many turns a game is given up; it then gives no samples."""

_HALVES = Struct(f"<{SIZE}e")


@dataclass(frozen=True, slots=True)
class Style:
    """How games are played and what is kept of them."""

    seed: str
    weights: tuple[float, ...] | None
    """The weights of the net that all seats play by; None for the quick player."""
    exploring: float
    """The share of turns that are played at random."""
    trace: float
    """λ: 1 learns from the outcome alone; less also trusts the values along the way."""
    keeping: float
    """The share of turns that give a sample."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play."""

    style: Style
    numbers: Sequence[int]


@dataclass(frozen=True, slots=True)
class Samples:
    """Samples by stage, the number of scorings so far."""

    numbers: tuple[bytearray, ...] = field(
        default_factory=lambda: tuple(bytearray() for _ in range(const.SCORINGS))
    )
    """`SIZE` little-endian 16-bit floats per sample."""
    targets: tuple[array[float], ...] = field(
        default_factory=lambda: tuple(array("f") for _ in range(const.SCORINGS))
    )

    def extend(self, other: Samples) -> None:
        """Append the samples of `other`."""
        for stage in range(const.SCORINGS):
            self.numbers[stage].extend(other.numbers[stage])
            self.targets[stage].extend(other.targets[stage])

    def __len__(self) -> int:
        return sum(map(len, self.targets))


class Player:
    """Plays the quick player's turns, or those with the best position by a net."""

    def __init__(self, net: Net | None) -> None:
        """Play by a net, or by none."""
        self._quick = QuickPlayer()
        self._judge = None if net is None else Judge(net)
        self._planner = Planner()

    def play(self, state: State) -> None:
        """Play the turn or the award of the acting seat."""
        judge = self._judge
        if judge is None:
            self._quick.play_turn(state)
            return
        seat = state.turn
        turns = self._planner.plan(state)
        best = turns[0] if len(turns) == 1 else max(turns, key=lambda t: judge.value(t.state, seat))
        for code in best.codes:
            apply(state, code)

    def explore(self, state: State, rng: Rng) -> None:
        """Play a random turn out of the planner's."""
        turns = self._planner.plan(state)
        for code in turns[rng.below(len(turns))].codes:
            apply(state, code)


def play_all(task: Task) -> Samples:
    """Play the games of a task; returns their samples."""
    samples = Samples()
    net = None if task.style.weights is None else Net(task.style.weights)
    for number in task.numbers:
        play(task.style, net, number, samples)
    return samples


def play(style: Style, net: Net | None, number: int, samples: Samples) -> None:
    """Play one game and add its samples; independent of any game before it."""
    digest = sha256(f"{style.seed}/{number}".encode()).digest()
    chance, whim = (Rng(int.from_bytes(digest[at : at + 8], "big")) for at in (0, 8))
    players = SEATS[chance.below(len(SEATS))]
    state = State(players, chance.below(players))
    dealer = Dealer(chance)
    dealer.follow(state)
    dealer.deal(state)
    player = Player(net)
    features = Features()
    exploring = round(style.exploring * 1000)
    keeping = round(style.keeping * 1000)
    traced = net if style.trace < 1 else None
    values: list[list[float]] = []
    kept: list[tuple[int, int, int, bytes]] = []
    turns = 0
    while state.phase != const.OVER:
        if turns == MAX_TURNS:
            return
        if state.phase == const.ACT and whim.below(1000) < exploring:
            player.explore(state, whim)
        else:
            player.play(state)
        turns += 1
        if state.phase < const.AWARD and not state.ending:  # elsewhere the judge is exact
            keep = whim.below(1000) < keeping
            if keep or traced is not None:
                features.read(state)
            if keep:
                seat = whim.below(players)
                packed = _HALVES.pack(*features.numbers(seat))
                kept.append((len(values), state.scorings, seat, packed))
            if traced is not None:
                values.append(_values(traced, features, state))
        dealer.deal(state)
    targets = _targets(values, [utility(state, seat) for seat in range(players)], style.trace)
    for place, stage, seat, packed in kept:
        samples.numbers[stage].extend(packed)
        samples.targets[stage].append(targets[seat][place] if values else targets[seat][0])


def lambda_returns(values: Sequence[float], outcome: float, trace: float) -> list[float]:
    """The λ-returns of a game: the value that each position should have had.

    Each is the next position's value times 1 - λ plus its return times λ; the last one's return is
    the outcome.
    """
    returns = [outcome] * len(values)
    for place in range(len(values) - 2, -1, -1):
        returns[place] = (1 - trace) * values[place + 1] + trace * returns[place + 1]
    return returns


def _values(net: Net, features: Features, state: State) -> list[float]:
    """The net's value, for each seat, of the position that `features` read last."""
    values = []
    for seat in range(state.players):
        features.fill(seat)
        values.append(net.value(features, state.scorings))
    return values


def _targets(values: list[list[float]], outcomes: list[float], trace: float) -> list[list[float]]:
    """The targets, by seat and position; without values, one per seat."""
    if not values:
        return [[outcome] for outcome in outcomes]
    columns = zip(*values, strict=True)
    return [lambda_returns(column, outcomes[seat], trace) for seat, column in enumerate(columns)]
