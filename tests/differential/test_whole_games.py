"""Whole games, in lockstep with the plain model, at every kind of table."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from alhambra import core, pieces
from alhambra.core import const
from alhambra.core.legal import legal, pick
from alhambra.core.rng import Rng
from alhambra.deal import Deal, deal_from_seed
from alhambra.options import EDITIONS, RULE_OPTIONS, Options
from alhambra.pieces import TILES

from ..plain.game import PlainGame
from .lockstep import Lockstep, Tally, play_games
from .policies import Policy, wrecker
from .snakes import Snake, snake

GAMES = 24 if core.compiled() else 4  # of each chunk
SOAK_DECISIONS = 40_000  # of each chunk, 1,200,000 of all

CHUNKS = [
    pytest.param(players, edition, changed, id=f"{players}-{edition}-{changed}")
    for players in range(2, 7)
    for edition in EDITIONS
    for changed in ("preset", "changed")
]
ALL_WORDS = {"take", "buy", "stop", "add", "remove", "swap", "place", "store"}


def tables(players: int, edition: str, changed: str) -> list[Options]:
    """The edition as it is, or with one rule option after the other changed."""
    preset = Options(players, edition)
    if changed == "preset":
        return [preset]
    return [
        Options(players, edition, {name: value})
        for name, values in RULE_OPTIONS.items()
        for value in values
        if value != preset.rules[name]
    ]


def snake_deal(options: Options, plan: Snake) -> Deal:
    """A deal that offers two tiles for the idlers, then the snake's in its order."""
    names = [tile for tile, _ in plan]
    first, second, *rest = [tile for tile in TILES if tile.name not in names]
    bag = (first, second, *map(pieces.tile, names), *rest)
    return replace(deal_from_seed(options, "snake", youngest=0), bag=bag)


def snake_builder(plan: Snake) -> Policy:
    """A policy that buys what the plan needs and builds it in order."""
    cells = dict(plan)

    def choose(game: PlainGame, legal: list[str], rng: Random) -> str:
        built = len(game.palaces[game.acting])
        wanted = "{} {},{}".format(*_flat(plan[built])) if built < len(plan) else ""

        def taste(text: str) -> tuple[int, int]:
            word, tile, *rest = [*text.split(), ""]
            if text in (f"place {wanted}", f"add {wanted}"):
                return 5, 0
            if word == "buy" and (tile in cells or built >= len(plan) - 2):
                return 4, -sum(int(card[1]) for card in rest if card)
            return {"store": 3, "take": 2, "stop": 1}.get(word, 0), len(text)

        return max(legal, key=taste)

    return choose


def _flat(step: tuple[str, tuple[int, int]]) -> tuple[str, int, int]:
    return step[0], *step[1]


def idler(plan: Snake) -> Policy:
    """A policy that buys one tile the plan has no use for, and only builds and removes it."""
    kept = tuple(f"buy {tile} " for tile, _ in plan)

    def choose(game: PlainGame, legal: list[str], rng: Random) -> str:
        rest = [text for text in legal if not text.startswith(kept)]
        for word in ("stop", "place", "add", "remove", "buy", "take"):
            for text in rest:
                if text.startswith(word):
                    return text
        return legal[0]

    return choose


@pytest.mark.parametrize(("players", "edition", "changed"), CHUNKS)
def test_engine_and_plain_model_agree(players: int, edition: str, changed: str) -> None:
    seed = f"{players}/{edition}/{changed}"
    tally = play_games(tables(players, edition, changed), seed, games=GAMES)
    assert tally.games == GAMES
    assert tally.unfinished == 0
    assert not core.compiled() or tally.words >= ALL_WORDS


@pytest.mark.parametrize("players", range(2, 7))
def test_every_legal_code_is_picked_as_often(players: int) -> None:
    """What `pick` draws is spread evenly: chi squared stays below six standard deviations."""
    lockstep = Lockstep(Options(players), f"pick/{players}", door=False)
    lockstep.seats = [wrecker] * players
    rng = Rng(players)
    lockstep.compare()
    for number in range(120 if core.compiled() else 25):
        lockstep.step(wrecker(lockstep.plain, lockstep.legal, lockstep.rng), Tally())
        if number % 6:
            continue
        codes = legal(lockstep.table.state)
        picked = Counter(pick(lockstep.table.state, rng) for _ in range(100 * len(codes)))
        assert sorted(picked) == codes
        spread = sum((often - 100) ** 2 / 100 for often in picked.values())
        freedom = len(codes) - 1
        assert spread <= freedom + 6 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("forward", "NESW")
def test_a_palace_that_reaches_around_the_torus(forward: str) -> None:
    """One seat builds a snake more than 31 cells long; the others build and remove one tile."""
    options = Options(3)
    plan = snake(forward, Random(forward))
    lockstep = Lockstep(options, forward, door=True, deal=snake_deal(options, plan))
    lockstep.seats = [snake_builder(plan), idler(plan), idler(plan)]
    lockstep.play(tally := Tally())
    reached = [abs(number) for cell in lockstep.plain.palaces[0] for number in cell]
    assert max(reached) >= const.SPAN // 2
    assert tally.unfinished == 0


@pytest.mark.soak
@pytest.mark.parametrize(("players", "edition", "changed"), CHUNKS)
def test_engine_and_plain_model_agree_for_long(
    players: int, edition: str, changed: str, capfd: pytest.CaptureFixture[str]
) -> None:
    seed = f"soak/{players}/{edition}/{changed}"
    tally = play_games(tables(players, edition, changed), seed, decisions=SOAK_DECISIONS)
    with capfd.disabled():
        print(f"{seed}: {tally}", file=sys.stderr, flush=True)
    assert tally.unfinished == 0
    assert tally.words >= ALL_WORDS
