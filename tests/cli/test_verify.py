"""`alhambra verify`: whatever is tampered with, it is seen; whatever is read, nothing breaks."""

from __future__ import annotations

import copy
import io
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra import record

from .conftest import Run, written

Game = dict[str, Any]


def swap_ends(items: list[Any]) -> None:
    """Exchange the first item and the last one that differs from it."""
    other = max(place for place, item in enumerate(items) if item != items[0])
    items[0], items[other] = items[other], items[0]


def set_key(key: str, value: object) -> Callable[[Game], None]:
    return lambda game: game.__setitem__(key, value)


def unproven(change: Callable[[Game], object]) -> Callable[[Game], None]:
    """A change to a record that carries no commitment."""

    def changed(game: Game) -> None:
        for key in record.PROOF_KEYS:
            del game[key]
        change(game)

    return changed


TAMPERINGS: dict[str, tuple[Callable[[Game], object], str]] = {
    "bag order": (lambda game: swap_ends(game["bag"]), "commitment"),
    "deck order": (lambda game: swap_ends(game["deck"]), "commitment"),
    "scoring cards": (set_key("scoring_cards", [0, 0]), "R2.6"),
    "salt": (set_key("salt", "0"), "commitment"),
    "commitment": (set_key("commitment", "0" * 64), "commitment"),
    "reshuffle seed": (set_key("reshuffle_seed", "0"), "commitment"),
    "no salt": (lambda game: game.pop("salt"), "salt"),
    "surrogate in the seed": (set_key("reshuffle_seed", "\ud800"), "ASCII"),
    "reshuffle order": (lambda game: swap_ends(game["reshuffles"][0]), "R6.2"),
    "reshuffle left out": (lambda game: game["reshuffles"].pop(), "R6.2"),
    "reshuffle too many": (lambda game: game["reshuffles"].append(["b1"]), "R6.2"),
    "bag twins": (unproven(lambda game: game["bag"].__setitem__(0, game["bag"][1])), "R1.2"),
    "bag short": (unproven(lambda game: game["bag"].pop()), "R1.2"),
    "deck twins": (unproven(lambda game: game["deck"].extend(["b1", "b1"])), "R9.1"),
    "scoring place": (unproven(set_key("scoring_cards", [0, 0])), "R2.6"),
    "bag order, unproven": (unproven(lambda game: swap_ends(game["bag"])), "action "),
    "reshuffle cards": (unproven(lambda game: game["reshuffles"][0].pop()), "R6.2"),
    "reshuffle gone": (unproven(set_key("reshuffles", [])), "R6.2"),
    "action left out": (lambda game: game["actions"].pop(0), "action "),
    "action at the end": (lambda game: game["actions"].append("stop"), "R8.3"),
    "action unheard of": (lambda game: game["actions"].insert(3, "dance"), "action 3: "),
    "action spaced": (lambda game: game["actions"].insert(5, "take  b1"), "action 5: "),
    "actions cut short": (lambda game: game["actions"].pop(), "still on"),
    "scores": (lambda game: game["result"]["scores"].__setitem__(0, 999), "R8.3"),
    "winners": (lambda game: game["result"].__setitem__("winners", [0, 1]), "R8.3"),
    "youngest": (set_key("youngest", 7), "R2.4"),
    "players": (set_key("players", ["Ada"]), "2 to 6 seats"),
    "names": (set_key("players", ["Ada", "Ben", "Cem"]), "R1.3"),
    "edition": (set_key("edition", "nowhere"), "unknown edition"),
    "options": (set_key("options", {"luck": "more"}), "unknown rule option"),
    "options that change nothing": (set_key("options", {"dirk_gift": "always"}), "differ"),
    "format": (set_key("format", "alhambra-record/2"), "format"),
}  # fmt: skip


def test_good_records_are_counted(run: Run, file: Path, games: list[Game]) -> None:
    actions = sum(len(game["actions"]) for game in games)
    assert run("verify", file) == (0, f"2 games, {actions} actions: ok\n", "")
    twice = run("verify", file, file, "--jobs", 2, "--json")
    assert twice.code == 0
    assert twice.data == {
        "ok": True, "games": 4, "actions": 2 * actions, "bad": [], "unreadable": [],
    }  # fmt: skip


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_unreadable_file_hides_no_other(
    run: Run, tmp_path: Path, file: Path, games: list[Game], jobs: int
) -> None:
    bad = written(tmp_path / "bad.jsonl", games[0] | {"actions": []})
    missing = tmp_path / "nosuch"
    result = run("verify", file, missing, bad, "--jobs", jobs)
    assert result.code == 2
    assert result.out.startswith(f"{bad}:1: ")
    assert result.out.endswith("\n3 games, 1 bad; 1 file not read\n")
    assert result.err == (
        f"alhambra verify: cannot read {str(missing)!r}: No such file or directory\n"
    )
    data = run("verify", file, missing, "--json").data
    assert (data["ok"], data["games"], data["bad"]) == (False, 2, [])
    assert [each["file"] for each in data["unreadable"]] == [str(missing)]


@pytest.mark.parametrize("name", TAMPERINGS)
def test_tampering_is_seen(run: Run, tmp_path: Path, games: list[Game], name: str) -> None:
    tamper, reason = TAMPERINGS[name]
    game = copy.deepcopy(games[0])
    tamper(game)
    path = written(tmp_path / "bad.jsonl", games[1], game)
    result = run("verify", path)
    first, last = result.out.splitlines()
    assert result.code == 1
    assert first.startswith(f"{path}:2: ")
    assert reason in first
    assert last == "2 games, 1 bad"


@pytest.mark.parametrize("key", record.KEYS)
def test_every_key_is_needed(run: Run, tmp_path: Path, games: list[Game], key: str) -> None:
    game = {name: value for name, value in games[0].items() if name != key}
    result = run("verify", written(tmp_path / "bad.jsonl", game))
    assert result.code == 1
    assert key in result.out


def test_a_bad_action_is_named_with_its_rule(run: Run, tmp_path: Path, games: list[Game]) -> None:
    game = copy.deepcopy(games[0])
    game["actions"][7] = "pass"
    path = written(tmp_path / "bad.jsonl", game)
    [bad] = run("verify", path, "--json").data["bad"]
    assert (bad["file"], bad["line"], bad["action"]) == (str(path), 1, 7)
    assert bad["rule"].startswith("R")
    line = f"{path}:1: action 7: {bad['rule']}: {bad['text']}"
    assert run("verify", path).out.splitlines()[0] == line


def test_one_record_may_spread_over_lines(run: Run, tmp_path: Path, games: list[Game]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(games[0], indent=2), encoding="utf-8-sig")
    assert run("verify", path).code == 0
    path.write_text(json.dumps(games[0], indent=2)[:-1])
    broken = run("verify", path)
    assert broken.code == 1
    assert broken.out.splitlines()[-1] == "1 game, 1 bad"


def test_a_broken_first_line_hides_no_other(run: Run, tmp_path: Path, games: list[Game]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"\n{{broken\r\n\n{json.dumps(games[0])}\r\n")
    result = run("verify", path)
    assert result.out.splitlines()[0].startswith(f"{path}:2: not JSON")
    assert result.out.splitlines()[-1] == "2 games, 1 bad"


@pytest.mark.parametrize("content", ["", "\n\n", "\ufeff", " \t\n"])
def test_a_file_without_a_record_does_not_hold(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text(content, encoding="utf-8")
    assert run("verify", path) == (1, f"{path}: the file holds no record\n0 games, 1 bad\n", "")
    for command in ("legal", "show", "score"):
        assert run(command, path).code == 1


NESTED = ("[" * 100_000, "[" * 900 + "]" * 900, '{"a":' * 990 + "1" + "}" * 990)
HOSTILE = (
    b"\x00", b"\xff\xfe{\x00}\x00", b"\x80\x81", b"null", b"[]", b"{}", b"1e999", b"NaN",
    b"9" * 5000, b'"\\ud800"', b'{"format": "alhambra-record/1"}', b"{" * 50, b'{"a": 1, "a": 2}',
    *(text.encode() for text in NESTED),
)  # fmt: skip


@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_files_get_a_reason(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hostile"
    path.write_bytes(content)
    result = run("verify", path)
    assert result.code == 1
    assert result.out.startswith(f"{path}:1: ")
    for command in ("legal", "show", "score"):
        assert run(command, path).code == 1
    table = run("score", "--table", path, "--scoring", 1)
    assert (table.code, table.out) == (1, "")


@pytest.mark.parametrize("depth", [300, 900, 950, 970, 980, 990])
def test_nesting_anywhere_gets_a_reason(
    run: Run, tmp_path: Path, games: list[Game], depth: int
) -> None:
    for key in (*record.KEYS, "result", *record.PROOF_KEYS):
        text = json.dumps(games[0] | {key: "NEST"})
        path = tmp_path / "deep.jsonl"
        path.write_text(text.replace('"NEST"', "[" * depth + "]" * depth))
        assert run("verify", path).code == 1, key


@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, 10**400, "", "\ud800\x1b[31m", [], [[]], {}]
)
def test_any_value_anywhere_gets_a_reason(
    run: Run, tmp_path: Path, games: list[Game], value: object
) -> None:
    for key in (*record.KEYS, "result", *record.PROOF_KEYS):
        result = run("verify", written(tmp_path / "odd.jsonl", games[0] | {key: value}))
        assert "\x1b" not in result.out
        assert result.code == 1 or (key, value) in [
            ("result", None), ("commitment", None), ("options", {}),
        ], key  # fmt: skip


def test_names_can_do_no_harm(run: Run, tmp_path: Path, games: list[Game]) -> None:
    names = ["\x1b[31m\ud800\n", "]]><script>\u202e"]
    path = written(tmp_path / "names.jsonl", games[0] | {"players": names})
    assert run("verify", path).code == 0
    picture = tmp_path / "table.svg"
    for arguments in (["show", path, "--svg", picture], ["score", path]):
        for more in ([], ["--json"]):
            result = run(*arguments, *more)
            assert result.code == 0
            assert "\x1b" not in result.out
    assert "<script>" not in picture.read_text(encoding="utf-8")


def test_random_damage_gets_a_reason(run: Run, tmp_path: Path, games: list[Game]) -> None:
    chance = random.Random(2003)
    good = json.dumps(games[0]).encode()
    path = tmp_path / "damaged.jsonl"
    for _ in range(60):
        damaged = bytearray(good)
        for _ in range(chance.choice((1, 1, 4, 40))):
            place = chance.randrange(len(damaged))
            match chance.randrange(3):
                case 0:
                    damaged[place] = chance.randrange(256)
                case 1:
                    del damaged[place : place + chance.randrange(1, 200)]
                case _:
                    damaged[place:place] = chance.randbytes(3)
        path.write_bytes(damaged)
        result = run("verify", path)
        assert result.code in (0, 1)
        assert run("show", path, "--at", 0).code in (0, 1)


def test_standard_input_is_read_once(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(file.read_bytes()), encoding="ascii")
    monkeypatch.setattr(sys, "stdin", stream)
    assert run("verify", "-").code == 0
    assert run("verify", "-", "-").code == 2
    monkeypatch.setattr(sys, "stdin", None)
    assert run("verify", "-").code == 2
