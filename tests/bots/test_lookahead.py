"""One turn ahead, and the rounds in which everybody answers well."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.bots import player, weights
from alhambra.bots.budget import Budget
from alhambra.bots.levels import first_master_style
from alhambra.bots.thinking import judged, think, tried
from alhambra.core import const
from alhambra.core.dealer import Dealer
from alhambra.core.lookahead import Answers, Lookahead
from alhambra.core.plans import Planner
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.game import Game
from alhambra.options import Options


def games(players: int) -> list[State]:
    """Positions in which a seat has to act, from a game of builders."""
    game, builder, rng = Game(Options(players), seed="answers"), player("builder"), Rng(1)
    found = []
    while not game.over:
        if game.state.phase == const.ACT and game.version % 7 == 0:
            found.append(game.state.copy())
        game.play_code(builder.code(game.state, rng))
    return found


def test_one_turn_ahead_is_the_best_of_all_plans() -> None:
    judge = weights.judge("master-1")
    for state in games(2)[:12]:
        best = Lookahead(judge, Planner()).best(state)
        plans = judged(state, judge)
        assert best.value == plans[0].value
        assert best.codes in [plan.codes for plan in plans]


def test_answers_are_the_best_turns_of_everybody() -> None:
    """A round by hand: what is dealt, each rival's best turn, and the value of one's own."""
    judge, planner = weights.judge("mason"), Planner(2, 1)
    for players in (2, 3):
        state = State(players, 0)
        dealer = Dealer(Rng(players))
        dealer.follow(state)
        dealer.deal(state)
        seat = state.turn
        plan = Planner().plan(state)[0]
        Answers(seat, 41, judge).visit(plan, 3)
        assert plan.answers == 3
        total = 0.0
        for number in range(3):
            table = plan.state.copy()
            dealer = Dealer(Rng(41 + number))
            dealer.follow(table)
            for _ in range(players - 1):
                dealer.deal(table)
                mover = table.turn
                table = max(
                    (each.state for each in planner.plan(table)),
                    key=lambda end: judge.value(end, mover),
                )
            dealer.deal(table)
            assert table.turn == seat
            total += max(judge.value(each.state, seat) for each in planner.plan(table))
        assert plan.answered == pytest.approx(total)


def test_a_hasty_planner_finds_some_of_what_another_does() -> None:
    for state in games(3)[:20]:
        all_of_them = {tuple(plan.codes) for plan in Planner().plan(state)}
        some = {tuple(plan.codes) for plan in Planner(2, 1).plan(state)}
        assert some <= all_of_them


def test_answers_are_played_to_the_few_best_turns_where_the_budget_allows_it() -> None:
    state = games(2)[5]
    style = replace(first_master_style(), answered=5)
    for simulations, answered in ((200, 0), (1600, 3), (4000, style.answered)):
        plans = judged(state, style.prior)[: style.width]
        options = tried(plans, state.turn, style, Budget(simulations=simulations), Rng(1), 0.0)
        assert [bool(plan.answers) for plan in plans] == [
            place < answered for place in range(len(plans))
        ]
        assert [option.visits for option in options] == [plan.visits for plan in plans]
    assert plans[0].answers == max(plan.answers for plan in plans)
    assert think(state, style, Budget(simulations=4000), Rng(1)) == options


def test_the_first_master_goes_by_futures_alone() -> None:
    state = games(2)[5]
    style = first_master_style()
    plans = judged(state, style.prior)[: style.width]
    tried(plans, state.turn, style, Budget(simulations=1600), Rng(1), 0.0)
    assert not any(plan.answers for plan in plans)
