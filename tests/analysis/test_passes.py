"""A game analysed piece by piece, and the turns that turned it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra import record
from alhambra.analysis.estimate import BLOCKS, Estimate
from alhambra.analysis.outlook import Outlook
from alhambra.analysis.passes import Passes
from alhambra.analysis.report import Analysis, analyse
from alhambra.analysis.study import Effort, turns
from alhambra.analysis.turning import LEAST, turning_points
from alhambra.bots.budget import Budget
from alhambra.errors import AlhambraError
from alhambra.game import Game
from alhambra.record import Record

from .conftest import EFFORT, slow_in_python

QUICK = Effort(futures=20, search=Budget(simulations=20))


@pytest.fixture(scope="session")
def passes(game: Record) -> Passes:
    """The finished game, worked on to its end; what came on the way is held here."""
    found = Passes(game, QUICK, EFFORT)
    shares, stages, worst = [found.done], [found.stage], []
    while found.stage != "done":
        known = list(found.decisions)
        before = found.stage
        found.work()
        shares.append(found.done)
        stages.append(found.stage)
        if before == "full":
            new = [place for place, each in enumerate(found.decisions) if each is not known[place]]
            losses = [each.loss.value for place in new if (each := known[place]) is not None]
            worst.append(max(losses))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert list(dict.fromkeys(stages)) == ["quick", "full", "done"]
    assert worst == sorted(worst, reverse=True)  # where most seemed lost, one looks first
    return found


@slow_in_python
def test_pieces_come_to_the_same_as_all_at_once(passes: Passes, found: Analysis) -> None:
    assert passes.analysis() == replace(found, effort=EFFORT)


def test_what_led_to_the_position_that_a_game_began_at_is_nobodys_luck(game: Record) -> None:
    late, _ = turns(game)[-3]
    begun = Game(game.options, seed=1, position=record.replay(game, late).state)
    begun.play(begun.legal()[0])
    read = record.of_game(begun)
    passes = Passes(read, QUICK, QUICK)
    while passes.stage != "done":
        passes.work()
    found = passes.analysis()
    assert found is not None
    assert found.deal == analyse(read, QUICK).deal


def test_the_whole_is_not_there_before_every_decision_is_judged(game: Record) -> None:
    begun = Passes(game, QUICK, EFFORT)
    begun.work()
    assert begun.analysis() is None
    assert any(begun.decisions)
    assert begun.decisions[-1] is None


def test_a_record_that_does_not_hold_is_refused_at_once(game: Record) -> None:
    wrong = replace(game, actions=game.actions[1:])
    with pytest.raises(AlhambraError) as refused:
        Passes(wrong)
    with pytest.raises(AlhambraError) as verified:
        record.verify(wrong)
    assert str(refused.value) == str(verified.value)


@slow_in_python
def test_turns_are_told_by_their_last_action(passes: Passes, found: Analysis) -> None:
    for first, last in found.turns():
        assert {passes.end_of_turn(at) for at in range(first, last)} == {last}


def outlook(*wins: float) -> Outlook:
    sure = tuple(Estimate((each,) * BLOCKS) for each in wins)
    return Outlook(sure, sure, sure)


@slow_in_python
def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game(found: Analysis) -> None:
    """Told of a game that nothing changes but what is put in here."""
    even = outlook(0.5, 0.5)
    quiet = replace(
        found,
        deal=even,
        end=even,
        decisions=tuple(
            replace(each, before=even, after=even, win_loss=None) for each in found.decisions
        ),
    )
    assert turning_points(quiet) == ()
    turns = list(quiet.turns())
    decisions = list(quiet.decisions)

    def play(turn: int, change: float, *, mistake: bool = False) -> int:
        """Let a turn change its seat's chance, and luck give it back."""
        last = turns[turn][1] - 1
        seat = decisions[last].seat
        after = outlook(*(0.5 + (change if each == seat else -change) for each in range(2)))
        lost = Estimate((-change,) * BLOCKS) if mistake else None
        decisions[last] = replace(decisions[last], after=after, win_loss=lost)
        return seat

    seats = [play(9, 0.2), play(4, -0.3, mistake=True), play(6, -0.25)]
    play(2, 0.1)
    play(3, LEAST / 2)
    told = turning_points(replace(quiet, decisions=tuple(decisions)))
    assert [each.first for each in told] == [turns[turn][0] for turn in (4, 6, 9)]
    assert [each.seat for each in told] == [seats[1], seats[2], seats[0]]
    assert [each.cause for each in told] == ["mistake", "play", "play"]
    assert [round(each.change.value, 2) for each in told] == [-0.3, -0.25, 0.2]


@slow_in_python
def test_luck_turns_games_too(found: Analysis) -> None:
    even, lucky = outlook(0.5, 0.5), outlook(0.9, 0.1)
    turns = list(found.turns())
    drawn = turns[5][0]  # what was drawn upon the turn before
    decisions = tuple(
        replace(
            each,
            before=even if at < drawn else lucky,
            after=even if at < drawn else lucky,
            win_loss=None,
        )
        for at, each in enumerate(found.decisions)
    )
    [point] = turning_points(replace(found, deal=even, end=lucky, decisions=decisions))
    assert (point.cause, point.first, point.last) == ("luck", turns[4][0], drawn - 1)
    assert abs(point.change.value) == pytest.approx(0.4)
