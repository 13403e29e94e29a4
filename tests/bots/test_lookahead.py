"""One turn ahead, and the rounds in which everybody answers well."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from alhambra.bots import player, weights
from alhambra.bots.budget import Budget
from alhambra.bots.levels import first_master_style, master_style
from alhambra.bots.thinking import Style, judged, listed, think, tried
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.judge import Judge
from alhambra.core.legal import legal, price_of
from alhambra.core.lookahead import Answers, Lookahead
from alhambra.core.money import worth
from alhambra.core.net import Net
from alhambra.core.plans import Plan, Planner
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
    judge, planner = weights.judge("mason"), Planner(2, 1, brief=True)
    for players in (2, 3):
        state = State(players, 0)
        dealer = Dealer(Rng(players))
        dealer.follow(state)
        dealer.deal(state)
        seat = state.turn
        plan = Planner().plan(state)[0]
        Answers(seat, 41, judge).visit(plan, 3)
        values = []
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
            values.append(max(judge.value(each.state, seat) for each in planner.plan(table)))
        assert plan.answers == pytest.approx(values)


def test_a_hasty_planner_finds_some_of_what_another_does() -> None:
    for state in games(3)[:20]:
        all_of_them = {tuple(plan.codes) for plan in Planner().plan(state)}
        some = {tuple(plan.codes) for plan in Planner(2, 1).plan(state)}
        fewer = {tuple(plan.codes) for plan in Planner(2, 1, brief=True).plan(state)}
        assert fewer <= some <= all_of_them


def test_a_brief_list_leaves_out_cards_that_are_left_and_money_that_is_wasted() -> None:
    """Nothing else: what is missing stops or takes less than it may (R3.1), or overpays (R3.3)."""
    left_out = {"cards": 0, "money": 0}
    for state in games(3):
        brief = {tuple(plan.codes) for plan in Planner(2, 1, brief=True).plan(state)}
        for plan in Planner(2, 1).plan(state):
            table = state.copy()
            for code in plan.codes:
                kind = code >> const.KIND_SHIFT
                if kind in (const.TAKE, const.STOP) and not takes_all_it_may(table, code):
                    left_out["cards"] += 1
                    break
                if kind == const.BUY and wasteful(table, code):
                    left_out["money"] += 1
                    break
                apply(table, code)
            else:
                assert tuple(plan.codes) in brief
                continue
            assert tuple(plan.codes) not in brief
    assert all(left_out.values())


def takes_all_it_may(state: State, code: int) -> bool:
    """Whether no other way to take cards has these cards and more."""
    mask = code >> const.FIELD_SHIFT & const.FIELD_MASK
    takes = [
        other >> const.FIELD_SHIFT & const.FIELD_MASK
        for other in legal(state)
        if other >> const.KIND_SHIFT == const.TAKE
    ]
    return not any(mask & other == mask != other for other in takes)


def wasteful(state: State, code: int) -> bool:
    """Whether a payment is too high for a tile that could be paid exactly."""
    prices = {
        worth(other & const.FIELD_MASK)
        for other in legal(state)
        if other >> const.SLOT_SHIFT == code >> const.SLOT_SHIFT
    }
    price = price_of(state.market[code >> const.SLOT_SHIFT & 3])
    return price in prices and worth(code & const.FIELD_MASK) > price


def test_a_shortlist_is_judged_in_full() -> None:
    """The best of the eight that the small net alone likes best; mostly the best of all."""
    text = weights.shipped("master")
    judge, rough = weights.judge("master"), Judge(Net(weights.read(text)))
    same = 0
    for state in (states := [*games(2), *games(3)]):
        plans = judged(state, rough)[:8]
        best = max(judge.value(plan.state, state.turn) for plan in plans)
        chosen = Lookahead(judge, Planner(), 8).best(state)
        assert chosen.value == pytest.approx(best)
        same += chosen.codes == judged(state, judge)[0].codes
    assert same > 0.95 * len(states)


def test_answers_go_as_many_rounds_far_as_they_are_asked_to() -> None:
    """Two rounds by hand: the value of the seat's second turn counts most, its first some."""
    judge, planner = weights.judge("mason"), Planner(2, 1, brief=True)
    state = games(3)[4]
    seat, plan = state.turn, Planner().plan(state)[0]
    Answers(seat, 41, judge, 2).visit(plan, 1)
    table, dealer = plan.state.copy(), Dealer(Rng(41))
    dealer.follow(table)
    own = []
    for _ in range(6):
        dealer.deal(table)
        mover = table.turn
        best = max(planner.plan(table), key=lambda each: judge.value(each.state, mover))
        table = best.state
        if mover == seat:
            own.append(judge.value(table, seat))
    assert plan.answers == pytest.approx([0.3 * own[0] + 0.7 * own[1]])


def futures_say(plan: Plan, style: Style) -> float:
    return (plan.total + style.trust * plan.value) / (plan.visits + style.trust)


def test_answers_are_played_to_the_few_best_turns_where_the_budget_allows_it() -> None:
    state = games(2)[5]
    style = replace(first_master_style(), answered=5)
    for simulations, most in ((200, 0), (1600, 3), (8000, style.answered)):
        plans = judged(state, style.prior)[: style.width]
        options = tried(plans, state.turn, style, Budget(simulations=simulations), Rng(1), 0.0)
        answered = [plan for plan in plans if plan.answers]
        assert plans[: len(answered)] == answered
        assert len(answered) <= most
        best = max(futures_say(plan, style) for plan in plans)
        near = [plan for plan in plans if futures_say(plan, style) > best - 0.08]
        assert set(answered) <= set(near)
        assert len(answered) == min(most, len(near))
        assert [option.visits for option in options] == [plan.visits for plan in plans]
    assert len(plans[0].answers) == max(len(plan.answers) for plan in plans)
    assert think(state, style, Budget(simulations=8000), Rng(1)) == options


@pytest.mark.parametrize(("seconds", "most"), [(0.8, 3), (1.6, 6)])
def test_with_much_time_twice_as_many_turns_get_answers(seconds: float, most: int) -> None:
    """By a clock on which each look at it takes a fortieth of a second."""
    state = games(2)[5]
    style = replace(first_master_style(), answered=3, trust=1_000_000)
    plans = judged(state, style.prior)[:8]
    for plan in plans:
        plan.judge(0.5)
    ticks, budget = count(), Budget(seconds=seconds)
    tried(plans, state.turn, style, budget, Rng(1), 0.0, lambda: next(ticks) / 40)
    assert sum(bool(plan.answers) for plan in plans) == most


@pytest.mark.parametrize(("seconds", "most"), [(0.1, 30), (0.4, 120), (1.6, 125), (6.4, 125)])
def test_futures_take_a_share_of_little_time_and_an_eighth_of_a_second_of_much(
    seconds: float, most: int
) -> None:
    """By a clock on which each look at it takes a thousandth of a second."""
    state = games(2)[5]
    style = replace(first_master_style(), answered=2, trust=1_000_000)
    plans = judged(state, style.prior)[:8]
    for plan in plans:
        plan.judge(0.5)
    ticks, budget = count(), Budget(seconds=seconds)
    tried(plans, state.turn, style, budget, Rng(1), 0.0, lambda: next(ticks) / 1000)
    assert 0.7 * most < sum(plan.visits for plan in plans) <= most
    assert any(plan.answers for plan in plans)


def test_a_turn_is_offered_once_in_whatever_order_its_tiles_are_placed() -> None:
    style, again = master_style(), 0
    for state in [each for seats in (2, 3) for each in games(seats)]:
        plans = listed(state, style)[: style.width]
        again += len(plans) - len({plan.state.key() for plan in plans})
        ends = []
        for option in think(state, style, Budget(simulations=50), Rng(1)):
            end = state.copy()
            for code in option.codes:
                apply(end, code)
            ends.append(end.key())
        assert len(ends) == len(set(ends))
    assert again > 0


def test_nobody_thinks_on_where_the_choice_is_clear() -> None:
    """One turn is worth far more than the others: no answers, and no more time is used."""
    state = games(2)[5]
    style = replace(first_master_style(), answered=5)
    plans = judged(state, style.prior)[:3]
    for place, plan in enumerate(plans):
        plan.judge(0.9 - 0.5 * place)
    times = iter(range(1000))
    style = replace(style, trust=1_000_000)
    tried(plans, state.turn, style, Budget(seconds=100), Rng(1), 0.0, lambda: next(times))
    assert not any(plan.answers for plan in plans)
    assert next(times) < 60


def asked(state: State, plans: list[Plan], style: Style) -> int:
    """How many answers were played in a tenth of a second, by a clock that is only read."""
    ticks = count()
    budget = Budget(seconds=0.1)
    tried(plans, state.turn, style, budget, Rng(1), 0.0, lambda: next(ticks) / 1000)
    return sum(len(plan.answers) for plan in plans)


def test_nobody_thinks_on_where_more_answers_would_hardly_change_the_choice() -> None:
    """Here by what was known before: answers can hardly make up for it. Then by the answers."""
    state = games(2)[5]
    style = replace(first_master_style(), answered=2, trust=1_000_000)
    best, second = judged(state, style.prior)[:2]
    best.judge(0.57)
    second.judge(0.5)
    assert asked(state, [best, second], style) == 16

    best, second = judged(state, style.prior)[:2]
    twin = Plan(best.state, best.codes)
    twin.judge(best.value)
    assert asked(state, [best, twin], style) == 16


def test_all_the_time_is_used_while_the_choice_is_unclear() -> None:
    state = games(2)[3]
    style = replace(first_master_style(), answered=2, trust=1_000_000)
    plans = judged(state, style.prior)[:2]
    for plan in plans:
        plan.judge(0.5)
    assert asked(state, plans, style) > 40


def test_a_master_tries_several_sites_for_each_of_several_tiles() -> None:
    """The best site of one tile can spoil that of another, or the wall of both."""
    style = master_style()
    gains = [
        listed(state, style)[0].value - judged(state, style.prior)[0].value
        for state in games(3)[12:18]
    ]
    assert max(gains) > 0.02
    assert min(gains) > -0.001


def test_the_first_master_goes_by_futures_alone() -> None:
    state = games(2)[5]
    style = first_master_style()
    plans = judged(state, style.prior)[: style.width]
    tried(plans, state.turn, style, Budget(simulations=1600), Rng(1), 0.0)
    assert not any(plan.answers for plan in plans)
