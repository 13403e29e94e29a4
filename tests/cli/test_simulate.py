"""`alhambra simulate` and the runner behind it."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra import record
from alhambra.actions import Action, PlaceTile, Stop, StoreTile, TakeMoney
from alhambra.bots import BOTS, Budget, Memory
from alhambra.codes import encode
from alhambra.core import compiled
from alhambra.core.rng import Rng
from alhambra.deal import deal_from_seed
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES
from alhambra.simulate import BadChoice, Match, bare_table, play, points_of

from ..drawing import spree
from .conftest import Result, Run

THREE = ("simulate", "--games", 3, "--players", 2, "--seed", "x")


def figures(result: Result) -> Any:  # noqa: ANN401
    """All figures but the speed."""
    assert result.code == 0
    data = result.data
    assert data.pop("games_per_s") > 0
    return data


def test_table_of_bots(run: Run) -> None:
    result = run(*THREE)
    assert result.code == 0
    assert "3 games of 2 seats, standard, seed 'x'" in result.out
    assert "random" in result.out
    assert "games/s" in result.out


def test_figures_as_json(run: Run) -> None:
    data = figures(run(*THREE, "--json"))
    assert (data["games"], data["finished"], data["unfinished"]) == (3, 3, 0)
    [bot] = data["bots"]
    assert (bot["bot"], bot["games"], bot["seats"], bot["wins"]) == ("random", 3, 6, 3)
    match = Match(Options(2), "x", ("random", "random"))
    played = [play(match, number) for number in range(3)]
    assert data["decisions_per_game"] == round(sum(each.decisions for each in played) / 3, 4)
    assert bot["mean_score"] == round(sum(sum(each.scores) for each in played) / 6, 4)


def test_same_games_whatever_the_jobs(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "--games", 18, "--players", 2, "--seed", "j", "--max-turns", 40)
    results = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.jsonl"
        shown = run(*arguments, "--jobs", jobs, "--records", path, "--json")
        results.append((figures(shown), path.read_text()))
    assert results[0] == results[1]


def test_recorded_games_are_the_unrecorded_ones(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    plain = figures(run(*THREE, "--json"))
    assert figures(run(*THREE, "--json", "--records", path)) == plain
    assert run("verify", path).code == 0
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["bots"] for line in lines] == [["random", "random"]] * 3
    for number, line in enumerate(lines):
        deal = deal_from_seed(Options(2), f"x/{number}")
        assert line["bag"] == [tile.name for tile in deal.bag]
        assert line["commitment"] == deal.commitment


def test_records_can_go_down_a_pipe(run: Run) -> None:
    result = run(*THREE, "--max-turns", 5, "--records", "-")
    assert len(result.out.splitlines()) == 3
    assert all(json.loads(line)["actions"] for line in result.out.splitlines())
    assert "games/s" in result.err


def test_unfinished_games_are_counted_apart(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    data = figures(run(*THREE, "--max-turns", 5, "--records", path, "--json"))
    assert (data["finished"], data["unfinished"]) == (0, 3)
    assert data["turns_per_game"] is data["bots"][0]["mean_score"] is None
    assert all("result" not in json.loads(line) for line in path.read_text().splitlines())
    assert "unfinished after 5 turns: 3" in run(*THREE, "--max-turns", 5).out
    assert run("verify", path).code == 0


def test_edition_and_options_reach_the_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    arguments = ("--edition", "hu-2003", "--option", "dirk_gift=misfit", "--records", path)
    assert run(*THREE, "--max-turns", 3, *arguments).code == 0
    read = record.from_json(path.read_text().splitlines()[0])
    assert read.options == Options(2, "hu-2003", {"dirk_gift": "misfit"})


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    seats = [Match(Options(3), "s", ("random",) * 3).seating(number) for number in range(3)]
    assert seats == [("random",) * 3] * 3
    match = Match(Options(3), "s", ("random", "builder", "builder"))
    assert [match.seating(number).index("random") for number in range(4)] == [0, 2, 1, 0]


def test_a_fresh_seed_is_printed_and_plays_the_same_again(run: Run) -> None:
    first = figures(run("simulate", "--games", 1, "--players", 2, "--json"))
    again = run("simulate", "--games", 1, "--players", 2, "--json", "--seed", first["seed"])
    assert figures(again) == first


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (("--players", 1), "2 to 6 seats, not 1"),
        (("--players", 7), "2 to 6 seats, not 7"),
        (("--edition", "xx-1999"), "standard, hu-2003 or pt-2003"),
        (("--option", "luck=more"), "unknown rule option 'luck'"),
        (("--option", "start_tie=never"), "start_tie is sum or youngest"),
        (("--option", "start_tie"), "as NAME=VALUE"),
        (("--option", "start_tie=sum", "--option", "start_tie=sum"), "twice"),
        (("--bots", "chess"), "unknown bot 'chess'; choose from "),
        (("--bots", "random,random,random"), "2 seats need as many bots, not 3"),
        (("--games", 0), "1 or more"),
        (("--max-turns", 0), "1 or more"),
        (("--jobs", 62), "0 to 61"),
        (("--seed", "\udcff"), "UTF-8"),
        (("--records", "/no/such/folder/x"), "cannot write"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_2(run: Run, wrong: tuple[object, ...], text: str) -> None:
    result = run(*THREE, *wrong)
    assert (result.code, result.out) == (2, "")
    assert text in result.err


def test_tables_stay_whole_and_have_no_trailing_blanks(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    lines = run(*THREE, "--bots", "random,builder").out.splitlines()
    assert not any(line.endswith(" ") for line in lines)
    heads, _, builder, random = lines[2:6]
    assert heads.split() == [
        "bot",
        "games",
        "seats",
        "wins",
        "wins",
        "per",
        "seat",
        "mean",
        "score",
    ]
    for name, row in (("builder", builder), ("random", random)):
        assert row.split()[:3] == [name, "3", "3"]
        assert len(row) == len(heads)


def test_seeds_of_any_letters_are_shown_as_they_are(run: Run) -> None:
    shown = run(
        "simulate", "--games", 1, "--players", 2, "--seed", "Añ日\x1b", "--max-turns", 1
    ).out
    assert "seed 'Añ日\\x1b'\n" in shown


class Late:
    """A bot that plays the first legal action, and after some decisions of its own another."""

    def __init__(self, good: int, answer: object) -> None:
        self.good = good
        self.answer = answer

    def choose(self, memory: Memory, budget: Budget, rng: Rng) -> Any:  # noqa: ANN401
        self.good -= 1
        if self.good >= 0:
            return memory.legal()[0]
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [12345678, None, "take b1", 1.5, [Stop()]])
@pytest.mark.parametrize("records", [[], ["--records", "-"]])
def test_a_bot_that_chooses_no_action_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, answer: object, records: list[str]
) -> None:
    monkeypatch.setitem(BOTS, "cheat", lambda: Late(0, answer))
    result = run(*THREE, "--bots", "cheat", *records)
    assert (result.code, result.out) == (1, "")
    reason = f"bot 'cheat', game 0, decision 0: {answer!r:.40} is not an action; "
    assert result.err.startswith(f"alhambra simulate: {reason}")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Stop(), "you may stop only after paying a price exactly"),
        (TakeMoney(()), "take at least one card"),
        (StoreTile(TILES[1]), "tiles are placed when the actions of the turn are over"),
    ],
)
def test_a_bot_that_breaks_the_rules_is_told_which(
    monkeypatch: pytest.MonkeyPatch, action: Action, reason: str
) -> None:
    monkeypatch.setitem(BOTS, "cheat", lambda: Late(0, action))
    with pytest.raises(BadChoice, match=f"bot 'cheat', game 5, decision 0: {reason}") as caught:
        play(Match(Options(2), "s", ("cheat", "cheat")), 5)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_every_decision_counts_to_the_one_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "late", lambda: Late(8, None))
    with pytest.raises(BadChoice, match=r"bot 'late', game 0, decision (1[5-9]|[2-9]\d):"):
        play(Match(Options(2), "s", ("late", "late")), 0)


@pytest.mark.parametrize("error", [OSError("down"), SetupError("wrong"), KeyError(1)])
def test_what_a_bot_raises_is_not_hidden(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda: Late(0, error))
    with pytest.raises(RuntimeError, match="game 0 failed") as caught:
        run(*THREE, "--bots", "broken")
    assert caught.value.__cause__ is error


@pytest.mark.parametrize("name", ["random", "builder"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_our_own_bots_choose_legal_actions(
    monkeypatch: pytest.MonkeyPatch, name: str, players: int
) -> None:
    class Checked:
        """The same bot, but of a type that is not trusted."""

        def __init__(self) -> None:
            self.choose = BOTS[name]().choose

    monkeypatch.setitem(BOTS, "checked", Checked)
    trusted, checked = (
        Match(Options(players), "own", (bot,) * players) for bot in (name, "checked")
    )
    for number in range(3):
        games = [play(match, number) for match in (trusted, checked)]
        assert games[0].finished
        assert games[0] == replace(games[1], bots=games[0].bots)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("bot", ["random", "builder"])
def test_scorings_are_seen_as_a_recorded_game_explains_them(bot: str, players: int) -> None:
    match = Match(Options(players), "points", (bot,) * players)
    for number in range(12 if compiled() else 3):
        bare, recorded = play(match, number), play(match, number, keep_record=True)
        assert bare == replace(recorded, record=None)
        assert len(bare.scorings) == 3
        assert bare.scorings[-1].walls == bare.walls
        totals = [sum(points) for points in zip(*(each.total for each in bare.scorings))]  # noqa: B905
        assert tuple(totals) == bare.scores


@pytest.mark.parametrize(("above_b", "numbers"), [(None, [1, 3]), (57, [1, 2, 3]), (65, [1, 2, 3])])
def test_scorings_of_a_game_that_ends_early_keep_their_numbers(
    above_b: int | None, numbers: list[int]
) -> None:
    bought, _ = spree(above_b=above_b)
    game = Game(bought.options, deal=bought.deal)
    table = bare_table(bought.options, bought.deal)
    actions = iter(bought.actions)
    while not game.over:
        action = next(actions, None) or next(iter(game.legal()))
        if isinstance(action, StoreTile):  # what was put aside there is built here, where it fits
            places = [each for each in game.legal() if isinstance(each, PlaceTile)]
            action = next((each for each in places if each.tile is action.tile), action)
        game.play(action)
        table.step(encode(table.state, action))
    assert [each.number for each in game.scorings] == numbers
    explained = {each.number: points_of(each) for each in game.scorings}
    assert sum(explained[3].total) > sum(explained[1].total) > 0
    assert table.scored == explained


def test_thinking_is_counted_by_seat_and_timed() -> None:
    match = Match(Options(3), "t", ("builder",) * 3)
    played = play(match, 0, timed=True)
    assert played == play(match, 0)
    assert {each.seconds for each in play(match, 0).thinking} == {0}
    assert sum(each.decisions for each in played.thinking) == played.decisions
    for each in played.thinking:
        assert 0 < each.longest <= each.seconds < 60
        assert each == replace(each, seconds=0, longest=0)


def test_a_deal_can_be_played_in_every_seating() -> None:
    match = Match(Options(3), "s", ("random", "builder", "builder"), every_seating=True)
    seats = [match.seating(number).index("random") for number in range(4)]
    assert seats == [0, 2, 1, 0]
    deals = [match.deal(number) for number in range(4)]
    assert deals[0] == deals[1] == deals[2] == deal_from_seed(Options(3), "s/0")
    assert deals[3] == deal_from_seed(Options(3), "s/1")


def test_a_match_needs_bots_that_exist() -> None:
    with pytest.raises(SetupError, match="unknown bot"):
        Match(Options(2), "s", ("random", "chess"))
