"""Duels between ways to think: luck averages out and changes no game, and duels can be resumed."""

from __future__ import annotations

import json
import subprocess
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import duel
import pytest
from luck import Luck

from alhambra.core import const
from alhambra.core.dealer import Dealer
from alhambra.core.rng import Rng
from alhambra.core.rollout import QuickPlayer
from alhambra.core.state import State

SCRIPT = Path(str(duel.__file__))
WAYS = duel.Way.parse("master:alone=1"), duel.Way.parse("master-1:alone=1")


def before_a_draw(players: int, turns: int) -> State:
    """A position at the end of a turn, before anything is drawn."""
    state, dealer = State(players, 0), Dealer(Rng(7))
    dealer.follow(state)
    dealer.deal(state)
    for _ in range(turns):
        QuickPlayer().play_turn(state)
        before = state.copy()
        dealer.deal(state)
    return before


def drawn(before: State, rng: Rng) -> State:
    """The same position after draws."""
    state, dealer = before.copy(), Dealer(rng)
    dealer.follow(state)
    dealer.deal(state)
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_luck_averages_out(players: int) -> None:
    before, rng = before_a_draw(players, 30), Rng(1)
    found = []
    for number in range(300):
        luck = Luck(0, 4, Rng(1000 + number))
        luck.add(before, drawn(before, rng))
        found.append(luck.total)
    assert stdev(found) > 0.005
    assert abs(fmean(found)) < 3 * stdev(found) / sqrt(len(found))


def test_what_is_lucky_for_one_of_two_is_unlucky_for_the_other() -> None:
    luck = [Luck(seat, 4, Rng(5)) for seat in range(2)]
    for turns in range(5, 60, 5):
        before = before_a_draw(2, turns)
        after = drawn(before, Rng(turns))
        for each in luck:
            each.add(before, after)
    assert abs(luck[0].total) > 0.01
    assert luck[0].total == pytest.approx(-luck[1].total)


def test_counting_luck_changes_no_game() -> None:
    game, same = (duel.play(WAYS, 3, "luck", 1, others) for others in (0, 3))
    assert "luck" not in game
    assert same["luck"] != 0
    assert (game["win"], game["lead"]) == (same["win"], same["lead"])


def test_games_that_luck_decides_are_even_without_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    duel.add(file, {"one": "a", "two": "b", "players": 2, "seed": "s", "luck": 4})
    for number in range(20):
        luck = 0.1 if number % 4 < 2 else -0.1
        duel.add(file, {
            "deal": number // 2, "win": 0.5 + 1.6 * luck, "lead": 85 * luck, "luck": luck,
            "ms": [1, 1],
        })  # fmt: skip
    line = duel.summary(file)
    assert line.endswith("| 50.0% (50.0% to 50.0%) | +0.0 (+0.0 to +0.0) |"), line
    assert line.count("|") == duel.HEADER.splitlines()[0].count("|")


def test_games_without_luck_have_the_same_columns(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    duel.add(file, {"one": "a", "two": "b", "players": 2, "seed": "s"})
    columns = duel.HEADER.splitlines()[0].count("|")
    assert duel.summary(file).count("|") == columns
    for number in range(8):
        duel.add(file, {"deal": number // 2, "win": number % 2, "lead": 3, "ms": [1, 1]})
    assert duel.summary(file).count("|") == columns
    assert "50.0%" in duel.summary(file)


def test_a_duel_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    def run(file: Path, games: int) -> str:
        command = [sys.executable, str(SCRIPT), str(file), "master:alone=1", "master-1:alone=1"]
        command += ["--seed", "again", "--luck", "2", "--games", str(games)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        return str(done.stdout)

    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    run(whole, 6)
    run(broken, 3)
    assert "| 6 |" in run(broken, 6)
    games = [
        [{**json.loads(line), "ms": 0} for line in file.read_text().splitlines()]
        for file in (whole, broken)
    ]
    assert games[0] == games[1]
    assert len(games[0]) == 7


def test_a_line_that_was_broken_off_does_not_count(tmp_path: Path) -> None:
    file, settings = tmp_path / "games.jsonl", {"one": "a"}
    assert duel.done_before(file, settings) == 0
    duel.add(file, {"win": 1})
    whole = file.read_text()
    file.write_text(whole + '{"win"')
    assert duel.done_before(file, settings) == 1
    assert file.read_text() == whole
    file.write_text('{"one": ')
    assert duel.done_before(file, settings) == 0
    assert json.loads(file.read_text()) == settings


def test_more_than_two_payments_are_refused() -> None:
    assert duel.Way.parse("master:payments=1").style.payments == 1
    with pytest.raises(SystemExit, match="payments=3"):
        duel.Way.parse("master:payments=3")


def test_a_position_that_is_over_needs_no_turn() -> None:
    before = before_a_draw(2, 20)
    over = before.copy()
    dealer = Dealer(Rng(3))
    dealer.follow(over)
    while dealer.deal(over) != const.OVER:
        QuickPlayer().play_turn(over)
    luck = Luck(0, 1, Rng(2))
    luck.add(over, over)  # nothing is drawn any more
    assert luck.total == 0
