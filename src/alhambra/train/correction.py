"""A network fitted to what another net gets wrong: by Adam, with nothing but NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from ..core import const
from ..core.inputs import BLOCK, SIZE, TABLE
from ..core.network import FIRST, SECOND, SHARED
from ..errors import SetupError
from .tries import MAX_TURNS, Tries

LEAST = 1000
"""The fewest samples that a network is fitted to."""

_HELD_OUT = 10  # one game in so many is never learned from, but measures the fit
_BATCH = 512
_FASTEST = 2e-3  # the learning rate, which rises at first and then falls to nothing
_WARM = 0.3  # the share of steps in which it rises
_DECAY = 1e-2  # of weights, for each unit of the learning rate
_SCALE = 10.0  # targets are some hundredths, and learned as some tenths
_EPSILON = 1e-8
_BLOCK = 1 << 13  # samples that are judged at a time

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Corrected:
    """The weights of a network, in the order of `core.network.Network`, and how well they do."""

    weights: list[float]
    samples: int
    before: float
    """The value that is lost in a turn of the games held out by going by the judge alone."""
    after: float
    """The same with the network's correction."""


class Layers:
    """Weights and biases, and their gradients for a batch."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Random weights, as large as rectified units like them."""
        sizes = ((BLOCK, SHARED), (TABLE + SHARED, FIRST), (FIRST, SECOND), (SECOND, 1))
        self.parts: list[Floats] = []
        for inputs, units in sizes:
            spread = 1 / np.sqrt(inputs)
            self.parts.append(rng.uniform(-spread, spread, (inputs, units)).astype(np.float32))
            self.parts.append(rng.uniform(-spread, spread, units).astype(np.float32))

    def values(self, numbers: Floats) -> Floats:
        """What the network makes of numbers."""
        return self._forward(numbers)[-1]

    def gradients(self, numbers: Floats, targets: Floats) -> list[Floats]:
        """Of the mean squared error, part by part."""
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
        """The weights, as `core.network.Network` wants them."""
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


def correct(
    tries: Tries, *, epochs: int, seed: int, watch: Callable[[int], None] = lambda _: None
) -> Corrected:
    """Fit a network to tries; `watch` hears of every epoch."""
    if len(tries) < LEAST:
        raise SetupError(f"there are {len(tries)} samples, and {LEAST} are needed: play more games")
    # Threads do not help such small matrices, and sums would depend on how many there are.
    with threadpool_limits(1):
        return _correct(tries, epochs, seed, watch)


def _correct(tries: Tries, epochs: int, seed: int, watch: Callable[[int], None]) -> Corrected:
    numbers = np.frombuffer(tries.numbers, "<f2").reshape(-1, SIZE)
    judged = np.frombuffer(tries.judged, np.float32)
    found = np.frombuffer(tries.found, np.float32)
    turns = np.frombuffer(tries.turns, np.int64)
    held = turns // MAX_TURNS % _HELD_OUT == 0
    learned = np.flatnonzero(~held)
    targets = (found - judged) * np.float32(_SCALE)
    rng = np.random.default_rng(seed)
    layers = Layers(rng)
    slow = [np.zeros_like(part) for part in layers.parts]
    square = [np.zeros_like(part) for part in layers.parts]
    total, step = epochs * -(-len(learned) // _BATCH), 0
    for epoch in range(epochs):
        order = rng.permutation(learned)
        for start in range(0, len(order), _BATCH):
            step += 1
            batch = order[start : start + _BATCH]
            gradients = layers.gradients(numbers[batch].astype(np.float32), targets[batch])
            _adam(layers.parts, gradients, slow, square, step, _rate(step / total))
        watch(epoch)
    places = np.flatnonzero(held)
    better = judged[places].copy()
    for start in range(0, len(places), _BLOCK):
        block = numbers[places[start : start + _BLOCK]].astype(np.float32)
        better[start : start + _BLOCK] += layers.values(block) / np.float32(_SCALE)
    return Corrected(
        weights=layers.flat(),
        samples=len(tries),
        before=_lost(turns[held], judged[held], found[held]),
        after=_lost(turns[held], better, found[held]),
    )


def _rate(done: float) -> float:
    """The learning rate when a share of the steps is done: half a wave up, half a wave down."""
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
    """One step of Adam with weights that decay (Loshchilov and Hutter)."""
    for part, gradient, mean, spread in zip(parts, gradients, slow, square, strict=True):
        mean += np.float32(0.1) * (gradient - mean)
        spread += np.float32(0.001) * (gradient * gradient - spread)
        likely = mean / np.float32(1 - 0.9**step)
        size = np.sqrt(spread / np.float32(1 - 0.999**step)) + np.float32(_EPSILON)
        part *= np.float32(1 - rate * _DECAY)
        part -= np.float32(rate) * likely / size


def _lost(turns: NDArray[np.int64], values: Floats, found: Floats) -> float:
    """What futures say is lost, in the mean of all turns, by playing what has the best value."""
    _, turn = np.unique(turns, return_inverse=True)
    if not len(turn):
        return 0.0
    best = np.full(turn.max() + 1, -np.inf, np.float32)
    np.maximum.at(best, turn, found)
    order = np.lexsort((-values, turn))
    first = np.unique(turn[order], return_index=True)[1]
    return float(np.mean(best - found[order][first]))
