"""The checked door (R3.7): it lets in what is legal, and has a reason against all else."""

from __future__ import annotations

import re
from random import Random

import pytest

from alhambra import core
from alhambra.actions import Action
from alhambra.core.state import State
from alhambra.errors import IllegalAction
from alhambra.game import Game
from alhambra.options import Options
from alhambra.refusals import checked_code

from .tables import any_action, is_overpaid, pick

GAMES = 2 if core.compiled() else 1
RULE = re.compile(r"R\d\.\d")
SLUGS = {
    *("game-over", "not-your-turn", "not-now", "put-down-first", "must-act", "stop-instead"),
    *("empty-take", "too-much", "not-on-display"),
    *("not-in-market", "wrong-currency", "not-in-hand", "too-little"),
    *("not-in-reserve", "not-in-pending", "not-built"),
    *("no-dirk", "no-gift-of-award", "fits"),
    *("occupied", "corner", "apart", "clash", "unreachable", "encloses"),
}


def refusal_of(state: State, action: Action, seat: int | None = None) -> IllegalAction | None:
    """Why an action is refused; None if it is not."""
    try:
        checked_code(state, action, seat)
    except IllegalAction as refusal:
        return refusal
    return None


def refused(game: Game, rng: Random, tries: int) -> set[str]:
    """Try actions of every kind in one position; the slugs of those that were refused."""
    slugs = set()
    listed = set(game.legal())
    for _ in range(tries):
        action = any_action(game.state, rng)
        allowed = action in listed or (not game.over and is_overpaid(game.state, action))
        refusal = refusal_of(game.state, action)
        if refusal is None:
            assert allowed, f"{action} is illegal, but went through"
            continue
        assert not allowed, f"{action} is legal, but refused: {refusal}"
        assert RULE.fullmatch(refusal.rule)
        assert refusal.slug
        assert refusal.text
        assert str(refusal) == f"{refusal.text} ({refusal.rule})"
        slugs.add(refusal.slug)
    return slugs


def slugs_of_a_game(players: int, edition: str, seed: int) -> set[str]:
    """Play a game to its end and try every kind of action on the way."""
    rng = Random(f"{players}/{edition}/{seed}")
    game = Game(Options(players, edition), seed=rng.getrandbits(64))
    slugs = set()
    while not game.over:
        slugs |= refused(game, rng, 8)
        assert game.actor is not None
        early = refusal_of(game.state, rng.choice(game.legal()), (game.actor + 1) % players)
        assert early is not None
        slugs.add(early.slug)
        game.play(pick(game, rng))
    return slugs | refused(game, rng, 8)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_refusal_has_a_reason_and_nothing_legal_is_refused(players: int) -> None:
    slugs = set()
    for edition in ("standard", "pt-2003"):
        for seed in range(GAMES):
            slugs |= slugs_of_a_game(players, edition, seed)
    assert slugs <= SLUGS
    assert len(slugs) > len(SLUGS) - 5


def test_every_slug_is_reached() -> None:
    slugs = slugs_of_a_game(3, "standard", 0)
    for seed in range(20):
        slugs |= slugs_of_a_game(2, "pt-2003", seed)
        if slugs == SLUGS:
            return
    raise AssertionError(
        f"never refused for {sorted(SLUGS - slugs)}, or not expected: {slugs - SLUGS}"
    )
