"""Positions in notation: nothing is lost, the future is not told, and nonsense is refused."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import core, record
from alhambra.actions import parse
from alhambra.core import const
from alhambra.core.legal import legal
from alhambra.core.state import State
from alhambra.errors import NotationError, SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES, tile
from alhambra.positions import read_position, write_position

from .other_deals import other_future
from .tables import EDITIONS, pick

GAMES = 6 if core.compiled() else 1

START = (
    "3/act0:start0:young0:scored0/G10.G8NE.T9ES.P7E/g4.b9.y4.b5/:T12:b12b4o9:0/T9NE@1,0::g5y6:0"
    "/:::7/drawn14:A20-33:B54-66:reshuffled0/b7g83y4"
)
TWO = (
    "2:hu-2003/put1:start1:young1:scored1:pending=T12/G10.-.T9ES.P7E/-.b9.y4.b5/::b1:0"
    "/A7ES@0,-1.C8NW@0,1::g5y6:5/P4ES.S7W:17/drawn14:B36-36:reshuffled0/"
)


def known(state: State) -> list[object]:
    """All that matters of a position: where a scoring card lay that has turned up does not."""
    key = list(state.key())
    low, high = state.scoring_low, state.scoring_high
    key[7] = [(a, b) if b != const.EMPTY else const.EMPTY for a, b in zip(low, high, strict=True)]
    return key


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_written_is_read_again(players: int, edition: str) -> None:
    options = Options(players, edition, {"dirk_gift": "misfit", "start_tie": "youngest"})
    for seed in range(GAMES):
        rng = Random(f"{players}/{edition}/{seed}")
        game = Game(options, seed=rng.getrandbits(64))
        while True:
            if game.over or rng.random() < 0.2:
                text = write_position(game.state)
                again = read_position(text)
                assert known(again) == known(game.state)
                assert write_position(again) == text
                assert game.over or legal(again) == legal(game.state)
            if game.over:
                break
            game.play(pick(game, rng))


def test_the_future_is_not_in_it() -> None:
    """Section 12: no order of what has not been drawn."""
    rng = Random(5)
    options = Options(4)
    game = Game(options, seed=5)
    for _ in range(60):
        game.play(pick(game, rng))
    twin = Game(options, deal=other_future(game, rng))
    for action in game.actions:
        twin.play(action)
    assert twin.deal != game.deal
    assert write_position(twin.state) == write_position(game.state)


@pytest.mark.parametrize("text", [START, TWO])
def test_typed_positions_are_read(text: str) -> None:
    assert write_position(read_position(f" {text}\n")) == text


@pytest.mark.parametrize(
    ("old", "new", "rule", "said"),
    [
        ("T9NE@1,0", "T12@1,0", "R1.2", "T12 is in the reserve of seat 0 and in"),
        ("T9NE@1,0", "G10@1,0", "R1.2", "G10 is in the market and in the palace of seat 1"),
        ("T9NE@1,0", "T9NE@2,0", "R4.3", "nobody can walk"),
        ("T9NE@1,0", "A7ES@0,-1.T8NES@0,1", "R4.2", "has a wall"),
        ("b12b4o9", "b12b4o9g83", "R1.3", "g8 is there more than 3 times"),
        ("act0", "act0:exact", "R3.6", "pending="),
        ("act0", "put0", "R3.6", "pending="),
        ("scored0", "scored0:pending=P2NEW", "R3.6", "pending="),
        ("act0:start0:young0:scored0", "put0:start0:young0:scored0:exact", "R3.4", "exact"),
        ("G10.G8NE", "-.G8NE", "R6.1", "the market is full"),
        ("act0:start0:young0:scored0", "put0:start0:young0:scored0:pending=P2NEW", "R3.2", "slot"),
        ("g5y6:0", "g5y6:0:T8NES", "R8.2", "seat 1 has an award"),
        ("act0:start0:young0:scored0", "over0:start0:young0:scored1", "R6.4", "bag"),
        ("scored0", "scored0:awards2", "R8.2", "awards"),
        ("scored0", "scored1", "R7.1", "1 scorings do not match 2"),
        ("drawn14", "drawn40", "R2.6", "scoring card A cannot lie"),
        ("A20-33", "A33-20", "R2.6", "scoring card A cannot lie"),
        ("B54-66", "B30-66", "R2.6", "scoring card B cannot lie"),
        ("B54-66", "B54-166", "R2.6", "lies in the first deck"),
        ("reshuffled0", "reshuffled1", "R2.6", "lies in the first deck"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(old: str, new: str, rule: str, said: str) -> None:
    text = START.replace(old, new, 1)
    assert text != START
    with pytest.raises(SetupError, match=said) as refusal:
        read_position(text)
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "3",
        "3/act0",
        START + "/",
        START.replace("act0", "act3"),
        START.replace("act0", "wait0"),
        START.replace("young0", "old0"),
        START.replace("act0:start0", "put0:pending=T8NES:pending=P2NEW:start0"),
        START.replace("start0", "start0:start1"),
        START.replace("G10.", ""),
        START.replace("G10.", "G99."),
        START.replace("g4.b9", "g4.b0"),
        START.replace("b12", "b14"),
        START.replace("@1,0", ""),
        START.replace("@1,0", "@1.0"),
        START.replace(":7/", ":99999/"),
        START.replace(":7/", "/"),
        START.replace(":A20-33", ":C20-33"),
        START.replace("drawn14", "drawn"),
        TWO.replace(":17/", "/"),
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises((NotationError, SetupError)):
        read_position(text)


@pytest.mark.parametrize("phase", ["act0", "award0"])
def test_no_turn_follows_the_third_scoring(phase: str) -> None:
    """R7.1: there are three, and the game is over."""
    text = START.replace("act0", phase).replace("scored0", "scored3").replace(":A20-33:B54-66", "")
    with pytest.raises(SetupError, match="3 scorings do not match") as refusal:
        read_position(text)
    assert refusal.value.rule == "R7.1"


def awards(given: str, seat: str, *, award: str = "") -> str:
    """The end of a game in which scoring card B never turned up, all tiles but two in a reserve."""
    rest = ".".join(each.name for each in TILES if each.name not in ("T9NE", "T12", "T11"))
    return (
        f"3/award0:start0:young0:scored1:pending=T12{given}/-.-.-.-/-.-.-.-/T9NE@1,0:{rest}::0"
        f"/:{seat}::0{award}/:::0/drawn14:B54-66:reshuffled0/"
    )


def test_r8_2_an_award_is_put_down_by_a_seat_that_is_still_to_come() -> None:
    waiting = read_position(awards(":awards1", "", award=":T11"))
    assert (waiting.awards_left, waiting.awards[1]) == (1, 1 << tile("T11").number)
    with pytest.raises(SetupError, match="will not be asked") as refusal:
        read_position(awards("", "", award=":T11"))
    assert refusal.value.rule == "R8.2"


def test_r7_1_awards_are_followed_by_the_third_scoring_even_if_one_was_skipped() -> None:
    position = read_position(awards("", "T11"))
    game = Game(Options(3), seed="x", position=position)
    aids = game.view(0).aids
    assert game.score_now().number == 3
    assert aids is not None
    assert aids.forecast == tuple(game.score_now(3).points)
    before = game.scores
    game.play(parse("store T12"))
    assert game.over
    assert tuple(b - a for a, b in zip(before, game.scores, strict=True)) == aids.forecast


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("act0:start0:young0:scored0", "put0:start0:young0:scored0:pending=P2NEW"),
        ("g5y6:0", "g5y6:0:T8NES"),
    ],
)
def test_what_earlier_versions_allowed_opens_where_it_is_stored(old: str, new: str) -> None:
    text = START.replace(old, new, 1)
    assert write_position(read_position(text, stored=True)) == text
    game = Game(Options(3), seed="x", position=read_position(text, stored=True))
    kept = record.of_game(game)
    assert write_position(record.replay(kept).state) == text


@pytest.mark.parametrize("rules", ["9", "3:atlantis", "3:standard:tea=hot", "3:standard:start_tie"])
def test_rules_that_nobody_knows_are_refused(rules: str) -> None:
    with pytest.raises(SetupError):
        read_position(START.replace("3/", f"{rules}/", 1))


def test_chance_has_to_answer_before_a_position_is_written() -> None:
    with pytest.raises(SetupError, match="draw first"):
        write_position(Options(3).new_state(0))
