"""Section 8: the end of the game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from alhambra.actions import parse
from alhambra.errors import IllegalAction
from alhambra.events import GameEnded, RoundScored, TileAwarded, TileStored, TurnBegan
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import SLOT_CURRENCIES
from alhambra.record import from_json, of_game, to_json, verify

from ..drawing import (
    awarding,
    buy,
    hurry,
    legal,
    only,
    play,
    refused,
    scripted,
    seen,
    thrifty,
    worth,
)


def until_awards(game: Game) -> list[TileAwarded]:
    """Let all seats buy and store till awards are put down or the game is over."""
    while not awarding(game):
        events = play(game, thrifty(game))
    return only(events, TileAwarded)


def games_with_awards(players: int, wanted: int) -> Iterator[tuple[Game, list[TileAwarded]]]:
    """Games in which at least `wanted` seats have awards to put down."""
    found = 0
    for seed in range(60):
        game = Game(Options(players), seed=seed)
        awards = until_awards(game)
        if len({award.seat for award in awards} - {None}) >= wanted:
            found += 1
            yield game, awards
        if found == 3:
            return
    raise AssertionError("too few awards")


# R8.1


def test_r8_1_each_tile_left_goes_to_who_has_the_most_money_of_its_slot() -> None:
    cases = Counter[str]()
    for players in (2, 3, 4, 5, 6):
        for seed in range(6):
            game = Game(Options(players), seed=seed)
            awards = until_awards(game)
            assert len(awards) <= 3  # one slot is empty, or the game would go on
            seats = seen(game).seats
            for award in awards:
                currency = SLOT_CURRENCIES[award.slot]
                sums = [
                    worth(c for c in seat.hand or () if c.currency is currency) for seat in seats
                ]
                richest = [seat for seat, cash in enumerate(sums) if cash == max(sums)]
                assert award.seat == (richest[0] if len(richest) == 1 else None)
                cases["alone" if len(richest) == 1 else "tied" if max(sums) else "none"] += 1
                cases["could not pay"] += award.seat is not None and max(sums) < award.tile.price
    assert cases["alone"]
    assert cases["tied"]
    assert cases["could not pay"]


def test_r8_1_nobody_gets_a_tile_if_nobody_has_any_money_of_its_slot() -> None:
    for seed in range(400):
        game = Game(Options(2), seed=seed)
        awards = until_awards(game)
        for award in awards:
            currency = SLOT_CURRENCIES[award.slot]
            held = [c for seat in seen(game).seats for c in seat.hand or ()]
            if all(card.currency is not currency for card in held):
                assert award.seat is None
                return
    raise AssertionError("no such game")


def test_r8_1_nothing_is_paid() -> None:
    for game, _ in games_with_awards(3, 1):
        hands = [seat.hand for seat in seen(game).seats]
        discard = seen(game).discard_left
        hurry(game)
        assert [seat.hand for seat in seen(game).seats] == hands
        assert seen(game).discard_left == discard


# R8.2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r8_2_awards_are_put_down_clockwise_from_who_would_have_come_next(players: int) -> None:
    for game, awards in games_with_awards(players, 2):
        last = seat_that_bought_last(game)
        by_seat = {award.seat for award in awards} - {None}
        expected = [(last + step) % players for step in range(1, players + 1)]
        expected = [seat for seat in expected if seat in by_seat]
        order = []
        while not game.over:
            actor = game.actor
            assert actor is not None
            if actor not in order:
                order.append(actor)
            mine = {award.tile for award in awards if award.seat == actor}
            assert set(seen(game).pending) <= mine
            play(game, legal(game, "store")[0])
        assert order == expected


def seat_that_bought_last(game: Game) -> int:
    """Replay the actions and say who acted in the last turn."""
    again = Game(game.options, deal=game.deal)
    seat = again.actor
    for action in game.actions:
        seat = again.actor
        again.play(action)
    assert seat is not None
    return seat


def test_r8_2_awarded_tiles_may_be_placed_or_stored_in_any_order() -> None:
    placed = False
    for game, _ in games_with_awards(3, 1):
        seat = game.actor
        assert seat is not None
        assert {text.split()[0] for text in legal(game)} <= {"place", "store"}
        for tile in seen(game).pending:
            assert f"store {tile}" in legal(game)
        refused(game, "take b1", "R8.2", "put-down-first")
        refused(game, "pass", "R8.2", "put-down-first")
        refused(game, f"place {seen(game).pending[0]} 0,0", "R4.6", "occupied")
        text = legal(game, "place")[0]
        play(game, text)
        placed = True
        _, name, at = text.split()
        assert f"{name} {at}" in [f"{t} {c}" for c, t in seen(game).seats[seat].palace.items()]
    assert placed


# R8.3


def test_r8_3_the_third_scoring_then_most_points_win() -> None:
    game = scripted(hands=["y9 y9 g3"], market="T7NEW P8 S9 A9")
    buy(game, "T7NEW")
    play(game, legal(game, "place")[0])
    events = hurry(game)
    assert only(events, RoundScored)[-1].scoring.number == 3
    assert only(events, GameEnded) == [GameEnded(game.scores, (0,))]
    assert events[-1] == GameEnded(game.scores, (0,))
    assert game.winners == (0,)
    assert game.scores[0] == max(game.scores) > 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_r8_3_several_with_the_most_share_the_win(players: int) -> None:
    game = scripted(players)
    assert game.winners == ()
    hurry(game)  # nobody builds anything
    assert game.scores == (0,) * players
    assert game.winners == tuple(range(players))


def test_r8_3_nothing_can_be_done_afterwards() -> None:
    game = scripted()
    hurry(game)
    assert game.over
    assert game.actor is None
    assert game.legal() == ()
    for action in ("take b1", "pass", "stop", "store P8"):
        with pytest.raises(IllegalAction) as caught:
            game.play(parse(action))
        assert (caught.value.rule, caught.value.slug) == ("R8.3", "game-over")
    assert verify(from_json(to_json(of_game(game)))).scores == game.scores


# R8.4


def test_r8_4_nothing_else_ends_a_game() -> None:
    game = scripted(2, hands=["y9 y9 g3", "b9 b9 o3"], market="A10 S9 G10 C11")
    buy(game, "A10")
    play(game, "store A10")
    buy(game, "G10")
    play(game, "store G10")
    for _ in range(500):
        for tile in ("A10", "G10"):
            play(game, f"add {tile} 1,0")
        for tile in ("A10", "G10"):
            events = play(game, f"remove {tile}")
            assert only(events, TurnBegan)
    assert not game.over
    assert game.version > 2000
    assert game.scorings == []
    assert only(events, TileStored) == []


def test_r8_4_random_play_without_purchases_goes_on() -> None:
    rng = random.Random(4)
    game = Game(Options(3), seed=4)
    for _ in range(300):
        takes = [each for each in game.legal() if str(each).startswith("take")]
        game.play(rng.choice(takes or game.legal()))
        if not takes:
            break
    assert not game.over
