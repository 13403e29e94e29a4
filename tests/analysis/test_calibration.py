"""`alhambra calibrate`: predictions against what came, and whether errors are true."""

from __future__ import annotations

import json
import math
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra import record
from alhambra.actions import parse
from alhambra.analysis.calibration import (
    Calibration,
    Check,
    Plan,
    Prediction,
    brier,
    calibrate,
    equal,
    reliability,
)
from alhambra.analysis.reliability import picture
from alhambra.core import compiled
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES
from alhambra.positions import read_position
from alhambra.record import BadRecord
from alhambra.simulate import Match, play

from ..cli.conftest import Run

ONLY_COMPILED = pytest.mark.skipif(not compiled(), reason="plays many futures")


def game_text(number: int = 0, turns: int = 2000) -> str:
    """The record of a quick game."""
    match = Match(Options(3), "calibration", ("builder", "builder", "builder"), turns)
    text = play(match, number, keep_record=True).record
    assert text is not None
    return text


def bet(game: int, chance: float, won: bool, stage: int = 0) -> Prediction:
    """What was said of a game of two."""
    return Prediction(game, stage, (chance, 1 - chance), (float(won), float(not won)))


def test_the_brier_score_is_the_mean_square_of_what_was_off() -> None:
    assert brier([bet(0, 0.8, True), bet(1, 0.6, False)]) == pytest.approx((0.04 + 0.36) / 2)
    assert brier([equal(bet(0, 0.8, True))]) == pytest.approx(0.25)
    assert brier([]) == 0


def test_chances_that_come_true_lie_on_the_line() -> None:
    bets = [bet(game, 0.75, game % 4 > 0) for game in range(400)]
    low, high = reliability(bets)
    assert (low.count, high.count) == (400, 400)
    assert (low.predicted, low.actual) == pytest.approx((0.25, 0.25))
    assert (high.predicted, high.actual) == pytest.approx((0.75, 0.75))
    assert high.error == pytest.approx(math.sqrt(0.75 * 0.25 / 400))


def test_many_positions_of_a_game_are_worth_no_more_than_one() -> None:
    once = [bet(game, 0.75, game % 4 > 0) for game in range(400)]
    often = [each for each in once for _ in range(9)]
    assert reliability(often)[1].count == 3600
    assert reliability(often)[1].error == pytest.approx(reliability(once)[1].error)


def test_who_is_too_sure_is_scaled_down_and_is_then_better_in_other_games() -> None:
    """Said 90 %, came true in 70 %: the odds of 9 become 7/3, a power of 0.386."""
    bets = tuple(
        bet(game, 0.9, game // 2 % 10 < 7, stage) for stage in range(3) for game in range(200)
    )
    found = Calibration(200, Plan(), bets, ())
    expected = math.log(7 / 3) / math.log(9)
    assert found.scales() == pytest.approx((expected,) * 3, abs=0.002)
    data = found.as_json()
    assert (data["brier_of_odd_games"], data["brier_of_odd_games_scaled"]) == (0.25, 0.21)


def test_coverage_counts_what_lies_within_its_errors() -> None:
    checks = tuple(Check("wins", off) for off in (0.5, -0.5, 1.5, -3.0))
    wins, leads, losses = Calibration(1, Plan(), (), checks).coverage()
    assert (wins.count, wins.one, wins.two) == (4, 0.5, 0.75)
    assert wins.spread == pytest.approx(math.sqrt((0.25 + 0.25 + 2.25 + 9) / 4))
    assert (leads.count, losses.count) == (0, 0)


@ONLY_COMPILED
def test_games_are_predicted_at_some_turns_and_the_same_each_time() -> None:
    texts = [game_text(0), game_text(1)]
    plan = Plan(positions=4, every=2, futures=20)
    found = calibrate(texts, plan)
    assert (found.games, len(found.predictions)) == (2, 8)
    assert [each.game for each in found.predictions] == [0] * 4 + [1] * 4
    for each in found.predictions:
        assert sum(each.chances) == pytest.approx(1)
        assert sum(each.won) == pytest.approx(1)
    assert [each.stage for each in found.predictions[:4]] == sorted(
        each.stage for each in found.predictions[:4]
    )
    assert {each.figure for each in found.checks} <= {"wins", "leads", "losses"}
    assert found.checks
    assert calibrate(texts, plan) == found


def test_a_game_without_an_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="nobody knows who won"):
        calibrate([game_text(turns=5)], Plan(futures=20))


def test_an_illegal_action_is_named() -> None:
    data = json.loads(game_text())
    data["actions"][0] = "stop"
    with pytest.raises(BadRecord) as bad:
        calibrate([json.dumps(data)], Plan(positions=1, futures=20))
    assert bad.value.action == 0


def test_a_game_without_a_turn_to_predict_counts_for_nothing() -> None:
    rest = ".".join(each.name for each in TILES if each.name not in ("T9NE", "T12"))
    text = (
        f"3/award0:start0:young0:scored2:pending=T12/-.-.-.-/-.-.-.-/T9NE@1,0:{rest}::0"
        "/:::0/:::0/drawn14:reshuffled0/"
    )
    game = Game(Options(3), seed="x", position=read_position(text))
    game.play(parse("store T12"))
    found = calibrate([record.to_json(record.of_game(game))], Plan(positions=1, futures=20))
    assert found.predictions == ()


def test_a_stage_without_predictions_is_not_scaled() -> None:
    assert Calibration(0, Plan(), (), ()).scales() == (1.0, 1.0, 1.0)


def test_the_picture_has_a_point_with_its_bar_for_every_bin() -> None:
    bins = reliability([bet(game, 0.75, game % 4 > 0) for game in range(40)])
    root = ElementTree.fromstring(picture([("us & them", bins)], "75 % came true"))
    assert [each.text for each in root if each.tag.endswith("desc")] == ["75 % came true"]
    assert any(each.text == "us & them" for each in root)
    points = [each for each in root if each.get("rx") == "5"]
    assert len(points) == len(bins)


@ONLY_COMPILED
def test_the_command_prints_and_draws(run: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    file.write_text(f"{game_text(0)}\n{game_text(1)}\n", "utf-8")
    asked = ("calibrate", file, "--simulations", 20, "--positions", 2)
    shown = run(*asked, "--out", out)
    assert shown.code == 0
    assert "2 games, 4 positions" in shown.out
    assert "Brier score" in shown.out
    assert out.read_text("utf-8").startswith("<svg")
    data = run(*asked, "--json").data
    assert list(data) == [
        "games", "positions", "simulations", "seed", "brier", "brier_of_equal_chances", "bins",
        "stages", "scales", "brier_of_odd_games", "brier_of_odd_games_scaled", "errors",
    ]  # fmt: skip


def test_wrong_usage_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("", "utf-8")
    assert run("calibrate", file, "--json", "--out", "-").code == 2
    assert run("calibrate", file).err.endswith("no record\n")
    data = json.loads(record.to_json(record.from_json(game_text(turns=5))))
    data["actions"].append("take b9 b9 b9")
    file.write_text(json.dumps(data), "utf-8")
    assert run("calibrate", file).code == 1
