"""`alhambra train` from end to end."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from alhambra.bots import weights
from alhambra.core import compiled
from alhambra.core.dealer import Dealer
from alhambra.core.rng import Rng
from alhambra.core.rollout import QuickPlayer
from alhambra.core.state import State
from alhambra.train import selfplay

from ..cli.conftest import Run

pytest.importorskip("sklearn")
slow = pytest.mark.skipif(not compiled(), reason="slow")

MASON = ("train", "mason", "--seed", "t", "--games", 60)
MASTER = ("train", "master", "--seed", "t", "--games", 30)


def values(path: Path) -> list[float]:
    """What the weights of a file say of the positions of a game."""
    judge = weights.read_judge(path.read_text("utf-8"))
    state = State(3, 0)
    dealer = Dealer(Rng(1))
    dealer.follow(state)
    quick = QuickPlayer()
    found = []
    for _ in range(60):
        dealer.deal(state)
        quick.play_turn(state)
        found += [judge.value(state, seat) for seat in range(3)]
    return found


@slow
def test_mason(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "mason.json"
    result = run(*MASON, "--out", out)
    assert result.code == 0, result.err
    assert result.out.startswith("alhambra train mason --seed t --games 60\nround 1 of 1: 60 games")
    for scoring in (1, 2, 3):
        assert f"  before scoring {scoring}: " in result.out
    assert result.out.endswith(f" s: {out}\n")
    assert len(json.loads(out.read_text("utf-8"))["weights"]) == weights.STRAIGHT
    assert all(-1 < value < 2 for value in values(out))
    assert list(tmp_path.iterdir()) == [out]


@slow
def test_master_is_the_same_with_any_jobs(run: Run, tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.json"
        result = run(*MASTER, "--rounds", 2, "--jobs", jobs, "--out", out)
        assert result.code == 0, result.err
        assert "round 2 of 2" in result.out
        assert "with hidden units" in result.out
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert all(-2 < value < 3 for value in values(out))


def test_json_has_what_is_told_otherwise(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    told = run(*MASTER, "--rounds", 2, "--out", out, "--json").data
    assert list(told) == ["command", "out", "weights", "seconds", "rounds"]
    assert [each["games"] for each in told["rounds"]] == [30, 30]
    assert [fit["scoring"] for fit in told["rounds"][1]["fits"]] == [1, 2, 3]
    assert told["command"].startswith("alhambra train master")
    assert out.exists()


@slow
def test_the_file_names_a_command_that_makes_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    start = tmp_path / "first start.json"
    start.write_text(weights.shipped("mason"), encoding="utf-8")
    asked = (*MASTER, "--rounds", 1, "--lambda", ".5", "--start", start, "--out", "a.json")
    assert run(*asked).code == 0
    text = Path("a.json").read_text("utf-8")
    command = json.loads(text)["command"]
    assert command == (
        "alhambra train master --seed t --games 30 --rounds 1 --lambda 0.5 "
        "--start 'first start.json'"
    )
    assert run(*shlex.split(command)[1:], "--out", "b.json").code == 0
    assert Path("b.json").read_text("utf-8") == text


@slow
def test_a_local_cluster_gives_the_same(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    assert run(*MASON, "--out", tmp_path / "here.json").code == 0
    result = run(*MASON, "--cluster", "--jobs", 2, "--out", tmp_path / "there.json")
    assert result.code == 0, result.err
    assert (tmp_path / "here.json").read_text() == (tmp_path / "there.json").read_text()


def test_ctrl_c_leaves_the_old_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "old.json"
    out.write_text("old", encoding="utf-8")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(selfplay, "play", interrupted)
    assert run(*MASON, "--out", out).code == 130
    assert out.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("mason", "--rounds", 2), "--rounds is for the master and a correction only"),
        (("mason", "--lambda", 1), "--lambda is for the master and a correction only"),
        (("mason", "--start", "x"), "--start is for the master and a correction only"),
        (("master", "--lambda", "1.5"), "a number from 0 to 1, not '1.5'"),
        (("master", "--start", "no.json"), "cannot read 'no.json': No such file"),
        (("mason", "--games", 1, "--seed", "t"), "samples before it, but 200 are needed"),
        (("mason", "--out", "no/where.json"), "cannot write 'no/where.json'"),
        (("mason", "--out", "."), "cannot write '.'"),
        (("apprentice",), "invalid choice: 'apprentice'"),
    ],
)
def test_what_cannot_be_done(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[object, ...],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("train", "--out", "x.json", *arguments)
    assert result.code == 2
    assert complaint in result.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": "x"}', '{"format": "alhambra-weights/1", "weights": [1]}']
)
def test_a_start_that_is_no_weights(run: Run, tmp_path: Path, text: str) -> None:
    start = tmp_path / "start.json"
    start.write_text(text, encoding="utf-8")
    result = run(*MASTER, "--start", start, "--out", tmp_path / "x.json")
    assert result.code == 2
    assert "alhambra train: not a file of weights: " in result.err


def test_the_extra_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "alhambra.train.course", None)
    result = run(*MASON, "--out", tmp_path / "x.json")
    assert result == (
        2, "", "alhambra train: training needs more packages: pip install 'alhambra-game[train]'\n"
    )  # fmt: skip
