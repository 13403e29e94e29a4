"""The adaptive level: as strong as the others, and never seen to throw a turn away."""

from __future__ import annotations

import math
import time
from itertools import count
from random import Random

import pytest

from alhambra import core
from alhambra.bots import Budget, Player, player
from alhambra.bots.adaptive import MOST_GIVEN, RECENT, adaptive_style
from alhambra.bots.thinking import think
from alhambra.core import const
from alhambra.core.judge import SCALE
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.options import Options
from alhambra.simulate import Match, play

from ..properties.other_deals import other_future

SOME = "60"  # futures for a turn
ENOUGH = 24  # turns

pytestmark = pytest.mark.skipif(not core.compiled(), reason="searching takes long in plain Python")


class Watched:
    """A game in which an adaptive bot sits at seat 0 and has seen everything."""

    def __init__(self, other: str, *, budget: str = SOME, players: int = 2) -> None:
        self.game = Game(Options(players), seed=f"adaptive/{other}")
        self.bot = player(f"adaptive@{budget}")
        self._others = [player(other) for _ in range(players)]
        self._rng = Rng(3)

    def play(self, code: int) -> None:
        """Whoever is to act does so."""
        self.bot.watch(self.game.state, code)
        self.game.play_code(code)

    def until_its_turn(self) -> bool:
        """Let the others play until the bot begins a turn; whether there is one more."""
        state = self.game.state
        while not self.game.over and (state.turn or state.phase != const.ACT or state.exact):
            by = self.bot if state.turn == 0 else self._others[state.turn]
            self.play(by.code(state, self._rng))
            state = self.game.state
        return not self.game.over


def given(state: State, bot: Player, seed: int) -> float:
    """What the bot's choice is worth less than the best turn that it found, in points of lead."""
    options = think(state, adaptive_style(), bot.budget, Rng(seed))
    first = bot.code(state, Rng(seed))
    best = options[0].value
    chosen = [each for each in options if each.codes[0] == first]
    assert chosen, "it plays one of the turns that were found"
    return min(_lead(best) - _lead(each.value) for each in chosen)


def _lead(value: float) -> float:
    value = min(max(value, 0.02), 0.98)
    return SCALE * math.log(value / (1 - value))


def gifts(other: str) -> list[float]:
    """What it gives away from turn to turn, against others of a level."""
    table = Watched(other)
    found: list[float] = []
    while len(found) < ENOUGH and table.until_its_turn():
        state = table.game.state
        found.append(given(state, table.bot, seed=len(found)))
        table.play(table.bot.code(state, Rng(len(found))))
    return found


def test_it_gives_away_what_the_others_do_and_never_much() -> None:
    weak, strong = gifts("random"), gifts("master")
    assert sum(weak) > sum(strong) + 10
    assert max(weak + strong) <= MOST_GIVEN + 0.01


def test_there_is_a_turn_for_every_gift() -> None:
    """Of whatever it wants to give away, a turn that costs about as much is not far."""
    table = Watched("mason")
    missed: list[float] = []
    while len(missed) < 3 * ENOUGH and table.until_its_turn():
        state = table.game.state
        options = think(state, adaptive_style(), Budget(simulations=400), Rng(len(missed)))
        costs = [_lead(options[0].value) - _lead(each.value) for each in options]
        missed += [min(abs(cost - gift) for cost in costs) for gift in (1, 3, 5)]
        table.play(table.bot.code(state, Rng(1)))
    assert sum(missed) / len(missed) < 0.5


def test_who_has_seen_nothing_plays_the_best_turn() -> None:
    game = Game(Options(3), seed="unseen")
    budget = Budget(simulations=60)
    best = think(game.state, adaptive_style(), budget, Rng(1))[0]
    assert player(f"adaptive@{SOME}").code(game.state, Rng(1)) == best.codes[0]


def test_the_best_placed_of_the_others_is_what_it_goes_by() -> None:
    """Beside somebody who plays at random, it still takes the better player for its measure."""
    mixed = Match(Options(3), "rivals", (f"adaptive@{SOME}", "mason", "random"))
    played = play(mixed, 0)
    assert played.finished
    assert played.scores[0] > played.scores[2]


def test_what_is_to_come_makes_no_difference() -> None:
    """Also what it has watched holds nothing of the undrawn order (section 12)."""
    table, dice = Watched("apprentice", players=3), Random(4)
    for _ in range(8):
        table.until_its_turn()
        table.play(table.bot.code(table.game.state, Rng(1)))
    table.until_its_turn()
    twin = Game(Options(3), deal=other_future(table.game, dice))
    watcher = player(f"adaptive@{SOME}")
    for code in table.game.codes:
        watcher.watch(twin.state, code)
        twin.play_code(code)
    assert twin.deal.bag != table.game.deal.bag
    assert watcher.code(twin.state, Rng(9)) == table.bot.code(table.game.state, Rng(9))


@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_judging_the_others_is_within_its_time(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """By a clock on which every look takes two milliseconds, more than a turn of others takes."""
    table = Watched("mason")
    for _ in range(RECENT // 2):
        table.until_its_turn()
        table.play(table.bot.code(table.game.state, Rng(1)))
    table.until_its_turn()
    fresh = player(f"adaptive@{seconds}s")
    again = Game(Options(2), deal=table.game.deal)
    for code in table.game.codes:
        fresh.watch(again.state, code)
        again.play_code(code)
    clock = count(1)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 500)
    fresh.code(again.state, Rng(1))
    assert 0.5 * seconds <= next(clock) / 500 <= 1.2 * seconds
