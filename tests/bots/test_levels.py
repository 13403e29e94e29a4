"""The ladder of bots: legal and blind at every table, true to their budgets, never in a loop."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from random import Random

import pytest

from alhambra import core
from alhambra.actions import GiveTile
from alhambra.bots import BOTS, Budget, Memory, player
from alhambra.bots.levels import architect_style, master_style
from alhambra.bots.thinking import think
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal
from alhambra.core.plans import Planner
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.options import EDITIONS, Options

from ..properties.other_deals import other_future

LEVELS = tuple(BOTS)
FEW = Budget(simulations=24)
TABLES = [(players, edition) for players in range(2, 7) for edition in EDITIONS]
SOME = TABLES if core.compiled() else TABLES[:1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "edition"), SOME)
def test_every_level_plays_whole_games_by_the_rules(level: str, players: int, edition: str) -> None:
    if not core.compiled() and level in ("architect", "master", "master-1"):
        pytest.skip("searching takes long in plain Python")
    state = Options(players, edition).new_state(0)
    rng = Rng(players)
    dealer = Dealer(Rng(7))
    dealer.follow(state)
    dealer.deal(state)
    bots = [BOTS[level]() for _ in range(players)]
    decisions = 0
    while state.phase != const.OVER:
        before = state.key()
        code = bots[state.turn].code(state, FEW, rng)  # type: ignore[attr-defined]
        assert state.key() == before, "a bot may not change what it looks at"
        assert code in legal(state)
        apply(state, code)
        dealer.deal(state)
        decisions += 1
        assert decisions < 5000, "the game has to move on"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 5] if core.compiled() else [2])
def test_r12_the_undrawn_order_makes_no_difference(level: str, players: int) -> None:
    """Two games that differ only in the undrawn order get the same choice (section 12)."""
    rng = Random(f"{level}/{players}")
    for moment in (0, 25, 80, 140):
        game = Game(Options(players), seed=f"blind/{moment}")
        policy = player("builder")
        for _ in range(moment):
            if not game.over:
                game.play_code(policy.code(game.state, Rng(rng.getrandbits(60))))
        if game.over:
            continue
        twin = Game(Options(players), deal=other_future(game, rng))
        for action in game.actions:
            twin.play(action)
        assert twin.deal.bag != game.deal.bag or game.state.bag_left() < 2
        chosen = [
            BOTS[level]().choose(Memory(each.state.copy()), FEW, Rng(5)) for each in (game, twin)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in game.legal()


@pytest.mark.parametrize("level", ["architect", "master"])
def test_a_number_of_simulations_gives_the_same_choice_again(level: str) -> None:
    style = architect_style() if level == "architect" else master_style()
    state = position(40)
    first = think(state, style, Budget(simulations=200), Rng(3))
    assert first == think(state, style, Budget(simulations=200), Rng(3))
    visits = sum(option.visits for option in first)
    assert 200 - style.width <= visits <= 200
    assert first[0].visits == max(option.visits for option in first)


@pytest.mark.parametrize("level", ["architect", "master"])
@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_time_is_spent_and_not_overdrawn(
    monkeypatch: pytest.MonkeyPatch, level: str, seconds: float
) -> None:
    """By a clock on which every look takes a millisecond; a master may stop early."""
    style = architect_style() if level == "architect" else master_style()
    least = 0.9 if level == "architect" else 0.4
    state = position(40)
    clock = count(1)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    options = think(state, style, Budget(seconds=seconds), Rng(3))
    spent = next(clock) / 1000
    assert least * seconds <= spent <= 1.2 * seconds
    assert sum(option.visits for option in options) > 100 * seconds


@pytest.mark.skipif(not core.compiled(), reason="searching takes long in plain Python")
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux says so")
def test_a_master_needs_little_memory() -> None:
    """A process that thinks far ahead at full tables takes less than 100 MB, Python included."""
    run = subprocess.run([sys.executable, "-c", THINKING], check=True, capture_output=True)
    peak = re.search(rb"VmHWM:\s+(\d+) kB", run.stdout)
    assert peak is not None
    assert 10 < int(peak[1]) / 1024 < 100


THINKING = """
from pathlib import Path
from alhambra.bots import player
from alhambra.core.rng import Rng
from alhambra.game import Game
from alhambra.options import Options

for players in (2, 6):
    game, rng = Game(Options(players), seed="memory"), Rng(1)
    builder, master = player("builder"), player("master@20000")
    while game.version < 260 and not game.over:
        bot = builder if game.version % 60 else master
        game.play_code(bot.code(game.state, rng))
print(Path("/proc/self/status").read_text())
"""


def test_the_plan_of_a_turn_is_played_to_its_end() -> None:
    """The second step of a turn is not thought over again: it needs no chance."""
    state = position(4)
    codes = think(state, master_style(), FEW, Rng(1))[0].codes
    assert len(codes) > 1
    bot = BOTS["master"]()
    rng = Rng(1)
    for code in codes:
        assert bot.code(state, FEW, rng) == code  # type: ignore[attr-defined]
        apply(state, code)


def test_r9_5_a_tile_may_go_to_dirk() -> None:
    """With two players, plans offer gifts to Dirk, and a mason makes some."""
    given = 0
    for seed in range(6 if core.compiled() else 2):
        game = Game(Options(2), seed=f"dirk/{seed}")
        mason = player("mason")
        while not game.over:
            game.play_code(mason.code(game.state, Rng(0)))
        given += sum(isinstance(action, GiveTile) for action in game.actions)
    assert given > 0


def test_a_plan_leads_where_it_says() -> None:
    for moves in (0, 17, 60, 120):
        state = position(moves)
        for turn in Planner().plan(state):
            after = state.copy()
            for code in turn.codes:
                assert code in legal(after)
                apply(after, code)
            assert after.key() == turn.state.key()
            assert after.turn != state.turn or after.phase < const.ACT or after.phase == const.OVER


def position(moves: int) -> State:
    """A position of three seats after some decisions of a builder."""
    game = Game(Options(3), seed=f"position/{moves}")
    builder, rng = player("builder"), Rng(moves)
    while not game.over and (game.version < moves or game.state.phase != const.ACT):
        game.play_code(builder.code(game.state, rng))
    return game.state
