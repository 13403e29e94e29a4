"""The position: what is on the table, without history, randomness or future."""

from __future__ import annotations

from typing import Any

from . import bits, const, shelf
from .money import size, worth
from .palace import Palace


class State:
    """What everybody with a perfect memory knows.

    Undrawn cards are counts and undrawn tiles are a set, without an order. When one has to be drawn
    the actor is CHANCE, and whoever runs the game applies a draw. Scoring cards are drawn like that
    too: the state knows how many money cards at least and at most are above each (R2.6).
    """

    def __init__(
        self,
        players: int,
        youngest: int = 0,
        start_tie: int = 0,
        scoring_place: int = 0,
        dirk_second: int = 0,
        dirk_gift: int = 0,
    ) -> None:
        """An empty table, before dealing. `alhambra.options` checks the arguments, not this."""
        self.players = players
        self.youngest = youngest
        self.start_tie = start_tie
        self.scoring_place = scoring_place
        self.dirk_second = dirk_second
        self.dirk_gift = dirk_gift

        self.phase = const.DEAL_DIRK if players == const.MIN_PLAYERS else const.DEAL_MARKET
        self.turn = youngest  # the seat that is dealt to, on turn, or putting down its award
        self.starter = const.EMPTY
        self.exact = False  # the last action was a purchase at the exact price (R3.4)
        self.pending = 0  # set of tiles, bought or awarded, that seat `turn` has to put down
        self.ending = False  # a market slot could not be filled (R6.4)
        self.due = 0  # scoring cards turned up and not scored yet, as a set
        self.scorings = 0  # how many are done
        self.awards_left = 0  # seats that have not put down their award yet

        # Literal sizes, as in state.pxd: a compiled array must have a fixed length.
        self.market = [-1] * 4
        self.display = [-1] * 4
        self.takes = 0  # legal takes, as a set of masks of display slots; 0 until computed
        self.bag = bits.MASK64 >> (64 - const.TILES)
        self.reserves = [0] * 6
        self.awards = [0] * 6
        self.dirk = 0
        self.dirk_left = const.DIRK_TILES if players == const.MIN_PLAYERS else 0
        self.scores = [0] * 6
        self.dirk_score = 0

        self.hands = [0] * 24  # packed, see money.py: seat * 4 + currency
        self.cash = [0] * 24  # what each of `hands` is worth
        copies = 2 if players == const.MIN_PLAYERS else const.COPIES
        self.deck = [copies * 0x15555] * 4
        self.deck_left = copies * const.CARDS
        self.discard = [0] * 4
        self.discard_left = 0
        self.reshuffles = 0
        self.drawn = 0  # money cards drawn since the deck was split into piles
        # Money cards above scoring cards A and B when the deck was split: at least, at most.
        self.scoring_low = [0] * 2
        self.scoring_high = [0] * 2  # -1 once the card has turned up

        self.palaces = [Palace() for _ in range(players)]
        self.owned = (1 << players) - 1  # set of seats whose palaces no other state shares
        shelf.line_up(self)

    def copy(self) -> State:
        """An independent copy; both share each palace until one of them has to change it."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.youngest = self.youngest
        twin.start_tie = self.start_tie
        twin.scoring_place = self.scoring_place
        twin.dirk_second = self.dirk_second
        twin.dirk_gift = self.dirk_gift
        twin.phase = self.phase
        twin.turn = self.turn
        twin.starter = self.starter
        twin.exact = self.exact
        twin.pending = self.pending
        twin.ending = self.ending
        twin.due = self.due
        twin.scorings = self.scorings
        twin.awards_left = self.awards_left
        twin.market = self.market[:]
        twin.display = self.display[:]
        twin.takes = self.takes
        twin.bag = self.bag
        twin.reserves = self.reserves[:]
        twin.awards = self.awards[:]
        twin.dirk = self.dirk
        twin.dirk_left = self.dirk_left
        twin.scores = self.scores[:]
        twin.dirk_score = self.dirk_score
        twin.hands = self.hands[:]
        twin.cash = self.cash[:]
        twin.deck = self.deck[:]
        twin.deck_left = self.deck_left
        twin.discard = self.discard[:]
        twin.discard_left = self.discard_left
        twin.reshuffles = self.reshuffles
        twin.drawn = self.drawn
        twin.scoring_low = self.scoring_low[:]
        twin.scoring_high = self.scoring_high[:]
        twin.palaces = self.palaces[:]
        twin.owned = self.owned = 0
        shelf.line_up(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything that distinguishes this position from others, for comparing and hashing."""
        return (
            (self.players, self.youngest, self.start_tie, self.scoring_place),
            (self.dirk_second, self.dirk_gift, self.phase, self.turn, self.starter),
            (self.exact, self.pending, self.ending, self.due, self.scorings, self.awards_left),
            (tuple(self.market), tuple(self.display), self.bag, self.dirk, self.dirk_left),
            (tuple(self.reserves), tuple(self.awards), tuple(self.scores), self.dirk_score),
            (tuple(self.hands), tuple(self.deck), self.deck_left),
            (tuple(self.discard), self.discard_left, self.reshuffles, self.drawn),
            (tuple(self.scoring_low), tuple(self.scoring_high)),
            tuple([palace.key() for palace in self.palaces]),
        )

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only what `key` has, and the palaces."""
        return restored, (self.key()[:-1], self.palaces[:])

    # Questions

    def actor(self) -> int:
        """The seat to act, CHANCE or NOBODY."""
        if self.phase < const.ACT:
            return const.CHANCE
        return const.NOBODY if self.phase == const.OVER else self.turn

    def has_dirk(self) -> bool:
        """Whether Dirk takes part (section 9)."""
        return self.players == const.MIN_PLAYERS

    def bag_left(self) -> int:
        """How many tiles are in the bag."""
        return bits.count(self.bag)

    def hand(self, seat: int, currency: int) -> int:
        """The packed cards of one currency in a hand."""
        return self.hands[seat * const.CURRENCIES + currency]

    def money(self, seat: int, currency: int) -> int:
        """What the cards of one currency in a hand are worth."""
        return self.cash[seat * const.CURRENCIES + currency]

    def hand_worth(self, seat: int) -> int:
        """What a hand is worth in all currencies together."""
        first = seat * const.CURRENCIES
        return self.cash[first] + self.cash[first + 1] + self.cash[first + 2] + self.cash[first + 3]

    def hand_size(self, seat: int) -> int:
        """How many cards a hand holds."""
        first = seat * const.CURRENCIES
        total = 0
        for currency in range(const.CURRENCIES):
            total += size(self.hands[first + currency])
        return total

    def palace(self, seat: int) -> Palace:
        """A seat's palace, read-only: other states may share it."""
        return self.palaces[seat]

    # For the rules only

    def own_palace(self, seat: int) -> Palace:
        """A seat's palace, which may be changed: it is copied first if it may be shared."""
        one = 1
        if not (self.owned >> seat) & 1:
            self.palaces[seat] = shelf.palace_of(self, seat).copy()
            self.owned |= one << seat
            shelf.line_up(self)
        return shelf.palace_of(self, seat)

    def inherit(self, over: State) -> None:
        """Clear and reuse the palaces of a state that is no longer needed."""
        one = 1
        for seat in range(self.players):
            if (over.owned >> seat) & 1:
                palace = shelf.palace_of(over, seat)
                palace.clear()
                self.palaces[seat] = palace
                self.owned |= one << seat
        over.owned = 0
        shelf.line_up(self)


def restored(key: tuple[tuple[Any, ...], ...], palaces: list[Palace]) -> State:
    """The position with this `key`, which lacks the palaces, and with `palaces`."""
    state = State.__new__(State)
    state.players, state.youngest, state.start_tie, state.scoring_place = key[0]
    state.dirk_second, state.dirk_gift, state.phase, state.turn, state.starter = key[1]
    state.exact, state.pending, state.ending, state.due, state.scorings, state.awards_left = key[2]
    market, display, state.bag, state.dirk, state.dirk_left = key[3]
    reserves, awards, scores, state.dirk_score = key[4]
    hands, deck, state.deck_left = key[5]
    discard, state.discard_left, state.reshuffles, state.drawn = key[6]
    low, high = key[7]
    state.market = list(market)
    state.display = list(display)
    state.reserves = list(reserves)
    state.awards = list(awards)
    state.scores = list(scores)
    state.hands = list(hands)
    state.cash = [worth(packed) for packed in hands]
    state.deck = list(deck)
    state.discard = list(discard)
    state.scoring_low = list(low)
    state.scoring_high = list(high)
    state.takes = 0
    state.palaces = palaces[:]
    state.owned = 0
    shelf.line_up(state)
    return state
