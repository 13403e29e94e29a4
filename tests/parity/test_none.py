"""None where an object of the core belongs is refused in both modes, and never crashes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alhambra.core import ids, observe
from alhambra.core.apply import apply, carry_out
from alhambra.core.batch import Batch
from alhambra.core.dealer import Dealer
from alhambra.core.episode import Episode
from alhambra.core.legal import fill, legal, pick
from alhambra.core.playout import play_random
from alhambra.core.rng import Rng
from alhambra.core.scoring import score
from alhambra.core.state import State

NONE: Any = None


@pytest.mark.parametrize(
    "call",
    [
        lambda nothing: apply(nothing, 0),
        lambda nothing: carry_out(nothing, 0),
        lambda nothing: legal(nothing),
        lambda nothing: fill(nothing),
        lambda nothing: pick(nothing, Rng(1)),
        lambda nothing: score(nothing, 1),
        lambda nothing: play_random(nothing, Rng(1), 1),
        lambda nothing: play_random(State(3), nothing, 1),
        lambda nothing: Dealer(Rng(1)).deal(nothing),
        lambda nothing: Episode(nothing, 1),
        lambda nothing: Batch(nothing, 1).reset(),
        lambda nothing: Batch(State(3), 1).sample(nothing),
        lambda nothing: Batch.reset(nothing),
        lambda nothing: Batch.step(nothing),
        lambda nothing: State.key(nothing),
        lambda nothing: ids.legal_ids(nothing, -1),
        lambda nothing: ids.decode(nothing, -1, 0),
        lambda nothing: observe.vector(nothing, -1, 0, False),
        lambda nothing: observe.planes(nothing, 0),
    ],
)
def test_none_is_refused(call: Callable[[Any], object]) -> None:
    with pytest.raises((TypeError, AttributeError)):
        call(NONE)
