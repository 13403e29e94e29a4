"""Intervals against values worked out by hand or taken from tables."""

from __future__ import annotations

from math import sqrt

import pytest

from alhambra.arena.estimates import Estimate, as_json, mean, share, student


def test_a_share_of_unlike_deals_has_wilsons_interval() -> None:
    # One game in each deal, so that deals vary as games do: Wilson, 8 of 10.
    found = share([[1.0]] * 8 + [[0.0]] * 2)
    assert found is not None
    assert found.value == 0.8
    assert (found.low, found.high) == pytest.approx((0.490, 0.943), abs=0.01)


@pytest.mark.parametrize("games", [1, 20, 300])
def test_a_bot_that_always_wins_may_lose_one_day(games: int) -> None:
    found = share([[1.0, 1.0]] * games)
    assert found is not None
    # Wilson's bound for n of n is n / (n + z²).
    assert found.low == pytest.approx(2 * games / (2 * games + 1.96**2), rel=1e-4)
    assert found.high == 1.0
    lost = share([[0.0, 0.0]] * games)
    assert lost is not None
    assert (lost.low, lost.high) == pytest.approx((0, 1 - found.low))


def test_deals_that_even_out_make_the_interval_narrow_and_others_wide() -> None:
    even = share([[1.0, 0.0]] * 100)
    uneven = share([[1.0, 1.0], [0.0, 0.0]] * 50)
    plain = share([[1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]] * 25)
    assert even is not None
    assert uneven is not None
    assert plain is not None
    assert even.value == uneven.value == plain.value == 0.5
    widths = [each.high - each.low for each in (even, plain, uneven)]
    assert widths == sorted(widths)
    assert widths[1] == pytest.approx(2 * 1.96 * sqrt(0.25 / 200), rel=0.03)
    assert widths[2] == pytest.approx(widths[1] * sqrt(2), rel=0.06)


def test_a_mean_has_students_interval_over_deals() -> None:
    found = mean([[10.0, 12.0], [14.0, 16.0], [18.0, 20.0]])
    # Deals of 11, 15 and 19: a standard error of 4/√3, and Student's 4.303 for two degrees.
    assert found is not None
    assert found.value == 15
    spread = 4.303 * 4 / sqrt(3)
    assert (15 - found.low, found.high - 15) == pytest.approx((spread, spread), rel=0.04)


def test_a_mean_counts_games_and_not_deals() -> None:
    found = mean([[1.0], [2.0, 2.0, 2.0], [], [5.0]])
    assert found is not None
    assert found.value == 12 / 5


def test_nothing_is_said_about_nothing() -> None:
    assert share([]) is share([[], []]) is mean([]) is mean([[1.0], [2.0]]) is None
    assert as_json(None) is None


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.182), (5, 2.571), (30, 2.042), (999, 1.962)])
def test_students_quantiles(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_figures_as_json() -> None:
    assert as_json(Estimate(1 / 3, 0, 1)) == {"value": 0.33333, "low": 0, "high": 1}
