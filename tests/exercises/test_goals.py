"""What goals ask for: met as soon as it is done, judged by the core's own numbers."""

from __future__ import annotations

import pytest

from alhambra.actions import parse
from alhambra.bots import player
from alhambra.core.apply import carry_out
from alhambra.core.rng import Rng
from alhambra.core.scoring import gains
from alhambra.exercises.exercise import written_deal
from alhambra.exercises.goals import GOALS, Attempt, lead_now, read_goal, shown
from alhambra.game import Game
from alhambra.options import Options
from alhambra.refusals import checked_code
from alhambra.view import score_now

BAG = "P7E S9 A9 C9W G11 C10  T11 G8NE P2NEW S8S  G8NW C9S"
"""Dirk's tiles, the market from the yellow slot on, and what is drawn then."""
DECK = "b1 b1 y2 g8 y9  o1 o2 o3 o4 o5 o6  b2 g1 y5 o4  b9"
"""The hands of seats 0 and 1, the display, and what is drawn then."""

TOWER = ("buy T11 y2 y9", "stop", "place T11 0,1")
THREE = ("buy T11 y2 y9", "buy G8NE g8", "buy P2NEW b1 b1", "stop")


@pytest.fixture
def game() -> Game:
    """Two players with Dirk; seat 0 begins."""
    options = Options(2)
    return Game(options, deal=written_deal(options, "goals", bag=BAG, deck=DECK))


def attempted(game: Game, *actions: str) -> Attempt:
    """What these steps make of the turn that has just begun."""
    state = game.state.copy()
    for action in actions:
        carry_out(state, checked_code(state, parse(action), None))
    return Attempt(game.state.copy(), tuple(map(parse, actions)), state)


def ended(game: Game, *actions: str) -> Attempt:
    """The same, and the turn is ended."""
    before = game.state.copy()
    for action in actions:
        game.play(parse(action))
    return Attempt(before, tuple(map(parse, actions)), game.state.copy(), ended=True)


def meets(attempt: Attempt, name: str, **parameters: object) -> bool:
    return read_goal({"is": name, **parameters}).met(attempt)


def test_money_taken_is_counted_by_cards(game: Game) -> None:
    attempt = attempted(game, "take b2 g1")
    assert meets(attempt, "took")
    assert meets(attempt, "took", cards=2)
    assert not meets(attempt, "took", cards=3)
    assert not meets(attempted(game, *TOWER), "took")


def test_purchases_are_met_before_the_turn_is_played_out(game: Game) -> None:
    attempt = attempted(game, *THREE[:2])
    assert not attempt.complete
    assert meets(attempt, "bought", times=2)
    assert not meets(attempt, "bought", times=3)
    assert meets(attempt, "bought", kind="garden")
    assert not meets(attempt, "bought", kind="garden", times=2)
    assert meets(attempt, "bought", tile="T11")
    assert not meets(attempt, "bought", tile="P2NEW")


def test_an_exact_price_is_told_from_too_much(game: Game) -> None:
    exact = attempted(game, *THREE)
    assert meets(exact, "bought-exactly", times=3)
    assert meets(exact, "bought-exactly", tile="T11")
    game.play(parse("take y5"))
    over = attempted(game, "buy S8S o4 o5")
    assert not meets(over, "bought-exactly")


def test_what_becomes_of_a_tile_is_told_apart(game: Game) -> None:
    attempt = attempted(game, *THREE, "place T11 0,1", "store G8NE", "give P2NEW")
    assert meets(attempt, "placed", tile="T11")
    assert meets(attempt, "stored", tile="G8NE")
    assert meets(attempt, "gave", tile="P2NEW")
    assert not meets(attempt, "placed", tile="G8NE")
    assert not meets(attempt, "added")
    assert meets(attempt, "built", tiles=1)
    assert not meets(attempt, "built", tiles=2)


def test_redesigns_are_told_apart(game: Game) -> None:
    for action in (*THREE, "place T11 0,1", "store G8NE", "store P2NEW", "take o4"):
        game.play(parse(action))
    assert meets(attempted(game, "add P2NEW 0,2"), "added", tile="P2NEW")
    assert meets(attempted(game, "add P2NEW 0,2"), "built")
    assert meets(attempted(game, "remove T11"), "removed")
    assert meets(attempted(game, "swap G8NE T11"), "swapped", tile="G8NE")
    assert not meets(attempted(game, "swap G8NE T11"), "swapped", tile="T11")
    assert not meets(attempted(game, "swap G8NE T11"), "added")


def test_a_wall_counts_when_the_turn_is_played_out(game: Game) -> None:
    attempt = attempted(game, *THREE, "place P2NEW 0,1", "store G8NE")
    assert not meets(attempt, "wall-longest", length=1)
    attempt = attempted(game, *THREE, "place P2NEW 0,1", "store G8NE", "store T11")
    assert meets(attempt, "wall-longest", length=3)
    assert not meets(attempt, "wall-longest", length=4)
    assert meets(attempt, "wall-longer", by=3)
    assert not meets(attempt, "wall-longer", by=4)
    assert not meets(attempt, "swap-longer", by=1)


def test_a_wall_is_longer_than_it_was_when_the_turn_began(game: Game) -> None:
    for action in (*THREE, "place P2NEW 0,1", "store G8NE", "place T11 1,0", "take o4"):
        game.play(parse(action))
    attempt = attempted(game, "swap G8NE T11")
    assert meets(attempt, "swap-longer", by=2)
    assert meets(attempt, "wall-longer", by=2)
    assert not meets(attempt, "wall-longer", by=3)
    assert meets(attempt, "wall-longest", length=5)


def test_the_most_of_a_kind_is_more_than_anybody_has_built(game: Game) -> None:
    attempt = attempted(game, *THREE, "place T11 0,1", "place G8NE 1,1", "store P2NEW")
    assert meets(attempt, "most", kind="tower")
    assert not meets(attempt, "most", kind="garden")  # Dirk has one, too
    assert not meets(attempt, "most", kind="pavilion")
    assert not meets(attempted(game, *TOWER[:2], "store T11"), "most", kind="tower")


def test_a_reserve_is_empty_when_everything_is_put_down(game: Game) -> None:
    assert not meets(attempted(game, "buy T11 y2 y9", "stop"), "reserve-empty")
    assert meets(attempted(game, *TOWER), "reserve-empty")
    assert not meets(attempted(game, *TOWER[:2], "store T11"), "reserve-empty")


def test_points_are_those_of_the_next_scoring(game: Game) -> None:
    attempt = attempted(game, *THREE, "place P2NEW 0,1", "place T11 1,0", "give G8NE")
    points = score_now(attempt.after, 1).points
    assert gains(attempt.after) == list(points)
    assert meets(attempt, "points-now", points=points[0])
    assert not meets(attempt, "points-now", points=points[0] + 1)
    assert lead_now(attempt.after, 0) == points[0] - points[1]
    assert meets(attempt, "lead-now", points=points[0] - points[1])
    assert not meets(attempt, "lead-now", points=points[0] - points[1] + 1)


def test_some_goals_wait_for_the_end_of_the_turn(game: Game) -> None:
    assert not meets(attempted(game, *TOWER), "ended")
    attempt = ended(game, *TOWER)
    assert meets(attempt, "ended")
    assert meets(attempt, "reserve-empty")
    assert not meets(attempt, "scored")
    assert not meets(attempt, "over")


def test_a_scoring_and_the_end_are_seen(game: Game) -> None:
    bot, rng, before = player("builder"), Rng(1), game.state.copy()
    while not game.state.scorings:
        game.play_code(bot.code(game.state, rng))
    scored = Attempt(before, (), game.state.copy(), ended=True)
    assert meets(scored, "scored")
    assert not meets(scored, "over")
    while not game.over:
        game.play_code(bot.code(game.state, rng))
    assert meets(Attempt(scored.after, (), game.state.copy(), ended=True), "over")


@pytest.mark.parametrize("name", GOALS)
def test_every_goal_can_be_written_and_read(name: str) -> None:
    needed: dict[str, dict[str, object]]
    needed = {"wall-longest": {"length": 4}, "most": {"kind": "tower"}}
    needed |= {"points-now": {"points": 5}, "lead-now": {"points": 5}}
    needed |= {"best-turn": {"marks": "0a1b2c3d"}}
    goal = read_goal({"is": name, **needed.get(name, {})})
    assert goal.name == shown(goal)["is"] == name
    assert read_goal(shown(goal)) == goal


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({}, "unknown goal None"),
        ({"is": "win"}, "unknown goal 'win'; choose from took"),
        ({"is": ["took"]}, "unknown goal"),
        ({"is": "took", "card": 1}, "took has no 'card'; it has cards"),
        ({"is": "ended", "by": 1}, "it has nothing"),
        ({"is": "took", "cards": "2"}, "cards of took cannot be '2'"),
        ({"is": "took", "cards": True}, "cards of took cannot be True"),
        ({"is": "wall-longest"}, "wall-longest needs length"),
        ({"is": "most", "kind": "house"}, "unknown kind 'house'; choose from pavilion"),
        ({"is": "bought", "tile": "T1"}, "no tile is called 'T1'"),
    ],
)
def test_what_is_no_goal_is_refused(written: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_goal(written)
