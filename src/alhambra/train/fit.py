"""Fits weights to samples: a linear regression, and a small net for what that misses."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from sklearn.exceptions import ConvergenceWarning  # type: ignore[import-untyped]
from sklearn.neural_network import MLPRegressor  # type: ignore[import-untyped]
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from ..bots.weights import HIDDEN
from ..core.features import SIZE
from ..core.net import FIRST, SECOND
from ..errors import SetupError
from .selfplay import Samples

LEAST = 200
"""The fewest samples to fit a stage to."""

_HELD_OUT = 20  # one sample in so many is held out to measure the fit
_RIDGE = 1e-6  # per sample
_BLOCK = 1 << 16  # samples summed at a time
_BATCH = 512
_EPOCHS = 12
_FASTEST = 2e-3  # the first learning rate; it falls with each epoch
_SLOWEST = 1e-4

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The weights of one stage, in the order of `core.net.Net`, and how well they do."""

    weights: list[float]
    samples: int
    straight: float
    """R² of the linear weights alone on the held-out samples."""
    whole: float
    """R² with the hidden units, if any."""


def fit(rounds: Sequence[Samples], stage: int, *, hidden: bool, seed: int) -> Fitted:
    """Fit one stage to the samples of some rounds of self-play."""
    count = sum(len(each.targets[stage]) for each in rounds)
    if count < LEAST:
        raise SetupError(
            f"scoring {stage + 1} has {count} samples before it, but {LEAST} are needed: "
            "play more games"
        )
    numbers = np.empty((count, SIZE), np.float32)
    targets = np.empty(count, np.float32)
    place = 0
    for each in rounds:
        end = place + len(each.targets[stage])
        numbers[place:end] = np.frombuffer(each.numbers[stage], "<f2").reshape(-1, SIZE)
        targets[place:end] = np.frombuffer(each.targets[stage], np.float32)
        place = end
    return fit_to(numbers, targets, hidden=hidden, seed=seed)


def fit_to(numbers: Floats, targets: Floats, *, hidden: bool, seed: int) -> Fitted:
    """Fit weights to numbers and targets; the last ones are held out."""
    # Threads do not speed up such small matrices, and would make the sums vary.
    with threadpool_limits(1):
        return _fit_to(numbers, targets, hidden=hidden, seed=seed)


def _fit_to(numbers: Floats, targets: Floats, *, hidden: bool, seed: int) -> Fitted:
    cut = len(targets) - len(targets) // _HELD_OUT
    line, bias = _straight(numbers[:cut], targets[:cut])
    missed = targets - numbers @ line.astype(np.float32) - np.float32(bias)
    spread = float(np.var(targets[cut:]))
    straight = whole = 1 - float(np.mean(missed[cut:] ** 2)) / spread
    units = [0.0] * HIDDEN
    if hidden:
        net = _net(numbers[:cut], missed[:cut], seed)
        whole = 1 - float(np.mean((missed[cut:] - net.predict(numbers[cut:])) ** 2)) / spread
        units = []
        for coefficients, intercepts in zip(net.coefs_[:2], net.intercepts_[:2], strict=True):
            units += coefficients.ravel().tolist() + intercepts.tolist()
        units += net.coefs_[2].ravel().tolist()
        bias += float(net.intercepts_[2][0])
    return Fitted([*units, *line.tolist(), bias], len(targets), straight, whole)


def _straight(numbers: Floats, targets: Floats) -> tuple[NDArray[np.floating], float]:
    """The weights and the bias of a ridge regression.

    Some inputs are sums of others, so that only the tiny ridge determines their weights. Sums are
    64-bit, because coarser rounding would drown it.
    """
    width = SIZE + 1
    squares = _RIDGE * len(targets) * np.eye(width)
    products = np.zeros(width)
    for start in range(0, len(targets), _BLOCK):
        block = np.ones((len(targets[start : start + _BLOCK]), width))
        block[:, :SIZE] = numbers[start : start + _BLOCK]
        squares += block.T @ block
        products += block.T @ targets[start : start + _BLOCK]
    solved = np.linalg.solve(squares, products)
    return solved[:SIZE], float(solved[SIZE])


def _net(numbers: Floats, targets: Floats, seed: int) -> MLPRegressor:
    """A fitted net with the shape of `core.net.Net`."""
    net = MLPRegressor(
        hidden_layer_sizes=(FIRST, SECOND),
        alpha=1e-5,
        batch_size=min(_BATCH, len(targets)),
        max_iter=1,
        warm_start=True,
        random_state=np.random.RandomState(seed),  # shared by all epochs, so that each differs
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)  # expected: each fit is one epoch
        warnings.filterwarnings("error", "Training interrupted", UserWarning)
        for epoch in range(_EPOCHS):
            share = 1 - epoch / _EPOCHS
            net.set_params(learning_rate_init=_SLOWEST + share * (_FASTEST - _SLOWEST))
            try:
                net.fit(numbers, targets)
            except UserWarning:  # scikit-learn turns Ctrl-C into this
                raise KeyboardInterrupt from None
    return net
