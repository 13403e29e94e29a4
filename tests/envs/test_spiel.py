"""OpenSpiel takes Alhambra as one of its games: its own checks, its own players, its own files."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from alhambra.core import const, ids
from alhambra.core.dealer import Dealer
from alhambra.core.rng import Rng
from alhambra.envs import spiel
from alhambra.envs.spiel import PERFECT, TABLE, CoreRollout, Resampler
from alhambra.errors import SetupError

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
"""`python -m tests.envs.test_spiel` writes it anew."""


def load(players: int, name: str = PERFECT, **more: Any) -> Any:  # noqa: ANN401
    return pyspiel.load_game(name, {"players": players, **more})


def advanced(game: Any, moves: int, seed: int = 1) -> Any:  # noqa: ANN401
    """A state after so many moves of random play."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.move_number() < moves or state.is_chance_node():
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", [PERFECT, TABLE])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_random_games_pass_its_own_checks(players: int, name: str) -> None:
    """Clones, history, serialization, masks, strings, tensors, returns and bounds."""
    game = load(players, name, max_turns=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_goes_to_its_end() -> None:
    state = load(2).new_initial_state()
    chance = np.random.RandomState(3)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert state.position.state.phase == const.OVER
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert state.legal_actions() == []


def test_a_game_is_given_up_after_its_turns_and_gives_nothing() -> None:
    game = load(3, max_turns=4)
    state = game.new_initial_state()
    chance = np.random.RandomState(1)
    turns = 0
    while not state.is_terminal():
        position = state.position
        turns += (
            position.state.phase == const.ACT
            and not position.state.exact
            and position.held == const.EMPTY
        )
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert turns == 4
    assert state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("players", [2, 4])
def test_chance_is_what_the_dealer_draws(players: int) -> None:
    """Every outcome that a dealer can draw, and no other, and their shares come to 1."""
    state = load(players).new_initial_state()
    rng = Rng(5)
    dealer = Dealer(rng)
    dealer.follow(state.position.state)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            shares = dict(state.chance_outcomes())
            assert sum(shares.values()) == pytest.approx(1)
            code = dealer.draw(state.position.state)
            [chosen] = [each for each in shares if spiel.draw_code(each) == code]
            state.apply_action(chosen)
        else:
            choices = state.legal_actions()
            state.apply_action(choices[rng.below(len(choices))])


def test_a_shared_start_is_never_changed() -> None:
    game = load(3)
    first, second = game.new_initial_state(), game.new_initial_state()
    first.apply_action(first.legal_actions()[0])
    assert second.move_number() == 0
    assert len(second.legal_actions()) == const.TILES


def test_a_clone_goes_its_own_way() -> None:
    state = advanced(load(3), 60)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal() and twin.move_number() < 90:
        twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before


@pytest.mark.parametrize("name", [PERFECT, TABLE])
def test_games_and_states_are_pickled(name: str) -> None:
    game = load(2, name)
    state = advanced(game, 80)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.position.state.key() == state.position.state.key()
    assert twin.position.held == state.position.held


def test_ids_are_those_of_the_core_and_read_as_actions() -> None:
    state = advanced(load(3), 120)
    position = state.position
    legal = state.legal_actions()
    assert legal == ids.legal_ids(position.state, position.held)
    assert all(state.action_to_string(each) for each in legal)


def test_the_table_hides_what_memory_knows() -> None:
    """Cards that the table does not show are dealt anew: one observation changes, one does not."""
    state = advanced(load(3, TABLE), 150)
    seat = state.current_player()
    twin = Resampler(4)(state, seat)
    assert twin.position.state.key() != state.position.state.key()
    assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    assert twin.observation_string(seat) == state.observation_string(seat)
    open_game = load(3)
    seen = [open_game.make_py_observer() for _ in range(2)]
    seen[0].set_from(state, seat)
    seen[1].set_from(twin, seat)
    assert (seen[0].tensor != seen[1].tensor).any()


def test_what_is_dealt_anew_can_be_played_to_the_end() -> None:
    state = advanced(load(3, TABLE), 150)
    for seed in range(20):
        trial = Resampler(seed)(state, state.current_player()).position.state
        rng = Rng(seed)
        dealer = Dealer(rng)
        dealer.follow(trial)
        held = state.position.held
        while trial.phase != const.OVER:
            choices = ids.legal_ids(trial, held)
            held = ids.play(trial, held, choices[rng.below(len(choices))])
            if trial.phase < const.ACT:
                dealer.deal(trial)
                held = ids.held_of(trial)


def test_its_own_search_plays_unmodified() -> None:
    game = load(2)
    chance = np.random.RandomState(1)
    state = advanced(game, 60)
    for evaluator in (CoreRollout(2, seed=1), mcts.RandomRolloutEvaluator(random_state=chance)):
        bot = mcts.MCTSBot(game, 1.0, 5, evaluator, random_state=chance)
        assert bot.step(state) in state.legal_actions()


def test_its_search_for_imperfect_information_plays() -> None:
    game = load(2, TABLE)
    state = advanced(game, 60)
    bot = ismcts.ISMCTSBot(
        game, CoreRollout(seed=1), 1.0, 5, random_state=np.random.RandomState(1),
        use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(Resampler(1))
    assert bot.step(state) in state.legal_actions()


def test_a_rollout_puts_a_held_tile_down_first() -> None:
    """From positions where a tile was taken up, and without changing them."""
    found = 0
    for moves in range(100, 400, 7):
        state = advanced(load(3), moves)
        if state.is_terminal() or state.position.held == ids.held_of(state.position.state):
            continue
        found += 1
        before = str(state)
        value = CoreRollout(2, seed=1).evaluate(state)
        assert sum(value) == pytest.approx(0)
        assert str(state) == before
    assert found


def test_it_is_an_environment_for_its_agents() -> None:
    environment = rl_environment.Environment(load(2, max_turns=10))
    environment.seed(1)
    step = environment.reset()
    chance = np.random.RandomState(1)
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([int(chance.choice(legal))])
    assert len(step.rewards) == 2


@pytest.mark.parametrize("wrong", [{"players": 7}, {"edition": "chess"}, {"youngest": 3}])
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((SetupError, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game(PERFECT, wrong)


def played_through() -> str:
    """A short game written down, as OpenSpiel does it."""
    text: str = generate_playthrough.playthrough(
        f"{PERFECT}(players=2,max_turns=6)", None, seed=7, observation_params_string=None
    )
    return text


def test_a_game_goes_as_it_is_written_down() -> None:
    assert played_through() == PLAYTHROUGH.read_text("utf-8")


if __name__ == "__main__":
    PLAYTHROUGH.write_text(played_through(), "utf-8")
