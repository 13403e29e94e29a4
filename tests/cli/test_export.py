"""`alhambra export`: every choice of a game is a row, and the games come back as they were."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from alhambra import record
from alhambra.actions import BuyTile
from alhambra.codes import hand_of
from alhambra.core import const, ids, observe
from alhambra.envs import moves
from alhambra.game import Game
from alhambra.options import Options

from .conftest import Run, written


@pytest.fixture
def table(run: Run, file: Path, tmp_path: Path) -> Path:
    """The choices of the two games."""
    out = tmp_path / "moves.parquet"
    result = run("export", file, "--out", out)
    assert result.code == 0, result.err
    return out


def test_the_games_come_back_as_they_were(
    run: Run, file: Path, table: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.jsonl"
    result = run("export", table, "--out", again)
    rows = pq.ParquetFile(table).metadata.num_rows
    assert result.code == 0
    assert result.out == f"2 games, {rows} rows: {str(again)!r}\n"
    assert again.read_text("utf-8") == file.read_text("utf-8")
    assert run("verify", again).code == 0
    assert run("export", table, "--out", "-").out == file.read_text("utf-8")


def test_each_row_is_what_the_seat_saw_and_chose(table: Path, games: list[dict[str, Any]]) -> None:
    rows = pq.read_table(table).to_pylist()
    numbers = {(row["game"], row["decision"]) for row in rows}
    assert numbers == {
        (number, decision)
        for number, game in enumerate(games)
        for decision in range(len(game["actions"]))
    }
    for number, data in enumerate(games):
        read = record.from_json(json.dumps(data))
        game = record.new_game(read)
        held = ids.held_of(game.state)
        for row in (row for row in rows if row["game"] == number):
            assert row["seat"] == game.actor
            assert row["observation"] == observe.vector(game.state, held, row["seat"], False)
            mask = np.unpackbits(
                np.frombuffer(row["mask"], np.uint8), count=const.IDS, bitorder="little"
            )
            assert bytes(mask) == ids.mask(game.state, held)
            assert mask[row["id"]]
            code = ids.decode(game.state, held, row["id"])
            assert (code == const.EMPTY) == (row["action"] is None)
            held = row["id"] - const.ID_PICK
            if code != const.EMPTY:
                assert row["action"] == data["actions"][row["decision"]]
                game.play_code(code)
                held = ids.held_of(game.state)
        scores = data["result"]["scores"]
        for row in (row for row in rows if row["game"] == number):
            won = data["result"]["winners"]
            share = (row["seat"] in won) / len(won) - 1 / 2
            assert row["result"] == pytest.approx(share)
            assert row["lead"] == scores[row["seat"]] - scores[1 - row["seat"]]


def test_it_is_read_as_arrays_to_learn_from(table: Path) -> None:
    parts = list(moves.batches(str(table), 100))
    rows = pq.read_table(table)
    assert sum(len(part["id"]) for part in parts) == rows.num_rows
    first = parts[0]
    assert first["observation"].shape == (100, observe.length(2))
    assert first["mask"].shape == (100, const.IDS)
    assert first["mask"][np.arange(100), first["id"]].all()
    assert first["id"].tolist() == rows["id"].to_pylist()[:100]
    assert set(np.unique(first["result"])) <= {-0.5, 0.0, 0.5}


def test_more_processes_write_the_same(run: Run, file: Path, table: Path, tmp_path: Path) -> None:
    out = tmp_path / "two.parquet"
    assert run("export", file, "--out", out, "--jobs", 2).code == 0
    assert pq.read_table(out).equals(pq.read_table(table))


def test_a_table_of_choices_is_not_written_to_standard_output(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run("export", file, "--out", "-")
    assert refused.code == 2
    assert "name a file" in refused.err
    assert not Path("-").exists()


def test_the_table_view_has_no_hidden_hands(run: Run, file: Path, table: Path) -> None:
    out = table.with_name("shown.parquet")
    assert run("export", file, "--out", out, "--view", "table").code == 0
    assert moves.about(moves.opened(str(out)), "")["view"] == "table"
    shown, known = (pq.read_table(path)["observation"].to_pylist() for path in (out, table))
    assert shown != known


def test_a_payment_with_too_many_cards_has_no_id_and_comes_back(run: Run, tmp_path: Path) -> None:
    game = Game(Options(3), seed=1)
    while True:
        bought = [each for each in game.legal() if isinstance(each, BuyTile)]
        spare = [
            BuyTile(each.tile, tuple(sorted((*each.cards, card))))
            for each in bought
            for card in hand_of(game.state, game.state.turn)
            if card.currency == each.cards[0].currency and card not in each.cards
        ]
        if spare:
            break
        game.play(game.legal()[0])
    game.play(spare[0])
    text = record.to_json(record.of_game(game))
    path, out, again = (tmp_path / name for name in ("a.jsonl", "a.parquet", "b.jsonl"))
    path.write_text(f"{text}\n", "utf-8")
    assert run("export", path, "--out", out).code == 0
    last = pq.read_table(out).to_pylist()[-1]
    assert last["id"] is None
    assert last["result"] is None
    assert last["action"] == str(spare[0])
    assert run("export", out, "--out", again).code == 0
    assert again.read_text("utf-8") == f"{text}\n"
    assert next(moves.batches(str(out)))["id"].size == 0


def test_a_game_without_an_action_comes_back(run: Run, tmp_path: Path) -> None:
    text = record.to_json(record.of_game(Game(Options(2), seed=1)))
    path, out, again = (tmp_path / name for name in ("a.jsonl", "a.parquet", "b.jsonl"))
    path.write_text(f"{text}\n", "utf-8")
    assert run("export", path, "--out", out).code == 0
    assert run("export", out, "--out", again).code == 0
    assert again.read_text("utf-8") == f"{text}\n"


def test_what_does_not_hold_is_named_and_nothing_is_left(
    run: Run, games: list[dict[str, Any]], tmp_path: Path
) -> None:
    bad = copy.deepcopy(games[1])
    bad["actions"][3] = "give T9NE"
    file = written(tmp_path / "games.jsonl", games[0], bad)
    out = tmp_path / "moves.parquet"
    result = run("export", file, "--out", out)
    assert result.code == 1
    assert f"{file}:2: action 3: R" in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl"]


def test_one_number_of_seats_a_file(run: Run, games: list[dict[str, Any]], tmp_path: Path) -> None:
    other = json.loads(record.to_json(record.of_game(Game(Options(3), seed=1))))
    file = written(tmp_path / "games.jsonl", games[0], other)
    result = run("export", file, "--out", tmp_path / "moves.parquet")
    assert result.code == 1
    assert ":2: a game of 3 seats among games of 2" in result.err


def test_files_that_cannot_be_read_or_written(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("export", tmp_path / "none", "--out", "x").code == 2
    result = run("export", file, "--out", tmp_path / "no" / "moves.parquet")
    assert result.code == 2
    assert "cannot write" in result.err
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert "holds no record" in run("export", empty, "--out", "x").err
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(b"PAR1 and no more")
    result = run("export", broken, "--out", tmp_path / "x")
    assert result.code == 1
    assert "is not a Parquet file" in result.err


def test_another_table_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    pq.write_table(pa.table({"a": [1]}), path)
    result = run("export", path, "--out", tmp_path / "x")
    assert result.code == 1
    assert "was not written by `alhambra export`" in result.err


def test_rows_that_were_left_out_are_missed(run: Run, table: Path, tmp_path: Path) -> None:
    rows = pq.read_table(table)
    path = tmp_path / "part.parquet"
    pq.write_table(rows.slice(1), path)
    assert "game 0 has no record" in run("export", path, "--out", tmp_path / "x").err
    kept = [place for place in range(rows.num_rows) if rows["decision"][place].as_py() != 5]
    pq.write_table(rows.take(kept), path)
    assert "game 0 lacks decision 5" in run("export", path, "--out", tmp_path / "x").err


def test_it_says_what_to_install(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "alhambra.envs.moves", None)
    monkeypatch.delattr("alhambra.envs.moves", raising=False)
    result = run("export", file, "--out", tmp_path / "x")
    assert result.code == 2
    assert "pip install 'alhambra-game[data]'" in result.err
