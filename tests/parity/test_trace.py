"""Pinned digests: the same games, deals and records in both modes and on every platform."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from alhambra.options import Options
from alhambra.record import BadRecord, Record, from_json, of_game, to_json, verify

from .tracing import HERE, PINNED, RECORDS, deal_digest, tables, trace, whole_record

EXPECTED = json.loads(PINNED.read_text("utf-8"))
TABLES = dict(tables())


def record(name: str) -> Record:
    return from_json((HERE / f"{name}.json").read_text("utf-8"))


def test_every_table_is_pinned() -> None:
    assert list(EXPECTED["traces"]) == list(EXPECTED["deals"]) == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_a_random_game_of_the_core_is_the_same_in_both_modes(name: str) -> None:
    assert trace(TABLES[name], 7) == EXPECTED["traces"][name]


@pytest.mark.parametrize("name", TABLES)
def test_a_seed_gives_the_same_deal_everywhere(name: str) -> None:
    assert deal_digest(TABLES[name], "Granada") == EXPECTED["deals"][name]


def test_another_seed_gives_another_deal() -> None:
    assert deal_digest(Options(3), "Granada") != deal_digest(Options(3), "granada")


@pytest.mark.parametrize("name", RECORDS)
def test_a_pinned_record_is_verified_and_made_again(name: str) -> None:
    pinned = record(name)
    game = verify(pinned)
    assert game.over
    assert (game.scores, game.winners) == pinned.result
    assert game.reshuffles
    assert to_json(of_game(game)) == to_json(pinned) == whole_record(name)


@pytest.mark.parametrize("name", RECORDS)
def test_a_pinned_record_holds_every_kind_of_action(name: str) -> None:
    words = {str(action).split()[0] for action in record(name).actions}
    expected = {"take", "buy", "stop", "add", "remove", "swap", "place", "store"}
    assert words - {"pass"} == expected | ({"give"} if name == "two" else set())


@pytest.mark.parametrize("name", RECORDS)
def test_a_pinned_record_does_not_verify_once_anything_is_changed(name: str) -> None:
    pinned = record(name)
    deal = pinned.deal
    assert pinned.result is not None
    scores, winners = pinned.result
    changed = [
        replace(pinned, actions=pinned.actions[:-1]),
        replace(pinned, actions=pinned.actions[1:]),
        replace(pinned, result=((scores[0] + 1, *scores[1:]), winners)),
        replace(pinned, deal=replace(deal, bag=(*deal.bag[:-2], deal.bag[-1], deal.bag[-2]))),
        replace(pinned, deal=replace(deal, reshuffles=())),
        replace(pinned, deal=replace(deal, salt=deal.salt[::-1])),
        replace(pinned, commitment="0" * 64),
    ]
    for each in changed:
        with pytest.raises(BadRecord):
            verify(each)
