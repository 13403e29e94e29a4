"""How long a bot may think, as it is written."""

from __future__ import annotations

import pytest

from alhambra.bots.budget import DEFAULT, MAX_SECONDS, MAX_SIMULATIONS, Budget
from alhambra.errors import SetupError


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(simulations=500)),
        ("1", Budget(simulations=1)),
        ("0.2s", Budget(seconds=0.2)),
        ("3s", Budget(seconds=3)),
        ("50ms", Budget(seconds=0.05)),
        ("0.5ms", Budget(seconds=0.0005)),
        (f"{MAX_SIMULATIONS}", Budget(simulations=MAX_SIMULATIONS)),
        (f"{MAX_SECONDS:.0f}s", Budget(seconds=MAX_SECONDS)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["500", "0.2s", "3s", "0.05s", "0.00001s", "1234.5678s", "3600s"])
def test_budgets_are_written_as_they_are_read(text: str) -> None:
    assert str(Budget.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "x", "1.5", "-1", "+1", " 1", "1 s", "1min", "1e3", "s", "ms", ".5s", "1_0", "٣"]
)
def test_what_is_no_budget_is_told_how_to_write_one(text: str) -> None:
    with pytest.raises(SetupError, match="is not a budget: write 500 for simulations"):
        Budget.parse(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0", "1 to 1000000000 simulations, not 0"),
        (f"{MAX_SIMULATIONS + 1}", "1 to 1000000000 simulations"),
        ("0s", "between 0 and 3600 s, not 0.0 s"),
        ("0.0ms", "between 0 and 3600 s"),
        ("3601s", "between 0 and 3600 s, not 3601.0 s"),
    ],
)
def test_budgets_out_of_range_are_told_the_range(text: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Budget.parse(text)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1.0])
def test_no_time_that_is_none(seconds: float) -> None:
    with pytest.raises(SetupError, match="between 0 and 3600 s"):
        Budget(seconds=seconds)


def test_a_budget_is_one_thing() -> None:
    with pytest.raises(SetupError, match="time or simulations, not both"):
        Budget(seconds=1, simulations=1)


def test_the_default_is_up_to_the_bot() -> None:
    assert (DEFAULT.seconds, DEFAULT.simulations, str(DEFAULT)) == (None, None, "")
