"""Corrections: the lessons that they learn from, the fit, and the command."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alhambra.bots import weights
from alhambra.core import compiled
from alhambra.core.inputs import BLOCK, SIZE, TABLE
from alhambra.core.network import WEIGHTS
from alhambra.errors import SetupError
from alhambra.train.lessons import Lessons, Style, Task, play_all

from ..cli.conftest import Run

np = pytest.importorskip("numpy")
pytest.importorskip("sklearn")

if TYPE_CHECKING:
    from alhambra.train import correction
else:
    correction = pytest.importorskip("alhambra.train.correction")

slow = pytest.mark.skipif(not compiled(), reason="slow")
COMMAND = ("train", "correction", "--seed", "t", "--games", 20, "--rounds", 2)
STYLE = Style("t", weights.shipped("master-1"), trace=0.8, keeping=1.0)
TWO, THREE = 2, 3  # numbers of games with so many seats


def made(numbers: Any, judged: Any, targets: Any) -> list[Lessons]:  # noqa: ANN401
    """Samples of games that gave one each."""
    lessons = Lessons()
    lessons.numbers.extend(numbers.astype("<f2").tobytes())
    lessons.judged.extend(judged.tolist())
    lessons.targets.extend(targets.tolist())
    lessons.games.extend(range(len(targets)))
    return [lessons]


def drawn(count: int) -> Any:  # noqa: ANN401
    return np.random.default_rng(1).uniform(-1, 1, (count, SIZE)).astype(np.float32)


def test_gradients_are_those_of_the_error() -> None:
    layers = correction.Layers(np.random.default_rng(2))
    layers.parts = [part.astype(np.float64) for part in layers.parts]
    numbers, targets = drawn(20).astype(np.float64), np.linspace(-1, 1, 20)

    def error() -> float:
        return float(np.mean((layers.values(numbers) - targets) ** 2))

    for part, gradient in zip(layers.parts, layers.gradients(numbers, targets), strict=True):
        for place in range(0, part.size, max(1, part.size // 7)):
            before = part.flat[place]
            part.flat[place] = before + 1e-5
            above = error()
            part.flat[place] = before - 1e-5
            below = error()
            part.flat[place] = before
            assert gradient.flat[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_a_correction_is_found() -> None:
    numbers = drawn(8000)
    judged = np.full(8000, 0.5, np.float32)
    lacking = 0.05 * numbers[:, 120] + 0.03 * np.maximum(numbers[:, TABLE + BLOCK + 4], 0)
    found = correction.correct(made(numbers, judged, judged + lacking), epochs=16, seed=1)
    assert found.samples == 8000
    assert found.before < 0.1
    assert found.after > 0.8
    assert len(found.weights) == WEIGHTS


def test_the_fit_goes_by_its_seed_alone() -> None:
    numbers = drawn(1500)
    lessons = made(numbers, np.full(1500, 0.5), 0.5 + 0.1 * numbers[:, 3])
    fits = [correction.correct(lessons, epochs=1, seed=seed).weights for seed in (1, 1, 2)]
    assert fits[0] == fits[1] != fits[2]


def test_samples_count_the_same_in_one_round_or_in_several() -> None:
    numbers = drawn(1500)
    judged = np.full(1500, 0.5)
    whole = made(numbers, judged, judged + 0.1 * numbers[:, 3])
    parts = [
        Lessons(
            whole[0].numbers[2 * SIZE * first : 2 * SIZE * end],
            whole[0].judged[first:end],
            whole[0].targets[first:end],
            whole[0].games[first:end],
        )
        for first, end in ((0, 400), (400, 401), (401, 1500))
    ]
    fits = [correction.correct(each, epochs=1, seed=1) for each in (whole, parts)]
    assert fits[0] == fits[1]


def test_too_few_samples_are_refused() -> None:
    with pytest.raises(SetupError, match="play more games"):
        correction.correct([Lessons()], epochs=1, seed=1)


def test_a_game_teaches_what_became_of_it() -> None:
    """With λ = 1 the targets of a game of two are its outcome, and add up to 1."""
    lessons = play_all(Task(replace(STYLE, trace=1.0), [TWO]))
    assert len(lessons.numbers) == 2 * SIZE * len(lessons)
    assert len(lessons) == len(lessons.judged) == len(lessons.games) > 40
    assert set(lessons.games) == {TWO}
    first, second = sorted(set(lessons.targets))
    assert first + second == pytest.approx(1)
    assert lessons == play_all(Task(replace(STYLE, trace=1.0), [TWO]))


@slow
def test_lessons_of_corrected_weights_say_what_the_net_alone_says() -> None:
    plain = weights.read(STYLE.weights)
    raised = replace(
        STYLE, trace=0.0, weights=weights.write(plain, "raised", [0.0] * (WEIGHTS - 1) + [0.25])
    )
    first, second = (play_all(Task(each, [THREE])) for each in (replace(STYLE, trace=0.0), raised))
    assert first.judged[:20] == second.judged[:20]
    assert second.targets[0] == pytest.approx(first.targets[0] + 0.25, abs=1e-5)


@slow
def test_the_command_gives_the_same_with_any_jobs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*COMMAND, "--jobs", 2, "--out", "a.json")
    assert result.code == 0, result.err
    command = "alhambra train correction --seed t --games 20 --rounds 2 --lambda 0.8"
    assert result.out.startswith(f"{command}\nround 1 of 2: 20 games, ")
    text = Path("a.json").read_text("utf-8")
    data = json.loads(text)
    assert data["command"] == command
    assert data["weights"] == json.loads(weights.shipped("master-1"))["weights"]
    assert len(data["correction"]) == WEIGHTS
    told = run(*shlex.split(command)[1:], "--out", "b.json", "--json").data
    assert Path("b.json").read_text("utf-8") == text
    assert list(told) == ["command", "out", "weights", "seconds", "rounds"]
    assert list(told["rounds"][1]) == ["games", "samples", "seconds", "before", "after"]
    assert run(*COMMAND, "--start", "a.json", "--out", "c.json").code == 0


@slow
def test_a_course_that_was_broken_off_goes_on_where_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in the folder is not played again, and the weights are the same as in one go."""
    monkeypatch.chdir(tmp_path)
    command = ("train", "correction", "--seed", "t", "--games", 40, "--work", "work")
    assert run(*command, "--rounds", 1, "--out", "a.json").code == 0
    kept = sorted(Path("work").glob("*.npz"))
    assert len(kept) == 2
    kept[1].unlink()
    played: list[Task] = []

    def noted(task: Task) -> Lessons:
        played.append(task)
        return play_all(task)

    monkeypatch.setattr("alhambra.train.course.learn_all", noted)
    assert run(*command, "--rounds", 2, "--jobs", 1, "--out", "b.json").code == 0
    assert [len(task.numbers) for task in played] == [20, 20, 20]
    assert len(list(Path("work").glob("*.npz"))) == 4
    first = json.loads(Path("a.json").read_text("utf-8"))["correction"]
    assert json.loads(Path("work/round-1.json").read_text("utf-8"))["correction"] == first
    assert run(*COMMAND[:3], "t", "--games", 40, "--rounds", 2, "--out", "c.json").code == 0
    assert Path("c.json").read_text("utf-8") == Path("b.json").read_text("utf-8")


@slow
def test_games_of_fewer_seats_are_left_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are left are the same games, and a folder does not take one for the other."""
    three = replace(STYLE, seats=3)
    assert not play_all(Task(three, [TWO]))
    assert play_all(Task(three, [TWO, THREE])) == play_all(Task(STYLE, [THREE]))
    monkeypatch.chdir(tmp_path)
    command = ("train", "correction", "--seed", "t", "--games", 40, "--rounds", 1, "--work", "work")
    samples = [
        run(*command, *more, "--out", "a.json", "--json").data["rounds"][0]["samples"]
        for more in ((), ("--seats", 3), ("--seats", 2))
    ]
    assert 0 < samples[1] < samples[0] == samples[2]
    assert "--seats" not in json.loads(Path("a.json").read_text("utf-8"))["command"]
    assert len(list(Path("work").glob("*.npz"))) == 4
    assert run(*command, "--seats", 3, "--out", "a.json").code == 0
    assert json.loads(Path("a.json").read_text("utf-8"))["command"].endswith("--seats 3")


def test_only_a_correction_is_kept(run: Run, tmp_path: Path) -> None:
    result = run("train", "mason", "--work", tmp_path, "--out", tmp_path / "a.json")
    assert "--work is for a correction only" in result.err
    result = run("train", "mason", "--seats", 3, "--out", tmp_path / "a.json")
    assert "--seats is for a correction only" in result.err
