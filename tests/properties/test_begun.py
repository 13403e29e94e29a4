"""Games that begin at a position: what is drawn there, and what their records say."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from alhambra import core, record
from alhambra.deal import Deal
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.positions import read_position, write_position
from alhambra.record import BadRecord

from .tables import pick

MOMENTS = (0, 7, 60, 100) if core.compiled() else (60,)


def played(game: Game, rng: Random) -> Game:
    """The same game when it is over."""
    while not game.over:
        game.play(pick(game, rng))
    return game


def finished(players: int, seed: int = 1) -> Game:
    """A game that somebody has played."""
    return played(Game(Options(players, "hu-2003"), seed=seed), Random(seed))


@pytest.fixture(scope="module", params=[2, 3, 6])
def game(request: pytest.FixtureRequest) -> Game:
    return finished(request.param)


def moment(game: Game, percent: int) -> Game:
    """A finished game as it was when it was not."""
    return record.replay(record.of_game(game), len(game.actions) * percent // 100)


@pytest.mark.parametrize("percent", MOMENTS)
def test_with_the_same_draws_the_same_actions_lead_to_the_same_end(
    game: Game, percent: int
) -> None:
    then = moment(game, percent)
    again = Game(game.options, deal=then.to_come, position=then.state)
    assert write_position(again.state) == write_position(then.state)
    for action in game.actions[then.version :]:
        again.play(action)
    assert write_position(again.state) == write_position(game.state)
    assert again.scorings == game.scorings[len(then.scorings) :]


@pytest.mark.parametrize("percent", MOMENTS)
def test_new_draws_are_those_of_the_seed(game: Game, percent: int) -> None:
    then = moment(game, percent)
    begun = [Game(game.options, seed=seed, position=then.state) for seed in ("a", "a", "b")]
    first, twin, other = (each.to_come for each in begun)
    assert first == twin
    assert sorted(first.bag) == sorted(other.bag) == sorted(then.to_come.bag)
    assert sorted(first.deck) == sorted(other.deck) == sorted(then.to_come.deck)
    assert then.over or first.deck != other.deck


@pytest.mark.parametrize("percent", MOMENTS)
def test_a_record_of_it_is_verified_and_begins_there(game: Game, percent: int) -> None:
    then = moment(game, percent)
    begun = played(Game(game.options, seed=3, position=then.state), Random(3))
    text = record.to_json(record.of_game(begun))
    read = record.from_json(text)
    assert read.position == write_position(then.state)
    assert read.commitment is None
    assert record.to_json(read) == text
    assert record.verify(read).scores == begun.scores
    assert write_position(record.replay(read, 0).state) == read.position
    half = record.replay(read, len(read.actions) // 2)
    on = Game(game.options, deal=half.to_come, position=half.state)
    for action in read.actions[half.version :]:
        on.play(action)
    assert on.scores == begun.scores


def test_it_can_be_taken_back_to_where_it_began() -> None:
    then = moment(finished(2), 80)
    begun = played(Game(then.options, seed=3, position=then.state), Random(3))
    assert begun.scorings
    begun.rewind(0)
    assert write_position(begun.state) == write_position(then.state)
    assert begun.scorings == []
    assert then.scorings


def other_bag(deal: Deal) -> Deal:
    return replace(deal, bag=deal.bag[1:])


def other_deck(deal: Deal) -> Deal:
    return replace(deal, deck=(deal.deck[1], *deal.deck[1:]))


def other_card(deal: Deal) -> Deal:
    return replace(deal, scoring_cards=(0, deal.scoring_cards[1]))


def other_youngest(deal: Deal) -> Deal:
    return replace(deal, youngest=1 - deal.youngest)


@pytest.mark.parametrize(
    ("spoilt", "rule"),
    [(other_bag, "R1.2"), (other_deck, "R1.3"), (other_card, "R2.6"), (other_youngest, "R2.4")],
)
def test_a_deal_that_does_not_go_on_from_there_is_refused(
    spoilt: Callable[[Deal], Deal], rule: str
) -> None:
    start = Game(Options(2), seed=1)
    deal = spoilt(start.to_come)
    with pytest.raises(SetupError) as refusal:
        Game(start.options, deal=deal, position=start.state)
    assert refusal.value.rule == rule


def test_a_scoring_card_that_has_turned_up_does_not_do_so_again() -> None:
    then = moment(finished(3), 80)
    assert then.to_come.scoring_cards[0] == 0
    with pytest.raises(SetupError, match="has turned up before"):
        Game(then.options, position=then.state, deal=replace(then.to_come, scoring_cards=(9, 0)))


def test_rules_have_to_be_those_of_the_position() -> None:
    start = Game(Options(3), seed=1)
    with pytest.raises(SetupError, match="other seats or rules"):
        Game(Options(3, "hu-2003"), seed=1, position=start.state)
    with pytest.raises(SetupError, match="draw first"):
        Game(Options(3), seed=1, position=Options(3).new_state(0))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("position", 7, "a position is text"),
        ("position", "3/act0", "fields"),
        ("position", "4", "fields"),
        ("commitment", "00", "no commitment"),
        ("bag", [], "the bag has to hold"),
        ("youngest", 1, "the youngest"),
    ],
)
def test_a_record_that_does_not_fit_its_position_is_refused(
    key: str, value: object, said: str
) -> None:
    start = Game(Options(3), seed=1, youngest=0)
    good = record.of_game(Game(start.options, seed=2, position=start.state))
    text = json.dumps(json.loads(record.to_json(good)) | {key: value})
    with pytest.raises(BadRecord, match=said):
        record.verify(record.from_json(text))


def test_a_text_that_was_read_begins_a_game() -> None:
    start = Game(Options(4), seed=5)
    position = read_position(write_position(start.state))
    assert Game(start.options, deal=start.to_come, position=position).legal() == start.legal()
