"""Outlooks and hints: what a position promises, and what to play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra import record
from alhambra.analysis.estimate import BLOCKS, Estimate
from alhambra.analysis.hints import hints
from alhambra.analysis.outlook import outlook
from alhambra.bots.budget import Budget
from alhambra.bots.levels import first_master_style, master_style
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.record import Record

BUDGET = Budget(simulations=40)


def late(game: Record, before_end: int = 12) -> Game:
    """A position near the end, where futures are short."""
    return record.replay(game, len(game.actions) - before_end)


def test_errors_of_differences_are_taken_block_by_block() -> None:
    one = Estimate(tuple(float(each) for each in range(BLOCKS)))
    other = Estimate(tuple(each + 1.5 for each in range(BLOCKS)))
    assert one.error > 1
    assert (other - one).value == 1.5
    assert (other - one).error == 0
    assert (other + one).value == pytest.approx(one.value + other.value)


def test_chances_are_shares_of_one(game: Record) -> None:
    state = late(game).state
    key = state.key()
    look = outlook(state, 40, 1)
    assert sum(each.value for each in look.wins) == pytest.approx(1)
    assert all(0 <= each.value <= 1 for each in look.wins)
    assert look == outlook(state, 40, 1)
    assert state.key() == key


@pytest.mark.parametrize("players", [2, 3])
def test_there_is_an_outlook_before_the_deal(players: int) -> None:
    look = outlook(Options(players).new_state(0), 20, 1)
    assert len(look.wins) == len(look.points) == len(look.leads) == players
    assert sum(each.value for each in look.wins) == pytest.approx(1)


def test_the_end_is_certain(game: Record) -> None:
    over = record.replay(game)
    look = outlook(over.state, 1000, 1)
    assert [each.value for each in look.points] == list(over.scores)
    shares = [1 / len(over.winners) if seat in over.winners else 0 for seat in range(2)]
    assert [each.value for each in look.wins] == shares
    gap = over.scores[0] - over.scores[1]
    assert [each.value for each in look.leads] == [gap, -gap]
    assert all(each.error == 0 for each in (*look.wins, *look.points, *look.leads))


def test_leads_and_hints_are_by_the_master_of_today(game: Record) -> None:
    state = record.replay(game, 20).state
    look = outlook(state, 40, 1)
    assert look == outlook(state, 40, 1, master_style())
    assert look.leads != outlook(state, 40, 1, first_master_style()).leads
    found = hints(state, BUDGET, Rng(1), futures=20)
    assert found == hints(state, BUDGET, Rng(1), master_style(), futures=20)


def test_an_estimate_needs_enough_futures(game: Record) -> None:
    with pytest.raises(SetupError, match="20 to 1000000 simulations, not 19"):
        outlook(late(game).state, 19, 1)


@pytest.mark.parametrize("before_end", [30, 22, 13, 4])
def test_hints_can_be_played_and_the_best_loses_nothing(game: Record, before_end: int) -> None:
    played = late(game, before_end)
    seat = played.actor
    found = hints(played.state, BUDGET, Rng(1), futures=20)
    assert 1 <= len(found) <= 3
    assert (found[0].loss.value, found[0].loss.error) == (0, 0)
    assert found[0].win_loss.value == 0
    assert [hint.loss.value for hint in found] == sorted(hint.loss.value for hint in found)
    for hint in found:
        trial = late(game, before_end)
        for action in hint.actions:
            assert trial.actor == seat
            trial.play(action)
    assert found == hints(played.state, BUDGET, Rng(1), futures=20)


def test_there_are_no_hints_when_nobody_is_to_act(game: Record) -> None:
    with pytest.raises(SetupError, match="the game is over"):
        hints(record.replay(game).state, BUDGET, Rng(1))
    with pytest.raises(SetupError, match="draw first"):
        hints(State(3), BUDGET, Rng(1))


def test_hints_do_not_know_the_undrawn_order(game: Record) -> None:
    at = len(game.actions) // 2
    played = record.replay(game, at)
    bag, deck = played.state.bag_left(), played.state.deck_left
    deal = game.deal
    # Only what is left is turned round: the scoring cards stay, and so do all positions so far.
    turned = replace(
        deal,
        bag=deal.bag[: len(deal.bag) - bag] + deal.bag[len(deal.bag) - bag :][::-1],
        deck=deal.deck[: len(deal.deck) - deck] + deal.deck[len(deal.deck) - deck :][::-1],
    )
    if not played.state.reshuffles:
        assert turned.deck != deal.deck
    assert turned.bag != deal.bag
    other = record.replay(replace(game, deal=turned), at)
    assert other.state.key() == played.state.key()
    one, two = (hints(each.state, BUDGET, Rng(1), futures=20) for each in (played, other))
    assert one == two
    assert outlook(played.state, 20, 1) == outlook(other.state, 20, 1)
