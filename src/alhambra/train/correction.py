"""Fits a network to the errors of another net, by Adam in plain NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from ..core import const
from ..core.inputs import BLOCK, SIZE, TABLE
from ..core.network import FIRST, SECOND, SHARED
from ..errors import SetupError
from .lessons import Lessons

LEAST = 1000
"""The fewest samples to fit a network to."""

_HELD_OUT = 20  # one game in so many is held out to measure the fit
_BATCH = 1024
_FASTEST = 2e-3  # the highest learning rate; it rises to this, then falls to 0
_WARM = 0.2  # the share of steps during which it rises
_DECAY = 1e-2  # weight decay, times the learning rate
_SCALE = 10.0  # targets are scaled up from some hundredths to some tenths
_EPSILON = 1e-8
_BLOCK = 1 << 13  # samples judged at a time

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Corrected:
    """A network's weights, in the order of `core.network.Network`, and how well they do."""

    weights: list[float]
    samples: int
    before: float
    """R² of the net alone on the held-out games."""
    after: float
    """R² with the network's correction."""


class Layers:
    """The network's weights and biases, its values and its gradients."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Start from random weights, scaled for rectified units."""
        sizes = ((BLOCK, SHARED), (TABLE + SHARED, FIRST), (FIRST, SECOND), (SECOND, 1))
        self.parts: list[Floats] = []
        for inputs, units in sizes:
            spread = 1 / np.sqrt(inputs)
            self.parts.append(rng.uniform(-spread, spread, (inputs, units)).astype(np.float32))
            self.parts.append(rng.uniform(-spread, spread, units).astype(np.float32))

    def values(self, numbers: Floats) -> Floats:
        """The network's values for a batch of inputs."""
        return self._forward(numbers)[-1]

    def gradients(self, numbers: Floats, targets: Floats) -> list[Floats]:
        """The gradients of the mean squared error, part by part."""
        blocks, shared, table, hidden, upper, value = self._forward(numbers)
        weights = self.parts
        count = np.float32(len(targets))
        outer = (2 / count * (value - targets))[:, None]
        back_upper = (outer @ weights[6].T) * (upper > 0)
        back_hidden = (back_upper @ weights[4].T) * (hidden > 0)
        back_pooled = back_hidden @ weights[2][TABLE:].T
        back_shared = (back_pooled[:, None, :] * (shared > 0)).reshape(-1, SHARED)
        return [
            blocks.T @ back_shared, back_shared.sum(0),
            table.T @ back_hidden, back_hidden.sum(0),
            hidden.T @ back_upper, back_upper.sum(0),
            upper.T @ outer, outer.sum(0),
        ]  # fmt: skip

    def flat(self) -> list[float]:
        """All weights in one list, in the order of `core.network.Network`."""
        scaled = [*self.parts[:-2], self.parts[-2] / _SCALE, self.parts[-1] / _SCALE]
        return [float(each) for part in scaled for each in part.ravel()]

    def _forward(self, numbers: Floats) -> tuple[Floats, ...]:
        shared_weights, shared_bias, first, first_bias, second, second_bias, last, bias = self.parts
        blocks = numbers[:, TABLE:].reshape(-1, BLOCK)
        shared = np.maximum(blocks @ shared_weights + shared_bias, 0)
        shared = shared.reshape(-1, const.CURRENCIES, SHARED)
        table = np.concatenate([numbers[:, :TABLE], shared.sum(1)], 1)
        hidden = np.maximum(table @ first + first_bias, 0)
        upper = np.maximum(hidden @ second + second_bias, 0)
        return blocks, shared, table, hidden, upper, (upper @ last + bias)[:, 0]


class Numbers:
    """The inputs of all samples, counted through the rounds; not copied, they are gigabytes."""

    def __init__(self, rounds: Sequence[Lessons]) -> None:
        """Look into the lessons."""
        self._parts = [np.frombuffer(each.numbers, "<f2").reshape(-1, SIZE) for each in rounds]

    def rows(self, places: NDArray[np.int64]) -> Floats:
        """The inputs of some samples."""
        found = np.empty((len(places), SIZE), np.float32)
        first = 0
        for part in self._parts:
            here = (places >= first) & (places < first + len(part))
            found[here] = part[places[here] - first]
            first += len(part)
        return found


def correct(rounds: Sequence[Lessons], *, epochs: int, seed: int) -> Corrected:
    """Fit a new network to lessons; continuing from an earlier one won fewer games."""
    count = sum(map(len, rounds))
    if count < LEAST:
        raise SetupError(f"there are {count} samples, but {LEAST} are needed: play more games")
    # Threads do not speed up such small matrices, and would make the sums vary.
    with threadpool_limits(1):
        return _correct(rounds, epochs, seed)


def _correct(rounds: Sequence[Lessons], epochs: int, seed: int) -> Corrected:
    numbers = Numbers(rounds)
    judged = np.concatenate([np.frombuffer(each.judged, np.float32) for each in rounds])
    wanted = np.concatenate([np.frombuffer(each.targets, np.float32) for each in rounds])
    games = np.concatenate([np.frombuffer(each.games, np.int64) for each in rounds])
    held = games % _HELD_OUT == 0
    learned = np.flatnonzero(~held)
    targets = (wanted - judged) * np.float32(_SCALE)
    rng = np.random.default_rng(seed)
    layers = Layers(rng)
    slow = [np.zeros_like(part) for part in layers.parts]
    square = [np.zeros_like(part) for part in layers.parts]
    total, step = epochs * -(-len(learned) // _BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(learned)
        for begin in range(0, len(order), _BATCH):
            step += 1
            batch = order[begin : begin + _BATCH]
            gradients = layers.gradients(numbers.rows(batch), targets[batch])
            _adam(layers.parts, gradients, slow, square, step, _rate(step / total))
    places = np.flatnonzero(held)
    better = judged[places].copy()
    for begin in range(0, len(places), _BLOCK):
        block = numbers.rows(places[begin : begin + _BLOCK])
        better[begin : begin + _BLOCK] += layers.values(block) / np.float32(_SCALE)
    return Corrected(
        weights=layers.flat(),
        samples=len(wanted),
        before=_foreseen(judged[held], wanted[held]),
        after=_foreseen(better, wanted[held]),
    )


def _rate(done: float) -> float:
    """The learning rate after a share of the steps: a cosine up, then a cosine down."""
    if done < _WARM:
        return float(_FASTEST * (0.52 - 0.48 * np.cos(np.pi * done / _WARM)))
    return float(_FASTEST * (0.5 + 0.5 * np.cos(np.pi * (done - _WARM) / (1 - _WARM))))


def _adam(
    parts: list[Floats],
    gradients: list[Floats],
    slow: list[Floats],
    square: list[Floats],
    step: int,
    rate: float,
) -> None:
    """One step of AdamW: Adam with decoupled weight decay (Loshchilov and Hutter)."""
    for part, gradient, mean, spread in zip(parts, gradients, slow, square, strict=True):
        mean += np.float32(0.1) * (gradient - mean)
        spread += np.float32(0.001) * (gradient * gradient - spread)
        likely = mean / np.float32(1 - 0.9**step)
        size = np.sqrt(spread / np.float32(1 - 0.999**step)) + np.float32(_EPSILON)
        part *= np.float32(1 - rate * _DECAY)
        part -= np.float32(rate) * likely / size


def _foreseen(values: Floats, wanted: Floats) -> float:
    """R²: the share of the variance that the values explain."""
    if len(wanted) < 2:
        return 0.0
    return 1 - float(np.mean((values - wanted) ** 2)) / float(np.var(wanted))
