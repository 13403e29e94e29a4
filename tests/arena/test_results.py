"""Results survive an interruption anywhere, and nothing else is taken for them."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.arena.play import play_missing
from alhambra.arena.results import NAME, ArenaError, Results, seed_in
from alhambra.arena.settings import Settings
from alhambra.options import Options
from alhambra.simulate import Played

ASKED = Settings(Options(2), "cross", ("random", "builder"), "r", max_turns=20)
KEPT = replace(ASKED, records=True)


def played(
    folder: Path, total: int, asked: Settings = ASKED, records: Path | None = None
) -> list[Played]:
    with closing(Results(folder, asked, records)) as results:
        play_missing(results, total)
        return results.games


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Played], bytes]:
    """Six games played at once, and their records."""
    folder = tmp_path_factory.mktemp("whole")
    games = played(folder, 6, KEPT, folder / "records.jsonl")
    return games, (folder / "records.jsonl").read_bytes()


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    games = played(tmp_path, 2)
    with closing(Results(tmp_path, ASKED)) as results:
        assert results.games == games
    lines = [json.loads(line) for line in (tmp_path / NAME).read_text().splitlines()]
    assert [line.get("game") for line in lines] == [None, 0, 1]
    assert lines[0]["seed"] == seed_in(tmp_path) == "r"


@pytest.mark.parametrize("cut", [0, 1, 20, 200, 700, 1200, 1700])
def test_a_file_cut_off_anywhere_is_gone_on_with(
    tmp_path: Path, whole: tuple[list[Played], bytes], cut: int
) -> None:
    records = tmp_path / "records.jsonl"
    played(tmp_path, 4, KEPT, records)
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:cut])
    assert played(tmp_path, 6, KEPT, records) == whole[0]
    assert records.read_bytes() == whole[1]
    assert len(path.read_text().splitlines()) == 7


def test_a_torn_record_is_dropped(tmp_path: Path, whole: tuple[list[Played], bytes]) -> None:
    records = tmp_path / "records.jsonl"
    played(tmp_path, 4, KEPT, records)
    with records.open("ab") as file:
        file.write(b'{"format": "alham')
    played(tmp_path, 6, KEPT, records)
    assert records.read_bytes() == whole[1]


def test_fewer_games_than_there_are_change_nothing(tmp_path: Path) -> None:
    games = played(tmp_path, 4)
    before = (tmp_path / NAME).read_bytes()
    assert played(tmp_path, 2) == games
    assert (tmp_path / NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("other", "text"),
    [
        (replace(ASKED, seed="x"), 'seed is "r" there and "x" here'),
        (replace(ASKED, options=Options(3)), "players is 2 there and 3 here"),
        (replace(ASKED, form="ladder"), 'format is "cross" there and "ladder" here'),
        (replace(ASKED, bots=("builder", "random")), "bots is "),
        (replace(ASKED, options=Options(2, "hu-2003")), 'edition is "standard" there'),
        (replace(ASKED, max_turns=9), "max_turns is 20 there and 9 here"),
        (replace(ASKED, version="9.9"), 'version is "'),
    ],
)
def test_another_arena_is_refused(tmp_path: Path, other: Settings, text: str) -> None:
    played(tmp_path, 2)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(ArenaError, match=f"{text}.*give another --out"):
        Results(tmp_path, other)
    assert (tmp_path / NAME).read_bytes() == before


def test_records_cannot_begin_or_end_in_the_middle(tmp_path: Path) -> None:
    played(tmp_path, 2)
    with pytest.raises(ArenaError, match="records is false there and true here"):
        Results(tmp_path, KEPT, tmp_path / "records.jsonl")


def test_the_records_must_be_those_of_the_results(tmp_path: Path) -> None:
    played(tmp_path, 2, KEPT, tmp_path / "records.jsonl")
    with pytest.raises(ArenaError, match="does not hold the records of the 2 games"):
        Results(tmp_path, KEPT, tmp_path / "others.jsonl")


@pytest.mark.parametrize("games", [0, 2])
def test_records_of_another_arena_are_left_alone(tmp_path: Path, games: int) -> None:
    others = tmp_path / "others.jsonl"
    played(tmp_path / "others", 6, replace(KEPT, seed="x"), others)
    before = others.read_bytes()
    played(tmp_path, games, KEPT, tmp_path / "records.jsonl")
    with pytest.raises(ArenaError, match=r"does not hold the records (of|that)"):
        Results(tmp_path, KEPT, others)
    assert others.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", '{"format": "alham'])
def test_records_do_not_replace_another_file(tmp_path: Path, text: str) -> None:
    (tmp_path / "notes.jsonl").write_text(text)
    with pytest.raises(ArenaError, match="does not hold the records that belong to"):
        Results(tmp_path, KEPT, tmp_path / "notes.jsonl")
    assert (tmp_path / "notes.jsonl").read_text() == text


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"a": 1}\n', "[]\n", "\n"])
def test_a_foreign_file_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text)
    with pytest.raises(ArenaError, match="holds no arena results"):
        Results(tmp_path, ASKED)
    assert (tmp_path / NAME).read_text() == text


@pytest.mark.parametrize("change", ["gone", "swapped", "nonsense", "poor"])
def test_a_line_that_is_no_result_is_named(tmp_path: Path, change: str) -> None:
    played(tmp_path, 4)
    path = tmp_path / NAME
    lines = path.read_text().splitlines(keepends=True)
    changed = {
        "gone": lines[:2] + lines[3:],
        "swapped": [*lines[:2], lines[3], lines[2]],
        "nonsense": [*lines[:2], "x\n", *lines[3:]],
        "poor": [*lines[:2], '{"pairing": 0, "game": 1}\n', *lines[3:]],
    }
    path.write_text("".join(changed[change]))
    with pytest.raises(ArenaError, match=rf"{NAME}:3 is not a result of this arena"):
        Results(tmp_path, ASKED)


def test_two_arenas_cannot_write_to_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        closing(Results(tmp_path, ASKED)),
        pytest.raises(ArenaError, match="written by another arena"),
    ):
        Results(tmp_path, ASKED)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match=r"cannot write '.*file.results\.jsonl'"):
        Results(tmp_path / "file", ASKED)
