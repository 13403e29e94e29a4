"""The prover misses no way to play a turn, and counts none twice."""

from __future__ import annotations

import pytest

from alhambra.actions import parse
from alhambra.bots import player
from alhambra.codes import encode
from alhambra.core import const
from alhambra.core.apply import carry_out
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.errors import SetupError
from alhambra.exercises.exercise import written_deal
from alhambra.exercises.goals import Bought, BoughtExactly, Built, Most, WallLongest
from alhambra.exercises.prove import attempts, ends, greedy, prove
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import Kind

BAG = "T11 P2NEW A9 S8S"
DECK = "g1 g1 y2 y9 b8  o4 o5 o6 o7  o1 o2 o3 o8 o9  b2 g1 y5 o4"
"""Seat 1 begins; seat 0 could pay T11 and P2NEW exactly, and nothing else."""


@pytest.fixture
def state() -> State:
    """Seat 0's first turn of a game of three."""
    options = Options(3)
    game = Game(options, deal=written_deal(options, "prove", bag=BAG, deck=DECK))
    while game.actor != 0:
        game.play(parse("take o4") if "take o4" in map(str, game.legal()) else game.legal()[0])
    return game.state


def tried_out(state: State) -> set[tuple[object, ...]]:
    """Every end of a turn, found without any short cut."""
    if state.phase in (const.PUT, const.AWARD) and not state.pending:
        return {state.key()}
    found = set()
    for code in legal(state):
        after = state.copy()
        carry_out(after, code)
        found |= tried_out(after)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_end_is_found_once(players: int) -> None:
    options = Options(players)
    game = Game(options, deal=written_deal(options, "ends"))
    bot, rng = player("builder"), Rng(players)
    while game.version < 20:
        if game.state.phase == const.ACT and not game.state.exact:
            found = [way.state.key() for way in ends(game.state)]
            assert len(found) == len(set(found))
            assert set(found) == tried_out(game.state)
        game.play_code(bot.code(game.state, rng))


def test_awards_are_tried_out_as_well() -> None:
    options = Options(2)
    game = Game(options, deal=written_deal(options, "award"))
    bot, rng = player("builder"), Rng(3)
    while game.state.phase != const.AWARD:
        game.play_code(bot.code(game.state, rng))
    assert {way.state.key() for way in ends(game.state)} == tried_out(game.state)


def test_a_way_can_be_played_again(state: State) -> None:
    for attempt in attempts(state):
        twin = state.copy()
        for action in attempt.actions:
            code = encode(twin, action)
            assert code in legal(twin)
            carry_out(twin, code)
        assert twin.key() == attempt.after.key()


def test_the_position_stays_as_it_is(state: State) -> None:
    before = state.key()
    prove(state, Bought(2))
    assert state.key() == before


def test_a_proof_names_a_shortest_solution(state: State) -> None:
    proof = prove(state, BoughtExactly(2))
    assert sorted(map(str, proof.solution[:2])) == ["buy P2NEW g1 g1", "buy T11 y2 y9"]
    assert len(proof.solution) == 5
    assert 0 < proof.met < proof.ends
    assert proof.best is None


def test_what_cannot_be_done_is_met_nowhere(state: State) -> None:
    proof = prove(state, BoughtExactly(3))
    assert (proof.met, proof.palaces, proof.solution) == (0, 0, ())
    assert proof.ends == prove(state, Bought(1)).ends


def test_palaces_are_counted_without_the_money(state: State) -> None:
    proof = prove(state, Most("tower"))
    towers = [each.after for each in attempts(state) if each.after.palace(0).count(Kind.TOWER)]
    assert proof.met == len(towers)
    assert proof.palaces == len({each.palace(0).key() for each in towers}) < proof.met


def test_a_number_is_proven_to_be_the_most(state: State) -> None:
    proof = prove(state, WallLongest(3))
    assert proof.best == 3
    assert proof.met > 0
    assert prove(state, WallLongest(4)).met == 0


def test_greed_takes_the_best_step_and_may_miss_the_best_end(state: State) -> None:
    def number(position: State) -> int:
        """Worth most with two tiles in the palace, but money looks good at first."""
        built = position.palace(0).built.bit_count()
        return 10 * (built == 2) + position.hand_size(0) * (built == 0)

    assert max(number(way.state) for way in ends(state)) == 10
    assert greedy(state, number) < 10
    assert greedy(state, lambda position: position.palace(0).wall()) == 3


def test_a_turn_that_is_too_long_is_refused(state: State) -> None:
    with pytest.raises(SetupError, match="more than 10 positions"):
        prove(state, Built(1), limit=10)
