"""Corrections: the tries that they learn from, the fit, and the command."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alhambra.bots import weights
from alhambra.core import compiled
from alhambra.core.inputs import BLOCK, SIZE, TABLE
from alhambra.core.network import WEIGHTS
from alhambra.errors import SetupError
from alhambra.train.tries import MAX_TURNS, Task, Trial, Tries, play_all

from ..cli.conftest import Run

np = pytest.importorskip("numpy")
pytest.importorskip("sklearn")

if TYPE_CHECKING:
    from alhambra.train import correction
else:
    correction = pytest.importorskip("alhambra.train.correction")

slow = pytest.mark.skipif(not compiled(), reason="slow")
COMMAND = ("train", "correction", "--seed", "t", "--games", 3)
TRIAL = Trial("t", weights.shipped("master"), futures=2)


def made(numbers: Any, judged: Any, found: Any, options: int) -> Tries:  # noqa: ANN401
    """Samples of games of one turn each, with so many options."""
    tries = Tries()
    tries.numbers.extend(numbers.astype("<f2").tobytes())
    tries.judged.extend(judged.tolist())
    tries.found.extend(found.tolist())
    tries.turns.extend(place // options * MAX_TURNS for place in range(len(found)))
    return tries


def drawn(count: int) -> Any:  # noqa: ANN401
    return np.random.default_rng(1).uniform(-1, 1, (count, SIZE)).astype(np.float32)


def test_gradients_are_those_of_the_error() -> None:
    layers = correction.Layers(np.random.default_rng(2))
    layers.parts = [part.astype(np.float64) for part in layers.parts]
    numbers, targets = drawn(20).astype(np.float64), np.linspace(-1, 1, 20)

    def error() -> float:
        return float(np.mean((layers.values(numbers) - targets) ** 2))

    for part, gradient in zip(layers.parts, layers.gradients(numbers, targets), strict=True):
        for place in range(0, part.size, max(1, part.size // 7)):
            before = part.flat[place]
            part.flat[place] = before + 1e-5
            above = error()
            part.flat[place] = before - 1e-5
            below = error()
            part.flat[place] = before
            assert gradient.flat[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_a_correction_is_found_and_read_by_the_core_as_it_was_meant() -> None:
    numbers = drawn(8000)
    judged = np.full(8000, 0.5, np.float32)
    lacking = 0.05 * numbers[:, 120] + 0.03 * np.maximum(numbers[:, TABLE + BLOCK + 4], 0)
    tries = made(numbers, judged, judged + lacking, 4)
    found = correction.correct(tries, epochs=8, seed=1)
    assert found.samples == 8000
    assert found.after < found.before / 3
    assert len(found.weights) == WEIGHTS


def test_the_fit_goes_by_its_seed_alone() -> None:
    numbers = drawn(1500)
    tries = made(numbers, np.full(1500, 0.5), 0.5 + 0.1 * numbers[:, 3], 3)
    fits = [correction.correct(tries, epochs=1, seed=seed).weights for seed in (1, 1, 2)]
    assert fits[0] == fits[1] != fits[2]


def test_too_few_samples_are_refused() -> None:
    with pytest.raises(SetupError, match="play more games"):
        correction.correct(Tries(), epochs=1, seed=1)


def test_every_option_of_a_turn_is_tried() -> None:
    tries = play_all(Task(TRIAL, [0]))
    assert len(tries.numbers) == 2 * SIZE * len(tries)
    assert len(tries) == len(tries.judged) == len(tries.turns)
    options = [list(tries.turns).count(turn) for turn in set(tries.turns)]
    assert max(options) == 16
    assert all(0 <= value <= 1 for value in tries.found)
    assert tries == play_all(Task(TRIAL, [0]))


@slow
def test_samples_of_corrected_weights_say_what_the_net_alone_lacks() -> None:
    plain = weights.read(TRIAL.weights)
    raised = [0.0] * (WEIGHTS - 1) + [0.25]
    trial = Trial("t", weights.write(plain, "raised", raised), futures=2)
    first, second = (play_all(Task(each, [0])) for each in (TRIAL, trial))
    assert first.judged[:16] == second.judged[:16]
    assert sum(second.found[:16]) > sum(first.found[:16]) + 16 * 0.24


@slow
def test_the_command_gives_the_same_with_any_jobs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*COMMAND, "--jobs", 2, "--out", "a.json")
    assert result.code == 0, result.err
    assert result.out.startswith("alhambra train correction --seed t --games 3\n3 games, ")
    text = Path("a.json").read_text("utf-8")
    data = json.loads(text)
    assert data["weights"] == json.loads(weights.shipped("master"))["weights"]
    assert len(data["correction"]) == WEIGHTS
    told = run(*shlex.split(data["command"])[1:], "--out", "b.json", "--json").data
    assert Path("b.json").read_text("utf-8") == text
    assert list(told) == ["command", "out", "weights", "seconds", "rounds"]
    assert list(told["rounds"][0]) == ["games", "samples", "seconds", "before", "after"]
    assert run(*COMMAND, "--rounds", 2, "--out", "c.json").code == 2
