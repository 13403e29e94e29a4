"""A whole game analysed: luck, decisions, mistakes."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from alhambra import record
from alhambra.actions import BuyTile
from alhambra.analysis.report import Analysis, analyse
from alhambra.analysis.study import turns
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import SLOT_CURRENCIES
from alhambra.record import Record

from .conftest import EFFORT, slow_in_python


def beginning(game: Record, actions: int) -> Record:
    """The record of a game's first actions."""
    return record.of_game(record.replay(game, actions))


def test_turns_cover_the_record(game: Record) -> None:
    found = turns(game)
    assert found[0][0] == 0
    assert found[-1][1] == len(game.actions)
    assert all(one[1] == other[0] for one, other in pairwise(found))
    for first, last in found[:20]:
        assert len({record.replay(game, at).actor for at in range(first, last)}) == 1


@slow_in_python
def test_every_action_has_its_decision(found: Analysis, game: Record) -> None:
    assert [each.version for each in found.decisions] == list(range(len(game.actions)))
    assert [each.action for each in found.decisions] == list(game.actions)
    assert [number for each in found.decisions for number in each.scorings] == [1, 2, 3]
    for each in found.decisions:
        assert each.loss.value >= 0
        for look in (each.before, each.after):
            assert sum(chance.value for chance in look.wins) == pytest.approx(1)
        assert all(other.actions[0] != each.action for other in each.alternatives)
        if each.choices == 1:
            assert each.before == each.after
            assert each.loss.value == 0
        if not each.ends_turn:
            assert found.decisions[each.version + 1].before == each.after


@slow_in_python
def test_luck_and_decisions_make_up_the_whole_change(found: Analysis) -> None:
    for seat in range(2):
        account = found.account(seat)
        for shares, end, deal in (
            (account.leads, found.end.leads[seat], found.deal.leads[seat]),
            (account.wins, found.end.wins[seat], found.deal.wins[seat]),
        ):
            assert shares.change.value == pytest.approx(end.value - deal.value, abs=1e-9)
            assert shares.change.blocks == pytest.approx((end - deal).blocks, abs=1e-9)


@slow_in_python
def test_the_same_effort_gives_the_same_analysis_in_any_number_of_jobs(game: Record) -> None:
    part = beginning(game, 12)
    assert analyse(part, EFFORT) == analyse(part, EFFORT)
    assert analyse(part, EFFORT, jobs=2).as_json() == analyse(part, EFFORT).as_json()
    other = analyse(part, replace(EFFORT, seed=4))
    assert other.decisions[0].before != analyse(part, EFFORT).decisions[0].before


@slow_in_python
def test_what_comes_later_changes_nothing_before(found: Analysis, game: Record) -> None:
    part = analyse(beginning(game, 9), EFFORT)
    ended = max(last for _, last in turns(game) if last <= 9)
    assert part.decisions[:ended] == found.decisions[:ended]
    assert not part.over


@slow_in_python
def test_mistakes_are_listed_worst_first(found: Analysis) -> None:
    losses = [each.loss.value for each in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] >= 1
    assert sum(found.account(seat).mistakes for seat in range(2)) == len(losses)
    for each in found.mistakes:
        assert each.loss.value >= 2 * each.loss.error
        assert each.alternatives[0].gain.value == pytest.approx(each.loss.value)


def wasteful() -> Record:
    """A game in which somebody pays much more than a tile costs, with any cards there are."""
    for seed in range(50):
        game = Game(Options(2), seed=f"waste {seed}")
        hand = game.view(game.actor, open_hands=True).seats[game.actor or 0].hand or ()
        for place, bought in enumerate(game.view(None).market):
            own = [each for each in hand if each.currency is SLOT_CURRENCIES[place]]
            if bought is not None and sum(each.value for each in own) >= bought.price + 9:
                game.play(BuyTile(bought, tuple(own)))
                return record.of_game(game)
    raise AssertionError("nobody is rich enough")


def test_paying_far_too_much_loses() -> None:
    decision = analyse(wasteful(), replace(EFFORT, futures=100)).decisions[0]
    assert decision.loss.value > 1
    assert decision.loss.value > 2 * decision.loss.error
    assert decision.win_loss is not None


@slow_in_python
def test_as_json(found: Analysis) -> None:
    data = json.loads(json.dumps(found.as_json()))
    assert list(data) == [
        "format", "edition", "options", "players", "simulations", "seed", "over", "scores",
        "deal", "decisions", "end", "seats", "mistakes",
    ]  # fmt: skip
    assert list(data["decisions"][0]) == [
        "at", "seat", "action", "choices", "ends_turn", "before", "after", "drawn", "scorings",
        "loss", "win_loss", "mistake", "alternatives",
    ]  # fmt: skip
    assert list(data["seats"][0]) == ["name", "score", "lead", "wins", "mistakes", "lost"]
    assert list(data["seats"][0]["lead"]) == ["luck", "own", "others", "change"]
    assert list(data["deal"]) == ["wins", "points", "leads"]
    assert list(data["deal"]["wins"][0]) == ["value", "error"]
    alternatives = [each for decision in data["decisions"] for each in decision["alternatives"]]
    assert list(alternatives[0]) == ["actions", "lead", "gain"]
    for one, other in pairwise(data["decisions"]):
        assert one["drawn"] == other["before"]
    assert data["decisions"][-1]["drawn"] == data["end"]
