"""What the tests of the command line share: a way to run it, and records to run it on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from alhambra import record
from alhambra.cli.main import main
from alhambra.options import Options
from alhambra.simulate import Match, play


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:  # noqa: ANN401
        return json.loads(self.out)


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process."""

    def run(*arguments: object) -> Result:
        code = main([str(each) for each in arguments])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return Result(code, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def games() -> list[dict[str, Any]]:
    """Two finished games of two, as the JSON of their records."""
    match = Match(Options(2), "tests", ("random", "random"))
    texts = [play(match, number, keep_record=True).record for number in range(2)]
    return [json.loads(text) for text in texts if text is not None]


@pytest.fixture
def file(games: list[dict[str, Any]], tmp_path: Path) -> Path:
    """A file of those records."""
    return written(tmp_path / "games.jsonl", *games)


@pytest.fixture(scope="session")
def legal_at_80(games: list[dict[str, Any]]) -> list[str]:
    """What may be done after 80 actions of the first game, sorted as text."""
    game = record.replay(record.from_json(json.dumps(games[0])), 80)
    return sorted(map(str, game.legal()))


def written(path: Path, *data: object) -> Path:
    """A file of JSON Lines."""
    path.write_text("".join(f"{json.dumps(each)}\n" for each in data), encoding="utf-8")
    return path
