"""A game at a table, with players who try everything (Hypothesis plays)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from alhambra import actions, codes, core, record
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.state import State
from alhambra.errors import IllegalAction
from alhambra.game import Game
from alhambra.options import RULE_OPTIONS, Options
from alhambra.view import View, view_for

from .tables import EDITIONS, any_action, assert_nothing_lost, is_overpaid, pick, play_on

SEEDS = st.integers(0, 2**32 - 1)
CHANGES = st.dictionaries(st.sampled_from(sorted(RULE_OPTIONS)), st.integers(0, 1), max_size=2).map(
    lambda chosen: {name: RULE_OPTIONS[name][value] for name, value in chosen.items()}
)


class TableMachine(RuleBasedStateMachine):
    """One game, the copies that were made of it, and what is tried on both."""

    @initialize(
        players=st.integers(2, 6), edition=st.sampled_from(EDITIONS), changes=CHANGES, seed=SEEDS
    )
    def sit_down(self, players: int, edition: str, changes: dict[str, str], seed: int) -> None:
        self.game = Game(Options(players, edition, changes), seed=seed)
        self.copies: list[tuple[State, tuple[object, ...]]] = []

    # What players do

    @precondition(lambda self: not self.game.over)
    @rule(seed=SEEDS, steps=st.integers(1, 60))
    def play(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        for _ in range(steps):
            if self.game.over:
                return
            version = self.game.version
            self.game.play(pick(self.game, rng), seat=self.game.actor)
            assert self.game.version == version + 1
            assert_nothing_lost(self.game.state)

    @rule(seed=SEEDS, tries=st.integers(1, 20))
    def try_anything(self, seed: int, tries: int) -> None:
        """A legal action goes through, any other is refused and changes nothing."""
        rng = Random(seed)
        for _ in range(tries):
            state = self.game.state
            action = any_action(state, rng)
            allowed = not self.game.over and (
                action in self.game.legal() or is_overpaid(state, action)
            )
            before = everything(self.game)
            try:
                self.game.play(action)
            except IllegalAction:
                assert not allowed, action
                assert everything(self.game) == before
            else:
                assert allowed, action

    @precondition(lambda self: not self.game.over)
    @rule(seed=SEEDS)
    def play_out_of_turn(self, seed: int) -> None:
        rng = Random(seed)
        others = [seat for seat in range(self.game.options.players) if seat != self.game.actor]
        before = everything(self.game)
        with pytest.raises(IllegalAction, match="is to act"):
            self.game.play(rng.choice(self.game.legal()), seat=rng.choice(others))
        assert everything(self.game) == before

    # What search does: palaces are shared between copies until one is changed

    @rule()
    def copy(self) -> None:
        twin = self.game.state.copy()
        assert twin.key() == self.game.state.key()
        self.copies.append((twin, twin.key()))

    @precondition(lambda self: self.copies)
    @rule(seed=SEEDS, steps=st.integers(1, 40))
    def play_on_a_copy_of_a_copy(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        before = everything(self.game)
        kept, key = rng.choice(self.copies)
        first = kept.copy()
        play_on(first, rng, rng.randint(0, steps))
        halfway = first.key()
        second, third = first.copy(), first.copy()
        play_on(second, rng, steps)
        assert_nothing_lost(second)
        assert (first.key(), third.key(), kept.key()) == (halfway, halfway, key)
        play_on(first, rng, steps)
        assert (third.key(), kept.key()) == (halfway, key)
        assert everything(self.game) == before
        self.copies.append((third, halfway))
        del self.copies[:-4]

    @precondition(lambda self: self.copies)
    @rule(seed=SEEDS, steps=st.integers(1, 40))
    def play_on_a_copy(self, seed: int, steps: int) -> None:
        rng = Random(seed)
        place = rng.randrange(len(self.copies))
        state, _ = self.copies[place]
        play_on(state, rng, steps)
        self.copies[place] = state, state.key()

    # What holds at any time

    @invariant()
    def copies_are_as_they_were(self) -> None:
        for state, key in self.copies:
            assert state.key() == key
            assert_nothing_lost(state)

    @invariant()
    def every_action_has_one_name_and_one_code(self) -> None:
        state = self.game.state
        if self.game.over:
            assert self.game.legal() == ()
            return
        numbers = legal(state)
        assert numbers == sorted(set(numbers))
        listed = self.game.legal()
        assert len(set(listed)) == len(listed) == len(numbers)
        for code, action in zip(numbers, listed, strict=True):
            assert codes.decode(state, code) == action
            assert codes.encode(state, action) == code
            assert actions.parse(str(action)) == actions.parse_exact(str(action)) == action

    @invariant()
    def views_show_what_may_be_seen(self) -> None:
        game = self.game
        for seat in (None, *range(game.options.players)):
            view = game.view(seat)
            assert view == view_for(game.state, seat, version=game.version)
            hidden = [each for each, other in enumerate(view.seats) if other.hand is None]
            assert hidden == [each for each in range(game.options.players) if each != seat]
            mine = seat is not None and seat == game.actor
            assert view.legal == (game.legal() if mine else ())

    @invariant()
    def scores_are_the_sum_of_the_explained_scorings(self) -> None:
        game = self.game
        for seat, score in enumerate(game.scores):
            assert score == sum(scoring.points[seat] for scoring in game.scorings)
        assert game.state.dirk_score == sum(each.dirk_points for each in game.scorings)
        assert len(game.scorings) == game.state.scorings
        assert game.over == bool(game.winners)
        if game.over:
            assert game.scorings[-1].number == const.SCORINGS
            assert game.score_now() == game.scorings[-1]

    def teardown(self) -> None:
        """The record says it all."""
        written = record.of_game(self.game)
        read = record.from_json(record.to_json(written))
        assert read == written
        again = record.verify(read)
        assert everything(again) == everything(self.game)
        assert again.scorings == self.game.scorings


def everything(game: Game) -> tuple[object, ...]:
    """All that a refusal must leave as it was."""
    views: list[View] = [game.view(seat) for seat in (None, *range(game.options.players))]
    return game.state.key(), views, tuple(game.actions), game.scores, game.reshuffles


def test_table_machine() -> None:
    fixed = settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=40 if core.compiled() else 5,
        stateful_step_count=25,
        phases=[Phase.generate],  # each step is a seed: there is nothing to shrink
    )
    run_state_machine_as_test(TableMachine, settings=fixed)
