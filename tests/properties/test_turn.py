"""The running turn: steps come and go, and nothing is drawn before it ends."""

from __future__ import annotations

import random

import pytest

from alhambra.actions import Action
from alhambra.core import const
from alhambra.core.state import State
from alhambra.errors import IllegalAction
from alhambra.game import Game
from alhambra.options import Options
from alhambra.turn import Turn
from alhambra.view import legal_actions


def play_out(turn: Turn, dice: random.Random) -> None:
    """Random steps until nothing is left to do."""
    while not turn.complete:
        turn.play(dice.choice(legal_actions(turn.state)))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_turn_step_by_step_is_the_turn_of_the_engine(players: int) -> None:
    """Whole games: what the steps say is what the engine then does, and all could be undone."""
    dice = random.Random(players)
    game = Game(Options(players), seed=f"turn {players}")
    while not game.over:
        before = game.state.key()
        turn = Turn(game.state)
        told = []
        while not turn.complete:
            told.append(turn.play(dice.choice(legal_actions(turn.state))))
        assert nothing_new(game.state, turn.state)
        assert legal_actions(turn.state) == ()
        for count in range(len(turn.actions), 0, -1):
            assert len(turn.actions) == count
            turn.undo()
        assert turn.state.key() == before == game.state.key()
        for event in told:
            turn.play(action_of(event, turn))
        seat = turn.seat
        events = [event for action in turn.actions for event in game.play(action, seat=seat)[:1]]
        assert events == told


def action_of(event: object, turn: Turn) -> Action:
    """The action that an event tells, found by playing each legal one."""
    for action in legal_actions(turn.state):
        if turn.play(action) == event:
            turn.undo()
            return action
        turn.undo()
    raise AssertionError(event)


def nothing_new(before: State, after: State) -> bool:
    """Whether nothing was drawn, scored or awarded."""
    return (
        (before.bag, before.deck_left, before.scorings, before.scores, before.reshuffles)
        == (after.bag, after.deck_left, after.scorings, after.scores, after.reshuffles)
        and before.turn == after.turn
        and before.awards == after.awards
    )


def test_r8_1_who_is_richest_is_not_told_before_the_last_turn_is_ended() -> None:
    """Awards follow from hands: seeing them, and then undoing, would look into hidden hands."""
    dice = random.Random(8)
    game = Game(Options(3), seed="richest")
    while True:
        turn = Turn(game.state)
        play_out(turn, dice)
        after = turn.state
        for action in turn.actions:
            game.play(action)
        if game.over or game.state.phase == const.AWARD:
            break
    assert after.phase == const.PUT
    assert not any(after.awards)
    assert after.scorings == 2 or after.scorings < game.state.scorings


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_goes_on_the_same_whether_it_is_told_or_not(players: int) -> None:
    dice = random.Random(players)
    told, untold = (Game(Options(players), seed=f"told {players}") for _ in range(2))
    while not told.over:
        turn, silent = Turn(told.state), Turn(untold.state)
        play_out(turn, dice)
        for step in silent.planned(turn.codes):
            silent.take(step)
        told.end_turn(turn)
        assert not untold.end_turn(silent, told=False)
        assert untold.state.key() == told.state.key()
    assert untold.over
    assert untold.actions == told.actions
    assert untold.scorings == told.scorings
    assert len(untold.scorings) == const.SCORINGS
    assert untold.position(40).key() == told.position(40).key()


def test_an_illegal_step_changes_nothing() -> None:
    turn = Turn(Game(Options(3), seed=1).state)
    first = legal_actions(turn.state)[0]
    turn.play(first)
    before = turn.state.key()
    with pytest.raises(IllegalAction):
        turn.play(first)
    assert turn.state.key() == before
    assert turn.actions == (first,)
