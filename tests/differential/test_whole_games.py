"""Whole games, in lockstep with the plain model, at every kind of table."""

from __future__ import annotations

import pytest

from alhambra import core
from alhambra.options import EDITIONS, RULE_OPTIONS, Options

from .compare import play_games

GAMES = 48 if core.compiled() else 4  # of each chunk
SOAK_GAMES = 200  # of each chunk and round
SOAK_ROUNDS = 5

CHUNKS = [
    pytest.param(players, edition, changed, id=f"{players}-{edition}-{changed}")
    for players in range(2, 7)
    for edition in EDITIONS
    for changed in ("preset", "changed")
]
ALL_WORDS = {"take", "buy", "stop", "add", "remove", "swap", "place", "store"}


def tables(players: int, edition: str, changed: str) -> list[Options]:
    """The edition as it is, or with one rule option after the other changed."""
    preset = Options(players, edition)
    if changed == "preset":
        return [preset]
    return [
        Options(players, edition, {name: value})
        for name, values in RULE_OPTIONS.items()
        for value in values
        if value != preset.rules[name]
    ]


@pytest.mark.parametrize(("players", "edition", "changed"), CHUNKS)
def test_engine_and_plain_model_agree(players: int, edition: str, changed: str) -> None:
    seed = f"{players}/{edition}/{changed}"
    tally = play_games(tables(players, edition, changed), seed, GAMES)
    assert tally.games == GAMES
    assert tally.unfinished == 0
    assert tally.words >= ALL_WORDS


@pytest.mark.soak
@pytest.mark.parametrize("turn", range(SOAK_ROUNDS))
@pytest.mark.parametrize(("players", "edition", "changed"), CHUNKS)
def test_engine_and_plain_model_agree_for_long(
    players: int, edition: str, changed: str, turn: int, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = f"soak/{players}/{edition}/{changed}/{turn}"
    tally = play_games(tables(players, edition, changed), seed, SOAK_GAMES)
    with capsys.disabled():
        print(f"\n{seed}: {tally}")
    assert tally.unfinished == 0
