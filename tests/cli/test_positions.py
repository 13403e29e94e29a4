"""`alhambra legal`, `show` and `score` on records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from alhambra import layouts

from .conftest import Run, written


def test_legal_actions_one_a_line_sorted_as_text(
    run: Run, file: Path, legal_at_80: list[str]
) -> None:
    result = run("legal", file, "--game", 0, "--at", 80)
    assert result.code == 0
    assert result.out.splitlines() == legal_at_80 == sorted(legal_at_80)
    data = run("legal", file, "--at", 80, "--json").data
    assert (data["game"], data["at"], data["legal"]) == (0, 80, legal_at_80)


def test_every_action_was_legal_before_it(run: Run, file: Path, games: list[Any]) -> None:
    for at in range(0, 30):
        assert games[1]["actions"][at] in run("legal", file, "--game", 1, "--at", at).out


def test_nothing_is_legal_when_the_game_is_over(run: Run, file: Path) -> None:
    assert run("legal", file) == (0, "", "")
    data = run("legal", file, "--json").data
    assert (data["actor"], data["legal"]) == (None, [])


@pytest.mark.parametrize("command", ["legal", "show", "score"])
def test_no_such_game_or_moment_is_2(run: Run, file: Path, command: str) -> None:
    result = run(command, file, "--game", 2)
    assert (result.code, result.out) == (2, "")
    assert "holds 2 records; --game is at most 1, not 2" in result.err
    assert "--at is at most" in run(command, file, "--at", 99999).err
    assert run(command, file, "--at", 99999).code == 2


def test_a_bad_record_is_1_and_named(run: Run, tmp_path: Path, games: list[Any]) -> None:
    bad = games[0] | {"actions": ["stop"]}
    path = written(tmp_path / "bad.jsonl", games[1], bad)
    for command in ("legal", "show", "score"):
        result = run(command, path, "--game", 1)
        assert (result.code, result.out) == (1, "")
        assert f"{path}:2: action 0: R3.4: " in result.err
        assert run(command, path, "--game", 0).code == 0
    assert run("legal", path, "--game", 1, "--at", 0).code == 0


def test_show_hides_hands_but_the_viewers(run: Run, file: Path) -> None:
    spectator = run("show", file, "--at", 80)
    assert spectator.code == 0
    assert spectator.out.count("hidden") == 2
    assert run("show", file, "--at", 80, "--seat", 1).out.count("hidden") == 1
    assert "hidden" not in run("show", file, "--at", 80, "--open").out
    assert "Market" in spectator.out


def test_show_as_json(run: Run, file: Path) -> None:
    data = run("show", file, "--at", 80, "--seat", 1, "--json").data
    first, second = data["players"]
    assert first["hand"] is None
    assert len(second["hand"]) == second["hand_size"]
    assert (data["at"], data["seat"], len(data["market"])) == (80, 1, 4)
    for player in data["players"]:
        assert len(layouts.parse(player["palace"])) == sum(player["counts"].values())
        assert run("palace", player["palace"], "--json").data["wall"] == player["wall"]


def test_show_draws_a_picture(run: Run, file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    result = run("show", file, "--svg", picture)
    assert (result.code, result.err) == (0, f"written: {picture}\n")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert run("show", file, "--svg", tmp_path / "no" / "folder.svg").code == 2


def test_show_draws_to_standard_output(run: Run, file: Path) -> None:
    result = run("show", file, "--svg", "-")
    assert (result.code, result.err) == (0, "")
    assert ElementTree.fromstring(result.out).tag.endswith("svg")
    assert run("show", file, "--svg", "-", "--json").code == 2


def test_show_names_legal_actions_to_those_who_may_know(
    run: Run, file: Path, legal_at_80: list[str]
) -> None:
    def legal(*arguments: object) -> object:
        return run("show", file, "--at", 80, "--json", *arguments).data["legal"]

    actor = run("show", file, "--at", 80, "--json").data["actor"]
    assert legal() is None
    assert legal("--open") == legal("--seat", actor) == legal_at_80
    assert legal("--seat", 1 - actor) == []
    assert legal("--seat", 1 - actor, "--open") == legal_at_80
    assert run("show", file, "--json", "--open").data["legal"] == []


def test_tables_are_as_wide_as_the_terminal(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    widest = {}
    for columns in (1, 60, 100, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = run("show", file, "--at", 80, "--open").out.splitlines()
        widest[columns] = max(map(len, lines))
        assert not any(line.endswith(" ") for line in lines)
    assert widest[1] <= widest[60] <= 60 < widest[200]
    monkeypatch.delenv("COLUMNS")
    assert max(map(len, run("show", file, "--at", 80, "--open").out.splitlines())) == widest[100]


def test_no_such_seat_is_2(run: Run, file: Path) -> None:
    assert "seats 0 to 1" in run("show", file, "--seat", 2).err


def test_score_explains_every_scoring(run: Run, file: Path, games: list[Any]) -> None:
    result = run("score", file, "--game", 1)
    assert result.code == 0
    for title in ("First scoring", "Second scoring", "Third scoring", "Final scores"):
        assert title in result.out
    data = run("score", file, "--game", 1, "--json").data
    assert data["scores"] == games[1]["result"]["scores"]
    assert data["winners"] == games[1]["result"]["winners"]
    assert [each["scoring"] for each in data["scorings"]] == [1, 2, 3]
    for seat, total in enumerate(data["scores"]):
        players = [scoring["players"][seat] for scoring in data["scorings"]]
        assert sum(player["points"] for player in players) == total
        for player in players:
            shares = sum(kind["share"] for kind in player["kinds"].values())
            assert player["points"] == player["wall"] + shares
            assert player["wall"] == len(player["segments"])


def test_score_of_a_game_that_is_on(run: Run, tmp_path: Path, games: list[Any]) -> None:
    game = games[0] | {"actions": games[0]["actions"][:3], "reshuffles": []}
    del game["result"]
    result = run("score", written(tmp_path / "on.jsonl", game))
    assert (result.code, result.out) == (
        0, "The game is still on. Scores so far: Seat 1 0, Seat 2 0\n",
    )  # fmt: skip


def test_a_record_of_many_lines_is_one_game(run: Run, tmp_path: Path, games: list[Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(games[0], indent=1))
    assert run("legal", path, "--at", 0).code == 0
    assert run("legal", path, "--game", 1).code == 2


def test_score_at_a_moment_is_as_if_scored_then(run: Run, file: Path) -> None:
    result = run("score", file, "--at", 0, "--json")
    assert result.code == 0
    scored = json.loads(result.out)
    assert scored["scoring"] == 1
    assert [player["points"] for player in scored["players"]] == [0, 0]
    last = json.loads(run("score", file, "--at", 60, "--scoring", 3, "--json").out)
    assert last["scoring"] == 3
    assert max(player["points"] for player in last["players"]) > 0


def test_score_takes_at_only_with_records(run: Run, tmp_path: Path) -> None:
    result = run("score", "--table", tmp_path / "none.json", "--scoring", 1, "--at", 3)
    assert result.code == 2
    assert "--at" in result.err


@pytest.mark.parametrize("command", ["legal", "show --open", "score"])
def test_a_position_does_as_well_as_a_record(run: Run, file: Path, command: str) -> None:
    position = run("show", file, "--at", 80, "--notation").out.strip()
    data = run(*command.split(), "--json", "--position", position).data
    same = run(*command.split(), "--json", file, "--at", 80).data
    for found in (data, same):
        found.pop("game", None)
        found.pop("at", None)
        for player in found.get("players", ()):
            del player["name"]
    assert data == same


def test_hints_for_a_position(run: Run, file: Path, legal_at_80: list[str]) -> None:
    position = run("show", file, "--at", 80, "--notation").out.strip()
    data = run("analyse", "--position", position, "--simulations", 20, "--json").data
    assert (data["game"], data["at"], data["actor"]) == (None, None, int(position[5]))
    assert data["hints"][0]["actions"][0] in legal_at_80
    assert "this position" in run("analyse", "--position", position, "--simulations", 20).out


@pytest.mark.parametrize("command", ["legal", "show", "score", "analyse"])
def test_a_file_or_a_position_and_not_both(run: Run, file: Path, command: str) -> None:
    assert run(command).code == 2
    assert run(command, file, "--position", "3").code == 2
    assert run(command, "--position", "3", "--at", 1).code == 2
    assert run(command, "--position", "nonsense").code != 0


def test_hands_are_in_a_position_so_it_is_shown_with_open_hands_only(run: Run, file: Path) -> None:
    assert run("show", file, "--at", 80, "--json").data["position"] is None
    assert run("show", file, "--at", 80, "--json", "--open").data["position"]
    assert run("show", file, "--notation", "--json").code == 2
