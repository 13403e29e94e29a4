"""What the pinned digests are taken from: games of the core, deals, and whole records."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.deal import deal_from_seed
from alhambra.game import Game
from alhambra.options import EDITIONS, Options
from alhambra.record import of_game, to_json

from ..drawing import wander

HERE = Path(__file__).parent
PINNED = HERE / "digests.json"
RECORDS = {"two": Options(2, "hu-2003"), "four": Options(4)}
MAX_DECISIONS = 400


def tables() -> Iterator[tuple[str, Options]]:
    """Every number of seats with every edition, by name."""
    for players in range(const.MIN_PLAYERS, const.MAX_PLAYERS + 1):
        for edition in EDITIONS:
            yield f"{players} {edition}", Options(players, edition)


def trace(options: Options, seed: int) -> str:
    """A digest of a random game inside the core: legal lists, codes, positions, scores."""
    digest = hashlib.sha256()
    rng = Rng(seed)
    state = options.new_state(rng.below(options.players))
    dealer = Dealer(rng)
    dealer.follow(state)
    dealer.deal(state)
    for _ in range(MAX_DECISIONS):
        codes = legal(state)
        if not codes:
            break
        code = codes[rng.below(len(codes))]
        told = (state.actor(), codes, code, state.key(), list(state.scores), state.dirk_score)
        digest.update(repr(told).encode())
        apply(state, code)
        dealer.deal(state)
    digest.update(repr(state.key()).encode())
    return digest.hexdigest()


def deal_digest(options: Options, seed: str) -> str:
    """A digest of everything that a seed decides."""
    deal = deal_from_seed(options, seed)
    told = (
        deal.youngest,
        [tile.name for tile in deal.bag],
        [str(card) for card in deal.deck],
        list(deal.scoring_cards),
        deal.reshuffle_seed,
        deal.salt,
        deal.commitment,
    )
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def whole_record(name: str) -> str:
    """A whole game as a record."""
    game = Game(RECORDS[name], seed=f"parity {name}")
    for _ in wander(game, f"parity {name}"):
        pass
    return to_json(of_game(game))


def digests() -> dict[str, dict[str, str]]:
    """All that is pinned."""
    return {
        "traces": {name: trace(options, 7) for name, options in tables()},
        "deals": {name: deal_digest(options, "Granada") for name, options in tables()},
    }


if __name__ == "__main__":  # pin anew: python -m tests.parity.tracing
    PINNED.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
    for each in RECORDS:
        (HERE / f"{each}.json").write_text(whole_record(each) + "\n", "utf-8")
