"""Gymnasium's own checks, one learner against bots, and vectors of games."""

from __future__ import annotations

import copy
import pickle
from time import sleep
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from alhambra.core.bell import Bell
from alhambra.core.rng import Rng
from alhambra.envs.single import AlhambraEnv
from alhambra.envs.vector import AlhambraVec
from alhambra.envs.workers import Arrays, Workers
from alhambra.options import Options

NAME = "alhambra.envs:Alhambra-v0"
Stepped = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Arrays]


def choose(env: AlhambraEnv, rng: Rng) -> int:
    numbers = env.episode.legal_ids()
    return numbers[rng.below(len(numbers))]


def play(env: AlhambraEnv, rng: Rng) -> tuple[float, bool, bool]:
    """Play a game to its end at random; the sum of rewards and how it ended."""
    total = 0.0
    while True:
        _, reward, terminated, truncated, _ = env.step(choose(env, rng))
        total += reward
        if terminated or truncated:
            return total, terminated, truncated


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_checker(players: int) -> None:
    made = gymnasium.make(NAME, players=players, opponents="random")
    check_env(made.unwrapped, skip_render_check=True)


def test_the_checker_with_pictures() -> None:
    made = gymnasium.make(NAME, render_mode="ansi", opponents="random")
    check_env(made.unwrapped)


@pytest.mark.parametrize("opponents", ["mason", ("builder", "random")])
def test_a_game_against_bots(opponents: str | tuple[str, ...]) -> None:
    env = AlhambraEnv(opponents=opponents, reward="score")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert (info["action_mask"] == env.action_masks()).all()
    total, terminated, _ = play(env, Rng(1))
    assert terminated
    assert total == env.episode.state.scores[env.seat]
    assert not env.action_masks().any()
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


def test_the_seat_is_drawn_or_given() -> None:
    env = AlhambraEnv(players=4, opponents="random")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    assert AlhambraEnv(players=4, opponents="random", seat=2).reset(seed=1)[1]["seat"] == 2


def test_an_illegal_id_loses_or_raises() -> None:
    env = AlhambraEnv(opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(178)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    strict = AlhambraEnv(opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(178)


def test_a_long_game_is_cut_off() -> None:
    env = AlhambraEnv(opponents="random", max_turns=10)
    env.reset(seed=1)
    total, terminated, truncated = play(env, Rng(1))
    assert (total, terminated, truncated) == (0.0, False, True)


def test_it_goes_on_alike_from_a_copy_and_from_a_pickle() -> None:
    env = AlhambraEnv(opponents=("mason", "builder"))
    env.reset(seed=5)
    rng = Rng(5)
    for _ in range(12):
        env.step(choose(env, rng))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [play(one, Rng(6)) for one in (env, *twins)]
    assert ends[0] == ends[1] == ends[2]
    assert len({one.episode.state.key() for one in (env, *twins)}) == 1


def test_settings_that_do_not_exist_are_refused() -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"opponents": ("random",)}, {"seat": 3}, {"view": "x"}, {"reward": "x"}, {"illegal": "x"},
        {"render_mode": "human"},
    )  # fmt: skip
    for settings in wrong:
        with pytest.raises(ValueError, match=r"opponents|seat|'x'|'human'"):
            AlhambraEnv(**settings)


def test_pictures_name_the_seats() -> None:
    env = AlhambraEnv(players=3, opponents=("mason", "builder"), seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = str(env.render()).partition("Market")[2]
    assert text.index("builder") < text.index("learner") < text.index("mason")


# Vectors of games


def advance(env: AlhambraVec, rng: Rng, infos: Arrays) -> Stepped:
    """One step of every row at random."""
    counts, legal = infos["legal_count"], infos["legal"]
    actions = [legal[row][rng.below(int(count))] for row, count in enumerate(counts)]
    return env.step(np.array(actions))


def history(workers: int) -> list[bytes]:
    """All that is seen in eight rows for some steps, with several games in each."""
    env = AlhambraVec(
        num_envs=8, players=3, workers=workers, reward="score", planes=True, max_turns=8
    )
    try:
        seen = []
        ended = 0
        rng = Rng(1)
        for seed in (11, None):
            observations, infos = env.reset(seed=seed)
            seen.append(observations.tobytes())
            for _ in range(60):
                observations, rewards, terminated, truncated, infos = advance(env, rng, infos)
                said = (observations, rewards, terminated, truncated, *infos.values())
                seen.extend(each.tobytes() for each in said)
                ended += int(truncated.sum())
        assert ended > 16
        return seen
    finally:
        env.close()


def test_games_do_not_depend_on_the_number_of_workers() -> None:
    """Nor which games follow in a row, nor those after a reset without a seed."""
    alone = history(0)
    for workers in (1, 3, 8):
        assert history(workers) == alone


def test_workers_refuse_a_bad_id_and_go_on() -> None:
    env = AlhambraVec(num_envs=4, workers=2)
    try:
        before, infos = env.reset(seed=1)
        for bad in (-1, 178, 5000, 2**32):
            with pytest.raises(ValueError, match="not legal in row"):
                env.step(np.full(4, bad))
        after, _, _, _, _ = advance(env, Rng(1), infos)
        assert (before != after).any()
    finally:
        env.close()


def test_workers_that_sleep_are_woken() -> None:
    """Nobody asked them for longer than they look out, and each is asked more than once."""
    env = AlhambraVec(num_envs=4, workers=4)
    try:
        before, infos = env.reset(seed=1)
        for _ in range(3):
            sleep(0.1)
            after, _, _, _, infos = advance(env, Rng(1), infos)
            assert (after != before).any(axis=1).all()
            before = after
    finally:
        env.close()


def test_a_worker_that_is_gone_is_told_of() -> None:
    table = Workers(Options(3), 4, 2)
    try:
        for process in table.processes:
            process.kill()
        table.arrays["actions"][:] = table.arrays["legal"][:, 0]
        with pytest.raises(RuntimeError, match="its process is gone"):
            table.step()
    finally:
        table.close()


def test_a_bell_is_heard_once_and_tells_of_the_sleeper() -> None:
    memory = memoryview(bytearray(8))
    ringer, listener = Bell(memory), Bell(memory)
    assert not listener.listen(3)
    assert not ringer.ring()
    assert listener.listen(3)
    assert not listener.listen(3)
    assert listener.lie_down()
    assert ringer.ring()
    assert not listener.lie_down()  # it rang while it lay down
    listener.get_up()
    assert listener.listen(3)
    assert not ringer.ring()


def test_a_vector_is_made_by_name_and_holds_to_its_spaces() -> None:
    env = gymnasium.make_vec(NAME, num_envs=5, vectorization_mode="vector_entry_point", players=2)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    rng = Rng(1)
    ended = 0
    for _ in range(500):
        acted = infos["actor"]
        observations, rewards, terminated, _, infos = advance(env.unwrapped, rng, infos)  # type: ignore[arg-type]
        assert (rewards == infos["rewards"][np.arange(5), acted]).all()
        assert (infos["action_mask"].sum(axis=1) == infos["legal_count"]).all()
        ended += int(terminated.sum())
    assert env.observation_space.contains(observations)
    assert ended > 0


def test_arrays_are_kept_or_copied() -> None:
    kept = AlhambraVec(num_envs=2, copy=False)
    first, infos = kept.reset(seed=1)
    again, _, _, _, _ = advance(kept, Rng(1), infos)
    assert first is again
    copied = AlhambraVec(num_envs=2)
    first, infos = copied.reset(seed=1)
    before = first.copy()
    advance(copied, Rng(1), infos)
    assert (first == before).all()
