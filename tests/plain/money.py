"""Money cards: the deck, what may be taken, how a tile may be paid (R1.3, R2, R3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

CURRENCIES = "bgoy"

SLOT_CURRENCIES = "ygbo"  # R1.5: slots 1 to 4

TOGETHER = 5  # R3.1: several cards may be taken if they are worth no more than this

STARTING_SUM = 20  # R2.3


def value(card: str) -> int:
    """What a card is worth."""
    return int(card[1])


def worth(cards: Sequence[str]) -> int:
    """What some cards are worth together."""
    return sum(value(card) for card in cards)


def all_cards(players: int) -> list[str]:
    """Every money card of a game, in notation order (R1.3, R9.1)."""
    copies = 2 if players == 2 else 3
    return [f"{c}{v}" for c in CURRENCIES for v in range(1, 10) for _ in range(copies)]


def holds(cards: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether `wanted` is among `cards`, every copy counted."""
    return Counter(wanted) <= Counter(cards)


def may_take(cards: Sequence[str]) -> bool:
    """Whether these cards of the display may be taken in one action (R3.1)."""
    return len(cards) == 1 or (len(cards) > 1 and worth(cards) <= TOGETHER)


@lru_cache(maxsize=1 << 14)
def takes(display: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everything that may be taken of the display, alike cards named once (R3.1)."""
    choices = {
        cards
        for count in range(1, len(display) + 1)
        for cards in combinations(sorted(display), count)
    }
    return sorted(cards for cards in choices if may_take(cards))


def superfluous(cards: Sequence[str], price: int) -> bool:
    """Whether some card could be left out of a payment that still reaches the price (R3.7)."""
    total = worth(cards)
    return any(total - value(card) >= price for card in cards)


@lru_cache(maxsize=1 << 14)
def payments(purse: tuple[str, ...], price: int) -> list[tuple[str, ...]]:
    """The payments of `price` from cards of one currency without a superfluous card (R3.7)."""
    found = set()
    kinds = sorted(Counter(purse).items())

    def choose(chosen: tuple[str, ...], total: int, kind: int) -> None:
        if total >= price:
            # Any further card would be superfluous.
            found.add(chosen)
        elif kind < len(kinds):
            card, copies = kinds[kind]
            for count in range(copies + 1):
                choose(chosen + (card,) * count, total + count * value(card), kind + 1)

    choose((), 0, 0)
    return sorted(cards for cards in found if not superfluous(cards, price))


def of_currency(cards: Sequence[str], currency: str) -> tuple[str, ...]:
    """The cards of one currency, in notation order."""
    return tuple(sorted([card for card in cards if card[0] == currency]))


def deal(deck: list[str], players: int, youngest: int) -> list[list[str]]:
    """Deal the starting hands off the top of `deck`, youngest seat first (R2.3)."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in clockwise(youngest, players):
        while worth(hands[seat]) < STARTING_SUM:
            hands[seat].append(deck.pop(0))
    return hands


def starter(hands: Sequence[Sequence[str]], youngest: int, start_tie: str) -> int:
    """The seat that starts (R2.4, option `start_tie`)."""
    seats = clockwise(youngest, len(hands))
    fewest = min(len(hands[seat]) for seat in seats)
    tied = [seat for seat in seats if len(hands[seat]) == fewest]
    if start_tie == "sum":
        lowest = min(worth(hands[seat]) for seat in tied)
        tied = [seat for seat in tied if worth(hands[seat]) == lowest]
    return tied[0]


def clockwise(first: int, players: int) -> list[int]:
    """All seats in clockwise order from `first`."""
    return [(first + step) % players for step in range(players)]


def pile_sizes(cards: int) -> list[int]:
    """The sizes of the five piles, the first ones taking the odd cards (R2.6)."""
    return [cards // 5 + (1 if pile < cards % 5 else 0) for pile in range(5)]


def scoring_places(cards: int, scoring_place: str) -> tuple[range, range]:
    """How many of `cards` may lie above card A and above card B (R2.6, `scoring_place`)."""
    sizes = pile_sizes(cards)
    places = []
    for pile in (1, 3):
        top = sum(sizes[:pile])
        bottom = top if scoring_place == "top" else top + sizes[pile]
        places.append(range(top, bottom + 1))
    return places[0], places[1]
