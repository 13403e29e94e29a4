"""Samples: what they hold, and that only seed and number of a game decide about them."""

from __future__ import annotations

import struct
from dataclasses import replace

import pytest

from alhambra.bots import weights
from alhambra.core import compiled, const
from alhambra.core.features import SIZE
from alhambra.parallel import chunks, in_order
from alhambra.train import selfplay
from alhambra.train.selfplay import Samples, Style, Task, lambda_returns, play_all

QUICK = Style("tests", None, exploring=0.1, trace=1.0, keeping=0.6)
GAMES = 6 if compiled() else 2


def mason() -> tuple[float, ...]:
    return tuple(weights.read(weights.shipped("mason")))


def greedy(trace: float) -> Style:
    return Style("tests", mason(), exploring=0.05, trace=trace, keeping=1.0)


def gathered(style: Style, size: int, jobs: int = 1, games: int = GAMES) -> Samples:
    samples = Samples()
    for more in in_order(play_all, (Task(style, n) for n in chunks(range(games), size)), jobs):
        samples.extend(more)
    return samples


def rows(samples: Samples, stage: int) -> list[tuple[float, ...]]:
    return list(struct.iter_unpack(f"<{SIZE}e", samples.numbers[stage]))


def test_a_sample_is_numbers_and_a_target() -> None:
    samples = gathered(QUICK, GAMES)
    assert len(samples) > 20 * GAMES
    for stage in range(const.SCORINGS):
        assert len(rows(samples, stage)) == len(samples.targets[stage]) > 0
        assert all(0 < target < 1 for target in samples.targets[stage])
        for row in rows(samples, stage):
            assert max(map(abs, row)) < 8
            assert row[95] == 0  # no game that is ending


def test_quick_samples_do_not_depend_on_chunks_or_processes() -> None:
    once = gathered(QUICK, GAMES)
    assert once == gathered(QUICK, 1)
    assert once == gathered(QUICK, 1, jobs=2)
    assert once != gathered(replace(QUICK, seed="other"), GAMES)


@pytest.mark.skipif(not compiled(), reason="slow")
def test_greedy_samples_do_not_depend_on_chunks() -> None:
    once = gathered(greedy(0.9), 4, games=8)
    assert once == gathered(greedy(0.9), 1, games=8)
    assert once == gathered(greedy(0.9), 3, jobs=2, games=8)


@pytest.mark.skipif(not compiled(), reason="slow")
def test_traces_change_targets_only() -> None:
    outcome, traced = gathered(greedy(1.0), 4, games=4), gathered(greedy(0.9), 4, games=4)
    assert outcome.numbers == traced.numbers
    assert outcome.targets != traced.targets
    for stage in range(const.SCORINGS):
        assert len(set(outcome.targets[stage])) < len(set(traced.targets[stage]))


def test_a_game_that_does_not_end_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MAX_TURNS", 10)
    assert len(gathered(QUICK, GAMES)) == 0


def test_fewer_turns_can_be_kept() -> None:
    few = gathered(replace(QUICK, keeping=0.1), GAMES)
    assert 0 < len(few) < len(gathered(QUICK, GAMES)) / 3


def test_lambda_returns_by_hand() -> None:
    # From the end: 1.0; 0.2 * 0.7 + 0.8 * 1.0 = 0.94; 0.2 * 0.5 + 0.8 * 0.94 = 0.852.
    assert lambda_returns([0.4, 0.5, 0.7], 1.0, 0.8) == pytest.approx([0.852, 0.94, 1.0])


@pytest.mark.parametrize(("trace", "expected"), [(1.0, [0.0] * 3), (0.0, [0.5, 0.7, 0.0])])
def test_lambda_goes_from_the_next_value_to_the_outcome(
    trace: float, expected: list[float]
) -> None:
    assert lambda_returns([0.4, 0.5, 0.7], 0.0, trace) == expected


def test_no_positions_have_no_returns() -> None:
    assert lambda_returns([], 1.0, 0.9) == []


def test_every_number_of_seats_is_played() -> None:
    assert set(selfplay.SEATS) == {2, 3, 4, 5, 6}
    seen = set()
    games = 40 if compiled() else 8
    for row in rows(gathered(QUICK, games, games=games), 0):
        seen.add(row[88:92])
    assert len(seen) > 1
    assert all(sum(each) in (0, 1) for each in seen)
