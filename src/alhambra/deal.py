"""Everything that chance decides in a game: derived from a seed, committed to, proven later.

The algorithm is part of the record format and never changes; docs/records.md describes it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from .core import const
from .core.apply import apply
from .core.state import State
from .errors import SetupError
from .options import Options
from .pieces import CARDS, TILES, Card, Tile

Item = TypeVar("Item")


class Stream:
    """Random numbers from SHA-256 in counter mode: the same on every platform."""

    def __init__(self, seed: str, purpose: str) -> None:
        """Start the stream that belongs to one `purpose` of a `seed`."""
        self._prefix = f"alhambra/1|{purpose}|{seed}|".encode()
        self._block = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        limit = 2**32 - 2**32 % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _word(self) -> int:
        """The next 32 bits, big-endian."""
        if not self._bytes:
            self._bytes = hashlib.sha256(self._prefix + str(self._block).encode()).digest()
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of bag and deck, the places of the scoring cards, and the reshuffles."""

    youngest: int
    """The seat that is dealt to first and breaks ties (R2.3, R2.4)."""
    bag: tuple[Tile, ...]
    """All tiles in drawing order; only those still in the bag if the game starts at a position."""
    deck: tuple[Card, ...]
    """All money cards in drawing order; only those left if the game starts at a position."""
    scoring_cards: tuple[int, int]
    """How many money cards lie above scoring cards A and B in the deck left after R2.5; 0 for one
    that has already turned up, if the game starts at a position."""
    reshuffle_seed: str | None = None
    """The seed of all reshuffles; None if `reshuffles` lists them instead."""
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    """Reshuffled decks in drawing order, for a deal read from a record."""
    salt: str = ""
    """Keeps the deal from being guessed from its commitment; random, or derived from the seed."""

    @property
    def commitment(self) -> str:
        """A hash of the deal that can be shown before the first card and gives nothing away."""
        held = {
            "bag": [each.name for each in self.bag],
            "deck": [str(each) for each in self.deck],
            "reshuffle_seed": self.reshuffle_seed,
            "salt": self.salt,
            "scoring_cards": list(self.scoring_cards),
        }
        text = json.dumps(held, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def all_cards(options: Options) -> tuple[Card, ...]:
    """The money cards of a game, in the order of notation.md (R1.3, R9.1)."""
    copies = 2 if options.players == const.MIN_PLAYERS else const.COPIES
    return tuple(each for each in CARDS for _ in range(copies))


def deal_from_seed(options: Options, seed: str, *, youngest: int | None = None) -> Deal:
    """The deal that a seed gives. Without `youngest`, the seed picks that seat as well."""
    if youngest is None:
        youngest = Stream(seed, "youngest").below(options.players)
    bag = tuple(Stream(seed, "bag").shuffled(TILES))
    deck = tuple(Stream(seed, "deck").shuffled(all_cards(options)))
    places = scoring_places(options, youngest, deck)
    return Deal(
        youngest=youngest,
        bag=bag,
        deck=deck,
        scoring_cards=(
            places[0][Stream(seed, "scoring A").below(len(places[0]))],
            places[1][Stream(seed, "scoring B").below(len(places[1]))],
        ),
        reshuffle_seed=hashlib.sha256(f"alhambra/1|reshuffle|{seed}".encode()).hexdigest(),
        salt=hashlib.sha256(f"alhambra/1|salt|{seed}".encode()).hexdigest(),
    )


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def scoring_places(options: Options, youngest: int, deck: Sequence[Card]) -> tuple[range, range]:
    """How many cards may lie above scoring cards A and B (R2.6) once this deck is dealt."""
    state = options.new_state(youngest)
    order = iter(deck)
    while state.phase <= const.DEAL_DISPLAY:
        if state.phase in (const.DEAL_DIRK, const.DEAL_MARKET):
            any_tile = state.bag.bit_length() - 1
            apply(state, const.DRAW_TILE << const.KIND_SHIFT | any_tile)
        else:
            number = next(order).number
            apply(state, const.DRAW_CARD << const.KIND_SHIFT | number << const.FIELD_SHIFT)
    low, high = state.scoring_low, state.scoring_high
    return range(low[0], high[0] + 1), range(low[1], high[1] + 1)


def check_deal(options: Options, deal: Deal) -> None:
    """Refuse a deal with wrong pieces or with scoring cards outside their piles."""
    if odd := _odd_one(deal.bag, TILES):
        text = f"the bag has to hold each of the {len(TILES)} tiles once, but {odd}"
        raise SetupError(text, rule="R1.2")
    cards = all_cards(options)
    if odd := _odd_one(deal.deck, cards):
        rule = "R9.1" if options.players == const.MIN_PLAYERS else "R1.3"
        copies = len(cards) // len(CARDS)
        text = f"the deck has to hold each money card {copies} times, but {odd}"
        raise SetupError(text, rule=rule)
    places = scoring_places(options, deal.youngest, deal.deck)
    for letter, above, allowed in zip("AB", deal.scoring_cards, places, strict=True):
        if above not in allowed:
            raise SetupError(
                f"scoring card {letter} has {allowed[0]} to {allowed[-1]} money cards above it, "
                f"not {above}",
                rule="R2.6",
            )


def deal_from_position(state: State, seed: str) -> Deal:
    """Everything left to chance from a position onwards, derived from a seed."""
    places = _places_left(state)
    above = [
        places[letter][Stream(seed, f"scoring {'AB'[letter]}").below(len(places[letter]))]
        if places[letter]
        else 0
        for letter in range(2)
    ]
    return Deal(
        youngest=state.youngest,
        bag=tuple(Stream(seed, "bag").shuffled(_bag_left(state))),
        deck=tuple(Stream(seed, "deck").shuffled(_deck_left(state))),
        scoring_cards=(above[0], above[1]),
        reshuffle_seed=hashlib.sha256(f"alhambra/1|reshuffle|{seed}".encode()).hexdigest(),
        salt=hashlib.sha256(f"alhambra/1|salt|{seed}".encode()).hexdigest(),
    )


def check_deal_from(state: State, deal: Deal) -> None:
    """Refuse a deal that does not fit a position."""
    if deal.youngest != state.youngest:
        text = f"the youngest in the position is seat {state.youngest}, not {deal.youngest}"
        raise SetupError(text, rule="R2.4")
    if odd := _odd_one(deal.bag, _bag_left(state)):
        text = f"the bag has to hold each tile that is nowhere in the position, but {odd}"
        raise SetupError(text, rule="R1.2")
    if odd := _odd_one(deal.deck, _deck_left(state)):
        text = f"the deck has to hold the money cards that are nowhere in the position, but {odd}"
        raise SetupError(text, rule="R1.3")
    for letter, above, allowed in zip("AB", deal.scoring_cards, _places_left(state), strict=True):
        if allowed and above not in allowed:
            raise SetupError(
                f"scoring card {letter} has {allowed[0]} to {allowed[-1]} money cards above it, "
                f"not {above}",
                rule="R2.6",
            )
        if not allowed and above:
            text = f"scoring card {letter} has turned up before the position: write 0, not {above}"
            raise SetupError(text, rule="R2.6")


def _places_left(state: State) -> tuple[range, range]:
    """How many cards may lie above scoring cards A and B; empty for one that has turned up."""
    ranges = [
        range(0) if high == const.EMPTY else range(max(low, state.drawn), high + 1)
        for low, high in zip(state.scoring_low, state.scoring_high, strict=True)
    ]
    return ranges[0], ranges[1]


def _bag_left(state: State) -> list[Tile]:
    """The tiles in the bag, in the order of records.md."""
    return [tile for tile in TILES if state.bag >> tile.number & 1]


def _deck_left(state: State) -> list[Card]:
    """The money cards in the deck, sorted."""
    return [
        each for each in CARDS for _ in range(state.deck[each.currency] >> 2 * (each.value - 1) & 3)
    ]


def _odd_one(held: Sequence[object], wanted: Sequence[object]) -> str:
    """The first piece with a wrong count, as text; empty if all are right."""
    there, needed = Counter(held), Counter(wanted)
    for each in sorted(needed | there, key=str):
        if there[each] != needed[each]:
            return f"it holds {each} {there[each]} times"
    return ""


class FixedDealer:
    """Draws in the order of a deal. The position passed in says how much is already drawn."""

    def __init__(self, deal: Deal, reshuffled: int = 0) -> None:
        """Draw from `deal`, which starts after `reshuffled` earlier reshuffles."""
        self._deal = deal
        self._before = reshuffled
        self.reshuffles: list[tuple[Card, ...]] = []
        """The reshuffled decks so far, in drawing order."""

    def draw(self, state: State) -> int:
        """The code of the next draw."""
        if state.phase in (
            const.DEAL_DIRK,
            const.DEAL_MARKET,
            const.REFILL_MARKET,
            const.DRAW_DIRK,
        ):
            tile = self._deal.bag[len(self._deal.bag) - state.bag_left()]
            return const.DRAW_TILE << const.KIND_SHIFT | tile.number
        if state.phase == const.REFILL_DISPLAY:
            for letter in range(2):
                waits = state.scoring_high[letter] != const.EMPTY
                if waits and state.drawn == self._deal.scoring_cards[letter]:
                    return const.TURN_UP << const.KIND_SHIFT | letter << const.FIELD_SHIFT
        cards = self._deck(state)
        number = cards[len(cards) - state.deck_left].number
        return const.DRAW_CARD << const.KIND_SHIFT | number << const.FIELD_SHIFT

    def _deck(self, state: State) -> tuple[Card, ...]:
        """The deck that a position draws from, complete, in drawing order."""
        number = state.reshuffles - self._before
        if number == 0:
            return self._deal.deck
        if number > len(self.reshuffles):
            self.reshuffles.append(self._reshuffled(state))
        return self.reshuffles[number - 1]

    def rest(self, state: State) -> Deal:
        """The part of the deal that a position of this game has not drawn yet."""
        bag, deck = self._deal.bag, self._deck(state)
        above = [
            0 if high == const.EMPTY else place
            for high, place in zip(state.scoring_high, self._deal.scoring_cards, strict=True)
        ]
        return replace(
            self._deal,
            bag=bag[len(bag) - state.bag_left() :],
            deck=deck[len(deck) - state.deck_left :],
            scoring_cards=(above[0], above[1]),
            reshuffles=self._deal.reshuffles[state.reshuffles - self._before :],
        )

    def forget_after(self, state: State) -> None:
        """Drop the reshuffles that come after a position the game has gone back to (R6.2)."""
        del self.reshuffles[state.reshuffles - self._before :]

    def _reshuffled(self, state: State) -> tuple[Card, ...]:
        """The discard pile, shuffled (R6.2)."""
        discard = _deck_left(state)
        number = len(self.reshuffles)
        if self._deal.reshuffle_seed is not None:
            purpose = f"reshuffle {self._before + number}"
            return tuple(Stream(self._deal.reshuffle_seed, purpose).shuffled(discard))
        if number >= len(self._deal.reshuffles):
            raise SetupError(f"reshuffle {number} is missing", rule="R6.2")
        order = self._deal.reshuffles[number]
        if sorted(order) != discard:
            text = f"reshuffle {number} does not hold the {len(discard)} cards of the discard"
            raise SetupError(text, rule="R6.2")
        return order
