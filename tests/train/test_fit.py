"""Fits: what they find, and that the core reads the weights as they were meant."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import pytest

from alhambra.bots.weights import HIDDEN, STAGE
from alhambra.core import const
from alhambra.core.features import SIZE, Features
from alhambra.core.net import Net
from alhambra.errors import SetupError
from alhambra.train.selfplay import Samples, Style, Task, play_all

np = pytest.importorskip("numpy")
pytest.importorskip("sklearn")

if TYPE_CHECKING:
    from alhambra.train import fit
else:
    fit = pytest.importorskip("alhambra.train.fit")


def numbers(count: int) -> Any:  # noqa: ANN401
    return np.random.default_rng(1).uniform(-1, 1, (count, SIZE)).astype(np.float32)


def test_a_line_is_found() -> None:
    x = numbers(4000)
    found = fit.fit_to(x, 0.5 + 0.25 * x[:, 3] - 0.125 * x[:, 40], hidden=False, seed=1)
    straight = found.weights[HIDDEN:]
    expected = [0.0] * SIZE + [0.5]
    expected[3], expected[40] = 0.25, -0.125
    assert straight == pytest.approx(expected, abs=1e-3)
    assert found.weights[:HIDDEN] == [0.0] * HIDDEN
    assert found.straight == found.whole > 0.999
    assert found.samples == 4000


def test_redundant_numbers_do_not_blow_weights_up() -> None:
    x = numbers(4000)
    x[:, 5] = x[:, 3] + x[:, 4]
    x[:, 6] = 0
    y = 0.5 + 0.25 * x[:, 3]
    first = fit.fit_to(x, y, hidden=False, seed=1).weights
    again = fit.fit_to(x[::-1], y[::-1], hidden=False, seed=1).weights
    assert max(map(abs, first)) <= 0.51
    assert first[HIDDEN + 6] == 0
    assert first == pytest.approx(again, abs=1e-4)


def test_hidden_units_find_what_no_line_can() -> None:
    x = np.sign(numbers(20000))
    found = fit.fit_to(x, (0.5 + 0.4 * x[:, 0] * x[:, 1]).astype(np.float32), hidden=True, seed=1)
    assert found.straight < 0.05
    assert found.whole > 0.9


def test_held_out_samples_are_not_learned_from() -> None:
    x = numbers(2000)
    noise = np.random.default_rng(2).uniform(0, 1, 2000).astype(np.float32)
    assert fit.fit_to(x, noise, hidden=False, seed=1).straight < 0.05


def test_the_same_seed_gives_the_same_net() -> None:
    x = numbers(1000)
    y = np.abs(x[:, 0])
    first, again, other = (fit.fit_to(x, y, hidden=True, seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert first.weights != other.weights


def test_ctrl_c_ends_a_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sklearn.neural_network.MLPRegressor._backprop", interrupted)
    x = numbers(1000)
    with pytest.raises(KeyboardInterrupt):
        fit.fit_to(x, x[:, 0], hidden=True, seed=1)


def test_the_core_reads_the_weights_as_they_were_fitted() -> None:
    """A net that learned features of real positions says the same of them in the core."""
    samples = play_all(Task(Style("tests", None, 0.1, 1.0, 1.0), range(2)))
    stage = 1
    x = np.frombuffer(samples.numbers[stage], "<f2").reshape(-1, SIZE).astype(np.float32)
    repeated = np.tile(x, (2000 // len(x) + 1, 1))
    y = np.abs(repeated[:, 54] - repeated[:, 55]) + repeated[:, 65]
    found = fit.fit_to(repeated, y, hidden=True, seed=1)
    assert found.whole > 0.95
    net = Net([0.0] * STAGE + found.weights + [0.0] * STAGE)
    told, meant = [], []
    for state, features in positions():
        for seat in range(state.players):
            row = features.numbers(seat)
            told.append(net.value(features, stage))
            meant.append(plain(found.weights, row))
    assert len(told) > 20
    assert told == pytest.approx(meant, abs=1e-4)


def positions() -> Any:  # noqa: ANN401
    """Some positions of one game."""
    from alhambra.core.dealer import Dealer
    from alhambra.core.rng import Rng
    from alhambra.core.rollout import QuickPlayer
    from alhambra.core.state import State

    state = State(3, 0)
    dealer = Dealer(Rng(1))
    dealer.follow(state)
    quick = QuickPlayer()
    features = Features()
    for _ in range(20):
        dealer.deal(state)
        quick.play_turn(state)
        features.read(state)
        yield state, features


def plain(weights: list[float], row: list[float]) -> float:
    """What the weights of a stage make of numbers, by the book."""
    at = 0

    def take(*shape: int) -> Any:  # noqa: ANN401
        nonlocal at
        count = int(np.prod(shape))
        at += count
        return np.array(weights[at - count : at]).reshape(shape)

    x = np.array(row)
    first = np.maximum(x @ take(SIZE, 32) + take(32), 0)
    second = np.maximum(first @ take(32, 16) + take(16), 0)
    value = second @ take(16) + x @ take(SIZE) + take(1)[0]
    assert at == STAGE
    return float(value)


def test_stages_are_taken_from_all_rounds() -> None:
    rounds = [Samples(), Samples()]
    for number, each in enumerate(rounds):
        x = numbers(400).astype("<f2")
        each.numbers[2].extend(x.tobytes())
        each.targets[2].extend(array("f", (x[:, number].astype(np.float32)).tolist()))
    found = fit.fit(rounds, 2, hidden=False, seed=1)
    assert found.samples == 800
    assert found.weights[HIDDEN : HIDDEN + 2] == pytest.approx([0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("stage", range(const.SCORINGS))
def test_too_few_samples_are_refused(stage: int) -> None:
    with pytest.raises(SetupError, match=f"scoring {stage + 1} has 0 samples before it"):
        fit.fit([Samples()], stage, hidden=False, seed=1)
