"""Who plays the games: each policy picks one of the legal texts, or pays more than it need."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from ..plain.game import PlainGame
from ..plain.tiles import price

Policy = Callable[[PlainGame, list[str], Random], str]

CHANGE_OF_MIND = 0.1  # how often a policy with a taste does what it likes less


def uniform(game: PlainGame, legal: list[str], rng: Random) -> str:
    """Any action, each as likely as the next."""
    return legal[int(rng.random() * len(legal))]


def builder(game: PlainGame, legal: list[str], rng: Random) -> str:
    """Buys, exactly where it can, and builds all it has: palaces grow big."""
    return _liked(legal, rng, _BUILDER)


def wrecker(game: PlainGame, legal: list[str], rng: Random) -> str:
    """Builds, tears down and swaps: every shape of palace, full reserves."""
    return _liked(legal, rng, _WRECKER if rng.random() < 0.6 else _BUILDER)


def spender(game: PlainGame, legal: list[str], rng: Random) -> str:
    """Buys like a builder, but pays with cards that are superfluous (R3.7)."""
    chosen = _liked(legal, rng, _BUILDER)
    if not chosen.startswith("buy"):
        return chosen
    _, tile, *cards = chosen.split()
    spare = list(game.hands[game.turn_seat])
    for card in cards:
        spare.remove(card)
    spare = [card for card in spare if card[0] == cards[0][0]]
    extra = rng.sample(spare, int(rng.random() * (len(spare) + 1)))
    return " ".join(["buy", tile, *sorted(cards + extra)])


def fickle(game: PlainGame, legal: list[str], rng: Random) -> str:
    """One of the others, drawn anew for every action."""
    return rng.choice((uniform, builder, wrecker, spender))(game, legal, rng)


POLICIES: tuple[Policy, ...] = (
    *(builder, builder, builder, spender, spender, spender, fickle, fickle, uniform, wrecker),
)
"""As often as games by them are short: random play goes on for long and builds little."""


def _liked(legal: list[str], rng: Random, tastes: dict[str, int]) -> str:
    """An action of the kind that is liked most, or now and then any."""
    if rng.random() < CHANGE_OF_MIND:
        return legal[int(rng.random() * len(legal))]
    best = -1
    liked: list[str] = []
    for text in legal:
        taste = tastes[_sort_of(text)]
        if taste > best:
            best = taste
            liked = [text]
        elif taste == best:
            liked.append(text)
    return liked[int(rng.random() * len(liked))]


@cache
def _sort_of(text: str) -> str:
    """The word of an action; for a purchase, whether it is exact; for a take, whether of many."""
    word, *pieces = text.split()
    if word == "buy":
        exact = sum(int(card[1]) for card in pieces[1:]) == price(pieces[0])
        return "buy exactly" if exact else "buy"
    if word == "take" and len(pieces) == 1 and int(pieces[0][1]) < 5:
        return "take little"
    return word


_BUILDER = {
    **{"pass": 0, "stop": 0, "give": 0, "store": 1, "place": 2},
    **{"remove": 0, "take little": 1, "swap": 1, "take": 2, "buy": 3, "add": 4, "buy exactly": 5},
}
_WRECKER = {
    **{"pass": 0, "stop": 0, "give": 1, "store": 2, "place": 3},
    **{"take little": 1, "take": 1, "add": 2, "swap": 2, "remove": 2, "buy": 3, "buy exactly": 3},
}
