"""Section 9: two players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from alhambra.deal import all_cards, deal_from_seed
from alhambra.errors import SetupError
from alhambra.events import DirkDrew, Event, HandDealt, RoundScored, TileAwarded, TileGiven
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import CARDS, TILES, Kind, tile
from alhambra.scoring import Wall, explain

from ..drawing import (
    awarding,
    built,
    buy,
    hurry,
    idle,
    legal,
    only,
    palace,
    play,
    refused,
    reserve,
    scripted,
    seen,
    thrifty,
)

CLOSED = "P2NEW 0,1; C5NSW -1,0; T8NES 1,0; G6ESW 0,-1"  # nothing can be added


def dirk(game: Game) -> set[str]:
    return {each.name for each in seen(game).dirk or ()}


def scored(number: int, events: list[Event]) -> bool:
    return [event.scoring.number for event in only(events, RoundScored)] == [number]


# R9.1


def test_r9_1_72_cards_two_of_each() -> None:
    options = Options(2)
    assert Counter(all_cards(options)) == {card: 2 for card in CARDS}
    deal = deal_from_seed(options, "two")
    assert Counter(deal.deck) == {card: 2 for card in CARDS}
    three = deal_from_seed(Options(3), "two").deck
    for deck in (three, deal.deck[1:], (*deal.deck[1:], deal.deck[1])):
        with pytest.raises(SetupError) as caught:
            Game(options, deal=replace(deal, deck=deck))
        assert caught.value.rule == "R9.1"


# R9.2


def test_r9_2_dirk_begins_with_six_tiles_drawn_before_the_market() -> None:
    game = scripted(2, dirk="T13E T12 T11 G12S G11 C11", market="P8 S9 A9 A10")
    assert dirk(game) == {"T13E", "T12", "T11", "G12S", "G11", "C11"}
    kinds = [type(event).__name__ for event in game.opening]
    assert kinds[:10] == ["DirkDrew"] * 6 + ["TileDrawn"] * 4
    assert len(seen(game).bag) == 44
    for viewer in (None, 0, 1):
        assert game.view(viewer).dirk == seen(game).dirk  # open to all


def test_r9_2_dirk_has_no_turn_no_money_and_no_alhambra() -> None:
    game = scripted(2)
    assert len(seen(game).seats) == 2
    assert len(only(game.opening, HandDealt)) == 2
    actors = []
    for _ in range(6):
        actors.append(game.actor)
        play(game, legal(game, "take")[0])
    assert actors in ([0, 1] * 3, [1, 0] * 3)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r9_2_dirk_plays_only_in_games_of_two(players: int) -> None:
    game = scripted(players)
    assert seen(game).dirk is None
    assert game.score_now(3).dirk is None
    assert not only(hurry(game), DirkDrew)


# R9.3


def test_r9_3_dirk_is_ranked_with_all_his_tiles_but_scores_no_wall() -> None:
    game = scripted(2, dirk="T7NEW T8NES T9ES G6ESW S3ESW P2NEW", scoring_cards=None)
    [event] = only(idle(game, lambda events: scored(1, events)), RoundScored)
    scoring = event.scoring
    assert scoring.dirk is not None
    assert [rank.share for rank in scoring.dirk] == [1, 2, 0, 0, 5, 6]
    assert len(scoring.walls) == 2
    assert scoring.dirk_points == seen(game).dirk_score == 14
    assert game.scores == scoring.points == (0, 0)


def test_r9_3_dirk_takes_places_from_the_players() -> None:
    def towers(ada: int, ben: int, dirks: int) -> tuple[int, ...]:
        rows = [[0] * 5 + [ada], [0] * 5 + [ben]]
        scoring = explain(3, rows, [Wall(0)] * 2, [0] * 5 + [dirks])
        return (*scoring.points, scoring.dirk_points)

    assert towers(4, 2, 3) == (21, 6, 13)
    assert towers(3, 2, 3) == (17, 6, 17)
    assert towers(4, 2, 0) == (21, 13, 0)
    game = built("T12 1,0", players=2, dirk="T13E T11 G12S G11 C11 P8", bag="S9")
    ranks = game.score_now(2).ranks[Kind.TOWER]
    assert ranks[0].place == 2
    assert ranks[0].share == 6


# R9.4


def test_r9_4_dirk_draws_six_after_the_first_scoring_and_a_third_after_the_second() -> None:
    game = scripted(2)
    events = idle(game, lambda events: scored(1, events))
    assert len(only(events, DirkDrew)) == 6
    kinds = [type(event).__name__ for event in events]
    assert kinds[-8:] == ["RoundScored", *["DirkDrew"] * 6, "TurnBegan"]
    assert len(dirk(game)) == 12
    bag = len(seen(game).bag)
    assert bag == 38
    events = idle(game, lambda events: scored(2, events))
    assert len(only(events, DirkDrew)) == 38 // 3
    # They were not there yet when the scoring took place.
    ranks = only(events, RoundScored)[0].scoring.dirk
    assert ranks is not None
    assert sum(rank.count for rank in ranks) == 12


@pytest.mark.parametrize("option", ["third", "two"])
def test_r9_4_a_third_of_what_the_refilled_market_leaves_in_the_bag(option: str) -> None:
    seen_sizes = set()
    for seed in range(8):
        game = Game(Options(2, changes={"dirk_second": option}), seed=seed)
        sizes = []
        while not game.over:
            texts = legal(game)
            chosen = [text for text in texts if text[:3] == "buy"] if seed % 2 else []
            chosen += [text for text in texts if text[:5] == "store"]
            events = play(game, (chosen or legal(game, "take") or texts)[0])
            if only(events, RoundScored):
                sizes.append((len(seen(game).bag), len(only(events, DirkDrew))))
            if len(sizes) == 2:
                break
        assert sizes[0][1] == 6
        left, drew = sizes[1]
        before = left + drew
        seen_sizes.add(before)
        assert drew == (before // 3 if option == "third" else min(2, before))
    assert len(seen_sizes) > 2


def test_r9_4_all_that_are_left_if_the_bag_holds_fewer() -> None:
    found = {dirk_at_second_scoring(above) for above in range(42, 46)}
    assert (1, 1) in found
    assert all(drew == min(2, bag) for bag, drew in found)


def dirk_at_second_scoring(above_b: int) -> tuple[int, int]:
    """What was in the bag and what Dirk drew of it, in a game where both seats buy fast.

    Dirk gets the dearest tiles: six at the start, and six when card A turns up, for which they
    lie in the right place of the bag.
    """
    dear = sorted(TILES, key=lambda each: (-each.price, each.number))
    rest = sorted(dear[12:], key=lambda each: (each.price > 9, -each.price, each.number))
    names = [each.name for each in (*rest[:29], *dear[6:12], *rest[29:])]
    game = scripted(
        2,
        hands=["b9 g9 o9", "y9 b9 g9"],
        dirk=" ".join(each.name for each in dear[:6]),
        bag=" ".join(names),
        scoring_cards=(25, above_b),
        dirk_second="two",
    )
    events: list[Event] = []
    while not game.over and len(game.scorings) < 2:
        events = play(game, thrifty(game))
    drew = len(only(events, DirkDrew))
    return len(seen(game).bag) + drew, drew


# R9.5


def test_r9_5_a_bought_tile_may_be_given_to_dirk() -> None:
    game = scripted(2, hands=["y9 y9 g3"], market="P2NEW S9 A9 A10")
    buy(game, "P2NEW")
    events = play(game, "give P2NEW")
    assert only(events, TileGiven) == [TileGiven(0, tile("P2NEW"))]
    assert "P2NEW" in dirk(game)
    assert (palace(game, 0), reserve(game, 0)) == ("", set())
    assert game.actor == 1


def test_r9_5_only_at_the_end_of_the_turn_and_only_what_was_bought() -> None:
    game = scripted(2, hands=["y9 y9 g3"], market="S9 P2NEW A9 A10")
    refused(game, "give S9", "R3.6", "not-now")
    play(game, "buy S9 y9")
    refused(game, "give S9", "R3.6", "not-now")
    play(game, "stop")
    refused(game, "give A9", "R3.6", "not-in-pending")
    assert "give S9" in legal(game)


def test_r9_5_awarded_tiles_may_not_be_given_and_dirk_gets_none() -> None:
    checked = 0
    for seed in range(12):
        game = Game(Options(2), seed=seed)
        events: list[Event] = []
        while not awarding(game):
            events = play(game, thrifty(game))
        if game.over:
            continue
        before = dirk(game)
        for pending in seen(game).pending:
            refused(game, f"give {pending}", "R9.5", "no-gift-of-award")
            checked += 1
        assert {award.seat for award in only(events, TileAwarded)} <= {0, 1, None}
        hurry(game)
        assert dirk(game) == before
    assert checked


def test_r9_5_dirk_cannot_win() -> None:
    game = scripted(2)
    hurry(game)
    assert seen(game).dirk_score > max(game.scores) == 0
    assert game.winners == (0, 1)
    game = scripted(2, hands=["y9 y9 g3"], market="P2NEW S9 A9 A10")
    buy(game, "P2NEW")
    play(game, "place P2NEW 0,1")
    hurry(game)
    assert seen(game).dirk_score > max(game.scores)
    assert game.winners == (0,)


def test_r9_5_nobody_is_dirk_in_a_larger_game() -> None:
    game = scripted(3, hands=["y9 y9 g3"], market="S9 P2NEW A9 A10")
    buy(game, "S9")
    assert not legal(game, "give")
    refused(game, "give S9", "R9.5", "no-dirk")


def test_r9_5_by_the_portuguese_book_only_a_misfit_may_be_given() -> None:
    game = scripted(2, hands=["y9 y9 g3"], market="C9W S9 A9 A10", edition="pt-2003")
    buy(game, "C9W")
    assert not legal(game, "give")
    refused(game, "give C9W", "R9.5", "fits")
    game = built(CLOSED, players=2, bag="S3ESW P3SW", edition="pt-2003")
    while not legal(game, "buy S3ESW", "buy P3SW") or game.actor != 0:
        play(game, legal(game, "take")[-1])
    name = legal(game, "buy S3ESW", "buy P3SW")[0].split()[1]
    buy(game, name)
    assert legal(game) == [f"give {name}", f"store {name}"]
    play(game, f"give {name}")
    assert name in dirk(game)


def test_r9_5_a_misfit_is_judged_at_that_moment() -> None:
    game = scripted(
        2,
        hands=["y2 g5 b6 o3 o8"],
        market="P2NEW C5NSW G6ESW T8NES",
        bag="P3SW",
        edition="pt-2003",
    )
    play(game, "buy T8NES o8", "stop", "place T8NES 1,0")
    play(game, legal(game, "take")[0])
    play(game, "buy P2NEW y2", "buy C5NSW g5", "buy G6ESW b6", "buy P3SW o3", "stop")
    play(game, "place P2NEW 0,1", "place C5NSW -1,0")
    # G6ESW and P3SW both fit south of the fountain; where one lies the other fits nowhere.
    assert not legal(game, "give")
    refused(game, "give P3SW", "R9.5", "fits")
    play(game, "place G6ESW 0,-1")
    assert legal(game) == ["give P3SW", "store P3SW"]
    play(game, "give P3SW")
    assert "P3SW" in dirk(game)
