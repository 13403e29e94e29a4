"""`alhambra score --table`: the scorer for a table of cardboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run, written
from .palaces import BIG

ADA = {"name": "Ada", "palace": BIG}
BEN = {"name": "Ben", "counts": {"tower": 4}, "wall": 8}


def test_points_with_their_reasons(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "table.json", {"players": [ADA, BEN], "dirk": {"garden": 2}})
    data = run("score", "--table", path, "--scoring", 2, "--json").data
    ada, ben = data["players"]
    assert (ada["name"], ada["wall"], ben["wall"]) == ("Ada", 8, 8)
    assert ben["points"] == 8 + 13
    assert ada["kinds"]["tower"] == {"count": 1, "place": 2, "tied": 1, "total": 6, "share": 6}
    assert ada["kinds"]["garden"]["place"] == 2
    assert ben["kinds"]["garden"] == {"count": 0, "place": 0, "tied": 0, "total": 0, "share": 0}
    assert data["dirk"]["points"] == data["dirk"]["kinds"]["garden"]["share"] == 12
    assert ada["points"] == 8 + 8 + 9 + 10 + 11 + 5 + 6
    shown = run("score", "--table", path, "--scoring", 2)
    assert shown.code == 0
    assert "Second scoring" in shown.out


@pytest.mark.parametrize(
    ("scoring", "kind", "counts", "shares"),
    [
        (1, "chambers", [2, 1, 0], [4, 0, 0]),
        (2, "tower", [3, 2, 1], [13, 6, 0]),
        (2, "tower", [4, 4, 0], [9, 9, 0]),
        (2, "tower", [4, 1, 1], [13, 3, 3]),
        (3, "pavilion", [3, 2, 1], [16, 8, 1]),
        (1, "pavilion", [1, 1, 0], [0, 0, 0]),
        (3, "pavilion", [1, 1, 1, 1], [6, 6, 6, 6]),
    ],
)
def test_worked_examples(
    run: Run, tmp_path: Path, scoring: int, kind: str, counts: list[int], shares: list[int]
) -> None:
    players = [{"counts": {kind: count}, "wall": 0} for count in counts]
    path = written(tmp_path / "table.json", {"players": players})
    data = run("score", "--table", path, "--scoring", scoring, "--json").data
    assert [player["points"] for player in data["players"]] == shares
    assert [player["kinds"][kind]["share"] for player in data["players"]] == shares
    assert data["dirk"] is None


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ([], "the table is an object"),
        ({}, "2 to 6 players"),
        ({"players": [ADA]}, "2 to 6 players"),
        ({"players": [BEN] * 7}, "2 to 6 players"),
        ({"players": [ADA, BEN], "dirks": {}}, "unknown key 'dirks'"),
        ({"players": [ADA, 5]}, "player 2 is an object"),
        ({"players": [ADA, {}]}, "player 2 needs a palace, or counts and wall"),
        ({"players": [ADA, {"counts": {}}]}, "needs a palace, or counts and wall"),
        ({"players": [ADA, BEN | {"palace": ""}]}, "leave them out"),
        ({"players": [ADA, BEN | {"name": ""}]}, "a name has 1 to 40 characters"),
        ({"players": [ADA, BEN | {"name": 5}]}, "a name has 1 to 40 characters"),
        ({"players": [ADA, BEN | {"counts": {"castle": 1}}]}, "unknown key 'castle'"),
        ({"players": [ADA, BEN | {"counts": {"tower": 12}}]}, "from 0 to 11, not 12"),
        ({"players": [ADA, BEN | {"counts": {"tower": True}}]}, "from 0 to 11, not True"),
        ({"players": [ADA, BEN | {"counts": {"tower": 11}}], "dirk": {}}, "tower: 12 at"),
        ({"players": [ADA, BEN | {"wall": -1}]}, "the wall is a whole number"),
        ({"players": [ADA, BEN | {"wall": 10**300}]}, "the wall is a whole number"),
        ({"players": [ADA, ADA], "dirk": {}}, "R1.2"),
        ({"players": [ADA, BEN]}, 'or "dirk": {} if he has none'),
        ({"players": [ADA, BEN], "dirk": None}, "R9.2"),
        ({"players": [ADA, BEN | {"wall": 13}]}, "no wall of 13 goes around 4 buildings"),
        ({"players": [ADA, {"counts": {}, "wall": 1}]}, "no wall of 1 goes around 0 buildings"),
        ({"players": [ADA, {"palace": "C9W -1,0; C9W -1,1"}]}, "illegal: R1.2: C9W is on"),
        ({"players": [ADA, BEN | {"é": 1}]}, "unknown key 'é'"),
        ({"players": [ADA, {"palace": 5}]}, "a palace is text"),
        ({"players": [ADA, {"palace": "C9W"}]}, "is not a tile on a cell"),
        ({"players": [BEN, {"palace": "C9W 1,0"}]}, "illegal: R4.2"),
        ({"players": [ADA, BEN, BEN], "dirk": {}}, "R9.2"),
        ({"players": [ADA, BEN], "dirk": [1]}, "dirk is an object"),
    ],
)  # fmt: skip
def test_what_is_no_table_is_1(run: Run, tmp_path: Path, table: object, text: str) -> None:
    result = run("score", "--table", written(tmp_path / "t.json", table), "--scoring", 1)
    assert (result.code, result.out) == (1, "")
    assert text in result.err


def test_the_longest_wall_that_counts_allow(run: Run, tmp_path: Path) -> None:
    table = {"players": [ADA, BEN | {"wall": 12}], "dirk": {}}
    data = run("score", "--table", written(tmp_path / "t.json", table), "--scoring", 1, "--json")
    assert data.data["players"][1]["wall"] == 12


def test_wrong_usage_is_2(run: Run, tmp_path: Path, file: Path) -> None:
    table = written(tmp_path / "table.json", {"players": [ADA, BEN]})
    for arguments in (
        [],
        [file, "--table", table],
        ["--table", table],
        ["--table", table, "--scoring", 4],
        ["--table", table, "--scoring", 1, "--game", 0],
        [file, "--scoring", 1],
        ["--table", tmp_path / "missing.json", "--scoring", 1],
    ):
        assert run("score", *arguments).code == 2
