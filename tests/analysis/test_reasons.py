"""What can be seen to speak for a turn."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

import pytest

from alhambra.actions import parse
from alhambra.analysis.reasons import Reason, reasons, seen_reasons
from alhambra.bots import player
from alhambra.codes import encode
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.plans import Planner
from alhambra.core.rng import Rng
from alhambra.core.scoring import next_scoring
from alhambra.core.state import State
from alhambra.deal import deal_from_seed
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES, Kind, Tile
from alhambra.positions import read_position, write_position
from alhambra.server.wire.advice import reasons_out, turn_out
from alhambra.simulate import bare_table
from alhambra.view import score_now

ROOT = Path(__file__).parents[2]

# Seat 2 is on turn. Seat 1 has a tower and could pay S8S exactly with g4 and g4.
POSITION = (
    "3/act2:start2:young0:scored0/A7ES.S8S.T11.C9W/y4.g3.b8.g2"
    "/::b1o2o3o9y1y5y6:0/T8NES@1,0::b2b5g4g4g6o5:0/::b5b6g5g8o4o5y3:0/"
    "drawn20:A20-28:B52-69:reshuffled0/"
)


def tile(name: str) -> Tile:
    """A tile by its name."""
    return next(each for each in TILES if each.name == name)


@pytest.fixture
def state() -> State:
    """The position above."""
    return read_position(POSITION)


def told(state: State, *actions: str, other: tuple[str, ...] = ()) -> tuple[Reason, ...]:
    """All that speaks for a turn."""
    _, found = played(state, actions)
    end = played(state, other)[0] if other else None
    return reasons(state, found, end, most=20)


def games(players: int) -> list[State]:
    """Positions in which a seat has to act, from a game of builders."""
    game, builder, rng = Game(Options(players), seed="reasons"), player("builder"), Rng(1)
    found = []
    while not game.over:
        if game.state.phase == const.ACT and game.version % 9 == 0:
            found.append(game.state.copy())
        game.play_code(builder.code(game.state, rng))
    return found


def played(state: State, actions: tuple[str, ...]) -> tuple[State, list[int]]:
    """Where a turn leads, and its codes."""
    end = state.copy()
    codes = []
    for each in actions:
        codes.append(encode(end, parse(each)))
        apply(end, codes[-1])
    return end, codes


def test_an_exact_payment_counts_if_its_action_is_used(state: State) -> None:
    """R3.4: who pays exactly goes on; who stops then has gained nothing by it."""
    used = told(state, "buy T11 b5 b6", "take b8", "place T11 1,0")
    unused = told(state, "buy T11 b5 b6", "stop", "place T11 1,0")
    assert used[0] == Reason("exact", after=1)
    assert "exact" not in [each.slug for each in unused]
    assert "exact" not in [each.slug for each in told(state, "buy S8S g8 g5", "place S8S 0,1")]


def test_the_most_of_a_kind_counts_what_a_scoring_would_give(state: State) -> None:
    """R7.3, R7.4: one tower beside another shares 6 points; the only seraglio has all 2."""
    tower = told(state, "buy T11 b5 b6", "stop", "place T11 1,0")
    assert Reason("level", kind=Kind.TOWER, points=3) in tower
    seraglio = told(state, "buy S8S g8", "stop", "place S8S 0,1")
    assert Reason("most", kind=Kind.SERAGLIO, points=2) in seraglio


@pytest.mark.parametrize("players", [2, 3, 6])
def test_r7_4_points_are_those_of_a_scoring(players: int) -> None:
    """Shares are rounded down before and after the turn; what then gains nothing is not said."""
    said = 0
    for state in games(players):
        number = next_scoring(state)
        for plan in Planner().plan(state):
            gained = {
                kind: now.share - was.share
                for kind, (was, now) in enumerate(
                    (each[0][state.turn], each[1][state.turn])
                    for each in zip(
                        score_now(state, number).ranks,
                        score_now(plan.state, number).ranks,
                        strict=True,
                    )
                )
            }
            told = {
                each.kind: each.points
                for each in reasons(state, plan.codes, most=20)
                if each.slug in ("most", "level", "place")
            }
            assert told == {kind: points for kind, points in gained.items() if points > 0}
            said += len(told)
    assert said > 20


def test_a_longer_wall_and_a_scoring_that_is_near(state: State) -> None:
    found = told(state, "buy C9W o4 o5", "stop", "place C9W -1,0")
    assert [each for each in found if each.slug in ("wall", "scoring")] == [
        Reason("wall", before=0, after=1),
        Reason("scoring", before=0, after=8),
    ]


def test_r5_2_a_tile_taken_down_can_make_the_wall_longer() -> None:
    """R7.5: two walls apart count 1, side by side 2; the gap beside the fountain stays."""
    state = read_position(POSITION.replace("/::b5b6", "/A8N@1,0.T11N@-1,0::b5b6"))
    later = Reason("wall-later", before=1, after=2)
    assert told(state, "remove T11N") == (later,)
    assert seen_reasons(state, played(state, ("remove T11N",))[1]) == (later,)
    joined = read_position(POSITION.replace("/::b5b6", "/A8N@1,0.T11N@2,0::b5b6"))
    assert told(joined, "remove T11N") == (Reason("patience"),)


def test_somebody_else_could_have_paid_exactly(state: State) -> None:
    found = told(state, "buy S8S g8", "stop", "place S8S 0,1")
    assert Reason("denies", tile=tile("S8S"), seat=1) in found


def test_cards_that_pay_exactly_next(state: State) -> None:
    """R3.2: A7ES costs 7 in yellow, and y3 alone does not pay it."""
    assert Reason("soon", tile=tile("A7ES")) in told(state, "take y4")
    assert told(state, "take g2 g3") == (Reason("cards", before=2, after=5),)
    assert told(state, "take b8")[0] == Reason("card", after=8)


def test_what_is_left_is_told_only_in_comparison(state: State) -> None:
    kept = told(state, "take b8", other=("buy S8S g5 g8", "place S8S 0,1"))
    assert Reason("money", before=23, after=44) in kept
    assert "money" not in [each.slug for each in told(state, "take b8")]


def test_there_is_always_a_reason(state: State) -> None:
    assert told(state, "take g2") == (Reason("patience"),)


def test_a_turn_is_drawn_with_its_wall_and_what_is_paid(state: State) -> None:
    """R7.5: the wall afterwards, piece by piece; what was there before is not called new."""
    turn = turn_out(state, [parse("buy C9W o4 o5"), parse("stop"), parse("place C9W -1,0")])
    assert (turn.seat, turn.paid, turn.taken) == (2, ["o4", "o5"], [])
    assert (turn.built, turn.palace) == (["-1,0"], {"-1,0": "C9W"})
    assert turn.wall_before == 0
    assert [(each.cell, each.side) for each in turn.wall] == [("-1,0", "W")]
    assert "o4" not in turn.hand
    (first, *_) = reasons_out(state, [parse("buy T11 b5 b6"), parse("take b8")])
    assert (first.slug, first.after, first.kind) == ("exact", 1, None)


# Seat 2 is on turn again. Seats 0 and 1 have a tower each; below its own, seat 0 could build A7ES,
# and so go on with its wall.
RIVALS = POSITION.replace("/::b1", "/T9NE@1,0::b1").replace("o5y3", "o5y7")


def seen(state: State, *actions: str) -> tuple[Reason, ...]:
    """All that everybody can see to speak for a turn."""
    return seen_reasons(state, played(state, actions)[1], most=20)


def test_what_is_seen_is_what_happened_on_the_table(state: State) -> None:
    """Neither what another could have paid nor what the cards will buy is told."""
    turn = ("buy S8S g8", "stop", "place S8S 0,1")
    assert {"denies"} <= {each.slug for each in told(state, *turn)}
    assert seen(state, *turn) == (Reason("most", kind=Kind.SERAGLIO, points=2),)
    used = seen(state, "buy T11 b5 b6", "take b8", "place T11 1,0")
    assert used[-2:] == (Reason("exact", after=1), Reason("card", after=8))
    assert seen(state, "take y4") == ()


def test_a_tile_can_be_kept_from_somebody() -> None:
    """The next player who would lead with it, or have a clearly longer wall, is named."""
    state = read_position(RIVALS)
    tower = seen(state, "buy T11 b5 b6", "stop", "store T11")
    assert tower == (Reason("keeps-most", kind=Kind.TOWER, seat=0),)
    arcades = seen(state, "buy A7ES y7", "stop", "store A7ES")
    assert arcades == (Reason("keeps-wall", seat=0),)


def test_every_reason_has_words_in_every_language() -> None:
    """The slugs of the two docstrings, which name every one that is made in the module."""
    named = "".join(str(each.__doc__) for each in (reasons, seen_reasons))
    slugs = set(re.findall(r"^ +\| `([a-z-]+)` \|", named, re.M))
    made = set(
        re.findall(r'Reason\(\s*"([a-z-]+)"', inspect.getsource(sys.modules[reasons.__module__]))
    )
    assert slugs == made | {"most", "level", "place"}
    catalogues = sorted((ROOT / "client/src/words").glob("*.ftl"))
    assert len(catalogues) == 7
    for catalogue in catalogues:
        assert slugs <= set(re.findall(r"^reason-([a-z-]+) =", catalogue.read_text("utf-8"), re.M))


HANDS = re.compile(r"(?<=:)(?:[bgoy][1-9])+(?=:)")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_hand_is_told(players: int) -> None:
    """Whatever the hands are, of the player and of all others, the same is seen."""
    options, spoken = Options(players), 0
    for game in range(4):
        table = bare_table(options, deal_from_seed(options, f"seen/{players}/{game}"))
        state, bot, rng = table.state, player("mason"), Rng(game)
        before, codes = state.copy(), list[int]()
        while state.phase != const.OVER:
            code, seat = bot.code(state, rng), state.turn
            codes.append(code)
            table.step(code)
            if state.actor() == seat:
                continue
            if not any(each >> const.KIND_SHIFT == const.BUY for each in codes):
                twin = read_position(HANDS.sub("", write_position(before)))
                assert seen_reasons(twin, codes) == seen_reasons(before, codes)
                spoken += bool(seen_reasons(before, codes))
            others = _without_other_hands(before)
            assert seen_reasons(others, codes) == seen_reasons(before, codes)
            before, codes = state.copy(), []
    assert spoken > 10


def _without_other_hands(state: State) -> State:
    """The same position, where nobody but the acting seat holds any money."""
    parts = write_position(state).split("/")
    for seat in range(state.players):
        if seat != state.turn:
            parts[4 + seat] = HANDS.sub("", parts[4 + seat])
    return read_position("/".join(parts))
