"""Other people's learners take the environments as they are: Tianshou, RLlib, Stable-Baselines3.

They need torch and versions of their own: `make learners` makes an environment for them.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-learners/bin/python"


def run(*arguments: object, at: Path, **environment: str) -> str:
    """What a program prints in the learners' environment."""
    assert PYTHON.exists(), "make learners makes it"
    paths = os.pathsep.join([str(ROOT / "src"), environment.pop("PYTHONPATH", "")])
    done = subprocess.run(
        [str(PYTHON), *map(str, arguments)],
        cwd=at,
        env=os.environ | {"PYTHONPATH": paths, "RAY_USAGE_STATS_ENABLED": "0"} | environment,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


TIANSHOU = """
import numpy as np
from tianshou.env import PettingZooEnv

from alhambra.envs import aec

chance = np.random.default_rng(1)
env = PettingZooEnv(aec.env(players=3, max_turns=200))
seen, info = env.reset(seed=1)
over = cut = False
while not (over or cut):
    seen, rewards, over, cut, info = env.step(int(chance.choice(np.flatnonzero(seen["mask"]))))
print(len(rewards), "rewards")
"""

RLLIB = """
import numpy as np
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

from alhambra.envs import aec

chance = np.random.default_rng(1)
env = PettingZooEnv(aec.env(players=3, max_turns=200))
seen, infos = env.reset(seed=1)
over = {"__all__": False}
cut = {"__all__": False}
while not (over["__all__"] or cut["__all__"]):
    [agent] = seen
    mask = seen[agent]["action_mask"]
    seen, rewards, over, cut, infos = env.step({agent: int(chance.choice(np.flatnonzero(mask)))})
print("over")
"""


STABLE_BASELINES = """
import warnings

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from alhambra.envs.single import AlhambraEnv

with warnings.catch_warnings():
    warnings.simplefilter("error")
    check_env(AlhambraEnv(opponents="random"))
env = gymnasium.make("alhambra.envs:Alhambra-v0", opponents="random", illegal="raise")
model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, device="cpu").learn(64)
print(model.num_timesteps, "choices")
"""


def test_tianshou_takes_the_table_of_pettingzoo(tmp_path: Path) -> None:
    assert run("-c", TIANSHOU, at=tmp_path) == "3 rewards\n"


@pytest.mark.soak
def test_rllib_takes_the_table_of_pettingzoo(tmp_path: Path) -> None:
    assert run("-c", RLLIB, at=tmp_path).endswith("over\n")


def test_stable_baselines_checks_the_environment_and_learns_in_it(tmp_path: Path) -> None:
    """By its own `check_env`; MaskablePPO never chooses an illegal id."""
    assert run("-c", STABLE_BASELINES, at=tmp_path) == "64 choices\n"


def test_the_example_learns_draws_its_curve_and_plays_in_the_arena(tmp_path: Path) -> None:
    """For some seconds; the net that comes out plays by the entry point of its package."""
    facts = tmp_path / "alhambra_ppo-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: alhambra-ppo\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[alhambra.bots]\nppo = alhambra_ppo:bot\n")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "examples/ppo")])
    short = "--choices 16384 --games 6 --threads 1"
    told = run("-m", "alhambra_ppo", *short.split(), at=tmp_path, PYTHONPATH=path)
    noted = [line.split()[2] for line in told.splitlines() if " min " in line]
    assert noted == ["0", "8,192", "16,384"]
    assert "ppo.zip: " in told
    assert (tmp_path / "ppo.png").read_bytes().startswith(b"\x89PNG")
    command = "arena --bots random,ppo --format ladder --players 3 --games 3 --max-turns 300 --json"
    told = run("-m", "alhambra", *command.split(), at=tmp_path, PYTHONPATH=path)
    assert '"ppo"' in told


REWARDS = """
import numpy as np
from alhambra_ppo.tables import POINTS, Tables

tables = Tables(6, seed=1)
chance = np.random.default_rng(1)
tables.reset()
total = np.zeros(6)
ended = 0
while ended < 4:
    places = [chance.choice(np.flatnonzero(mask)) for mask in tables.masks]
    tables.step_async(np.array(places))
    _, rewards, over, infos = tables.step_wait()
    total += POINTS * rewards
    for row in np.flatnonzero(over):
        ended += 1
        first = infos[row]["lead"] - round(total[row])
        assert -150 < first <= 0, first
        assert (infos[row]["won"] > 0) == (infos[row]["lead"] >= 0), infos[row]
        total[row] = 0
print("even")
"""


def test_the_rewards_of_the_example_add_up_to_the_lead(tmp_path: Path) -> None:
    """But for what the builders, who may act before the learner, lead by at its first choice."""
    assert run("-c", REWARDS, at=tmp_path, PYTHONPATH=str(ROOT / "examples/ppo")) == "even\n"
