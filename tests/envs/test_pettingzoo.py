"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from alhambra.core.rng import Rng
from alhambra.envs import alhambra_v0, layout
from alhambra.envs.aec import env, raw_env


def play(table: raw_env, rng: Rng, steps: int) -> None:
    """Play at random, for so many steps at the most."""
    for _ in range(steps):
        if not table.agents or any(table.terminations.values()) or any(table.truncations.values()):
            break
        numbers = table.episode.legal_ids()
        table.step(numbers[rng.below(len(numbers))])


@pytest.mark.filterwarnings("ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_api(players: int) -> None:
    api_test(env(players=players), num_cycles=200)


@pytest.mark.parametrize(
    "settings",
    [{"reward": "score"}, {"reward": "lead", "view": "table"}, {"max_turns": 20}],
    ids=str,
)
def test_api_with_the_mask_in_the_info(settings: dict[str, Any]) -> None:
    api_test(env(mask="info", **settings), num_cycles=700)


def test_seeds() -> None:
    seed_test(env, num_cycles=60)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: env(render_mode=render_mode))
    table = env(render_mode="rgb_array")
    table.reset(seed=1)
    picture = np.asarray(table.render())
    assert picture.shape[1:] == (1280, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50  # more than an empty sheet
    assert "player_2" in capsys.readouterr().out  # what `human` is shown
    text = env(render_mode="ansi")
    text.reset(seed=1)
    assert "player_2" in str(text.render())


def test_names() -> None:
    assert alhambra_v0.env().metadata["name"] == "alhambra_v0"
    if hasattr(pettingzoo, "make"):
        made = pettingzoo.make("aec", "alhambra/alhambra_v0", players=4)
        assert len(made.possible_agents) == 4


def test_everybody_is_told_the_end_once() -> None:
    table = env(players=3)
    for seed in range(3):
        table.reset(seed=seed)
        total = dict.fromkeys(table.agents, 0.0)
        rng = Rng(seed)
        for agent in table.agent_iter(5000):
            _, reward, terminated, truncated, _ = table.last()
            total[agent] += reward
            if terminated or truncated:
                table.step(None)
                continue
            numbers = table.episode.legal_ids()
            table.step(numbers[rng.below(len(numbers))])
        assert not table.agents
        assert sum(total.values()) == pytest.approx(0.0)
        assert max(total.values()) > 0 > min(total.values())


def test_masks_are_for_whoever_is_to_act() -> None:
    table = env(players=3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_an_illegal_id_is_refused_and_nothing_has_changed() -> None:
    table = env()
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["observation"]
    with pytest.raises(ValueError, match="not legal"):
        table.step(178)
    assert (table.observe(table.agent_selection)["observation"] == before).all()


@pytest.mark.parametrize("mask", ["observation", "info"])
def test_it_goes_on_alike_from_a_copy_and_from_a_pickle(mask: str) -> None:
    table = env(players=4, mask=mask, reward="score")
    table.reset(seed=7)
    play(table, Rng(1), 100)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for one in (table, *twins):
        play(one, Rng(2), 200)
    for twin in twins:
        assert twin.episode.state.key() == table.episode.state.key()
        assert twin.rewards == table.rewards
        assert twin.agent_selection == table.agent_selection
        twin.reset()
    table.reset()
    assert twins[0].episode.state.key() == table.episode.state.key()


def test_settings_that_do_not_exist_are_refused() -> None:
    for settings in ({"view": "x"}, {"reward": "x"}, {"mask": "x"}, {"render_mode": "x"}):
        with pytest.raises(ValueError, match="'x'"):
            env(**settings)
    with pytest.raises(RuntimeError, match="reset comes first"):
        _ = env().episode


def test_observations_lie_in_their_space() -> None:
    table = env(players=2)
    table.reset(seed=3)
    rng = Rng(3)
    for _ in range(300):
        if table.terminations[table.agent_selection]:
            break
        seen = table.observe(table.agent_selection)
        assert table.observation_space(table.agent_selection).contains(seen)
        assert seen["observation"].flags.writeable
        play(table, rng, 1)
    assert layout.agents(2) == table.possible_agents
